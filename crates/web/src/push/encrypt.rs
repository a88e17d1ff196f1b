//! Encrypts a message for one browser (RFC 8291, `aes128gcm` of RFC 8188): whoever passes it on cannot read it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// A point of the curve, uncompressed.
const POINT: usize = 65;
/// Messages are one record of this size at most.
const RECORD: u32 = 4_096;

/// The keys that a browser gave with its subscription.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Receiver {
    public: [u8; POINT],
    secret: [u8; 16],
}

impl Receiver {
    /// Reads them as a browser writes them; `None` if they are not such keys.
    pub(super) fn read(public: &str, secret: &str) -> Option<Self> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public: [u8; POINT] = bytes(public)?.try_into().ok()?;
        let secret = bytes(secret)?.try_into().ok()?;
        (public[0] == 4).then_some(Self { public, secret })
    }

    /// The body of a request with this text; `None` if its key lies on no curve.
    pub(super) fn encrypted(&self, text: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public = own.compute_public_key().ok()?;
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        agree_ephemeral(own, &theirs, |shared| self.sealed(shared, public.as_ref(), salt, text)).ok()?
    }

    /// The same with everything that is left to chance.
    fn sealed(&self, shared: &[u8], own: &[u8], salt: [u8; 16], text: &[u8]) -> Option<Vec<u8>> {
        let info = [b"WebPush: info\0".as_slice(), &self.public, own].concat();
        let both: [u8; 32] = expanded(&Salt::new(HKDF_SHA256, &self.secret).extract(shared), &info)?;
        let secret = Salt::new(HKDF_SHA256, &salt).extract(&both);
        let key: [u8; 16] = expanded(&secret, b"Content-Encoding: aes128gcm\0")?;
        let nonce = Nonce::assume_unique_for_key(expanded(&secret, b"Content-Encoding: nonce\0")?);
        // What ends the last record.
        let mut inside = [text, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut inside).ok()?;
        let size = RECORD.to_be_bytes();
        Some([&salt, size.as_slice(), &[POINT as u8], own, &inside].concat())
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded<const N: usize>(from: &Prk, info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    from.expand(&[info], Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example in appendix A of RFC 8291.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_for_byte() {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let receiver = Receiver::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = receiver.sealed(&shared, &own, salt, text).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = URL_SAFE_NO_PAD.encode([4; POINT]);
        let secret = URL_SAFE_NO_PAD.encode([1; 16]);
        for (public, secret) in [("", secret.as_str()), ("!", &secret), (&good, ""), (&good, "AAAA")] {
            assert_eq!(Receiver::read(public, secret), None);
        }
        assert_eq!(Receiver::read(&URL_SAFE_NO_PAD.encode([5; POINT]), &secret), None);
        let nowhere = Receiver::read(&good, &secret).unwrap();
        assert_eq!(nowhere.encrypted(b"x"), None, "the point lies on no curve");
    }
}
