//! LOOP-MACH: the Doctor moves, rifts fall.

use crate::support::*;
use std::collections::BTreeSet;
use tabletop::{Game, Seed, Viewer};
use the_loop::data::{Chute, Era, Level};
use the_loop::state::Phase;
use the_loop::{Event, Options, TheLoop};

fn base() -> Position {
    position(&["mr_time", "v_girl"]).next_doctor(&["industrial", "dawn"]).next_clones(&[("end", "robots")])
}

#[test]
fn the_top_doctor_card_moves_him_and_does_not_come_again_in_the_cycle() {
    // LOOP-MACH-01, LOOP-MACH-02, LOOP-MACH-03
    let mut game = base().chutes(&["previous", "next", "previous", "next"]).ready();
    assert_eq!(game.0.doctor, Some(Era::End));
    game.end_turn();
    assert_eq!(game.0.doctor, Some(Era::Industrial));
    assert_eq!((game.rifts("renaissance"), game.rifts("globalization")), (1, 1));
    let to_come = game.0.view(Viewer::Spectator).doctor_to_come;
    assert!(!to_come.contains(&Era::Industrial) && to_come.contains(&Era::Dawn));
    game.end_turn();
    assert_eq!((game.0.doctor, game.rifts("end"), game.rifts("medieval")), (Some(Era::Dawn), 1, 1));
}

#[test]
fn clones_elsewhere_bring_no_rifts() {
    // LOOP-MACH-04: neither next to the Doctor nor where he was before
    let mut game = base()
        .clone_in("end", "dawn")
        .clone_in("renaissance", "dawn")
        .clone_in("globalization", "dawn")
        .chutes(&["doctor"; 5])
        .ready();
    game.end_turn();
    assert_eq!((game.rifts("industrial"), game.0.given.chutes.len()), (2, 3));
}

#[test]
fn rifts_fall_one_by_one_and_lie_on_no_slot_until_all_have_fallen() {
    // LOOP-MACH-05, LOOP-MACH-07: Time Prowler sees the whole drop before it is placed
    let mut game = position(&["mr_time", "time_prowler"])
        .next_doctor(&["industrial"])
        .next_clones(&[("industrial", "end")])
        .clone_in("industrial", "dawn")
        .chutes(&["next", "previous", "doctor", "next"])
        .ready();
    game.choose(end());
    assert_eq!(game.0.phase, Phase::Fallen { rifts: [1, 1, 2] });
    assert!(game.0.eras.iter().all(|era| era.rifts == 0));
    game.choose(skip());
    assert_eq!([2, 3, 4].map(|era| game.0.eras[era].rifts), [1, 1, 2]);
}

#[test]
fn vortexes_are_looked_for_when_all_have_landed() {
    // LOOP-MACH-08: the rift that falls after the fourth is swallowed too; LOOP-MACH-09: three are stable
    let mut game = base().rifts("industrial", 2).chutes(&["doctor", "previous"]).ready();
    game.end_turn();
    assert_eq!((game.is_vortex("industrial"), game.rifts("industrial")), (false, 3));
    let mut game = base().rifts("industrial", 3).chutes(&["doctor", "doctor"]).ready();
    game.end_turn();
    assert_eq!((game.is_vortex("industrial"), game.rifts("industrial")), (true, 0));
}

#[test]
fn he_visits_every_era_once_in_every_cycle() {
    // LOOP-MACH-10, LOOP-CYCLE-03: three cycles of seven turns. Rifts are swept away, so that the game goes on to its end.
    let mut game = position(&["mr_time", "v_girl"]).ready();
    let mut visited = vec![game.0.doctor.unwrap()];
    while visited.len() < 21 {
        game.0.eras.iter_mut().for_each(|era| era.rifts = 0);
        game.0.given.chutes = [Chute::Doctor, Chute::Previous, Chute::Next].repeat(3).into_iter().collect();
        game.0.eras.iter_mut().for_each(|era| game.0.bag = game.0.bag.union(std::mem::take(&mut era.clones)));
        game.end_turn();
        visited.push(game.0.doctor.unwrap());
    }
    for cycle in visited.chunks(7) {
        assert_eq!(BTreeSet::from_iter(cycle).len(), 7, "{cycle:?}");
    }
    game.end_turn();
    assert_eq!(game.outcome().turns, 21);
}

/// What falls in the first turns of games that nobody acts in.
fn drops(games: u64, mut look: impl FnMut(&TheLoop, &TheLoop, [u8; 3])) {
    for number in 0..games {
        let options: Options = serde_json::from_str(r#"{"players":2,"agents":["mr_time","v_girl"]}"#).unwrap();
        let mut game = Played(TheLoop::start(&options, Seed::from_text("drops").unwrap().nth(number)).unwrap());
        while game.0.outcome().is_none() {
            let before = game.0.clone();
            for event in game.end_turn() {
                if let Event::Fell { rifts } = event {
                    look(&before, &game.0, rifts);
                }
            }
        }
    }
}

#[test]
fn rifts_land_in_the_doctors_era_and_beside_it_and_nowhere_else() {
    // LOOP-MACH-04, LOOP-MACH-06
    drops(60, |before, after, fallen| {
        let doctor = after.doctor.unwrap();
        let base = Level::Employee.numbers().rifts[usize::from(after.cycle) - 1];
        let clones = after.era(doctor).clones.len() as u8;
        assert_eq!(fallen.iter().sum::<u8>(), base + clones);
        for era in Era::ALL {
            let chute = Chute::ALL.into_iter().find(|chute| chute.leads_to(doctor) == era);
            let landed = chute.map_or(0, |chute| fallen[chute as usize]);
            let grown = before.era(era).rifts + landed;
            let swallowed = after.era(era).vortex && !before.era(era).vortex;
            assert!(after.era(era).rifts == if swallowed { 0 } else { grown }, "{era}");
        }
    });
}

#[test]
fn each_rift_falls_by_itself_with_chances_of_three_to_four_to_three() {
    // LOOP-MACH-11: within five standard deviations; and of pairs that fall alone, as many part as chance would have it
    let (mut fallen, mut pairs, mut parted) = ([0u32; 3], 0u32, 0u32);
    drops(1500, |_, _, rifts| {
        for (sum, rifts) in fallen.iter_mut().zip(rifts) {
            *sum += u32::from(rifts);
        }
        if rifts.iter().sum::<u8>() == 2 {
            pairs += 1;
            parted += u32::from(!rifts.contains(&2));
        }
    });
    let all: u32 = fallen.iter().sum();
    assert!(all > 8_000 && pairs > 500, "{all} rifts, {pairs} pairs");
    let near = |count: u32, of: u32, percent: u32| {
        let (count, of, percent) = (u64::from(count), u64::from(of), u64::from(percent));
        let difference = (count * 100).abs_diff(of * percent);
        assert!(difference * difference < 25 * of * percent * (100 - percent), "{count} of {of} is not {percent} %");
    };
    near(fallen[0], all, 30);
    near(fallen[1], all, 40);
    near(fallen[2], all, 30);
    near(parted, pairs, 66); // 1 - 0.3² - 0.4² - 0.3²
}
