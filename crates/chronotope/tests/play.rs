//! The real program, played through pipes.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program wrote, and whether it was content.
struct Played {
    out: String,
    err: String,
    ok: bool,
}

fn chronotope(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
    command.args(["play", "wonderful-world"]).args(args).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn play(args: &[&str], input: &[String]) -> Played {
    let mut child = chronotope(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.join("\n") + "\n";
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Played {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        ok: output.status.success(),
    }
}

/// Numbers that are typed without much thought; the same ones for the same seed.
fn thoughtless(seed: u64, count: usize) -> Vec<String> {
    let mut state = seed;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    (0..count).map(|_| [1, 1, 2, 2, 3, 4, 5, 7, 9][next() as usize % 9].to_string()).collect()
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

/// A file of this test alone, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("chronotope-{}-{name}.jsonl", std::process::id()));
    fs::remove_file(&path).ok();
    path
}

/// A game that went well: nothing wider than 80 columns, no colour in a pipe, a result at the end.
fn assert_whole(played: &Played) {
    assert!(played.ok, "{}", played.err);
    assert_fits(played);
    assert!(played.out.contains("Final points"), "no result:\n{}", tail(&played.out));
}

fn assert_fits(played: &Played) {
    let wide = played.out.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
    assert!(!played.out.contains('\x1b'), "a pipe has no colours");
}

fn tail(text: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(12)..].join("\n")
}

#[test]
fn a_game_for_three_is_played_to_its_end() {
    let played = play(&["--seed", "three"], &thoughtless(1, 3000));
    assert_whole(&played);
    assert!(played.out.contains("Round 1/4   [Draft 1/7, passing to the left] > Planning > Production"));
    assert!(played.out.contains("Round 2/4   Draft > [Planning] > Materials Energy Science Gold Exploration"));
    assert!(played.out.contains("Round 4/4   [Draft 6/7, passing to the right]"));
    assert!(played.out.contains(&format!("Seed {}{}", "7468726565", "0".repeat(54))));
    assert!(played.out.contains(" with ") && played.out.contains("Rank"));
}

#[test]
fn every_number_of_players_and_every_way_to_an_empire_fits_in_80_columns() {
    for (seed, args) in [
        "--players 2",
        "--players 2 --side B --bots random",
        "--players 3 --seat 2 --bots random,fair",
        "--players 4 --empires chosen --go-on",
        "--players 5 --side B",
        "--players 5 --empires panafrican_union,federation_of_asia,republic_of_europe,noram_states,aztec_empire",
        "--players 3 --hotseat",
        "--players 4 --seat 1,3 --go-on",
    ]
    .iter()
    .enumerate()
    {
        let args: Vec<_> = args.split(' ').chain(["--seed", "all"]).collect();
        assert_whole(&play(&args, &thoughtless(seed as u64, 6000)));
    }
}

#[test]
fn alone_a_game_ends_with_a_rating() {
    for side in ["A", "B"] {
        let played = play(&["--players", "1", "--side", side, "--seed", "alone"], &thoughtless(3, 3000));
        assert_whole(&played);
        assert!(played.out.contains("Rating: "));
        assert!(played.out.contains("Take up a pile"));
    }
}

#[test]
fn every_scenario_ends_with_its_verdict() {
    for scenario in ["01", "02", "03", "04", "05", "6"] {
        let played = play(&["--scenario", scenario, "--seed", "scenario"], &thoughtless(4, 3000));
        assert_whole(&played);
        let verdict = played.out.lines().rfind(|line| line.starts_with("Scenario “")).unwrap();
        assert!(verdict.contains("”: lost") || verdict.contains("”: won with"), "{verdict}");
        assert!(played.out.contains("! must be built to win"));
    }
}

#[test]
fn a_choice_is_taken_back_and_made_again() {
    let record = file("undo");
    let path = record.to_str().unwrap();
    // Empires are chosen one by one, then six picks end the first draft.
    let mut input = lines(&["1", "1", "1", "1", "1", "1", "u", "r"]);
    input.extend(lines(&["1", "u", "r", "u", "r", "r", "l", "q"]));
    let played = play(&["--seed", "undo", "--record", path], &input);
    assert!(played.ok, "{}", played.err);
    assert_fits(&played);
    assert!(played.out.contains("Nothing can be taken back: "), "a pick that was turned up stands");
    assert_eq!(played.out.matches("Taken back.").count(), 2);
    assert_eq!(played.out.matches("You have taken nothing back").count(), 2);
    let text = fs::read_to_string(&record).unwrap();
    assert_eq!(text.matches("\"take_back\":true").count(), 2);
    assert_eq!(text.matches("\"redo\":true").count(), 2);
    fs::remove_file(record).unwrap();
}

#[test]
fn a_game_that_is_left_goes_on_as_if_it_never_was() {
    let (whole, parts) = (file("whole"), file("parts"));
    let input = thoughtless(5, 3000);
    let played = play(&["--seed", "on", "--record", whole.to_str().unwrap()], &input);
    assert_whole(&played);
    let parts_path = parts.to_str().unwrap();
    let left = play(&["--seed", "on", "--record", parts_path], &input[..20]);
    assert!(left.ok && left.out.contains("The game is saved in"), "{}", tail(&left.out));
    assert!(left.out.contains("chronotope play wonderful-world"));
    let mut next = input[20..60].to_vec();
    next.push("q".into());
    let left = play(&["--record", parts_path], &next);
    assert!(left.ok && left.out.contains("The recorded game goes on."), "{}", left.err);
    assert_whole(&play(&["--record", parts_path], &input[60..]));
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&parts).unwrap());
    fs::remove_file(whole).unwrap();
    fs::remove_file(parts).unwrap();
}

#[test]
fn a_game_whose_program_was_killed_goes_on() {
    let (whole, killed) = (file("unkilled"), file("killed"));
    let input = thoughtless(6, 3000);
    assert_whole(&play(&["--seed", "kill", "--record", whole.to_str().unwrap()], &input));
    let path = killed.to_str().unwrap();
    let mut child = chronotope(&["--seed", "kill", "--record", path]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all((input[..30].join("\n") + "\n").as_bytes()).unwrap();
    // The thirty answers are echoed; the thirty-first question waits.
    let mut echoed = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let answers = echoed.by_ref().filter(|line| line.starts_with("Choose 1-")).take(30).count();
    assert_eq!(answers, 30);
    std::thread::sleep(std::time::Duration::from_millis(500));
    child.kill().unwrap();
    child.wait().unwrap();
    assert_whole(&play(&["--record", path], &input[30..]));
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&killed).unwrap());
    fs::remove_file(whole).unwrap();
    fs::remove_file(killed).unwrap();
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let mut input =
        lines(&["", "0", "999", "-1", "x", "1*0", "1 2", "\u{1F680}\u{1F680}", "i", "i 99", "i qqqq", "i 1"]);
    input.extend(["y".repeat(9000), "\x1b[2J".into(), "\0".into(), "b".into(), "s".into(), "h".into()]);
    let played = play(&["--seed", "garbage"], &input);
    assert!(played.ok, "{}", played.err);
    assert_fits(&played);
    assert!(played.out.contains("There is no choice 999: choose 1 to 7."));
    assert!(played.out.contains("is not understood"));
    assert!(played.out.contains("[Draft 1/7") && !played.out.contains("[Draft 2/7"));
    assert!(played.out.contains("The game ends here and is not kept"));
    assert!(played.out.contains("Nothing built or under construction."), "s shows everybody's sites");
    assert!(played.out.contains("the sites, built cards and picks of all players"), "h tells of it");
}

#[test]
fn no_input_at_all_is_an_end_too() {
    let played = play(&["--seed", "nothing"], &[]);
    assert!(played.ok);
    assert_fits(&played);
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let mut child = chronotope(&["--seed", "bytes"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(&[0xff, 0xfe, b'\n', b'1', b'\n']).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("[Draft 2/7"));
}

#[test]
fn a_file_that_is_no_record_is_left_alone() {
    for (name, content) in [
        ("prose", &b"Dear diary,\n"[..]),
        ("binary", &[0, 159, 146, 150]),
        ("other", b"{\"game\":\"chess\",\"format\":1,\"rules\":1,\"options\":{},\"seed\":\"1\"}\n"),
    ] {
        let path = file(name);
        fs::write(&path, content).unwrap();
        let played = play(&["--record", path.to_str().unwrap()], &lines(&["1"]));
        assert!(!played.ok, "{name}");
        assert!(played.err.contains("The file stays as it is"), "{}", played.err);
        assert_eq!(fs::read(&path).unwrap(), content);
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn an_empty_file_is_a_place_for_a_new_game() {
    let path = file("empty");
    fs::write(&path, "\n").unwrap();
    let played = play(&["--record", path.to_str().unwrap()], &lines(&["1"]));
    assert!(played.ok, "{}", played.err);
    assert!(fs::read_to_string(&path).unwrap().starts_with("{\"game\":\"wonderful-world\""));
    fs::remove_file(path).unwrap();
}

#[test]
fn a_damaged_record_is_refused_with_its_line_and_left_alone() {
    let path = file("damaged");
    play(&["--seed", "damaged", "--record", path.to_str().unwrap()], &thoughtless(7, 5));
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("{\"seat\":0,\"choice\":{\"pi");
    fs::write(&path, &text).unwrap();
    let played = play(&["--record", path.to_str().unwrap()], &lines(&["1"]));
    assert!(!played.ok);
    let number = text.lines().count();
    assert!(played.err.contains(&format!("line {number}")), "{}", played.err);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    fs::remove_file(path).unwrap();
}

#[test]
fn a_finished_game_is_shown_and_not_touched() {
    let path = file("finished");
    let record = path.to_str().unwrap();
    let first = play(&["--seed", "finished", "--record", record], &thoughtless(8, 3000));
    assert_whole(&first);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.lines().last().unwrap().starts_with("{\"outcome\""));
    let again = play(&["--record", record], &[]);
    assert_whole(&again);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let result = |played: &Played| played.out[played.out.find("Final points").unwrap()..].lines().count();
    assert!(result(&first) >= result(&again));
    fs::remove_file(path).unwrap();
}

#[test]
fn flags_that_contradict_the_record_are_refused() {
    let path = file("contradiction");
    let record = path.to_str().unwrap();
    play(&["--seed", "first", "--players", "4", "--side", "B", "--record", record], &lines(&["1"]));
    let refused = |flags: &[&str]| {
        let played = play(&[flags, &["--record", record]].concat(), &[]);
        assert!(!played.ok, "{flags:?}");
        played.err
    };
    assert!(refused(&["--players", "3"]).contains("the recorded game has players 4, not 3: leave --players out"));
    assert!(refused(&["--side", "A"]).contains("side B, not A"));
    assert!(refused(&["--scenario", "03"]).contains("scenario none, not 03"));
    assert!(refused(&["--empires", "chosen"]).contains("empires dealt, not chosen"));
    assert!(refused(&["--option", "players=3"]).contains("players 4, not 3: leave --option players out"));
    assert!(refused(&["--seed", "second"]).contains("another seed"));
    assert!(refused(&["--seat", "4"]).contains("the seats are 0 to 3"));
    assert!(play(&["--option", "players=4", "--option", "side=B", "--record", record], &[]).ok);
    assert!(play(&["--players", "4", "--side", "b", "--seed", "first", "--record", record], &[]).ok);
    fs::remove_file(path).unwrap();
}

#[test]
fn flags_that_no_game_can_have_are_refused_in_one_sentence() {
    for (flags, hint) in [
        ("--players 6", "1 to 5 players"),
        ("--scenario 9", "there is no scenario"),
        ("--scenario 03 --players 2", "is for one player"),
        ("--side C", "there is no side"),
        ("--empires atlantis,noram_states,aztec_empire", "there is no empire"),
        ("--option players", "such as players=3"),
        ("--option players=7", "1 to 5 players"),
        ("--players 2 --option players=3", "said twice"),
        ("--bots genius", "there is no bot \"genius\""),
        ("--hotseat --bots fair", "people play every seat"),
        ("--record /no/such/folder/game.jsonl", "cannot be saved"),
    ] {
        let played = play(&flags.split(' ').collect::<Vec<_>>(), &[]);
        assert!(!played.ok && played.err.contains(hint), "{flags}: {}", played.err);
        assert_eq!(played.err.lines().count(), 1, "{}", played.err);
    }
}

#[test]
fn colour_comes_when_it_is_asked_for_and_takes_no_room() {
    let plain = play(&["--seed", "colour"], &thoughtless(9, 40));
    let painted = play(&["--seed", "colour", "--colour", "always"], &thoughtless(9, 40));
    assert!(painted.out.contains("\x1b[1m"));
    let mut bare = String::new();
    let mut rest = painted.out.as_str();
    while let Some((text, code)) = rest.split_once("\x1b[") {
        bare.push_str(text);
        rest = code.split_once('m').unwrap().1;
    }
    assert_eq!(bare + rest, plain.out);
}

#[test]
fn at_the_hotseat_a_curtain_hides_the_hands() {
    let played = play(&["--players", "2", "--hotseat", "--seed", "curtain"], &lines(&["", "1", "", "1", "", "1"]));
    assert!(played.ok);
    assert_fits(&played);
    assert!(played.out.contains("Pass the keyboard to player 2 ("));
    assert!(played.out.contains("Press Enter when the others look away:"));
}

#[test]
fn the_rules_are_told_in_the_middle_of_a_game_and_fit_in_80_columns() {
    let topics = ["? krystallium", "? WW-SOLO-18", "? dragons", "? a", "? scenarios", "? \u{1F680}"];
    let played = play(&["--seed", "rules"], &lines(&topics));
    let told = played.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("exchanged for 1 krystallium"));
    assert!(told.contains("fewer than 5 cards are left in the deck"));
    assert!(told.contains("The rules say nothing about “dragons”"));
    assert!(played.out.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn the_terminal_speaks_the_language_that_is_asked_for() {
    for (language, choose, over) in
        [("en", "Pick a card", "Victory"), ("ru", "Выберите карту", "Победа"), ("cs", "Vyberte kartu", "Vítězství")]
    {
        let played = play(&["--language", language, "--seed", "words"], &thoughtless(2, 3000));
        assert!(played.ok, "{}", played.err);
        assert_fits(&played);
        assert!(played.out.contains(choose) && played.out.contains(over), "{language}:\n{}", tail(&played.out));
    }
    let refused = play(&["--language", "de"], &[]);
    assert!(!refused.ok && refused.err.contains("choose \"en\", \"ru\" or \"cs\""), "{}", refused.err);
}
