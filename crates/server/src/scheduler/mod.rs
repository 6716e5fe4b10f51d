//! Shares out thinking time between bots, hints and reviews.
//!
//! At most `--thinkers` searches run at a time, each on its own thread. A long search gives up its slot every few
//! milliseconds if another one waits; the [`queue`] decides which one goes next. Quick players, which answer within a few
//! milliseconds, have as many slots of their own and never wait for a search.

mod queue;

pub(crate) use queue::{Attention, JobKind, QueueKey, ThinkRequest};

use players::pace::paced;
use queue::Queue;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThinkError {
    /// The program is shutting down.
    Closed,
    /// The thread could not be started, or panicked.
    Failed,
}

pub(crate) struct Scheduler {
    searches: Mutex<SlotPool>,
    quick: Mutex<SlotPool>,
    closed: AtomicBool,
}

struct SlotPool {
    free: usize,
    queue: Queue<oneshot::Sender<()>>,
}

impl Scheduler {
    pub(crate) fn new(thinkers: usize) -> Arc<Self> {
        let slots = thinkers.max(1);
        let pool = || Mutex::new(SlotPool { free: slots, queue: Queue::new(slots) });
        Arc::new(Self { searches: pool(), quick: pool(), closed: AtomicBool::new(false) })
    }

    /// Waits for a slot, then runs `work` on a thread of its own.
    pub(crate) async fn think<T: Send + 'static>(
        self: &Arc<Self>,
        request: ThinkRequest,
        quick: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        let slot = self.acquire(request, quick).await?;
        let (sender, result) = oneshot::channel();
        let think = move || {
            let mut slot = slot;
            // The receiver is gone if the caller no longer waits.
            let _ = sender.send(paced(move || slot.yield_now(), work));
        };
        thread::Builder::new().name("thinker".into()).spawn(think).map_err(|error| {
            tracing::error!(%error, "could not start a thread for thinking");
            ThinkError::Failed
        })?;
        result.await.map_err(|_| ThinkError::Failed)
    }

    async fn acquire(self: &Arc<Self>, request: ThinkRequest, quick: bool) -> Result<Slot, ThinkError> {
        let (sender, granted) = oneshot::channel();
        {
            let mut pool = self.pool(quick);
            // Checked under the lock, so that nothing is queued after `close` has cleared the queue.
            if self.is_closed() {
                return Err(ThinkError::Closed);
            }
            pool.queue.enqueue(request.clone(), sender);
            pool.dispatch();
        }
        let mut pending = PendingSlot { scheduler: self.clone(), request: request.clone(), quick, granted };
        (&mut pending.granted).await.map_err(|_| ThinkError::Closed)?;
        Ok(Slot { scheduler: self.clone(), request, quick, since: Instant::now() })
    }

    fn release(&self, request: &ThinkRequest, quick: bool, used: Duration) {
        let mut pool = self.pool(quick);
        pool.queue.finish(request, used);
        pool.free += 1;
        pool.dispatch();
    }

    /// Starts no more work. Running work no longer waits for others.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        for quick in [false, true] {
            self.pool(quick).queue.clear();
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    fn pool(&self, quick: bool) -> MutexGuard<'_, SlotPool> {
        let pool = if quick { &self.quick } else { &self.searches };
        pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SlotPool {
    /// Gives free slots to the next requests in the queue.
    fn dispatch(&mut self) {
        while self.free > 0 {
            let Some((request, sender)) = self.queue.next() else { return };
            if sender.send(()).is_ok() {
                self.free -= 1;
            } else {
                self.queue.finish(&request, Duration::ZERO);
            }
        }
    }
}

/// A slot that has been requested. If the caller stops waiting, a slot that was granted at the same moment is released; one
/// that was not granted yet is skipped by [`SlotPool::dispatch`].
struct PendingSlot {
    scheduler: Arc<Scheduler>,
    request: ThinkRequest,
    quick: bool,
    granted: oneshot::Receiver<()>,
}

impl Drop for PendingSlot {
    fn drop(&mut self) {
        self.granted.close();
        if self.granted.try_recv().is_ok() {
            self.scheduler.release(&self.request, self.quick, Duration::ZERO);
        }
    }
}

/// Released when dropped.
struct Slot {
    scheduler: Arc<Scheduler>,
    request: ThinkRequest,
    quick: bool,
    since: Instant,
}

impl Slot {
    /// Gives up the slot and waits for it again, if another request could use it.
    fn yield_now(&mut self) {
        let (sender, granted) = oneshot::channel();
        {
            let mut pool = self.scheduler.pool(self.quick);
            if self.scheduler.is_closed() || !pool.queue.has_runnable() {
                return;
            }
            pool.queue.requeue(self.request.clone(), self.since.elapsed(), sender);
            pool.free += 1;
            pool.dispatch();
        }
        // Fails after `close`, when slots no longer matter.
        let _ = granted.blocking_recv();
        self.since = Instant::now();
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.scheduler.release(&self.request, self.quick, self.since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::{Bots, Player};
    use std::sync::mpsc;
    use tabletop::{Game, Seat, Seed};
    use wonderful_world::WonderfulWorld;

    fn request(person: &str) -> ThinkRequest {
        ThinkRequest::new(["here".into(), person.into(), "t".into()], JobKind::Turn, Attention::Watched)
    }

    fn pick(bot: &str) -> impl FnOnce() -> bool + Send + 'static {
        let bot = bot.to_owned();
        move || {
            let game = WonderfulWorld::start(&Default::default(), Seed([7; 32])).unwrap();
            let mut player: Box<dyn Player<WonderfulWorld>> = WonderfulWorld::bot(&bot, Seed([7; 32])).unwrap();
            player.choose(&game, Seat(0)).is_some()
        }
    }

    #[tokio::test]
    async fn a_long_search_yields_to_another_person() {
        let scheduler = Scheduler::new(1);
        let (begun, begins) = mpsc::channel();
        let long = tokio::spawn({
            let scheduler = scheduler.clone();
            async move {
                let work = pick("best:60s");
                scheduler
                    .think(request("anna"), false, move || {
                        begun.send(()).unwrap();
                        work()
                    })
                    .await
            }
        });
        tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
        assert_eq!(scheduler.think(request("bob"), false, pick("strong:50")).await, Ok(true));
        assert!(!long.is_finished());
        scheduler.close();
        long.abort();
    }

    #[tokio::test]
    async fn quick_players_do_not_wait_for_a_search_that_never_yields() {
        let scheduler = Scheduler::new(1);
        let (end, ended) = mpsc::channel::<()>();
        let (begun, begins) = oneshot::channel();
        let long = tokio::spawn({
            let scheduler = scheduler.clone();
            async move {
                let work = move || {
                    begun.send(()).unwrap();
                    ended.recv().is_err()
                };
                scheduler.think(request("anna"), false, work).await
            }
        });
        begins.await.unwrap();
        assert_eq!(scheduler.think(request("bob"), true, || 7).await, Ok(7));
        drop(end);
        assert_eq!(long.await.unwrap(), Ok(true));
    }

    #[tokio::test]
    async fn failed_and_cancelled_requests_release_their_slots() {
        let scheduler = Scheduler::new(1);
        let failed = scheduler.think(request("anna"), false, || -> u8 { panic!("it fails") }).await;
        assert_eq!(failed, Err(ThinkError::Failed));
        let (end, ended) = mpsc::channel::<()>();
        let busy = tokio::spawn({
            let scheduler = scheduler.clone();
            async move { scheduler.think(request("anna"), false, move || ended.recv().is_err()).await }
        });
        tokio::task::yield_now().await;
        let cancelled = tokio::time::timeout(Duration::ZERO, scheduler.think(request("bob"), false, || 1)).await;
        assert!(cancelled.is_err());
        drop(end);
        assert_eq!(busy.await.unwrap(), Ok(true));
        assert_eq!(scheduler.think(request("cleo"), false, || 2).await, Ok(2));
    }

    #[tokio::test]
    async fn nothing_runs_after_close() {
        let scheduler = Scheduler::new(1);
        scheduler.close();
        assert_eq!(scheduler.think(request("anna"), false, || 1).await, Err(ThinkError::Closed));
    }
}
