//! Where a database is, and how its connection is encrypted.

use std::sync::Arc;
use std::time::Duration;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::listen;
use crate::StoreError;
use crate::hint::Heard;

/// How long a connection that is only listened to may take.
const CONNECT_MAX: Duration = Duration::from_secs(3);
/// After this long without a word it is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(20);

/// A database by its address.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: Option<MakeRustlsConnect>,
}

impl Address {
    /// Reads `postgres://…` or `host=… user=…`, with `sslmode` and `sslrootcert` as everybody writes them.
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        let bad = |reason: String| StoreError::Database(format!("its address cannot be read: {reason}"));
        let (url, mode, root) = split(url);
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            bad(cause.unwrap_or_else(|| error.to_string()))
        })?;
        let tls = match mode.as_deref() {
            Some("disable") => None,
            None | Some("prefer" | "require") if root.is_none() => Some(any_server().map_err(bad)?),
            None | Some("prefer" | "require" | "verify-ca" | "verify-full") => {
                Some(known(root.as_deref()).map_err(bad)?)
            }
            Some(other) => {
                let wanted = "disable, prefer, require or verify-full";
                return Err(bad(format!("sslmode is {wanted}, not {other}")));
            }
        };
        config.ssl_mode(match mode.as_deref() {
            Some("disable") => SslMode::Disable,
            None | Some("prefer") => SslMode::Prefer,
            _ => SslMode::Require,
        });
        config.application_name("talon");
        Ok(Self { config, tls: tls.map(MakeRustlsConnect::new) })
    }

    /// Connects, and hears what other servers say until the connection breaks.
    pub(super) async fn listen(&self, heard: &Heard) {
        // A connection that is only listened to is not found dead by asking.
        let mut config = self.config.clone();
        config.keepalives(true).keepalives_idle(SILENCE);
        if let Some(tls) = &self.tls {
            let reached = timeout(CONNECT_MAX, config.connect(tls.clone())).await;
            if let Ok(Ok((client, connection))) = reached {
                listen::hear(client, connection, heard).await;
            }
        } else if let Ok(Ok((client, connection))) = timeout(CONNECT_MAX, config.connect(NoTls)).await {
            listen::hear(client, connection, heard).await;
        }
    }

    /// Connects; must be called where a runtime goes on as long as the connection is used.
    pub(super) async fn connect(&self) -> Result<Client, tokio_postgres::Error> {
        if let Some(tls) = &self.tls {
            let (client, connection) = self.config.connect(tls.clone()).await?;
            tokio::spawn(async move { drop(connection.await) });
            return Ok(client);
        }
        let (client, connection) = self.config.connect(NoTls).await?;
        tokio::spawn(async move { drop(connection.await) });
        Ok(client)
    }
}

/// The address without what only we understand: how to encrypt, and whom to believe.
fn split(url: &str) -> (String, Option<String>, Option<String>) {
    let (mut mode, mut root) = (None, None);
    let mut keep = |pair: &str| {
        let Some((key, value)) = pair.split_once('=') else { return true };
        let value = value.trim_matches('\'').replace("%2F", "/").replace("%2f", "/");
        match key.trim() {
            "sslmode" => mode = Some(value),
            "sslrootcert" => root = Some(value),
            _ => return true,
        }
        false
    };
    let rest = match url.split_once('?') {
        Some((place, pairs)) => {
            let pairs: Vec<&str> = pairs.split('&').filter(|pair| keep(pair)).collect();
            if pairs.is_empty() { place.to_string() } else { format!("{place}?{}", pairs.join("&")) }
        }
        None if url.contains("://") => url.to_string(),
        None => url.split_whitespace().filter(|pair| keep(pair)).collect::<Vec<_>>().join(" "),
    };
    (rest, mode, root)
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// Any server is believed: nobody can listen in, but somebody could be in the middle.
fn any_server() -> Result<ClientConfig, String> {
    let provider = provider();
    let builder =
        ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
    let builder = builder.map_err(|error| error.to_string())?;
    let anybody = Arc::new(AnyCertificate(provider));
    Ok(builder.dangerous().with_custom_certificate_verifier(anybody).with_no_client_auth())
}

/// Only a server with a certificate for that name, signed by the given authority or by one the system knows.
fn known(root: Option<&str>) -> Result<ClientConfig, String> {
    let mut roots = RootCertStore::empty();
    if let Some(path) = root {
        let read = CertificateDer::pem_file_iter(path).map_err(|error| format!("{path}: {error}"))?;
        for certificate in read {
            let certificate = certificate.map_err(|error| format!("{path}: {error}"))?;
            roots.add(certificate).map_err(|error| format!("{path}: {error}"))?;
        }
    } else {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    if roots.is_empty() {
        return Err("no certificate authority is trusted here; name one with sslrootcert".into());
    }
    let builder = ClientConfig::builder_with_provider(provider()).with_safe_default_protocol_versions();
    let builder = builder.map_err(|error| error.to_string())?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

/// Believes any certificate, as `sslmode=require` without an authority has always meant.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_we_understand_is_taken_out_of_an_address() {
        let some = |text: &str| Some(text.to_string());
        let url = "postgres://a@h/db?sslmode=verify-full&x=1&sslrootcert=%2Fetc%2Froot.pem";
        assert_eq!(split(url), ("postgres://a@h/db?x=1".into(), some("verify-full"), some("/etc/root.pem")));
        let plain = "host=h sslmode=require user=a";
        assert_eq!(split(plain), ("host=h user=a".into(), some("require"), None));
        assert_eq!(split("postgres://a@h/db"), ("postgres://a@h/db".into(), None, None));
        for bad in ["mysql://somewhere", "postgres://a@h/db?sslmode=maybe"] {
            assert!(Address::parse(bad).is_err(), "{bad}");
        }
    }
}
