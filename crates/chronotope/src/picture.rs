//! What pictures have in common.

/// The colours of seats and bots.
const COLOURS: [&str; 6] = ["#2f6f9f", "#c0782a", "#4c8a4a", "#8a4c7d", "#7a6a2f", "#555555"];

/// The colour of this number.
pub(crate) fn colour(number: usize) -> &'static str {
    COLOURS[number % COLOURS.len()]
}

/// A text as SVG takes it.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
