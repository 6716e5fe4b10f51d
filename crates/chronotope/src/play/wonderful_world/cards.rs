//! Cards and what is printed on them: as columns, and in words.

use super::super::paper::{Paper, Tint, wrap};
use crate::language::words;
use tabletop::closest;
use wonderful_world::Choice;
use wonderful_world::data::{
    Card, Counted, DEVELOPMENTS, Empire, Leader, Makes, Piece, Points, Resource, Side, Slots, Type,
};

/// The headings of [`row`].
pub(super) fn headings() -> Vec<String> {
    words().say("ww-terminal-columns").split(' ').map(String::from).collect()
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
pub(super) fn letters(piece: Piece) -> &'static str {
    match piece {
        Piece::Materials => "M",
        Piece::Energy => "E",
        Piece::Science => "S",
        Piece::Gold => "G",
        Piece::Exploration => "X",
        Piece::Krystallium => "K",
        Piece::General => "Gen",
        Piece::Financier => "Fin",
    }
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

pub(super) fn short_type(kind: Type) -> &'static str {
    match kind {
        Type::Structure => "Str",
        Type::Vehicle => "Veh",
        Type::Research => "Res",
        Type::Project => "Pro",
        Type::Discovery => "Dis",
    }
}

/// Such as "60, 80 or 100".
pub(super) fn listed(parts: impl Iterator<Item = String>, last_by: &str) -> String {
    let parts: Vec<_> = parts.collect();
    match &parts[..] {
        [] => "nothing".into(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {last_by} {last}", most.join(", ")),
    }
}

/// The names of cards, separated by commas.
pub(super) fn names(cards: &[Card]) -> String {
    super::names().cards(cards)
}

/// The card or empire of a choice, or of a name.
pub(super) fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
    if wanted.is_empty() {
        return Err("Which card? Type i and its name or the number of a choice: i zeppelin, i 3.".into());
    }
    if let Ok(number) = wanted.parse::<usize>() {
        return match number.checked_sub(1).and_then(|index| choices.get(index)) {
            Some(&choice) => thing_of(choice, paper).ok_or_else(|| format!("Choice {number} is about no card.")),
            None => Err(format!("There is no choice {number}: choose 1 to {}.", choices.len())),
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
        [] => Err(match closest(&wanted, DEVELOPMENTS.iter().map(|card| card.id)).and_then(Card::from_id) {
            Some(card) => format!("There is no such card. Did you mean {}?", super::names().card(card)),
            None => "There is no such card. The name, or a part of it, is enough.".into(),
        }),
        _ => {
            let some = &cards[..cards.len().min(8)];
            Err(format!("Several cards are called like that: {}.", names(some)))
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
    let cubes: Vec<_> = Piece::ALL.iter().map(|&piece| format!("{} {piece}", letter_of(piece, paper))).collect();
    let types: Vec<_> = Type::ALL.iter().map(|&kind| format!("{} {kind}", short_type(kind))).collect();
    let supremacy = |leader: Leader| {
        let of: Vec<_> =
            Resource::ALL.iter().filter(|of| of.supremacy().contains(&leader)).map(|of| of.name()).collect();
        format!("a {leader} for {}", of.join(", "))
    };
    vec![
        String::new(),
        paper.heading("Letters"),
        format!("  {}", cubes[..6].join("  ")),
        format!("  {}", cubes[6..].join("  ")),
        format!("  {}", types.join("  ")),
        paper.heading("Columns"),
        "  M to X  what an empire produces     Str to Dis  the cards it has built".into(),
        "  1X/Veh  1 exploration for each vehicle built     2/Gen  2 points a general".into(),
        "  Cubes 3/5  three cubes on the empire; the fifth turns them into a krystallium".into(),
        "  MM.. E  two of four materials and one of one energy lie on the card".into(),
        "  Rec  the cube that the card gives when it is recycled or discarded".into(),
        "  Who alone produces most of a resource takes a leader:".into(),
        format!("    {}", supremacy(Leader::General)),
        format!("    {}", supremacy(Leader::Financier)),
        "  A krystallium fills any slot but a leader's; a leader at the end is a point.".into(),
    ]
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
