//! Finished games, looked at again: each once, and kept for a while.

use crate::scheduler::{Ask, Payer, Scheduler};
use crate::thinking::{Looking, Reviewed};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many reviews are kept.
const MOST_KEPT: usize = 100;
/// How many games may wait to be looked at: for one person, for one address, and in all. Each holds a copy of its game, and a
/// review takes some ten seconds.
const MOST_BY_PERSON: usize = 3;
const MOST_BY_ADDRESS: usize = 12;
const MOST_WAITING: usize = 60;

/// All reviews that there are, or will be soon.
pub(crate) struct Reviews {
    scheduler: Arc<Scheduler>,
    /// By the id of the table, the oldest first.
    known: Mutex<Vec<(String, Arc<Review>)>>,
}

/// A review, or what there will be one.
pub(crate) struct Review {
    /// Who asked first.
    payer: Payer,
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
    pub(crate) fn new(scheduler: Arc<Scheduler>) -> Self {
        Self { scheduler, known: Mutex::default() }
    }

    /// The review of a table, begun if nobody has asked for it before; none if too many wait already.
    pub(crate) fn of(
        &self,
        table: &str,
        choices: usize,
        ask: Ask,
        looking: impl FnOnce() -> Option<Looking>,
    ) -> Option<Arc<Review>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, review)) = known.iter().find(|(id, _)| id == table) {
            return Some(review.clone());
        }
        let waits = |review: &Review| review.found.get().is_none();
        let [address, person, _] = &ask.payer;
        let waiting = || known.iter().map(|(_, review)| review).filter(|review| waits(review));
        if waiting().filter(|review| review.payer[1] == *person).count() >= MOST_BY_PERSON
            || waiting().filter(|review| review.payer[0] == *address).count() >= MOST_BY_ADDRESS
            || waiting().count() >= MOST_WAITING
        {
            return None;
        }
        if known.len() >= MOST_KEPT
            && let Some(oldest) = known.iter().position(|(_, review)| !waits(review))
        {
            known.remove(oldest);
        }
        let (payer, done) = (ask.payer.clone(), AtomicUsize::new(0));
        let review = Arc::new(Review { payer, of: choices, done, found: OnceLock::new() });
        tokio::spawn(make(review.clone(), looking()?, self.scheduler.clone(), ask));
        known.push((table.to_owned(), review.clone()));
        Some(review)
    }
}

/// Looks at a game, choice by choice, in its turn among all who think. It ends with the program.
async fn make(review: Arc<Review>, looking: Looking, scheduler: Arc<Scheduler>, ask: Ask) {
    let (seen, program) = (review.clone(), scheduler.clone());
    let found = scheduler.think(ask, false, move || {
        looking(&mut |done| {
            seen.done.store(done, Ordering::Relaxed);
            !program.is_closed()
        })
    });
    let found = found.await.ok().flatten();
    if found.is_none() {
        tracing::error!("a finished game cannot be looked at again");
    }
    let _ = review.found.set(found);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheduler::{Attention, Kind};
    use std::sync::mpsc;
    use std::time::Duration;

    fn of_nothing() -> Reviewed {
        Reviewed { expected: Vec::new(), rounds: Vec::new(), turns: Vec::new() }
    }

    fn ask(address: usize, person: usize) -> Ask {
        Ask::new([address.to_string(), person.to_string(), "t".into()], Kind::Review, Attention::Visited)
    }

    async fn ended(review: &Review) {
        while review.found().is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test]
    async fn a_game_is_looked_at_once_however_many_ask() {
        let reviews = Reviews::new(Scheduler::new(1));
        let first = reviews.of("t", 2, ask(1, 1), || Some(Box::new(|go_on| go_on(1).then(of_nothing)))).unwrap();
        let second = reviews.of("t", 2, ask(2, 2), || panic!("it is known")).unwrap();
        assert!(Arc::ptr_eq(&first, &second));
        ended(&first).await;
        assert_eq!((first.progress(), first.found()), ((1, 2), Some(Some(&of_nothing()))));
    }

    #[tokio::test]
    async fn one_that_fails_says_so_and_the_next_one_comes() {
        let reviews = Reviews::new(Scheduler::new(1));
        let bad = reviews.of("bad", 2, ask(1, 1), || Some(Box::new(|go_on| panic!("{}", go_on(0))))).unwrap();
        let good = reviews.of("good", 2, ask(1, 1), || Some(Box::new(|_| Some(of_nothing())))).unwrap();
        ended(&good).await;
        assert_eq!(bad.found(), Some(None));
    }

    #[tokio::test]
    async fn it_ends_with_the_program() {
        let scheduler = Scheduler::new(1);
        let reviews = Reviews::new(scheduler.clone());
        let looking = || -> Option<Looking> {
            Some(Box::new(|go_on| {
                while go_on(3) {
                    std::thread::yield_now();
                }
                None
            }))
        };
        let review = reviews.of("t", 9, ask(1, 1), looking).unwrap();
        while review.progress().0 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(review.found().is_none(), "it is being made");
        scheduler.close();
        ended(&review).await;
        assert_eq!(review.found(), Some(None));
    }

    #[tokio::test]
    async fn only_so_many_of_a_person_and_an_address_wait_and_only_so_many_are_kept() {
        let reviews = Reviews::new(Scheduler::new(1));
        let (end, ends) = mpsc::channel::<()>();
        let long: Looking = Box::new(move |_| ends.recv().is_err().then(of_nothing));
        let mut long = Some(long);
        reviews.of("long", 1, ask(0, 0), || long.take()).unwrap();
        let mut count = 0;
        let mut wait = |address, person| {
            count += 1;
            let looking = || -> Option<Looking> { Some(Box::new(|go_on| go_on(0).then(of_nothing))) };
            reviews.of(&count.to_string(), 1, ask(address, person), looking)
        };
        // The long one holds the only slot, so that all others wait.
        let by_one = (0..10).filter(|_| wait(1, 1).is_some()).count();
        let by_address = by_one + (0..50).filter(|person| wait(1, 2 + person).is_some()).count();
        assert_eq!((by_one, by_address), (MOST_BY_PERSON, MOST_BY_ADDRESS));
        assert!(wait(2, 100).is_some(), "another address has its own share");
        let others = (0..100).filter(|address| wait(3 + address, 200 + address).is_some()).count();
        assert_eq!(others, MOST_WAITING - by_address - 2);
        drop(end);
        for id in 0..MOST_KEPT + 50 {
            let looking = || -> Option<Looking> { Some(Box::new(|_| Some(of_nothing()))) };
            let review = loop {
                match reviews.of(&format!("later {id}"), 1, ask(9, 9), looking) {
                    Some(review) => break review,
                    None => tokio::time::sleep(Duration::from_millis(1)).await,
                }
            };
            ended(&review).await;
        }
        assert_eq!(reviews.known.lock().unwrap().len(), MOST_KEPT);
    }
}
