//! The construction bonus.

use crate::support::{Played, place, position, stand_in};
use serde_json::json;
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::data::Piece::{Energy, Exploration, Gold, Materials, Science};
use wonderful_world::data::{Card, Piece, Resource, Slots};
use wonderful_world::state::Phase;

#[test]
fn every_card_gives_the_krystallium_and_leaders_printed_on_it() {
    // WW-BONUS-01, WW-BONUS-02
    for card in Card::all() {
        let printed = card.printed();
        let last = Resource::ALL.into_iter().find(|resource| printed.cost.of(resource.piece()) > 0).unwrap();
        let all_but_last = printed.cost.iter().map(|(piece, n)| (piece, n - u8::from(piece == last.piece())));
        let filled: Vec<_> = all_but_last.collect();
        let mut game =
            position(2).site(0, printed.id, &filled).krystallium(0, 1).drafted(0, &["financial_center"]).ready();
        game.choose(0, stand_in(last.name(), 1, printed.id));
        let player = game.player(0);
        let got: Slots = [
            (Piece::Krystallium, player.krystallium as u8),
            (Piece::General, player.generals),
            (Piece::Financier, player.financiers),
        ]
        .into_iter()
        .collect();
        assert_eq!(got, printed.bonus, "{card:?}");
        assert_eq!((player.cubes, player.unplaced), (0, None), "{card:?} gives no basic cubes at once");
    }
}

#[test]
fn bonuses_of_some_cards_are_as_on_the_printed_cards() {
    // WW-BONUS-01
    for (id, krystallium, generals, financiers) in [
        ("fountain_of_youth", 3, 0, 0),
        ("aircraft_carrier", 0, 2, 0),
        ("harbor_zone", 0, 0, 2),
        ("secret_laboratory", 1, 0, 0),
        ("time_travel", 0, 0, 0),
    ] {
        let bonus = Card::from_id(id).unwrap().printed().bonus;
        let of = |piece| bonus.of(piece);
        assert_eq!(
            (of(Piece::Krystallium), of(Piece::General), of(Piece::Financier)),
            (krystallium, generals, financiers)
        );
    }
}

#[test]
fn a_bonus_lies_on_the_empire_card_before_anything_else_is_chosen() {
    // WW-BONUS-02
    let mut game = position(3)
        .site(0, "harbor_zone", &[(Gold, 4)])
        .site(0, "fountain_of_youth", &[(Exploration, 6)])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 1)
        .ready();
    game.choose(0, stand_in("exploration", 2, "fountain_of_youth"));
    assert_eq!(game.view(None).players[0].krystallium, 3);
    game.choose(0, stand_in("gold", 1, "harbor_zone"));
    assert_eq!((game.view(None).players[0].financiers, game.view(None).players[0].krystallium), (2, 2));
}

#[test]
fn a_bonus_is_taken_once_and_not_with_the_production_of_later_rounds() {
    // WW-BONUS-03
    let mut game = position(2)
        .site(0, "genetic_upgrades", &[(Science, 3)])
        .drafted(0, &["zeppelin"])
        .built(1, &["mega_bomb"])
        .krystallium(0, 1)
        .ready();
    game.choose(0, stand_in("science", 1, "genetic_upgrades"));
    assert_eq!(game.player(0).financiers, 2);
    game.idle_until(|game| game.round == 3);
    // Neither card produces anything, so both players tie in every step.
    assert_eq!((game.player(0).financiers, game.player(0).generals), (2, 0));
    assert_eq!((game.player(1).financiers, game.player(1).generals), (0, 0));
}

#[test]
fn krystallium_won_by_a_card_completes_another_at_once_which_then_produces_in_this_round() {
    // WW-BONUS-04
    let mut game = position(3)
        .site(0, "ark_of_the_covenant", &[(Exploration, 3)])
        .site(0, "wind_turbines", &[(Materials, 1)])
        .drafted(0, &["zeppelin"])
        .ready();
    game.choose(0, json!({"recycle": "zeppelin"}));
    assert!(!game.offers(0, stand_in("materials", 2, "wind_turbines")), "there is no krystallium yet");
    game.choose(0, place("exploration", 1, "ark_of_the_covenant"));
    assert_eq!(game.0.phase, Phase::Planning);
    let events = game.choose(0, stand_in("materials", 2, "wind_turbines"));
    assert_eq!(Played::ids(&game.player(0).built), ["ark_of_the_covenant", "wind_turbines"]);
    assert!(events.contains(&Event::Produced { seat: Seat(0), resource: Resource::Energy, cubes: 2 }), "{events:?}");
}

#[test]
fn a_leader_won_by_a_card_is_used_at_once_on_another() {
    // WW-BONUS-04
    let mut game = position(3)
        .site(0, "military_base", &[(Materials, 2), (Energy, 1)])
        .site(0, "center_of_the_earth", &[])
        .producing();
    assert!(!game.offers(0, place("general", 2, "center_of_the_earth")));
    game.choose(0, place("materials", 1, "military_base"));
    assert_eq!(game.player(0).generals, 1);
    assert!(game.offers(0, place("general", 2, "center_of_the_earth")));
    game.choose(0, place("general", 2, "center_of_the_earth"));
    assert_eq!(game.player(0).building(2).unwrap().filled.of(Piece::General), 1);
    assert_eq!(game.player(0).generals, 0);
}

#[test]
fn one_krystallium_sets_off_a_chain_of_three_cards() {
    // WW-BONUS-04
    let mut game = position(3)
        .site(0, "bermuda_triangle", &[(Exploration, 3)])
        .site(0, "transmutation", &[(Science, 2), (Gold, 2)])
        .site(0, "recycling_plant", &[(Materials, 1)])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 1)
        .ready();
    game.choose(0, stand_in("exploration", 1, "bermuda_triangle"));
    assert!(game.offers(0, stand_in("science", 2, "transmutation")));
    game.choose(0, stand_in("science", 2, "transmutation"));
    game.choose(0, stand_in("materials", 3, "recycling_plant"));
    assert_eq!((game.player(0).built.len(), game.player(0).krystallium), (3, 0));
}
