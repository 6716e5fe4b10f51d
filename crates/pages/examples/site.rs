//! Writes every page that is not a table, with people and tables made up, so that they can be looked at in a browser:
//! `cargo run -p pages --example site -- FOLDER`.

use anachrony::Anachrony;
use maud::{Markup, html};
use pages::create::{Create, create};
use pages::home::{GameCard, Home, TableRow, home};
use pages::notice::{Notice, notice, take_seat};
use pages::replay::{Replay, replay};
use pages::review::{Findings, Review, ReviewStatus, TurningPoint, review};
use pages::{Board, Language, Words, Zone, assets, hand_over, me, rules};
use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs, io};
use tabletop::{Game, Seat, Viewer};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

const PERSON: &str = "Copper Heron";

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/site".to_owned());
    let folder = Path::new(&folder);
    for asset in assets::ASSETS.iter() {
        let path = folder.join("assets").join(asset.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, &asset.bytes)?;
    }
    for language in Language::ALL {
        for (name, page) in every_page(language.words()) {
            let page = page.into_string().replace(&format!("/assets/{}/", assets::fingerprint()), "assets/");
            fs::write(folder.join(format!("{name}.{}.html", language.name())), page)?;
        }
    }
    println!("{}", folder.display());
    Ok(())
}

fn every_page(words: &'static Words) -> Vec<(&'static str, Markup)> {
    let game = GameCard::new(words, WonderfulWorld::KEYS, &WonderfulWorld::about());
    let games = std::slice::from_ref(&game);
    let (mine, open, finished) = (mine(&game.title), open(&game.title), finished(&game.title));
    let nobody = Home { person: PERSON, games, mine: &[], open: &[], finished: &[] };
    let somebody = Home { person: PERSON, games, mine: &mine, open: &open, finished: &finished };
    let missing = Notice {
        status: 404,
        title: "No such table".into(),
        text: "It may have been closed.".into(),
        link: None,
        retry: None,
    };
    vec![
        ("new", home(words, &nobody)),
        ("home", home(words, &somebody)),
        ("create", form::<WonderfulWorld>(words, &Value::Null, None)),
        ("create-anachrony", form::<Anachrony>(words, &Value::Null, None)),
        ("create-the-loop", form::<TheLoop>(words, &Value::Null, None)),
        (
            "refused",
            form::<WonderfulWorld>(words, &json!({ "players": 4, "scenario": "03" }), Some("It is for one player.")),
        ),
        ("rules", rules::rules(words, PERSON, &game.title, game.name, rulebook(words.language))),
        ("shelf", rules::rules_list(words, PERSON, games)),
        ("me", me::me(words, PERSON, None)),
        ("me-refused", me::me(words, PERSON, Some("A name needs a letter."))),
        ("note", notice(words, PERSON, &missing)),
        ("take", take_seat(words, PERSON, &game.title, "Anna", "secret")),
        ("curtain", hand_over::hand_over(words, PERSON, &game.title, "Boris", "home.en.html")),
        ("replay", film(words, &game)),
        ("review", looked_at(words, &game, ReviewStatus::Ready(findings()))),
        ("reviewing", looked_at(words, &game, ReviewStatus::Working(57, 140))),
    ]
}

fn rulebook(language: Language) -> &'static str {
    let page = WonderfulWorld::RULES_PAGES.iter().find(|(code, _)| *code == language.name());
    page.map_or("", |(_, page)| page)
}

fn row(title: &str, people: &[&str], minutes: u64) -> TableRow {
    let people = people.iter().map(|&name| name.to_owned()).collect();
    TableRow {
        id: "k3v9".into(),
        title: title.to_owned(),
        people,
        your_turn: false,
        open_seats: 0,
        minutes,
        result: None,
    }
}

fn mine(title: &str) -> Vec<TableRow> {
    vec![
        row(title, &[PERSON, "Anna", "Bot: fair"], 3),
        TableRow { your_turn: true, ..row(title, &[PERSON, "Boris", "Žofie z Čáslavi", "Quiet Comet"], 61) },
        TableRow { open_seats: 2, ..row(title, &[PERSON], 0) },
    ]
}

fn open(title: &str) -> Vec<TableRow> {
    vec![
        TableRow { open_seats: 1, ..row(title, &["Velvet Otter", "Bot: fair"], 2) },
        TableRow { open_seats: 4, ..row(title, &["Аня"], 21) },
    ]
}

fn finished(title: &str) -> Vec<TableRow> {
    vec![
        TableRow {
            result: Some("Anna 62 · Copper Heron 55 · Boris 41".into()),
            ..row(title, &["Anna", PERSON, "Boris"], 1500)
        },
        TableRow { result: Some("87".into()), ..row(title, &[PERSON], 9000) },
    ]
}

fn form<G: Board>(words: &'static Words, options: &Value, error: Option<&str>) -> Markup {
    let about = G::about();
    let game = &GameCard::new(words, G::KEYS, &about);
    let chosen = |field: &str| (error.is_some() && field == "seat.1").then(|| "open".to_owned());
    let (keys, bots) = (G::KEYS, &["random", "fair"]);
    create(words, &Create { person: PERSON, game, keys, about: &about, bots, options, chosen: &chosen, error })
}

fn film(words: &'static Words, game: &GameCard) -> Markup {
    let zones =
        ["empire", "hand"].map(|id| Zone::new(id, html! { section id=(id) { h2 { (id) } button { "piece" } } }));
    let log = html! { @for number in 0..60 { p { "Anna picks card " (number) "." } } };
    let seats = ["Anna", PERSON, "Boris"].map(str::to_owned);
    let film = Replay {
        id: "k3v9",
        title: &game.title,
        class: game.name,
        steps: 140,
        step: 12,
        seats: &seats,
        viewer: Viewer::Seat(Seat(1)),
        zones: &zones,
        log,
        styles: &[],
        can_play: true,
    };
    replay(words, &film)
}

fn looked_at(words: &'static Words, game: &GameCard, status: ReviewStatus) -> Markup {
    let seats = ["Anna", PERSON, "Boris"].map(str::to_owned);
    review(words, &Review { id: "k3v9", title: &game.title, keys: WonderfulWorld::KEYS, seats: &seats, status })
}

fn findings() -> Findings {
    let share = |step: u16, of: f32| 0.33 + 0.2 * (f32::from(step) / of).sin();
    let expected = (0..140).map(|step| {
        let (one, other) = (share(step, 19.0), share(step, 31.0));
        vec![one, other, 1.0 - one - other]
    });
    let turn = |step, seat, lost| TurningPoint {
        step,
        seat: Seat(seat),
        chosen: "Recycle: Zeppelin".into(),
        better: "Build: Zeppelin".into(),
        lost,
        why: "More production, more points".into(),
    };
    Findings {
        expected: expected.chain([vec![1.0, 0.0, 0.0]]).collect(),
        rounds: vec![(0, 1), (30, 2), (68, 3), (105, 4)],
        turning_points: vec![turn(22, 0, 0.06), turn(71, 2, 0.14), turn(110, 1, 0.09)],
    }
}
