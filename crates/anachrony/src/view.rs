//! What each viewer sees.

use crate::data::{Asset, BreakthroughTokens, Building, Goal, Good, Project, Row, Warp, Workers};
use crate::participant::Participant;
use crate::player::{Home, Player, PlayerArea};
use crate::score::{Outcome, Score};
use crate::setup::Options;
use crate::state::{Anachrony, Hex, Phase, ResearchDice, Roll, Suit};
use crate::step::Step;
use serde::Serialize;
use std::ops::Deref;
use tabletop::{Game, Seats, Viewer};

/// What one viewer may see. Built up from what is open, never cut down from the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the game.
    pub options: Options,
    /// The era, from 1; 0 during setup.
    pub era: u8,
    /// The phase of the era.
    pub phase: Phase,
    /// The first player of the era.
    pub first_player: Participant,
    /// Whose banner stands at the World Council.
    pub banner: Participant,
    /// Whose turn it is, where the players take turns.
    pub actor: Participant,
    /// What is left of an action; the last comes first.
    pub steps: Vec<Step>,
    /// The seats that owe a choice.
    pub waiting: Seats,
    /// The stacks of buildings, in the order of rows.
    pub stacks: Vec<StackView>,
    /// The superprojects above the timeline, as far as they lie face up; none where one was built.
    pub superprojects: Vec<Option<Project>>,
    /// The tiles of the alternate timeline, by number from 1.
    pub timeline: Vec<u8>,
    /// The recruit cards yet to come, by number from 1, in no order.
    pub recruits_to_come: Vec<u8>,
    /// Workers to be recruited.
    pub recruit_pool: Workers,
    /// The mining cards yet to come, by number from 1, in no order.
    pub mines_to_come: Vec<u8>,
    /// What can be mined, from the top.
    pub mine_pool: Vec<Good>,
    /// Breakthroughs in the supply.
    pub breakthroughs: BreakthroughTokens,
    /// The endgame cards in play.
    pub goals: Vec<Goal>,
    /// The spaces of the capital actions, in their order.
    pub capital: Vec<Vec<Hex>>,
    /// The spaces of the World Council.
    pub council: [Option<Suit>; 2],
    /// The spaces of the mine.
    pub mine: [Option<Suit>; 3],
    /// Whether the asteroid has fallen.
    pub after_impact: bool,
    /// What was rolled in the paradox phase of this era.
    pub paradox_rolls: Vec<Roll>,
    /// The research dice as they lie.
    pub research_dice: ResearchDice,
    /// Whether the Grand Reservoir has saved a water in this turn.
    pub water_saved: bool,
    /// Who will be first player, by the asset draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player_to_be: Option<Participant>,
    /// The hands of the asset draft that the viewer has held: what was in them when the viewer passed them on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands_passed: Vec<Vec<Asset>>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// What is seen of modules.
    #[serde(skip_serializing_if = "crate::player::is_usual")]
    pub modules: crate::modules::View,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// The two stacks of a kind of buildings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// The kind.
    pub row: Row,
    /// The top of the primary stack.
    pub primary: Option<Building>,
    /// How many lie in the primary stack.
    pub primary_count: usize,
    /// Those below the top that nobody has seen put there, in no order.
    pub unseen: Vec<Building>,
    /// Those that everybody has seen put under it, the lowest first.
    pub underneath: Vec<Building>,
    /// The secondary stack, the top last.
    pub secondary: Vec<Building>,
}

/// One player, as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Participant,
    #[serde(flatten)]
    pub area: PlayerArea,
    /// The paradox token that brings an anomaly.
    pub paradox_limit: u8,
    /// Warp tokens chosen: the viewer's own, or once they lie open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warping: Option<Vec<Warp>>,
    /// The starting-asset cards in hand, how many.
    pub hand_size: usize,
    /// Those cards, if they are the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Asset>>,
    /// The card picked of them, if it is the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<Asset>,
    /// The starting-asset cards kept, if they are the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assets: Option<Vec<Asset>>,
    /// Endgame cards to choose from, if they are the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_hand: Option<Vec<Goal>>,
    /// Those kept of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goals_kept: Option<Vec<Goal>>,
    /// The points if everything stayed as it is.
    pub score: Score,
}

impl Deref for PlayerView {
    type Target = PlayerArea;
    fn deref(&self) -> &PlayerArea {
        &self.area
    }
}

fn numbers(cards: &[u8]) -> Vec<u8> {
    let mut cards: Vec<u8> = cards.iter().map(|card| card + 1).collect();
    cards.sort_unstable();
    cards
}

impl View {
    /// What the player of this index has of what an endgame card counts. Workers who are out count: they are home when points are
    /// counted, but for those who do not come back from where they work.
    pub fn counted(&self, goal: Goal, index: usize) -> u16 {
        let Some(player) = self.players.get(index) else { return 0 };
        if goal != Goal::Workers {
            return player.counted(goal);
        }
        let own = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten();
        let own = own.filter(|busy| busy.home != Home::Dies).count() as u16;
        let out = self.capital.iter().flatten().map(|hex| hex.suit).chain(self.council).chain(self.mine).flatten();
        let out = out.filter(|suit| suit.owner == player.seat && suit.worker.is_some()).count() as u16;
        player.counted(goal) + player.away.total() + player.set_aside.total() + own + out
    }

    pub(crate) fn new(game: &Anachrony, viewer: Viewer) -> Self {
        let shown = game.superprojects.len().min(usize::from(game.era) + 1);
        let players = game.everybody().zip(&game.players);
        Self {
            viewer,
            options: game.options,
            era: game.era,
            phase: game.phase,
            first_player: game.first_player,
            banner: game.banner,
            actor: game.actor,
            steps: game.steps.to_vec(),
            waiting: game.waiting_for(),
            stacks: Row::ALL.map(|row| game.stack(row)).into(),
            superprojects: game.superprojects[..shown].to_vec(),
            timeline: game.timeline.iter().map(|tile| tile + 1).collect(),
            recruits_to_come: numbers(&game.recruit_deck),
            recruit_pool: game.recruit_pool,
            mines_to_come: numbers(&game.mine_deck),
            mine_pool: game.mine_pool.to_vec(),
            breakthroughs: game.breakthroughs,
            goals: game.goals.to_vec(),
            capital: game.capital.iter().map(|hexes| hexes[..game.capital_spaces()].to_vec()).collect(),
            council: game.council,
            mine: game.mine,
            after_impact: game.is_after_impact(),
            paradox_rolls: game.paradox_rolls.to_vec(),
            research_dice: game.research_dice,
            water_saved: game.water_saved,
            first_player_to_be: game.first_player_to_be.filter(|_| game.options.variants.asset_draft),
            hands_passed: game.hands_passed(viewer),
            players: players.map(|(who, player)| game.player_view(who, player, viewer)).collect(),
            modules: game.modules.view(viewer),
            outcome: game.outcome(),
        }
    }
}

impl Anachrony {
    fn stack(&self, row: Row) -> StackView {
        let primary = &self.primary[row as usize];
        let known = usize::from(primary.known);
        let mut unseen = primary.tiles[known..known + primary.unseen()].to_vec();
        unseen.sort_unstable();
        let below_top = known.min(primary.tiles.len().saturating_sub(1));
        StackView {
            row,
            primary: primary.top(),
            primary_count: primary.tiles.len(),
            unseen,
            underneath: primary.tiles[..below_top].to_vec(),
            secondary: self.secondary[row as usize].to_vec(),
        }
    }

    fn hands_passed(&self, viewer: Viewer) -> Vec<Vec<Asset>> {
        let (Viewer::Seat(seat), Phase::Assets { pick }) = (viewer, self.phase) else { return Vec::new() };
        if seat.0 >= self.options.players {
            return Vec::new();
        }
        let passed = |at: u8| {
            let mut cards = self.packets[self.packet_of(seat, at)][usize::from(at)..].to_vec();
            cards.sort_unstable();
            cards
        };
        (1..pick).map(passed).collect()
    }

    fn player_view(&self, who: Participant, player: &Player, viewer: Viewer) -> PlayerView {
        let own = self.seat_of(who).is_some_and(|seat| viewer.is(seat));
        let drafting = matches!(self.phase, Phase::Assets { .. });
        let choosing = self.phase == Phase::Goals;
        PlayerView {
            seat: who,
            area: player.area,
            paradox_limit: self.paradox_limit(player),
            warping: (own || self.phase != Phase::Warp).then(|| player.warping.to_vec()),
            hand_size: self.asset_hand(who).len(),
            hand: (own && drafting).then(|| self.asset_hand(who).to_vec()),
            pick: player.pick.filter(|_| own),
            assets: (own && drafting).then(|| self.assets_kept(who).to_vec()),
            goal_hand: (own && choosing).then(|| player.goal_hand.to_vec()),
            goals_kept: (own && choosing).then(|| player.goals_kept.to_vec()),
            score: self.score_of(who),
        }
    }
}
