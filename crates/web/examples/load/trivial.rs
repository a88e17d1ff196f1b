//! The measure of all things: a handler that reads a small JSON body and answers one.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::routing::post;
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::http::Line;

/// Serves the handler until the process is ended.
pub(crate) fn serve() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("http://{}", listener.local_addr().unwrap());
        let answer = async |Json(body): Json<Value>| Json(json!({ "count": body["count"] }));
        axum::serve(listener, Router::new().route("/", post(answer))).await.unwrap();
    });
}

/// Posts it answers in a second.
pub(crate) async fn rate(at: SocketAddr, clients: usize, time: Duration) -> f64 {
    let (count, until) = (Arc::new(AtomicU64::new(0)), Instant::now() + time);
    let client = |_| {
        let count = Arc::clone(&count);
        tokio::spawn(async move {
            let mut line = Line::open(at).await;
            while Instant::now() < until {
                let (status, _) = line.post("/", false, "{\"count\":7,\"move\":\"end\"}").await;
                assert_eq!(status, 200);
                count.fetch_add(1, Ordering::Relaxed);
            }
        })
    };
    for done in (0..clients).map(client).collect::<Vec<_>>() {
        done.await.unwrap();
    }
    count.load(Ordering::Relaxed) as f64 / time.as_secs_f64()
}
