//! What a session shows.

use super::Terminal;
use super::command::HELP;
use super::paper::{Tint, WIDTH, quoted, wrap};
use super::people::seed_of;
use super::session::{Session, Stop};
use crate::advice::{labels, percent, why};
use crate::language::words;
use crate::rules;
use games::ADVISER;
use players::{Bot, Bots};
use std::io::{self, BufRead, Write};
use tabletop::{Seat, Seed, Table, Viewer};

/// How many lines of what happened before are told when a game is resumed.
const REMEMBERED: usize = 6;

impl<G: Bots + Terminal, R: BufRead, W: Write> Session<G, R, W> {
    pub(super) fn welcome(&mut self, resumed: bool) -> io::Result<()> {
        let me = self.looking();
        let view = self.view(me);
        let title = self.screen.paper.heading(title::<G>());
        self.screen.show(&[title])?;
        self.screen.show(&G::welcome(&view))?;
        for seat in self.table.now().seats().iter() {
            let name = G::name(&view, seat).into();
            let line = match self.people.bot(seat) {
                Some(bot) => words().with("terminal-seat-bot", &[("name", name), ("bot", bot.to_string().into())]),
                None if self.people.humans().len() == 1 => words().with("terminal-seat-you", &[("name", name)]),
                None => words().with("terminal-seat-person", &[("name", name)]),
            };
            self.screen.say(&format!("  {line}"))?;
        }
        if resumed {
            let made = self.table.choices_made();
            self.screen.say(&words().with("terminal-resumed", &[("n", made.into())]))?;
            if self.people.humans().len() == 1 {
                let lines = self.told(me, 0);
                let last = &lines[lines.len().saturating_sub(REMEMBERED)..];
                self.screen.show(last)?;
            }
        }
        self.screen.space()
    }

    /// The keyboard goes to a person: what the one before has seen is wiped away, and there is a curtain if there is
    /// something to hide.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        let before = self.keyboard.replace(seat);
        if self.people.humans().len() < 2 || before == Some(seat) {
            return Ok(());
        }
        let view = self.view(seat);
        let who = [("n", (seat.0 + 1).into()), ("name", G::name(&view, seat).into())];
        if before.is_some() && (self.exposed || G::hides(&view)) {
            self.clear()?;
        }
        if !G::hides(&view) {
            self.screen.space()?;
            self.screen.say(&self.screen.paper.heading(words().with("terminal-now", &who)))?;
            return Ok(());
        }
        self.screen.say(&words().with("terminal-pass", &who))?;
        self.screen.ask(&words().say("terminal-look-away"))?.ok_or(Stop::EndOfInput)?;
        self.clear()?;
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.exposed = false;
        self.screen.clear()
    }

    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.told(seat, self.told[seat.index()]);
        self.told[seat.index()] = self.log.len();
        if lines.is_empty() {
            return Ok(());
        }
        self.screen.space()?;
        self.screen.show(&lines)
    }

    pub(super) fn tell_log(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.told(seat, 0);
        match lines.is_empty() {
            true => self.screen.say(&words().say("terminal-nothing-yet")),
            false => self.screen.show(&lines),
        }
    }

    fn told(&self, seat: Seat, from: usize) -> Vec<String> {
        let events = Table::<G>::events_for(&self.log[from..], Viewer::Seat(seat));
        self.news(&self.view(seat), Viewer::Seat(seat), &events)
    }

    /// What happened, in words.
    fn news(&self, view: &G::View, viewer: Viewer, events: &[G::Event]) -> Vec<String> {
        G::news(view, viewer, events, self.screen.paper)
    }

    pub(super) fn show_board(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.view(seat);
        self.exposed |= G::hides(&view);
        let rule = self.screen.paper.paint(Tint::Faint, "-".repeat(WIDTH));
        self.screen.show(&[rule])?;
        self.screen.show(&G::board(&view, &self.choices(seat), self.screen.paper))
    }

    /// Shows the page of the game that is called so; answers whether there is one.
    pub(super) fn show_page(&mut self, seat: Seat, called: &str) -> io::Result<bool> {
        let called = called.trim().to_lowercase();
        let Some(page) = G::PAGES.iter().find(|page| [page.letter, page.word].contains(&called.as_str())) else {
            return Ok(false);
        };
        let lines = (page.lines)(&self.view(seat), self.screen.paper);
        self.screen.show(&lines)?;
        Ok(true)
    }

    /// What a strong player would do, and why.
    pub(super) fn advise(&mut self, seat: Seat) -> io::Result<()> {
        let (game, labels) = (self.table.now(), labels(self.table.now(), seat));
        // The same table gives the same advice.
        let seed = Seed([0; 32]).nth(self.table.choices_made() as u64);
        let advice = players::advise(game, seat, Bot::of(ADVISER), seed);
        for (rank, advice) in advice.iter().enumerate() {
            let Some(place) = labels.iter().position(|(choice, _)| *choice == advice.choice) else { continue };
            let why = why::<G>(&advice.reasons);
            let line = format!("{}) {}: {}{why}", place + 1, labels[place].1, percent(advice.expected));
            let line = if rank == 0 { self.screen.paper.heading(line) } else { line };
            self.screen.show(&wrap(&line, 4))?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        let paper = self.screen.paper;
        let pages = G::PAGES.iter().map(|page| [page.letter, page.about]);
        let rows = HELP.into_iter().chain(pages).chain([["i 3", G::LOOK]]);
        self.screen.show(&[paper.heading(words().say("terminal-help-title"))])?;
        for [typed, about] in rows {
            self.screen.show(&wrap(&format!("{typed:<8}{}", words().say(about)), 8))?;
        }
        self.screen.show(&G::legend(paper))
    }

    /// What the rules say about a topic, broken anew for the width of the screen.
    pub(super) fn tell_rules(&mut self, topic: &str) -> io::Result<()> {
        let rules = games::find(G::NAME).map(|entry| entry.rules_in(words().language)).unwrap_or_default();
        let told = rules::about(rules, topic);
        if told.is_empty() {
            return self.screen.say(&words().with("terminal-rules-silent", &[("topic", quoted(topic).into())]));
        }
        for paragraph in told.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
            if let Some(heading) = paragraph.trim().strip_prefix("## ") {
                self.screen.show(&[self.screen.paper.heading(heading)])?;
                continue;
            }
            for line in unbroken(paragraph) {
                let indent = if line.starts_with("- ") { 2 } else { 0 };
                self.screen.show(&wrap(&line, indent))?;
            }
            self.screen.space()?;
        }
        Ok(())
    }

    pub(super) fn farewell(&mut self) -> io::Result<()> {
        let me = self.looking();
        // Several people look at the same result: none of them is "you".
        let alone = self.people.humans().len() == 1;
        let viewer = if alone { Viewer::Seat(me) } else { Viewer::Spectator };
        let (view, paper) = (self.table.now().view(viewer), self.screen.paper);
        let news = Table::<G>::events_for(&self.log[self.told[me.index()]..], viewer);
        let news = self.news(&view, viewer, &news);
        self.screen.show(&news)?;
        self.screen.space()?;
        self.screen.show(&G::ending(&view, paper))?;
        self.screen.space()?;
        if let Some(note) = self.note.take() {
            self.screen.say(&note)?;
        }
        if let Some(path) = &self.save.path {
            let path = path.display().to_string();
            self.screen.say(&words().with("terminal-recorded", &[("path", path.into())]))?;
        }
        self.say_seed()
    }

    pub(super) fn say_seed(&mut self) -> io::Result<()> {
        if let Some(seed) = seed_of(self.table.header()) {
            self.screen.show(&wrap(&words().with("terminal-seed", &[("seed", seed.to_string().into())]), 0))?;
        }
        self.screen.output.flush()
    }

    /// The viewer where none is named: the player at the keyboard.
    fn looking(&self) -> Seat {
        self.keyboard.or(self.people.humans().iter().next()).unwrap_or(Seat(0))
    }
}

/// The title of a game in the language of the terminal.
pub(crate) fn title<G: Terminal>() -> String {
    words().get(&format!("{}-title", G::KEYS), &[]).unwrap_or_else(|| G::about().title.to_owned())
}

/// The lines of a paragraph of the rules: prose on one, each point of a list and each row of a table on its own.
fn unbroken(paragraph: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in paragraph.lines().map(str::trim) {
        match (line.strip_prefix('|'), lines.last_mut()) {
            (Some(row), _) if row.chars().all(|mark| "|-: ".contains(mark)) => {}
            (Some(row), _) => {
                let cells: Vec<&str> = row.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
                lines.push(format!("- {}", cells.join(" | ")));
            }
            (None, Some(last)) if !line.starts_with("- ") => {
                last.push(' ');
                last.push_str(line);
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}
