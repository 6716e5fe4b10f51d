//! The Oracle keeps the contract.

use super::*;
use tabletop::{About, OptionField, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    pub(crate) step: Option<Step>,
    pub(crate) bids: List<u16, 4>,
    pub(crate) turn: Seat,
    pub(crate) waiting: Seats,
    pub(crate) deck: usize,
    pub(crate) sold: List<u8, 24>,
    pub(crate) players: Vec<PlayerView>,
    pub(crate) outcome: Option<Outcome>,
}

/// What is `None` is hidden from the viewer, or is not there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct PlayerView {
    pub(crate) coins: u16,
    pub(crate) row: List<u8, 24>,
    pub(crate) buried_count: usize,
    pub(crate) buried: Option<List<u8, 24>>,
    pub(crate) has_bid: bool,
    pub(crate) bid: Option<u16>,
    pub(crate) hand: Option<u8>,
}

impl Game for Oracle {
    type Options = Options;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    const NAME: &'static str = "oracle";
    const RULES: u32 = 2;
    /// Four bids, three steps and four ways out of the market in each round; and each card is sold once.
    const MOST_CHOICES: usize = MOST_ROUNDS as usize * 11 + CARDS as usize + 1;

    fn about() -> About {
        let players = OptionField::number("players", (2, 4), Some(2), "How many play.");
        About {
            name: Self::NAME,
            title: "The Oracle",
            rules: Self::RULES,
            players: (2, 4),
            options: vec![players],
            relations: Vec::new(),
            presets: Vec::new(),
        }
    }

    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        Self::shuffled(options, seed)
    }

    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Error> {
        let mut deck = List::new();
        let fits = setup.deck.iter().all(|&card| deck.try_push(card).is_ok());
        let game = Self::begin(options, Chance::new(Seed([0; 32])), deck)?;
        match fits {
            true => game.admit(),
            false => Err(Error::new(ErrorKind::Position, "the deck has too many cards")),
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        Seats::first(self.players.len())
    }

    fn check(&self) -> Result<(), String> {
        if self.players.len() != usize::from(self.options.players) || self.turn.index() >= self.players.len() {
            return Err("the seats are not those of the options".into());
        }
        let heaps = self.players.iter().flat_map(|player| player.row.iter().chain(&player.buried).chain(&player.hand));
        let mut cards: Vec<u8> = self.deck.iter().chain(&self.sold).chain(heaps).copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(1..=CARDS) {
            return Err(format!("the cards are {cards:?}"));
        }
        let places = self.steps.last() == Some(&Step::Place);
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            if player.hand.is_some() != (places && seat == self.turn) {
                return Err(format!("{seat} has a card in hand out of turn, or none to place"));
            }
            if player.bid.is_some_and(|bid| self.phase != Phase::Bids || bid > player.coins.min(HIGHEST_BID)) {
                return Err(format!("{seat} cannot have bid that"));
            }
        }
        if self.steps.is_empty() == (self.phase == Phase::Turn) {
            return Err("steps are left outside a turn, or none in it".into());
        }
        Ok(())
    }

    fn waiting_for(&self) -> Seats {
        self.seats().iter().filter(|&seat| self.task(seat).is_some()).collect()
    }

    fn block(&self) -> u32 {
        u32::from(self.round) * 4 + self.phase as u32
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        let Some(task) = self.task(seat) else { return };
        let player = &self.players[seat.index()];
        match task {
            Task::Bid => into.extend((0..=player.coins.min(HIGHEST_BID)).map(Choice::Bid)),
            Task::Turn(Step::Draw) => into.extend([Choice::Draw, Choice::Skip]),
            Task::Turn(Step::Place) => into.extend([Choice::Keep, Choice::Bury]),
            Task::Turn(Step::Gamble) => into.extend([Choice::Roll, Choice::Stop]),
            Task::Trade => into.push(Choice::Done),
        }
        into.extend(player.row.iter().copied().map(Choice::Sell));
    }

    fn idle_choice(&self, seat: Seat) -> Option<Choice> {
        (self.task(seat) == Some(Task::Trade)).then_some(Choice::Done)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        APPLIED.set(APPLIED.get() + 1);
        self.act(seat, choice, events)
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |(seat, player): (Seat, &Player)| {
            let own = viewer.is(seat);
            PlayerView {
                coins: player.coins,
                row: player.row,
                buried_count: player.buried.len(),
                buried: own.then_some(player.buried),
                has_bid: player.bid.is_some(),
                bid: player.bid.filter(|_| own),
                hand: player.hand.filter(|_| own),
            }
        };
        View {
            round: self.round,
            phase: self.phase,
            step: self.steps.last().copied(),
            bids: self.bids,
            turn: self.turn,
            waiting: self.waiting_for(),
            deck: self.deck.len(),
            sold: self.sold,
            players: (0..).map(Seat).zip(&self.players).map(seen).collect(),
            outcome: self.outcome(),
        }
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Bid { seat, .. } if !viewer.is(*seat) => Some(Event::Bid { seat: *seat, coins: None }),
            Event::Card { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        let others = || (0..).map(Seat).zip(&self.players).filter(|&(seat, _)| !viewer.is(seat));
        let mut hidden = self.deck.to_vec();
        hidden.extend(others().flat_map(|(_, other)| other.buried.iter().chain(&other.hand)));
        dice.deal_anew(&mut hidden);
        let mut deal = hidden.into_iter();
        for (seat, player) in (0..).map(Seat).zip(&mut guess.players).filter(|&(seat, _)| !viewer.is(seat)) {
            deal.by_ref().zip(player.hand.iter_mut()).for_each(|(card, place)| *place = card);
            for place in player.buried.iter_mut() {
                *place = deal.next().unwrap_or(*place);
            }
            player.buried.sort_unstable();
            let limit = u32::from(self.players[seat.index()].coins.min(HIGHEST_BID));
            player.bid = player.bid.map(|_| dice.below(limit + 1) as u16);
        }
        for place in guess.deck.iter_mut() {
            *place = deal.next().unwrap_or(*place);
        }
        guess
    }

    fn outcome(&self) -> Option<Outcome> {
        let score =
            |player: &Player| player.row.iter().map(|&card| i32::from(card)).sum::<i32>() + i32::from(player.coins);
        (self.phase == Phase::Over).then(|| Outcome { scores: self.players.iter().map(score).collect() })
    }
}
