//! A document for tests, of this crate and of others.

/// One page that has a title, says hello and leads somewhere. `more` is drawn after the greeting; `/X Do` there draws a form
/// that draws itself twice, for ever.
pub fn document(more: &str) -> Vec<u8> {
    let content = format!("BT /F1 24 Tf 72 700 Td (Hello from a document) Tj ET {more}");
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 8 0 R >> >> /Annots [6 0 R] >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
        "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://example.com/a) >> >>".to_owned(),
        "<< /Title (A title) >>".to_owned(),
        "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11 /Resources << /XObject << /X 8 0 R >> >> >>\nstream\n/X Do /X Do\nendstream"
            .to_owned(),
    ];
    let mut pdf = b"%PDF-1.4\n".to_vec();
    let mut offsets = Vec::new();
    for (number, object) in objects.iter().enumerate() {
        offsets.push(pdf.len());
        pdf.extend_from_slice(format!("{} 0 obj\n{object}\nendobj\n", number + 1).as_bytes());
    }
    let (start, size) = (pdf.len(), objects.len() + 1);
    pdf.extend_from_slice(format!("xref\n0 {size}\n0000000000 65535 f \n").as_bytes());
    for offset in offsets {
        pdf.extend_from_slice(format!("{offset:010} 00000 n \n").as_bytes());
    }
    let end = format!("trailer\n<< /Size {size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n{start}\n%%EOF\n");
    pdf.extend_from_slice(end.as_bytes());
    pdf
}
