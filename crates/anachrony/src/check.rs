//! Whether a state from outside can be: every piece somewhere, once, and nothing where it cannot lie.
//!
//! Refused is what contradicts itself, and what could not be played to the end. What no real game would have led to (a
//! hoard of neutronium in the first era) may still be a good puzzle, and is let in.

use crate::data::{
    Building, COPIES_OF_A_BREAKTHROUGH, Capital, ERAS, GOALS, Goal, MARKERS, MINE_CARDS, Project, RECRUIT_CARDS, Row,
    SUITS, SpotId, TIMELINE, Workers,
};
use crate::participant::Participant;
use crate::player::{Player, Tile};
use crate::setup::asset_hand;
use crate::state::{Anachrony, Phase};
use crate::step::{Step, What};
use tabletop::{Assignment, ensure};

/// More of anything that is counted than any game brings: points, goods, workers, rolls of dice.
const MOST: u16 = 9_999;
/// More blocks than any game has.
const MOST_BLOCKS: u32 = 1 << 24;

impl Anachrony {
    /// The number of players, the phase, decks, boards and tokens.
    pub(crate) fn table_can_be(&self) -> Result<(), String> {
        let players = usize::from(self.options.participants());
        ensure!(
            self.players.len() == players,
            "the options say {players} players, the state has {}",
            self.players.len()
        );
        for who in [self.first_player, self.banner, self.actor].into_iter().chain(self.first_player_to_be) {
            ensure!(who.index() < players, "{who} is not at the table");
        }
        ensure!(self.block < MOST_BLOCKS, "block {} is beyond any game", self.block);
        ensure!(
            self.research_dice.rolls <= MOST,
            "{} rolls of research dice are beyond any game",
            self.research_dice.rolls
        );
        self.foretold.can_be(&self.options)?;
        self.phase_can_be()?;
        self.decks_can_be()?;
        self.capital_can_be()?;
        self.buildings_are_all_there()?;
        self.superprojects_can_be()?;
        self.breakthroughs_are_all_there()?;
        self.warp_tokens_can_be()
    }

    pub(crate) fn players_can_be(&self) -> Result<(), String> {
        for (who, player) in self.everybody().zip(&self.players) {
            self.player_can_be(who, player).map_err(|why| format!("{who}: {why}"))?;
        }
        Ok(())
    }

    pub(crate) fn modules_can_be(&self) -> Result<(), String> {
        ensure!(self.modules.are_as(self.options.modules), "the modules in the state are not those of the options");
        self.modules.check(self)
    }

    fn in_setup(&self) -> bool {
        matches!(self.phase, Phase::Paths | Phase::Boards | Phase::Assets { .. } | Phase::Leaders | Phase::Goals)
    }

    fn phase_can_be(&self) -> Result<(), String> {
        let eras = if self.in_setup() { 0..=0 } else { 1..=ERAS };
        ensure!(eras.contains(&self.era), "era {} does not go with this phase", self.era);
        let participants = self.players.len() as u8;
        let (rank, token, tile) = match self.phase {
            Phase::Paradox { tile, rank } => (rank, 0, tile),
            Phase::Arrival { rank, token } => (rank, token, 1),
            Phase::Recovery { rank } | Phase::PowerUp { rank } | Phase::CleanUp { rank } => (rank, 0, 1),
            _ => (0, 0, 1),
        };
        ensure!(rank <= participants && token <= 2, "there is no such place in the turn order");
        ensure!((1..=ERAS).contains(&tile), "there is no tile {tile}");
        if let Phase::PowerUp { rank } = self.phase {
            ensure!(
                rank < participants && self.actor == self.in_turn(rank),
                "it is not this player's turn to power up"
            );
        }
        ensure!(
            self.phase != Phase::Over
                || self.era == ERAS
                || self.collapsing.iter().all(|tiles| tiles.is_empty())
                || self.modules.ends_game(self).is_some(),
            "a game does not end before the impact"
        );
        if let Phase::Assets { pick } = self.phase {
            ensure!(
                self.options.variants.asset_draft && (1..=4).contains(&pick),
                "there is no pick {pick} in this game"
            );
        }
        ensure!(
            self.phase != Phase::Goals || self.options.variants.goal_draft,
            "endgame cards are drafted in a variant only"
        );
        self.goals_can_be()
    }

    fn goals_can_be(&self) -> Result<(), String> {
        let drafting = self.phase == Phase::Goals;
        ensure!(self.goals.len() == if drafting { 0 } else { GOALS }, "{GOALS} endgame cards are in play");
        let hands = self.players.iter().flat_map(|player| player.goal_hand.iter());
        let all: Vec<Goal> = self.goals.iter().chain(hands).copied().collect();
        ensure!(different(&all), "an endgame card is there twice");
        let in_play = |goal: &Goal| !matches!(goal, Goal::Module(_)) || self.modules.goals().any(|own| own == *goal);
        ensure!(all.iter().all(in_play), "an endgame card belongs to a module that is not played");
        ensure!(self.goals.is_sorted(), "endgame cards lie in the order of their list");
        let (hand, most) = match (drafting, self.options.players) {
            (false, _) => (0, 0),
            (true, 2) => (4, 2),
            (true, _) => (2, 1),
        };
        for player in self.seated().map(|who| self.player(who)) {
            let kept = &player.goals_kept;
            ensure!(player.goal_hand.len() == hand, "a hand has {hand} endgame cards now");
            ensure!(kept.len() <= most && different(kept) && kept.is_sorted(), "so many endgame cards are not kept");
            ensure!(kept.iter().all(|goal| player.goal_hand.contains(goal)), "a kept endgame card was not in hand");
            ensure!(!drafting || player.ready == (kept.len() == most), "a player is ready who has kept {most}");
        }
        Ok(())
    }

    fn decks_can_be(&self) -> Result<(), String> {
        for (what, deck, most) in
            [("recruit", &self.recruit_deck, RECRUIT_CARDS.len()), ("mining", &self.mine_deck, MINE_CARDS.len())]
        {
            ensure!(
                deck.len() + usize::from(self.era) == most,
                "there must be {} {what} cards left",
                most - usize::from(self.era)
            );
            ensure!(
                deck.iter().all(|&card| usize::from(card) < most) && different(deck),
                "the {what} deck is not right"
            );
        }
        let tiles = if self.options.variants.alternate_timeline { usize::from(ERAS) } else { 0 };
        ensure!(
            self.timeline.len() == tiles,
            "the alternate timeline has {ERAS} tiles, the plain one none that differ"
        );
        let right = self.timeline.iter().all(|&tile| usize::from(tile) < TIMELINE.len()) && different(&self.timeline);
        ensure!(right, "the tiles of the timeline are not right");
        self.packets_can_be()
    }

    fn packets_can_be(&self) -> Result<(), String> {
        let before = matches!(self.phase, Phase::Goals | Phase::Paths | Phase::Boards | Phase::Assets { .. });
        let drafting = self.options.variants.asset_draft && before;
        let players = usize::from(self.options.players);
        let mut all = Vec::new();
        for (index, packet) in self.packets.iter().enumerate() {
            let cards = if drafting && index < players { asset_hand(players) } else { 0 };
            ensure!(packet.len() == cards, "a hand of starting assets has {cards} cards in all");
            all.extend_from_slice(packet);
        }
        ensure!(different(&all), "a starting-asset card is there twice");
        for who in self.everybody() {
            let hand = self.asset_hand(who);
            ensure!(hand.is_sorted(), "a hand lies in the order of its numbers");
            if let Some(pick) = self.player(who).pick {
                ensure!(hand.contains(&pick), "{who} has picked a card that is not in hand");
            }
        }
        Ok(())
    }

    fn capital_can_be(&self) -> Result<(), String> {
        let after = self.is_after_impact();
        let spaces = self.capital_spaces();
        for action in Capital::ALL {
            let down = &self.collapsing[action as usize];
            let hexes = &self.capital[action as usize];
            let laid: Vec<_> = hexes.iter().filter_map(|hex| hex.tile).collect();
            ensure!(
                down.len() == if after { 0 } else { 5 },
                "five tiles of {action} wait for the impact, and none after it"
            );
            ensure!(
                laid.len() == if after { spaces } else { 0 },
                "after the impact a tile covers each space of {action}"
            );
            let of_action = down.iter().chain(&laid).all(|tile| tile.action() == action);
            ensure!(of_action && different(down) && different(&laid), "the tiles of {action} are not right");
            ensure!(hexes[spaces..].iter().all(|hex| *hex == Default::default()), "{action} has {spaces} spaces");
            ensure!(
                hexes.iter().all(|hex| !hex.unavailable || (hex.tile.is_some() && hex.suit.is_none())),
                "only a tile that nobody is on can be unavailable"
            );
        }
        let seated = self.suits_out().all(|suit| suit.owner.index() < self.players.len());
        ensure!(seated, "a suit on the main board belongs to nobody");
        ensure!(self.phase == Phase::Actions || self.suits_out().next().is_none(), "suits are home in this phase");
        Ok(())
    }

    fn buildings_are_all_there(&self) -> Result<(), String> {
        let mut seen = [false; 60];
        let built = self.players.iter().flat_map(|player| player.spots.iter()).filter_map(|spot| match spot.tile {
            Tile::Building(building) => Some(building),
            _ => None,
        });
        let stacked = Row::ALL.into_iter().flat_map(|row| {
            self.primary[row as usize].tiles.iter().chain(&self.secondary[row as usize]).map(move |&tile| (row, tile))
        });
        for (row, building) in stacked.chain(built.map(|building| (building.row(), building))) {
            ensure!(building.row() == row, "{building:?} lies in a stack of another kind");
            ensure!(!std::mem::replace(&mut seen[building.index()], true), "{building:?} is there twice");
        }
        if let Some(missing) = Building::all().find(|building| !seen[building.index()]) {
            return Err(format!("{missing:?} is nowhere"));
        }
        let known = self.primary.iter().all(|stack| usize::from(stack.known) <= stack.tiles.len());
        ensure!(known, "more buildings are known under a stack than lie there");
        Ok(())
    }

    fn superprojects_can_be(&self) -> Result<(), String> {
        let built = self.players.iter().flat_map(|player| player.spots.iter()).filter_map(|spot| match spot.tile {
            Tile::Superproject(project) => Some(project),
            _ => None,
        });
        let all: Vec<Project> = self.superprojects.iter().flatten().copied().chain(built).collect();
        ensure!(different(&all), "a superproject is there twice");
        ensure!(all.len() <= usize::from(ERAS), "there are {ERAS} superprojects in a game");
        let shown = (usize::from(self.era) + 1).min(self.superprojects.len());
        ensure!(
            self.superprojects[shown..].iter().all(Option::is_some),
            "a superproject that lies face down is missing"
        );
        Ok(())
    }

    fn breakthroughs_are_all_there(&self) -> Result<(), String> {
        for &kind in crate::data::Breakthrough::ALL.iter() {
            let count: u16 =
                self.breakthroughs[kind] + self.players.iter().map(|player| player.breakthroughs[kind]).sum::<u16>();
            ensure!(
                count == COPIES_OF_A_BREAKTHROUGH,
                "there are {count} of {kind} instead of {COPIES_OF_A_BREAKTHROUGH}"
            );
        }
        Ok(())
    }

    fn warp_tokens_can_be(&self) -> Result<(), String> {
        let mut spaces = Vec::new();
        for warped in self.players.iter().flat_map(|player| player.warps.iter().flatten()) {
            ensure!((1..=self.era).contains(&warped.era), "a warp token lies on a tile that is yet to come");
            ensure!((1..=8).contains(&warped.cell), "a tile has eight spaces, from 1");
            spaces.push((warped.era, warped.cell));
        }
        ensure!(different(&spaces), "two warp tokens lie on one space");
        Ok(())
    }

    fn player_can_be(&self, who: Participant, player: &Player) -> Result<(), String> {
        self.identity_can_be(who, player)?;
        ensure!(player.points <= MOST, "{} points are beyond any game: {MOST} at most", player.points);
        let goods = player.goods.iter().find(|&(_, count)| count > MOST);
        ensure!(goods.is_none(), "so much of a good is beyond any game: {MOST} at most");
        let waiting = [player.active, player.tired, player.away, player.set_aside];
        let crowd = waiting.iter().flat_map(Workers::iter).find(|&(_, count)| count > MOST);
        ensure!(crowd.is_none(), "so many workers are beyond any game: {MOST} of a kind at most");
        let out = self.suits_out().filter(|suit| suit.owner == who && suit.suit.is_none()).count() as u8;
        let suits =
            u16::from(player.suits) + u16::from(player.suits_charged()) + u16::from(player.suits_away) + u16::from(out);
        let due = u16::from(SUITS) + u16::from(self.modules.suits_of(who));
        ensure!(suits == due, "{suits} suits are there instead of {due}");
        let acting = self.phase == Phase::Actions;
        ensure!(acting || (player.suits_away == 0 && player.away.is_empty()), "nobody is away in this phase");
        ensure!(player.away.total() <= player.suits_away.into(), "more workers than suits are away");
        ensure!(acting || player.supply.is_none(), "nobody is on Supply in this phase");
        let marked = player.spots.iter().filter(|spot| spot.marked).count() as u8
            + u8::from(player.forced)
            + u8::from(player.supplied)
            + u8::from(player.led)
            + u8::from(player.evacuated.is_some());
        ensure!(
            player.markers <= MARKERS && player.markers + marked <= MARKERS,
            "there are more than {MARKERS} path markers"
        );
        let board = player.board(self.options.side);
        ensure!(usize::from(player.morale) < board.morale.len(), "morale {} is off the track", player.morale);
        ensure!(usize::from(player.time_travel) < board.time_travel.len(), "that is off the time-travel track");
        ensure!((1..=self.era.max(1)).contains(&player.focus), "the focus lies on no era of the past or present");
        ensure!(player.paradoxes < self.paradox_limit(player), "so many paradoxes would have brought an anomaly");
        let closed = player.closed == [false; 6] || (self.is_after_impact() && player.closed == board.closing);
        ensure!(closed, "these slots cannot be closed");
        let warping = matches!(self.phase, Phase::Warp | Phase::Arrival { .. });
        ensure!(warping || (player.warping.is_empty() && player.parallel.is_none()), "warp tokens are not chosen now");
        ensure!(different(&player.warping), "a warp token is chosen twice");
        ensure!(
            self.phase != Phase::Warp || player.warping.iter().all(|&warp| player.warps[warp as usize].is_none()),
            "a chosen warp token lies on the timeline already"
        );
        ensure!(
            self.phase != Phase::Warp || !player.ready || player.can_pay_for(&player.warping),
            "the workers from the future cannot be paid for"
        );
        let picking = matches!(self.phase, Phase::Assets { .. });
        ensure!(picking || player.pick.is_none(), "no starting asset is picked now");
        spots_can_be(player, acting)?;
        let circle = player.evacuated.unwrap_or(1);
        ensure!((1..=self.players.len() as u8).contains(&circle), "there is no circle {circle}");
        ensure!(player.evacuated.is_none() || self.is_after_impact(), "nobody is evacuated before the impact");
        let same = self.players.iter().filter(|other| other.evacuated == player.evacuated).count();
        ensure!(player.evacuated.is_none() || same == 1, "two are on one circle of the evacuation");
        Ok(())
    }

    /// Path, path board and leader are there when they must be, and as the options say.
    fn identity_can_be(&self, who: Participant, player: &Player) -> Result<(), String> {
        let stage = match self.phase {
            _ if self.seat_of(who).is_none() => 0,
            Phase::Goals | Phase::Paths => 0,
            Phase::Boards => 1,
            Phase::Assets { .. } | Phase::Leaders => 2,
            _ => 3,
        };
        ensure!(player.path.is_some() || stage < 1, "a path is missing");
        ensure!(player.evacuation.is_some() || stage < 2, "the side of the path board is missing");
        ensure!(player.leader.is_some() || stage < 3, "a leader is missing");
        let same = self.players.iter().filter(|other| other.path == player.path).count();
        ensure!(player.path.is_none() || same == 1, "two players follow the same path");
        let own = player.leader.is_none_or(|leader| Some(leader.path()) == player.path);
        ensure!(own, "this leader leads another path");
        let index = who.index();
        let path = matches!(self.options.paths, Assignment::Named(paths) if player.path.is_some_and(|path| path != paths[index]));
        let leader = matches!(self.options.leaders, Assignment::Named(names) if player.leader.is_some_and(|own| own != names[index]));
        let side = matches!(self.options.evacuation, Assignment::Named(sides) if player.evacuation.is_some_and(|own| own != sides[index]));
        ensure!(!(path || leader || side), "the options name another path, leader or side of the path board");
        Ok(())
    }

    /// Pending steps belong to a phase that has some, and none would overwrite what lies on a board.
    pub(crate) fn steps_can_be(&self) -> Result<(), String> {
        let none = self.steps.is_empty();
        let simultaneous = matches!(self.phase, Phase::Assets { .. } | Phase::Goals | Phase::Warp);
        ensure!(
            none || !(simultaneous || self.phase == Phase::Over || self.era == 0),
            "no step is pending in this phase"
        );
        let player = self.player(self.actor);
        let mut erected = 0;
        for step in &self.steps {
            if let Step::Module(step) = step {
                ensure!(self.modules.have_step(step), "a step belongs to a module that is not played");
            }
            let count = match *step {
                Step::GainAny(count) | Step::PayAny(count) | Step::ReturnParadoxes(count) => count,
                Step::TakeBack { count, .. } => count,
                Step::Research { times, .. } => times,
                Step::Settle { discounts, .. } => discounts,
                _ => 0,
            };
            ensure!(count <= 10, "a step is to be done {count} times, which no action asks for");
            if let Step::Erect { what, at, .. } = *step {
                erected += 1;
                let right = SpotId::all().nth(at.index() + 1).filter(|right| right.row() == at.row());
                let free = |spot: Option<SpotId>| spot.is_some_and(|spot| player.spot(spot).is_free());
                let fits = free(Some(at)) && (what != What::Superproject || free(right));
                ensure!(fits && erected == 1, "what is being constructed has no free spot");
            }
        }
        Ok(())
    }
}

fn spots_can_be(player: &Player, acting: bool) -> Result<(), String> {
    for (id, spot) in SpotId::all().zip(&player.spots) {
        match spot.tile {
            Tile::Building(building) => {
                ensure!(building.row() == id.row(), "{building:?} is built in a row of another kind");
            }
            Tile::Superproject(project) => {
                let beside = id.column() < 2 && player.spots[id.index() + 1].tile == Tile::Beside;
                ensure!(beside, "{project} needs two spots side by side");
            }
            Tile::Beside => {
                let project = id.column() > 0 && matches!(player.spots[id.index() - 1].tile, Tile::Superproject(_));
                ensure!(project && !spot.anomaly, "half a superproject lies on a spot");
            }
            Tile::None => ensure!(spot.busy.is_none() && !spot.marked, "nobody works on an empty spot"),
        }
        ensure!(acting || (spot.busy.is_none() && !spot.marked), "workers and markers are home in this phase");
    }
    Ok(())
}

fn different<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}
