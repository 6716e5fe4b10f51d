//! Results of measurements, as a table or as JSON.

use serde_json::{Map, Value, json};
use std::fmt;
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Figures(Vec<Figure>);

struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
}

impl Figures {
    pub(crate) fn add(&mut self, name: impl Into<String>, value: f64, unit: &'static str) {
        self.0.push(Figure { name: name.into(), value, unit });
    }

    /// Adds quantiles of durations.
    pub(crate) fn add_times(&mut self, name: &str, times: &mut Times) {
        for (part, label) in [(0.5, "p50"), (0.99, "p99"), (1.0, "longest")] {
            self.add(format!("{name}, {label}"), times.quantile(part).as_secs_f64() * 1e3, "ms");
        }
    }

    pub(crate) fn json(&self) -> Value {
        let figure = |figure: &Figure| {
            (figure.name.clone(), json!({ "value": (figure.value * 1e3).round() / 1e3, "unit": figure.unit }))
        };
        Value::Object(self.0.iter().map(figure).collect::<Map<_, _>>())
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|figure| figure.name.len()).max().unwrap_or_default();
        for Figure { name, value, unit } in &self.0 {
            let places = if *value < 100.0 && value.fract() != 0.0 { 2 } else { 0 };
            writeln!(f, "{name:width$}  {value:>12.places$} {unit}")?;
        }
        Ok(())
    }
}

#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn quantile(&mut self, part: f64) -> Duration {
        self.0.sort_unstable();
        let rank = (part * self.0.len() as f64).ceil() as usize;
        self.0.get(rank.max(1) - 1).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_measured_values() {
        let mut times = Times::default();
        assert_eq!(times.quantile(0.5), Duration::ZERO);
        (1..=200).rev().for_each(|time| times.add(Duration::from_millis(time)));
        let of = |times: &mut Times, part| times.quantile(part).as_millis();
        assert_eq!((of(&mut times, 0.5), of(&mut times, 0.99), of(&mut times, 1.0)), (100, 198, 200));
    }
}
