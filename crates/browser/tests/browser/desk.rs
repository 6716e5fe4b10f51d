//! At 1280x800 a decision needs no scrolling, in whole games from the first pick to the last cube.

use browser::look::DESK;
use browser::story;
use browser::tables::open_table;
use serde::Deserialize;
use std::time::Duration;

/// Plays the whole game in the page itself, for speed, and looks at every decision: every choice in the action bar within the
/// window, nothing to scroll.
const PLAY: &str = "(async (dice, most) => {
  const below = (most) => { dice ^= dice << 13; dice ^= dice >>> 17; dice ^= dice << 5; return (dice >>> 0) % most; };
  const seen = { decisions: 0, most: 0, wrong: [], hidden: [] };
  const revision = () => document.querySelector('#choose [name=revision]').value;
  const later = () => new Promise((wake) => setTimeout(wake, 4));
  const over = () => !document.querySelector('#result').hidden;
  // Whether the page or the server is to blame when nothing goes on.
  const behind = async () => {
    const { zones } = await (await fetch(`${location.pathname}/now?seat=0`, { headers: { Accept: 'application/json' } })).json();
    const there = new DOMParser().parseFromString(zones.map((zone) => zone.html).join(''), 'text/html');
    return `number ${revision()} here and ${there.querySelector('#choose [name=revision]').value} at the server`;
  };
  for (let waited = Date.now(); !over();) {
    // The site refuses more than twenty choices a second, which no person makes.
    while (Date.now() - waited < 55) await later();
    const choices = [...document.querySelectorAll('#actions [data-number]')];
    if (!choices.length) {
      if (Date.now() - waited > 20000) throw new Error(`nobody has anything to choose; ${await behind()}`);
      await later();
      continue;
    }
    seen.decisions += 1;
    seen.most = Math.max(seen.most, choices.length);
    const phase = document.querySelector('#ww-status').dataset.phase;
    const page = document.scrollingElement;
    const look = (how) => {
      const bar = document.querySelector('#actions');
      const shown = choices.filter((choice) => choice.checkVisibility()).map((choice) => choice.getBoundingClientRect());
      const out = shown.filter((box) => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth);
      if (out.length || bar.scrollHeight > bar.clientHeight || page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        seen.wrong.push(`${phase}, ${how}: ${shown.length} of ${choices.length} choices shown, ${out.length} of them outside, bar ${bar.scrollHeight}/${bar.clientHeight}, page ${page.scrollHeight}/${innerHeight}`);
    };
    const folds = [...document.querySelectorAll('#actions details')];
    look('folded');
    for (const fold of folds) fold.open = true;
    if (folds.length) look('unfolded');
    for (const fold of folds) fold.open = false;
    const lit = [...document.querySelectorAll('#board button.lit')];
    const unseen = lit.filter((button) => { const box = button.getBoundingClientRect(); const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); return !button.contains(hit); });
    if (unseen.length) seen.hidden.push(`${phase}: ${unseen.length} of ${lit.length} lit`);
    const before = revision();
    const sites = document.querySelectorAll('#ww-sites .card').length;
    const plan = !dice && phase === 'planning' && document.querySelector(sites < most ? '#ww-hand .build' : '#ww-hand .recycle');
    (plan || choices[Math.min(below(choices.length), below(choices.length))]).click();
    waited = Date.now();
    while (revision() === before && !over()) {
      if (Date.now() - waited > 20000) throw new Error(`a choice is not made; ${await behind()}`);
      await later();
    }
  }
  return seen;
})";

#[derive(Deserialize, Debug)]
struct Seen {
    decisions: usize,
    most: usize,
    wrong: Vec<String>,
    hidden: Vec<String>,
}

/// A throw that always takes the first choice, and builds: cubes go onto cards, and the table fills.
const BUILDER: u32 = 0;

#[test]
fn every_choice_of_whole_games_is_in_the_window_at_1280_by_800() {
    story("desk", Duration::from_secs(240), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        let mut wrong = Vec::new();
        // Somebody who builds has up to so many cards under construction; twelve is far more than anybody has cubes for.
        for (players, dice, sites) in
            [(1, 78, 0), (2, BUILDER, 6), (3, 80, 0), (4, BUILDER, 8), (5, 82, 0), (1, BUILDER, 12)]
        {
            open_table(&tab, players, &[]).await;
            tab.run(&format!("window.seen = null, {PLAY}({dice}, {sites}).then((seen) => {{ window.seen = seen; }}, (error) => {{ window.seen = String(error); }})")).await;
            tab.within(Duration::from_secs(90), "the game is over", "window.seen").await;
            let seen: Result<Seen, String> = match tab.js("window.seen").await {
                serde_json::Value::String(error) => Err(error),
                seen => Ok(serde_json::from_value(seen).unwrap()),
            };
            let Seen { decisions, most, wrong: out, hidden } = seen.unwrap();
            println!(
                "{players} players, {sites} sites: {decisions} decisions, {most} choices at most, {} wrong",
                out.len()
            );
            println!("  lit pieces out of sight at {}: {:?}", hidden.len(), hidden.iter().take(8).collect::<Vec<_>>());
            assert!(decisions > 40, "a whole game: {decisions}");
            wrong.extend(out.into_iter().map(|wrong| format!("{players} players, {sites} sites, {wrong}")));
        }
        assert!(
            wrong.is_empty(),
            "{} decisions need scrolling:\n{}",
            wrong.len(),
            wrong[..wrong.len().min(40)].join("\n")
        );
    });
}
