//! As little of HTTP as a load needs: one connection, one request at a time.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A connection that is kept.
pub(crate) struct Line {
    stream: TcpStream,
    read: Vec<u8>,
}

/// An answer: its status and its text.
pub(crate) type Answer = (u16, String);

impl Line {
    pub(crate) async fn open(at: SocketAddr) -> Self {
        let stream = TcpStream::connect(at).await.expect("the server listens");
        stream.set_nodelay(true).unwrap();
        Self { stream, read: Vec::with_capacity(16 * 1024) }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(format!("GET {path} HTTP/1.1\r\nHost: load\r\n\r\n")).await
    }

    pub(crate) async fn post(&mut self, path: &str, minimal: bool, body: &str) -> Answer {
        let prefer = if minimal { "Prefer: return=minimal\r\n" } else { "" };
        let length = body.len();
        self.ask(format!(
            "POST {path} HTTP/1.1\r\nHost: load\r\n{prefer}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    async fn ask(&mut self, request: String) -> Answer {
        self.stream.write_all(request.as_bytes()).await.unwrap();
        self.read.clear();
        let end = loop {
            self.more().await;
            if let Some(end) = self.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let head = String::from_utf8_lossy(&self.read[..end]).to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split('\r').next());
        let length: usize = length.and_then(|length| length.parse().ok()).expect("answers have a length");
        while self.read.len() < end + length {
            self.more().await;
        }
        (status, String::from_utf8_lossy(&self.read[end..end + length]).into_owned())
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
            // An event is written at once, and far shorter than a packet.
            let text = String::from_utf8_lossy(&self.read);
            for data in text.split("data: ").skip(1) {
                if let Some(count) = number(data, "\"count\":") {
                    heard(count);
                }
            }
        }
    }
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
