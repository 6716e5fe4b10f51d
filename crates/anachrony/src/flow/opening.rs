//! Setup: endgame cards, paths, path boards, starting assets, leaders, first player.

use crate::actions::{Flow, GO_ON, Offers};
use crate::choice::{Choice, Waiting};
use crate::data::{
    ASSETS_KEPT, Asset, BASE_KIT, Breakthrough, FIRST_WATER, GOALS, Goal, Good, Leader, Path, STARTS, Side, Worker,
    board,
};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::{Anachrony, Phase, Stream};
use tabletop::{Assignment, Events, Game, List, Sink};

/// The cards of the base game, and one of each module.
const MOST_GOALS: usize = 12;

impl Anachrony {
    /// How many endgame cards each keeps in the draft.
    pub(crate) fn goals_to_keep(&self) -> usize {
        if self.options.players == 2 { 2 } else { 1 }
    }

    pub(crate) fn offer_setup(&self, who: Participant, out: &mut impl Offers) -> Flow {
        match self.phase {
            Phase::Paths => {
                let taken = |path: Path| self.players.iter().any(|player| player.path == Some(path));
                for path in Path::ALL.into_iter().filter(|&path| !taken(path)) {
                    out.push(Choice::Path(path))?;
                }
            }
            Phase::Boards => {
                for side in Side::ALL {
                    out.push(Choice::Board(side))?;
                }
            }
            Phase::Leaders => {
                for leader in self.player(who).path().leaders() {
                    out.push(Choice::Leader(leader))?;
                }
            }
            Phase::Assets { .. } => {
                for &asset in self.asset_hand(who) {
                    out.push(Choice::Pick(asset))?;
                }
            }
            _ => {
                let player = self.player(who);
                for goal in player.goal_hand.iter().filter(|goal| !player.goals_kept.contains(goal)) {
                    out.push(Choice::Keep(*goal))?;
                }
            }
        }
        GO_ON
    }

    pub(crate) fn choose_path<S: Sink<Event>>(&mut self, who: Participant, path: Path, events: &mut Events<S>) {
        self.player_mut(who).path = Some(path);
        events.push(Event::Path { seat: who, path });
    }

    pub(crate) fn choose_board<S: Sink<Event>>(&mut self, who: Participant, side: Side, events: &mut Events<S>) {
        self.player_mut(who).evacuation = Some(side);
        events.push(Event::Board { seat: who, side });
    }

    pub(crate) fn choose_leader<S: Sink<Event>>(&mut self, who: Participant, leader: Leader, events: &mut Events<S>) {
        self.player_mut(who).leader = Some(leader);
        events.push(Event::Leader { seat: who, leader });
    }

    pub(crate) fn pick_asset<S: Sink<Event>>(&mut self, who: Participant, asset: Asset, events: &mut Events<S>) {
        self.player_mut(who).pick = Some(asset);
        events.push(Event::Picked { seat: who, asset: Some(asset) });
    }

    pub(crate) fn keep_goal<S: Sink<Event>>(&mut self, who: Participant, goal: Goal, events: &mut Events<S>) {
        let most = self.goals_to_keep();
        let player = self.player_mut(who);
        player.goals_kept.insert_sorted(goal);
        player.ready = player.goals_kept.len() >= most;
        let ready = player.ready;
        events.push(Event::Kept { seat: who, goal });
        if ready {
            events.push(Event::Ready { seat: who });
        }
    }

    /// Nobody is waited for: the next seat chooses, or the next part of setup begins.
    pub(super) fn go_on_with_setup<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        match self.phase {
            Phase::Goals => self.collect_goals(events),
            Phase::Paths => match self.first_without(|player| player.path.is_none()) {
                Some(who) => self.actor = who,
                None => self.lay_path_boards(events),
            },
            Phase::Boards => match self.first_without(|player| player.evacuation.is_none()) {
                Some(who) => self.actor = who,
                None => self.give_assets(events),
            },
            Phase::Assets { pick } => self.pass_assets(pick, events),
            _ => match self.first_without(|player| player.leader.is_none()) {
                Some(who) => self.actor = who,
                None => self.open(events),
            },
        }
    }

    fn first_without(&self, lacks: impl Fn(&crate::player::Player) -> bool) -> Option<Participant> {
        self.seated().find(|&who| lacks(self.player(who)))
    }

    /// The endgame cards come into play: the kept ones, and others at random.
    fn collect_goals<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let mut goals: List<Goal, GOALS> =
            self.players.iter().flat_map(|player| player.goals_kept.iter().copied()).collect();
        let dealt = |goal: &Goal| self.players.iter().any(|player| player.goal_hand.contains(goal));
        let all = || Goal::ALL.into_iter().chain(self.modules.goals());
        let undealt: List<Goal, MOST_GOALS> = all().filter(|goal| !dealt(goal)).collect();
        // With two or four all eight have been dealt; then what nobody chose is drawn from.
        let mut rest: List<Goal, MOST_GOALS> = match undealt.is_empty() {
            true => all().filter(|goal| !goals.contains(goal)).collect(),
            false => undealt,
        };
        self.chance.draw(Stream::Goals as usize, |dice| dice.shuffle(&mut rest));
        while let (true, Some(goal)) = (goals.len() < GOALS, rest.pop()) {
            goals.push(goal);
        }
        goals.sort_unstable();
        for player in self.players.iter_mut() {
            player.goal_hand.clear();
            player.goals_kept.clear();
            player.ready = false;
        }
        self.goals = goals;
        events.reveal(self.seats());
        events.push(Event::Goals { goals });
        self.hand_out_paths(events);
    }

    pub(crate) fn hand_out_paths<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.phase = Phase::Paths;
        let mut dealt = Path::ALL;
        let paths: &[Path] = match &self.options.paths {
            Assignment::Chosen => return,
            Assignment::Named(named) => &named.clone(),
            Assignment::Dealt => {
                self.chance.draw(Stream::Paths as usize, |dice| dice.shuffle(&mut dealt));
                &dealt
            }
        };
        for (who, &path) in self.seated().zip(paths) {
            self.choose_path(who, path, events);
        }
    }

    fn lay_path_boards<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.phase = Phase::Boards;
        for who in self.seated() {
            let side = match &self.options.evacuation {
                Assignment::Chosen => continue,
                Assignment::Named(named) => named[who.index()],
                Assignment::Dealt => {
                    Side::ALL[self.chance.draw(Stream::Boards as usize, |dice| dice.below(2)) as usize]
                }
            };
            self.choose_board(who, side, events);
        }
        if self.options.evacuation == Assignment::Dealt {
            events.reveal(self.seats());
        }
    }

    /// What is printed on the path boards, or the kit of the draft.
    fn give_assets<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let side = self.options.side;
        let draft = self.options.variants.asset_draft;
        for who in self.seated() {
            let player = self.player_mut(who);
            player.morale = board(player.path(), side).morale_start;
            let start = &STARTS[player.path() as usize];
            if draft {
                player.active = Worker::ALL.into_iter().zip(BASE_KIT.1).collect();
                player.goods = Good::ALL.into_iter().map(|good| (good, BASE_KIT.0.of(good).into())).collect();
            } else {
                player.goods = start.goods();
                player.active = start.active();
                player.tired = start.tired();
                self.draw_breakthroughs(who, start.breakthroughs, events);
            }
        }
        self.phase = match draft {
            true => Phase::Assets { pick: 1 },
            false => Phase::Leaders,
        };
        match draft {
            true => events.reveal(self.seats()),
            false => self.name_leaders(events),
        }
    }

    /// Random breakthroughs out of the supply.
    fn draw_breakthroughs<S: Sink<Event>>(&mut self, who: Participant, count: u8, events: &mut Events<S>) {
        for _ in 0..count {
            let mut left: List<Breakthrough, 45> = List::new();
            for (breakthrough, count) in self.breakthroughs.iter() {
                for _ in 0..count {
                    left.push(breakthrough);
                }
            }
            let drawn = self.draw_breakthrough(&left);
            if let Some(breakthrough) = drawn {
                self.breakthroughs.take(breakthrough);
                self.player_mut(who).breakthroughs[breakthrough] += 1;
                events.reveal(self.seats());
                events.push(Event::Breakthrough { seat: who, breakthrough });
            }
        }
    }

    /// All have picked: picks go to the front of their packets, and the packets to the right.
    fn pass_assets<S: Sink<Event>>(&mut self, pick: u8, events: &mut Events<S>) {
        for who in self.seated() {
            let packet = self.packet_of(who, pick);
            let Some(asset) = self.player_mut(who).pick.take() else { continue };
            let cards = &mut self.packets[packet];
            cards.take(asset);
            cards.insert(usize::from(pick) - 1, asset);
        }
        events.reveal(self.seats());
        if usize::from(pick) < ASSETS_KEPT {
            self.phase = Phase::Assets { pick: pick + 1 };
            return;
        }
        self.phase = Phase::Leaders;
        let mut first = (u32::MAX, u32::MAX, Participant(0));
        for who in self.seated() {
            let assets = self.assets_kept(who);
            events.push(Event::Assets { seat: who, assets });
            for asset in &assets {
                self.give_asset(who, *asset, events);
            }
            let numbers = || assets.iter().map(|asset| u32::from(asset.number()));
            first = first.min((numbers().sum(), numbers().min().unwrap_or_default(), who));
        }
        self.first_player_to_be = Some(first.2);
        self.packets = [List::new(); 4];
        self.name_leaders(events);
    }

    fn give_asset<S: Sink<Event>>(&mut self, who: Participant, asset: Asset, events: &mut Events<S>) {
        let card = asset.printed();
        self.gain_bill(who, &card.goods, events);
        if let Some((worker, column)) = card.worker {
            self.gain_worker(who, Waiting { worker, column }, events);
        }
        self.draw_breakthroughs(who, card.breakthroughs, events);
    }

    fn name_leaders<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for who in self.seated() {
            let leaders = self.player(who).path().leaders();
            let leader = match &self.options.leaders {
                Assignment::Chosen => continue,
                Assignment::Named(named) => named[who.index()],
                Assignment::Dealt => {
                    events.reveal(self.seats());
                    leaders[self.chance.draw(Stream::Leaders as usize, |dice| dice.below(2)) as usize]
                }
            };
            self.choose_leader(who, leader, events);
        }
    }

    /// The first player is found, water given, and the first era begins.
    fn open<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let players = self.players.len() as u32;
        let first = match self.first_player_to_be.take() {
            Some(who) => who,
            None => Participant(self.chance.draw(Stream::FirstPlayer as usize, |dice| dice.below(players)) as u8),
        };
        self.tell_first_player(first, events);
        for (rank, water) in (0..players as u8).zip(FIRST_WATER) {
            self.gain(self.in_turn(rank), Good::Water, water, events);
        }
        self.begin_era(events);
    }
}
