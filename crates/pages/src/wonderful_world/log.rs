//! What happened, in the words of a player at the table.

use super::names::Names;
use crate::board::{Chapter, Teller};
use crate::words::Value;
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::choice::Placement;
use wonderful_world::data::{Card, Leader, PILE, Piece, Resource, Slots};

/// A chapter: one line for what the whole table did, one for each player in between.
pub(super) fn tell(events: &[Event], teller: &Teller) -> Chapter {
    let names = Names(teller.words);
    let mut story = Story { teller, names, lines: Vec::new(), acts: Vec::new(), together: None };
    for event in events {
        story.tell(*event);
    }
    story.pause();
    Chapter { title: title(events, names), lines: story.lines }
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

struct Story<'a> {
    teller: &'a Teller<'a>,
    names: Names,
    lines: Vec<(Option<Seat>, String)>,
    /// What each player has done since the table last did something.
    acts: Vec<(Seat, Vec<Act>)>,
    /// A line that every player adds a part to.
    together: Option<(Together, Vec<String>)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Together {
    Shown,
    Produced(Resource),
}

/// Something that one player did.
enum Act {
    Said(String),
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

impl Story<'_> {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Shown { seat, card } => self.all_say(Together::Shown, seat, self.names.card(card)),
            Event::Produced { seat, resource, cubes } => {
                self.all_say(Together::Produced(resource), seat, &cubes.to_string());
            }
            Event::Reshuffled => {
                self.pause();
                self.lines.push((None, self.names.say("ww-log-reshuffled")));
            }
            Event::Placed { seat, placement } => self.placed(seat, placement),
            Event::Built { seat, site, card, bonus } => self.built(seat, site, card, bonus),
            Event::OnEmpire { seat, resource } => self.on_empire(seat, resource),
            Event::Began { seat, card, .. } => self.began(seat, card),
            Event::Recycled { seat, card, gives } => self.acts_of(seat).push(Act::Recycled(card, gives)),
            // The title of the chapter says it.
            Event::Round { .. } | Event::Planning | Event::Step { .. } | Event::Over => self.pause(),
            // Each pick has a line of its own.
            Event::Passed { .. } => self.pause(),
            // Picks are told when they are turned up; who has finished shows on the board.
            Event::Picked { .. } | Event::Finished { .. } => {}
            _ => self.tell_act(event),
        }
    }

    fn tell_act(&mut self, event: Event) {
        let names = self.names;
        match event {
            Event::Chose { seat, empire } => self.act(seat, names.empire(empire)),
            Event::Dealt { seat, count, .. } if self.teller.viewer.is(seat) => {
                self.act(seat, names.with("ww-log-dealt", &[("n", count.into())]));
            }
            Event::LeftOver { seat, cards } => self.act_with(seat, "ww-log-left-over", &cards),
            Event::Krystallium { seat } => self.act(seat, names.say("ww-log-krystallium")),
            Event::Dropped { seat, card, .. } => self.act_with(seat, "ww-log-dropped", &[card]),
            Event::Supremacy { seat, leader, .. } => {
                let gains = leader.map_or_else(|| names.say("ww-log-leader"), |leader| self.gain(leader));
                self.act(seat, names.with("ww-log-supremacy", &[("gains", gains.into())]));
            }
            Event::Took { seat, leader } => self.act(seat, self.gain(leader)),
            Event::Pile { seat, pile, .. } => self.act(seat, names.with("ww-log-pile", &[("n", pile.into())])),
            Event::Threw { seat, card } => self.act_with(seat, "ww-log-threw", &[card]),
            Event::Drew { seat, cards } => match cards {
                Some(cards) => self.act_with(seat, "ww-log-drew", &cards),
                None => self.act(seat, names.with("ww-log-drew-some", &[("n", PILE.into())])),
            },
            Event::Kept { seat, card: Some(card) } => self.act_with(seat, "ww-log-kept", &[card]),
            Event::Kept { seat, card: None } => self.act(seat, names.say("ww-log-kept-one")),
            Event::Rejected { seat, cards } => self.act_with(seat, "ww-log-rejected", &cards),
            _ => {}
        }
    }

    fn gain(&self, leader: Leader) -> String {
        format!("+{}", self.names.count(leader.piece(), 1))
    }

    fn all_say(&mut self, what: Together, seat: Seat, part: &str) {
        let who = self.teller.name(seat);
        let part = match what {
            Together::Shown => format!("{part} ({who})"),
            Together::Produced(_) => format!("{who}: {part}"),
        };
        match &mut self.together {
            Some((same, parts)) if *same == what => parts.push(part),
            _ => {
                self.pause();
                self.together = Some((what, vec![part]));
            }
        }
    }

    fn acts_of(&mut self, seat: Seat) -> &mut Vec<Act> {
        if self.together.is_some() {
            self.pause();
        }
        let index = match self.acts.iter().position(|(other, _)| *other == seat) {
            Some(index) => index,
            None => {
                self.acts.push((seat, Vec::new()));
                self.acts.len() - 1
            }
        };
        &mut self.acts[index].1
    }

    fn act(&mut self, seat: Seat, text: String) {
        self.acts_of(seat).push(Act::Said(text));
    }

    /// Something done with cards.
    fn act_with(&mut self, seat: Seat, key: &str, cards: &[Card]) {
        let text = self.names.with(key, &[("cards", self.names.cards(cards).into())]);
        self.act(seat, text);
    }

    fn placed(&mut self, seat: Seat, Placement { piece, on, .. }: Placement) {
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::Placed { site, pieces, built: None, .. }) if *site == on.site => *pieces = pieces.and_one(piece),
            _ => {
                let pieces = Slots::NONE.and_one(piece);
                acts.push(Act::Placed { site: on.site, card: on.card, pieces, built: None });
            }
        }
    }

    fn built(&mut self, seat: Seat, site: u8, card: Card, bonus: Slots) {
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::Placed { site: last, built, .. }) if *last == site => *built = Some(bonus),
            _ => acts.push(Act::Placed { site, card, pieces: Slots::NONE, built: Some(bonus) }),
        }
    }

    fn began(&mut self, seat: Seat, card: Card) {
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::Began(cards)) => cards.push(card),
            _ => acts.push(Act::Began(vec![card])),
        }
    }

    fn on_empire(&mut self, seat: Seat, resource: Resource) {
        let piece: Piece = resource.piece();
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::OnEmpire(cubes)) if cubes.of(piece) < 15 => *cubes = cubes.and_one(piece),
            _ => acts.push(Act::OnEmpire(Slots::NONE.and_one(piece))),
        }
    }

    /// Tells what has been gathered.
    fn pause(&mut self) {
        if let Some((what, parts)) = self.together.take() {
            let title = match what {
                Together::Shown => format!("{}: ", self.names.say("ww-log-shown")),
                Together::Produced(_) => format!("{} – ", self.names.say("ww-log-produced")),
            };
            self.lines.push((None, title + &parts.join(", ")));
        }
        for (seat, acts) in std::mem::take(&mut self.acts) {
            let mut line = format!("{}: ", self.teller.name(seat));
            for (index, act) in acts.iter().enumerate() {
                line += &in_words(self.names, act);
                line += acts.get(index + 1).map_or("", |next| between(act, next));
            }
            self.lines.push((Some(seat), line));
        }
    }
}

/// What stands between one act and the next: a recycled card leads to where its cube goes.
fn between(act: &Act, next: &Act) -> &'static str {
    match (act, next) {
        (Act::Recycled(_, gives), Act::Placed { pieces: cubes, .. } | Act::OnEmpire(cubes))
            if cubes.of(gives.piece()) > 0 =>
        {
            " → "
        }
        _ => "; ",
    }
}

fn in_words(names: Names, act: &Act) -> String {
    match act {
        Act::Said(text) => text.clone(),
        Act::Recycled(card, _) => names.with("ww-log-recycled", &[("card", names.card(*card).into())]),
        Act::OnEmpire(cubes) => names.with("ww-log-on-empire", &[("what", names.counts(*cubes).into())]),
        Act::Began(cards) => names.with("ww-log-began", &[("cards", names.cards(cards).into())]),
        Act::Placed { card, pieces, built, .. } => {
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
