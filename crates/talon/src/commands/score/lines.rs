//! Lines of standard input, whatever comes in.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

use crate::words::{self, say};

/// No hand needs a longer line.
const BYTES_MAX: usize = 1 << 16;

/// A line that is not text, or far too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BadLine {
    TooLong,
    NotText,
}

impl BadLine {
    /// The same for a person.
    pub(super) fn said(self) -> String {
        match self {
            Self::TooLong => {
                say("cli-error-line-long", &[("bytes", words::lang().number(BYTES_MAX as i64).into())])
            }
            Self::NotText => say("cli-error-line-text", &[]),
        }
    }
}

/// For programs, in English.
impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => {
                write!(f, "the line is longer than {BYTES_MAX} bytes; a hand is one line of a few ids")
            }
            Self::NotText => f.write_str("the line is not UTF-8 text"),
        }
    }
}

/// Reads line by line and never holds more of a line than it needs to.
pub(super) struct Lines<R> {
    input: BufReader<R>,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(BYTES_MAX, input) }
    }

    /// Is everything answered that has come so far? The next line may then take its time.
    pub(super) fn is_drained(&self) -> bool {
        self.input.buffer().is_empty()
    }

    /// The next line without its end, and whether it was cut off; `None` at the end of the input.
    fn read(&mut self) -> io::Result<Option<(Vec<u8>, bool)>> {
        let (mut line, mut cut, mut any) = (Vec::new(), false, false);
        loop {
            let block = self.input.fill_buf()?;
            if block.is_empty() {
                return Ok(any.then_some((line, cut)));
            }
            any = true;
            let end = block.iter().position(|&byte| byte == b'\n');
            let part = &block[..end.unwrap_or(block.len())];
            let room = BYTES_MAX - line.len();
            cut |= part.len() > room;
            line.extend_from_slice(&part[..part.len().min(room)]);
            let used = end.map_or(block.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some((line, cut)));
            }
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = io::Result<Result<String, BadLine>>;

    fn next(&mut self) -> Option<Self::Item> {
        let judge = |(line, cut): (Vec<u8>, bool)| match String::from_utf8(line) {
            _ if cut => Err(BadLine::TooLong),
            Ok(text) => Ok(text),
            Err(_) => Err(BadLine::NotText),
        };
        self.read().map(|line| line.map(judge)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_garbled_lines_do_not_spoil_the_next() {
        let mut input = b"one\n".to_vec();
        input.extend(vec![b'x'; BYTES_MAX + 1]);
        input.extend(b"\n\xff\xfe\ntwo");
        let lines: Vec<_> = Lines::new(&input[..]).map(Result::unwrap).collect();
        assert_eq!(lines, [Ok("one".into()), Err(BadLine::TooLong), Err(BadLine::NotText), Ok("two".into())]);
    }
}
