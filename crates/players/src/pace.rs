//! Long thinking that can be paused.
//!
//! A search calls `pause_if_due` every few iterations. Usually nothing happens. Inside [`paced`] it calls, every few
//! milliseconds, a function that may block until others have had their turn. A `Clock` does not count that time, so that
//! a budget is always a time of thinking. Iterations are counted as ever: what a seed leads to does not change.

use std::cell::RefCell;
use std::time::{Duration, Instant};

/// How long a search runs between two pauses.
pub const SLICE: Duration = Duration::from_millis(10);

struct Pace {
    pause: Box<dyn FnMut()>,
    /// When the last pause ended.
    since: Instant,
    /// All pauses together.
    paused: Duration,
}

thread_local! {
    static PACE: RefCell<Option<Pace>> = const { RefCell::new(None) };
}

/// Runs `think` on this thread and calls `pause` about every [`SLICE`]. Threads that the thinking starts by itself do
/// not pause.
pub fn paced<T>(pause: impl FnMut() + 'static, think: impl FnOnce() -> T) -> T {
    /// Ends the pace even if the thinking panics.
    struct Ended;
    impl Drop for Ended {
        fn drop(&mut self) {
            let ended = PACE.take();
            drop(ended);
        }
    }
    PACE.set(Some(Pace { pause: Box::new(pause), since: Instant::now(), paused: Duration::ZERO }));
    let _ended = Ended;
    think()
}

/// Calls the pause function if a slice is over.
pub(crate) fn pause_if_due() {
    PACE.with_borrow_mut(|pace| {
        let Some(pace) = pace else { return };
        let now = Instant::now();
        if now.duration_since(pace.since) >= SLICE {
            (pace.pause)();
            pace.since = Instant::now();
            pace.paused += pace.since.duration_since(now);
        }
    });
}

/// All pauses of this thread's thinking so far.
fn paused() -> Duration {
    PACE.with_borrow(|pace| pace.as_ref().map_or(Duration::ZERO, |pace| pace.paused))
}

/// Measures thinking time without the pauses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    paused: Duration,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self { began: Instant::now(), paused: paused() }
    }

    /// The time since the start, without pauses.
    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed().saturating_sub(paused().saturating_sub(self.paused))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;
    use std::thread::sleep;

    #[test]
    fn pauses_come_in_slices_and_do_not_count_as_thinking() {
        const PAUSE: Duration = Duration::from_millis(50);
        let pauses = Rc::new(Cell::new(0));
        let counted = pauses.clone();
        let pause = move || {
            counted.set(counted.get() + 1);
            sleep(PAUSE);
        };
        let (thought, took) = paced(pause, || {
            let (clock, began) = (Clock::start(), Instant::now());
            while pauses.get() < 4 {
                pause_if_due();
            }
            (clock.elapsed(), began.elapsed())
        });
        // The first of the four slices began a moment before the clock.
        assert!(thought >= SLICE * 3, "{thought:?}");
        assert!(took - thought >= PAUSE * 4, "{thought:?} of {took:?}");
    }

    #[test]
    fn nobody_pauses_when_the_thinking_is_over_or_has_failed() {
        let failed = std::panic::catch_unwind(|| paced(|| (), || panic!("it fails")));
        assert!(failed.is_err());
        assert!(PACE.with_borrow(Option::is_none));
        pause_if_due();
    }
}
