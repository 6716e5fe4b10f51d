//! Going on by itself: a seat finishes unasked only where nothing it could do would matter.

use crate::support::{Position, place, position};
use tabletop::{Game, Seat};
use wonderful_world::choice::Choice;
use wonderful_world::data::Piece::{Exploration, General, Materials};
use wonderful_world::data::Resource;
use wonderful_world::state::Phase;

/// Whether seat 0 would go on by itself in this position, in which it may finish.
fn goes_on(position: Position) -> bool {
    let game = position.ready();
    assert!(game.offers(0, serde_json::json!("done")));
    game.0.idle_choice(Seat(0)) == Some(Choice::Done)
}

#[test]
fn a_general_won_in_the_last_step_of_the_game_is_not_passed_over() {
    let mut game = position(2)
        .round(4)
        .site(0, "center_of_the_earth", &[(Exploration, 5), (General, 1)])
        .site(1, "wind_turbines", &[])
        .built(0, &["icebreaker"])
        .producing();
    game.idle_to_step(Resource::Exploration);
    while game.player(0).unplaced.is_some() {
        game.choose(0, serde_json::json!({"empire": "exploration"}));
    }
    let points = game.player(0).total(game.0.options.side);
    assert_eq!(game.0.idle_choice(Seat(0)), None, "the step has brought the general that the card lacks");
    assert_eq!(game.0.idle_choice(Seat(1)), Some(Choice::Done), "the other has nothing to complete a card with");
    game.choose(0, place("general", 1, "center_of_the_earth"));
    assert!(game.player(0).total(game.0.options.side) > points + 10);
}

#[test]
fn a_card_that_could_be_finished_before_the_next_step_counts_production_is_not_passed_over() {
    let one_missing =
        || position(2).phase(Phase::Production(Resource::Materials)).site(0, "wind_turbines", &[(Materials, 1)]);
    assert!(!goes_on(one_missing().krystallium(0, 1)));
    assert!(goes_on(one_missing()));
}

#[test]
fn krystallium_that_dropping_other_cards_would_bring_counts() {
    let sites = || position(2).site(0, "wind_turbines", &[(Materials, 1)]).site(0, "zeppelin", &[]);
    assert!(!goes_on(sites().cubes(0, 4)), "the fifth cube comes from the zeppelin");
    assert!(goes_on(sites().cubes(0, 3)));
}

#[test]
fn a_seat_goes_on_where_it_can_only_place_pieces_that_complete_nothing() {
    let site = |filled| position(2).site(0, "center_of_the_earth", filled);
    assert!(
        goes_on(site(&[(Exploration, 5)]).with(|game| game.round = 2).leaders(0, 1, 0)),
        "two generals are missing"
    );
    assert!(goes_on(site(&[]).krystallium(0, 2)));
    assert!(!goes_on(site(&[(Exploration, 5), (General, 1)]).with(|game| game.round = 2).leaders(0, 1, 0)));
}
