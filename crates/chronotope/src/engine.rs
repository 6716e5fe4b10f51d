//! The engine protocol: JSON Lines, one request and one answer a line, for programs in any language.
//!
//! `docs/engine-protocol.md` describes it; the exchange there is replayed by a test.

use games::{ADVISER, Advised, AnyTable, GAMES};
use players::Bot;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::record::{self, Origin};
use tabletop::{Error, ErrorKind, Seat, Seed, Viewer};

/// The longest request that is read.
const LONGEST_LINE: u64 = 16 << 20;

/// Answers requests until the input ends.
pub(crate) fn run() -> Result<(), Error> {
    let mut engine = Engine::default();
    match serve(&mut io::stdin().lock(), &mut io::stdout().lock(), &mut engine) {
        // The reader has closed the pipe: nobody is left to answer.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Error::new(ErrorKind::Internal, format!("standard input or output failed: {error}"))),
        Ok(()) => Ok(()),
    }
}

fn serve(input: &mut impl BufRead, output: &mut impl Write, engine: &mut Engine) -> io::Result<()> {
    while let Some(line) = next_line(input)? {
        let answer = engine.answer(&line);
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The next line without its end; a line that is too long is cut. None at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.pop_if(|last| *last == b'\n').is_none() && read as u64 == LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Games {},
    Start {
        game: String,
        #[serde(default)]
        options: Value,
        seed: Option<Seed>,
        setup: Option<Value>,
        state: Option<Value>,
    },
    Waiting {},
    Choices {
        seat: Seat,
    },
    Apply {
        seat: Seat,
        choice: Value,
    },
    View {
        #[serde(default)]
        seat: Option<Seat>,
    },
    State {},
    Undo {
        seat: Option<Seat>,
    },
    Redo {
        seat: Option<Seat>,
    },
    GoOn {
        seat: Seat,
        on: bool,
    },
    Hold {
        seat: Seat,
        on: bool,
    },
    Confirm {
        seat: Seat,
    },
    Hint {
        seat: Seat,
        bot: Option<String>,
        seed: Option<Seed>,
    },
    Record {},
    Load {
        record: Value,
    },
    Outcome {},
}

/// One conversation: at most one table is open at a time.
#[derive(Default)]
struct Engine {
    table: Option<Box<dyn AnyTable>>,
    last_undone: Option<Seat>,
}

impl Engine {
    /// The answer to one line, whatever it holds.
    fn answer(&mut self, line: &[u8]) -> Value {
        if line.len() as u64 == LONGEST_LINE {
            let message = format!("a request has less than {} MiB", LONGEST_LINE >> 20);
            return json!({ "error": Error::new(ErrorKind::Request, message) });
        }
        let parsed = serde_json::from_slice::<Value>(line);
        let id = parsed.as_ref().ok().and_then(|request| request.get("id")).cloned();
        let answered = parsed
            .map_err(|error| Error::new(ErrorKind::Request, format!("a request is one JSON object a line: {error}")))
            .and_then(|request| self.handle(request));
        let mut answer = match answered {
            Ok(answer) => json!({ "ok": answer }),
            Err(error) => json!({ "error": error }),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer
    }

    fn handle(&mut self, mut request: Value) -> Result<Value, Error> {
        let Some(fields) = request.as_object_mut() else {
            return Err(Error::new(
                ErrorKind::Request,
                "a request is one JSON object a line, such as {\"do\": \"games\"}",
            ));
        };
        fields.remove("id");
        let request = Request::deserialize(request)
            .map_err(|error| Error::new(ErrorKind::Request, format!("this request is not understood: {error}")))?;
        catch_unwind(AssertUnwindSafe(|| self.fulfil(request))).unwrap_or_else(|_| {
            self.table = None;
            let message = "a fault in the program has closed the table; please report the request";
            Err(Error::new(ErrorKind::Internal, message))
        })
    }

    fn fulfil(&mut self, request: Request) -> Result<Value, Error> {
        match request {
            Request::Games {} => Ok(list_of_games()),
            Request::Start { game, options, seed, setup, state } => {
                let origin = Origin::one_of(seed, setup, state).map_err(|why| Error::new(ErrorKind::Request, why))?;
                self.open(games::find(&game)?.start(&options, origin)?)
            }
            Request::Load { record } => {
                let text = text_of(record)?;
                let header = record::header(&text)?;
                self.open(games::find(&header.game)?.load(&text)?)
            }
            Request::Waiting {} => Ok(json!(self.table()?.waiting_for())),
            Request::Choices { seat } => Ok(json!(self.table()?.choices(seat)?)),
            Request::Apply { seat, choice } => self.act(seat, |table| table.choose(seat, &choice)),
            Request::View { seat } => self.table()?.view(Viewer::from(seat)),
            Request::State {} => Ok(self.table()?.state()),
            Request::Undo { seat } => {
                let table = self.table()?;
                let held = table.seats().iter().find(|&seat| table.held(seat).is_some());
                let seat = seat.or(held).or(table.last_to_choose());
                let seat = seat.ok_or_else(|| Error::new(ErrorKind::Undo, "nothing has been chosen yet"))?;
                self.table_mut()?.take_back(seat)?;
                self.last_undone = Some(seat);
                Ok(json!({ "seat": seat, "waiting": self.table()?.waiting_for() }))
            }
            Request::Redo { seat } => {
                let seat = seat.or(self.last_undone);
                let seat = seat.ok_or_else(|| Error::new(ErrorKind::Undo, "nothing has been taken back"))?;
                self.act(seat, |table| table.redo(seat))
            }
            Request::GoOn { seat, on } => self.act(seat, |table| table.set_going_on(seat, on)),
            Request::Hold { seat, on } => {
                self.table_mut()?.set_holding(seat, on)?;
                Ok(json!({ "seat": seat, "waiting": self.table()?.waiting_for() }))
            }
            Request::Confirm { seat } => self.act(seat, |table| table.confirm(seat)),
            Request::Hint { seat, bot, seed } => {
                let bot = bot.map_or(Ok(Bot::of(ADVISER)), |bot| bot.parse())?;
                // Without a seed, the same request at the same table always gets the same answer.
                hint(self.table()?, seat, bot, seed.unwrap_or(Seed([0; 32])))
            }
            Request::Record {} => Ok(json!(self.table()?.record())),
            Request::Outcome {} => Ok(json!(self.table()?.outcome())),
        }
    }

    fn open(&mut self, table: Box<dyn AnyTable>) -> Result<Value, Error> {
        let answer = json!({ "game": table.game(), "seats": table.seats(), "waiting": table.waiting_for() });
        self.table = Some(table);
        self.last_undone = None;
        Ok(answer)
    }

    /// Does something at the table and answers with what happened, as the seat may learn of it.
    fn act(&mut self, seat: Seat, action: impl FnOnce(&mut dyn AnyTable) -> Result<(), Error>) -> Result<Value, Error> {
        let table = self.table_mut()?;
        let before = table.event_count();
        action(table)?;
        let events = table.events_for(before, Viewer::Seat(seat));
        let mut answer = json!({ "seat": seat, "events": events, "waiting": table.waiting_for() });
        if let Some(held) = table.held(seat) {
            answer["held"] = held;
        }
        Ok(answer)
    }

    fn table(&self) -> Result<&dyn AnyTable, Error> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Error> {
        self.table.as_deref_mut().ok_or_else(no_table)
    }
}

fn no_table() -> Error {
    Error::new(ErrorKind::Request, "no table is open: begin with start or load")
}

fn hint(table: &dyn AnyTable, seat: Seat, bot: Bot, seed: Seed) -> Result<Value, Error> {
    let choices = table.choices(seat)?;
    if !table.waiting_for().contains(seat) {
        let message = format!("{seat} has nothing to choose now, so there is nothing to advise");
        return Err(Error::new(ErrorKind::Request, message));
    }
    let rounded = |number: f32| (f64::from(number) * 1000.0).round() / 1000.0;
    let told = |advised: &Advised| {
        let reasons = advised.reasons.iter();
        let why: Vec<Value> =
            reasons.map(|reason| json!({ "term": reason.term, "more": rounded(reason.more) })).collect();
        json!({ "choice": choices.get(advised.place), "expected": rounded(advised.expected), "why": why })
    };
    let advice = table.question(seat, bot, seed)();
    Ok(advice.iter().map(told).collect())
}

fn list_of_games() -> Value {
    let games = GAMES.iter().map(|entry| {
        let mut about = json!(entry.about());
        about["bots"] = json!(entry.bots);
        about
    });
    games.collect()
}

/// A record is given as its text, or as a list of its lines.
fn text_of(record: Value) -> Result<String, Error> {
    match record {
        Value::String(text) => Ok(text),
        Value::Array(lines) => Ok(lines
            .iter()
            .map(|line| line.as_str().map_or_else(|| format!("{line}\n"), |text| format!("{text}\n")))
            .collect()),
        _ => Err(Error::new(ErrorKind::Record, "a record is given as its text, or as a list of its lines")),
    }
}
