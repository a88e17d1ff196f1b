//! Codes that a camera reads.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// Empty modules around a code, so that a camera finds its edge.
const QUIET: usize = 4;

/// An address as a QR code, drawn as one path; empty if it is too long for a code.
pub(crate) fn code(address: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else { return String::new() };
    let width = code.width();
    let side = width + 2 * QUIET;
    let mut path = String::new();
    for (place, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", place % width + QUIET, place / width + QUIET);
        }
    }
    format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_code_with_a_quiet_edge() {
        let drawn = code("https://table.example/mine/along/0123456789abcdef0123456789abcdef");
        assert!(drawn.starts_with("<svg") && drawn.contains("M4 4h1v1h-1z"), "{drawn}");
        assert!(!drawn.contains("M3 ") && !drawn.contains("style"), "{drawn}");
        assert_eq!(code(&"x".repeat(5000)), "", "too long for a code");
    }
}
