//! The loop: bots choose until a person is waited for; what happened is told, the table is shown, a line is read.

use super::command::{Command, HELP};
use super::paper::{Tint, WIDTH, quoted, table as columns, wrap};
use super::people::{People, seed_of};
use super::save::Save;
use super::screen::Screen;
use super::{Args, Terminal};
use players::Bots;
use std::io::{self, BufRead, ErrorKind, Write};
use tabletop::{Game, Kind, Refusal, Seat, Table, Viewer};

/// How many lines of what happened before are told when a game is resumed.
const REMEMBERED: usize = 6;

/// A game at this terminal.
pub(crate) struct Session<G: Game, R, W> {
    pub(super) table: Table<G>,
    pub(super) people: People,
    pub(super) save: Save,
    pub(super) screen: Screen<R, W>,
    log: Vec<G::Event>,
    /// How much of the log each seat has been told.
    told: Vec<usize>,
    /// Who has the keyboard.
    keyboard: Option<Seat>,
    /// Something to say before the next question.
    note: Option<String>,
    /// Whether it has been said that the game can go on by itself.
    hinted: bool,
}

/// Why the loop ends before the game does.
pub(super) enum Stop {
    Quit,
    EndOfInput,
    Broken(io::Error),
    Refused(Refusal),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl<G: Bots + Terminal, R: BufRead, W: Write> Session<G, R, W> {
    pub(crate) fn new(table: Table<G>, people: People, save: Save, screen: Screen<R, W>) -> Result<Self, Refusal> {
        let told = vec![0; table.now().seats().len()];
        let mut session =
            Self { table, people, save, screen, log: Vec::new(), told, keyboard: None, note: None, hinted: false };
        session.recount()?;
        Ok(session)
    }

    /// Plays to the end, or until it is left.
    pub(crate) fn play(&mut self, resumed: bool, args: &Args) -> Result<(), Refusal> {
        let left = match self.play_on(resumed, args.go_on) {
            Ok(()) => self.farewell(),
            Err(Stop::Quit) => self.leave(true, args),
            Err(Stop::EndOfInput) => self.leave(!self.screen.echoes, args),
            Err(Stop::Broken(error)) => Err(error),
            Err(Stop::Refused(refusal)) => return Err(refusal),
        };
        match left {
            // Whoever was reading has gone.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            Err(error) => Err(Refusal::new(Kind::Internal, format!("the terminal does not answer: {error}"))),
            Ok(()) => Ok(()),
        }
    }

    fn play_on(&mut self, resumed: bool, go_on: bool) -> Result<(), Stop> {
        self.welcome(resumed)?;
        if go_on {
            for seat in self.people.humans().iter() {
                let events = self.table.set_going_on(seat, true)?;
                self.happened(events)?;
            }
        }
        loop {
            let waiting = self.table.now().waiting_for();
            let humans = self.people.humans();
            let person = waiting.iter().filter(|&seat| humans.contains(seat));
            // Whoever has the keyboard keeps it as long as possible.
            let person = person.min_by_key(|&seat| (self.keyboard != Some(seat), seat));
            let bot = waiting.iter().find(|&seat| !humans.contains(seat));
            match (person, bot) {
                (None, None) => return Ok(()),
                (Some(person), Some(_)) if self.bots_hold_back() => self.turn_of(person)?,
                (_, Some(bot)) => self.turn_of_bot(bot)?,
                (Some(person), None) => self.turn_of(person)?,
            }
        }
    }

    /// Whether a person's choice has closed the last block and could be taken back until another seat chooses.
    fn bots_hold_back(&self) -> bool {
        let last = self.table.last_to_choose().filter(|&seat| self.people.humans().contains(seat));
        last.is_some_and(|seat| {
            let mut before = self.table.clone();
            before.take_back(seat).is_ok() && before.now().block() != self.table.now().block()
        })
    }

    fn turn_of_bot(&mut self, seat: Seat) -> Result<(), Stop> {
        let fault = || Refusal::new(Kind::Internal, format!("the bot of {seat} does not choose"));
        let choice = self.people.choice_of_bot(&self.table, seat).ok_or_else(fault)?;
        let events = self.table.choose(seat, choice)?;
        self.happened(events)
    }

    /// Asks a person until a choice is made or taken back.
    fn turn_of(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over(seat)?;
        self.tell_news(seat)?;
        self.show_board(seat)?;
        if !self.hinted && self.table.now().idle_choice(seat).is_some() {
            self.hinted = true;
            self.note("(Tired of finishing? g lets the game go on by itself.)".into());
        }
        loop {
            let choices = self.choices(seat);
            if let Some(note) = self.note.take() {
                self.screen.say(&note)?;
            }
            let prompt = format!("Choose 1-{} (h for help):", choices.len());
            let prompt = self.screen.paper.heading(prompt);
            let line = self.screen.ask(&prompt)?.ok_or(Stop::EndOfInput)?;
            match Command::parse(&line) {
                Command::Choose(number, times) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(&choice) => return self.choose(seat, choice, times),
                    None => self.note(format!("There is no choice {number}: choose 1 to {}.", choices.len())),
                },
                Command::Undo => match self.table.take_back(seat) {
                    Ok(()) => return self.took_back(),
                    Err(refusal) => self.note(format!("Nothing is taken back: {refusal}.")),
                },
                Command::Redo => match self.table.redo(seat) {
                    Ok(events) => return self.happened(events),
                    Err(_) => self.note("You have taken nothing back that could be done again.".into()),
                },
                Command::GoOn => return self.toggle_going_on(seat),
                Command::Quit => return Err(Stop::Quit),
                Command::Log => self.tell_log(seat)?,
                Command::Board => self.show_board(seat)?,
                Command::Help => self.help()?,
                Command::Details => {
                    let lines = G::details(&self.view(seat), self.screen.paper);
                    self.screen.show(&lines)?;
                }
                Command::Look(wanted) => match G::look(&choices, &wanted, self.screen.paper) {
                    Ok(lines) => self.screen.show(&lines)?,
                    Err(hint) => self.note(hint),
                },
                Command::Nothing => self.note("Type the number of a choice and press Enter; h helps.".into()),
                Command::Unknown => {
                    let typed = quoted(&line);
                    self.note(format!("\"{typed}\" is not understood: type the number of a choice, or h for help."));
                }
            }
        }
    }

    fn choose(&mut self, seat: Seat, choice: G::Choice, times: u32) -> Result<(), Stop> {
        for _ in 0..times {
            let block = self.table.now().block();
            let events = self.table.choose(seat, choice)?;
            self.happened(events)?;
            if self.table.now().block() != block || !self.choices(seat).contains(&choice) {
                break;
            }
        }
        Ok(())
    }

    fn took_back(&mut self) -> Result<(), Stop> {
        self.recount()?;
        self.note("Taken back. (r makes it again.)".into());
        self.saved();
        Ok(())
    }

    fn toggle_going_on(&mut self, seat: Seat) -> Result<(), Stop> {
        let on = !self.table.going_on().contains(seat);
        let events = self.table.set_going_on(seat, on)?;
        self.note(match on {
            true => "From now on the game goes on by itself when you can only finish. (g stops that.)".into(),
            false => "From now on you finish every phase and step yourself.".into(),
        });
        self.happened(events)
    }

    /// After anything that changed the game.
    fn happened(&mut self, events: Vec<G::Event>) -> Result<(), Stop> {
        self.log.extend(events);
        self.saved();
        Ok(())
    }

    /// Saves; if that fails the game goes on, and says so.
    fn saved(&mut self) {
        if let Err(refusal) = self.save.write(&self.table) {
            self.note(format!("Take care: {refusal}."));
        }
    }

    fn note(&mut self, note: String) {
        match &mut self.note {
            Some(notes) => {
                notes.push(' ');
                notes.push_str(&note);
            }
            None => self.note = Some(note),
        }
    }

    /// Makes the log anew from the choices that stand; everybody has been told all of it.
    fn recount(&mut self) -> Result<(), Refusal> {
        let header = self.table.header();
        let mut again = Table::<G>::start(&header.options, header.origin.clone())?;
        self.log.clear();
        for (seat, choice) in self.table.line() {
            self.log.extend(again.choose(seat, choice)?);
        }
        self.told.fill(self.log.len());
        Ok(())
    }

    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.table.now().view(Viewer::Seat(seat))
    }

    fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.table.now().choices(seat, &mut choices);
        choices
    }

    /// The seat whose eyes are lent when nobody in particular looks.
    pub(super) fn first_human(&self) -> Seat {
        self.keyboard.or(self.people.humans().iter().next()).unwrap_or(Seat(0))
    }
}

/// What is shown.
impl<G: Bots + Terminal, R: BufRead, W: Write> Session<G, R, W> {
    fn welcome(&mut self, resumed: bool) -> io::Result<()> {
        let me = self.first_human();
        let view = self.view(me);
        let title = self.screen.paper.heading(G::about().title);
        self.screen.show(&[title])?;
        self.screen.show(&G::welcome(&view))?;
        for seat in self.table.now().seats().iter() {
            let name = G::name(&view, seat);
            match self.people.bot(seat) {
                Some(bot) => self.screen.say(&format!("  {name}: the bot {bot}"))?,
                None if self.people.humans().len() == 1 => self.screen.say(&format!("  {name}: you"))?,
                None => self.screen.say(&format!("  {name}: at the keyboard"))?,
            }
        }
        if resumed {
            self.screen.say(&format!("The recorded game goes on after {} choices.", self.table.choices_made()))?;
            if self.people.humans().len() == 1 {
                let lines = self.told(me, 0);
                let last = &lines[lines.len().saturating_sub(REMEMBERED)..];
                self.screen.show(last)?;
            }
        }
        self.screen.space()
    }

    /// The keyboard goes to a person, behind a curtain if there is something to hide.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        let before = self.keyboard.replace(seat);
        if self.people.humans().len() < 2 || before == Some(seat) {
            return Ok(());
        }
        let view = self.view(seat);
        let who = format!("player {} ({})", seat.0 + 1, G::name(&view, seat));
        if !G::hides(&view) {
            self.screen.space()?;
            self.screen.say(&self.screen.paper.heading(format!("Now {who}.")))?;
            return Ok(());
        }
        self.screen.clear()?;
        self.screen.say(&format!("Pass the keyboard to {who}."))?;
        let prompt = "Press Enter when the others look away:";
        self.screen.ask(prompt)?.ok_or(Stop::EndOfInput)?;
        self.screen.clear()?;
        Ok(())
    }

    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.told(seat, self.told[seat.index()]);
        self.told[seat.index()] = self.log.len();
        if lines.is_empty() {
            return Ok(());
        }
        self.screen.space()?;
        self.screen.show(&lines)
    }

    fn tell_log(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.told(seat, 0);
        match lines.is_empty() {
            true => self.screen.say("Nothing has happened yet."),
            false => self.screen.show(&lines),
        }
    }

    fn told(&self, seat: Seat, from: usize) -> Vec<String> {
        let events = Table::<G>::events_for(&self.log[from..], Viewer::Seat(seat));
        G::tell(&self.view(seat), &events, self.screen.paper)
    }

    fn show_board(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.view(seat);
        let rule = self.screen.paper.paint(Tint::Faint, "-".repeat(WIDTH));
        self.screen.show(&[rule])?;
        self.screen.show(&G::board(&view, &self.choices(seat), self.screen.paper))
    }

    fn help(&mut self) -> io::Result<()> {
        let paper = self.screen.paper;
        let rows: Vec<_> = HELP.iter().map(|row| row.map(String::from).to_vec()).collect();
        self.screen.show(&[paper.heading("What you can type")])?;
        self.screen.show(&columns(&rows, 3, &[]))?;
        self.screen.show(&G::legend(paper))
    }

    fn farewell(&mut self) -> io::Result<()> {
        let me = self.first_human();
        let lines = self.told(me, self.told[me.index()]);
        self.screen.show(&lines)?;
        self.screen.space()?;
        let view = self.view(me);
        self.screen.show(&G::result(&view, self.screen.paper))?;
        self.screen.space()?;
        if let Some(note) = self.note.take() {
            self.screen.say(&note)?;
        }
        if let Some(path) = &self.save.path {
            let line = format!("The game is recorded in {}.", path.display());
            self.screen.say(&line)?;
        }
        self.say_seed()
    }

    pub(super) fn say_seed(&mut self) -> io::Result<()> {
        let seed = seed_of(self.table.header());
        self.screen.show(&wrap(&format!("Seed {seed}"), 0))?;
        self.screen.output.flush()
    }
}
