//! The choices in words, grouped: what has to be done first, then the rights that always stand.

use super::card::site_name;
use super::names::Names;
use super::{Context, me, names};
use crate::board::Offers;
use crate::words::Value;
use wonderful_world::Choice;
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Card, Leader, Piece, Resource};
use wonderful_world::state::{Phase, Unplaced};
use wonderful_world::view::{PlayerView, SiteView};

pub(super) fn offers(context: &Context) -> Vec<Offers> {
    let Some(me) = me(context) else {
        return Vec::new();
    };
    let menu = Menu { context, names: names(context), me };
    let groups = [
        menu.empires(),
        menu.cards(
            "ww-hand-pick",
            "WW-DRAFT-02",
            |choice| if let Choice::Pick(card) = choice { Some(card) } else { None },
        ),
        menu.cards("ww-keep", "WW-SOLO-06", |choice| if let Choice::Keep(card) = choice { Some(card) } else { None }),
        menu.cubes(),
        menu.cards(
            "ww-build-title",
            "WW-PLAN-02",
            |choice| if let Choice::Build(card) = choice { Some(card) } else { None },
        ),
        menu.recycled(),
        menu.thrown(),
        menu.piles(),
        menu.leaders(),
        menu.done(),
        menu.pieces(),
        menu.drops(),
    ];
    groups.into_iter().filter(|group| !group.choices.is_empty()).collect()
}

struct Menu<'a> {
    context: &'a Context<'a>,
    names: Names,
    me: &'a PlayerView,
}

impl Menu<'_> {
    /// The choices that `words` finds words for.
    fn group(&self, title: String, rule: &'static str, words: impl Fn(Choice) -> Option<String>) -> Offers {
        let choices = self.context.choices.iter().enumerate();
        let choices = choices.filter_map(|(index, &choice)| Some((index, words(choice)?))).collect();
        Offers { title, rule: Some(rule), choices, ..Offers::default() }
    }

    fn cards(&self, title: &str, rule: &'static str, card: impl Fn(Choice) -> Option<Card>) -> Offers {
        self.group(self.names.say(title), rule, |choice| card(choice).map(|card| self.names.card(card).to_owned()))
    }

    fn empires(&self) -> Offers {
        self.group(self.names.say("ww-choose-empire"), "WW-SETUP-10", |choice| match choice {
            Choice::Choose(empire) => Some(self.names.empire(empire)),
            _ => None,
        })
    }

    /// The cube at hand, onto cards or the empire; several at once where several fit.
    fn cubes(&self) -> Offers {
        let Some(Unplaced { resource, count }) = self.me.unplaced else {
            return self.group(String::new(), "WW-BUILD-02", |_| None);
        };
        let (piece, names) = (resource.piece(), self.names);
        let title = names.with("ww-tray", &[("what", names.count(piece, count).into())]);
        let mut group = self.group(title, "WW-BUILD-02", |choice| match choice {
            Choice::Place(placement) if placement.piece == piece => {
                Some(names.with("ww-onto-card", &[("card", self.site(placement.on).into())]))
            }
            Choice::Empire(_) => Some(onto_empire_short(names, self.me)),
            _ => None,
        });
        for &(index, _) in &group.choices {
            let (onto, room) = match self.context.choices[index] {
                Choice::Place(Placement { on, .. }) => {
                    let site = self.sites(on);
                    let onto = names.with("ww-onto-card", &[("card", self.site(on).into())]);
                    (onto, site.map_or(0, |site| site.missing.of(piece).into()))
                }
                _ => (names.say("ww-onto-empire"), count),
            };
            let times = count.min(room).min(u8::MAX.into()) as u8;
            if times > 1 {
                let values: [(&str, Value); 2] = [("what", names.count(piece, times).into()), ("onto", onto.into())];
                group.shortcuts.push((names.with("ww-all-onto", &values), index, times));
            }
        }
        group
    }

    fn recycled(&self) -> Offers {
        self.group(self.names.say("ww-recycle-title"), "WW-RECYCLE-01", |choice| {
            let Choice::Recycle(card) = choice else { return None };
            Some(self.for_cube(self.names.card(card), card))
        })
    }

    fn thrown(&self) -> Offers {
        let title = if self.me.thrown { "ww-throw-second" } else { "ww-throw-first" };
        self.cards(title, "WW-SOLO-06", |choice| if let Choice::Dig(card) = choice { Some(card) } else { None })
    }

    fn piles(&self) -> Offers {
        self.group(self.names.say("ww-take-pile"), "WW-SOLO-05", |choice| match choice {
            Choice::Pile(pile) => Some(self.names.with("ww-pile", &[("n", pile.into())])),
            _ => None,
        })
    }

    fn leaders(&self) -> Offers {
        self.group(self.names.say("ww-take-leader"), "WW-SUPREM-07", |choice| match choice {
            Choice::Take(leader) => Some(self.names.count(leader.piece(), 1)),
            _ => None,
        })
    }

    fn done(&self) -> Offers {
        let rule = if self.context.view.phase == Phase::Planning { "WW-PLAN-09" } else { "WW-PROD-16" };
        let group =
            self.group(String::new(), rule, |choice| (choice == Choice::Done).then(|| done(self.context, self.names)));
        Offers { ends: true, ..group }
    }

    fn pieces(&self) -> Offers {
        let group = self.group(self.names.say("ww-use-pieces"), "WW-KRYST-05", |choice| match choice {
            Choice::Place(on) if is_right(on.piece) => Some(placement(self.names, on, &self.site(on.on))),
            _ => None,
        });
        Offers { folded: true, ..group }
    }

    fn drops(&self) -> Offers {
        let group = self.group(self.names.say("ww-drop-title"), "WW-DISCARD-01", |choice| {
            let Choice::Drop(site) = choice else { return None };
            Some(self.for_cube(&self.site(site), site.card))
        });
        Offers { folded: true, ..group }
    }

    fn for_cube(&self, card: &str, printed: Card) -> String {
        let cube = self.names.count(printed.printed().recycling.piece(), 1);
        self.names.with("ww-for-cube", &[("card", card.into()), ("cube", cube.into())])
    }

    fn sites(&self, on: Site) -> Option<&SiteView> {
        self.me.sites.iter().find(|site| site.building.site == on.site)
    }

    fn site(&self, on: Site) -> String {
        self.sites(on)
            .map_or_else(|| self.names.card(on.card).to_owned(), |site| site_name(self.names, self.me, &site.building))
    }
}

/// Whether a piece lies on the empire card and may be used at any moment.
pub(super) fn is_right(piece: Piece) -> bool {
    piece == Piece::Krystallium || Leader::ALL.map(Leader::piece).contains(&piece)
}

/// A placement in words, such as "krystallium as energy: Zeppelin".
pub(super) fn placement(names: Names, placement: Placement, site: &str) -> String {
    let piece: Value = names.piece(placement.piece).into();
    match placement.stands_for {
        Some(resource) => {
            let slot = names.piece(resource.piece());
            names.with("ww-place-as", &[("piece", piece), ("slot", slot.into()), ("card", site.into())])
        }
        None => names.with("ww-place", &[("piece", piece), ("card", site.into())]),
    }
}

/// The cube at hand onto the empire card, in words.
pub(super) fn onto_empire(names: Names, me: &PlayerView, resource: Resource) -> String {
    let values: [(&str, Value); 2] =
        [("piece", names.piece(resource.piece()).into()), ("card", onto_empire_short(names, me).into())];
    names.with("ww-place", &values)
}

fn onto_empire_short(names: Names, me: &PlayerView) -> String {
    names.with("ww-onto-empire-filled", &[("n", me.cubes.into()), ("of", CUBES_TO_KRYSTALLIUM.into())])
}

/// The end of a phase or a step, in words.
pub(super) fn done(context: &Context, names: Names) -> String {
    match context.view.phase {
        Phase::Production(resource) => names.with("ww-finish-step", &[("what", names.resource(resource).into())]),
        _ => names.say("ww-finish-planning"),
    }
}
