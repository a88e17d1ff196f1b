//! A database that lets everybody in and then says nothing more.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;

use talon_store::{Derive, Store, StoreError};

/// "You are let in", "ask".
const WELCOME: &[u8] = b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I";

fn welcome(mut guest: TcpStream) {
    let mut asked = [0; 1024];
    if guest.read(&mut asked).is_ok_and(|length| length > 0) && guest.write_all(WELCOME).is_ok() {
        // Listens, and never answers.
        while guest.read(&mut asked).is_ok_and(|length| length > 0) {}
    }
}

/// Without a bound this test would not end.
#[test]
fn a_database_that_falls_silent_after_the_welcome_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for guest in listener.incoming().map_while(Result::ok) {
            thread::spawn(move || welcome(guest));
        }
    });
    let derive: Derive = Arc::new(|_, _| Err(String::new()));
    let url = format!("postgres://talon@127.0.0.1:{port}/talon?sslmode=disable");
    let refused = Store::connect(&url, None, &derive).map(drop);
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
}
