//! Three people who follow a table, and when they have seen what.

use load::Error;
use load::client::Client;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::timeout;

pub(super) const VIEWERS: usize = 3;
const FIRST_VIEW_TIMEOUT: Duration = Duration::from_secs(60);

/// What a seat can choose, from its page.
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

pub(super) struct FollowedTable {
    pub(super) table: String,
    seen: Arc<Mutex<Seen>>,
    streams: Vec<AbortHandle>,
}

impl FollowedTable {
    /// Returns when all people see the table.
    pub(super) async fn follow(people: &[Client], table: String) -> Result<Self, Error> {
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
            let late = |_| Error::new(format!("nothing is seen of table {table}"));
            timeout(FIRST_VIEW_TIMEOUT, first)
                .await
                .map_err(late)?
                .map_err(|_| Error::new("a stream ended at once"))?;
        }
        Ok(Self { table, seen, streams })
    }

    /// The first seat from `seat` on that can choose, and its choices.
    pub(super) fn offer(&self, seat: usize) -> Option<(usize, Offer)> {
        let seen = locked(&self.seen);
        let mut seats = (0..VIEWERS).map(|next| (seat + next) % VIEWERS);
        let seat = seats.find(|seat| !seen.offers[*seat].places.is_empty())?;
        Some((seat, seen.offers[seat].clone()))
    }

    /// Records a new choice and returns the previous one.
    pub(super) fn post(&self) -> Option<Posted> {
        locked(&self.seen).posted.replace(Posted { at: Instant::now(), seen: [None; VIEWERS] })
    }

    /// Takes the last recorded choice.
    pub(super) fn last(&self) -> Option<Posted> {
        locked(&self.seen).posted.take()
    }
}

impl Drop for FollowedTable {
    fn drop(&mut self) {
        self.streams.iter().for_each(AbortHandle::abort);
    }
}

fn locked(seen: &Mutex<Seen>) -> MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The choices in an update, if it has any. It is not parsed completely, because measuring must not take CPU time from the
/// server.
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
    fn revision_and_choices_are_read_from_an_update() {
        let html = r#"<section id="actions"><form id="choose"><input name="revision" value="7"></form>
            <button name="choice" value="0"></button><button name="choice" value="0x3"></button>
            <button name="choice" value="12"></button></section>"#;
        let update = serde_json::json!({ "zones": [{ "id": "actions", "html": html }] }).to_string();
        let places = vec!["0".to_owned(), "12".to_owned()];
        assert_eq!(offer(&update), Some(Offer { revision: 7, places }));
        assert_eq!(offer("{}"), None);
    }
}
