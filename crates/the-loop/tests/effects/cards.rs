//! LOOP-TERM-36: every artifact, used once on the same table.
//!
//! You (the card's own agent, or Mr. Time) are in the Dawn, another agent in the Medieval Era, the Doctor in the Renaissance;
//! Industrial is a vortex. R stands for rifts, E for energy, C for clones by where they are destroyed. In hand, besides the
//! card: Portable Drawbridge, exhausted. On your deck: Laser Broom (Robots), then Fresco Filler (Renaissance); in your discard
//! pile: Riveting Machine. In the other hand: Overtime Dynamo. Next on the Great Deck: Nanobot Caulk (Robots) and Gravity
//! Bin Bag (End).

use crate::support::*;
use serde_json::{Value, json};
use the_loop::TheLoop;
use the_loop::data::{Card, CardSet, Era};

/// The card, what is chosen after it, and what has changed.
const USES: &str = include_str!("cards.txt");

fn table(name: &str) -> Played {
    let owner = Card::named(name).unwrap().starter_of().map_or("mr_time", |agent| agent.name());
    let other = if owner == "cztwyzzek" { "time_prowler" } else { "cztwyzzek" };
    position(&[owner, other])
        .doctor("renaissance")
        .agent(0, "dawn")
        .agent(1, "medieval")
        .vortex("industrial")
        .rifts("dawn", 3)
        .rifts("medieval", 3)
        .rifts("renaissance", 3)
        .rifts("industrial", 3)
        .rifts("end", 3)
        .energy("end", 1)
        .clone_in("dawn", "robots")
        .clone_in("dawn", "medieval")
        .clone_in("medieval", "robots")
        .clone_in("industrial", "dawn")
        .clone_in("end", "dawn")
        .deck(0, &["laser_broom", "fresco_filler"])
        .discard(0, &["riveter"])
        .exhausted(0, &["drawbridge"])
        .hand(1, &["dynamo"])
        .great_deck(&["nano_caulk", "gravity_bag"])
        .hand(0, &[name])
        .ready()
}

/// `end` picks an era, `end/dawn` a clone, `first`, `second` and `skip` are themselves; anything else is a card or an agent.
fn choice(game: &Played, word: &str) -> Value {
    if let Some((at, to)) = word.split_once('/') {
        return clone(at, to);
    }
    let plain = json!(word);
    let kinds = ["era", "card", "agent"].map(|kind| json!({kind: word}));
    let offered = game.choices();
    kinds.into_iter().chain([plain]).find(|choice| offered.contains(choice)).unwrap_or_else(|| {
        panic!("{word} is not offered: {offered:?}");
    })
}

fn changes(before: &TheLoop, after: &TheLoop, name: &str) -> String {
    let mut told = Vec::new();
    let clones = |game: &TheLoop, era: Era| {
        let all: Vec<&str> = game.era(era).clones.iter().map(|clone| clone.destroyed_in().name()).collect();
        all.join("+")
    };
    for era in Era::ALL {
        let (one, other) = (before.era(era), after.era(era));
        if one.rifts != other.rifts {
            told.push(format!("{era} R{}>{}", one.rifts, other.rifts));
        }
        if one.energy != other.energy {
            told.push(format!("{era} E{}>{}", one.energy, other.energy));
        }
        if one.clones != other.clones {
            told.push(format!("{era} C {}>{}", clones(before, era), clones(after, era)));
        }
    }
    for (who, (one, other)) in ["you", "other"].iter().zip(before.agents.iter().zip(&after.agents)) {
        if one.era != other.era {
            told.push(format!("{who} {}>{}", one.era, other.era));
        }
        let card = CardSet::only(Card::named(name).unwrap());
        let ready = other.ready().without(one.ready());
        told.extend(ready.iter().map(|card| format!("{who} +{card}")));
        let gone = one.hand.without(other.hand).without(card);
        told.extend(gone.iter().map(|card| format!("{who} -{card}")));
    }
    told.extend(after.available.iter().map(|card| format!("{card} appears")));
    told.extend(after.destroyed.without(before.destroyed).iter().map(|card| format!("{card} destroyed")));
    let discard = after.piles[0].discard.without(before.piles[0].discard);
    told.extend(discard.iter().map(|card| format!("{card} discarded")));
    if told.is_empty() { "nothing".into() } else { told.join(", ") }
}

#[test]
fn every_card_does_what_it_says() {
    let mut found = Vec::new();
    let mut names = Vec::new();
    for line in USES.lines() {
        let (head, _) = line.split_once(" => ").unwrap_or((line, ""));
        let mut words = head.split_whitespace();
        let name = words.next().unwrap();
        let mut game = table(name);
        let before = game.0.clone();
        game.choose(play(name));
        for word in words {
            let choice = choice(&game, word);
            game.choose(choice);
        }
        let told = if game.0.steps.is_empty() {
            changes(&before, &game.0, name)
        } else {
            format!("asks {:?}", game.choices())
        };
        assert!(!game.ready_cards(0).contains(&name), "{name} is exhausted: LOOP-EFFECT-01");
        names.push(name);
        found.push(format!("{head} => {told}"));
    }
    assert_eq!(found.join("\n"), USES.trim_end());
    assert!(Card::all().all(|card| names.contains(&card.name())), "every card is used");
}
