//! The engine protocol: JSON Lines, one request and one answer a line, for programs in any language.
//!
//! `docs/engine-protocol.md` describes it; the exchange there is replayed by a test.

use crate::advice::ADVISER;
use crate::games::{self, GAMES};
use players::Bot;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::face::{AnyTable, Happened};
use tabletop::record::{self, Origin};
use tabletop::{Kind, Refusal, Seat, Seed, Viewer};

/// The longest request that is read.
const LONGEST_LINE: u64 = 16 << 20;

/// Answers requests until the input ends.
pub(crate) fn run() -> Result<(), Refusal> {
    let mut engine = Engine::default();
    match serve(&mut io::stdin().lock(), &mut io::stdout().lock(), &mut engine) {
        // Whoever asked has gone; nobody is left to be told.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Refusal::new(Kind::Internal, format!("the conversation broke off: {error}"))),
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
            return json!({ "error": Refusal::new(Kind::Request, message) });
        }
        let parsed = serde_json::from_slice::<Value>(line);
        let id = parsed.as_ref().ok().and_then(|request| request.get("id")).cloned();
        let answered = parsed
            .map_err(|error| Refusal::new(Kind::Request, format!("a request is one JSON object a line: {error}")))
            .and_then(|request| self.handle(request));
        let mut answer = match answered {
            Ok(answer) => json!({ "ok": answer }),
            Err(refusal) => json!({ "error": refusal }),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer
    }

    fn handle(&mut self, mut request: Value) -> Result<Value, Refusal> {
        let Some(fields) = request.as_object_mut() else {
            return Err(Refusal::new(
                Kind::Request,
                "a request is one JSON object a line, such as {\"do\": \"games\"}",
            ));
        };
        fields.remove("id");
        let request = Request::deserialize(request)
            .map_err(|error| Refusal::new(Kind::Request, format!("this request is not understood: {error}")))?;
        catch_unwind(AssertUnwindSafe(|| self.fulfil(request))).unwrap_or_else(|_| {
            self.table = None;
            let message = "the program made a mistake and has closed the table; please report the request";
            Err(Refusal::new(Kind::Internal, message))
        })
    }

    fn fulfil(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Games {} => Ok(list_of_games()),
            Request::Start { game, options, seed, setup, state } => {
                let origin = Origin::one_of(seed, setup, state).map_err(|why| Refusal::new(Kind::Request, why))?;
                self.open(games::find(&game)?.game.start(&options, origin)?)
            }
            Request::Load { record } => {
                let text = text_of(record)?;
                let header = record::header(&text)?;
                self.open(games::find(&header.game)?.game.load(&text)?)
            }
            Request::Waiting {} => Ok(json!(self.table()?.waiting_for())),
            Request::Choices { seat } => Ok(json!(self.table()?.choices(seat)?)),
            Request::Apply { seat, choice } => {
                let happened = self.table_mut()?.choose(seat, &choice)?;
                self.told(seat, &happened)
            }
            Request::View { seat } => self.table()?.view(Viewer::from(seat)),
            Request::State {} => Ok(self.table()?.state()),
            Request::Undo { seat } => {
                let table = self.table()?;
                let held = table.seats().iter().find(|&seat| table.held(seat).is_some());
                let seat = seat.or(held).or(table.last_to_choose());
                let seat = seat.ok_or_else(|| Refusal::new(Kind::Undo, "nothing has been chosen yet"))?;
                self.table_mut()?.take_back(seat)?;
                self.last_undone = Some(seat);
                Ok(json!({ "seat": seat, "waiting": self.table()?.waiting_for() }))
            }
            Request::Redo { seat } => {
                let seat = seat.or(self.last_undone);
                let seat = seat.ok_or_else(|| Refusal::new(Kind::Undo, "nothing has been taken back"))?;
                let happened = self.table_mut()?.redo(seat)?;
                self.told(seat, &happened)
            }
            Request::GoOn { seat, on } => {
                let happened = self.table_mut()?.set_going_on(seat, on)?;
                self.told(seat, &happened)
            }
            Request::Hold { seat, on } => {
                self.table_mut()?.set_holding(seat, on)?;
                Ok(json!({ "seat": seat, "waiting": self.table()?.waiting_for() }))
            }
            Request::Confirm { seat } => {
                let happened = self.table_mut()?.confirm(seat)?;
                self.told(seat, &happened)
            }
            Request::Hint { seat, bot, seed } => {
                let bot = bot.map_or(Ok(Bot::of(ADVISER)), |bot| bot.parse())?;
                let table = self.table()?;
                // The answer hangs on nothing but the request and the table.
                let seed = seed.unwrap_or(Seed([0; 32]));
                table.choices(seat)?;
                (games::find(table.game())?.hint)(table, seat, bot, seed)
            }
            Request::Record {} => Ok(json!(self.table()?.record())),
            Request::Outcome {} => Ok(json!(self.table()?.outcome())),
        }
    }

    fn open(&mut self, table: Box<dyn AnyTable>) -> Result<Value, Refusal> {
        let answer = json!({ "game": table.game(), "seats": table.seats(), "waiting": table.waiting_for() });
        self.table = Some(table);
        self.last_undone = None;
        Ok(answer)
    }

    fn told(&self, seat: Seat, happened: &Happened) -> Result<Value, Refusal> {
        let events = happened.told_to(Viewer::Seat(seat));
        let mut answer = json!({ "seat": seat, "events": events, "waiting": self.table()?.waiting_for() });
        if let Some(held) = self.table()?.held(seat) {
            answer["held"] = held;
        }
        Ok(answer)
    }

    fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Refusal> {
        self.table.as_deref_mut().ok_or_else(no_table)
    }
}

fn no_table() -> Refusal {
    Refusal::new(Kind::Request, "no table is open: begin with start or load")
}

fn list_of_games() -> Value {
    let games = GAMES.iter().map(|entry| {
        let mut about = json!(entry.game.about());
        about["bots"] = json!(entry.bots);
        about
    });
    games.collect()
}

/// A record is given as its text, or as a list of its lines.
fn text_of(record: Value) -> Result<String, Refusal> {
    match record {
        Value::String(text) => Ok(text),
        Value::Array(lines) => Ok(lines
            .iter()
            .map(|line| line.as_str().map_or_else(|| format!("{line}\n"), |text| format!("{text}\n")))
            .collect()),
        _ => Err(Refusal::new(Kind::Record, "a record is given as its text, or as a list of its lines")),
    }
}
