//! What a person can type.

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Choose the choice of this number, so many times.
    Choose(usize, u32),
    Undo,
    Redo,
    Log,
    Board,
    Help,
    /// What the rules say about these words.
    Rules(String),
    Look(String),
    /// What a strong player would do.
    Hint,
    GoOn,
    Quit,
    /// Just Enter.
    Nothing,
    Unknown,
}

impl Command {
    pub(crate) fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let alone = rest.is_empty();
        match word.to_lowercase().as_str() {
            "" => Self::Nothing,
            "u" | "undo" if alone => Self::Undo,
            "r" | "redo" if alone => Self::Redo,
            "l" | "log" if alone => Self::Log,
            "b" | "board" if alone => Self::Board,
            "h" | "?" | "help" if alone => Self::Help,
            "h" | "?" | "help" => Self::Rules(rest.trim().to_lowercase()),
            "a" | "hint" if alone => Self::Hint,
            "i" | "info" => Self::Look(rest.trim().to_owned()),
            "g" | "go" if alone => Self::GoOn,
            "q" | "quit" | "exit" if alone => Self::Quit,
            _ => number(line),
        }
    }
}

/// `3`, or `3*2` for the same choice twice.
fn number(line: &str) -> Command {
    let (number, times) = line.split_once(['*', 'x']).unwrap_or((line, "1"));
    match (number.trim().parse(), times.trim().parse()) {
        (Ok(number), Ok(times)) if times > 0 => Command::Choose(number, times),
        _ => Command::Unknown,
    }
}

/// What can be typed in every game, and the key of the sentence about it.
pub(crate) const HELP: [[&str; 2]; 10] = [
    ["3", "terminal-help-number"],
    ["u", "terminal-help-undo"],
    ["r", "terminal-help-redo"],
    ["b", "terminal-help-board"],
    ["l", "terminal-help-log"],
    ["g", "terminal-help-going-on"],
    ["a", "terminal-help-hint"],
    ["h, ?", "terminal-help-help"],
    ["? ...", "terminal-help-rules"],
    ["q", "terminal-help-quit"],
];

#[cfg(test)]
mod tests {
    use super::Command::*;
    use super::*;

    #[test]
    fn numbers_choose_and_letters_command() {
        assert_eq!(Command::parse(" 12 \r\n"), Choose(12, 1));
        assert_eq!(Command::parse("3*4"), Choose(3, 4));
        assert_eq!(Command::parse("3 x 2"), Choose(3, 2));
        assert_eq!(Command::parse("U"), Undo);
        assert_eq!((Command::parse("a"), Command::parse("Hint")), (Hint, Hint));
        assert_eq!(Command::parse("?"), Help);
        assert_eq!(Command::parse("? Krystallium"), Rules("krystallium".into()));
        assert_eq!(Command::parse("i  Mega-Drill"), Look("Mega-Drill".into()));
        assert_eq!(Command::parse("i"), Look(String::new()));
        assert_eq!(Command::parse(""), Nothing);
    }

    #[test]
    fn no_command_stands_before_a_page_of_a_game() {
        for page in <wonderful_world::WonderfulWorld as super::super::Terminal>::PAGES {
            assert_eq!([page.letter, page.word].map(Command::parse), [Unknown, Unknown]);
        }
    }

    #[test]
    fn anything_else_is_unknown() {
        for line in ["x", "-1", "1.5", "3*0", "*", "quit now", "99999999999999999999999", "\u{1F680}"] {
            assert_eq!(Command::parse(line), Unknown, "{line:?}");
        }
    }
}
