//! The choices in words: what is asked, and the answers.

use super::names::Names;
use super::{Context, ask, chips};
use crate::board::Offers;
use crate::words::capital;
use anachrony::choice::{Bargain, Bonus, Charge, Die, Exchange, FreeAction, Pile, Placement, Space, Stack};
use anachrony::data::{Bill, CARATACUS_WATER, Capital, Good, Shown, SpotId, WATER_FOR_SLOT, WOLFE_WATER, Warp, board};
use anachrony::player::Tile;
use anachrony::state::Phase;
use anachrony::view::PlayerView;
use anachrony::{Choice, View};
use tabletop::Seat;

/// What belongs together, in the order of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// What a step or a phase asks for.
    Answer,
    MainBoard,
    OwnBoard,
    Free,
    Exchange,
    /// Ends a turn or a step, or leaves it out.
    End,
}

/// The choices in groups.
pub(super) fn offers(context: &Context) -> Vec<Offers> {
    let menu = Menu { context, view: context.view, names: Names(context.words) };
    let kinds = [Kind::Answer, Kind::MainBoard, Kind::OwnBoard, Kind::Free, Kind::Exchange, Kind::End];
    let group = |kind| {
        let (title, rule) = menu.heading(kind);
        let of_kind = context.choices.iter().enumerate().filter(|(_, choice)| kind_of(**choice) == kind);
        let mut of_kind: Vec<(usize, Choice)> = of_kind.map(|(index, &choice)| (index, choice)).collect();
        // All who can go to a place together, places in the order of the board.
        of_kind
            .sort_by_key(|(_, choice)| if let Choice::Place(placement) = choice { rank(placement.on) } else { (0, 0) });
        let chips = chips::chips(context, &of_kind.iter().map(|(_, choice)| *choice).collect::<Vec<_>>());
        let choices = of_kind.into_iter().map(|(index, choice)| (index, capital(&menu.say(choice)))).collect();
        let chips = if kind == Kind::End { Vec::new() } else { chips };
        Offers { title, rule: Some(rule), choices, chips, ends: kind == Kind::End, ..Offers::default() }
    };
    kinds.map(group).into_iter().filter(|group| !group.choices.is_empty()).collect()
}

/// The order of places on the boards.
fn rank(space: Space) -> (u8, u8) {
    match space {
        Space::Construct(n) => (1, n),
        Space::Recruit(n) => (2, n),
        Space::Research(n) => (3, n),
        Space::Council(n) => (4, n),
        Space::Mine(n) => (5, n),
        Space::Purify => (6, 0),
        Space::Nomads => (7, 0),
        Space::Evacuate => (8, 0),
        Space::Supply => (10, 0),
        Space::Spot(spot) | Space::Anomaly(spot) => (11, spot.index() as u8),
        Space::Module(_) => (9, 0),
    }
}

/// A choice in words.
pub(super) fn say(context: &Context, choice: Choice) -> String {
    Menu { context, view: context.view, names: Names(context.words) }.say(choice)
}

fn kind_of(choice: Choice) -> Kind {
    match choice {
        Choice::Place(Placement { on, .. }) if on.is_on_main_board() => Kind::MainBoard,
        Choice::Place(_) => Kind::OwnBoard,
        Choice::Use(_) => Kind::Free,
        Choice::Exchange(_) => Kind::Exchange,
        Choice::Pass | Choice::Done | Choice::Skip => Kind::End,
        _ => Kind::Answer,
    }
}

struct Menu<'a> {
    context: &'a Context<'a>,
    view: &'a View,
    names: Names,
}

impl Menu<'_> {
    /// What a group says above its choices, and its rule.
    fn heading(&self, kind: Kind) -> (String, &'static str) {
        let words = self.names.0;
        match kind {
            Kind::Answer => ask::asked(self.names, self.view),
            Kind::MainBoard => (words.say("ana-board-main"), "ANA-SPACE-07"),
            Kind::OwnBoard => (words.say("ana-own-board"), "ANA-SPACE-04"),
            Kind::Free => (words.say("ana-ask-free"), "ANA-TURN-07"),
            Kind::Exchange => (words.say("ana-ask-exchange"), "ANA-LEADER-03"),
            // Where nothing else is offered, the question stands above the way out of it.
            Kind::End if self.context.choices.iter().all(|&choice| kind_of(choice) == Kind::End) => {
                ask::asked(self.names, self.view)
            }
            Kind::End => (String::new(), "ANA-TURN-05"),
        }
    }

    fn say(&self, choice: Choice) -> String {
        let (names, words) = (self.names, self.names.0);
        match choice {
            Choice::Path(path) => names.path(path),
            Choice::Board(_) | Choice::Leader(_) | Choice::Pick(_) | Choice::Keep(_) => self.setup(choice),
            Choice::Charge(charge) => self.charge(charge),
            Choice::Exchange(exchange) => self.exchange(exchange),
            Choice::Warp(warp) => self.warp(warp),
            Choice::Place(placement) => self.place(placement),
            Choice::Use(action) => self.free(action),
            Choice::Build(stack) => self.build(stack),
            Choice::Superproject(spot) => self.superproject(spot),
            Choice::Discount(good) => words.with("ana-choose-discount", &[("what", names.count(good, 1).into())]),
            Choice::Pay(good) | Choice::Take(good) | Choice::Gain(good) => names.amount(good, 1),
            Choice::PayWorker(who) | Choice::Lose(who) => names.waiting(who),
            Choice::PayBreakthrough(breakthrough) => names.breakthrough(breakthrough),
            Choice::Recruit(worker) | Choice::NewWorker(worker) => names.worker(worker),
            Choice::Bonus(Bonus::Water) => names.amount(Good::Water, 2),
            Choice::Bonus(Bonus::Core) => names.amount(Good::Core, 1),
            Choice::Bonus(Bonus::Point) => names.points(1),
            Choice::SetShape(shape) => names.shape(shape),
            Choice::SetSymbol(symbol) => names.symbol(symbol),
            Choice::Roll => words.say("ana-choose-roll"),
            Choice::Reroll(Die::Shape) => words.say("ana-choose-reroll-shape"),
            Choice::Reroll(Die::Symbol) => words.say("ana-choose-reroll-symbol"),
            Choice::Reroll(Die::Both) => words.say("ana-choose-reroll-both"),
            Choice::Perform(action) => names.capital(action),
            Choice::CopySpace(other) => self.copy(other.seat.seat(), other.spot),
            Choice::Trade(trade) => {
                let (give, gain) = trade.terms();
                self.trade(&give, &gain)
            }
            Choice::Spend(count) => names.any(count),
            Choice::Focus(era) => words.with("ana-choose-era", &[("n", era.into())]),
            Choice::Repay(warp) | Choice::TakeBack(warp) => names.warp(warp),
            Choice::Anomaly(spot) => self.tile(self.me(), spot),
            Choice::GiveUp(spot) => words.with("ana-choose-give-up", &[("name", self.tile(self.me(), spot).into())]),
            Choice::ReturnParadox => words.say("ana-choose-return-paradox"),
            Choice::Bargain(Bargain::Gain) => words
                .with("ana-choose-bargain-gain", &[("water", self.names.count(Good::Water, CARATACUS_WATER).into())]),
            Choice::Bargain(Bargain::Return) => words
                .with("ana-choose-bargain-return", &[("water", self.names.count(Good::Water, CARATACUS_WATER).into())]),
            Choice::Pass => words.say("ana-choose-pass"),
            Choice::Skip => words.say("ana-choose-skip"),
            Choice::Done => words.say(match self.view.phase {
                _ if !self.view.steps.is_empty() => "ana-choose-done",
                Phase::PowerUp { .. } => "ana-choose-done-charging",
                Phase::Warp => "ana-choose-done-warping",
                _ => "ana-choose-done",
            }),
        }
    }

    /// The player who chooses. Where all choose at once, that is the viewer.
    fn me(&self) -> Option<&PlayerView> {
        let seat = match self.context.viewer {
            tabletop::Viewer::Seat(seat) => seat,
            tabletop::Viewer::Spectator => self.view.actor.seat(),
        };
        self.view.players.get(seat.index())
    }

    fn setup(&self, choice: Choice) -> String {
        let (names, words) = (self.names, self.names.0);
        match choice {
            Choice::Board(side) => {
                let Some(path) = self.me().and_then(|me| me.path) else { return side.to_string() };
                let (name, text) = (names.evacuation(path, side), names.evacuation_text(path, side));
                let values = [("side", side.name().into()), ("name", name.into()), ("text", text.into())];
                words.with("ana-choose-board", &values)
            }
            Choice::Leader(leader) => names.with_text(&names.leader(leader), &names.leader_text(leader)),
            Choice::Pick(asset) => {
                let values = [("n", asset.number().into()), ("what", names.asset(asset).into())];
                words.with("ana-choose-asset", &values)
            }
            Choice::Keep(goal) => names.goal_text(goal),
            _ => String::new(),
        }
    }

    fn charge(&self, Charge { slot, pay }: Charge) -> String {
        let (names, slot) = (self.names, self.names.slot(slot));
        let Some(good) = pay else { return names.0.with("ana-choose-charge", &[("slot", slot.into())]) };
        let count = if good == Good::Water { WATER_FOR_SLOT } else { 1 };
        let what = names.count(good, count);
        names.0.with("ana-choose-charge-for", &[("slot", slot.into()), ("what", what.into())])
    }

    fn exchange(&self, exchange: Exchange) -> String {
        let (water, core) = (self.names.count(Good::Water, WOLFE_WATER), self.names.count(Good::Core, 1));
        let (give, gain) = match exchange {
            Exchange::WaterForCore => (water, core),
            Exchange::CoreForWater => (core, water),
        };
        self.names.0.with("ana-choose-exchange", &[("give", give.into()), ("gain", gain.into())])
    }

    fn trade(&self, give: &Bill, gain: &Bill) -> String {
        let (give, gain) = (self.names.bill(give), self.names.bill(gain));
        self.names.0.with("ana-choose-exchange", &[("give", give.into()), ("gain", gain.into())])
    }

    fn warp(&self, warp: Warp) -> String {
        let what = self.names.warp(warp);
        match warp.shows() {
            Shown::Worker(_) => self.names.0.with("ana-choose-warp-worker", &[("worker", what.into())]),
            _ => what,
        }
    }

    fn place(&self, Placement { worker, on, .. }: Placement) -> String {
        let (names, words) = (self.names, self.names.0);
        let worker = worker.map_or_else(|| words.say("ana-choose-empty-suit"), |worker| names.worker(worker));
        let space = match on {
            Space::Construct(n) => self.capital(Capital::Construct, n),
            Space::Recruit(n) => self.capital(Capital::Recruit, n),
            Space::Research(n) => self.capital(Capital::Research, n),
            Space::Spot(spot) => self.tile_with_text(self.me(), spot),
            _ => names.space(on),
        };
        words.with("ana-choose-place", &[("worker", worker.into()), ("space", space.into())])
    }

    /// A space of a capital action, with the tile that covers it.
    fn capital(&self, action: Capital, n: u8) -> String {
        let hexes = self.view.capital.get(action as usize);
        let tile = hexes.and_then(|hexes| hexes.get(usize::from(n).wrapping_sub(1))?.tile);
        let Some(tile) = tile else { return self.names.space(Space::capital(action, n)) };
        let (action, tile) = (self.names.capital(action), self.names.collapse_text(tile));
        let values = [("action", action.into()), ("n", n.into()), ("tile", tile.into())];
        self.names.0.with("ana-space-capital-tile", &values)
    }

    fn free(&self, action: FreeAction) -> String {
        let (names, words) = (self.names, self.names.0);
        match action {
            FreeAction::Force => words.say("ana-choose-force"),
            FreeAction::Supply => words.say("ana-choose-supply"),
            FreeAction::Leader => self
                .me()
                .and_then(|me| me.leader)
                .map_or_else(String::new, |leader| names.with_text(&names.leader(leader), &names.leader_text(leader))),
            FreeAction::Spot(spot) => self.tile_with_text(self.me(), spot),
        }
    }

    fn build(&self, Stack { row, from }: Stack) -> String {
        let names = self.names;
        let stacks = self.view.stacks.get(row as usize);
        let top = stacks.and_then(|stacks| match from {
            Pile::Primary => stacks.primary,
            Pile::Secondary => stacks.secondary.last().copied(),
        });
        let Some(top) = top else { return names.row(row) };
        let spot = SpotId::all().filter(|spot| spot.row() == row);
        let mut free = spot.filter(|spot| self.me().is_some_and(|me| me.spots[spot.index()].is_free()));
        let cost = free
            .next()
            .zip(self.me().and_then(|me| me.path))
            .map(|(spot, path)| names.bill(&board(path, self.view.options.side).spots[row as usize][spot.column()]));
        let values = [
            ("name", names.building(top).into()),
            ("points", names.points(top.printed().points.into()).into()),
            ("cost", cost.unwrap_or_default().into()),
            ("text", names.building_text(top).into()),
        ];
        names.0.with("ana-choose-build", &values)
    }

    fn superproject(&self, spot: SpotId) -> String {
        let names = self.names;
        let focus = self.me().map_or(0, |me| usize::from(me.focus));
        let above = self.view.superprojects.get(focus.wrapping_sub(1)).copied().flatten();
        let Some(project) = above else { return names.spot(spot) };
        let values = [
            ("name", names.project(project).into()),
            ("points", names.points(project.printed().points.into()).into()),
            ("spot", names.spot(spot).into()),
            ("text", names.project_text(project).into()),
        ];
        names.0.with("ana-choose-superproject", &values)
    }

    fn copy(&self, seat: Seat, spot: SpotId) -> String {
        let player = self.view.players.get(seat.index());
        let (name, text) = self.tile_texts(player, spot);
        let values = [("name", name.into()), ("player", self.context.name(seat).into()), ("text", text.into())];
        self.names.0.with("ana-choose-copy", &values)
    }

    /// What stands on a spot, and what it does.
    fn tile_texts(&self, player: Option<&PlayerView>, spot: SpotId) -> (String, String) {
        let names = self.names;
        match player.map(|player| player.spots[spot.index()].tile) {
            Some(Tile::Building(building)) => (names.building(building).into(), names.building_text(building).into()),
            Some(Tile::Superproject(project)) => {
                let printed = project.printed();
                let text = super::effect::tile(names, &printed.ability, printed.once);
                (names.project(project).into(), text)
            }
            _ => (names.spot(spot), String::new()),
        }
    }

    fn tile(&self, player: Option<&PlayerView>, spot: SpotId) -> String {
        self.tile_texts(player, spot).0
    }

    fn tile_with_text(&self, player: Option<&PlayerView>, spot: SpotId) -> String {
        let (name, text) = self.tile_texts(player, spot);
        if text.is_empty() { name } else { self.names.with_text(&name, &text) }
    }
}
