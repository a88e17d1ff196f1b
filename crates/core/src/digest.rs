//! A digest of a printed position, to notice an edited or misread record.

/// FNV-1a over the bytes: stable across compilers and machines, unlike a derived `Hash`.
///
/// ```
/// use talon_core::digest;
///
/// let printed = r#"{ deck = 30, turn = "seat1" }"#;
/// assert_eq!(digest(printed), digest(printed));
/// assert_ne!(digest(printed), digest(r#"{ deck = 29, turn = "seat1" }"#));
/// ```
pub fn digest(printed: &str) -> u64 {
    printed.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn digests_are_pinned_for_good() {
        assert_eq!(digest(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(digest("a"), 0xaf63_dc4c_8601_ec8c);
    }
}
