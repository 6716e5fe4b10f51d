//! How long bots think.

use hdrhistogram::Histogram;
use serde::Serialize;
use std::time::Duration;
use tabletop::{Error, ErrorKind};

/// The times that decisions took, to two digits.
#[derive(Clone)]
pub(crate) struct Times(Histogram<u64>);

impl Times {
    pub(crate) fn new() -> Result<Self, Error> {
        let times = Histogram::new(2);
        times.map(Self).map_err(|error| Error::new(ErrorKind::Internal, format!("times cannot be taken: {error}")))
    }

    /// One more decision.
    pub(crate) fn note(&mut self, time: Duration) {
        // It grows as it needs to, and so takes them all.
        let _ = self.0.record(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
    }

    /// Those of another thread too.
    pub(crate) fn add(&mut self, others: &Self) {
        let _ = self.0.add(&others.0);
    }

    /// None if no decision was timed.
    pub(crate) fn thinking(&self) -> Option<Thinking> {
        let seconds = |nanos: u64| nanos as f64 / 1e9;
        (!self.0.is_empty()).then(|| Thinking {
            median: seconds(self.0.value_at_quantile(0.5)),
            q99: seconds(self.0.value_at_quantile(0.99)),
            longest: seconds(self.0.max()),
        })
    }
}

/// How long a decision took, in seconds; forced ones are among them.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub(crate) struct Thinking {
    pub(crate) median: f64,
    /// 99 of 100 decisions took no longer.
    pub(crate) q99: f64,
    pub(crate) longest: f64,
}

/// A time for people: `85 ns`, `1.2 ms`, `2.0 s`.
pub(crate) fn spoken(seconds: f64) -> String {
    match seconds {
        1.0.. => format!("{seconds:.2} s"),
        1e-3.. => format!("{:.1} ms", seconds * 1e3),
        1e-6.. => format!("{:.1} µs", seconds * 1e6),
        _ => format!("{:.0} ns", seconds * 1e9),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn times_of_all_threads_come_together() {
        let (mut one, mut other) = (Times::new().unwrap(), Times::new().unwrap());
        (0..98).for_each(|_| one.note(Duration::from_nanos(100)));
        other.note(Duration::from_millis(5));
        other.note(Duration::from_secs(2));
        one.add(&other);
        assert_eq!(Times::new().unwrap().thinking(), None);
        let Thinking { median, q99, longest } = one.thinking().unwrap();
        let is = |found: f64, wanted: f64| (found / wanted - 1.0).abs() < 0.01;
        assert!(is(median, 1e-7) && is(q99, 5e-3) && is(longest, 2.0), "{median} {q99} {longest}");
        assert_eq!([2.0, 5e-3, 1.25e-6, 1e-7].map(spoken), ["2.00 s", "5.0 ms", "1.2 µs", "100 ns"]);
    }
}
