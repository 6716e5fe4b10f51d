//! Measures the real program.
fn main() {}
