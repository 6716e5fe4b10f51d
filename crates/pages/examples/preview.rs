//! Writes pages of It's a Wonderful World at various moments, to be looked at in a browser without a server:
//!
//! `cargo run -p pages --example preview -- DIRECTORY [LANGUAGE] [THEME]`
//!
//! What stands around the board is the shape of the real frame, without its life. Serve `assets/` as the addresses in the
//! pages say, at the root of the same host.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use pages::table::{self, Frame, Occupant, SeatInfo};
use pages::{Board, BoardContext, Language, LogContext, Zone};
use players::{Bots, Level};
use std::error::Error;
use std::path::Path;
use tabletop::{Game, Seat, Seed, Viewer};
use wonderful_world::state::Phase;
use wonderful_world::{Event, Options, WonderfulWorld};

/// A moment: its name, the options, who looks, and when it has come.
struct Moment {
    name: &'static str,
    options: &'static str,
    viewer: Viewer,
    come: fn(&WonderfulWorld) -> bool,
}

const ME: Viewer = Viewer::Seat(Seat(0));

const MOMENTS: &[Moment] = &[
    Moment { name: "empires", options: r#"{"players":3,"empires":"chosen"}"#, viewer: ME, come: |_| true },
    Moment { name: "draft-1", options: r#"{"players":3}"#, viewer: ME, come: |game| drafting(game, 1, 1) },
    Moment { name: "open", options: r#"{"players":3}"#, viewer: ME, come: |game| drafting(game, 1, 1) },
    Moment { name: "stand-in", options: r#"{"players":3}"#, viewer: ME, come: |game| drafting(game, 1, 1) },
    Moment { name: "draft-3", options: r#"{"players":4}"#, viewer: ME, come: |game| drafting(game, 3, 4) },
    Moment { name: "draft-2p", options: r#"{"players":2}"#, viewer: ME, come: |game| drafting(game, 2, 1) },
    Moment { name: "draft-5p", options: r#"{"players":5}"#, viewer: ME, come: |game| drafting(game, 4, 2) },
    Moment { name: "planning", options: r#"{"players":3}"#, viewer: ME, come: |game| planning(game, 2, 7) },
    Moment { name: "planning-4", options: r#"{"players":3}"#, viewer: ME, come: |game| planning(game, 4, 4) },
    Moment { name: "production-1", options: r#"{"players":3}"#, viewer: ME, come: |game| producing(game, 1) },
    Moment { name: "production-3", options: r#"{"players":3}"#, viewer: ME, come: |game| producing(game, 3) },
    Moment { name: "over", options: r#"{"players":4}"#, viewer: ME, come: |game| game.phase == Phase::Over },
    Moment {
        name: "solo",
        options: r#"{"players":1}"#,
        viewer: ME,
        come: |game| game.round == 2 && game.players[0].hand.len() == 5,
    },
    Moment { name: "solo-piles", options: r#"{"players":1,"empires":"dealt"}"#, viewer: ME, come: |_| true },
    Moment { name: "solo-dug", options: r#"{"players":1}"#, viewer: ME, come: |game| !game.players[0].dug.is_empty() },
    Moment { name: "scenario", options: r#"{"scenario":"01"}"#, viewer: ME, come: |game| producing(game, 2) },
    Moment {
        name: "spectator",
        options: r#"{"players":5}"#,
        viewer: Viewer::Spectator,
        come: |game| producing(game, 4),
    },
];

fn drafting(game: &WonderfulWorld, round: u8, pick: u8) -> bool {
    game.round == round && game.phase == Phase::Draft { pick } && game.waiting_for().contains(Seat(0))
}

fn planning(game: &WonderfulWorld, round: u8, cards: usize) -> bool {
    let me = &game.players[0];
    game.round == round && game.phase == Phase::Planning && me.draft_area.len() == cards && me.unplaced.is_none()
}

fn producing(game: &WonderfulWorld, round: u8) -> bool {
    let some = game.players[0].unplaced.is_some_and(|unplaced| unplaced.count > 1);
    game.round == round && matches!(game.phase, Phase::Production(_)) && some
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let directory = args.next().ok_or("say where to write the pages")?;
    let language = args.next().and_then(|code| Language::from_code(&code)).unwrap_or(Language::English);
    let theme = args.next().unwrap_or_else(|| "dark".into());
    std::fs::create_dir_all(&directory)?;
    for moment in MOMENTS {
        let page = page(moment, language, &theme)?.into_string();
        let path = Path::new(&directory).join(format!("{}.html", moment.name));
        println!("{:14} {:6} bytes", moment.name, page.len());
        std::fs::write(path, page)?;
    }
    Ok(())
}

/// Plays until the moment has come.
fn play(moment: &Moment) -> Result<(WonderfulWorld, Vec<Event>), Box<dyn Error>> {
    let options: Options = serde_json::from_str(moment.options)?;
    let mut game = WonderfulWorld::start(&options, Seed([7; 32])).map_err(|error| error.message)?;
    let mut events = Vec::new();
    let bot =
        |seat: u8| WonderfulWorld::bot(if moment.name == "solo-dug" { "random" } else { "fair" }, Seed([seat; 32]));
    let mut bots: Vec<_> = (0..options.players).filter_map(bot).collect();
    while !(moment.come)(&game) {
        // The others first, so that it is my move when the moment has come.
        let Some(seat) = game.waiting_for().iter().last() else { break };
        let choice = bots[seat.index()].choose(&game, seat).ok_or("no choice")?;
        game.apply(seat, choice, &mut events).map_err(|illegal| illegal.0)?;
    }
    Ok((game, events))
}

fn page(moment: &Moment, language: Language, theme: &str) -> Result<Markup, Box<dyn Error>> {
    let (game, events) = play(moment)?;
    let events: Vec<_> = events.iter().filter_map(|event| WonderfulWorld::event_for(event, moment.viewer)).collect();
    let names = ["Karel", "Anna", "Борис", "Ημέρα", "Maximilian"].map(String::from);
    let view = game.view(moment.viewer);
    let mut choices = Vec::new();
    if let Viewer::Seat(seat) = moment.viewer {
        game.choices(seat, &mut choices);
    }
    let context: BoardContext<WonderfulWorld> = BoardContext {
        viewer: moment.viewer,
        view: &view,
        choices: &choices,
        held: None,
        names: &names[..game.players.len()],
        words: language.words(),
    };
    Ok(html! {
        (DOCTYPE)
        html lang=(language.name()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (moment.name) }
                @for site_page in ["site.css", "table.css", "wonderful-world.css"] {
                    link rel="stylesheet" href=(pages::assets::address(site_page));
                }
            }
            body.table.wonderful-world {
                header #top { h1 { "Chronotope" } p.turn { (moment.name) } }
                main #board .board {
                    @for Zone { html, .. } in WonderfulWorld::zones(&context) { (PreEscaped(html)) }
                }
                (actions(moment, &context))
                @if view.outcome.is_some() { section #result { (WonderfulWorld::result(&context)) } }
                aside #side { section #log { h2 { "Log" } div #chapters { (log(&events, &context)) } } }
            }
        }
    })
}

/// The action bar of the real frame.
fn actions(moment: &Moment, context: &BoardContext<WonderfulWorld>) -> Markup {
    let offers = WonderfulWorld::offers(context);
    let last = context.names.len() - 1;
    let occupant = |index: usize| match moment.name {
        "open" | "spectator" if index == last => Occupant::Nobody,
        "stand-in" if index == 0 => Occupant::StandIn,
        _ => Occupant::Here,
    };
    let info = |(index, name): (usize, &String)| {
        let occupant = occupant(index);
        SeatInfo {
            name: name.clone(),
            occupant,
            mine: index == 0,
            bots: if occupant == Occupant::Nobody { Level::NAMES } else { &[] },
            bots_to_propose: &[],
            proposal: None,
        }
    };
    let seats: Vec<_> = context.names.iter().enumerate().map(info).collect();
    let frame = Frame {
        words: context.words,
        id: "preview",
        game: "wonderful-world",
        title: "Chronotope",
        viewer: context.viewer,
        revision: 0,
        waited_for: !context.choices.is_empty(),
        seats: &seats,
        offers: &offers,
        held: None,
        can_undo: true,
        can_redo: false,
        auto_continue: false,
        confirming: false,
        result: None,
        chat: &[],
        has_rematch: false,
        seat_link: None,
        stand_in_choices: 0,
        patience: "day",
        other_devices: false,
        hints: true,
        bots_paused: false,
        chain: &[],
        question: WonderfulWorld::question(context),
        recent: &[],
        could_auto_continue: false,
        teaches: true,
        learning: true,
        lessons: &[],
    };
    let zones = table::zones(&frame);
    html! { @for zone in zones.iter().filter(|zone| zone.id == "actions") { (PreEscaped(&zone.html)) } }
}

fn log(events: &[Event], context: &BoardContext<WonderfulWorld>) -> Markup {
    let context = LogContext { viewer: context.viewer, names: context.names, words: context.words };
    let mut chapters: Vec<Vec<Event>> = Vec::new();
    for &event in events {
        match chapters.last_mut() {
            Some(chapter) if !WonderfulWorld::begins_chapter(&event) => chapter.push(event),
            _ => chapters.push(vec![event]),
        }
    }
    html! {
        @for chapter in chapters {
            @let told = WonderfulWorld::chapter(&chapter, &context);
            section.chapter {
                h3 { (told.title) }
                ol { @for (seat, line) in told.lines { li data-seat=[seat.map(|seat| seat.0)] { (line) } } }
            }
        }
    }
}
