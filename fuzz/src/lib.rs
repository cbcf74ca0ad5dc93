//! The targets are in `tests`: one function each, run as tests or under a fuzzer. CONTRIBUTING.md has the commands. Here is how
//! bytes become something that looks meant: chance alone writes no markup.

/// Small numbers stand for words.
fn spelt(input: &[u8], words: &[&str]) -> Vec<u8> {
    let spell = |byte: &u8| words.get(usize::from(*byte)).map_or(vec![*byte], |word| word.as_bytes().to_vec());
    input.iter().flat_map(spell).collect()
}

/// The bytes as they are, and the text that they spell.
pub fn each_way(input: &[u8], words: &[&str], mut test: impl FnMut(&[u8])) {
    test(input);
    // Chance prefers no number, and there are more bytes than words.
    let small: Vec<u8> = input.iter().map(|byte| if byte % 4 == 3 { *byte } else { byte % 64 }).collect();
    test(&spelt(&small, words));
}

/// What becomes of a sound document in careless hands: every four bytes of `input` overwrite, leave out, repeat or insert
/// something.
pub fn spoilt(document: &[u8], input: &[u8], words: &[&str]) -> Vec<u8> {
    let mut spoilt = document.to_vec();
    for edit in input.chunks_exact(4).take(64) {
        let [high, low, kind, value] = [edit[0], edit[1], edit[2], edit[3]].map(usize::from);
        let place = (high << 8 | low) % (spoilt.len() + 1);
        let end = (place + 1 + value).min(spoilt.len());
        match kind % 4 {
            0 => spoilt.iter_mut().skip(place).take(1).for_each(|byte| *byte = edit[3]),
            1 => drop(spoilt.drain(place..end)),
            2 => {
                let again = spoilt[place..end].to_vec();
                spoilt.splice(place..place, again);
            }
            _ => {
                let word = words[value % words.len()].bytes();
                spoilt.splice(place..place, word);
            }
        }
    }
    spoilt
}
