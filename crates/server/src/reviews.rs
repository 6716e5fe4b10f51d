//! Finished games, looked at again: each once, one at a time, and kept for a while.

use crate::thinking::{Looking, Reviewed};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many reviews are kept.
const MOST_KEPT: usize = 100;
/// How many games may wait to be looked at.
const MOST_WAITING: usize = 12;

/// All reviews that there are, or will be soon.
pub(crate) struct Reviews {
    /// Where those who think wait for their turn: a review does so anew before each choice, as one bot among many.
    bots: Arc<Semaphore>,
    one_at_a_time: Arc<Semaphore>,
    /// By the id of the table, the oldest first.
    known: Mutex<Vec<(String, Arc<Review>)>>,
}

/// A review, or what there will be one.
pub(crate) struct Review {
    of: usize,
    done: AtomicUsize,
    /// What came of it; nothing if it has failed.
    found: OnceLock<Option<Reviewed>>,
}

impl Review {
    /// How many choices have been looked at, and of how many.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of)
    }

    /// What came of it, once something has.
    pub(crate) fn found(&self) -> Option<Option<&Reviewed>> {
        self.found.get().map(Option::as_ref)
    }
}

impl Reviews {
    /// None yet.
    pub(crate) fn new(bots: Arc<Semaphore>) -> Self {
        Self { bots, one_at_a_time: Arc::new(Semaphore::new(1)), known: Mutex::default() }
    }

    /// The review of a table, begun if nobody has asked for it before; none if too many wait already.
    pub(crate) fn of(
        &self,
        table: &str,
        choices: usize,
        looking: impl FnOnce() -> Option<Looking>,
    ) -> Option<Arc<Review>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, review)) = known.iter().find(|(id, _)| id == table) {
            return Some(review.clone());
        }
        let waits = |review: &Review| review.found.get().is_none();
        if known.iter().filter(|(_, review)| waits(review)).count() >= MOST_WAITING {
            return None;
        }
        if known.len() >= MOST_KEPT
            && let Some(oldest) = known.iter().position(|(_, review)| !waits(review))
        {
            known.remove(oldest);
        }
        let review = Arc::new(Review { of: choices, done: AtomicUsize::new(0), found: OnceLock::new() });
        tokio::spawn(make(review.clone(), looking()?, self.one_at_a_time.clone(), self.bots.clone()));
        known.push((table.to_owned(), review.clone()));
        Some(review)
    }
}

/// Looks at a game, choice by choice, each in its turn among all who think. It ends with the program.
async fn make(review: Arc<Review>, looking: Looking, one_at_a_time: Arc<Semaphore>, bots: Arc<Semaphore>) {
    let Ok(turn) = one_at_a_time.acquire_owned().await else { return };
    let (seen, threads) = (review.clone(), Handle::current());
    let found = spawn_blocking(move || {
        let _until_it_is_made = turn;
        let mut place = None;
        looking(&mut |done| {
            seen.done.store(done, Ordering::Relaxed);
            drop(place.take());
            place = threads.block_on(bots.clone().acquire_owned()).ok();
            place.is_some()
        })
    });
    let found = found.await.unwrap_or_default();
    if found.is_none() {
        tracing::error!("a finished game cannot be looked at again");
    }
    let _ = review.found.set(found);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn of_nothing() -> Reviewed {
        Reviewed { expected: Vec::new(), rounds: Vec::new(), turns: Vec::new() }
    }

    async fn ended(review: &Review) {
        while review.found().is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test]
    async fn a_game_is_looked_at_once_however_many_ask() {
        let reviews = Reviews::new(Arc::new(Semaphore::new(1)));
        let first = reviews.of("t", 2, || Some(Box::new(|go_on| go_on(1).then(of_nothing)))).unwrap();
        let second = reviews.of("t", 2, || panic!("it is known")).unwrap();
        assert!(Arc::ptr_eq(&first, &second));
        ended(&first).await;
        assert_eq!((first.progress(), first.found()), ((1, 2), Some(Some(&of_nothing()))));
    }

    #[tokio::test]
    async fn one_that_fails_says_so_and_the_next_one_comes() {
        let reviews = Reviews::new(Arc::new(Semaphore::new(1)));
        let bad = reviews.of("bad", 2, || Some(Box::new(|go_on| panic!("{}", go_on(0))))).unwrap();
        let good = reviews.of("good", 2, || Some(Box::new(|_| Some(of_nothing())))).unwrap();
        ended(&good).await;
        assert_eq!(bad.found(), Some(None));
    }

    #[tokio::test]
    async fn it_waits_for_its_turn_to_think_and_ends_with_the_program() {
        let bots = Arc::new(Semaphore::new(1));
        let busy = bots.clone().acquire_owned().await.unwrap();
        let reviews = Reviews::new(bots.clone());
        let review = reviews.of("t", 9, || Some(Box::new(|go_on| go_on(3).then(of_nothing)))).unwrap();
        while review.progress().0 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(review.found().is_none(), "a bot thinks");
        bots.close();
        ended(&review).await;
        drop(busy);
        assert_eq!(review.found(), Some(None));
    }

    #[tokio::test]
    async fn only_so_many_wait_and_only_so_many_are_kept() {
        let bots = Arc::new(Semaphore::new(1));
        let busy = bots.clone().acquire_owned().await.unwrap();
        let reviews = Reviews::new(bots);
        let ask = |id: usize| reviews.of(&id.to_string(), 1, || Some(Box::new(|go_on| go_on(0).then(of_nothing))));
        let asked: Vec<_> = (0..MOST_WAITING + 3).filter_map(ask).collect();
        assert_eq!(asked.len(), MOST_WAITING);
        drop(busy);
        for id in 0..MOST_KEPT + 50 {
            ended(&ask(id).unwrap()).await;
        }
        assert_eq!(reviews.known.lock().unwrap().len(), MOST_KEPT);
    }
}
