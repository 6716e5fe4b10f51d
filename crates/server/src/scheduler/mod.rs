//! How the site's thinking is shared out: bots, hints and reviews.
//!
//! Thinking runs on threads of its own, `--thinkers` of them at a time. A long thought gives up its slot every few
//! milliseconds if somebody else waits; who goes next is the [`queue`]'s business. Quick players, which answer in a few
//! milliseconds, have as many slots of their own and never wait behind a search.

mod queue;

pub(crate) use queue::{Ask, Attention, Kind, Payer};

use players::pace::paced;
use queue::Queue;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Why something was not thought about to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unthought {
    /// The site ends.
    Ended,
    /// The thinking has failed.
    Failed,
}

/// Everybody who thinks, and who waits to.
pub(crate) struct Scheduler {
    searches: Mutex<Lane>,
    quick: Mutex<Lane>,
    closed: AtomicBool,
}

struct Lane {
    free: usize,
    queue: Queue<oneshot::Sender<()>>,
}

impl Scheduler {
    /// So many searches think at a time.
    pub(crate) fn new(thinkers: usize) -> Arc<Self> {
        let slots = thinkers.max(1);
        let lane = || Mutex::new(Lane { free: slots, queue: Queue::new(slots) });
        Arc::new(Self { searches: lane(), quick: lane(), closed: AtomicBool::new(false) })
    }

    /// Thinks when its turn comes, on a thread of its own.
    pub(crate) async fn think<T: Send + 'static>(
        self: &Arc<Self>,
        ask: Ask,
        quick: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unthought> {
        let slot = self.slot(ask, quick).await?;
        let (tell, told) = oneshot::channel();
        let think = move || {
            let mut slot = slot;
            // Nobody listens any more if the site has ended.
            let _ = tell.send(paced(move || slot.pause(), work));
        };
        thread::Builder::new().name("thinker".into()).spawn(think).map_err(|error| {
            tracing::error!(%error, "there is no thread to think on");
            Unthought::Failed
        })?;
        told.await.map_err(|_| Unthought::Failed)
    }

    async fn slot(self: &Arc<Self>, ask: Ask, quick: bool) -> Result<Slot, Unthought> {
        let (turn, granted) = oneshot::channel();
        {
            let mut lane = self.lane(quick);
            // Looked at under the lock, so that nobody joins after the queue was cleared.
            if self.is_closed() {
                return Err(Unthought::Ended);
            }
            lane.queue.begin(ask.clone(), turn);
            lane.serve();
        }
        let mut claim = Claim { scheduler: self.clone(), ask: ask.clone(), quick, granted };
        (&mut claim.granted).await.map_err(|_| Unthought::Ended)?;
        Ok(Slot { scheduler: self.clone(), ask, quick, since: Instant::now() })
    }

    fn give_back(&self, ask: &Ask, quick: bool, thought: Duration) {
        let mut lane = self.lane(quick);
        lane.queue.end(ask, thought);
        lane.free += 1;
        lane.serve();
    }

    /// Nobody begins to think any more; what has begun no longer waits for others.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        for quick in [false, true] {
            self.lane(quick).queue.clear();
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    fn lane(&self, quick: bool) -> MutexGuard<'_, Lane> {
        let lane = if quick { &self.quick } else { &self.searches };
        lane.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lane {
    /// Gives free slots to those whose turn it is.
    fn serve(&mut self) {
        while self.free > 0 {
            let Some((ask, turn)) = self.queue.next() else { return };
            if turn.send(()).is_ok() {
                self.free -= 1;
            } else {
                self.queue.end(&ask, Duration::ZERO);
            }
        }
    }
}

/// A slot that somebody waits for. Whoever stops waiting gives it back if it was granted just then; if it was not, the
/// lane passes over it.
struct Claim {
    scheduler: Arc<Scheduler>,
    ask: Ask,
    quick: bool,
    granted: oneshot::Receiver<()>,
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.granted.close();
        if self.granted.try_recv().is_ok() {
            self.scheduler.give_back(&self.ask, self.quick, Duration::ZERO);
        }
    }
}

/// A slot that somebody thinks in; it is given back when dropped.
struct Slot {
    scheduler: Arc<Scheduler>,
    ask: Ask,
    quick: bool,
    since: Instant,
}

impl Slot {
    /// Lets others think, if somebody waits.
    fn pause(&mut self) {
        let (turn, granted) = oneshot::channel();
        {
            let mut lane = self.scheduler.lane(self.quick);
            if self.scheduler.is_closed() || lane.queue.is_idle() {
                return;
            }
            lane.queue.go_on(self.ask.clone(), self.since.elapsed(), turn);
            lane.free += 1;
            lane.serve();
        }
        // When the site ends the slot is not given back, and nobody needs it.
        let _ = granted.blocking_recv();
        self.since = Instant::now();
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.scheduler.give_back(&self.ask, self.quick, self.since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::{Bots, Player};
    use std::sync::mpsc;
    use tabletop::{Game, Seat, Seed};
    use wonderful_world::WonderfulWorld;

    fn ask(person: &str) -> Ask {
        Ask::new(["here".into(), person.into(), "t".into()], Kind::Turn, Attention::Watched)
    }

    /// What a bot picks in the first round, and what it would take hours for.
    fn pick(bot: &str) -> impl FnOnce() -> bool + Send + 'static {
        let bot = bot.to_owned();
        move || {
            let game = WonderfulWorld::start(&Default::default(), Seed([7; 32])).unwrap();
            let mut player: Box<dyn Player<WonderfulWorld>> = WonderfulWorld::bot(&bot, Seed([7; 32])).unwrap();
            player.choose(&game, Seat(0)).is_some()
        }
    }

    #[tokio::test]
    async fn a_long_search_lets_another_person_think_before_it_ends() {
        let scheduler = Scheduler::new(1);
        let (begun, begins) = mpsc::channel();
        let long = tokio::spawn({
            let scheduler = scheduler.clone();
            async move {
                let work = pick("best:60s");
                scheduler
                    .think(ask("anna"), false, move || {
                        begun.send(()).unwrap();
                        work()
                    })
                    .await
            }
        });
        tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
        // It answers though the only slot is taken for a minute.
        assert_eq!(scheduler.think(ask("bob"), false, pick("strong:50")).await, Ok(true));
        assert!(!long.is_finished());
        scheduler.close();
        long.abort();
    }

    #[tokio::test]
    async fn quick_players_do_not_wait_for_one_that_never_pauses() {
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
                scheduler.think(ask("anna"), false, work).await
            }
        });
        begins.await.unwrap();
        assert_eq!(scheduler.think(ask("bob"), true, || 7).await, Ok(7));
        drop(end);
        assert_eq!(long.await.unwrap(), Ok(true));
    }

    #[tokio::test]
    async fn a_thought_that_fails_gives_its_slot_back_and_one_that_is_given_up_takes_none() {
        let scheduler = Scheduler::new(1);
        let failed = scheduler.think(ask("anna"), false, || -> u8 { panic!("it fails") }).await;
        assert_eq!(failed, Err(Unthought::Failed));
        let (end, ended) = mpsc::channel::<()>();
        let busy = tokio::spawn({
            let scheduler = scheduler.clone();
            async move { scheduler.think(ask("anna"), false, move || ended.recv().is_err()).await }
        });
        tokio::task::yield_now().await;
        let given_up = tokio::time::timeout(Duration::ZERO, scheduler.think(ask("bob"), false, || 1)).await;
        assert!(given_up.is_err());
        drop(end);
        assert_eq!(busy.await.unwrap(), Ok(true));
        assert_eq!(scheduler.think(ask("cleo"), false, || 2).await, Ok(2));
    }

    #[tokio::test]
    async fn nobody_thinks_when_the_site_has_ended() {
        let scheduler = Scheduler::new(1);
        scheduler.close();
        assert_eq!(scheduler.think(ask("anna"), false, || 1).await, Err(Unthought::Ended));
    }
}
