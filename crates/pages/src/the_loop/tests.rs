//! Texts of artifacts are there for every card, with the numbers of its effect; choices and events have words; all of it
//! in every language.

use super::{Names, effect::sentence};
use crate::board::{Board, BoardContext, LogContext};
use crate::words::Language;
use std::collections::BTreeSet;
use tabletop::{Game, Seed, Viewer};
use the_loop::data::{Agent, Along, At, Card, Dimension, Era, Level, Mission, Op};
use the_loop::outcome::Ending;
use the_loop::{Choice, Event, TheLoop};

const PLACES: [At; 13] = [
    At::Own,
    At::Adjacent,
    At::EachAdjacent,
    At::OwnOrAdjacent,
    At::Next,
    At::Previous,
    At::Doctor,
    At::Vortex,
    At::EachVortex,
    At::VortexOrDoctor,
    At::OtherAgent,
    At::OtherAgentOrDoctor,
    At::Any,
];

fn names() -> [Names; 3] {
    Language::ALL.map(|language| Names(language.words()))
}

fn card(name: &str) -> Card {
    Card::named(name).unwrap()
}

/// The numbers that an effect speaks of, in their order.
fn numbers(effect: &[Op]) -> Vec<u8> {
    let of = |op: &Op| match *op {
        Op::Push(_, at) | Op::Pull(_, at) if at.is_each() => vec![1],
        Op::Add(n, _) | Op::Remove(n, _) | Op::Push(n, _) | Op::Pull(n, _) | Op::Draw(n) | Op::Reveal(n) => vec![n],
        // Just one era on is "an adjacent era".
        Op::Move(1) => vec![],
        Op::Move(eras) => vec![eras],
        Op::Carry(1, clones, _) => vec![clones],
        Op::Carry(eras, clones, _) => vec![eras, clones],
        Op::Destroy(_)
        | Op::OtherDraws
        | Op::EachDraws
        | Op::Discard
        | Op::DestroyCard
        | Op::Ready
        | Op::Recover
        | Op::UseOther => vec![1],
        Op::SwapClones => vec![1, 1],
        Op::EnergyUntilRifts(_)
        | Op::RiftsUntilClones(_)
        | Op::RiftsUntilEnergy(_)
        | Op::MoveTo(_)
        | Op::MoveAny
        | Op::MoveOther
        | Op::Summon
        | Op::SwapAgents
        | Op::Either(..)
        | Op::May(_)
        | Op::WithCompany(_) => vec![],
    };
    effect.iter().flat_map(of).collect()
}

fn numbers_in(text: &str) -> Vec<u8> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// A whole sentence without a key or a place left open.
fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains("loop-") && !text.contains(['{', '}', '$']) && !text.contains("  ")
}

#[test]
fn every_card_has_a_name_of_its_own_and_a_text_with_the_numbers_of_its_effect() {
    for names in names() {
        let mut seen = BTreeSet::new();
        for card in Card::all() {
            let (name, text) = (names.card(card), names.text(card));
            assert!(is_said(name) && seen.insert(name), "{card}: {name}");
            assert!(is_said(text) && text.ends_with('.') && text.starts_with(char::is_uppercase), "{card}: {text}");
            assert_eq!(numbers_in(text), numbers(card.face().effect), "{card}: {text}");
        }
    }
}

#[test]
fn cards_say_the_same_just_when_they_do_the_same() {
    for names in names() {
        for one in Card::all() {
            for other in Card::all() {
                let same = one.face().effect == other.face().effect;
                assert_eq!(names.text(one) == names.text(other), same, "{one} and {other}: {}", names.text(one));
            }
        }
    }
}

#[test]
fn the_whole_vocabulary_has_words() {
    let ends_somewhere = [
        Op::Push(1, At::Own),
        Op::Destroy(At::Own),
        Op::MoveAny,
        Op::MoveOther,
        Op::Summon,
        Op::Draw(1),
        Op::Draw(2),
        Op::Reveal(1),
        Op::Reveal(2),
    ];
    for language in Language::ALL {
        let said = |effect: &[Op]| {
            let text = sentence(language.words(), effect);
            assert!(is_said(&text), "{effect:?}: {text}");
            assert_eq!(numbers_in(&text), numbers(effect), "{effect:?}: {text}");
        };
        for at in PLACES {
            for n in [1, 2, 5] {
                for op in [Op::Add(n, at), Op::Remove(n, at), Op::Push(n, at), Op::Pull(n, at)] {
                    said(&[op]);
                }
            }
            for op in [Op::EnergyUntilRifts(at), Op::RiftsUntilClones(at), Op::RiftsUntilEnergy(at)] {
                said(&[op]);
            }
            for op in [Op::Destroy(at), Op::MoveTo(at)] {
                said(&[op]);
            }
        }
        for before in ends_somewhere {
            said(&[before, Op::Add(1, At::There), Op::Remove(2, At::There)]);
            said(&[before, Op::RiftsUntilEnergy(At::There)]);
        }
        for eras in 1..=3 {
            said(&[Op::Move(eras)]);
            for clones in [1, 2] {
                for along in [Along::Anywhere, Along::Vortex] {
                    said(&[Op::Carry(eras, clones, along)]);
                }
            }
        }
        for op in [Op::SwapClones, Op::MoveAny, Op::MoveOther, Op::Summon, Op::SwapAgents] {
            said(&[op]);
        }
        for op in [Op::OtherDraws, Op::EachDraws, Op::Discard, Op::DestroyCard] {
            said(&[op]);
        }
        for op in [Op::Ready, Op::Recover, Op::UseOther] {
            said(&[op]);
        }
    }
}

#[test]
fn agents_missions_and_levels_have_words() {
    for names in names() {
        for mission in Mission::ALL {
            assert!(is_said(&names.mission(mission)) && is_said(&names.task(mission)), "{mission}");
            assert_eq!(numbers_in(&names.needs(mission)), [mission.needs()]);
        }
        for agent in Agent::ALL {
            assert!(is_said(&names.agent(agent)) && is_said(&names.ability(agent)), "{agent}");
        }
        assert!(Era::ALL.into_iter().all(|era| is_said(&names.era(era))));
        assert!(Dimension::ALL.into_iter().all(|of| is_said(&names.dimension(of))));
        assert!(Level::ALL.into_iter().all(|level| is_said(&names.level(level))));
    }
}

#[test]
fn texts_read_well() {
    for (name, texts) in [
        (
            "needle",
            ["Remove 1 rift from your era.", "Уберите 1 дыру из своей эпохи.", "Odstraňte 1 trhlinu ze své éry."],
        ),
        (
            "flint_starter",
            ["Add 3 energy to your era.", "Добавьте 3 энергии в свою эпоху.", "Přidejte 3 energie do své éry."],
        ),
        (
            "monocle",
            [
                "Push 2 clones from adjacent eras (either direction).",
                "Оттолкните 2 двойников из соседних эпох (в любую сторону).",
                "Odstrčte 2 dvojníky ze sousedních ér (libovolným směrem).",
            ],
        ),
        (
            "paperclip",
            [
                "Either add 2 energy to your era or push 2 clones from your era (either direction).",
                "Либо добавьте 2 энергии в свою эпоху, либо оттолкните 2 двойников из своей эпохи (в любую сторону).",
                "Buď přidejte 2 energie do své éry, nebo odstrčte 2 dvojníky ze své éry (libovolným směrem).",
            ],
        ),
        (
            "cave_map",
            [
                "Remove 1 rift from your era; then you may move to an adjacent era; if you do, remove 1 rift from your era.",
                "Уберите 1 дыру из своей эпохи; затем при желании переместитесь в соседнюю эпоху; если сделали это, уберите 1 дыру из своей эпохи.",
                "Odstraňte 1 trhlinu ze své éry; potom, chcete-li, přesuňte se do sousední éry; pokud to uděláte, odstraňte 1 trhlinu ze své éry.",
            ],
        ),
        (
            "crowdfunding",
            [
                "Add 1 energy to your era; then, if another agent is in your era, add 2 energy to your era; then you may pull 1 clone from one adjacent era.",
                "Добавьте 1 энергию в свою эпоху; затем, если в вашей эпохе есть другой агент, добавьте 2 энергии в свою эпоху; затем при желании притяните 1 двойника из одной соседней эпохи.",
                "Přidejte 1 energii do své éry; potom, je-li ve vaší éře jiný agent, přidejte 2 energie do své éry; potom, chcete-li, přitáhněte 1 dvojníka z jedné sousední éry.",
            ],
        ),
        (
            "recycler",
            [
                "You may destroy 1 card from your hand; if you do, add 2 energy to your era, then draw 1 card.",
                "При желании уничтожьте 1 карту с руки; если сделали это, добавьте 2 энергии в свою эпоху, затем возьмите 1 карту.",
                "Chcete-li, zničte 1 kartu z ruky; pokud to uděláte, přidejte 2 energie do své éry, potom lízněte 1 kartu.",
            ],
        ),
        (
            "battle_steed",
            [
                "Move 2 eras in one direction (you may take along up to 2 clones); then remove 1 rift from your era.",
                "Переместитесь на 2 эпохи в одном направлении (можете забрать с собой до 2 двойников); затем уберите 1 дыру из своей эпохи.",
                "Přesuňte se o 2 éry jedním směrem (můžete s sebou vzít až 2 dvojníky); potom odstraňte 1 trhlinu ze své éry.",
            ],
        ),
        (
            "last_calendar",
            [
                "Reveal 2 artifacts of the Big Deck and make them available; then add 1 energy to the origin era of each revealed artifact; then remove 1 rift from your era.",
                "Откройте 2 артефакта Громадной Колоды и сделайте их доступными; затем добавьте 1 энергию в исходную эпоху каждого открытого артефакта; затем уберите 1 дыру из своей эпохи.",
                "Odkryjte 2 artefakty z Velkého balíčku a vyložte je; potom přidejte 1 energii do domovské éry každého odkrytého artefaktu; potom odstraňte 1 trhlinu ze své éry.",
            ],
        ),
    ] {
        for (names, text) in names().into_iter().zip(texts) {
            assert_eq!(names.text(card(name)), text);
        }
    }
}

/// Plays whole games, with a look at everything that is said on the way.
#[test]
fn whole_games_are_offered_and_told_in_every_language() {
    let people = ["Anna", "Boris", "Cyril", "Dana"].map(String::from);
    let agreed = [
        r#"{"players": 2, "agents": ["mr_time", "robofinisher_404"]}"#,
        r#"{"players": 4, "level": "agency_legend"}"#,
        r#"{"players": 3, "agents": ["time_prowler", "v_girl", "cztwyzzek"]}"#,
        r#"{"players": 1, "team": 3}"#,
    ];
    let mut asked = BTreeSet::new();
    for number in 0..16 {
        let options = serde_json::from_str(agreed[number % agreed.len()]).unwrap();
        let mut game = TheLoop::start(&options, Seed::from_text(&format!("told {number}")).unwrap()).unwrap();
        let mut made = 0;
        while let Some(seat) = game.waiting_for().iter().next() {
            let viewer = Viewer::Seat(seat);
            let (view, mut choices, mut events) = (game.view(viewer), Vec::new(), Vec::new());
            game.choices(seat, &mut choices);
            // Ending the actions at once soon loses, so mostly do something else.
            let busy = choices.iter().filter(|&&choice| choice != Choice::End || made % 9 == 0).count().max(1);
            let choice = choices[(made * 7 + made / 3) % busy];
            game.apply(seat, choice, &mut events).unwrap();
            for language in Language::ALL {
                let words = language.words();
                let context =
                    BoardContext { viewer, view: &view, choices: &choices, held: None, names: &people, words };
                let groups = TheLoop::offers(&context);
                let mut places: Vec<usize> = groups.iter().flat_map(|group| &group.choices).map(|one| one.0).collect();
                places.sort_unstable();
                assert_eq!(places, Vec::from_iter(0..choices.len()));
                for group in &groups {
                    asked.insert(group.title.clone());
                    assert!(group.title.is_empty() || is_said(&group.title), "{}", group.title);
                    assert!(group.choices.iter().all(|(_, text)| is_said(text)), "{:?}", group.choices);
                    let texts: BTreeSet<&str> = group.choices.iter().map(|(_, text)| text.as_str()).collect();
                    assert_eq!(texts.len(), group.choices.len(), "{:?}", group.choices);
                    let rule = format!("[{}]", group.rule.unwrap());
                    assert!(TheLoop::RULES_PAGES.iter().all(|(_, page)| page.contains(&rule)), "{rule}");
                }
                let context = LogContext { viewer, names: &people, words };
                let chapter = TheLoop::chapter(&events, &context);
                assert!(is_said(&chapter.title), "{}", chapter.title);
                assert!(chapter.lines.iter().all(|(_, line)| is_said(line)), "{:?}", chapter.lines);
            }
            made += 1;
        }
    }
    assert!(asked.len() > 3 * 25, "most questions were asked: {asked:?}");
}

#[test]
fn a_turn_is_told_line_by_line_with_what_came_of_each_thing() {
    let dawn = Era::Dawn;
    let agent = Agent::MrTime;
    let events = [
        Event::Turn { turn: 5, agent },
        Event::Doctor { era: dawn },
        Event::Fell { rifts: [1, 2, 0] },
        Event::Used { agent, card: card("spartan_shield") },
        Event::Removed { era: dawn, rifts: 2 },
        Event::Progress { mission: Mission::BlockExhaust, cubes: 2 },
        Event::Spent { era: dawn, energy: 1 },
        Event::Moved { agent, era: Era::Medieval },
        Event::Over { ending: Ending::FourthVortex },
    ];
    let told = |language: Language| {
        let chapter =
            TheLoop::chapter(&events, &LogContext { viewer: Viewer::Spectator, names: &[], words: language.words() });
        (chapter.title, chapter.lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>())
    };
    let (title, lines) = told(Language::English);
    assert_eq!(title, "Turn 5: Mr. Time");
    assert_eq!(
        lines,
        [
            "The Doctor is in the Dawn of Time; rifts fall: 1 before his era, 2 into it, 0 after it",
            "Mr. Time uses Spartan Shield; 2 rifts removed in the Dawn of Time; Block the Exhaust: 2 of 5",
            "1 energy spent in the Dawn of Time; Mr. Time goes to the Medieval Era",
            "A fourth vortex would open: the team has lost",
        ]
    );
    let (title, lines) = told(Language::Russian);
    assert_eq!(title, "Ход 5: Мистер Время");
    assert_eq!(
        lines[1],
        "Мистер Время использует карту «Спартанский щит»; убрано дыр: 2 в Доисторической эпохе; «Забейте выхлоп у Машины!»: 2 из 5"
    );
    let (title, lines) = told(Language::Czech);
    assert_eq!(title, "Tah 5: Pan Čas");
    assert_eq!(lines[2], "Spotřebováno energie: 1 v Úsvitu věků; Pan Čas jde do Středověku");
}
