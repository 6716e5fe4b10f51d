//! The loop: bots choose until a person is waited for; what happened is told, the table is shown, a line is read.

use super::command::Command;
use super::leave::not_saved;
use super::paper::quoted;
use super::people::People;
use super::save::Save;
use super::screen::Screen;
use super::{Args, Terminal};
use crate::language::words;
use players::{Bot, Bots, Player};
use std::io::{self, BufRead, Write};
use tabletop::{Error, ErrorKind, Game, Seat, Table, Viewer};

/// A game at this terminal.
pub(crate) struct Session<G: Game, R, W> {
    pub(super) table: Table<G>,
    pub(super) people: People,
    pub(super) save: Save,
    pub(super) screen: Screen<R, W>,
    pub(super) log: Vec<G::Event>,
    /// How much of the log each seat has been told.
    pub(super) told: Vec<usize>,
    /// Who has the keyboard.
    pub(super) keyboard: Option<Seat>,
    /// Whether the screen has shown what others must not see since it was last cleared.
    pub(super) exposed: bool,
    /// Something to say before the next question.
    pub(super) note: Option<String>,
    /// Whether it has been said that the game can go on by itself.
    hinted: bool,
    /// The bot that chose last, if it searches: while it goes on choosing, it knows what it has thought.
    thinking: Option<(Seat, Box<dyn Player<G>>)>,
}

/// Why the loop ends before the game does.
pub(super) enum Stop {
    Quit,
    EndOfInput,
    Broken(io::Error),
    Refused(Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

impl<G: Bots + Terminal, R: BufRead, W: Write> Session<G, R, W> {
    pub(crate) fn new(table: Table<G>, people: People, save: Save, screen: Screen<R, W>) -> Result<Self, Error> {
        let told = vec![0; table.now().seats().len()];
        let mut session = Self {
            table,
            people,
            save,
            screen,
            log: Vec::new(),
            told,
            keyboard: None,
            exposed: false,
            note: None,
            hinted: false,
            thinking: None,
        };
        session.recount();
        Ok(session)
    }

    /// Plays to the end, or until it is left.
    pub(crate) fn play(&mut self, resumed: bool, args: &Args) -> Result<(), Error> {
        let left = match self.play_on(resumed, args.go_on) {
            Ok(()) => self.farewell(),
            Err(Stop::Quit) => self.leave(true, args),
            Err(Stop::EndOfInput) => self.leave(!self.screen.echoes, args),
            Err(Stop::Broken(error)) => Err(error),
            Err(Stop::Refused(error)) => return Err(error),
        };
        match left {
            // The reader has closed the pipe.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Err(error) => Err(Error::new(ErrorKind::Internal, format!("the terminal cannot be written to: {error}"))),
            Ok(()) => Ok(()),
        }
    }

    fn play_on(&mut self, resumed: bool, go_on: bool) -> Result<(), Stop> {
        self.welcome(resumed)?;
        if go_on {
            for seat in self.people.humans().iter() {
                let events = self.table.set_going_on(seat, true)?;
                self.happened(events);
            }
        }
        loop {
            let waiting = self.table.now().waiting_for();
            let humans = self.people.humans();
            let person = waiting.iter().filter(|&seat| humans.contains(seat));
            // The player at the keyboard keeps it as long as possible.
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
        let fault = || Error::new(ErrorKind::Internal, format!("the bot of {seat} makes no choice"));
        let searches = self.people.bot(seat).is_some_and(Bot::searches);
        let mut bot = match self.thinking.take().filter(|(whose, _)| *whose == seat) {
            Some((_, bot)) => bot,
            None => self.people.seat_bot(&self.table, seat).ok_or_else(fault)?,
        };
        let choice = bot.choose(self.table.now(), seat).ok_or_else(fault)?;
        self.thinking = searches.then_some((seat, bot));
        let events = self.table.choose(seat, choice)?;
        self.happened(events);
        Ok(())
    }

    /// Asks a person until a choice is made or taken back.
    fn turn_of(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over(seat)?;
        self.tell_news(seat)?;
        self.show_board(seat)?;
        if !self.hinted && self.table.now().idle_choice(seat).is_some() {
            self.hinted = true;
            self.note(words().say("terminal-try-going-on"));
        }
        loop {
            let choices = self.choices(seat);
            if let Some(note) = self.note.take() {
                self.screen.say(&note)?;
            }
            let prompt = words().with("terminal-prompt", &[("n", choices.len().into())]);
            let prompt = self.screen.paper.heading(prompt);
            let line = self.screen.ask(&prompt)?.ok_or(Stop::EndOfInput)?;
            match Command::parse(&line) {
                Command::Choose(number, times) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(&choice) => return self.choose(seat, choice, times),
                    None => self.note(no_choice(number, choices.len())),
                },
                Command::Undo => match self.table.take_back(seat) {
                    Ok(()) => return self.took_back(),
                    Err(_) => self.note(words().say("terminal-nothing-taken-back")),
                },
                Command::Redo => match self.table.redo(seat) {
                    Ok(events) => {
                        self.happened(events);
                        return Ok(());
                    }
                    Err(_) => self.note(words().say("terminal-nothing-to-redo")),
                },
                Command::GoOn => return self.toggle_going_on(seat),
                Command::Quit => return Err(Stop::Quit),
                Command::Log => self.tell_log(seat)?,
                Command::Board => self.show_board(seat)?,
                Command::Help => self.help()?,
                Command::Hint => self.advise(seat)?,
                Command::Rules(topic) => self.tell_rules(&topic)?,
                Command::Look(wanted) => match G::look(&choices, &wanted, self.screen.paper) {
                    Ok(lines) => self.screen.show(&lines)?,
                    Err(hint) => self.note(hint),
                },
                Command::Nothing => self.note(words().say("terminal-press-number")),
                Command::Unknown if self.show_page(seat, &line)? => {}
                Command::Unknown => {
                    self.note(words().with("terminal-not-understood", &[("typed", quoted(&line).into())]));
                }
            }
        }
    }

    fn choose(&mut self, seat: Seat, choice: G::Choice, times: u32) -> Result<(), Stop> {
        for _ in 0..times {
            let block = self.table.now().block();
            let events = self.table.choose(seat, choice)?;
            self.happened(events);
            if self.table.now().block() != block || !self.choices(seat).contains(&choice) {
                break;
            }
        }
        Ok(())
    }

    fn took_back(&mut self) -> Result<(), Stop> {
        self.recount();
        self.note(words().say("terminal-taken-back"));
        self.saved();
        Ok(())
    }

    fn toggle_going_on(&mut self, seat: Seat) -> Result<(), Stop> {
        let on = !self.table.going_on().contains(seat);
        let events = self.table.set_going_on(seat, on)?;
        self.note(match on {
            true => words().say("terminal-going-on"),
            false => words().say("terminal-not-going-on"),
        });
        self.happened(events);
        Ok(())
    }

    /// After anything that changed the game.
    fn happened(&mut self, events: Vec<G::Event>) {
        self.log.extend(events);
        self.saved();
    }

    /// Saves; if that fails the game goes on, and says so.
    fn saved(&mut self) {
        if let Err(error) = self.save.write(&self.table) {
            let path = self.save.path.clone().unwrap_or_default();
            self.note(not_saved(&path, &error));
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
    fn recount(&mut self) {
        self.log = self.table.events();
        self.told.fill(self.log.len());
    }

    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.table.now().view(Viewer::Seat(seat))
    }

    pub(super) fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.table.now().choices(seat, &mut choices);
        choices
    }
}

/// What is said to the number of a choice that is not there.
pub(super) fn no_choice(number: usize, choices: usize) -> String {
    words().with("terminal-no-choice", &[("number", number.to_string().into()), ("n", choices.into())])
}

#[cfg(test)]
mod tests {
    use super::super::paper::Paper;
    use super::*;
    use crate::options::OptionFlags;
    use serde_json::Value;
    use tabletop::Seed;
    use tabletop::record::Origin;
    use wonderful_world::WonderfulWorld;
    use wonderful_world::state::Phase;

    type Typed<'a> = Session<WonderfulWorld, &'a [u8], Vec<u8>>;

    fn session<'a>(args: &Args, input: &'a str) -> Typed<'a> {
        begun(args, input, &args.options.json(&WonderfulWorld::about()).unwrap(), Origin::Seed(Seed([7; 32])))
    }

    fn begun<'a>(args: &Args, input: &'a str, options: &Value, origin: Origin) -> Typed<'a> {
        let table = Table::<WonderfulWorld>::start(options, origin).unwrap();
        let people = People::seated(args, table.now().seats().len()).unwrap();
        let paper = Paper { colour: false };
        let screen = Screen { input: input.as_bytes(), output: Vec::new(), paper, echoes: true, clears: false };
        Session::new(table, people, Save { path: None }, screen).unwrap()
    }

    fn for_players(players: u8) -> OptionFlags {
        OptionFlags { players: Some(players), ..OptionFlags::default() }
    }

    fn shown(session: &Typed<'_>) -> String {
        String::from_utf8(session.screen.output.clone()).unwrap()
    }

    /// Six picks, then everything under construction: all that is left of planning is to finish it.
    const TO_THE_END_OF_PLANNING: &str = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n";

    #[test]
    fn the_choice_that_ends_a_phase_can_be_taken_back_because_bots_hold_back() {
        let args = Args::default();
        let input = format!("{TO_THE_END_OF_PLANNING}1\nu\n");
        let mut session = session(&args, &input);
        session.play(false, &args).unwrap();
        assert!(shown(&session).contains("[Materials]"));
        assert!(shown(&session).contains("Taken back."));
        assert_eq!(session.table.now().phase, Phase::Planning);
    }

    #[test]
    fn the_log_forgets_what_was_taken_back() {
        let args = Args::default();
        let mut session = session(&args, "1\n1\n1\n1\n1\n1\n1\nu\n");
        session.play(false, &args).unwrap();
        let began =
            |event: &&wonderful_world::Event| matches!(event, wonderful_world::Event::Began { seat: Seat(0), .. });
        assert_eq!(session.log.iter().filter(began).count(), 0);
        assert!(shown(&session).contains("You: under construction: "));
    }

    #[test]
    fn going_on_by_itself_finishes_what_can_only_be_finished() {
        let args = Args { go_on: true, ..Args::default() };
        let mut session = session(&args, TO_THE_END_OF_PLANNING);
        session.play(false, &args).unwrap();
        assert!(!shown(&session).contains("Finish the planning phase"));
        assert!(matches!(session.table.now().phase, Phase::Production(_)));
    }

    #[test]
    fn the_same_choice_can_be_made_several_times() {
        let args = Args { options: for_players(1), ..Args::default() };
        let mut session = session(&args, "1\n1\n1*2\n");
        session.play(false, &args).unwrap();
        // An empire, a pile and one card: the next card is another choice.
        assert_eq!(session.table.choices_made(), 3);
    }

    #[test]
    fn nobody_is_shown_a_hand_they_do_not_hold() {
        let args = Args { hotseat: true, options: for_players(2), ..Args::default() };
        let mut session = session(&args, "\n1\n");
        session.play(false, &args).unwrap();
        let text = shown(&session);
        let curtains: Vec<_> = text.split("Press Enter when the others look away:").collect();
        assert_eq!(curtains.len(), 3);
        assert!(curtains[2].trim().starts_with("The game ends here"), "the second hand stays behind its curtain");
    }

    #[test]
    fn what_one_hand_has_shown_is_wiped_away_before_the_next_one_looks() {
        let options = OptionFlags { empires: vec!["chosen".into()], ..for_players(2) };
        let args = Args { hotseat: true, options, ..Args::default() };
        for exposed in [false, true] {
            let mut session = session(&args, "");
            session.screen.clears = true;
            (session.keyboard, session.exposed) = (Some(Seat(0)), exposed);
            // Empires are chosen openly: there is nothing to look away from.
            assert!(session.hand_over(Seat(1)).is_ok());
            assert_eq!(shown(&session).contains("\x1b[2J"), exposed);
            assert!(shown(&session).contains("Now player 2") && !session.exposed);
        }
    }

    #[test]
    fn a_seed_is_told_only_where_there_is_one() {
        let args = Args::default();
        let mut seeded = session(&args, "");
        seeded.play(false, &args).unwrap();
        assert!(shown(&seeded).contains(&format!("Seed {}", "07".repeat(32))));
        let state = serde_json::to_value(seeded.table.now()).unwrap();
        let mut given = begun(&args, "1\n", &Value::Null, Origin::State(state));
        given.play(false, &args).unwrap();
        assert!(!shown(&given).contains("Seed"));
    }
}
