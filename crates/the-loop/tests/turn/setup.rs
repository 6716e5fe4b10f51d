//! LOOP-SETUP: the first state. The program begins the first turn by itself, which adds a clone, an artifact and rifts.

use crate::support::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seed, Viewer};
use the_loop::data::{Agent, Card, CardSet, Era, Mission};
use the_loop::state::Fate;
use the_loop::{Options, TheLoop};

/// The first turn brings a rift to Globalization and one to the End; clones appear from the Dawn on.
fn laid_out(options: Value) -> Played {
    start_with(
        options,
        json!({
            "doctor": ["dawn", "renaissance", "robots"],
            "chutes": ["previous", "next"],
            "bag": (1..=20).collect::<Vec<_>>(),
        }),
    )
}

fn dealt(players: u8, number: u64) -> TheLoop {
    let options: Options = serde_json::from_value(json!({"players": players})).unwrap();
    TheLoop::start(&options, Seed::from_text("deals").unwrap().nth(number)).unwrap()
}

#[test]
fn clones_and_artifacts_go_by_the_number_of_players() {
    for (options, clones, artifacts) in [
        (json!({"players": 1}), 7, 2), // LOOP-SETUP-15
        (json!({"players": 2}), 7, 2), // LOOP-SETUP-16
        (json!({"players": 3}), 5, 3), // LOOP-SETUP-17
        (json!({"players": 4}), 4, 4), // LOOP-SETUP-18
    ] {
        let game = laid_out(options.clone()).0;
        assert_eq!(28 - game.bag.len(), clones + 1, "{options}");
        assert_eq!(game.available.len(), artifacts + 1, "{options}");
    }
    assert!(refused(json!({"players": 5}), json!({})).contains("1 to 4 players"), "LOOP-SETUP-18");
}

#[test]
fn two_eras_have_a_rift_and_a_mission_the_others_energy() {
    // LOOP-SETUP-11, LOOP-SETUP-12, LOOP-SETUP-14; LOOP-SETUP-03: every other cube is in its supply
    let game = laid_out(json!({"players": 2}));
    let cubes = |era: &Era| (game.0.era(*era).rifts, game.0.era(*era).energy);
    assert_eq!(Era::ALL.map(|era| cubes(&era)), [(1, 0), (0, 1), (1, 0), (0, 1), (1, 1), (0, 1), (1, 1)]);
    assert_eq!((game.tile("dawn").0, game.tile("renaissance").0), (Fate::Open, Fate::Open));
    assert_eq!((game.0.tiles(Fate::Open), game.0.tiles(Fate::FaceDown)), (2, 5), "LOOP-TILE-01");
    assert_eq!((game.cubes(game.tile("dawn").1), game.cubes(game.tile("renaissance").1)), (0, 0));
    let twice = refused(json!({"players": 2}), json!({"doctor": ["dawn", "dawn"]}));
    assert!(twice.contains("given twice"), "always two different eras: {twice}");
}

#[test]
fn all_seven_doctor_cards_are_in_the_deck_of_the_first_turn() {
    // LOOP-SETUP-13: he may come at once to an era that was seen in setup
    let game =
        start_with(json!({"players": 2}), json!({"doctor": ["dawn", "renaissance", "dawn"], "chutes": ["next"]}));
    assert_eq!((game.0.doctor, game.0.doctor_deck.len()), (Some(Era::Dawn), 6));
    // LOOP-SETUP-06: one card for each era, shuffled, on the first space of the track
    let mut first = BTreeSet::new();
    for number in 0..100 {
        let game = dealt(2, number);
        let cards: BTreeSet<Era> = game.doctor_deck.iter().copied().chain(game.doctor).collect();
        assert_eq!((cards.len(), game.cycle, game.turn), (7, 1, 1));
        first.insert(game.doctor);
    }
    assert_eq!(first.len(), 7, "any card can be the first");
}

#[test]
fn the_doctor_is_nowhere_before_the_first_card_of_the_first_turn() {
    // LOOP-SETUP-26, LOOP-SETUP-01: the cards of setup do not move him, and the Machine's first direction means nothing
    let game = laid_out(json!({"players": 2}));
    assert_eq!(game.0.doctor, Some(Era::Robots));
    assert_eq!((game.rifts("end"), game.rifts("globalization"), game.rifts("medieval")), (1, 1, 0));
    let before = |doctor: Option<Era>| {
        solo(&["mr_time", "v_girl"]).deck(0, &["battle_steed", "donut"]).with(move |game| {
            (game.turn, game.doctor, game.doctor_deck) = (0, doctor, Era::ALL.into_iter().collect());
            game.phase = the_loop::state::Phase::Deal { card: None };
        })
    };
    assert!(before(Some(Era::Dawn)).impossible().contains("nowhere before the first turn"));
    assert_eq!(before(None).ready().0.doctor, None, "a card is being dealt");
}

#[test]
fn seven_of_ten_tiles_are_dealt_and_three_stay_in_the_box_unseen() {
    // LOOP-SETUP-02
    let missions = &Mission::ALL.map(Mission::name)[3..];
    let game = start_with(json!({"players": 2}), json!({"missions": missions, "doctor": ["dawn", "medieval", "end"]}));
    let dealt_here: Vec<&str> = game.0.eras.iter().map(|era| era.tile.mission.name()).collect();
    assert_eq!(dealt_here, missions);
    assert_eq!(BTreeSet::from(game.0.boxed), Mission::ALL[..3].iter().copied().collect());
    let seen: BTreeSet<Mission> = (0..100).map(|number| dealt(2, number).eras[0].tile.mission).collect();
    assert_eq!(seen.len(), 10, "any tile can lie at the Dawn");
}

#[test]
fn the_great_deck_is_the_other_forty_nine_shuffled() {
    // LOOP-SETUP-07
    let game = dealt(3, 1);
    let rest: CardSet = game.great_deck.cards.iter().copied().collect();
    assert_eq!(rest.union(game.available).union(game.destroyed), CardSet::great_deck());
    let tops: BTreeSet<Card> = (0..400).map(|number| *dealt(2, number).great_deck.cards.last().unwrap()).collect();
    assert!(tops.len() > 40, "any card can be on top: {}", tops.len());
}

#[test]
fn every_player_has_another_agent_and_the_other_agents_are_in_the_box_with_their_cards() {
    // LOOP-SETUP-08
    for number in 0..30 {
        let game = dealt(4, number);
        let agents: BTreeSet<Agent> = game.agents.iter().map(|one| one.agent).collect();
        assert_eq!(agents.len(), 4);
        let cards = game.piles.iter().flat_map(|pile| pile.deck.cards.iter().copied());
        let hands = game.agents.iter().flat_map(|one| one.hand.iter());
        let starters: CardSet = cards.chain(hands).collect();
        assert_eq!(starters, agents.iter().flat_map(|&agent| CardSet::starters(agent).iter()).collect());
    }
    let first: BTreeSet<Agent> = (0..60).map(|number| dealt(2, number).agents[0].agent).collect();
    assert_eq!(first.len(), 5, "dealt at random unless they are named");
    let twice = refused(json!({"players": 2, "agents": ["v_girl", "v_girl"]}), json!({}));
    assert!(twice.contains("named twice"), "{twice}");
}

#[test]
fn figures_start_at_home_with_three_of_six_cards_and_a_free_move() {
    // LOOP-SETUP-09, LOOP-SETUP-21, LOOP-SETUP-25
    let game = start(json!({"players": 4, "agents": ["cztwyzzek", "v_girl", "time_prowler", "robofinisher_404"]}));
    let places = |game: &Played| (0..game.0.agents.len()).map(|place| game.place(place)).collect::<Vec<_>>();
    assert_eq!(places(&game), ["dawn", "renaissance", "globalization", "robots"]);
    assert_eq!(places(&start(json!({"players": 2, "agents": ["mr_time", "v_girl"]}))), ["end", "renaissance"]);
    for place in 0..4 {
        assert_eq!((game.ready_cards(place).len(), game.deck(place).len(), game.discard(place).len()), (3, 3, 0));
        let own = CardSet::starters(game.0.agents[place].agent);
        assert!(game.0.piles[place].deck.cards.iter().all(|card| own.contains(*card)));
        assert!(game.0.agents[place].hand.iter().all(|card| own.contains(card)));
    }
    assert!(game.0.agents.iter().all(|one| !one.moved));
    let own_decks = [["whistle", "paperclip", "grab_boot", "duct_tape"]];
    let given = start_with(json!({"players": 2, "agents": ["mr_time", "v_girl"]}), json!({"own_decks": own_decks}));
    assert_eq!((given.hand(0), given.deck(0)[0]), (vec!["grab_boot", "whistle", "paperclip"], "duct_tape"));
    let hands: BTreeSet<Vec<Card>> = (0..60).map(|number| dealt(2, number).agents[0].hand.iter().collect()).collect();
    assert!(hands.len() > 20, "the three are random");
}

#[test]
fn what_appears_in_setup_lies_where_it_says() {
    // LOOP-SETUP-10, LOOP-SETUP-19, LOOP-SETUP-20
    let mut game = laid_out(json!({"players": 2}));
    for era in Era::ALL {
        assert!(game.0.era(era).clones.iter().all(|clone| clone.appears_in() == era));
        assert!(game.0.available_in(era).iter().all(|card| card.home() == era));
    }
    let on_board: usize = game.0.eras.iter().map(|era| era.clones.len()).sum();
    assert_eq!(on_board + game.0.bag.len(), 28);
    assert_eq!(game.clones("dawn"), ["renaissance", "industrial", "globalization", "end"], "destruction side up");
    // Setup comes before anybody acts: what is laid out can be taken in the first turn.
    let card = game.0.available.iter().next().unwrap();
    game.0.agents[usize::from(game.0.active)].era = card.home();
    game.choose(end());
    assert!(game.offers(take(card.name())));
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    // LOOP-SETUP-23
    let first: BTreeSet<u8> = (0..60).map(|number| dealt(3, number).active).collect();
    assert_eq!(first, BTreeSet::from([0, 1, 2]));
    let options = json!({"players": 3, "agents": ["mr_time", "v_girl", "cztwyzzek"]});
    assert_eq!(start_with(options, json!({"first_player": 2})).waiting(), 2);
}

#[test]
fn a_first_game_is_sabotage_on_the_first_level() {
    // LOOP-SETUP-24, LOOP-MODE-02
    let usual: Options = serde_json::from_value(json!({})).unwrap();
    assert_eq!(usual.level.name(), "employee_of_the_month");
    let about = TheLoop::about();
    let level = about.options.iter().find(|field| field.name == "level").unwrap();
    assert_eq!(level.default.as_deref(), Some("employee_of_the_month"));
    assert_eq!(level.values, ["employee_of_the_month", "agent_of_the_year", "agency_legend"]);
}

#[test]
fn the_level_that_was_agreed_is_the_one_that_is_laid_out() {
    // LOOP-SETUP-04, LOOP-SETUP-22: the sheet of the level, and what it adds; LOOP-SETUP-05: the side of the vortex tiles
    for (level, clones, holds) in
        [("employee_of_the_month", 4, 3), ("agent_of_the_year", 6, 3), ("agency_legend", 8, 2)]
    {
        let game = laid_out(json!({"players": 4, "level": level}));
        assert_eq!(game.0.options.level.name(), level);
        assert_eq!(28 - game.0.bag.len(), clones + 1, "{level}");
        assert_eq!(game.0.vortexes().len(), 0);
        let later = position_on(level, &["mr_time", "v_girl"]).vortex("dawn").ready();
        assert_eq!(later.0.holds(Era::Dawn), holds, "{level}");
    }
}

#[test]
fn two_agents_of_one_person_by_the_standard_rules_count_as_two_players() {
    // LOOP-SETUP-27: each has a seat, a deck and a share of the bonus, unlike two agents of a player alone
    let bonus = |position: Position| {
        let mut game = position.mission("end", "quantum_bomb", 6).ready();
        game.choose_all(&[end(), json!("archive")]);
        (game.0.seats().len(), game.0.piles.len(), game.named("take").len())
    };
    assert_eq!(bonus(position(&["mr_time", "v_girl"])), (2, 2, 3));
    assert_eq!(bonus(solo(&["mr_time", "v_girl"])), (1, 1, 2));
}

#[test]
fn hands_and_piles_lie_open_and_only_orders_and_face_down_tiles_are_hidden() {
    // LOOP-SETUP-28, LOOP-DECK-02
    let game = position(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape"])
        .exhausted(0, &["grab_boot"])
        .discard(0, &["whistle"])
        .available(&["battle_steed"])
        .clone_in("dawn", "end")
        .turn(3)
        .ready()
        .0;
    let seen = game.view(Viewer::Seat(Seat(1)));
    let names = |cards: CardSet| cards.iter().map(Card::name).collect::<Vec<_>>();
    assert_eq!(names(seen.agents[0].ready), ["duct_tape"]);
    assert_eq!(names(seen.agents[0].exhausted), ["grab_boot"]);
    assert_eq!(names(seen.piles[0].discard), ["whistle"]);
    assert_eq!(names(seen.era(Era::Medieval).artifacts), ["battle_steed"]);
    assert_eq!(seen.era(Era::Dawn).clones.len(), 1);
    assert_eq!(seen.era(Era::Dawn).tile.mission, None);
    // Another order of what is face down looks the same to everybody.
    let mut other = game.clone();
    other.great_deck.cards.reverse();
    other.piles[1].deck.cards.reverse();
    other.doctor_deck.reverse();
    std::mem::swap(&mut other.eras[0].tile.mission, &mut other.boxed[0]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer));
    }
    assert_ne!(game, other);
}

#[test]
fn agents_are_chosen_one_after_the_other_and_none_twice() {
    // LOOP-SETUP-08, LOOP-SETUP-09, LOOP-SETUP-21
    let mut game = start(json!({"players": 3, "agents": "chosen"}));
    assert_eq!((game.waiting(), game.named("agent").len()), (0, 5));
    assert!(game.0.view(Viewer::Spectator).agents.is_empty());
    game.choose(agent("v_girl"));
    assert_eq!((game.waiting(), game.offers(agent("v_girl"))), (1, false));
    game.choose(agent("mr_time"));
    assert!(game.0.piles.is_empty() && game.0.turn == 0, "cards are dealt when all are chosen");
    let events = game.choose(agent("cztwyzzek"));
    assert!(events.len() > 3 && game.0.turn == 1, "the first turn begins");
    assert_eq!([0, 1, 2].map(|place| game.place(place)), ["renaissance", "end", "dawn"]);
    for (place, one) in game.0.agents.iter().enumerate() {
        let own: CardSet = one.hand.iter().chain(game.0.piles[place].deck.cards.iter().copied()).collect();
        assert_eq!((own, one.hand.len()), (CardSet::starters(one.agent), 3));
    }
    let firsts: BTreeSet<u8> = (0..40)
        .map(|number| {
            let options: Options = serde_json::from_value(json!({"players": 3, "agents": "chosen"})).unwrap();
            let mut game = Played(TheLoop::start(&options, Seed([number; 32])).unwrap());
            ["v_girl", "mr_time", "cztwyzzek"].iter().for_each(|name| _ = game.choose(agent(name)));
            game.0.active
        })
        .collect();
    assert_eq!(firsts.len(), 3, "LOOP-SETUP-23: any of them may begin");
}

#[test]
fn a_player_alone_chooses_the_whole_team() {
    // LOOP-SETUP-08, LOOP-SOLO-01, LOOP-SOLO-03
    let mut game = start(json!({"players": 1, "team": 2, "agents": "chosen"}));
    game.choose_all(&[agent("time_prowler"), agent("robofinisher_404")]);
    let all = CardSet::starters(Agent::TimeProwler).union(CardSet::starters(Agent::Robofinisher));
    let dealt = game.0.agents.iter().fold(CardSet::NONE, |all, one| all.union(one.hand));
    let deck: CardSet = game.0.piles[0].deck.cards.iter().copied().collect();
    assert_eq!((dealt.union(deck), game.0.turn), (all, 1));
    let said = refused(json!({"agents": "chosen"}), json!({"first_player": 1}));
    assert!(said.contains("yet to be chosen"), "{said}");
}
