//! `--batch`: JSON lines in, JSON lines out, in the same order, one output line per input line
//! even on error. Answers are not held back: whoever asks one line at a time gets each at once.

use std::io::{BufRead, BufReader, Read, Write};

use base64::Engine;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::exit::{Exit, Usage};

/// One line may hold a whole page in base64; this is far beyond the largest body the crawler keeps.
const MAX_LINE: u64 = 64 << 20;

const READ_AHEAD: usize = 64 << 10;

/// An input line that cannot be answered.
#[derive(Serialize)]
struct Refused {
    /// The beginning of the line.
    input: String,
    error: String,
}

/// Answers every line of `input` on `output`.
pub fn run<Question: DeserializeOwned, Answer: Serialize>(
    input: impl Read,
    mut output: impl Write,
    mut answer: impl FnMut(Question) -> Answer,
) -> anyhow::Result<()> {
    let mut input = BufReader::with_capacity(READ_AHEAD, input);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.buffer().is_empty() {
            // The next read may have to wait, for somebody who waits for an answer first.
            output.flush()?;
        }
        let read = (&mut input).take(MAX_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if read as u64 == MAX_LINE {
            skip_rest_of_line(&mut input)?;
            write_line(&mut output, &refused(&line, format!("the line is longer than {MAX_LINE} bytes")))?;
            continue;
        }
        match serde_json::from_slice::<Question>(&line) {
            Ok(question) => write_line(&mut output, &answer(question))?,
            Err(error) => write_line(&mut output, &refused(&line, format!("not a valid input line: {error}")))?,
        }
    }
    output.flush()?;
    Ok(())
}

/// One answer line per argument. The last error, if there is one, is also the command's.
pub fn answer_arguments<Answer: Serialize>(
    mut output: impl Write,
    answers: impl Iterator<Item = Answer>,
    error: impl Fn(&Answer) -> Option<&str>,
) -> anyhow::Result<Exit> {
    let mut wrong = None;
    for answer in answers {
        write_line(&mut output, &answer)?;
        wrong = error(&answer).map(str::to_owned).or(wrong);
    }
    output.flush()?;
    match wrong {
        Some(error) => Err(Usage(error).into()),
        None => Ok(Exit::Done),
    }
}

/// Base64 as JSON carries bytes; padding is optional.
pub fn decode_base64(field: &str, text: &str) -> Result<Vec<u8>, String> {
    const LENIENT: base64::engine::GeneralPurpose = base64::engine::GeneralPurpose::new(
        &base64::alphabet::STANDARD,
        base64::engine::GeneralPurposeConfig::new()
            .with_decode_padding_mode(base64::engine::DecodePaddingMode::Indifferent),
    );
    LENIENT.decode(text).map_err(|error| format!("{field} is not base64: {error}"))
}

fn refused(line: &[u8], error: String) -> Refused {
    let shown = &line[..line.len().min(200)];
    Refused { input: String::from_utf8_lossy(shown).into_owned(), error }
}

fn write_line(output: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *output, value)?;
    output.write_all(b"\n")?;
    Ok(())
}

fn skip_rest_of_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None => {
                let length = buffer.len();
                input.consume(length);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Number {
        n: u64,
    }

    #[test]
    fn every_line_gets_one_answer_in_order_even_bad_ones() {
        let input = b"{\"n\":1}\nnot json\n\n{\"n\":2}".as_slice();
        let mut output = Vec::new();
        run(input, &mut output, |question: Number| question.n * 10).expect("memory does not fail");
        let output = String::from_utf8(output).expect("JSON is UTF-8");
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!((lines[0], lines[3]), ("10", "20"));
        assert!(lines[1].contains("\"error\"") && lines[2].contains("\"error\""));
    }
}
