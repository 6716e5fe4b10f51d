use tabletop::{Dice, Game, Seed};
use wonderful_world::{Options, WonderfulWorld};
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(20000, |a| a.parse().unwrap());
    let options = Options { players: 4, ..Options::default() };
    println!("state {} bytes, choice {}", size_of::<WonderfulWorld>(), size_of::<wonderful_world::Choice>());
    let mut dice = Dice::new(Seed([9; 32]), 0);
    let mut list = Vec::new();
    let (mut made, mut total) = (0u64, 0i64);
    let t = std::time::Instant::now();
    for i in 0..n {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&i.to_le_bytes());
        let mut g = WonderfulWorld::start(&options, Seed(seed)).unwrap();
        loop {
            let waiting = g.waiting_for();
            let Some(seat) = waiting.iter().next() else { break };
            g.choices(seat, &mut list);
            let c = list[dice.below(list.len() as u32) as usize];
            g.apply(seat, c, &mut ()).unwrap();
            made += 1;
        }
        total += g.outcome().unwrap().seats[0].score.total as i64;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.1} ns/choice, {:.0} choices/game, mean {:.2}",
        n as f64 / s,
        s * 1e9 / made as f64,
        made as f64 / n as f64,
        total as f64 / n as f64
    );
}
