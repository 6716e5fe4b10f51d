//! What a position is worth to the team, in the eyes of a beginner: missions are what it is played for, vortexes what it is
//! lost by, and an era that is nearly full is the next vortex.

use the_loop::TheLoop;
use the_loop::data::{Card, Era, Op};
use the_loop::outcome::Ending;
use the_loop::state::{Fate, Phase};

/// A mission that is archived.
const ARCHIVED: i32 = 3000;
/// A mission that is done, without a cube missing.
const DONE: i32 = 1400;
/// What being beside it adds, for somebody whose turn it is.
const AT_DONE: i32 = 700;
/// What each step to it costs.
const STEP_TO_DONE: i32 = 60;
/// A mission with so many of eight parts of its cubes.
const BEGUN: [i32; 9] = [0, 120, 250, 390, 540, 700, 870, 1050, 1240];
/// Vortexes on the board.
const VORTEXES: [i32; 4] = [0, -1300, -3000, -5500];
/// An era by the rifts that it still has room for, and one that is a vortex already.
const ROOM: [i32; 4] = [-420, -150, -40, 0];
const ROOM_IN_VORTEX: [i32; 4] = [-1300, -500, -150, 0];
/// A clone on the board by its way to where it is destroyed, and what it adds where the Doctor is still to come in this cycle.
const CLONE: [i32; 4] = [0, -45, -60, -70];
const CLONE_IN_HIS_WAY: i32 = -40;
/// Energy in an era: the first, the second, the third.
const ENERGY: [i32; 3] = [22, 12, 6];
/// A card that can still be used.
const READY: i32 = 4;
/// An artifact where the active agent stands, to be taken when the turn ends.
const ARTIFACT: i32 = 60;

/// What is counted, by name.
pub(super) const TERMS: [&str; 6] = ["missions", "vortexes", "rifts", "clones", "energy", "cards"];

/// So much worth is one point of a hint.
const POINT: f32 = 100.0;
/// How likely a team that plans its turns is to win, as the logarithm of the odds: what it begins with, and what each point of
/// worth, each cycle and each level of difficulty adds. Fitted to 360 games of such teams, looked at in each turn.
const ODDS: f32 = 3.05;
const ODDS_OF_WORTH: f32 = 0.000_344;
const ODDS_OF_CYCLE: f32 = -0.785;
const ODDS_OF_LEVEL: f32 = -1.11;

/// What the position is worth.
pub(super) fn evaluation(game: &TheLoop) -> i32 {
    if let Phase::Over { ending } = game.phase {
        return if ending == Ending::Won { 100_000 } else { -100_000 };
    }
    counted(game).iter().sum()
}

/// The same by what is counted, in points.
pub(super) fn terms(game: &TheLoop, into: &mut [f32]) {
    into.iter_mut().zip(counted(game)).for_each(|(into, evaluation)| *into = evaluation as f32 / POINT);
}

/// How likely the team is to win.
pub(super) fn chance(game: &TheLoop) -> f32 {
    let odds = ODDS
        + ODDS_OF_WORTH * evaluation(game) as f32
        + ODDS_OF_CYCLE * f32::from(game.cycle)
        + ODDS_OF_LEVEL * game.options.level as u8 as f32;
    1.0 / (1.0 + (-odds).exp())
}

/// In the order of [`TERMS`].
fn counted(game: &TheLoop) -> [i32; TERMS.len()] {
    let here = game.me().era;
    let artifact = if game.available_in(here).is_empty() { 0 } else { ARTIFACT };
    let mut counted =
        [0, VORTEXES[game.vortexes().len().min(3)], 0, 0, 0, READY * game.me().ready().len() as i32 + artifact];
    for era in Era::ALL {
        let [rifts, clones, energy] = ground(game, era);
        counted[0] += mission(game, era, here);
        counted[2] += rifts;
        counted[3] += clones;
        counted[4] += energy;
    }
    counted
}

fn mission(game: &TheLoop, era: Era, here: Era) -> i32 {
    let tile = &game.era(era).tile;
    match tile.fate {
        Fate::Archived => ARCHIVED,
        Fate::Open if tile.is_complete() && era == here => DONE + AT_DONE,
        Fate::Open if tile.is_complete() => DONE - STEP_TO_DONE * distance(era, here),
        Fate::Open => BEGUN[8 * usize::from(tile.count()) / usize::from(tile.mission.needs())],
        _ => 0,
    }
}

/// What rifts, clones and energy of an era are worth.
fn ground(game: &TheLoop, era: Era) -> [i32; 3] {
    let ground = game.era(era);
    let room = usize::from(game.holds(era).saturating_sub(ground.rifts)).min(3);
    let rifts = if ground.vortex { ROOM_IN_VORTEX[room] } else { ROOM[room] };
    let comes = |doctor: Era| game.doctor_deck.contains(&doctor);
    let threatened = comes(era) || comes(era.next()) || comes(era.previous());
    let in_his_way = if comes(era) { CLONE_IN_HIS_WAY } else { 0 };
    let clones: i32 =
        ground.clones.iter().map(|clone| CLONE[distance(era, clone.destroyed_in()) as usize] + in_his_way).sum();
    let energy: i32 = ENERGY.iter().take(ground.energy as usize).sum();
    let rifts = if threatened { rifts } else { rifts / 2 };
    [rifts, clones, energy]
}

fn distance(one: Era, other: Era) -> i32 {
    let clockwise = (one.index() + 7 - other.index()) % 7;
    clockwise.min(7 - clockwise) as i32
}

/// What a card promises at a glance: the more it does, the better.
pub(super) fn prior(card: Card) -> i32 {
    let of = |op: &Op| match *op {
        Op::Remove(rifts, _) => 30 * i32::from(rifts),
        Op::Add(energy, _) => 15 * i32::from(energy),
        Op::Push(clones, _) | Op::Pull(clones, _) => 18 * i32::from(clones),
        Op::Destroy(_) => 40,
        Op::Draw(cards) => 20 * i32::from(cards),
        Op::Either(..) | Op::May(_) | Op::WithCompany(_) => 0,
        _ => 20,
    };
    card.face().effect.iter().map(of).sum()
}
