//! Times: whole random games, and one listing, choice and apply. Numbers and how they were taken: `BENCHMARKS.md`.

tabletop::time_benches! {
    the_loop::TheLoop,
    batch: 100,
    options: [r#"{"players":2}"#, r#"{"players":3}"#, r#"{"players":4}"#, r#"{"players":1}"#],
    usual: r#"{"players":2}"#,
    large: r#"{"players":4}"#
}
