//! Sends one message to one address: resolved once, connected to exactly that address, no redirects, a short time limit.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::address::Target;

/// The limit for resolving, connecting, encrypting and answering together.
const LONGEST: Duration = Duration::from_secs(5);

/// What is sent.
pub(crate) struct Message {
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

/// Sends the message; returns the status of the answer, if there was one.
pub(crate) async fn send(target: &Target, private: bool, message: Message) -> Option<StatusCode> {
    tokio::time::timeout(LONGEST, sent(target, private, message)).await.ok().flatten()
}

async fn sent(target: &Target, private: bool, message: Message) -> Option<StatusCode> {
    let address = target.resolved(private).await?;
    let mut request = Request::post(&target.path)
        .header(header::HOST, &target.authority)
        .header(header::USER_AGENT, "talon")
        .header(header::CONNECTION, "close");
    for (name, value) in message.headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(message.body))).ok()?;
    let stream = TcpStream::connect(address).await.ok()?;
    if !target.encrypted {
        return exchange(stream, request).await;
    }
    let name = ServerName::try_from(target.host.clone()).ok()?;
    let stream = TlsConnector::from(trusted()?).connect(name, stream).await.ok()?;
    exchange(stream, request).await
}

async fn exchange<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    request: Request<Full<Bytes>>,
) -> Option<StatusCode> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // What the answer says, and how long it is, does not matter.
    connection.abort();
    answer.ok().map(|answer| answer.status())
}

/// The certificate authorities the system trusts, read once.
fn trusted() -> Option<Arc<ClientConfig>> {
    static TRUSTED: OnceLock<Option<Arc<ClientConfig>>> = OnceLock::new();
    TRUSTED.get_or_init(read_trusted).clone()
}

fn read_trusted() -> Option<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
}
