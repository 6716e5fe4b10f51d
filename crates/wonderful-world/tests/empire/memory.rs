//! What a perfect memory keeps. A tracker is shown nothing but one viewer's views, from the first to the last of a
//! game; what it remembers must be true in every guess made for that viewer, and what it cannot know must vary.

use crate::support::card;
use std::collections::BTreeSet;
use tabletop::{Dice, Game, List, Seat, Seed, Viewer};
use wonderful_world::data::{Card, Direction};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, Options, View, WonderfulWorld};

const GUESSES: usize = 12;

/// A viewer with a perfect memory.
struct Memory {
    viewer: Viewer,
    /// The view before.
    last: View,
    /// By seat, the hand, where the viewer knows it from having held it.
    hands: Vec<Option<Vec<Card>>>,
    /// Alone, after a reshuffle: cards that must lie in the deck; for a spectator in the deck or in hand.
    reshuffled: Vec<Card>,
}

impl Memory {
    fn new(viewer: Viewer, view: &View) -> Self {
        let unknown = vec![None; view.players.len()];
        let mut memory = Self { viewer, last: view.clone(), hands: unknown, reshuffled: Vec::new() };
        memory.look_at_own_hand(view);
        memory
    }

    fn see(&mut self, view: View) {
        if view.options.players == 1 {
            self.follow_the_deck(&view);
            self.hands = vec![None];
        } else {
            self.follow_the_hands(&view);
        }
        self.look_at_own_hand(&view);
        self.last = view;
    }

    fn look_at_own_hand(&mut self, view: &View) {
        if let Viewer::Seat(seat) = self.viewer {
            let hand = view.players[seat.index()].hand.clone();
            assert!(hand.is_some(), "everybody sees their own hand");
            self.hands[seat.index()] = hand;
        }
    }

    /// Picks are turned up, then the hands go round.
    fn follow_the_hands(&mut self, view: &View) {
        match (self.last.phase, view.phase) {
            (Phase::Draft { pick: before }, Phase::Draft { pick }) if pick == before + 1 => {
                for (hand, player) in self.hands.iter_mut().zip(&view.players) {
                    if let (Some(hand), Some(shown)) = (hand, player.draft_area.last()) {
                        remove(hand, *shown);
                    }
                }
                match self.last.passing {
                    Some(Direction::Left) => self.hands.rotate_right(1),
                    _ => self.hands.rotate_left(1),
                }
                if let Viewer::Seat(seat) = self.viewer {
                    let expected = self.hands[seat.index()].as_ref();
                    assert!(expected.is_none_or(|hand| Some(hand) == view.players[seat.index()].hand.as_ref()));
                }
            }
            (_, Phase::Draft { pick: 1 }) if self.last.round < view.round => self.hands.fill(None),
            (_, Phase::Draft { .. }) => {}
            _ => self.hands.fill(Some(Vec::new())),
        }
    }

    /// Discards that are shuffled into the deck are known to be there, until they come to light.
    fn follow_the_deck(&mut self, view: &View) {
        let (before, now) = (&self.last.players[0], &view.players[0]);
        let drew = before.dug_size == 0 && now.dug_size > 0;
        if drew && view.discard.is_empty() {
            self.reshuffled.extend(self.last.discard.cards());
            let thrown = without(before.hand.iter().flatten(), now.hand.iter().flatten());
            self.reshuffled.extend(thrown);
        }
        if self.viewer == Viewer::Spectator {
            let open = |view: &View| -> Vec<Card> {
                let player = &view.players[0];
                let sites = player.sites.iter().map(|site| site.building.card);
                view.discard.cards().chain(player.built.iter().copied()).chain(sites).collect()
            };
            for card in without(&open(view), &open(&self.last)) {
                remove(&mut self.reshuffled, card);
            }
        } else if drew {
            for card in now.dug.iter().flatten() {
                remove(&mut self.reshuffled, *card);
            }
        }
    }

    /// Every guess made of `game` for this viewer is what the viewer remembers, and nothing more is given away.
    fn compare(&self, game: &WonderfulWorld, dice: &mut Dice) {
        let guesses: Vec<WonderfulWorld> = (0..GUESSES).map(|_| game.guess(self.viewer, dice)).collect();
        for guess in &guesses {
            guess.check().unwrap();
            assert_eq!(guess.view(self.viewer), self.last);
        }
        if game.is_solo() {
            self.compare_alone(&guesses);
        } else {
            self.compare_hands(&guesses);
        }
        if self.last.deck > 5 {
            assert!(vary(&guesses, deck), "the deck lies in no known order");
        }
        if self.last.phase != Phase::Over {
            assert!(vary(&guesses, |guess| guess.chance), "the coming chance is not known");
        }
    }

    fn compare_hands(&self, guesses: &[WonderfulWorld]) {
        let mut unknown = Vec::new();
        for (index, known) in self.hands.iter().enumerate() {
            let shown = &self.last.players[index];
            let kept = shown.hand.clone().or((shown.hand_size == 0).then(Vec::new));
            assert_eq!(kept, *known, "the view keeps what {:?} remembers of seat {index}", self.viewer);
            let own = self.viewer.is(Seat(index as u8));
            match known {
                Some(hand) => {
                    assert!(guesses.iter().all(|guess| *guess.players[index].hand == **hand), "seat {index}");
                }
                None => {
                    unknown.push(index);
                    assert!(vary(guesses, |guess| guess.players[index].hand), "seat {index}");
                }
            }
            if own {
                assert!(guesses.iter().all(|guess| guess.players[index].pick == shown.pick));
            } else if shown.has_picked {
                let different: BTreeSet<_> = known.iter().flatten().collect();
                let open = known.is_none() || different.len() > 2;
                assert!(!open || vary(guesses, |guess| guess.players[index].pick), "the pick of seat {index}");
                assert_eq!(shown.pick, None);
            }
        }
        // Hands that were never held may be anything that has not been seen, not only each other.
        let guessed = |guess: &WonderfulWorld| {
            sorted(&unknown.iter().flat_map(|&index| guess.players[index].hand.to_vec()).collect::<Vec<_>>())
        };
        assert!(unknown.is_empty() || vary(guesses, guessed));
    }

    fn compare_alone(&self, guesses: &[WonderfulWorld]) {
        let shown = &self.last.players[0];
        let spectator = self.viewer == Viewer::Spectator;
        for card in Card::all() {
            let known = count(&self.reshuffled, card);
            assert!(usize::from(self.last.known_in_deck.count(card)) >= known, "{card:?} is known to be in the deck");
            for guess in guesses {
                let mut there = deck(guess);
                if spectator {
                    there.extend(guess.players[0].hand.iter().chain(&guess.players[0].dug));
                }
                assert!(count(&there, card) >= known, "{card:?} is known to be in the deck");
            }
        }
        for number in self.last.piles.iter().flatten() {
            let index = usize::from(number - 1);
            assert!(vary(guesses, |guess| guess.piles[index]), "pile {number}");
        }
        if spectator {
            assert_eq!((&shown.hand, &shown.dug), (&None, &None));
            assert!(shown.hand_size < 2 || vary(guesses, |guess| guess.players[0].hand), "the hand");
            assert!(shown.dug_size == 0 || vary(guesses, |guess| guess.players[0].dug), "what was dug up");
        } else {
            assert_eq!(self.last.known_in_deck.cards().collect::<Vec<_>>(), sorted(&self.reshuffled));
            let hand = shown.hand.clone().unwrap_or_default();
            let dug = shown.dug.clone().unwrap_or_default();
            assert!(guesses.iter().all(|guess| *guess.players[0].hand == *hand && *guess.players[0].dug == *dug));
        }
    }
}

fn deck(game: &WonderfulWorld) -> Vec<Card> {
    let deck: List<Card, 150> = game.deck.clone().into();
    deck.to_vec()
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|&&other| other == card).count()
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(index) = cards.iter().position(|&other| other == card) {
        cards.remove(index);
    }
}

/// The first cards without the second, copy by copy.
fn without<'a>(cards: impl IntoIterator<Item = &'a Card>, less: impl IntoIterator<Item = &'a Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().copied().collect();
    less.into_iter().for_each(|&card| remove(&mut cards, card));
    cards
}

fn vary<T: PartialEq>(guesses: &[WonderfulWorld], part: impl Fn(&WonderfulWorld) -> T) -> bool {
    guesses.iter().any(|guess| part(guess) != part(&guesses[0]))
}

/// Plays a whole game at random, shows every view to a memory, and compares it all along. How often the solo deck
/// was reshuffled.
fn remember(options: &str, viewer: Viewer, prefers: fn(&Choice) -> bool) -> usize {
    let options: Options = serde_json::from_str(options).unwrap();
    let seed = Seed::from_text("memory").unwrap();
    let mut dice = Dice::new(seed, 7);
    let mut game = WonderfulWorld::start(&options, seed).unwrap();
    let mut memory = Memory::new(viewer, &game.view(viewer));
    let mut reshuffles = 0;
    loop {
        let hidden = matches!(game.phase, Phase::Draft { .. } | Phase::Planning | Phase::Over);
        if hidden || dice.below(10) == 0 {
            memory.compare(&game, &mut dice);
        }
        let waiting: Vec<Seat> = game.waiting_for().iter().collect();
        let Some(seat) = dice.pick(&waiting) else { break };
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        if choices.iter().any(prefers) {
            choices.retain(prefers);
        }
        let choice = dice.pick(&choices).unwrap();
        let mut events = Vec::new();
        game.apply(seat, choice, &mut events).unwrap();
        reshuffles += events.iter().filter(|&event| *event == wonderful_world::Event::Reshuffled).count();
        memory.see(game.view(viewer));
    }
    reshuffles
}

fn anything(_: &Choice) -> bool {
    false
}

/// Digs as long as possible, which empties the deck.
fn digging(choice: &Choice) -> bool {
    matches!(choice, Choice::Dig(_))
}

#[test]
fn two_players_remember_both_hands() {
    // WW-DRAFT-12, WW-TWO-02
    for seat in 0..2 {
        remember(r#"{"players":2,"side":"A"}"#, Viewer::Seat(Seat(seat)), anything);
    }
}

#[test]
fn three_players_remember_the_hands_they_passed_on() {
    // WW-DRAFT-12, WW-DRAFT-14
    for seat in 0..3 {
        remember(r#"{"players":3,"side":"B"}"#, Viewer::Seat(Seat(seat)), anything);
    }
}

#[test]
fn four_players_remember_the_hands_they_passed_on() {
    // WW-DRAFT-12, WW-DRAFT-14
    for seat in [0, 3] {
        remember(r#"{"players":4,"side":"A"}"#, Viewer::Seat(Seat(seat)), anything);
    }
}

#[test]
fn five_players_remember_the_hands_they_passed_on() {
    // WW-DRAFT-12, WW-DRAFT-14
    for seat in [1, 4] {
        remember(r#"{"players":5,"side":"B"}"#, Viewer::Seat(Seat(seat)), anything);
    }
}

#[test]
fn a_spectator_knows_no_hand_and_no_pick() {
    // WW-DRAFT-12, WW-DRAFT-14
    for players in 2..=5 {
        remember(&format!(r#"{{"players":{players},"side":"A"}}"#), Viewer::Spectator, anything);
    }
}

#[test]
fn a_player_alone_knows_what_was_shuffled_into_the_deck() {
    // WW-SOLO-18
    for options in [r#"{"players":1,"side":"B"}"#, r#"{"scenario":"05"}"#] {
        assert!(remember(options, Viewer::Seat(Seat(0)), digging) > 0, "the deck ran out");
        remember(options, Viewer::Seat(Seat(0)), anything);
    }
}

#[test]
fn a_spectator_of_a_solo_game_knows_what_was_shuffled_into_the_deck_but_not_the_hand() {
    // WW-SOLO-18
    for options in [r#"{"players":1,"side":"A"}"#, r#"{"scenario":"01"}"#] {
        assert!(remember(options, Viewer::Spectator, digging) > 0, "the deck ran out");
        remember(options, Viewer::Spectator, anything);
    }
}

#[test]
fn what_was_shuffled_in_never_turns_up_in_a_pile() {
    // WW-SOLO-18
    let mut game = crate::support::position(1).hand(0, &["atlantis", "roswell", "museum"]).deck_of(3).ready();
    game.choose(0, serde_json::json!({"dig": "atlantis"}));
    game.choose(0, serde_json::json!({"dig": "roswell"}));
    let mut dice = Dice::new(Seed([1; 32]), 0);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        for _ in 0..200 {
            let guess = game.0.guess(viewer, &mut dice);
            let piles: Vec<Card> = guess.piles.iter().flat_map(|pile| pile.to_vec()).collect();
            assert_eq!(count(&piles, card("atlantis")) + count(&piles, card("roswell")), 0);
        }
    }
}

#[test]
fn to_a_spectator_too_a_hand_just_taken_from_a_pile_holds_nothing_that_was_shuffled_in() {
    // WW-SOLO-18
    let mut game = crate::support::position(1).taken(1).hand(0, &["atlantis", "roswell"]).deck_of(3).ready();
    game.choose(0, serde_json::json!({"dig": "atlantis"}));
    let kept = game.named(0, "keep").into_iter().find(|id| id != "atlantis" && id != "roswell").unwrap();
    game.choose(0, serde_json::json!({"keep": kept}));
    game.choose(0, serde_json::json!({"recycle": kept}));
    assert!(game.player(0).hand.is_empty() && game.player(0).kept == 1);
    let reshuffled = game.0.reshuffled.in_deck_or_hand;
    assert!(reshuffled.count(card("atlantis")) == 1);
    game.choose(0, serde_json::json!({"pile": 3}));
    assert_eq!(game.player(0).kept, 0);
    let mut dice = Dice::new(Seed([2; 32]), 0);
    for _ in 0..500 {
        let guess = game.0.guess(Viewer::Spectator, &mut dice);
        assert_eq!(count(&guess.players[0].hand, card("atlantis")), 0);
        assert!(reshuffled.iter().all(|(card, known)| count(&deck(&guess), card) >= usize::from(known)));
    }
    // Once a card has been dug up and kept, it may be any of them.
    let thrown = game.named(0, "dig");
    game.choose(0, serde_json::json!({"dig": thrown[0]}));
    game.choose(0, serde_json::json!({"dig": thrown[1]}));
    let kept = game.named(0, "keep")[0].clone();
    game.choose(0, serde_json::json!({"keep": kept}));
    let held =
        (0..2000).any(|_| count(&game.0.guess(Viewer::Spectator, &mut dice).players[0].hand, card("atlantis")) > 0);
    assert!(held || game.0.reshuffled.in_deck_or_hand.count(card("atlantis")) == 0);
}
