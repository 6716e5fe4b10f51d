//! What happened, in the words of a player at the table.

use super::names::Names;
use crate::board::{Chapter, LogContext};
use crate::words::Value;
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::choice::Placement;
use wonderful_world::data::{Card, Leader, PILE, Piece, Resource, Slots};

/// A chapter: one line for what the whole table did, one for each player in between.
pub(super) fn chapter(events: &[Event], context: &LogContext) -> Chapter {
    let names = Names(context.words);
    let mut builder = ChapterBuilder { context, names, lines: Vec::new(), entries: Vec::new(), shared_line: None };
    for event in events {
        builder.add(*event);
    }
    builder.flush();
    Chapter { title: title(events, names), lines: builder.lines }
}

fn title(events: &[Event], names: Names) -> String {
    match events.first() {
        Some(&Event::Round { round }) => {
            // Alone there is no draft: the round begins with its planning.
            let drafted = events.iter().any(|event| matches!(event, Event::Dealt { .. }));
            names.with(if drafted { "ww-log-draft" } else { "ww-log-round" }, &[("n", round.into())])
        }
        Some(Event::Planning) => names.say("ww-phase-planning"),
        Some(&Event::Step { resource }) => names.with("ww-log-step", &[("what", names.piece(resource.piece()).into())]),
        Some(Event::Over) => names.say("ww-phase-over"),
        Some(Event::Chose { .. }) => names.say("ww-phase-empires"),
        // Nobody is told how a table was laid out: its first chapter may be the first draft, or any point of a game that is
        // played on differently.
        _ => names.say("ww-log-beginning"),
    }
}

struct ChapterBuilder<'a> {
    context: &'a LogContext<'a>,
    names: Names,
    lines: Vec<(Option<Seat>, String)>,
    /// What each player has done since the table last did something.
    entries: Vec<(Seat, Vec<Entry>)>,
    /// A line that every player adds a part to.
    shared_line: Option<(SharedLine, Vec<String>)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SharedLine {
    Shown,
    Produced(Resource),
}

/// Something that one player did.
enum Entry {
    Text(String),
    /// A card recycled for a cube, which is placed next.
    Recycled(Card, Resource),
    /// Pieces on a card, one after the other; what came of it if that completed the card.
    Placed {
        site: u8,
        card: Card,
        pieces: Slots,
        built: Option<Slots>,
    },
    /// Cubes on the empire, one after the other.
    OnEmpire(Slots),
    /// Cards put under construction, one after the other.
    Began(Vec<Card>),
}

impl ChapterBuilder<'_> {
    fn add(&mut self, event: Event) {
        match event {
            Event::Shown { seat, card } => self.add_to_shared_line(SharedLine::Shown, seat, self.names.card(card)),
            Event::Produced { seat, resource, cubes } => {
                self.add_to_shared_line(SharedLine::Produced(resource), seat, &cubes.to_string());
            }
            Event::Reshuffled => {
                self.flush();
                self.lines.push((None, self.names.say("ww-log-reshuffled")));
            }
            Event::Placed { seat, placement } => self.placed(seat, placement),
            Event::Built { seat, site, card, bonus } => self.built(seat, site, card, bonus),
            Event::OnEmpire { seat, resource } => self.on_empire(seat, resource),
            Event::Began { seat, card, .. } => self.began(seat, card),
            Event::Recycled { seat, card, gives } => self.entries_of(seat).push(Entry::Recycled(card, gives)),
            // The title of the chapter says it.
            Event::Round { .. } | Event::Planning | Event::Step { .. } | Event::Over => self.flush(),
            // Each pick has a line of its own.
            Event::Passed { .. } => self.flush(),
            // Picks are told when they are turned up; who has finished shows on the board.
            Event::Picked { .. } | Event::Finished { .. } => {}
            _ => self.add_action(event),
        }
    }

    fn add_action(&mut self, event: Event) {
        let names = self.names;
        match event {
            Event::Chose { seat, empire } => self.add_entry(seat, names.empire(empire)),
            Event::Dealt { seat, count, .. } if self.context.viewer.is(seat) => {
                self.add_entry(seat, names.with("ww-log-dealt", &[("n", count.into())]));
            }
            Event::LeftOver { seat, cards } => self.add_with_cards(seat, "ww-log-left-over", &cards),
            Event::Krystallium { seat } => self.add_entry(seat, names.say("ww-log-krystallium")),
            Event::Dropped { seat, card, .. } => self.add_with_cards(seat, "ww-log-dropped", &[card]),
            Event::Supremacy { seat, leader, .. } => {
                let gains = leader.map_or_else(|| names.say("ww-log-leader"), |leader| self.gain(leader));
                self.add_entry(seat, names.with("ww-log-supremacy", &[("gains", gains.into())]));
            }
            Event::Took { seat, leader } => self.add_entry(seat, self.gain(leader)),
            Event::Pile { seat, pile, .. } => self.add_entry(seat, names.with("ww-log-pile", &[("n", pile.into())])),
            Event::Threw { seat, card } => self.add_with_cards(seat, "ww-log-threw", &[card]),
            Event::Drew { seat, cards } => match cards {
                Some(cards) => self.add_with_cards(seat, "ww-log-drew", &cards),
                None => self.add_entry(seat, names.with("ww-log-drew-some", &[("n", PILE.into())])),
            },
            Event::Kept { seat, card: Some(card) } => self.add_with_cards(seat, "ww-log-kept", &[card]),
            Event::Kept { seat, card: None } => self.add_entry(seat, names.say("ww-log-kept-one")),
            Event::Rejected { seat, cards } => self.add_with_cards(seat, "ww-log-rejected", &cards),
            _ => {}
        }
    }

    fn gain(&self, leader: Leader) -> String {
        format!("+{}", self.names.count(leader.piece(), 1))
    }

    fn add_to_shared_line(&mut self, what: SharedLine, seat: Seat, part: &str) {
        let who = self.context.name(seat);
        let part = match what {
            SharedLine::Shown => format!("{part} ({who})"),
            SharedLine::Produced(_) => format!("{who}: {part}"),
        };
        match &mut self.shared_line {
            Some((same, parts)) if *same == what => parts.push(part),
            _ => {
                self.flush();
                self.shared_line = Some((what, vec![part]));
            }
        }
    }

    fn entries_of(&mut self, seat: Seat) -> &mut Vec<Entry> {
        if self.shared_line.is_some() {
            self.flush();
        }
        let index = match self.entries.iter().position(|(other, _)| *other == seat) {
            Some(index) => index,
            None => {
                self.entries.push((seat, Vec::new()));
                self.entries.len() - 1
            }
        };
        &mut self.entries[index].1
    }

    fn add_entry(&mut self, seat: Seat, text: String) {
        self.entries_of(seat).push(Entry::Text(text));
    }

    /// Something done with cards.
    fn add_with_cards(&mut self, seat: Seat, key: &str, cards: &[Card]) {
        let text = self.names.with(key, &[("cards", self.names.cards(cards).into())]);
        self.add_entry(seat, text);
    }

    fn placed(&mut self, seat: Seat, Placement { piece, on, .. }: Placement) {
        let entries = self.entries_of(seat);
        match entries.last_mut() {
            Some(Entry::Placed { site, pieces, built: None, .. }) if *site == on.site => {
                *pieces = pieces.and_one(piece);
            }
            _ => {
                let pieces = Slots::NONE.and_one(piece);
                entries.push(Entry::Placed { site: on.site, card: on.card, pieces, built: None });
            }
        }
    }

    fn built(&mut self, seat: Seat, site: u8, card: Card, bonus: Slots) {
        let entries = self.entries_of(seat);
        match entries.last_mut() {
            Some(Entry::Placed { site: last, built, .. }) if *last == site => *built = Some(bonus),
            _ => entries.push(Entry::Placed { site, card, pieces: Slots::NONE, built: Some(bonus) }),
        }
    }

    fn began(&mut self, seat: Seat, card: Card) {
        let entries = self.entries_of(seat);
        match entries.last_mut() {
            Some(Entry::Began(cards)) => cards.push(card),
            _ => entries.push(Entry::Began(vec![card])),
        }
    }

    fn on_empire(&mut self, seat: Seat, resource: Resource) {
        let piece: Piece = resource.piece();
        let entries = self.entries_of(seat);
        match entries.last_mut() {
            Some(Entry::OnEmpire(cubes)) if cubes.of(piece) < 15 => *cubes = cubes.and_one(piece),
            _ => entries.push(Entry::OnEmpire(Slots::NONE.and_one(piece))),
        }
    }

    /// Tells what has been gathered.
    fn flush(&mut self) {
        if let Some((what, parts)) = self.shared_line.take() {
            let title = match what {
                SharedLine::Shown => format!("{}: ", self.names.say("ww-log-shown")),
                SharedLine::Produced(_) => format!("{} – ", self.names.say("ww-log-produced")),
            };
            self.lines.push((None, title + &parts.join(", ")));
        }
        for (seat, entries) in std::mem::take(&mut self.entries) {
            let mut line = format!("{}: ", self.context.name(seat));
            for (index, entry) in entries.iter().enumerate() {
                line += &in_words(self.names, entry);
                line += entries.get(index + 1).map_or("", |next| between(entry, next));
            }
            self.lines.push((Some(seat), line));
        }
    }
}

/// What stands between one act and the next: a recycled card leads to where its cube goes.
fn between(entry: &Entry, next: &Entry) -> &'static str {
    match (entry, next) {
        (Entry::Recycled(_, gives), Entry::Placed { pieces: cubes, .. } | Entry::OnEmpire(cubes))
            if cubes.of(gives.piece()) > 0 =>
        {
            " → "
        }
        _ => "; ",
    }
}

fn in_words(names: Names, entry: &Entry) -> String {
    match entry {
        Entry::Text(text) => text.clone(),
        Entry::Recycled(card, _) => names.with("ww-log-recycled", &[("card", names.card(*card).into())]),
        Entry::OnEmpire(cubes) => names.with("ww-log-on-empire", &[("what", names.counts(*cubes).into())]),
        Entry::Began(cards) => names.with("ww-log-began", &[("cards", names.cards(cards).into())]),
        Entry::Placed { card, pieces, built, .. } => {
            let values: [(&str, Value); 2] =
                [("card", names.card(*card).into()), ("what", names.counts(*pieces).into())];
            let Some(bonus) = built else {
                return names.with("ww-log-placed", &values);
            };
            let key = if pieces.is_empty() { "ww-log-built" } else { "ww-log-built-with" };
            let gains = bonus.iter().map(|(piece, count)| format!(", +{}", names.count(piece, count)));
            names.with(key, &values) + &gains.collect::<String>()
        }
    }
}
