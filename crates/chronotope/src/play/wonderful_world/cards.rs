//! Cards and what is printed on them: as columns, and in words.

use super::super::paper::{Paper, Tint, flow, wrap};
use super::super::session::no_choice;
use crate::language::words;
use tabletop::closest;
use wonderful_world::Choice;
use wonderful_world::data::{Card, Counted, Empire, Leader, Makes, Piece, Points, Resource, Side, Slots, Type};

/// The headings of [`row`].
pub(super) fn headings() -> [String; 7] {
    split(&words().say("ww-terminal-columns"))
}

/// So many words of a sentence; what is missing stays empty.
pub(super) fn split<const N: usize>(sentence: &str) -> [String; N] {
    let mut parts = sentence.split(' ');
    std::array::from_fn(|_| parts.next().unwrap_or_default().to_owned())
}

/// How wide the columns of [`row`] are, whichever cards are shown: the same cards stay in the same place.
pub(super) const WIDTHS: [usize; 7] = [24, 4, 11, 6, 5, 5, 3];

/// A card as cells.
pub(super) fn row(card: Card, paper: Paper) -> [String; 7] {
    let printed = card.printed();
    [
        shortened(super::names().card(card), WIDTHS[0]),
        paper.paint(tint_of_type(printed.kind), short_type(printed.kind)),
        slots(printed.cost, paper),
        makes(printed.makes, paper),
        slots(printed.bonus, paper),
        points(printed.points),
        letter_of(printed.recycling.piece(), paper),
    ]
}

/// A name that fits into a column.
fn shortened(name: &str, width: usize) -> String {
    match name.chars().count() > width {
        true => name.chars().take(width - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// The letter of a piece; leaders have three.
pub(super) fn letters(piece: Piece) -> String {
    let letters: [String; 8] = split(&words().say("ww-terminal-letters"));
    letters[piece as usize].clone()
}

/// The same, in the colour of the piece.
pub(super) fn letter_of(piece: Piece, paper: Paper) -> String {
    paper.paint(tint(piece), letters(piece))
}

pub(super) fn tint(piece: Piece) -> Tint {
    match piece {
        Piece::Materials => Tint::Grey,
        Piece::Energy => Tint::Violet,
        Piece::Science => Tint::Green,
        Piece::Gold => Tint::Yellow,
        Piece::Exploration => Tint::Blue,
        Piece::Krystallium | Piece::General | Piece::Financier => Tint::Red,
    }
}

fn tint_of_type(kind: Type) -> Tint {
    tint(Resource::ALL[kind as usize].piece())
}

/// Pieces such as `4M 1E`; a dash for none.
pub(super) fn slots(slots: Slots, paper: Paper) -> String {
    let parts: Vec<_> =
        slots.iter().map(|(piece, count)| paper.paint(tint(piece), format!("{count}{}", letters(piece)))).collect();
    if parts.is_empty() { "-".into() } else { parts.join(" ") }
}

pub(super) fn makes(makes: Makes, paper: Paper) -> String {
    match makes.for_each {
        Some(kind) => format!("{}/{}", slots(makes.cubes, paper), short_type(kind)),
        None => slots(makes.cubes, paper),
    }
}

pub(super) fn points(points: Points) -> String {
    match points {
        Points::Flat(0) => "-".into(),
        Points::Flat(points) => points.to_string(),
        Points::Each(points, Counted::Built(kind)) => format!("{points}/{}", short_type(kind)),
        Points::Each(points, Counted::Token(leader)) => format!("{points}/{}", letters(leader.piece())),
    }
}

pub(super) fn short_type(kind: Type) -> String {
    let types: [String; 5] = split(&words().say("ww-terminal-types"));
    types[kind as usize].clone()
}

/// The names of cards, separated by commas.
pub(super) fn names(cards: &[Card]) -> String {
    super::names().cards(cards)
}

/// The card or empire of a choice, or of a name.
pub(super) fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
    if wanted.is_empty() {
        return Err(words().say("ww-terminal-which-card"));
    }
    if let Ok(number) = wanted.parse::<usize>() {
        return match number.checked_sub(1).and_then(|index| choices.get(index)) {
            Some(&choice) => thing_of(choice, paper)
                .ok_or_else(|| words().with("terminal-choice-no-card", &[("number", number.into())])),
            None => Err(no_choice(number, choices.len())),
        };
    }
    let plain = |name: &str| name.to_lowercase().replace(['_', '-', '\''], " ").replace("  ", " ");
    let wanted = plain(wanted);
    let empire = Empire::ALL.into_iter().find(|empire| {
        let called = [super::names().empire(*empire), super::names().empire_short(*empire)];
        called.iter().any(|name| plain(name) == wanted)
    });
    if let Some(empire) = empire {
        return Ok(empire_in_full(empire, paper));
    }
    let found = |fits: &dyn Fn(&str) -> bool| -> Vec<Card> {
        Card::all().filter(|&card| fits(&plain(super::names().card(card))) || fits(&plain(card.printed().id))).collect()
    };
    let mut cards = found(&|name| name == wanted);
    if cards.is_empty() {
        cards = found(&|name| name.contains(&wanted));
    }
    match cards[..] {
        [card] => Ok(in_full(card)),
        [] => Err(match closest(&wanted, Card::all().map(|card| super::names().card(card))) {
            Some(name) => words().with("ww-terminal-did-you-mean", &[("card", name.into())]),
            None => words().say("ww-terminal-no-card"),
        }),
        _ => {
            let some = &cards[..cards.len().min(8)];
            Err(words().with("ww-terminal-several-cards", &[("cards", names(some).into())]))
        }
    }
}

fn thing_of(choice: Choice, paper: Paper) -> Option<Vec<String>> {
    match choice {
        Choice::Choose(empire) => Some(empire_in_full(empire, paper)),
        Choice::Pick(card) | Choice::Build(card) | Choice::Recycle(card) | Choice::Dig(card) | Choice::Keep(card) => {
            Some(in_full(card))
        }
        Choice::Place(placement) => Some(in_full(placement.on.card)),
        Choice::Drop(site) => Some(in_full(site.card)),
        Choice::Empire(_) | Choice::Take(_) | Choice::Pile(_) | Choice::Done => None,
    }
}

/// Everything that is printed on a card, in words.
fn in_full(card: Card) -> Vec<String> {
    wrap(super::names().in_full(card), 2)
}

fn empire_in_full(empire: Empire, paper: Paper) -> Vec<String> {
    let names = super::names();
    let mut lines = vec![paper.heading(names.empire(empire))];
    for side in Side::ALL {
        let printed = empire.side(side);
        lines.extend(wrap(&format!("  {side}: {}", names.empire_in_full(printed.makes, printed.points)), 4));
    }
    lines
}

/// What the letters and columns mean.
pub(super) fn legend(paper: Paper) -> Vec<String> {
    let names = super::names();
    let pieces = Piece::ALL.map(|piece| format!("{} {}", letter_of(piece, paper), names.piece(piece)));
    let types = Type::ALL.map(|kind| format!("{} {}", short_type(kind), names.kind(kind)));
    let supremacy = |leader: Leader| {
        let of = Resource::ALL.iter().filter(|of| of.supremacy().contains(&leader));
        let of: Vec<_> = of.map(|of| names.piece(of.piece())).collect();
        let values = [("leader", names.piece(leader.piece()).into()), ("resources", of.join(", ").into())];
        format!("  {}", words().with("ww-terminal-supremacy", &values))
    };
    let mut lines = vec![String::new(), paper.heading(words().say("ww-terminal-letters-title"))];
    lines.extend(flow(&pieces, 2));
    lines.extend(flow(&types, 2));
    lines.push(paper.heading(words().say("ww-terminal-columns-title")));
    let about = words().say("ww-terminal-legend");
    let about = about.lines().map(String::from).chain([Leader::General, Leader::Financier].map(supremacy));
    lines.extend(about.flat_map(|line| wrap(&format!("  {line}"), 4)));
    lines
}

#[cfg(test)]
mod tests {
    use super::super::super::paper::{WIDTH, width};
    use super::*;

    const PLAIN: Paper = Paper { colour: false };

    fn card(id: &str) -> Card {
        Card::from_id(id).unwrap()
    }

    #[test]
    fn a_card_is_a_row_and_can_be_read_in_full() {
        assert_eq!(
            row(card("aircraft_carrier"), PLAIN),
            ["Aircraft Carrier", "Veh", "3M 4E", "1X/Veh", "2Gen", "-", "M"]
        );
        assert_eq!(
            in_full(card("secret_laboratory")).iter().map(|line| line.trim()).collect::<Vec<_>>().join(" "),
            "Secret Laboratory (project). Cost: 2 materials, 3 gold. Production: 2 science. Points: 1 for each research card. \
             When built: +1 krystallium. Recycling: 1 science."
        );
    }

    #[test]
    fn a_card_is_found_by_number_by_name_and_by_part_of_its_name() {
        let choices = [Choice::Done, Choice::Pick(card("zeppelin"))];
        let first = |wanted: &str| look(&choices, wanted, PLAIN).map(|lines| lines[0].clone());
        assert!(first("2").unwrap().starts_with("Zeppelin"));
        assert!(first("MEGA-drill").unwrap().starts_with("Mega-Drill"));
        assert!(first("hesperides").unwrap().starts_with("Garden"));
        assert!(first("asia").unwrap().starts_with("Federation of Asia"));
        assert!(first("1").unwrap_err().contains("no card"));
        assert!(first("mega").unwrap_err().contains("Mega-Drill, Mega-Bomb"));
        assert!(first("zepelin").unwrap_err().contains("Did you mean Zeppelin?"));
        assert!(first("").is_err() && first("0").is_err() && first("qqqqqqqq").is_err());
    }

    #[test]
    fn nothing_about_a_card_is_wider_than_the_paper() {
        let all = Card::all().flat_map(in_full).chain(legend(PLAIN));
        assert!(
            all.chain(Empire::ALL.into_iter().flat_map(|empire| empire_in_full(empire, PLAIN)))
                .all(|line| width(&line) <= WIDTH)
        );
    }
}
