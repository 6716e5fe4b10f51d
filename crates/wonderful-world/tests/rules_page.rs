//! The pages of rules that players read: they tell every rule that the tests check, in every language, and the numbers
//! of the English one are those of the components.

use std::collections::BTreeSet;
use tabletop::kit::pages::{Pages, Rule};
use wonderful_world::RULES_PAGES;
use wonderful_world::data::{
    COPIES, CUBES_TO_KRYSTALLIUM, Card, Counted, DEALT_TO_TWO, DEVELOPMENTS, DIFFERENT, EMPIRES, Empire, Leader, Makes,
    Medal, PICKS, PILE, PILES, PILES_A_ROUND, Piece, Points, RATINGS, ROUNDS, Resource, SCENARIOS, SIDE_A_HANDICAP,
    SOLO_SUPREMACY, Scenario, Side, Slots, Type,
};
use wonderful_world::setup::MOST_PLAYERS;
use wonderful_world::state::PublicPlayer;

const PAGES: Pages = Pages { prefix: "WW", pages: RULES_PAGES, folder: env!("CARGO_MANIFEST_DIR") };
const PAGE: &str = RULES_PAGES[0].1;

const HEADINGS: [&str; 19] = [
    "What it is about",
    "What lies on the table",
    "Setup",
    "A round",
    "Draft",
    "Planning",
    "Production",
    "Building and completing",
    "Krystallium",
    "Leaders",
    "Discarding a card under construction",
    "End of a round and of the game",
    "Scoring",
    "Ties",
    "Two players",
    "Alone",
    "Scenarios",
    "Rulings",
    "How this program plays it",
];

/// Chapters of which no test has to cite every rule: what is in the box, and what the rulebook lacks.
const EXEMPT: [&str; 2] = ["COMP", "GAP"];

fn cited(text: &str) -> Vec<Rule<'_>> {
    PAGES.cited(text)
}

/// What stands under a heading.
fn chapter(heading: &str) -> &'static str {
    let chapters = PAGE.split("\n## ").skip(1);
    let mut texts = chapters.filter_map(|chapter| chapter.split_once('\n')).filter(|(name, _)| *name == heading);
    texts.next().unwrap_or_else(|| panic!("there is no chapter {heading:?}")).1
}

/// The rows below a table's head, cell by cell, without the rules they cite.
fn table(head: &[&str]) -> Vec<Vec<&'static str>> {
    let cells = |line: &'static str| -> Vec<&'static str> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.split(" [WW-").next().unwrap_or_default().trim()).collect()
    };
    let below_head = PAGE.lines().skip_while(|line| !line.starts_with('|') || cells(line) != head);
    let rows: Vec<_> = below_head.skip(2).take_while(|line| line.starts_with('|')).map(cells).collect();
    assert!(!rows.is_empty(), "there is no table {head:?}");
    rows
}

/// The page has this to say, however its lines are broken.
#[track_caller]
fn says(sentence: &str) {
    let page: Vec<_> = PAGE.split_whitespace().collect();
    assert!(page.join(" ").contains(sentence), "the page does not say: {sentence}");
}

/// The numbers from one down to another, as a sentence lists them.
fn down(from: u8, to: u8) -> String {
    (to..=from).rev().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// What the second column of the table of pieces says about a piece.
fn letters(piece: Piece) -> &'static str {
    let pieces = table(&["Piece", "Letter", "In the box"]);
    pieces[piece as usize][1]
}

fn short(kind: Type) -> &'static str {
    table(&["Type", "Letters"])[kind as usize][1]
}

fn pieces(slots: Slots) -> String {
    slots.iter().map(|(piece, count)| format!("{count}{}", letters(piece))).collect::<Vec<_>>().join(" ")
}

fn makes(makes: Makes) -> String {
    makes.for_each.map_or(pieces(makes.cubes), |kind| format!("{}/{}", pieces(makes.cubes), short(kind)))
}

fn points(points: Points) -> String {
    match points {
        Points::Flat(0) => "-".into(),
        Points::Flat(points) => points.to_string(),
        Points::Each(points, Counted::Built(kind)) => format!("{points}/{}", short(kind)),
        Points::Each(points, Counted::Token(leader)) => format!("{points}/{}", letters(leader.piece())),
    }
}

fn card(name: &str) -> Card {
    Card::all().find(|card| card.printed().name == name).unwrap_or_else(|| panic!("there is no card {name}"))
}

#[test]
fn the_page_tells_the_rules_that_the_tests_check_and_no_others() {
    PAGES.tell_what_tests_check(&EXEMPT);
    assert!(cited(PAGE).len() > 200, "the scanner reads the page");
}

#[test]
fn every_language_tells_the_same() {
    PAGES.agree();
}

#[test]
fn no_rule_of_a_chapter_is_left_out() {
    let told = BTreeSet::from_iter(cited(PAGE));
    for &(chapter, number) in &told {
        assert!(number == 1 || told.contains(&(chapter, number - 1)), "{chapter} has {number} but not the one before");
    }
}

#[test]
fn every_rule_is_told_once_and_a_ruling_once_more() {
    let rulings = cited(chapter("Rulings"));
    let elsewhere: Vec<_> =
        HEADINGS.iter().filter(|&&name| name != "Rulings").flat_map(|name| cited(chapter(name))).collect();
    for rules in [&rulings, &elsewhere] {
        let different: BTreeSet<_> = rules.iter().collect();
        let twice: Vec<_> =
            different.iter().filter(|rule| rules.iter().filter(|other| other == *rule).count() > 1).collect();
        assert!(twice.is_empty(), "told twice: {twice:?}");
    }
    let nowhere: Vec<_> = rulings.iter().filter(|rule| rule.0 != "GAP" && !elsewhere.contains(rule)).collect();
    assert!(nowhere.is_empty(), "rulings that no chapter of play tells: {nowhere:?}");
}

#[test]
fn the_chapters_follow_the_order_of_play() {
    let headings: Vec<_> = PAGE.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    assert_eq!(headings, HEADINGS);
    assert!(PAGE.starts_with("# It's a Wonderful World\n"));
}

#[test]
fn the_pieces_are_those_of_the_box() {
    let rows = table(&["Piece", "Letter", "In the box"]);
    let names: Vec<_> = rows.iter().map(|row| row[0].to_owned()).collect();
    assert_eq!(names, Piece::ALL.map(|piece| capital(piece.name())));
    let counts: Vec<u32> = rows.iter().map(|row| row[2].parse().unwrap()).collect();
    let (cubes, leaders) = counts.split_at(6);
    says(&format!("The first six are cubes, {} in all.", cubes.iter().sum::<u32>()));
    says(&format!("the leaders, {} tokens in all.", leaders.iter().sum::<u32>()));
    let different: BTreeSet<_> = Piece::ALL.map(letters).into();
    assert_eq!(different.len(), Piece::ALL.len());
}

#[test]
fn the_types_are_those_of_the_cards() {
    let rows = table(&["Type", "Letters"]);
    let names: Vec<_> = rows.iter().map(|row| row[0].to_owned()).collect();
    assert_eq!(names, Type::ALL.map(|kind| capital(kind.name())));
    assert!(rows.iter().all(|row| row[0].starts_with(row[1])));
}

#[test]
fn the_card_shown_is_as_printed() {
    let rows = table(&["Card", "Type", "Cost", "Makes", "Bonus", "Points", "Recycles to"]);
    for row in rows {
        let printed = card(row[0]).printed();
        assert_eq!(row[1], short(printed.kind));
        assert_eq!(row[2], pieces(printed.cost));
        assert_eq!(row[3], makes(printed.makes));
        assert_eq!(row[4], pieces(printed.bonus));
        assert_eq!(row[5], points(printed.points));
        assert_eq!(row[6], letters(printed.recycling.piece()));
    }
    let written = |text: &str| DEVELOPMENTS.iter().any(|card| text == makes(card.makes) || text == points(card.points));
    assert!(written("1X/Veh") && written("1/Fin"), "the other examples of letters");
}

#[test]
fn the_empires_are_as_printed() {
    let rows = table(&["Empire", "Side A makes", "Side A points", "Side B makes", "Side B points"]);
    assert_eq!(rows.len(), EMPIRES.len());
    for (row, empire) in rows.iter().zip(Empire::ALL) {
        assert_eq!(row[0], empire.printed().name);
        for (side, cells) in Side::ALL.into_iter().zip(row[1..].chunks(2)) {
            assert_eq!(cells, [pieces(empire.side(side).makes), points(empire.side(side).points)]);
        }
    }
    says(&format!("There are {} empire cards", EMPIRES.len()));
}

#[test]
fn the_steps_come_in_order_and_bring_their_leaders() {
    let rows = table(&["Step", "Resource", "Supremacy brings"]);
    assert_eq!(rows.len(), Resource::ALL.len());
    for ((row, resource), step) in rows.iter().zip(Resource::ALL).zip(1..) {
        let leaders: Vec<_> = resource.supremacy().iter().map(|leader| format!("a {leader}")).collect();
        assert_eq!(row[..], [step.to_string(), capital(resource.name()), leaders.join(" or ")]);
    }
    let only = |leader: Leader| -> String {
        let brings = Resource::ALL.into_iter().filter(|resource| *resource.supremacy() == [leader]);
        brings.map(Resource::name).collect::<Vec<_>>().join(" and ")
    };
    says(&format!("a financier for {}, a general for {}.", only(Leader::Financier), only(Leader::General)));
    says(&format!("The phase has {} steps", Resource::ALL.len()));
    says(&format!("a round gives at most {} to all players together", Resource::ALL.len()));
}

#[test]
fn rounds_draft_and_exchange_have_their_numbers() {
    says(&format!("You lead an empire through {ROUNDS} rounds"));
    says(&format!("after round {ROUNDS} wins."));
    says(&format!("There are {COPIES} of them."));
    says(&format!("They are {DIFFERENT} different cards"));
    says(&format!("The rules below are for 3 to {MOST_PLAYERS} players."));
    says(&format!("Each player is dealt {PICKS} cards from the deck"));
    says(&format!("until everybody has {PICKS} cards in the draft area"));
    says(&format!("you choose from {} cards and finally from 1.", down(PICKS, 2)));
    says(&format!("For each of the {PICKS} cards in your draft area"));
    let used = |players: u8| u32::from(PICKS) * u32::from(players) * u32::from(ROUNDS);
    let (three, four, five) = (used(3), used(4), used(5));
    says(&format!("{three} cards with 3 players, {four} with 4 and {five} with 5, and there are {COPIES}."));
    says(&format!("As soon as {CUBES_TO_KRYSTALLIUM} basic cubes lie on your empire card"));
    let (krystallium, rest) = (12 / CUBES_TO_KRYSTALLIUM, 12 % CUBES_TO_KRYSTALLIUM);
    says(&format!("with 12 cubes, {krystallium} krystallium and {rest} cubes."));
}

#[test]
fn two_players_have_their_numbers() {
    let left = DEALT_TO_TWO - PICKS;
    says(&format!("Each player is dealt {DEALT_TO_TWO} cards every round instead of {PICKS}."));
    says(&format!("choosing from {} and {} cards", down(DEALT_TO_TWO, left + 2), left + 1));
    says(&format!("until each of you has {PICKS} picks and {left} cards in hand."));
    says(&format!("Four rounds take {} of the {COPIES} cards", 2 * DEALT_TO_TWO * ROUNDS));
}

#[test]
fn playing_alone_has_its_numbers() {
    says(&format!(
        "lay out {PILES} face-down piles of {PILE} cards; the other {} are the deck.",
        COPIES - PILES * PILE
    ));
    says(&format!("each planning phase has {PILES_A_ROUND} stages"));
    says(&format!("{} stages and {PILES} piles in {ROUNDS} rounds.", PILES_A_ROUND * ROUNDS));
    says(&format!(
        "draw {PILE} from the deck, keep exactly 1 of them in your hand and discard the other {}.",
        PILE - 1
    ));
    says(&format!("from a pile of {PILE} you can dig at most {} times.", PILE - 1));
    says(&format!("If fewer than {PILE} cards are left in the deck"));
    let (enough, less) = (SOLO_SUPREMACY, SOLO_SUPREMACY - 1);
    says(&format!("at least {enough} cubes in it; {enough} are enough, {less} are not."));
    says(&format!("On side A subtract {SIDE_A_HANDICAP} first."));
}

#[test]
fn the_ratings_begin_where_they_do() {
    let rows = table(&["Points", "Rating"]);
    assert_eq!(rows.len(), RATINGS.len());
    for (index, row) in rows.iter().enumerate() {
        let (from, rating) = RATINGS[index];
        let points = match RATINGS.get(index + 1) {
            Some((next, _)) if index == 0 => format!("below {next}"),
            Some((next, _)) => format!("{from} to {}", next - 1),
            None => format!("{from} or more"),
        };
        assert_eq!(row[0], points);
        assert!(row[1].to_lowercase().ends_with(rating.name()), "{row:?} is {rating}");
    }
}

#[test]
fn the_scenarios_have_their_cards_and_medals() {
    let cards = table(&["Scenario", "Cards to build"]);
    let medals = table(&["Scenario", "Title", "Bronze", "Silver", "Gold"]);
    assert_eq!((cards.len(), medals.len()), (SCENARIOS.len(), SCENARIOS.len()));
    for ((scenario, cards), medals) in Scenario::ALL.into_iter().zip(cards).zip(medals) {
        let printed = scenario.printed();
        let number = if printed.in_rulebook { scenario.to_string() } else { format!("{scenario} *") };
        let names: Vec<_> = printed.required().map(|card| card.printed().name).collect();
        assert_eq!(cards, [number.as_str(), &names.join(", ")]);
        let points = Medal::ALL.map(|medal| printed.points_for(medal).to_string());
        assert_eq!(medals, [&[number.as_str(), printed.title], &points.each_ref().map(String::as_str)[..]].concat());
        if !printed.in_rulebook {
            says(&format!("Scenario {scenario} comes from outside the rulebook"));
        }
        let deck = COPIES - PILES * PILE - names.len();
        let sentence = if names.len() == 4 { "{} cards with 4 named cards" } else { "and {} with 3." };
        says(&sentence.replace("{}", &deck.to_string()));
    }
}

#[test]
fn the_worked_example_adds_up() {
    let built = chapter("Scoring").split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, built) = built.split_once("has built ").unwrap();
    let (built, rest) = built.split_once(". ").unwrap();
    assert!(rest.starts_with("On his empire card lie 2 generals, 6 financiers and 2 krystallium"));
    let built = built.replace(" and ", ", ").split(", ").map(card).collect();
    let empire = Some(Empire::AztecEmpire);
    let maxim = PublicPlayer { empire, built, generals: 2, financiers: 6, krystallium: 2, ..PublicPlayer::default() };
    let score = maxim.score(Side::B);
    let types = score.per_type.iter().map(|part| part.points).sum();
    let parts = [score.flat, types, score.generals.points, score.financiers.points, 0, score.total];
    let told = table(&["Part", "Where it comes from", "Points"]);
    let told: Vec<i32> = told.iter().map(|row| row[2].parse().unwrap()).collect();
    assert_eq!(told, parts);
}

#[test]
fn the_examples_of_production_are_as_printed() {
    let turbines = card("Wind Turbines").printed();
    says("Maxim produces 2 materials and puts both on his Wind Turbines.");
    says("give him 1 energy in the energy step right after.");
    assert_eq!((pieces(turbines.cost).as_str(), makes(turbines.makes).as_str()), ("2M", "1E"));
    says("the Super-Sonar makes 1 exploration for each vehicle");
    assert_eq!(makes(card("Super-Sonar").printed().makes), "1X/Veh");
}
