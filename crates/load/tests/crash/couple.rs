//! Two people and a bot at one table after the other, who keep notes of what they were told.

use super::file::DatabaseFile;
use super::ledger::{self, Asked, Ledger, What};
use load::Trouble;
use load::dice::Dice;
use load::guest::{Became, Guest};
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much a person does at a table before both go on to another.
const ENOUGH: usize = 15;

/// A table that was opened.
struct Table {
    id: String,
    ledgers: [Ledger; 2],
    /// Whether the second person was told that they sit.
    seated: bool,
    /// Whether they have asked to.
    asked_to_sit: bool,
}

/// Two people.
pub(crate) struct Couple {
    people: [Guest; 2],
    dice: [Dice; 2],
    /// The last one is the one where they are.
    tables: Vec<Table>,
    /// Whether they want to go on to another table.
    restless: bool,
    opened_in_doubt: usize,
    /// What was in doubt when the server was killed, and is asked for again.
    again: [Option<(Asked, bool)>; 2],
    words: u64,
    /// Whether the disk's syncs may fail.
    pub(crate) syncs_fail: bool,
    /// How often they were told that nothing can be saved.
    pub(crate) not_saved: usize,
}

impl Couple {
    pub(crate) async fn new(number: usize, url: &str, mut dice: Dice) -> Self {
        Self {
            people: [Guest::new(url).await.unwrap(), Guest::new(url).await.unwrap()],
            dice: [dice.split(), dice.split()],
            tables: Vec::new(),
            restless: true,
            opened_in_doubt: 0,
            again: [None, None],
            words: number as u64 * 1_000_000,
            syncs_fail: false,
            not_saved: 0,
        }
    }

    /// Tables that were acknowledged, and those that nobody knows of.
    pub(crate) fn tables_opened(&self) -> (usize, usize) {
        (self.tables.len(), self.opened_in_doubt)
    }

    /// Plays until the server is gone.
    pub(crate) async fn play(&mut self, url: &str) {
        self.people = [self.people[0].moved_to(url), self.people[1].moved_to(url)];
        loop {
            match self.play_a_table().await {
                Ok(()) => self.restless = true,
                Err(trouble) if trouble.is_cut_off() => return,
                Err(trouble) if trouble.is_not_saved() => {
                    self.not_saved += 1;
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                Err(trouble) => panic!("{trouble}"),
            }
        }
    }

    async fn play_a_table(&mut self) -> Result<(), Trouble> {
        if self.restless {
            self.opened_in_doubt += 1;
            let opened = self.people[0].open_table(&["me", "open", "bot:fair"]).await;
            let refused = opened.as_ref().is_err_and(|trouble| trouble.is_not_saved() && !self.syncs_fail);
            if opened.is_ok() || refused {
                self.opened_in_doubt -= 1;
            }
            let id = opened?;
            self.restless = false;
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
        self.words += 2 * ENOUGH as u64;
        let [one, two] = &self.people;
        let ([ledger_one, ledger_two], [dice_one, dice_two]) = (&mut table.ledgers, &mut self.dice);
        let [again_one, again_two] = &mut self.again;
        let (id, syncs_fail) = (&table.id, self.syncs_fail);
        let one = Seated {
            guest: one,
            id,
            seat: 0,
            ledger: ledger_one,
            dice: dice_one,
            leaving: &leaving,
            words,
            syncs_fail,
        };
        let two = Seated {
            guest: two,
            id,
            seat: 1,
            ledger: ledger_two,
            dice: dice_two,
            leaving: &leaving,
            words,
            syncs_fail,
        };
        // Both have to notice that the server is gone, or one would be cut off in the middle without a note.
        let (one, two) = tokio::join!(one.play(again_one.take()), two.play(again_two.take()));
        one.and(two)
    }

    /// After a start: the table where they were when the server was killed.
    pub(crate) async fn check_last_table(&mut self, file: &DatabaseFile, url: &str) {
        let Some(table) = self.tables.last_mut() else { return };
        let lines = file.lines(&table.id).await;
        let fates = ledger::settle(&mut table.ledgers, &lines);
        self.again = fates.try_into().unwrap();
        let seats = lines.iter().filter(|line| is_second_person(line)).count();
        assert!(seats >= usize::from(table.seated) && seats <= usize::from(table.asked_to_sit), "{seats} sat down");
        self.check_that_it_loads(self.tables.len() - 1, url).await;
    }

    /// After a start: some tables that they have left, the same ones never twice in a row.
    pub(crate) async fn check_some_older_table(&mut self, url: &str, count: usize) {
        for _ in 0..count.min(self.tables.len()) {
            let index = self.dice[0].below(self.tables.len() as u64);
            self.check_that_it_loads(index as usize, url).await;
        }
    }

    /// At the end: every table, line by line. Tells how many acts were acknowledged.
    pub(crate) async fn check_every_table(&mut self, file: &DatabaseFile, url: &str) -> usize {
        for index in 0..self.tables.len() {
            let lines = file.lines(&self.tables[index].id).await;
            ledger::settle(&mut self.tables[index].ledgers, &lines);
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
            assert!(revision >= ledger.revision, "the number of a seat fell from {} to {revision}", ledger.revision);
        }
    }
}

fn is_second_person(line: &Value) -> bool {
    let chair = &line["chair"];
    chair["seat"] == 1 && chair["chair"]["guests"].as_array().is_some_and(|guests| !guests.is_empty())
}

/// A person at a table.
struct Seated<'a> {
    guest: &'a Guest,
    id: &'a str,
    seat: usize,
    ledger: &'a mut Ledger,
    dice: &'a mut Dice,
    leaving: &'a AtomicBool,
    words: u64,
    syncs_fail: bool,
}

impl Seated<'_> {
    async fn play(mut self, again: Option<(Asked, bool)>) -> Result<(), Trouble> {
        if let Some((asked, is_there)) = again {
            self.ask_again(asked, is_there).await?;
        }
        let enough = self.ledger.acknowledged() + ENOUGH;
        while !self.leaving.load(Ordering::Relaxed) {
            let now = self.guest.now(self.id, self.seat).await?;
            assert!(now.revision >= self.ledger.revision, "the number of a seat fell");
            if now.is_over() || self.ledger.acknowledged() >= enough {
                self.leaving.store(true, Ordering::Relaxed);
                break;
            }
            let what = match self.dice.below(20) {
                0 => {
                    self.words += 1;
                    What::Said(format!("{}.{}", self.seat, self.words))
                }
                1 | 2 => What::TakeBack,
                _ if self.ledger.has_taken_back() && self.dice.below(2) == 0 => What::Redo,
                _ if now.choices.is_empty() => {
                    tokio::time::sleep(Duration::from_millis(3)).await;
                    continue;
                }
                _ => {
                    let place = self.dice.below(now.choices.len() as u64) as usize;
                    What::Choice { place, choice: now.choices[place].clone() }
                }
            };
            self.ask(what, now.revision).await?;
        }
        Ok(())
    }

    async fn ask(&mut self, what: What, revision: u64) -> Result<Became, Trouble> {
        self.ledger.ask(what.clone(), revision);
        let (guest, id, seat) = (self.guest, self.id, self.seat);
        let became = match &what {
            What::Choice { place, .. } => guest.choose(id, seat, revision, &place.to_string()).await?,
            What::TakeBack => guest.act(id, seat, revision, "back").await?,
            What::Redo => guest.act(id, seat, revision, "redo").await?,
            What::Said(text) => match guest.say(id, text).await?.accepted() {
                Err(trouble) if trouble.is_not_saved() => Became::NotSaved,
                answer => {
                    answer?;
                    self.ledger.told_done(None);
                    return Ok(Became::Repeated);
                }
            },
        };
        match became {
            Became::Done(revision) => self.ledger.told_done(Some(revision)),
            Became::Repeated | Became::Stale | Became::Refused => self.ledger.told_not(),
            Became::NotSaved => {
                self.ledger.told_not_saved(self.syncs_fail);
                return Err(Trouble::not_saved("nothing can be saved"));
            }
        }
        Ok(became)
    }

    /// Asks for what was in doubt again, as a browser would that heard no answer: it must not be done twice.
    async fn ask_again(&mut self, asked: Asked, is_there: bool) -> Result<(), Trouble> {
        if matches!(asked.what, What::Said(_)) {
            return Ok(());
        }
        let became = self.ask(asked.what, asked.revision).await?;
        let twice = is_there && matches!(became, Became::Done(_));
        assert!(!twice, "seat {} of table {} did the same twice", self.seat, self.id);
        Ok(())
    }
}
