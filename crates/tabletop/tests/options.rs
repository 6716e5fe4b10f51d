//! What a description of options can say: modules that exclude each other, a bot for those who play alone, leaders by path.

use serde_json::{Value, json};
use tabletop::{About, Chosen, OptionField, Reason, Relation};

/// A game with modules, as an expansion would describe it.
fn about() -> About {
    let modules = |names: &[&str]| Chosen::of("modules", names);
    About {
        name: "modules",
        title: "Modules",
        rules: 1,
        players: (1, 4),
        options: vec![
            OptionField::number("players", (1, 4), Some(4), "How many play."),
            OptionField::any_of("modules", &["doomsday", "chronobot", "pioneers"], "Modules."),
            OptionField::any_of("variants", &["draft"], "Variants."),
            OptionField::one_of("paths", &["dealt"], Some("dealt"), "Paths.")
                .or_by_seat(&["harmony", "progress"], true),
            OptionField::one_of("leaders", &["dealt"], Some("dealt"), "Leaders.")
                .or_by_seat(&["zaida", "cornella"], false),
            OptionField::one_of("scenario", &["one"], None, "A scenario."),
        ],
        relations: vec![
            Relation::excludes("chronobot_base", modules(&["chronobot"]), modules(&["doomsday", "pioneers"])),
            Relation::needs("alone", Chosen::of("players", &["1"]), modules(&["chronobot"])),
            Relation::needs(
                "draft_people",
                Chosen::of("variants", &["draft"]),
                Chosen::of("players", &["2", "3", "4"]),
            ),
            Relation::needs("leader_path", Chosen::of("leaders", &["zaida"]), Chosen::of("paths", &["harmony"])),
            Relation::sets("scenario_players", Chosen::of("scenario", &["one"]), Chosen::of("players", &["2"])),
        ],
        presets: Vec::new(),
    }
}

fn reasons(options: &Value) -> Vec<Reason> {
    about().conflicts(options).into_iter().map(|conflict| conflict.reason).collect()
}

#[test]
fn modules_exclude_each_other_and_playing_alone_needs_one() {
    assert_eq!(reasons(&json!({})), []);
    assert_eq!(reasons(&json!({"modules": ["doomsday", "pioneers"]})), []);
    assert_eq!(reasons(&json!({"modules": ["chronobot", "pioneers"]})), [Reason::Related("chronobot_base")]);
    assert_eq!(reasons(&json!({"players": 1})), [Reason::Related("alone")]);
    assert_eq!(reasons(&json!({"players": 1, "modules": ["chronobot"]})), []);
    let draft = json!({"players": 1, "modules": ["chronobot"], "variants": ["draft"]});
    assert_eq!(reasons(&draft), [Reason::Related("draft_people")]);
}

#[test]
fn what_is_set_follows_when_it_is_left_out_and_is_needed_when_it_is_not() {
    assert_eq!((about().seats(&json!({})), about().seats(&json!({"scenario": "one"}))), (4, 2));
    assert_eq!(reasons(&json!({"scenario": "one"})), []);
    assert_eq!(reasons(&json!({"scenario": "one", "players": 3})), [Reason::Related("scenario_players")]);
}

#[test]
fn what_is_named_by_seat_is_named_for_each_and_compared_seat_by_seat() {
    let named = |paths: &[&str], leaders: &[&str]| reasons(&json!({"players": 2, "paths": paths, "leaders": leaders}));
    assert_eq!(named(&["harmony", "progress"], &["zaida", "cornella"]), []);
    assert_eq!(named(&["progress", "harmony"], &["zaida", "cornella"]), [Reason::Related("leader_path")]);
    assert_eq!(named(&["harmony", "harmony"], &["zaida", "cornella"]), [Reason::Different]);
    assert_eq!(named(&["harmony"], &["zaida", "cornella"]), [Reason::EachSeat]);
    assert_eq!(named(&["harmony", ""], &["zaida", "cornella"]), [Reason::EachSeat]);
}
