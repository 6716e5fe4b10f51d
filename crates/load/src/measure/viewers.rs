//! Three people who watch a table, and what they have seen when.

use load::Trouble;
use load::guest::Guest;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// How many watch each table.
pub(super) const VIEWERS: usize = 3;
/// How long the first view of a table may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a seat can choose, as its page says.
#[derive(Clone, Default, Debug, PartialEq)]
pub(super) struct Offer {
    pub(super) revision: u64,
    pub(super) places: Vec<String>,
}

/// A choice, and who has seen it.
pub(super) struct Posted {
    pub(super) at: Instant,
    pub(super) seen: [Option<Instant>; VIEWERS],
}

#[derive(Default)]
struct Seen {
    offers: [Offer; VIEWERS],
    posted: Option<Posted>,
}

/// A table that is watched.
pub(super) struct Watched {
    pub(super) table: String,
    seen: Arc<Mutex<Seen>>,
    streams: Vec<AbortHandle>,
}

impl Watched {
    /// Lets everybody follow; returns when all of them see the table.
    pub(super) async fn by(people: &[Guest], table: String) -> Result<Self, Trouble> {
        let seen = Arc::new(Mutex::new(Seen::default()));
        let mut streams = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let mut following = person.follow(&table, seat).await?;
            let (tell, first) = oneshot::channel();
            let mut tell = Some(tell);
            let seen = seen.clone();
            let task = tokio::spawn(async move {
                while let Some(update) = following.next().await {
                    let now = Instant::now();
                    let offer = offer(&update);
                    let mut seen = locked(&seen);
                    if let Some(posted) = &mut seen.posted {
                        posted.seen[seat] = Some(now);
                    }
                    if let Some(offer) = offer {
                        seen.offers[seat] = offer;
                    }
                    if let Some(tell) = tell.take() {
                        let _ = tell.send(());
                    }
                }
            });
            streams.push(task.abort_handle());
            let late = |_| Trouble::new(format!("nothing is seen of table {table}"));
            timeout(PATIENCE, first).await.map_err(late)?.map_err(|_| Trouble::new("a stream ended at once"))?;
        }
        Ok(Self { table, seen, streams })
    }

    /// What can be chosen: the first seat from `seat` on that has something.
    pub(super) fn offer(&self, seat: usize) -> Option<(usize, Offer)> {
        let seen = locked(&self.seen);
        let mut seats = (0..VIEWERS).map(|next| (seat + next) % VIEWERS);
        let seat = seats.find(|seat| !seen.offers[*seat].places.is_empty())?;
        Some((seat, seen.offers[seat].clone()))
    }

    /// Something is posted now; who has seen what was posted before.
    pub(super) fn post(&self) -> Option<Posted> {
        locked(&self.seen).posted.replace(Posted { at: Instant::now(), seen: [None; VIEWERS] })
    }

    /// Who has seen what was posted last; it is not asked for again.
    pub(super) fn last(&self) -> Option<Posted> {
        locked(&self.seen).posted.take()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.streams.iter().for_each(AbortHandle::abort);
    }
}

fn locked(seen: &Mutex<Seen>) -> MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What an update says about what can be chosen, if it says anything about it. Reads no more of it than that: whoever
/// measures must not need the time of who is measured.
fn offer(update: &str) -> Option<Offer> {
    let actions = &update[update.find(r#"id=\"actions\""#)?..];
    let revision = values(actions, r#"name=\"revision\" value=\""#).next()?.parse().ok()?;
    let places = values(actions, r#"name=\"choice\" value=\""#);
    let single = |place: &&str| place.bytes().all(|letter| letter.is_ascii_digit());
    Some(Offer { revision, places: places.filter(single).map(str::to_owned).collect() })
}

fn values<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('\\').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_and_the_places_are_read_out_of_an_update() {
        let html = r#"<section id="actions"><form id="choose"><input name="revision" value="7"></form>
            <button name="choice" value="0"></button><button name="choice" value="0x3"></button>
            <button name="choice" value="12"></button></section>"#;
        let update = serde_json::json!({ "zones": [{ "id": "actions", "html": html }] }).to_string();
        let places = vec!["0".to_owned(), "12".to_owned()];
        assert_eq!(offer(&update), Some(Offer { revision: 7, places }));
        assert_eq!(offer("{}"), None);
    }
}
