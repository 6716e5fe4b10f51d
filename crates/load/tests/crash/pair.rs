//! Two people and a bot at one table after the other. A ledger for each seat records the replies.

use super::file::DatabaseFile;
use super::ledger::{self, Action, Ledger, Pending};
use load::Error;
use load::client::{Client, CommandResult};
use load::rng::Rng;
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How many actions a person makes before both go on to another table.
const ACTIONS_PER_TABLE: usize = 15;

struct Table {
    id: String,
    ledgers: [Ledger; 2],
    /// Whether the second person's seat was acknowledged.
    seated: bool,
    asked_to_sit: bool,
}

pub(crate) struct PlayerPair {
    people: [Client; 2],
    rng: [Rng; 2],
    /// The last one is the current one.
    tables: Vec<Table>,
    wants_new_table: bool,
    opened_in_doubt: usize,
    /// Requests in doubt when the server was killed, to be sent again.
    again: [Option<(Pending, bool)>; 2],
    words: u64,
    /// Whether the disk's syncs may fail.
    pub(crate) syncs_fail: bool,
    /// How often the server could not save.
    pub(crate) not_saved: usize,
}

impl PlayerPair {
    pub(crate) async fn new(number: usize, url: &str, mut rng: Rng) -> Self {
        Self {
            people: [Client::new(url).await.unwrap(), Client::new(url).await.unwrap()],
            rng: [rng.split(), rng.split()],
            tables: Vec::new(),
            wants_new_table: true,
            opened_in_doubt: 0,
            again: [None, None],
            words: number as u64 * 1_000_000,
            syncs_fail: false,
            not_saved: 0,
        }
    }

    /// How many tables were acknowledged, and how many are in doubt.
    pub(crate) fn tables_opened(&self) -> (usize, usize) {
        (self.tables.len(), self.opened_in_doubt)
    }

    /// Plays until the server is gone.
    pub(crate) async fn play(&mut self, url: &str) {
        self.people = [self.people[0].moved_to(url), self.people[1].moved_to(url)];
        loop {
            match self.play_a_table().await {
                Ok(()) => self.wants_new_table = true,
                Err(error) if error.is_cut_off() => return,
                Err(error) if error.is_not_saved() => {
                    self.not_saved += 1;
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                Err(error) => panic!("{error}"),
            }
        }
    }

    async fn play_a_table(&mut self) -> Result<(), Error> {
        if self.wants_new_table {
            self.opened_in_doubt += 1;
            let opened = self.people[0].open_table(&["me", "open", "bot:fair"]).await;
            let refused = opened.as_ref().is_err_and(|error| error.is_not_saved() && !self.syncs_fail);
            if opened.is_ok() || refused {
                self.opened_in_doubt -= 1;
            }
            let id = opened?;
            self.wants_new_table = false;
            let ledgers = [Ledger::new(0), Ledger::new(1)];
            self.tables.push(Table { id, ledgers, seated: false, asked_to_sit: false });
        }
        let table = self.tables.last_mut().unwrap();
        if !table.seated {
            table.asked_to_sit = true;
            self.people[1].sit(&table.id, 1).await?.accepted()?;
            table.seated = true;
        }
        let leaving = AtomicBool::new(false);
        let words = self.words;
        self.words += 2 * ACTIONS_PER_TABLE as u64;
        let [one, two] = &self.people;
        let ([ledger_one, ledger_two], [rng_one, rng_two]) = (&mut table.ledgers, &mut self.rng);
        let [again_one, again_two] = &mut self.again;
        let (id, syncs_fail) = (&table.id, self.syncs_fail);
        let one =
            Player { client: one, id, seat: 0, ledger: ledger_one, rng: rng_one, leaving: &leaving, words, syncs_fail };
        let two =
            Player { client: two, id, seat: 1, ledger: ledger_two, rng: rng_two, leaving: &leaving, words, syncs_fail };
        // Both must see that the server is gone, or a request would be cut off without being recorded.
        let (one, two) = tokio::join!(one.play(again_one.take()), two.play(again_two.take()));
        one.and(two)
    }

    /// After a restart: the table that was played when the server was killed.
    pub(crate) async fn check_last_table(&mut self, file: &DatabaseFile, url: &str) {
        let Some(table) = self.tables.last_mut() else { return };
        let lines = file.lines(&table.id).await;
        let outcomes = ledger::check_lines(&mut table.ledgers, &lines);
        self.again = outcomes.try_into().unwrap();
        let seats = lines.iter().filter(|line| is_second_person(line)).count();
        assert!(seats >= usize::from(table.seated) && seats <= usize::from(table.asked_to_sit), "{seats} sat down");
        self.check_that_it_loads(self.tables.len() - 1, url).await;
    }

    /// After a restart: some random tables.
    pub(crate) async fn check_some_older_table(&mut self, url: &str, count: usize) {
        for _ in 0..count.min(self.tables.len()) {
            let index = self.rng[0].below(self.tables.len() as u64);
            self.check_that_it_loads(index as usize, url).await;
        }
    }

    /// At the end: every table, line by line. Returns how many actions were acknowledged.
    pub(crate) async fn check_every_table(&mut self, file: &DatabaseFile, url: &str) -> usize {
        for index in 0..self.tables.len() {
            let lines = file.lines(&self.tables[index].id).await;
            ledger::check_lines(&mut self.tables[index].ledgers, &lines);
            self.check_that_it_loads(index, url).await;
        }
        self.tables.iter().flat_map(|table| &table.ledgers).map(Ledger::acknowledged).sum()
    }

    async fn check_that_it_loads(&self, index: usize, url: &str) {
        let table = &self.tables[index];
        for (seat, ledger) in table.ledgers.iter().enumerate() {
            if seat == 1 && !table.seated {
                continue;
            }
            let person = self.people[seat].moved_to(url);
            let page = person.get(&format!("/t/{}/now?seat={seat}", table.id)).await.unwrap();
            page.accepted().unwrap();
            let revision = person.now(&table.id, seat).await.unwrap().revision;
            assert!(revision >= ledger.revision, "the revision of a seat fell from {} to {revision}", ledger.revision);
        }
    }
}

fn is_second_person(line: &Value) -> bool {
    let chair = &line["chair"];
    chair["seat"] == 1 && chair["chair"]["guests"].as_array().is_some_and(|guests| !guests.is_empty())
}

struct Player<'a> {
    client: &'a Client,
    id: &'a str,
    seat: usize,
    ledger: &'a mut Ledger,
    rng: &'a mut Rng,
    leaving: &'a AtomicBool,
    words: u64,
    syncs_fail: bool,
}

impl Player<'_> {
    async fn play(mut self, again: Option<(Pending, bool)>) -> Result<(), Error> {
        if let Some((asked, is_there)) = again {
            self.ask_again(asked, is_there).await?;
        }
        let enough = self.ledger.acknowledged() + ACTIONS_PER_TABLE;
        while !self.leaving.load(Ordering::Relaxed) {
            let now = self.client.now(self.id, self.seat).await?;
            assert!(now.revision >= self.ledger.revision, "the revision of a seat fell");
            if now.is_over() || self.ledger.acknowledged() >= enough {
                self.leaving.store(true, Ordering::Relaxed);
                break;
            }
            let what = match self.rng.below(20) {
                0 => {
                    self.words += 1;
                    Action::Said(format!("{}.{}", self.seat, self.words))
                }
                1 | 2 => Action::TakeBack,
                _ if self.ledger.has_taken_back() && self.rng.below(2) == 0 => Action::Redo,
                _ if now.choices.is_empty() => {
                    tokio::time::sleep(Duration::from_millis(3)).await;
                    continue;
                }
                _ => {
                    let index = self.rng.below(now.choices.len() as u64) as usize;
                    Action::Choice { index, choice: now.choices[index].clone() }
                }
            };
            self.ask(what, now.revision).await?;
        }
        Ok(())
    }

    async fn ask(&mut self, what: Action, revision: u64) -> Result<CommandResult, Error> {
        self.ledger.ask(what.clone(), revision);
        let (client, id, seat) = (self.client, self.id, self.seat);
        let result = match &what {
            Action::Choice { index, .. } => client.choose(id, seat, revision, &index.to_string()).await?,
            Action::TakeBack => client.act(id, seat, revision, "back").await?,
            Action::Redo => client.act(id, seat, revision, "redo").await?,
            Action::Said(text) => match client.say(id, text).await?.accepted() {
                Err(error) if error.is_not_saved() => CommandResult::NotSaved,
                answer => {
                    answer?;
                    self.ledger.acknowledge(None);
                    return Ok(CommandResult::Repeated);
                }
            },
        };
        match result {
            CommandResult::Done(revision) => self.ledger.acknowledge(Some(revision)),
            CommandResult::Repeated | CommandResult::Stale | CommandResult::Refused => self.ledger.refuse(),
            CommandResult::NotSaved => {
                self.ledger.not_saved(self.syncs_fail);
                return Err(Error::not_saved("nothing can be saved"));
            }
        }
        Ok(result)
    }

    /// Repeats a request in doubt, as a browser does without a reply. It must not be done twice.
    async fn ask_again(&mut self, asked: Pending, is_there: bool) -> Result<(), Error> {
        if matches!(asked.what, Action::Said(_)) {
            return Ok(());
        }
        let result = self.ask(asked.what, asked.revision).await?;
        let twice = is_there && matches!(result, CommandResult::Done(_));
        assert!(!twice, "seat {} of table {} did the same twice", self.seat, self.id);
        Ok(())
    }
}
