//! Lines of any bytes, without letting an endless one fill the memory.

use std::io::{self, BufRead};

/// The longest line that is kept, in bytes.
const LONGEST: usize = 4 << 20;

/// A line of input.
#[derive(Debug, PartialEq)]
pub enum Line {
    /// Its bytes, without the line end.
    Read(Vec<u8>),
    /// It was longer than is kept; it has been passed over.
    TooLong,
}

/// Reads the next line; `None` at the end of the input.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    next_line_of(input, LONGEST)
}

fn next_line_of(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let (mut line, mut length, mut ended) = (Vec::new(), 0_usize, false);
    while !ended {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if bytes.is_empty() {
            if length == 0 {
                return Ok(None);
            }
            break;
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(bytes.len(), |end| end + 1);
        if length + taken <= longest {
            line.extend_from_slice(&bytes[..taken]);
        }
        length += taken;
        ended = end.is_some();
        input.consume(taken);
    }
    if length > longest {
        return Ok(Some(Line::TooLong));
    }
    while line.last().is_some_and(|byte| matches!(byte, b'\n' | b'\r')) {
        line.pop();
    }
    Ok(Some(Line::Read(line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(text: &[u8], longest: usize) -> Vec<Line> {
        let mut input = BufReader::with_capacity(3, text);
        std::iter::from_fn(|| next_line_of(&mut input, longest).unwrap()).collect()
    }

    #[test]
    fn line_ends_of_all_systems_are_cut_and_the_last_may_lack_one() {
        let read = |text: &str| Line::Read(text.as_bytes().to_vec());
        assert_eq!(lines(b"ab\r\n\ncd", 100), [read("ab"), read(""), read("cd")]);
    }

    #[test]
    fn a_line_too_long_is_passed_over_whole() {
        assert_eq!(lines(b"aaaaaaaaaaaa\nb\n", 4), [Line::TooLong, Line::Read(b"b".to_vec())]);
    }
}
