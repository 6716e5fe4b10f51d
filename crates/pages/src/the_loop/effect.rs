//! What an artifact does, in words: made from its effect, so that the two cannot differ.

use crate::words::{Words, capital};
use the_loop::data::{Along, At, Op};

/// An effect as a sentence.
pub(super) fn sentence(words: &Words, effect: &[Op]) -> String {
    let mut reader = Reader { words, ended: None };
    capital(&reader.row(effect, "loop-then")) + "."
}

/// So many operations of an effect from one of them on, as a sentence without its end.
pub(super) fn part(words: &Words, effect: &[Op], from: u8, count: u8) -> String {
    let mut rest = effect;
    let before = take(&mut rest, from);
    let mut reader = Reader { words, ended: None };
    // What came before says where "there" is.
    reader.row(before, "loop-then");
    capital(&reader.inside(take(&mut rest, count)))
}

/// A part of an effect: an operation with those that belong to it.
pub(super) struct Part {
    /// Its first operation.
    pub(super) from: u8,
    /// How many operations it has.
    pub(super) count: u8,
    /// The clause in the sentence.
    pub(super) text: String,
}

impl Part {
    pub(super) fn contains(&self, op: u8) -> bool {
        (self.from..self.from + self.count).contains(&op)
    }
}

/// The parts of an effect, in their order.
pub(super) fn parts(words: &Words, effect: &[Op]) -> Vec<Part> {
    let mut reader = Reader { words, ended: None };
    let mut rest = effect;
    let mut parts = Vec::new();
    while let Some(&op) = take(&mut rest, 1).first() {
        let from = (effect.len() - rest.len() - 1) as u8;
        let text = reader.part(op, &mut rest).1;
        parts.push(Part { from, count: (effect.len() - rest.len()) as u8 - from, text });
    }
    parts
}

/// Reads an effect from its beginning to its end.
struct Reader<'a> {
    words: &'a Words,
    /// What the last operation did that ends somewhere, and with how many cards.
    ended: Option<(&'static str, u8)>,
}

impl Reader<'_> {
    /// Operations in their order; `join` is the sentence that puts one behind another.
    fn row(&mut self, mut ops: &[Op], join: &str) -> String {
        let mut text: Option<String> = None;
        while let Some(&op) = take(&mut ops, 1).first() {
            let (kind, part) = self.part(op, &mut ops);
            text = Some(match text {
                None => part,
                Some(before) => {
                    let values = [("before", before.into()), ("kind", kind.into()), ("after", part.into())];
                    self.words.with(join, &values)
                }
            });
        }
        text.unwrap_or_default()
    }

    /// Operations inside a part of a sentence.
    fn inside(&mut self, ops: &[Op]) -> String {
        self.row(ops, "loop-and-then")
    }

    /// An operation, with those that belong to it taken off the `rest`; and what kind of clause it is.
    fn part(&mut self, op: Op, rest: &mut &[Op]) -> (&'static str, String) {
        match op {
            Op::Either(first, second) => {
                let first = self.inside(take(rest, first));
                let second = self.inside(take(rest, second));
                let values = [("first", first.into()), ("second", second.into())];
                ("plain", self.words.with("loop-either", &values))
            }
            Op::May(count) => {
                let mut ops = take(rest, count);
                let what = self.inside(take(&mut ops, 1));
                let text = if ops.is_empty() {
                    self.words.with("loop-may", &[("what", what.into())])
                } else {
                    let then = self.inside(ops);
                    self.words.with("loop-may-then", &[("what", what.into()), ("then", then.into())])
                };
                ("may", text)
            }
            Op::WithCompany(count) => {
                let what = self.inside(take(rest, count));
                ("if", self.words.with("loop-company", &[("what", what.into())]))
            }
            _ => ("plain", self.single(op)),
        }
    }

    /// An operation that stands for itself.
    fn single(&mut self, op: Op) -> String {
        let text = self.phrase(op);
        self.ended = match op {
            Op::Push(..) => Some(("pushed", 1)),
            Op::Destroy(_) => Some(("destroyed", 1)),
            Op::MoveAny | Op::MoveOther | Op::Summon => Some(("moved", 1)),
            Op::Draw(cards) => Some(("drawn", cards)),
            Op::Reveal(cards) => Some(("revealed", cards)),
            Op::SwapAgents | Op::OtherDraws => None,
            _ => self.ended,
        };
        text
    }

    fn phrase(&self, op: Op) -> String {
        let words = self.words;
        match op {
            Op::Add(n, at) => words.with("loop-op-add", &[("n", n.into()), ("where", self.to(at).into())]),
            Op::Remove(n, at) => words.with("loop-op-remove", &[("n", n.into()), ("where", self.from(at, 1).into())]),
            Op::EnergyUntilRifts(at) => words.with("loop-op-energy-until-rifts", &[("where", self.within(at).into())]),
            Op::RiftsUntilClones(at) => words.with("loop-op-rifts-until-clones", &[("where", self.within(at).into())]),
            Op::RiftsUntilEnergy(at) => words.with("loop-op-rifts-until-energy", &[("where", self.within(at).into())]),
            Op::Push(_, at) if is_several(at) => words.with("loop-op-push-each", &[("where", self.from(at, 1).into())]),
            Op::Push(n, at) => words.with("loop-op-push", &[("n", n.into()), ("where", self.from(at, n).into())]),
            Op::Pull(_, at) if is_several(at) => words.with("loop-op-pull-each", &[("where", self.from(at, 1).into())]),
            Op::Pull(n, at) => words.with("loop-op-pull", &[("n", n.into()), ("where", self.from(at, n).into())]),
            Op::Destroy(at) => words.with("loop-op-destroy", &[("where", self.within(at).into())]),
            Op::SwapClones => words.say("loop-op-swap-clones"),
            Op::Move(n) => words.with("loop-op-move", &[("n", n.into())]),
            Op::Carry(eras, n, Along::Anywhere) => {
                words.with("loop-op-carry", &[("move", self.phrase(Op::Move(eras)).into()), ("n", n.into())])
            }
            Op::Carry(eras, n, Along::Vortex) => words
                .with("loop-op-carry-from-vortex", &[("move", self.phrase(Op::Move(eras)).into()), ("n", n.into())]),
            Op::MoveTo(at) => words.with("loop-op-move-to", &[("where", self.to(at).into())]),
            Op::MoveAny => words.say("loop-op-move-any"),
            Op::MoveOther => words.say("loop-op-move-other"),
            Op::Summon => words.say("loop-op-summon"),
            Op::SwapAgents => words.say("loop-op-swap-agents"),
            Op::Draw(n) => words.with("loop-op-draw", &[("n", n.into())]),
            Op::OtherDraws => words.say("loop-op-other-draws"),
            Op::EachDraws => words.say("loop-op-each-draws"),
            Op::Discard => words.say("loop-op-discard"),
            Op::DestroyCard => words.say("loop-op-destroy-card"),
            Op::Ready => words.say("loop-op-ready"),
            Op::Recover => words.say("loop-op-recover"),
            Op::UseOther => words.say("loop-op-use-other"),
            Op::Reveal(n) => words.with("loop-op-reveal", &[("n", n.into())]),
            Op::Either(..) | Op::May(_) | Op::WithCompany(_) => String::new(),
        }
    }

    /// Out of which eras; so many clones may come from as many of them.
    fn from(&self, at: At, n: u8) -> String {
        let (name, cards) = self.place(at);
        self.words.with(&format!("loop-from-{name}"), &[("n", n.into()), ("cards", cards.into())])
    }

    /// Into which eras.
    fn to(&self, at: At) -> String {
        let (name, cards) = self.place(at);
        self.words.with(&format!("loop-to-{name}"), &[("cards", cards.into())])
    }

    /// In which eras.
    fn within(&self, at: At) -> String {
        let (name, cards) = self.place(at);
        self.words.with(&format!("loop-in-{name}"), &[("cards", cards.into())])
    }

    /// What eras are called in keys; and for home eras, of how many cards.
    fn place(&self, at: At) -> (&'static str, u8) {
        let name = match at {
            At::Own => "own",
            At::Adjacent => "adjacent",
            At::EachAdjacent => "each-adjacent",
            At::OwnOrAdjacent => "own-or-adjacent",
            At::Next => "next",
            At::Previous => "previous",
            At::Doctor => "doctor",
            At::Vortex => "vortex",
            At::EachVortex => "each-vortex",
            At::VortexOrDoctor => "vortex-or-doctor",
            At::OtherAgent => "other-agent",
            At::OtherAgentOrDoctor => "other-agent-or-doctor",
            At::Any => "any",
            // Behind nothing that ends somewhere there is no such era; every effect is tested.
            At::There => return self.ended.unwrap_or(("nowhere", 0)),
        };
        (name, 1)
    }
}

/// Whether a clone of each of several eras is meant.
const fn is_several(at: At) -> bool {
    matches!(at, At::EachAdjacent | At::EachVortex)
}

/// Takes the first so many operations off.
fn take<'a>(ops: &mut &'a [Op], count: u8) -> &'a [Op] {
    let (taken, rest) = ops.split_at(ops.len().min(count.into()));
    *ops = rest;
    taken
}
