//! The stream: what changed is sent to those who may see it, and to nobody else.

use crate::support::{Folder, NOBODY, Person, Site, WORLD, until};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use tokio::task::JoinHandle;

/// Somebody who follows tables.
struct Stream {
    updates: Arc<Mutex<Vec<Value>>>,
    reading: JoinHandle<()>,
}

impl Stream {
    async fn open(person: &Person, at: &[String]) -> Self {
        let query: Vec<_> = at.iter().map(|at| format!("at={at}")).collect();
        let mut answer = person.get(&format!("/live?{}", query.join("&"))).await;
        assert_eq!(answer.status(), 200);
        let updates = Arc::new(Mutex::new(Vec::new()));
        let (sink, mut text) = (updates.clone(), String::new());
        let (open, opened) = tokio::sync::oneshot::channel();
        let reading = tokio::spawn(async move {
            let mut open = Some(open);
            while let Ok(Some(chunk)) = answer.chunk().await {
                text.push_str(&String::from_utf8_lossy(&chunk));
                while let Some(end) = text.find("\n\n") {
                    let event: String = text.drain(..end + 2).collect();
                    if event.contains("event: hello") {
                        open.take().map(|open| open.send(()));
                    } else if let Some(data) = event.strip_prefix("data: ") {
                        sink.lock().unwrap().push(serde_json::from_str(data.trim()).unwrap());
                    }
                }
            }
        });
        opened.await.unwrap();
        Self { updates, reading }
    }

    fn count(&self) -> usize {
        self.updates.lock().unwrap().len()
    }

    fn last(&self) -> Value {
        self.updates.lock().unwrap().last().cloned().unwrap_or_default()
    }
}

fn id(table: &str) -> &str {
    table.strip_prefix("/t/").unwrap()
}

/// The whole page that a browser has, so that its stream begins with nothing.
async fn at(person: &Person, table: &str, seat: u8) -> String {
    let now = person.now(table, seat).await;
    format!("{}.{}.en.{}", id(table), now.0["seat"].as_str().unwrap(), now.0["hash"].as_str().unwrap())
}

#[tokio::test]
async fn what_changed_is_sent_and_nothing_else() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let stream = Stream::open(&anna, &[at(&anna, &table, 0).await]).await;
    let revision = anna.now(&table, 0).await.revision();
    assert_eq!(stream.count(), 0, "a browser that has the page is sent it again");
    anna.choose(&table, 0, revision, "0").await;
    until("an update", async || stream.count() == 1).await;
    let update = stream.last();
    let sent: Vec<_> = update["zones"].as_array().unwrap().iter().map(|zone| zone["id"].as_str().unwrap()).collect();
    assert!(sent.contains(&"actions") && !sent.contains(&"chat"), "{sent:?}");
    assert_eq!(
        (update["turn"].as_bool(), update["hash"].as_str()),
        (Some(false), anna.now(&table, 0).await.0["hash"].as_str())
    );
}

#[tokio::test]
async fn a_viewer_who_comes_back_after_a_while_catches_up_at_once() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let old = at(&anna, &table, 0).await;
    let now = anna.now(&table, 0).await;
    anna.choose(&table, 0, now.revision(), "0").await;
    let stream = Stream::open(&anna, &[old]).await;
    until("what was missed", async || stream.count() == 1).await;
    assert_eq!(stream.last()["zones"], anna.now(&table, 0).await.0["zones"]);
}

#[tokio::test]
async fn one_stream_follows_several_tables_and_one_that_is_not_there_is_in_nobodys_way() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let (one, two) = (anna.open(&WORLD).await, anna.open(&WORLD).await);
    let wanted = [at(&anna, &one, 0).await, "nothing.0.en.0".into(), "nonsense".into(), at(&anna, &two, NOBODY).await];
    let stream = Stream::open(&anna, &wanted).await;
    for table in [&one, &two] {
        anna.choose(table, 0, anna.now(table, 0).await.revision(), "0").await;
    }
    until("updates of both", async || stream.count() >= 2).await;
    let updates = stream.updates.lock().unwrap().clone();
    let from: Vec<_> =
        updates.iter().map(|update| (update["table"].as_str().unwrap(), update["seat"].as_str().unwrap())).collect();
    assert!(from.contains(&(id(&one), "0")) && from.contains(&(id(&two), "")), "{from:?}");
}

#[tokio::test]
async fn a_seat_that_is_not_ones_own_is_followed_as_a_spectator() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, eve) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&WORLD).await;
    let stream = Stream::open(&eve, &[format!("{}.0.en.0", id(&table))]).await;
    until("the page", async || stream.count() == 1).await;
    let update = stream.last();
    assert_eq!(update["seat"], "");
    assert!(!update.to_string().contains("name=\\\"choice\\\""), "a spectator is offered a choice");
}

#[tokio::test]
async fn an_ending_site_ends_its_streams_and_loses_nothing() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let stream = Stream::open(&anna, &[at(&anna, &table, 0).await]).await;
    anna.choose(&table, 0, anna.now(&table, 0).await.revision(), "0").await;
    let before = anna.now(&table, 1).await;
    site.end().await;
    stream.reading.await.unwrap();

    let site = Site::in_folder(&folder.0).await;
    let anna = Person { url: site.url.clone(), ..anna };
    let after = anna.now(&table, 1).await;
    assert_eq!((after.zone("actions"), after.revision()), (before.zone("actions"), before.revision()));
}

#[tokio::test]
async fn nobody_is_told_of_what_they_may_not_see_not_even_that_something_happened() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table =
        anna.open(&[("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "open")]).await;
    bob.post(&format!("{table}/sit"), &[("seat", "1")]).await;
    let streams = [
        Stream::open(&bob, &[at(&bob, &table, 1).await]).await,
        Stream::open(&bob, &[at(&bob, &table, NOBODY).await]).await,
    ];
    let revision = bob.now(&table, 1).await.revision();
    let before: Vec<_> = streams.iter().map(Stream::count).collect();
    // A pick that waits to be confirmed, put off and made again: nothing of it is on the table yet.
    anna.act(&table, 0, "confirming-on").await;
    for choice in ["0", "1"] {
        anna.choose(&table, 0, anna.now(&table, 0).await.revision(), choice).await;
    }
    anna.act(&table, 0, "back").await;
    anna.choose(&table, 0, anna.now(&table, 0).await.revision(), "2").await;
    assert_eq!(bob.now(&table, 1).await.revision(), revision);
    // What everybody may see is told, and comes first after all that.
    anna.act(&table, 0, "confirm").await;
    until("the pick", async || streams.iter().zip(&before).all(|(stream, before)| stream.count() > *before)).await;
    for (stream, before) in streams.iter().zip(before) {
        assert_eq!(stream.count(), before + 1);
    }
    assert_eq!(bob.now(&table, 1).await.revision(), revision + 1);
}

#[tokio::test]
async fn a_curtain_falls_over_an_open_page_when_hands_are_dealt() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.limited = false).await;
    let anna = site.person("en").await;
    let fields = [("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "me")];
    let table = anna.open(&fields).await;
    let drafts = async || !anna.text(&format!("{table}?seat=0")).await.contains("data-hash");
    let step = async || {
        for seat in [0, 1] {
            let now = anna.now(&table, seat).await;
            if now.choices() > 0 {
                anna.choose(&table, seat, now.revision(), "0").await;
            }
        }
    };
    assert!(drafts().await);
    until("planning", async || {
        step().await;
        !drafts().await
    })
    .await;
    let stream = Stream::open(&anna, &[at(&anna, &table, 0).await]).await;
    until("the next draft", async || {
        step().await;
        drafts().await
    })
    .await;
    until("the curtain", async || {
        stream.updates.lock().unwrap().iter().any(|update| update["zones"].as_array().unwrap().is_empty())
    })
    .await;
    let updates = stream.updates.lock().unwrap().clone();
    let curtain = updates.iter().find(|update| update["zones"].as_array().unwrap().is_empty()).unwrap();
    assert_eq!((curtain["hand_to"].as_u64(), curtain["seat"].as_str()), (Some(0), Some("0")));
}

#[tokio::test]
async fn somebody_who_leaves_a_busy_table_is_missed() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&[("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me")]).await;
    bob.post(&format!("{table}/sit"), &[("seat", "1")]).await;
    let stream = Stream::open(&anna, &[format!("{}.0", id(&table))]).await;
    // Bob looks far more often than the table looks around.
    let is_away = async || bob.now(&table, 1).await.zone("chairs").contains(">away<");
    until("that Anna is here", async || !is_away().await).await;
    stream.reading.abort();
    until("that Anna is missed", is_away).await;
}
