//! Hearing what other servers say through the database (`LISTEN`), on a connection of its own that nothing else waits for.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Client, Connection};

use super::address::Address;
use crate::hint::{Heard, Hint};

/// All servers say it and hear it here.
pub(super) const CHANNEL: &str = "talon";
/// A connection that broke is made again after this.
const AGAIN: Duration = Duration::from_secs(2);

/// Listens on a thread of its own until nobody wants to hear any more. Without a thread nothing is heard, and nothing is lost by that.
pub(super) fn begin(address: &Address, heard: Heard, open: watch::Receiver<()>) {
    let address = address.clone();
    let listen = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        if let Ok(runtime) = runtime {
            runtime.block_on(keep_listening(&address, &heard, open));
        }
    };
    let _ = std::thread::Builder::new().name("talon-store-listen".into()).spawn(listen);
}

async fn keep_listening(address: &Address, heard: &Heard, mut open: watch::Receiver<()>) {
    let mut closed = pin!(async move { while open.changed().await.is_ok() {} });
    let mut listening = pin!(async {
        loop {
            // Whatever it ends by, it is begun again.
            address.listen(heard).await;
            sleep(AGAIN).await;
        }
    });
    poll_fn(|context| {
        if closed.as_mut().poll(context).is_ready() {
            return Poll::Ready(());
        }
        listening.as_mut().poll(context)
    })
    .await;
}

/// Listens until the connection breaks.
pub(super) async fn hear<S, T>(client: Client, mut connection: Connection<S, T>, heard: &Heard)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    let mut begun: Option<Pin<Box<dyn Future<Output = bool> + '_>>> =
        Some(Box::pin(async { client.batch_execute("LISTEN talon").await.is_ok() }));
    loop {
        // The statement is answered by the same connection that brings the messages.
        let next = poll_fn(|context| {
            if let Some(begins) = &mut begun
                && let Poll::Ready(listens) = begins.as_mut().poll(context)
            {
                begun = None;
                // What was said before this was heard by nobody here.
                return Poll::Ready(listens.then_some(None));
            }
            match connection.poll_message(context) {
                Poll::Ready(Some(Ok(message))) => Poll::Ready(Some(Some(message))),
                Poll::Ready(Some(Err(_)) | None) => Poll::Ready(None),
                Poll::Pending => Poll::Pending,
            }
        });
        match next.await {
            None => return,
            Some(None) => Hint::ALL.into_iter().for_each(heard),
            Some(Some(AsyncMessage::Notification(said))) if said.channel() == CHANNEL => {
                Hint::read(said.payload()).for_each(heard);
            }
            Some(Some(_)) => {}
        }
    }
}
