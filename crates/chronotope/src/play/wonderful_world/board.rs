//! The table as text.

use super::super::Terminal;
use super::super::paper::{Align, Paper, Tint, table, wrap};
use super::cards::{self, short_type, slots};
use super::{called, me};
use tabletop::{Seat, Viewer};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Card, PICKS, Piece, ROUNDS, Resource, Type};
use wonderful_world::state::{Building, Phase};
use wonderful_world::view::{PlayerView, SiteView};
use wonderful_world::{View, WonderfulWorld};

/// The round and its phases, the players, and what the viewer has.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = vec![phases(view, paper)];
    lines.extend(whereabouts(view));
    lines.push(String::new());
    lines.extend(players(view, paper));
    if let Some(me) = me(view) {
        lines.extend(construction(view, me, paper));
        lines.extend(picks(view, me, paper));
    }
    lines
}

/// Such as `Round 2/4   Draft > Planning > [Materials] Energy Science Gold Exploration`.
fn phases(view: &View, paper: Paper) -> String {
    let mark = |on: bool, text: String| if on { paper.heading(format!("[{text}]")) } else { text };
    let mut parts = Vec::new();
    match view.phase {
        Phase::Empires => return paper.heading("[Choosing empires]"),
        Phase::Over => return paper.heading("The game is over."),
        Phase::Draft { pick } => {
            parts.push(mark(true, format!("Draft {pick}/{PICKS}, passing {}", view.passing.unwrap_or("on"))));
        }
        _ if view.players.len() > 1 => parts.push("Draft".into()),
        _ => {}
    }
    parts.push(mark(view.phase == Phase::Planning, "Planning".into()));
    if matches!(view.phase, Phase::Draft { .. }) {
        parts.push("Production".into());
    } else {
        let step = |resource: Resource| mark(view.phase == Phase::Production(resource), capital(resource.name()));
        parts.push(Resource::ALL.map(step).join(" "));
    }
    format!("Round {}/{ROUNDS}   {}", view.round, parts.join(" > "))
}

/// Where hands go, or what lies face down.
fn whereabouts(view: &View) -> Option<String> {
    if let (Phase::Draft { .. }, Viewer::Seat(seat)) = (view.phase, view.viewer) {
        let count = view.players.len() as u8;
        let (next, previous) = (Seat((seat.0 + 1) % count), Seat((seat.0 + count - 1) % count));
        let (to, from) = if view.passing == Some("left") { (next, previous) } else { (previous, next) };
        let (to, from) = (called(view, to), called(view, from));
        return Some(match to == from {
            true => format!("You change hands with {to} after every pick."),
            false => format!("Your hand goes to {to}; the next one comes from {from}."),
        });
    }
    let piles = view.piles.as_ref()?;
    Some(format!("{} piles left, {} cards in the deck, {} discarded", piles.len(), view.deck, view.discard.len()))
}

fn players(view: &View, paper: Paper) -> Vec<String> {
    let bar = || "|".to_owned();
    let mut head = vec![String::new(), "Empire".into()];
    head.extend(Resource::ALL.map(|resource| cards::letter_of(resource.piece(), paper)));
    head.push(bar());
    head.extend(Type::ALL.map(|kind| short_type(kind).to_owned()));
    head.push(bar());
    head.extend(["Cubes", "K", "Gen", "Fin"].map(String::from));
    head.push(bar());
    head.extend(["Pts".into(), String::new()]);
    let aligns = head.iter().enumerate().map(|(column, _)| if column == 1 { Align::Left } else { Align::Right });
    let mut aligns: Vec<_> = aligns.collect();
    aligns.pop();
    let mut rows = vec![head];
    for player in &view.players {
        let mine = view.viewer.is(player.seat);
        let name = WonderfulWorld::name(view, player.seat);
        let built = |kind: Type| player.built.iter().filter(|card| card.printed().kind == kind).count();
        let mut row = vec![if mine { ">".into() } else { String::new() }];
        row.push(if mine { paper.heading(name) } else { name });
        row.extend(Resource::ALL.map(|resource| number(player.production.get(&resource).copied().unwrap_or_default())));
        row.push(bar());
        row.extend(Type::ALL.map(|kind| number(built(kind) as u16)));
        row.push(bar());
        row.push(format!("{}/{CUBES_TO_KRYSTALLIUM}", player.cubes));
        row.extend([player.krystallium, player.generals.into(), player.financiers.into()].map(number));
        row.push(bar());
        row.push(player.points.to_string());
        row.push(standing(view, player).into());
        rows.push(row);
    }
    table(&rows, 1, &aligns)
}

/// What a player is about.
fn standing(view: &View, player: &PlayerView) -> &'static str {
    match view.phase {
        Phase::Over => "",
        Phase::Empires if player.empire.is_some() => "ready",
        Phase::Draft { .. } if player.has_picked => "picked",
        _ if view.waiting.contains(player.seat) => "chooses",
        Phase::Empires => "",
        _ => "done",
    }
}

fn number(number: u16) -> String {
    if number == 0 { ".".into() } else { number.to_string() }
}

/// The cards under construction, with what lies on them.
fn construction(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    if player.sites.is_empty() {
        return Vec::new();
    }
    let mut rows =
        vec![["", "Under construction", "Type", "Filled", "Needs", "Makes", "Bonus", "Pts"].map(String::from).to_vec()];
    for site in &player.sites {
        let card = site.building.card;
        let [name, kind, _, makes, bonus, points, _] = cards::row(card, paper);
        let mark = if required(view, card) { "!" } else { "" };
        rows.push(vec![
            mark.into(),
            name,
            kind,
            filled(&site.building, paper),
            slots(site.missing, paper),
            makes,
            bonus,
            points,
        ]);
    }
    let mut lines = vec![String::new()];
    lines.extend(faint_head(table(&rows, 2, &[]), paper));
    if player.sites.iter().any(|site| required(view, site.building.card)) {
        lines.push(paper.paint(Tint::Faint, "! must be built to win"));
    }
    lines
}

/// The slots of a card, such as `MM.. E`: what is filled as letters (K where a krystallium stands in), the rest as dots.
pub(super) fn filled(building: &Building, paper: Paper) -> String {
    let slot = |(piece, cost): (Piece, u8)| {
        let letter = match piece {
            Piece::General => "g",
            Piece::Financier => "f",
            _ => cards::letters(piece),
        };
        let stood_in = building.stood_in.of(piece);
        let own = building.filled.of(piece) - stood_in;
        let empty = cost - building.filled.of(piece);
        paper.paint(
            cards::tint(piece),
            letter.repeat(own.into()) + &"K".repeat(stood_in.into()) + &".".repeat(empty.into()),
        )
    };
    building.card.printed().cost.iter().map(slot).collect::<Vec<_>>().join(" ")
}

fn required(view: &View, card: Card) -> bool {
    view.options.scenario.is_some_and(|scenario| scenario.printed().required().any(|needed| needed == card))
}

/// The picks of this draft; alone, the hand while something else is asked about.
fn picks(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let hand = player.hand.as_deref().unwrap_or_default();
    let (title, cards) = match view.phase {
        Phase::Draft { .. } => ("Your picks", &player.draft_area[..]),
        _ if player.dug.is_some() => ("Your hand", hand),
        _ if player.unplaced.is_some() && view.players.len() == 1 => ("Your hand", hand),
        _ if player.unplaced.is_some() => ("Your picks", &player.draft_area[..]),
        _ => return Vec::new(),
    };
    if cards.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new()];
    lines.extend(card_table(title, cards.iter().map(|&card| (String::new(), card)), paper));
    lines
}

/// Cards in columns, each behind a number or nothing.
pub(super) fn card_table(title: &str, cards: impl Iterator<Item = (String, Card)>, paper: Paper) -> Vec<String> {
    let mut head = vec![String::new()];
    head.extend(cards::HEADINGS.map(String::from));
    head[1] = title.to_owned();
    let mut rows = vec![head];
    for (number, card) in cards {
        let mut row = vec![number];
        row.extend(cards::row(card, paper));
        rows.push(row);
    }
    faint_head(table(&rows, 2, &[Align::Right]), paper)
}

/// The first line as a heading.
pub(super) fn faint_head(mut lines: Vec<String>, paper: Paper) -> Vec<String> {
    if let Some(head) = lines.first_mut() {
        *head = paper.heading(&head);
    }
    lines
}

pub(super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Everybody's things, player by player.
pub(super) fn details(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    for player in &view.players {
        let name = called(view, player.seat);
        lines.push(match player.empire {
            None => paper.heading(&name),
            Some(empire) => {
                let side = empire.side(view.options.side);
                let title = paper.heading(format!("{name}: {}", empire.printed().name));
                format!(
                    "{title}, side {} (makes {}, points {})",
                    view.options.side,
                    slots(side.makes, paper),
                    cards::points(side.points)
                )
            }
        });
        let names = |cards: &[Card]| cards.iter().map(|card| card.printed().name).collect::<Vec<_>>().join(", ");
        for kind in Type::ALL {
            let built: Vec<_> = player.built.iter().copied().filter(|card| card.printed().kind == kind).collect();
            if !built.is_empty() {
                lines.extend(wrap(&format!("  Built {kind}: {}", names(&built)), 8));
            }
        }
        for SiteView { building, missing } in &player.sites {
            let (name, state, missing) =
                (building.card.printed().name, filled(building, paper), slots(*missing, paper));
            lines.push(format!("  Building {name}: {state} (needs {missing})"));
        }
        if !player.draft_area.is_empty() {
            lines.extend(wrap(&format!("  Picks: {}", names(&player.draft_area)), 8));
        }
        match &player.hand {
            Some(hand) if !hand.is_empty() => lines.extend(wrap(&format!("  Hand: {}", names(hand)), 8)),
            None if player.hand_size > 0 => lines.push(format!("  Hand: {} cards", player.hand_size)),
            _ => {}
        }
        if player.built.is_empty() && player.sites.is_empty() {
            lines.push("  Nothing built or under construction.".into());
        }
    }
    lines
}
