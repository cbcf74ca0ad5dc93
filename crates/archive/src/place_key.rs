//! Places of the archive as bytes that sort by file, offset and length, for whoever sorts what is said of them on disk.

use peregrine_types::ArchivePosition;

/// An entry for a sorter: the place, and then what is said of it.
pub(crate) fn entry_about(position: &ArchivePosition, said: &[&[u8]]) -> Vec<u8> {
    let (offset, length) = (position.offset.to_be_bytes(), position.length.to_be_bytes());
    let place: [&[u8]; 4] = [position.file.as_bytes(), &[0], &offset, &length];
    let mut entry = Vec::with_capacity(place.iter().chain(said).map(|part| part.len()).sum());
    place.iter().chain(said).for_each(|part| entry.extend_from_slice(part));
    entry
}

/// The place that an entry is about, and what it says of it.
pub(crate) fn split_entry(entry: &[u8]) -> Option<(ArchivePosition, &[u8])> {
    let end = entry.iter().position(|&byte| byte == 0)?;
    let file = std::str::from_utf8(entry.get(..end)?).ok()?.into();
    let (offset, rest) = entry.get(end + 1..)?.split_first_chunk::<8>()?;
    let (length, said) = rest.split_first_chunk::<8>()?;
    let position = ArchivePosition { file, offset: u64::from_be_bytes(*offset), length: u64::from_be_bytes(*length) };
    Some((position, said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_sort_by_place_and_are_read_back_as_they_were_written() {
        let at = |file: &str, offset, length| ArchivePosition { file: file.into(), offset, length };
        let places = [at("a", 0, 1), at("a", 0, 2), at("a", 255, 0), at("a", 256, 0), at("a-b", 0, 0), at("b", 0, 0)];
        let entries = places.each_ref().map(|place| entry_about(place, &[&[7], b"said"]));
        assert!(entries.is_sorted());
        for (place, entry) in places.iter().zip(&entries) {
            assert_eq!(split_entry(entry), Some((place.clone(), &b"\x07said"[..])));
        }
        for end in 0..entry_about(&places[0], &[]).len() {
            assert_eq!(split_entry(&entries[0][..end]), None);
        }
    }
}
