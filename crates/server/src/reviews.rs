//! Reviews of finished games. Each is made once and cached.

use crate::scheduler::{QueueKey, Scheduler, ThinkRequest};
use games::{Looking, Reviewed};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many reviews are cached.
const MAX_CACHED: usize = 100;
/// How many reviews may be pending: for one person, for one address, and in total. Each holds a copy of its game and takes about
/// ten seconds.
const MAX_PENDING_PER_PERSON: usize = 3;
const MAX_PENDING_PER_ADDRESS: usize = 12;
const MAX_PENDING: usize = 60;

pub(crate) struct Reviews {
    scheduler: Arc<Scheduler>,
    /// By the id of the table, the oldest first.
    cached: Mutex<Vec<(String, Arc<Review>)>>,
}

/// A review that is pending, running or finished.
pub(crate) struct Review {
    /// Of the first request.
    queue_key: QueueKey,
    total: usize,
    done: AtomicUsize,
    /// `None` inside if it has failed.
    result: OnceLock<Option<Reviewed>>,
}

impl Review {
    /// How many choices have been reviewed, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.total)
    }

    /// `None` while it is pending or running, `Some(None)` if it has failed.
    pub(crate) fn result(&self) -> Option<Option<&Reviewed>> {
        self.result.get().map(Option::as_ref)
    }
}

impl Reviews {
    pub(crate) fn new(scheduler: Arc<Scheduler>) -> Self {
        Self { scheduler, cached: Mutex::default() }
    }

    /// The review of a table, which is started if necessary. Returns `None` if too many are pending.
    pub(crate) fn get_or_start(
        &self,
        table: &str,
        choices: usize,
        request: ThinkRequest,
        looking: impl FnOnce() -> Option<Looking>,
    ) -> Option<Arc<Review>> {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, review)) = cached.iter().find(|(id, _)| id == table) {
            return Some(review.clone());
        }
        let is_pending = |review: &Review| review.result.get().is_none();
        let [address, person, _] = &request.queue_key;
        let pending = || cached.iter().map(|(_, review)| review).filter(|review| is_pending(review));
        if pending().filter(|review| review.queue_key[1] == *person).count() >= MAX_PENDING_PER_PERSON
            || pending().filter(|review| review.queue_key[0] == *address).count() >= MAX_PENDING_PER_ADDRESS
            || pending().count() >= MAX_PENDING
        {
            return None;
        }
        if cached.len() >= MAX_CACHED
            && let Some(oldest) = cached.iter().position(|(_, review)| !is_pending(review))
        {
            cached.remove(oldest);
        }
        let (queue_key, done) = (request.queue_key.clone(), AtomicUsize::new(0));
        let review = Arc::new(Review { queue_key, total: choices, done, result: OnceLock::new() });
        tokio::spawn(run(review.clone(), looking()?, self.scheduler.clone(), request));
        cached.push((table.to_owned(), review.clone()));
        Some(review)
    }
}

/// Stops when the program shuts down.
async fn run(review: Arc<Review>, looking: Looking, scheduler: Arc<Scheduler>, request: ThinkRequest) {
    let (running, program) = (review.clone(), scheduler.clone());
    let result = scheduler.think(request, false, move || {
        looking(&mut |done| {
            running.done.store(done, Ordering::Relaxed);
            !program.is_closed()
        })
    });
    let result = result.await.ok().flatten();
    if result.is_none() {
        tracing::error!("a review failed");
    }
    let _ = review.result.set(result);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheduler::{Attention, JobKind};
    use std::sync::mpsc;
    use std::time::Duration;

    fn empty_review() -> Reviewed {
        Reviewed { expected: Vec::new(), rounds: Vec::new(), turns: Vec::new() }
    }

    fn request(address: usize, person: usize) -> ThinkRequest {
        ThinkRequest::new([address.to_string(), person.to_string(), "t".into()], JobKind::Review, Attention::Visited)
    }

    async fn ended(review: &Review) {
        while review.result().is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test]
    async fn a_game_is_reviewed_once_however_many_ask() {
        let reviews = Reviews::new(Scheduler::new(1));
        let first = reviews
            .get_or_start("t", 2, request(1, 1), || Some(Box::new(|go_on| go_on(1).then(empty_review))))
            .unwrap();
        let second = reviews.get_or_start("t", 2, request(2, 2), || panic!("it is cached")).unwrap();
        assert!(Arc::ptr_eq(&first, &second));
        ended(&first).await;
        assert_eq!((first.progress(), first.result()), ((1, 2), Some(Some(&empty_review()))));
    }

    #[tokio::test]
    async fn a_failed_review_does_not_stop_the_next_one() {
        let reviews = Reviews::new(Scheduler::new(1));
        let bad =
            reviews.get_or_start("bad", 2, request(1, 1), || Some(Box::new(|go_on| panic!("{}", go_on(0))))).unwrap();
        let good = reviews.get_or_start("good", 2, request(1, 1), || Some(Box::new(|_| Some(empty_review())))).unwrap();
        ended(&good).await;
        assert_eq!(bad.result(), Some(None));
    }

    #[tokio::test]
    async fn it_stops_at_shutdown() {
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
        let review = reviews.get_or_start("t", 9, request(1, 1), looking).unwrap();
        while review.progress().0 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(review.result().is_none(), "it is being made");
        scheduler.close();
        ended(&review).await;
        assert_eq!(review.result(), Some(None));
    }

    #[tokio::test]
    async fn pending_and_cached_reviews_are_limited() {
        let reviews = Reviews::new(Scheduler::new(1));
        let (end, ends) = mpsc::channel::<()>();
        let long: Looking = Box::new(move |_| ends.recv().is_err().then(empty_review));
        let mut long = Some(long);
        reviews.get_or_start("long", 1, request(0, 0), || long.take()).unwrap();
        let mut count = 0;
        let mut wait = |address, person| {
            count += 1;
            let looking = || -> Option<Looking> { Some(Box::new(|go_on| go_on(0).then(empty_review))) };
            reviews.get_or_start(&count.to_string(), 1, request(address, person), looking)
        };
        // The long one holds the only slot, so all others are pending.
        let by_one = (0..10).filter(|_| wait(1, 1).is_some()).count();
        let by_address = by_one + (0..50).filter(|person| wait(1, 2 + person).is_some()).count();
        assert_eq!((by_one, by_address), (MAX_PENDING_PER_PERSON, MAX_PENDING_PER_ADDRESS));
        assert!(wait(2, 100).is_some(), "another address has its own share");
        let others = (0..100).filter(|address| wait(3 + address, 200 + address).is_some()).count();
        assert_eq!(others, MAX_PENDING - by_address - 2);
        drop(end);
        for id in 0..MAX_CACHED + 50 {
            let looking = || -> Option<Looking> { Some(Box::new(|_| Some(empty_review()))) };
            let review = loop {
                match reviews.get_or_start(&format!("later {id}"), 1, request(9, 9), looking) {
                    Some(review) => break review,
                    None => tokio::time::sleep(Duration::from_millis(1)).await,
                }
            };
            ended(&review).await;
        }
        assert_eq!(reviews.cached.lock().unwrap().len(), MAX_CACHED);
    }
}
