//! What happened, in the words of a player at the table.

use super::super::paper::{Paper, Tint, wrap};
use super::board::capital;
use super::called;
use super::cards::{self, counted, names};
use tabletop::Seat;
use wonderful_world::choice::Placement;
use wonderful_world::data::{Card, Piece, Resource, Slots};
use wonderful_world::{Event, View};

/// What happened: one line for what the whole table did, one for each player in between.
pub(super) fn tell(view: &View, events: &[Event], paper: Paper) -> Vec<String> {
    let mut story = Story { view, paper, lines: Vec::new(), acts: Vec::new(), together: None };
    for event in events {
        story.tell(*event);
    }
    story.pause();
    story.lines
}

struct Story<'a> {
    view: &'a View,
    paper: Paper,
    lines: Vec<String>,
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
    /// Pieces on a card, one after the other.
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
            Event::Round { round } => self.say(&format!("Round {round} begins."), Some(Tint::Strong)),
            Event::Planning => self.say("Planning: build or recycle every card.", Some(Tint::Strong)),
            Event::Reshuffled => self.say("The discard pile is shuffled into the deck.", None),
            Event::Over => self.say("The game is over.", Some(Tint::Strong)),
            Event::Step { .. } => self.pause(),
            Event::Shown { seat, card } => self.all_say(Together::Shown, seat, card.printed().name),
            Event::Produced { seat, resource, cubes } => {
                self.all_say(Together::Produced(resource), seat, &cubes.to_string());
            }
            Event::Supremacy { seat, resource, leader } => {
                let who = called(self.view, seat);
                let what = leader.map_or("a leader to choose".into(), |leader| format!("a {leader}"));
                let alone = if self.view.players.len() == 1 { "five or more" } else { "the most" };
                self.say(&format!("{who}: {alone} {}, and so {what}.", capital(resource.name())), None);
            }
            _ => self.tell_act(event),
        }
    }

    fn tell_act(&mut self, event: Event) {
        match event {
            Event::Chose { seat, empire } => self.act(seat, format!("rules the {}", empire.printed().name)),
            Event::Dealt { seat, count, .. } if self.view.viewer.is(seat) => {
                self.say(&format!("You are dealt {count} cards."), None);
            }
            Event::LeftOver { seat, cards } => self.act(seat, format!("discarded the rest: {}", names(&cards))),
            Event::Began { seat, card, .. } => self.began(seat, card),
            Event::Recycled { seat, card, gives } => {
                self.act(seat, format!("recycled {} for {}", card.printed().name, cards::letters(gives.piece())));
            }
            Event::Placed { seat, placement } => self.placed(seat, placement),
            Event::Built { seat, site, card, bonus } => self.built(seat, site, card, bonus),
            Event::OnEmpire { seat, resource } => self.on_empire(seat, resource),
            Event::Krystallium { seat } => self.act(seat, "five cubes became a krystallium".into()),
            Event::Dropped { seat, card, .. } => {
                self.act(seat, format!("discarded {} from construction", card.printed().name));
            }
            Event::Took { seat, leader } => self.act(seat, format!("took a {leader}")),
            Event::Pile { seat, pile, .. } => self.act(seat, format!("took up pile {pile}")),
            Event::Threw { seat, card } => self.act(seat, format!("threw {} away", card.printed().name)),
            Event::Drew { seat, .. } => self.act(seat, "drew five cards".into()),
            Event::Kept { seat, card: Some(card) } => self.act(seat, format!("kept {}", card.printed().name)),
            _ => {}
        }
    }

    /// What the table did; what players did before is told first.
    fn say(&mut self, text: &str, tint: Option<Tint>) {
        self.pause();
        self.lines.extend(wrap(text, 2).into_iter().map(|line| match tint {
            Some(tint) => self.paper.paint(tint, line),
            None => line,
        }));
    }

    fn all_say(&mut self, what: Together, seat: Seat, part: &str) {
        let who = if self.view.viewer.is(seat) { "you".into() } else { called(self.view, seat) };
        let part = match what {
            Together::Shown => format!("{part} ({who})"),
            Together::Produced(_) => format!("{who} {part}"),
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

    fn placed(&mut self, seat: Seat, Placement { piece, on, .. }: Placement) {
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::Placed { site, pieces, built: None, .. }) if *site == on.site => *pieces = pieces.and_one(piece),
            _ => {
                acts.push(Act::Placed {
                    site: on.site,
                    card: on.card,
                    pieces: Slots::NONE.and_one(piece),
                    built: None,
                });
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
        let acts = self.acts_of(seat);
        match acts.last_mut() {
            Some(Act::OnEmpire(cubes)) if cubes.of(resource.piece()) < 15 => *cubes = cubes.and_one(resource.piece()),
            _ => acts.push(Act::OnEmpire(Slots::NONE.and_one(resource.piece()))),
        }
    }

    /// Tells what has been gathered.
    fn pause(&mut self) {
        if let Some((what, parts)) = self.together.take() {
            let title = match what {
                Together::Shown => "Turned up".to_owned(),
                Together::Produced(resource) => {
                    self.paper.paint(cards::tint(resource.piece()), capital(resource.name()))
                }
            };
            self.lines.extend(wrap(&format!("{title}: {}.", parts.join(", ")), 2));
        }
        for (seat, acts) in std::mem::take(&mut self.acts) {
            let texts: Vec<_> = acts.iter().map(in_words).collect();
            self.lines.extend(wrap(&format!("{}: {}.", called(self.view, seat), texts.join("; ")), 2));
        }
    }
}

fn in_words(act: &Act) -> String {
    match act {
        Act::Said(text) => text.clone(),
        Act::OnEmpire(cubes) => format!("{} on the empire", letters(*cubes)),
        Act::Began(cards) => format!("began {}", names(cards)),
        Act::Placed { card, pieces, built, .. } => {
            let name = card.printed().name;
            match built {
                None => format!("{} on {name}", letters(*pieces)),
                Some(bonus) => {
                    let gains: Vec<_> =
                        bonus.iter().map(|(piece, count)| format!(" +{}", counted(piece, count.into()))).collect();
                    let with = if pieces.is_empty() { String::new() } else { format!(" with {}", letters(*pieces)) };
                    format!("BUILT {name}{with}{}", gains.concat())
                }
            }
        }
    }
}

/// Pieces as letters, such as `2M 1K`.
fn letters(slots: Slots) -> String {
    let parts: Vec<_> =
        slots.iter().map(|(piece, count): (Piece, u8)| format!("{count}{}", cards::letters(piece))).collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Seed, Viewer};
    use wonderful_world::choice::Site;
    use wonderful_world::data::Leader;
    use wonderful_world::{Options, WonderfulWorld};

    fn told(events: &[Event]) -> Vec<String> {
        let mut view = WonderfulWorld::start(&Options::default(), Seed([0; 32])).unwrap().view(Viewer::Seat(Seat(0)));
        for player in &mut view.players {
            player.empire = None;
        }
        tell(&view, events, Paper { colour: false })
    }

    fn card(id: &str) -> Card {
        Card::from_id(id).unwrap()
    }

    fn placed(seat: Seat, piece: Piece, id: &str) -> Event {
        Event::Placed { seat, placement: Placement { piece, stands_for: None, on: Site { site: 1, card: card(id) } } }
    }

    #[test]
    fn cubes_on_one_card_are_told_together_with_what_comes_of_them() {
        let bonus = card("tank_division").printed().bonus;
        let events = [
            placed(Seat(0), Piece::Energy, "tank_division"),
            placed(Seat(1), Piece::Energy, "zeppelin"),
            placed(Seat(0), Piece::Energy, "tank_division"),
            Event::Built { seat: Seat(0), site: 1, card: card("tank_division"), bonus },
        ];
        assert_eq!(told(&events), ["You: BUILT Tank Division with 2E +1 general.", "Player 2: 1E on Zeppelin."]);
    }

    #[test]
    fn a_step_is_told_as_one_line_and_who_alone_has_most() {
        let resource = Resource::Gold;
        let produced = |seat, cubes| Event::Produced { seat: Seat(seat), resource, cubes };
        let leader = Some(Leader::Financier);
        let events = [
            Event::Step { resource },
            produced(0, 2),
            produced(1, 0),
            Event::Supremacy { seat: Seat(0), resource, leader },
        ];
        assert_eq!(told(&events), ["Gold: you 2, Player 2 0.", "You: the most Gold, and so a financier."]);
    }

    #[test]
    fn picks_are_told_when_they_are_turned_up() {
        let shown = |seat, id| Event::Shown { seat: Seat(seat), card: card(id) };
        let events = [
            Event::Picked { seat: Seat(1), card: None },
            shown(0, "zeppelin"),
            shown(1, "satellites"),
            Event::Planning,
        ];
        assert_eq!(
            told(&events),
            ["Turned up: Zeppelin (you), Satellites (Player 2).", "Planning: build or recycle every card."]
        );
    }
}
