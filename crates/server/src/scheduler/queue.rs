//! Hierarchical fair queueing by address, then by person, then by table.
//!
//! Each of these has a virtual time, which grows by the thinking time it has used. The smallest goes next. One that comes back
//! after a pause starts at the current virtual time of its siblings, so that nobody saves up time, and a person with sixty
//! tables gets as much as a person with one. This is plain data without threads or clocks.

use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::watch;

/// The cost factor of thinking that nobody watches.
const UNWATCHED_COST: u32 = 4;
/// Each started request holds a thread and its memory. An address may have as many of them as so many people.
const MAX_PEOPLE_PER_ADDRESS: usize = 16;
/// The same limit for all addresses together.
const MAX_PEOPLE: usize = 64;

/// Whether anybody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attention {
    /// A person who takes part follows the table.
    Watched,
    /// A spectator follows the table, or somebody was there recently.
    Visited,
    Nobody,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum JobKind {
    Turn,
    Hint,
    Review,
}

/// Who is charged for the thinking time: an address, a person and a table.
pub(crate) type QueueKey = [String; 3];

#[derive(Clone, Debug)]
pub(crate) struct ThinkRequest {
    pub(crate) queue_key: QueueKey,
    pub(crate) kind: JobKind,
    pub(crate) attention: watch::Receiver<Attention>,
}

impl ThinkRequest {
    /// A request whose attention does not change.
    pub(crate) fn new(queue_key: QueueKey, kind: JobKind, attention: Attention) -> Self {
        Self { queue_key, kind, attention: watch::channel(attention).1 }
    }

    fn cost(&self, time: Duration) -> Duration {
        if *self.attention.borrow() == Attention::Watched { time } else { time * UNWATCHED_COST }
    }
}

struct Queued<T> {
    request: ThinkRequest,
    /// Whether it has run before and was requeued.
    started: bool,
    number: u64,
    waker: T,
}

/// An address, a person or a table. The root is the parent of all addresses.
#[derive(Default)]
struct Node {
    virtual_time: Duration,
    /// The virtual time at which new children start.
    child_start: Duration,
    /// How many requests below it are queued or running.
    active: usize,
}

/// The waiting requests. `T` wakes up the one whose turn it is.
pub(super) struct Queue<T> {
    queued: Vec<Queued<T>>,
    nodes: HashMap<Vec<String>, Node>,
    /// How many requests have started and not finished, by person and kind.
    started: HashMap<(QueueKey, JobKind), usize>,
    /// The limit of `started` for each person and kind. It equals the number of slots: more could not run at once.
    max_per_person: usize,
    count: u64,
}

impl<T> Queue<T> {
    pub(super) fn new(max_per_person: usize) -> Self {
        let nodes = HashMap::from([(Vec::new(), Node::default())]);
        Self { queued: Vec::new(), nodes, started: HashMap::new(), max_per_person, count: 0 }
    }

    pub(super) fn enqueue(&mut self, request: ThinkRequest, waker: T) {
        for depth in 1..=request.queue_key.len() {
            let start =
                self.nodes.get(&request.queue_key[..depth - 1]).map_or(Duration::ZERO, |parent| parent.child_start);
            let node = self.nodes.entry(request.queue_key[..depth].to_vec()).or_default();
            if node.active == 0 {
                node.virtual_time = node.virtual_time.max(start);
            }
            node.active += 1;
        }
        self.nodes.entry(Vec::new()).or_default().active += 1;
        self.push(request, false, waker);
    }

    /// Puts a running request back into the queue.
    pub(super) fn requeue(&mut self, request: ThinkRequest, used: Duration, waker: T) {
        self.charge(&request, used);
        self.push(request, true, waker);
    }

    pub(super) fn finish(&mut self, request: &ThinkRequest, used: Duration) {
        self.charge(request, used);
        if let Some(started) = self.started.get_mut(&start_key(request)) {
            *started -= 1;
        }
        self.started.retain(|_, started| *started > 0);
        for depth in 0..=request.queue_key.len() {
            if let Some(node) = self.nodes.get_mut(&request.queue_key[..depth]) {
                node.active -= 1;
            }
        }
        self.prune();
    }

    /// Takes the next request that may run.
    pub(super) fn next(&mut self) -> Option<(ThinkRequest, T)> {
        let may_run = |queued: &&Queued<T>| queued.started || self.may_start(&queued.request);
        let next = self.queued.iter().filter(may_run).min_by_key(|queued| self.priority(queued))?.number;
        let index = self.queued.iter().position(|queued| queued.number == next)?;
        let Queued { request, started, waker, .. } = self.queued.remove(index);
        if !started {
            *self.started.entry(start_key(&request)).or_default() += 1;
        }
        for depth in 1..=request.queue_key.len() {
            let used = self.nodes.get(&request.queue_key[..depth]).map_or(Duration::ZERO, |node| node.virtual_time);
            if let Some(parent) = self.nodes.get_mut(&request.queue_key[..depth - 1]) {
                parent.child_start = parent.child_start.max(used);
            }
        }
        Some((request, waker))
    }

    /// Whether a queued request may run now.
    pub(super) fn has_runnable(&self) -> bool {
        self.queued.iter().any(|queued| queued.started || self.may_start(&queued.request))
    }

    pub(super) fn clear(&mut self) {
        self.queued.clear();
    }

    fn push(&mut self, request: ThinkRequest, started: bool, waker: T) {
        self.count += 1;
        self.queued.push(Queued { request, started, number: self.count, waker });
    }

    fn charge(&mut self, request: &ThinkRequest, used: Duration) {
        let cost = request.cost(used);
        for depth in 1..=request.queue_key.len() {
            if let Some(node) = self.nodes.get_mut(&request.queue_key[..depth]) {
                node.virtual_time += cost;
            }
        }
    }

    fn may_start(&self, request: &ThinkRequest) -> bool {
        let total = |counts: &dyn Fn(&QueueKey, JobKind) -> bool| -> usize {
            self.started.iter().filter(|((queue_key, kind), _)| counts(queue_key, *kind)).map(|(_, count)| count).sum()
        };
        let [address, ..] = &request.queue_key;
        self.started.get(&start_key(request)).is_none_or(|started| *started < self.max_per_person)
            && total(&|queue_key, _| queue_key[0] == *address) < MAX_PEOPLE_PER_ADDRESS * self.max_per_person
            && total(&|_, _| true) < MAX_PEOPLE * self.max_per_person
    }

    /// By address, then by person, then by table, then in order of arrival.
    fn priority<'a>(&'a self, queued: &'a Queued<T>) -> ([(Duration, &'a str); 3], u64) {
        let queue_key = &queued.request.queue_key;
        let at = |depth: usize| {
            let used = self.nodes.get(&queue_key[..=depth]).map_or(Duration::ZERO, |node| node.virtual_time);
            (used, queue_key[depth].as_str())
        };
        ([at(0), at(1), at(2)], queued.number)
    }

    /// Removes inactive nodes, except those that are ahead of their active siblings.
    fn prune(&mut self) {
        let is_ahead = |path: &[String], node: &Node| {
            let Some((_, parent)) = path.split_last() else { return true };
            self.nodes.get(parent).is_some_and(|parent| parent.active > 0 && node.virtual_time > parent.child_start)
        };
        let inactive = self.nodes.iter().filter(|(path, node)| node.active == 0 && !is_ahead(path, node));
        let inactive: Vec<_> = inactive.map(|(path, _)| path.clone()).collect();
        for path in inactive {
            self.nodes.remove(&path);
        }
    }
}

/// What is counted together in `started`: all tables of a person.
fn start_key(request: &ThinkRequest) -> (QueueKey, JobKind) {
    let [address, person, _] = &request.queue_key;
    ([address.clone(), person.clone(), String::new()], request.kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::iter;

    const SLICE: Duration = Duration::from_millis(10);

    fn request(queue_key: &str, attention: Attention) -> ThinkRequest {
        let mut parts = queue_key.split('/').map(str::to_owned);
        ThinkRequest::new(std::array::from_fn(|_| parts.next().unwrap()), JobKind::Turn, attention)
    }

    fn turn(queue_key: &str) -> ThinkRequest {
        request(queue_key, Attention::Watched)
    }

    /// Runs so many slices on one slot, with requests that never finish. Returns who ran, in order.
    fn slices(queue: &mut Queue<()>, count: usize) -> Vec<String> {
        let slice = || {
            let (request, ()) = queue.next()?;
            let who = request.queue_key.join("/");
            queue.requeue(request, SLICE, ());
            Some(who)
        };
        iter::from_fn(slice).take(count).collect()
    }

    fn share(served: &[String], who: &str) -> usize {
        served.iter().filter(|served| served.starts_with(who)).count()
    }

    #[test]
    fn somebody_with_sixty_tables_gets_as_much_as_somebody_with_one() {
        let mut queue = Queue::new(60);
        (0..60).for_each(|table| queue.enqueue(turn(&format!("home/anna/{table}")), ()));
        assert_eq!(share(&slices(&mut queue, 100), "home/anna"), 100);
        queue.enqueue(turn("home/bob/x"), ());
        assert_eq!(share(&slices(&mut queue, 100), "home/bob"), 50);
    }

    #[test]
    fn fifteen_cookies_of_one_address_get_as_much_as_another_address() {
        let mut queue = Queue::new(1);
        (0..15).for_each(|cookie| queue.enqueue(turn(&format!("here/{cookie}/t")), ()));
        queue.enqueue(turn("there/bob/t"), ());
        let served = slices(&mut queue, 300);
        assert_eq!(share(&served, "there"), 150);
        assert!((0..15).all(|cookie| share(&served, &format!("here/{cookie}/")) == 10), "{served:?}");
    }

    #[test]
    fn the_tables_of_one_person_share_evenly() {
        let mut queue = Queue::new(9);
        (0..5).for_each(|_| queue.enqueue(turn("a/anna/five"), ()));
        queue.enqueue(turn("a/anna/one"), ());
        assert_eq!(share(&slices(&mut queue, 100), "a/anna/one"), 50);
    }

    #[test]
    fn watched_tables_get_more_and_the_others_do_not_starve() {
        let mut queue = Queue::new(1);
        queue.enqueue(turn("a/anna/t"), ());
        queue.enqueue(request("b/bob/t", Attention::Visited), ());
        let served = slices(&mut queue, 100);
        assert_eq!((share(&served, "a"), share(&served, "b")), (80, 20));
    }

    #[test]
    fn the_current_attention_determines_the_cost() {
        let (attention, looked_at) = watch::channel(Attention::Visited);
        let mut queue = Queue::new(1);
        queue.enqueue(ThinkRequest { attention: looked_at, ..turn("a/anna/t") }, ());
        queue.enqueue(turn("b/bob/t"), ());
        assert_eq!(share(&slices(&mut queue, 100), "a"), 20);
        attention.send_replace(Attention::Watched);
        assert_eq!(share(&slices(&mut queue, 100), "a"), 50);
    }

    #[test]
    fn pausing_neither_saves_up_time_nor_clears_a_debt() {
        let mut queue = Queue::new(1);
        queue.enqueue(turn("a/anna/t"), ());
        slices(&mut queue, 1000);
        queue.enqueue(turn("b/bob/t"), ());
        assert_eq!(share(&slices(&mut queue, 20), "b"), 10);
        // Anna has just used much time and asks again at once: Bob comes first until he has had as much.
        let (anna, ()) = loop {
            let (request, ()) = queue.next().unwrap();
            if request.queue_key[0] == "a" {
                break (request, ());
            }
            queue.requeue(request, SLICE, ());
        };
        queue.finish(&anna, SLICE * 30);
        queue.enqueue(turn("a/anna/t"), ());
        assert_eq!(share(&slices(&mut queue, 29), "b"), 29);
    }

    #[test]
    fn few_requests_of_a_person_start_at_once_and_others_are_not_blocked() {
        let mut queue = Queue::new(2);
        (0..300).for_each(|table| queue.enqueue(turn(&format!("a/anna/{table}")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), 2);
        assert!(!queue.has_runnable());
        queue.enqueue(turn("a/bob/t"), ());
        let (bob, ()) = queue.next().unwrap();
        assert_eq!(bob.queue_key[1], "bob");
        // A long review does not block the bots of the same person.
        queue.enqueue(ThinkRequest { kind: JobKind::Review, ..turn("a/anna/t") }, ());
        assert_eq!(queue.next().unwrap().0.kind, JobKind::Review);
        queue.finish(&turn("a/anna/0"), SLICE);
        assert_eq!(queue.next().unwrap().0.queue_key[1], "anna");
    }

    #[test]
    fn one_address_cannot_hold_all_threads() {
        let mut queue = Queue::new(1);
        (0..200).for_each(|cookie| queue.enqueue(turn(&format!("a/{cookie}/t")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), MAX_PEOPLE_PER_ADDRESS);
        queue.enqueue(turn("b/bob/t"), ());
        assert_eq!(queue.next().unwrap().0.queue_key[0], "b");
        (0..200).for_each(|address| queue.enqueue(turn(&format!("{address}/cleo/t")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), MAX_PEOPLE - MAX_PEOPLE_PER_ADDRESS - 1);
    }

    #[test]
    fn inactive_nodes_are_removed() {
        let mut queue = Queue::new(1);
        for guest in 0..1000 {
            queue.enqueue(turn(&format!("{guest}/anna/t")), ());
            let (request, ()) = queue.next().unwrap();
            queue.finish(&request, SLICE);
        }
        assert!(queue.nodes.len() < 10, "{}", queue.nodes.len());
        assert!(queue.started.is_empty());
    }
}
