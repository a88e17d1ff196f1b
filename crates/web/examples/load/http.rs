//! As little of HTTP as a load needs: one connection, one request at a time.

use std::fmt;
use std::io::Write as _;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A connection that is kept.
pub(crate) struct Line {
    stream: TcpStream,
    wrote: Vec<u8>,
    read: Vec<u8>,
}

/// An answer: its status and its text.
pub(crate) type Answer<'a> = (u16, &'a str);

impl Line {
    pub(crate) async fn open(at: SocketAddr) -> Self {
        let stream = TcpStream::connect(at).await.expect("the server listens");
        stream.set_nodelay(true).unwrap();
        Self { stream, wrote: Vec::with_capacity(1024), read: Vec::with_capacity(16 * 1024) }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer<'_> {
        self.say(format_args!("GET {path} HTTP/1.1\r\nHost: load\r\n\r\n"));
        self.ask().await
    }

    pub(crate) async fn post(&mut self, path: &str, minimal: bool, body: &str) -> Answer<'_> {
        let prefer = if minimal { "Prefer: return=minimal\r\n" } else { "" };
        let length = body.len();
        self.say(format_args!(
            "POST {path} HTTP/1.1\r\nHost: load\r\n{prefer}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ));
        self.ask().await
    }

    fn say(&mut self, request: fmt::Arguments<'_>) {
        self.wrote.clear();
        self.wrote.write_fmt(request).unwrap();
    }

    async fn ask(&mut self) -> Answer<'_> {
        self.stream.write_all(&self.wrote).await.unwrap();
        self.read.clear();
        let end = loop {
            let seen = self.read.len().saturating_sub(3);
            self.more().await;
            if let Some(end) = place(&self.read[seen..], b"\r\n\r\n") {
                break seen + end + 4;
            }
        };
        let head = std::str::from_utf8(&self.read[..end]).expect("a head is text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let length = number(head, "content-length: ").expect("answers have a length") as usize;
        while self.read.len() < end + length {
            self.more().await;
        }
        (status, std::str::from_utf8(&self.read[end..end + length]).expect("an answer is text"))
    }

    async fn more(&mut self) {
        let count = self.stream.read_buf(&mut self.read).await.expect("the server answers");
        assert!(count > 0, "the server has hung up");
    }

    /// Turns the connection into a stream of counts.
    pub(crate) async fn listen(mut self, path: String, mut heard: impl FnMut(u64)) {
        let request = format!("GET {path} HTTP/1.1\r\nHost: load\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await.unwrap();
        loop {
            self.read.clear();
            if self.stream.read_buf(&mut self.read).await.unwrap_or(0) == 0 {
                return;
            }
            // An event is written at once, and far shorter than a packet; of several the last says all.
            let text = std::str::from_utf8(&self.read).unwrap_or_default();
            if let Some(count) = text.rfind("\"count\":").and_then(|at| number(&text[at..], "\"count\":")) {
                heard(count);
            }
        }
    }
}

/// Where a mark begins.
fn place(bytes: &[u8], mark: &[u8]) -> Option<usize> {
    bytes.windows(mark.len()).position(|part| part == mark)
}

/// The number after a mark.
pub(crate) fn number(text: &str, mark: &str) -> Option<u64> {
    let rest = &text[text.find(mark)? + mark.len()..];
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// The words after each mark, up to the next quote.
pub(crate) fn words<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
}
