//! The choices in words, grouped.

use super::super::paper::{Column, Paper, Tint, flow, table, wrap};
use super::board::{card_table, filled, headed, numbered};
use super::cards::{self, slots};
use super::me;
use crate::language::words;
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Card, Leader, Piece, Resource};
use wonderful_world::state::{Phase, Unplaced};
use wonderful_world::view::{PlayerView, SiteView};
use wonderful_world::{Choice, View};

/// What has to be done first, then the rights that always stand. Every number is a place in `choices`, from 1.
pub(super) fn menu(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
    let Some(me) = me(view) else {
        return Vec::new();
    };
    let menu = Menu { view, me, choices, paper };
    let mut lines = Vec::new();
    lines.extend(menu.construction());
    lines.push(String::new());
    lines.extend(menu.empires());
    lines.extend(menu.picks());
    lines.extend(menu.kept());
    lines.extend(menu.plans());
    lines.extend(menu.digs());
    lines.extend(menu.piles());
    lines.extend(menu.leaders());
    lines.extend(menu.done());
    lines.extend(menu.rights());
    lines
}

struct Menu<'a> {
    view: &'a View,
    me: &'a PlayerView,
    choices: &'a [Choice],
    paper: Paper,
}

impl Menu<'_> {
    /// What `pick` makes of each choice, with its number.
    fn numbered<T>(&self, pick: impl Fn(Choice) -> Option<T>) -> Vec<(usize, T)> {
        let numbered = self.choices.iter().zip(1..);
        numbered.filter_map(|(&choice, number)| Some((number, pick(choice)?))).collect()
    }

    fn empires(&self) -> Vec<String> {
        let empires = self.numbered(|choice| if let Choice::Choose(empire) = choice { Some(empire) } else { None });
        if empires.is_empty() {
            return Vec::new();
        }
        let [_, _, _, makes, _, points, _] = cards::headings();
        let mut rows = vec![vec![String::new(), words().say("ww-choose-empire"), makes, points]];
        for (number, empire) in empires {
            let side = empire.side(self.view.options.side);
            let name = super::names().empire(empire);
            rows.push(vec![number.to_string(), name, slots(side.makes, self.paper), cards::points(side.points)]);
        }
        headed(table(&rows, 2, &[Column::Right(2)]), self.paper)
    }

    fn picks(&self) -> Vec<String> {
        let cards = self.numbered(|choice| if let Choice::Pick(card) = choice { Some(card) } else { None });
        let hand = self.me.hand.as_deref().unwrap_or_default();
        self.card_list(&words().say("ww-hand-pick"), &cards, hand)
    }

    fn kept(&self) -> Vec<String> {
        let cards = self.numbered(|choice| if let Choice::Keep(card) = choice { Some(card) } else { None });
        let dug = self.me.dug.as_deref().unwrap_or_default();
        self.card_list(&words().say("ww-keep"), &cards, dug)
    }

    fn card_list(&self, title: &str, cards: &[(usize, Card)], among: &[Card]) -> Vec<String> {
        if cards.is_empty() {
            return Vec::new();
        }
        let numbered = cards.iter().map(|&(number, card)| (Some(number), card));
        let mut lines = card_table(title, numbered, self.paper);
        lines.extend(copies(cards.iter().map(|(_, card)| *card), among));
        lines
    }

    /// Each card of the draft area, or alone of the hand: to be built or to be recycled.
    fn plans(&self) -> Vec<String> {
        let builds = self.numbered(|choice| if let Choice::Build(card) = choice { Some(card) } else { None });
        if builds.is_empty() {
            return Vec::new();
        }
        let recycles = self.numbered(|choice| if let Choice::Recycle(card) = choice { Some(card) } else { None });
        let mut rows = vec![vec![words().say("ww-terminal-plan")]];
        rows[0].extend(cards::headings().into_iter().take(6));
        for &(number, card) in &builds {
            let [name, kind, cost, makes, bonus, points, recycling] = cards::row(card, self.paper);
            let recycle = recycles.iter().find(|(_, other)| *other == card).map(|(number, _)| number.to_string());
            let recycle = format!("{:>3} > {recycling}", recycle.unwrap_or_default());
            rows.push(vec![format!("{number:>5} {recycle}"), name, kind, cost, makes, bonus, points]);
        }
        let mut columns = vec![Column::Left(13)];
        columns.extend(cards::WIDTHS[..6].iter().map(|&width| Column::Left(width)));
        let mut lines = headed(table(&rows, 2, &columns), self.paper);
        let hand = self.me.hand.as_deref().unwrap_or_default();
        let among = if hand.is_empty() { &self.me.draft_area[..] } else { hand };
        lines.extend(copies(builds.iter().map(|(_, card)| *card), among));
        lines
    }

    fn digs(&self) -> Vec<String> {
        let cards = self.numbered(|choice| if let Choice::Dig(card) = choice { Some(card) } else { None });
        let title = match self.me.thrown {
            true => words().say("ww-throw-second"),
            false => words().say("ww-throw-first"),
        };
        self.inline(&title, cards.into_iter().map(|(number, card)| (number, super::names().card(card).to_owned())))
    }

    fn piles(&self) -> Vec<String> {
        let piles = self.numbered(|choice| if let Choice::Pile(pile) = choice { Some(pile) } else { None });
        let name = |pile: u8| words().with("ww-pile", &[("n", pile.into())]);
        self.inline(&words().say("ww-take-pile"), piles.into_iter().map(|(number, pile)| (number, name(pile))))
    }

    /// The cards under construction; while a cube is placed, with the numbers of where it can go.
    fn construction(&self) -> Vec<String> {
        let sites = self.numbered(|choice| match choice {
            Choice::Place(placement) if Some(placement.piece) == self.cube_at_hand() => Some(placement.on.site),
            _ => None,
        });
        let empire = self.numbered(|choice| if let Choice::Empire(_) = choice { Some(()) } else { None });
        if self.me.sites.is_empty() && empire.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![String::new()];
        lines.extend(self.me.unplaced.map(|unplaced| self.paper.heading(to_place(unplaced))));
        let [_, kind, _, makes, bonus, points, _] = cards::headings();
        let [title, filled_slots, needs] =
            ["ww-zone-sites", "ww-terminal-filled", "ww-terminal-needs"].map(|key| words().say(key));
        let mut rows = vec![vec![numbered(None, &title), kind, filled_slots, needs, makes, bonus, points]];
        for SiteView { building, missing } in &self.me.sites {
            let [name, kind, _, makes, bonus, points, _] = cards::row(building.card, self.paper);
            let number = sites.iter().find(|(_, site)| *site == building.site).map(|(number, _)| *number);
            let must = if self.must_be_built(building.card) { "!" } else { "" };
            let name = numbered(number, &format!("{must}{name}"));
            rows.push(vec![
                name,
                kind,
                filled(building, self.paper),
                slots(*missing, self.paper),
                makes,
                bonus,
                points,
            ]);
        }
        if rows.len() > 1 {
            lines.extend(headed(table(&rows, 2, &[27, 4, 10, 11, 6].map(Column::Left)), self.paper));
        }
        for (number, ()) in empire {
            let cubes = self.me.cubes;
            let key = match cubes + 1 == CUBES_TO_KRYSTALLIUM {
                true => "ww-terminal-onto-empire-fifth",
                false => "ww-terminal-onto-empire",
            };
            let values = [("n", cubes.into()), ("of", CUBES_TO_KRYSTALLIUM.into())];
            lines.push(numbered(Some(number), &words().with(key, &values)));
        }
        if self.me.sites.iter().any(|site| self.must_be_built(site.building.card)) {
            let must = numbered(None, &words().say("ww-terminal-must"));
            lines.push(self.paper.paint(Tint::Faint, must));
        }
        lines
    }

    /// The piece that has to be placed before anything else.
    fn cube_at_hand(&self) -> Option<Piece> {
        self.me.unplaced.map(|unplaced| unplaced.resource.piece())
    }

    fn must_be_built(&self, card: Card) -> bool {
        let scenario = self.view.options.scenario;
        scenario.is_some_and(|scenario| scenario.printed().required().any(|required| required == card))
            && !self.me.built.contains(&card)
    }

    fn leaders(&self) -> Vec<String> {
        let leaders = self.numbered(|choice| if let Choice::Take(leader) = choice { Some(leader) } else { None });
        let name = |leader: Leader| super::names().count(leader.piece(), 1);
        self.inline(&words().say("ww-take-leader"), leaders.into_iter().map(|(number, leader)| (number, name(leader))))
    }

    fn done(&self) -> Vec<String> {
        let done = self.numbered(|choice| (choice == Choice::Done).then_some(()));
        let what = match self.view.phase {
            Phase::Production(resource) => {
                words().with("ww-finish-step", &[("what", super::names().resource(resource).into())])
            }
            _ => words().say("ww-finish-planning"),
        };
        done.into_iter().map(|(number, ())| self.paper.heading(format!(" {number}) {what}"))).collect()
    }

    /// Krystallium, leaders and discards, which are allowed at any moment.
    fn rights(&self) -> Vec<String> {
        let pieces = self.numbered(|choice| match choice {
            Choice::Place(placement) if Some(placement.piece) != self.cube_at_hand() => Some(self.piece(placement)),
            _ => None,
        });
        let drops = self.numbered(|choice| if let Choice::Drop(site) = choice { Some(self.drop(site)) } else { None });
        let mut lines = self.inline(&words().say("ww-use-pieces"), pieces.into_iter());
        lines.extend(self.inline(&words().say("ww-drop-title"), drops.into_iter()));
        lines
    }

    fn piece(&self, Placement { piece, stands_for, on }: Placement) -> String {
        let name = self.site(on);
        match stands_for.map(Resource::piece) {
            Some(slot) => format!("{} = {} > {name}", cards::letters(piece), cards::letter_of(slot, self.paper)),
            None if piece == Piece::Krystallium => format!("{} > {name}", cards::letters(piece)),
            None => format!("{} > {name}", super::names().piece(piece)),
        }
    }

    fn drop(&self, site: Site) -> String {
        let recycling = cards::letter_of(site.card.printed().recycling.piece(), self.paper);
        format!("{} > {recycling}", self.site(site))
    }

    /// The name of a site; where a card is being built more than once, with what lies on it.
    fn site(&self, Site { site, card }: Site) -> String {
        let name = super::names().card(card);
        let same = self.me.sites.iter().filter(|other| other.building.card == card).count();
        match self.me.sites.iter().find(|other| other.building.site == site) {
            Some(this) if same > 1 => format!("{name} ({})", filled(&this.building, self.paper)),
            _ => name.to_owned(),
        }
    }

    fn inline(&self, title: &str, items: impl Iterator<Item = (usize, String)>) -> Vec<String> {
        let items: Vec<_> = items.map(|(number, text)| format!("{number}) {text}")).collect();
        if items.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![self.paper.heading(title)];
        lines.extend(flow(&items, 1));
        lines
    }
}

/// Such as `Place a cube of Materials (3 to place)`.
fn to_place(unplaced: Unplaced) -> String {
    let what = super::names().resource(unplaced.resource).into();
    match unplaced.count {
        1 => words().with("ww-terminal-place-last", &[("what", what)]),
        count => words().with("ww-terminal-place-cube", &[("what", what), ("n", count.into())]),
    }
}

/// A line about the cards that are there more than once.
fn copies(cards: impl Iterator<Item = Card>, among: &[Card]) -> Vec<String> {
    let several = cards.filter_map(|card| {
        let count = among.iter().filter(|&&other| other == card).count();
        (count > 1).then(|| format!("{count} x {}", super::names().card(card)))
    });
    let several: Vec<_> = several.collect();
    match several.is_empty() {
        true => Vec::new(),
        false => wrap(&words().with("ww-terminal-copies", &[("cards", several.join(", ").into())]), 1),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Terminal;
    use super::super::super::paper::{WIDTH, width};
    use super::*;
    use tabletop::{Dice, Game, Seed, Viewer};
    use wonderful_world::{Options, WonderfulWorld};

    /// Plays random games and looks at the board before every choice.
    fn at_every_choice(players: u8, seen: impl Fn(&View, &[Choice], &[String])) {
        let options = Options { players, ..Options::default() };
        for seed in 0..4 {
            let mut dice = Dice::new(Seed([seed; 32]), 9);
            let mut game = WonderfulWorld::start(&options, Seed([seed; 32])).unwrap();
            let mut choices = Vec::new();
            while let Some(seat) = game.waiting_for().iter().next() {
                game.choices(seat, &mut choices);
                let view = game.view(Viewer::Seat(seat));
                seen(&view, &choices, &WonderfulWorld::board(&view, &choices, Paper { colour: false }));
                game.apply(seat, dice.pick(&choices).unwrap(), &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn every_choice_has_its_number_on_the_board_and_no_line_is_too_wide() {
        for players in [1, 2, 5] {
            at_every_choice(players, |_, choices, lines| {
                for number in 1..=choices.len() {
                    let [listed, recycled, row] =
                        [format!(" {number}) "), format!(" {number} > "), format!("{number} ")];
                    let there = |line: &String| {
                        line.contains(&listed) || line.contains(&recycled) || line.trim_start().starts_with(&row)
                    };
                    assert!(lines.iter().any(there), "{number}: {:?} in\n{}", choices[number - 1], lines.join("\n"));
                }
                assert!(lines.iter().all(|line| width(line) <= WIDTH), "{}", lines.join("\n"));
            });
        }
    }

    #[test]
    fn the_cube_at_hand_is_named_with_all_that_follow_it() {
        let cubes = |resource, count| to_place(Unplaced { resource, count });
        assert_eq!(cubes(Resource::Gold, 3), "Place a cube of Gold (3 to place)");
        assert_eq!(cubes(Resource::Energy, 1), "Place the last cube of Energy");
    }
}
