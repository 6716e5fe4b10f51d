//! Times: whole random games, and one listing, choice and apply. Numbers and how they were taken: `BENCHMARKS.md`.

tabletop::time_benches! {
    wonderful_world::WonderfulWorld,
    batch: 20,
    options: [r#"{"players":2}"#, r#"{"players":3}"#, r#"{"players":4}"#, r#"{"players":5}"#, r#"{"players":1}"#],
    usual: r#"{"players":4}"#,
    large: r#"{"players":4}"#
}
