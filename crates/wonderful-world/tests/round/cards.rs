//! What is printed on the components, and what each card does when it is built or recycled.

use crate::facts::{self, EMPIRES, Fact, SCENARIOS, pieces, points_of, production_of};
use crate::support::{Position, card, place, position};
use serde_json::json;
use tabletop::{Game, Seat};
use wonderful_world::Event;
use wonderful_world::data::{
    self, Card, Counted, DEVELOPMENTS, Empire, Makes, Medal, Piece, Points, Resource, Scenario, Side, Slots, Type,
};
use wonderful_world::state::Unplaced;

fn written(slots: Slots) -> String {
    slots.iter().map(|(piece, count)| format!("{count} {piece}")).collect::<Vec<_>>().join(" ")
}

fn written_makes(makes: Makes) -> String {
    makes.for_each.map_or(written(makes.cubes), |kind| format!("{} per {kind}", written(makes.cubes)))
}

fn written_points(points: Points) -> String {
    match points {
        Points::Flat(0) => String::new(),
        Points::Flat(points) => points.to_string(),
        Points::Each(points, Counted::Built(kind)) => format!("{points} per {kind}"),
        Points::Each(points, Counted::Token(leader)) => format!("{points} per {leader}"),
    }
}

#[test]
fn every_development_card_is_as_printed() {
    // WW-COMP-11, WW-COMP-13, WW-GAP-01
    assert_eq!(DEVELOPMENTS.len(), facts::cards().count());
    for (card, fact) in DEVELOPMENTS.iter().zip(facts::cards()) {
        let id = fact.id;
        assert_eq!((card.id, card.name), (id, fact.name));
        assert_eq!((card.kind.name(), card.copies), (fact.kind, fact.copies), "{id}");
        assert_eq!(written(card.cost), fact.cost, "{id}");
        assert_eq!(card.recycling.name(), fact.recycling, "{id}");
        assert_eq!(written(card.bonus), fact.bonus, "{id}");
        assert_eq!(written_makes(card.makes), fact.production, "{id}");
        assert_eq!(written_points(card.points), fact.points, "{id}");
    }
}

#[test]
fn the_box_holds_150_cards_of_78_kinds_and_five_types() {
    // WW-COMP-05, WW-COMP-12, WW-COMP-13
    assert_eq!((data::COPIES, data::DIFFERENT, Card::all().count()), (150, 78, 78));
    assert_eq!(Type::ALL.map(Type::name), ["structure", "vehicle", "research", "project", "discovery"]);
    let of = |kind: Type| {
        let cards = DEVELOPMENTS.iter().filter(|card| card.kind == kind);
        cards.fold((0, 0), |(different, copies), card| (different + 1, copies + u32::from(card.copies)))
    };
    assert_eq!(Type::ALL.map(of), [(9, 50), (9, 31), (23, 23), (20, 29), (17, 17)]);
    let recycled = |resource: Resource| -> u32 {
        DEVELOPMENTS.iter().filter(|card| card.recycling == resource).map(|card| u32::from(card.copies)).sum()
    };
    assert_eq!(Resource::ALL.map(recycled), [33, 27, 25, 37, 28]);
}

#[test]
fn every_empire_card_is_as_printed_on_both_sides() {
    // WW-COMP-04, WW-SETUP-11, WW-GAP-02
    assert_eq!(Empire::ALL.len(), 5);
    for (empire, [id, name, makes_a, points_a, makes_b, points_b]) in Empire::ALL.into_iter().zip(EMPIRES) {
        assert_eq!((empire.name(), empire.printed().name), (id, name));
        let side = |side| (written(empire.side(side).makes), written_points(empire.side(side).points));
        assert_eq!(side(Side::A), (makes_a.into(), points_a.into()), "{id}");
        assert_eq!(side(Side::B), (makes_b.into(), points_b.into()), "{id}");
    }
}

#[test]
fn every_scenario_is_as_printed() {
    // WW-SCEN-09, WW-SCEN-10, WW-SCEN-11, WW-SCEN-12, WW-SCEN-13, WW-SCEN-14, WW-SCEN-16, WW-GAP-04
    for (scenario, (number, required, medals, in_rulebook)) in Scenario::ALL.into_iter().zip(SCENARIOS) {
        let printed = scenario.printed();
        assert_eq!((scenario.name(), printed.in_rulebook), (number, in_rulebook));
        let ids: Vec<_> = printed.required().map(|card| card.printed().id).collect();
        assert_eq!(ids.join(" "), required, "{number}");
        assert_eq!(Medal::ALL.map(|medal| printed.points_for(medal)), medals, "{number}");
    }
}

/// Every slot of a card's cost, one after the other.
fn slots(fact: &Fact) -> Vec<Piece> {
    pieces(fact.cost).into_iter().flat_map(|(piece, count)| std::iter::repeat_n(piece, count.into())).collect()
}

fn counted(slots: &[Piece]) -> Vec<(Piece, u8)> {
    let of = |piece: Piece| (piece, slots.iter().filter(|&&other| other == piece).count() as u8);
    Piece::ALL.into_iter().map(of).filter(|&(_, count)| count > 0).collect()
}

/// A card under construction with some slots filled, and the piece for the next one ready to be placed.
fn building(fact: &Fact, filled: &[Piece], next: Piece) -> Position {
    let position = position(3).round(4).site(0, fact.id, &counted(filled)).site(1, "industrial_complex", &[]);
    match (next, Resource::ALL.into_iter().find(|resource| resource.piece() == next)) {
        (_, Some(resource)) => position.recycled(0, resource),
        (Piece::Krystallium, _) => position.at_hand(1, Resource::Materials, 1).krystallium(0, 1),
        (Piece::General, _) => position.at_hand(1, Resource::Materials, 1).leaders(0, 1, 0),
        _ => position.at_hand(1, Resource::Materials, 1).leaders(0, 0, 1),
    }
}

#[test]
fn every_card_is_built_by_the_last_slot_of_its_cost_and_gives_its_bonus_then() {
    // WW-COMP-10, WW-COMP-13
    for fact in facts::cards() {
        let slots = slots(&fact);
        for (index, &piece) in slots.iter().enumerate() {
            let (done, last) = (index + 1, index + 1 == slots.len());
            let mut game = building(&fact, &slots[..index], piece).ready();
            let events = game.choose(0, place(piece.name(), 1, fact.id));
            let player = game.player(0);
            let purse = [
                (Piece::Krystallium, player.krystallium as u8),
                (Piece::General, player.generals),
                (Piece::Financier, player.financiers),
            ];
            let purse: Vec<_> = purse.into_iter().filter(|&(_, count)| count > 0).collect();
            assert_eq!(player.cubes, 0, "{}", fact.id);
            if last {
                assert_eq!((&player.built[..], player.sites.len()), (&[card(fact.id)][..], 0), "{}", fact.id);
                assert_eq!(purse, pieces(fact.bonus), "{}", fact.id);
                let bonus = pieces(fact.bonus).into_iter().collect();
                let built = Event::Built { seat: Seat(0), site: 1, card: card(fact.id), bonus };
                assert!(events.contains(&built), "{}", fact.id);
            } else {
                let filled: Slots = counted(&slots[..done]).into_iter().collect();
                assert_eq!(player.building(1).unwrap().filled, filled, "{}", fact.id);
                assert_eq!((player.built.len(), purse), (0, vec![]), "{}", fact.id);
            }
        }
    }
}

/// Built cards around the one that is tried: a different number of each type, none of it the card itself.
fn company(id: &str) -> Vec<&'static str> {
    let mut company = ["wind_turbines"; 5].to_vec();
    company.extend(["zeppelin"; 4]);
    let some = |ids: &'static [&str], count| ids.iter().copied().filter(move |&other| other != id).take(count);
    company.extend(some(&["giant_dam", "giant_tower", "underwater_city", "underground_city"], 3));
    company.extend(some(&["genetic_upgrades", "mega_bomb", "satellites"], 2));
    company.extend(some(&["cities_of_gold", "island_of_avalon"], 1));
    company
}

#[test]
fn every_card_once_built_produces_and_scores_what_is_printed() {
    // WW-COMP-10, WW-COMP-13, WW-PROD-04, WW-PROD-06, WW-PROD-08
    const EMPIRE: [u16; 5] = [2, 1, 1, 0, 0];
    for fact in facts::cards() {
        let mut built = company(fact.id);
        built.push(fact.id);
        let mut game = position(3).round(4).built(0, &built).leaders(0, 2, 3).site(1, "nuclear_plant", &[]).producing();
        let mut made = [game.player(0).produced, 0, 0, 0, 0];
        for event in game.watch_until(|_| false) {
            if let Event::Produced { seat: Seat(0), resource, cubes } = event {
                made[resource as usize] = cubes;
            }
        }
        let expected = Resource::ALL.map(|resource| EMPIRE[resource as usize] + production_of(&built, resource));
        assert_eq!(made, expected, "{}", fact.id);
        let (generals, financiers) = (game.player(0).generals, game.player(0).financiers);
        let score = &game.0.outcome().unwrap().seats[0].score;
        assert_eq!(score.total, points_of(&built, generals, financiers), "{}", fact.id);
    }
}

#[test]
fn every_card_recycled_instead_gives_its_one_cube_and_nothing_else() {
    // WW-COMP-10, WW-COMP-13, WW-RECYCLE-01, WW-RECYCLE-06
    for fact in facts::cards() {
        let (taker, resource) = match fact.recycling {
            "materials" => ("wind_turbines", Resource::Materials),
            "energy" => ("zeppelin", Resource::Energy),
            "science" => ("nuclear_plant", Resource::Science),
            "gold" => ("museum", Resource::Gold),
            _ => ("offshore_oil_rig", Resource::Exploration),
        };
        let mut game = position(3).drafted(0, &[fact.id]).site(0, taker, &[]).round(2).ready();
        game.choose(0, json!({"recycle": fact.id}));
        assert_eq!(game.player(0).unplaced, Some(Unplaced { resource, count: 1 }), "{}", fact.id);
        assert_eq!((game.0.discard.count(card(fact.id)), game.0.discard.len()), (1, 1), "{}", fact.id);
        game.choose(0, place(fact.recycling, 1, taker));
        let player = game.player(0);
        assert_eq!(player.sites[0].filled, [(resource.piece(), 1)].into_iter().collect(), "{}", fact.id);
        assert_eq!((player.krystallium, player.generals, player.financiers), (0, 0, 0), "{}", fact.id);
        assert_eq!((player.cubes, player.built.len(), player.total(Side::B)), (0, 0, 0), "{}", fact.id);
    }
}
