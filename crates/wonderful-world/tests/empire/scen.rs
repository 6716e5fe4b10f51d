//! The scenarios of the solo game.

use crate::support::{Played, Position, card, drop_site, place, position, start};
use serde_json::{Value, json};
use tabletop::{Game, Results};
use wonderful_world::data::{Card, Medal, Resource, SCENARIOS, Scenario, Side};
use wonderful_world::score::SoloOutcome;
use wonderful_world::state::Phase;
use wonderful_world::{Options, Outcome};

/// A scenario's number, named cards, and points for bronze, silver and gold.
type Sheet = (&'static str, &'static [&'static str], [i32; 3]);

const SHEETS: [Sheet; 6] = [
    ("01", &["polar_base", "mega_drill", "super_sonar", "center_of_the_earth"], [70, 95, 115]),
    ("02", &["recycling_plant", "wind_turbines", "universal_vaccine", "aquaculture"], [70, 95, 115]),
    ("03", &["unknown_technology", "saucer_squadron", "lunar_base", "secret_laboratory"], [70, 90, 105]),
    ("04", &["research_center", "neuroscience", "time_travel"], [65, 85, 105]),
    ("05", &["industrial_complex", "underground_city", "underwater_city", "secret_society"], [75, 95, 120]),
    ("06", &["financial_center", "propaganda_center", "national_monument"], [60, 85, 105]),
];

/// A scenario at its end, with some of its named cards built, and other cards and generals to make up so many points.
fn ended(number: &str, built: &[&str], points: i32) -> Outcome {
    let position = Position::of(json!({ "scenario": number })).taken(8).with(|game| {
        let player = &mut game.players[0];
        for id in built {
            let index = player.sites.iter().position(|building| building.card == card(id)).unwrap();
            player.sites.remove(index);
            player.built.push(card(id));
        }
    });
    let outcome = position.worth(0, points).outcome();
    assert_eq!(outcome.seats[0].score.total, points);
    outcome
}

fn medal(outcome: &Outcome) -> Option<Medal> {
    match &outcome.solo {
        Some(SoloOutcome::Scenario { medal, .. }) => *medal,
        other => panic!("no scenario: {other:?}"),
    }
}

fn sheet(number: &str) {
    let (_, named, [bronze, silver, gold]) = SHEETS[number.parse::<usize>().unwrap() - 1];
    let begun = start(json!({ "scenario": number }));
    assert_eq!(begun.player(0).sites.iter().map(|site| site.card.printed().id).collect::<Vec<_>>(), named);
    let medal_at = |points| medal(&ended(number, named, points));
    assert_eq!(medal_at(bronze - 1), None);
    assert_eq!(medal_at(bronze), Some(Medal::Bronze));
    assert_eq!(medal_at(silver - 1), Some(Medal::Bronze));
    assert_eq!(medal_at(silver), Some(Medal::Silver));
    assert_eq!(medal_at(gold - 1), Some(Medal::Silver));
    assert_eq!(medal_at(gold), Some(Medal::Gold));
}

#[test]
fn to_the_centre_of_the_earth() {
    // WW-SCEN-09, WW-SCEN-07
    sheet("01");
}

#[test]
fn a_better_world() {
    // WW-SCEN-10, WW-SCEN-07
    sheet("02");
}

#[test]
fn they_are_among_us() {
    // WW-SCEN-11, WW-SCEN-07
    sheet("03");
}

#[test]
fn masters_of_time() {
    // WW-SCEN-16, WW-SCEN-07
    sheet("04");
}

#[test]
fn end_of_times() {
    // WW-SCEN-12, WW-SCEN-07
    sheet("05");
}

#[test]
fn money_has_no_smell() {
    // WW-SCEN-13, WW-SCEN-07
    sheet("06");
}

#[test]
fn the_fourth_scenario_is_offered_and_marked_as_coming_from_elsewhere() {
    // WW-SCEN-14
    assert_eq!(Scenario::ALL.map(Scenario::name), ["01", "02", "03", "04", "05", "06"]);
    assert_eq!(SCENARIOS.each_ref().map(|scenario| scenario.in_rulebook), [true, true, true, false, true, true]);
    assert_eq!(start(json!({"scenario": "04"})).0.options.scenario, Some(Scenario::S04));
}

#[test]
fn a_scenario_is_played_by_the_rules_of_the_solo_game() {
    // WW-SCEN-01
    let mut game = start(json!({"scenario": "02"}));
    assert!(game.0.is_solo());
    game.choose(0, json!({"choose": "noram_states"}));
    assert_eq!((game.0.phase, game.named(0, "pile").len()), (Phase::Planning, 8));
    game.choose(0, json!({"pile": 3}));
    assert_eq!(game.named(0, "dig").len(), game.named(0, "build").len());
    let mut game = Position::of(json!({"scenario": "02"})).taken(8).round(4).built(0, &["recycling_plant"]).producing();
    assert_eq!((game.player(0).produced, game.player(0).financiers), (4, 0), "four are not enough");
    game.idle_to_step(Resource::Energy);
    assert_eq!(game.player(0).generals, 0, "to have the most among one is nothing");
}

#[test]
fn any_empire_may_be_taken_and_only_its_side_b() {
    // WW-SCEN-02
    for (number, ..) in SHEETS {
        let game = start(json!({ "scenario": number }));
        assert_eq!(game.0.options.side, Side::B);
        assert_eq!(game.named(0, "choose").len(), 5);
        let read = |side: &str| serde_json::from_value::<Options>(json!({"scenario": number, "side": side}));
        assert!(read("B").is_ok());
        assert!(read("A").unwrap_err().to_string().contains("side B"));
        let made = Options { side: Side::A, ..game.0.options };
        assert!(wonderful_world::WonderfulWorld::start(&made, tabletop::Seed([0; 32])).is_err());
    }
}

#[test]
fn the_named_cards_begin_under_construction_with_nothing_on_them() {
    // WW-SCEN-03
    for (number, named, _) in SHEETS {
        let mut game = start(json!({ "scenario": number }));
        game.choose(0, json!({"choose": "noram_states"}));
        let sites = &game.view(Some(0)).players[0].sites;
        let ids: Vec<_> = sites.iter().map(|site| site.building.card.printed().id).collect();
        assert_eq!(ids, named);
        assert!(sites.iter().all(|site| site.building.filled.is_empty()));
        assert!(sites.iter().all(|site| site.missing == site.building.card.printed().cost));
        assert!(game.player(0).built.is_empty());
    }
}

#[test]
fn one_copy_of_each_named_card_is_out_of_the_deck_before_the_piles_are_made() {
    // WW-SCEN-04
    for (number, named, _) in SHEETS {
        let game = start(json!({ "scenario": number }));
        assert_eq!(game.0.deck.len(), if named.len() == 4 { 106 } else { 107 }, "{number}");
        assert_eq!(game.0.piles.iter().map(|pile| pile.len()).collect::<Vec<_>>(), [5; 8]);
        let deck: tabletop::List<Card, 150> = game.0.deck.clone().into();
        let hidden: Vec<Card> = deck.iter().chain(game.0.piles.iter().flat_map(|pile| pile.iter())).copied().collect();
        for card in Card::all() {
            let out = u8::from(named.contains(&card.printed().id));
            let left = hidden.iter().filter(|&&other| other == card).count();
            assert_eq!(left, usize::from(card.printed().copies - out), "{card:?}");
        }
    }
}

#[test]
fn a_scenario_is_won_when_all_its_cards_are_built_by_the_end() {
    // WW-SCEN-05
    let mut game = Position::of(json!({"scenario": "04"}))
        .taken(8)
        .round(4)
        .with(|game| {
            let player = &mut game.players[0];
            for _ in 0..2 {
                let building = player.sites.remove(0);
                player.built.push(building.card);
            }
            player.sites[0].filled =
                [(wonderful_world::data::Piece::Science, 5), (wonderful_world::data::Piece::Krystallium, 2)]
                    .into_iter()
                    .collect();
            player.krystallium = 1;
        })
        .producing();
    game.idle_to_step(Resource::Exploration);
    let unfinished = Played(game.0.clone()).idle_to_the_end();
    assert_eq!(unfinished.verdict(), Some("lost"));
    game.choose(0, place("krystallium", 3, "time_travel"));
    let outcome = game.idle_to_the_end();
    assert!(matches!(&outcome.solo, Some(SoloOutcome::Scenario { won: true, unbuilt, .. }) if unbuilt.is_empty()));
    assert!(outcome.results()[0].won);
}

#[test]
fn with_one_named_card_unbuilt_the_scenario_is_lost_whatever_the_points() {
    // WW-SCEN-06, WW-SCEN-05
    for (number, named, [.., gold]) in SHEETS {
        for missing in named {
            let built: Vec<_> = named.iter().copied().filter(|id| id != missing).collect();
            let outcome = ended(number, &built, gold);
            let scenario = outcome.solo.clone();
            let Some(SoloOutcome::Scenario { won, unbuilt, medal, .. }) = scenario else {
                panic!("no scenario: {scenario:?}")
            };
            assert_eq!((won, medal, Played::ids(&unbuilt)), (false, None, vec![*missing]));
            assert_eq!(outcome.verdict(), Some("lost"));
            let result = outcome.results()[0];
            assert_eq!((result.won, result.rank, outcome.seats[0].rank), (false, 2, 2), "nobody is first");
            assert_eq!(outcome.winners, []);
        }
    }
}

#[test]
fn a_lost_scenario_that_was_written_with_a_winner_reads_as_one_without() {
    let (number, named, [.., gold]) = SHEETS[0];
    let outcome = ended(number, &named[1..], gold);
    let mut written = serde_json::to_value(&outcome).unwrap();
    written["winners"] = serde_json::json!([0]);
    written["seats"][0]["rank"] = serde_json::json!(1);
    assert_eq!(serde_json::from_value::<Outcome>(written).unwrap(), outcome);
}

#[test]
fn below_bronze_it_is_a_victory_without_a_medal() {
    // WW-SCEN-08
    for (number, named, [bronze, ..]) in SHEETS {
        let outcome = ended(number, named, bronze - 1);
        assert!(matches!(outcome.solo, Some(SoloOutcome::Scenario { won: true, medal: None, .. })));
        assert_eq!(outcome.verdict(), Some("no_medal"));
        assert!(outcome.results()[0].won);
    }
}

#[test]
fn a_named_card_may_be_dropped_and_another_copy_of_it_counts() {
    // WW-SCEN-15
    let lying = |copy: &[&str]| {
        let mut game = Position::of(json!({"scenario": "02"}))
            .taken(8)
            .built(0, copy)
            .round(4)
            .with(|game| {
                let player = &mut game.players[0];
                for building in std::mem::take(&mut player.sites).iter() {
                    if building.card == card("recycling_plant") {
                        player.sites.push(*building);
                    } else {
                        player.built.push(building.card);
                    }
                }
            })
            .producing();
        assert!(game.offers(0, drop_site(1, "recycling_plant")));
        game.choose(0, drop_site(1, "recycling_plant"));
        game.idle_to_the_end()
    };
    assert_eq!(lying(&[]).verdict(), Some("lost"));
    assert_eq!(lying(&["wind_turbines"]).verdict(), Some("lost"));
    assert_eq!(lying(&["recycling_plant"]).verdict(), Some("no_medal"));
}

#[test]
fn scenarios_are_for_one_player() {
    // WW-SCEN-01
    let read = |options: Value| serde_json::from_value::<Options>(options);
    assert!(read(json!({"scenario": "01", "players": 2})).is_err());
    assert_eq!(read(json!({"scenario": "01"})).unwrap().players, 1);
    assert_eq!(position(1).outcome().seats.len(), 1);
}
