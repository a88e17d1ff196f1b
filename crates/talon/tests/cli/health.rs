//! `talon health`: what a container engine or a timer asks.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::thread;

use crate::program::talon;

/// What `talon health` says to a server with this answer: its status and its complaint.
fn said(answer: &'static str) -> (Option<i32>, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = [0; 512];
        let length = stream.read(&mut asked).unwrap();
        assert!(asked[..length].starts_with(b"GET /healthz HTTP/1.1\r\n"));
        stream.write_all(answer.as_bytes()).unwrap();
    });
    let output = talon(["health", &address]).output().unwrap();
    server.join().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_server_is_healthy_if_it_says_so_and_otherwise_gives_its_reason() {
    assert_eq!(said("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n"), (Some(0), String::new()));
    let (status, complaint) = said("HTTP/1.1 503 Service Unavailable\r\n\r\nthe disk is full\n");
    assert!(status == Some(1) && complaint.contains("the disk is full"), "{status:?} {complaint}");
    let (status, complaint) = said("nonsense");
    assert!(status == Some(1) && complaint.contains("is not healthy"), "{status:?} {complaint}");
}

#[test]
fn a_missing_server_is_not_healthy() {
    // A port that was free a moment ago.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let output = talon(["health", &address]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains(&address));
}
