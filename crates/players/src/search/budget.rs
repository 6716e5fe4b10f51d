//! How long a search goes on.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// More than this nobody waits for.
    const LONGEST: Duration = Duration::from_secs(600);

    /// What is left when a share of the time has been spent already. Iterations are counted where they were made.
    pub(super) fn without(self, share: f32) -> Self {
        match self {
            Self::Iterations(all) => Self::Iterations(all),
            Self::Time(time) => Self::Time(time.mul_f32(1.0 - share.clamp(0.0, 1.0))),
        }
    }

    /// Whether there is time to look further than usual.
    pub(crate) fn is_long(self) -> bool {
        match self {
            Self::Iterations(all) => all >= 10_000,
            Self::Time(time) => time >= Duration::from_millis(500),
        }
    }

    /// What each of so many workers gets.
    pub(crate) fn share(self, workers: usize) -> Self {
        match self {
            Self::Iterations(all) => Self::Iterations(all.div_ceil(workers.max(1) as u32)),
            Self::Time(time) => Self::Time(time),
        }
    }
}

/// `2000` iterations, `500ms` or `2s`.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            let most = Self::LONGEST.as_secs();
            format!(
                "{text:?} is no time to think: write iterations (2000), milliseconds (500ms) or seconds (2s), at most {most}s"
            )
        };
        let time = |number: &str, to_seconds: f64| {
            let seconds = number.parse::<f64>().ok().map(|number| number * to_seconds);
            let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            time.filter(|time| !time.is_zero() && *time <= Self::LONGEST).map(Self::Time)
        };
        let iterations = || text.parse().ok().filter(|count| *count > 0).map(Self::Iterations);
        let budget = match text.strip_suffix("ms") {
            Some(number) => time(number, 1e-3),
            None => text.strip_suffix('s').map_or_else(iterations, |number| time(number, 1.0)),
        };
        budget.ok_or_else(wrong)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        assert_eq!("2000".parse(), Ok(Budget::Iterations(2000)));
        assert_eq!("500ms".parse(), Ok(Budget::Time(Duration::from_millis(500))));
        assert_eq!("1.5s".parse(), Ok(Budget::Time(Duration::from_millis(1500))));
        for budget in [Budget::Iterations(7), Budget::Time(Duration::from_secs(2))] {
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
    }

    #[test]
    fn what_is_no_budget_is_refused_with_what_to_write() {
        for wrong in ["", "0", "-1", "0s", "nans", "infs", "1e9s", "soon", "99999999999", "-2s", "ms"] {
            let refused = wrong.parse::<Budget>().unwrap_err();
            assert!(refused.contains("500ms"), "{wrong}: {refused}");
        }
    }
}
