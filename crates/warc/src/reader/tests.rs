use std::io::{Cursor, Write};

use bytes::Bytes;
use flate2::write::GzEncoder;
use peregrine_types::{FetchTimings, FetchedPage, Timestamp, Truncation};
use peregrine_urls::Url;

use super::*;
use crate::{DigestedAnswer, EncodedVisit, PageNote, RecordWriter, VisitToArchive};

const LIMITS: ReadLimits = ReadLimits { header_bytes: 8 * 1024, block_bytes: 1 << 20 };

fn encode(response_head: &[u8], body: &[u8]) -> EncodedVisit {
    encode_with(RecordWriter::new(), response_head, body)
}

fn encode_with(mut writer: RecordWriter, response_head: &[u8], body: &[u8]) -> EncodedVisit {
    let page = FetchedPage {
        url: Url::parse("http://example.com/a?b").expect("a URL"),
        status: 200,
        request_head: Bytes::from_static(b"GET /a?b HTTP/1.1\r\nHost: example.com\r\n\r\n"),
        response_head: Bytes::copy_from_slice(response_head),
        body: Bytes::copy_from_slice(body),
        truncated: Some(Truncation::Length),
        headers: Vec::new(),
        remote: ([192, 0, 2, 7], 80).into(),
        started: Timestamp::from_millis(1_794_772_813_042),
        timings: FetchTimings::default(),
        connection: Default::default(),
    };
    let answer = DigestedAnswer::of(&page);
    writer.encode_visit(&VisitToArchive {
        page: &page,
        answer: &answer,
        payload_digest: answer.payload_digest(),
        surt: "com,example)/a?b",
        response_id: "11111111-1111-4111-8111-111111111111",
        request_id: "22222222-2222-4222-8222-222222222222",
        connection: Default::default(),
        revisit_of: None,
        conversions: &[],
        note: Some(PageNote {
            id: "33333333-3333-4333-8333-333333333333",
            content_type: "application/warc-fields",
            block: b"via: seed\r\n",
        }),
    })
}

fn read_all(bytes: &[u8]) -> Result<Vec<StoredRecord>, ReadError> {
    WarcReader::new(bytes, LIMITS).collect()
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(plain).and_then(|()| encoder.finish()).expect("in memory")
}

#[test]
fn a_visit_reads_back_as_it_was_written() {
    let visit = encode(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n", b"<p>hello");
    let records = read_all(&visit.bytes).expect("our own bytes");
    let types: Vec<&str> = records.iter().map(StoredRecord::record_type).collect();
    assert_eq!(types, ["response", "request", "metadata"]);
    for (record, member) in records.iter().zip(&visit.members) {
        assert_eq!((record.offset, record.length), (member.start as u64, member.length as u64));
        assert_eq!(record.digests_agree(), Some(true));
        assert_eq!(record.target_uri(), Some("http://example.com/a?b"));
    }
    let [response, request, _] = &records[..] else { panic!("three records") };
    assert_eq!(response.field("warc-concurrent-to"), request.field("WARC-Record-ID"));
    assert_eq!(request.field("WARC-Concurrent-To"), response.field("WARC-Record-ID"));
    assert_eq!(response.field("WARC-IP-Address"), Some("192.0.2.7"));
    assert_eq!(response.field("WARC-Truncated"), Some("length"));
    let (head, body) = response.http_message().expect("an HTTP message");
    assert_eq!(head, b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n");
    assert_eq!(body, b"<p>hello");
}

#[test]
fn a_file_of_zstd_frames_is_read_like_any_other_with_its_dictionary_at_the_front() {
    let dictionary = std::sync::Arc::new(crate::dictionary::tests::dictionary());
    for dictionary in [None, Some(dictionary)] {
        let front = dictionary.as_ref().map(|dictionary| dictionary.frame()).unwrap_or_default();
        let encoding = Encoding::zstd(dictionary.clone());
        let visit = |body: &[u8]| encode_with(RecordWriter::with(encoding.clone()), b"HTTP/1.1 200 OK\r\n\r\n", body);
        let (first, second) = (visit(b"first"), visit(&[b'x'; 200_000]));
        // What others put between records is passed over.
        let extension = [&[0x50, 0x2a, 0x4d, 0x18], 3_u32.to_le_bytes().as_slice(), b"abc"].concat();
        let file = [front.as_slice(), &first.bytes, &extension, &second.bytes].concat();
        let records = read_all(&file).expect("our own bytes");
        assert_eq!(records.len(), 6);
        assert!(records.iter().all(|record| record.digests_agree() == Some(true)));
        for record in &records {
            let found = read_record_at(Cursor::new(&file), record.offset, record.length, LIMITS).expect("a record");
            assert_eq!(found.block, record.block);
            let (start, end) = (record.offset as usize, (record.offset + record.length) as usize);
            let found = read_record(&file[start..end], record.offset, dictionary.as_deref(), LIMITS);
            assert_eq!(found.expect("a record").block, record.block);
        }
        let last = records.last().expect("six").offset;
        for cut in [1, 7, 30] {
            let results: Vec<_> = WarcReader::new(&file[..file.len() - cut], LIMITS).collect();
            assert!(matches!(results[5], Err(ReadError::Truncated { offset }) if offset == last), "{cut}");
        }
        for position in 0..first.response.length {
            let mut altered = file.clone();
            altered[front.len() + position] ^= 0x40;
            // Only what carries no data may change unnoticed.
            if let Ok(read) = read_all(&altered) {
                let same = read.iter().zip(&records).all(|(read, record)| read.block == record.block);
                assert!(same && read.len() == records.len(), "{position}");
            }
        }
        if dictionary.is_some() {
            let without = [first.bytes.as_slice(), &second.bytes].concat();
            let error = read_all(&without).expect_err("nobody can read that");
            assert!(error.to_string().contains("ictionary"), "{error}");
        }
    }
}

#[test]
fn a_bomb_of_zstd_is_no_more_than_its_limits() {
    let plain = [b"WARC/1.1\r\nContent-Length: 104857600\r\n\r\n".to_vec(), vec![0; 100 << 20]].concat();
    let bomb = zstd::bulk::compress(&plain, 3).expect("in memory");
    assert!(matches!(read_all(&bomb), Err(ReadError::BlockTooLarge { bytes: 104857600, .. })));
}

#[test]
fn hostile_heads_leave_a_valid_record() {
    let huge = [b"HTTP/1.1 200 OK\r\nX: ", vec![b'a'; 300_000].as_slice(), b"\r\n\r\n"].concat();
    let heads: [&[u8]; 8] = [
        b"",
        b"\0\0\0",
        b"HTTP/1.1 200 OK\nA: b\n\n",
        b"HTTP/1.1 200 OK\r\nno colon\r\n: no name\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nA: b\r\n \r\n \t c\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nA\0: \0\xff\r\n",
        b"\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 999999999999999999999\r\n\r\n",
        &huge,
    ];
    for head in heads {
        let visit = encode(head, b"\r\n\r\nbody");
        let records = read_all(&visit.bytes).expect("our own bytes");
        let response = records.first().expect("a response");
        assert_eq!(response.http_message().expect("HTTP").1, b"\r\n\r\nbody", "{head:?}");
        assert_eq!(response.digests_agree(), Some(true), "{head:?}");
    }
}

#[test]
fn a_record_is_found_by_its_position_alone() {
    let first = encode(b"HTTP/1.1 200 OK\r\n\r\n", b"first");
    let second = encode(b"HTTP/1.1 200 OK\r\n\r\n", b"second");
    let file = [first.bytes.as_slice(), &second.bytes].concat();
    let offset = (first.bytes.len() + second.response.start) as u64;
    let length = second.response.length as u64;
    let record = read_record_at(Cursor::new(&file), offset, length, LIMITS).expect("a record");
    assert_eq!(record.http_message().expect("HTTP").1, b"second");
    assert_eq!((record.offset, record.length), (offset, length));
    for (offset, length) in [(offset + 1, length), (offset, length + 1), (offset, length - 1), (1 << 40, 5)] {
        let error = read_record_at(Cursor::new(&file), offset, length, LIMITS).expect_err("a wrong place");
        assert!(error.to_string().contains(&format!("offset {offset}")), "{error}");
    }
}

#[test]
fn a_cut_or_altered_file_is_an_error_that_names_the_offset() {
    let visit = encode(b"HTTP/1.1 200 OK\r\n\r\n", b"hello");
    let [response, request, note] = visit.members[..] else { panic!("three members") };
    for cut in [request.start + 1, request.start + 15, note.start - 1] {
        let results: Vec<_> = WarcReader::new(&visit.bytes[..cut], LIMITS).collect();
        assert!(results[0].is_ok() && results.len() == 2);
        assert!(matches!(results[1], Err(ReadError::Truncated { offset }) if offset == request.start as u64), "{cut}");
    }
    for position in 0..response.length {
        let mut altered = visit.bytes.clone();
        altered[position] ^= 0x40;
        if let Ok(records) = read_all(&altered) {
            // Only what carries no data may change unnoticed: the time and system of the gzip
            // header, and the bits that fill up the last byte before the checksum.
            let carries_no_data = (4..10).contains(&position) || position == response.length - 9;
            assert!(carries_no_data && records.len() == 3, "{position}");
            assert_eq!(records[0].digests_agree(), Some(true));
        }
    }
    let garbage = [visit.bytes.as_slice(), b"garbage"].concat();
    let end = visit.bytes.len() as u64;
    assert!(matches!(read_all(&garbage), Err(ReadError::NotCompressed { offset }) if offset == end));
}

#[test]
fn memory_is_bounded_whatever_the_file_claims() {
    let header = |length: &str| format!("WARC/1.1\r\nWARC-Type: response\r\nContent-Length: {length}\r\n\r\n");
    let bomb = gzip(&[header("104857600").into_bytes(), vec![0; 100 << 20]].concat());
    assert!(bomb.len() < 1 << 20);
    assert!(matches!(read_all(&bomb), Err(ReadError::BlockTooLarge { bytes: 104857600, .. })));
    let lie = gzip(&[header("1000000").into_bytes(), b"short".to_vec()].concat());
    assert!(matches!(read_all(&lie), Err(ReadError::Malformed { .. })));
    let long_header = gzip(&[b"WARC/1.1\r\nX: ".to_vec(), vec![b'a'; 100 << 20]].concat());
    assert!(matches!(read_all(&long_header), Err(ReadError::HeaderTooLarge { limit: 8192, .. })));
}

#[test]
fn malformed_records_are_refused() {
    for plain in [
        "",
        "WARC",
        "HTTP/1.1 200 OK\r\n\r\n",
        "WARC/1.1\r\nContent-Length: 0\r\n",
        "WARC/1.1\r\n\r\n\r\n\r\n",
        "WARC/1.1\r\nContent-Length: -1\r\n\r\n\r\n\r\n",
        "WARC/1.1\r\nno colon\r\nContent-Length: 0\r\n\r\n\r\n\r\n",
        "WARC/1.1\r\nContent-Length: 0\r\n\r\n\r\n",
        "WARC/1.1\r\nContent-Length: 1\r\n\r\nab\r\n\r\n",
        "WARC/1.1\r\nContent-Length: 0\r\n\r\n\r\n\r\nWARC/1.1\r\nContent-Length: 0\r\n\r\n\r\n\r\n",
    ] {
        assert!(matches!(read_all(&gzip(plain.as_bytes())), Err(ReadError::Malformed { offset: 0, .. })), "{plain:?}");
    }
    let folded = gzip(b"WARC/1.1\r\nContent-Length: 0\r\nX: a\r\n b\r\n\r\n\r\n\r\n");
    assert_eq!(read_all(&folded).expect("a folded field is fine")[0].field("x"), Some("a b"));
}

#[test]
fn a_disk_error_is_reported_as_such() {
    struct BadDisk;
    impl Read for BadDisk {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("bad sector"))
        }
    }
    let visit = encode(b"HTTP/1.1 200 OK\r\n\r\n", b"hello");
    let file = visit.bytes.get(..visit.response.length + 20).expect("a part").chain(BadDisk);
    let results: Vec<_> = WarcReader::new(file, LIMITS).collect();
    assert!(results[0].is_ok());
    assert!(matches!(&results[1], Err(ReadError::Io { source, .. }) if source.to_string() == "bad sector"));
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(48))]
    #[test]
    fn any_head_and_body_survive_the_round_trip(
        head in proptest::collection::vec(proptest::sample::select(b"\r\n :TX\0\xff".as_slice()), 0..60),
        body in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..300),
    ) {
        let visit = encode(&head, &body);
        let records = read_all(&visit.bytes).expect("our own bytes");
        proptest::prop_assert_eq!(records.len(), 3);
        proptest::prop_assert_eq!(records[0].http_message().expect("HTTP").1, body.as_slice());
        proptest::prop_assert_eq!(records[0].digests_agree(), Some(true));
    }
}
