//! Text on a terminal of 80 columns: colour, columns, and lines that end in time.

use std::fmt::Display;

/// How many columns a line may take.
pub(crate) const WIDTH: usize = 80;

/// Whether there is colour. Colour never carries a meaning of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paper {
    pub(crate) colour: bool,
}

/// What something is painted in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tint {
    Strong,
    Faint,
    Grey,
    Violet,
    Green,
    Yellow,
    Blue,
    Red,
}

impl Paper {
    /// The text in a colour, where there is colour.
    pub(crate) fn paint(self, tint: Tint, text: impl Display) -> String {
        let code = match tint {
            Tint::Strong => "1",
            Tint::Faint => "2",
            Tint::Grey => "37",
            Tint::Violet => "35",
            Tint::Green => "32",
            Tint::Yellow => "33",
            Tint::Blue => "94",
            Tint::Red => "91",
        };
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// A heading.
    pub(crate) fn heading(self, text: impl Display) -> String {
        self.paint(Tint::Strong, text)
    }
}

/// The columns that a text takes, colours not counted.
pub(crate) fn width(text: &str) -> usize {
    let mut chars = text.chars();
    let mut columns = 0;
    while let Some(char) = chars.next() {
        if char == '\x1b' {
            chars.by_ref().find(char::is_ascii_alphabetic);
        } else {
            columns += 1;
        }
    }
    columns
}

/// Breaks a text into lines at its spaces; every line after the first begins with `indent` spaces.
pub(crate) fn wrap(text: &str, indent: usize) -> Vec<String> {
    let mut words = text.split(' ');
    let mut lines = Vec::new();
    let mut line = words.next().unwrap_or_default().to_owned();
    for word in words {
        let used = width(&line);
        if used > indent && used + 1 + width(word) > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Items one after the other, as many as fit in a line; an item is never broken, and every line begins with
/// `indent` spaces.
pub(crate) fn flow(items: &[String], indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if width(line) + 3 + width(item) <= WIDTH => {
                line.push_str("   ");
                line.push_str(item);
            }
            _ => lines.push(" ".repeat(indent) + item),
        }
    }
    lines
}

/// A column: which side its cells keep to, and how wide it is at least.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Column {
    Left(usize),
    Right(usize),
}

/// Rows of cells as aligned lines with `gap` spaces between the columns. Columns that are not described keep to
/// the left and are as wide as they must be.
pub(crate) fn table(rows: &[Vec<String>], gap: usize, columns: &[Column]) -> Vec<String> {
    let column = |index: usize| columns.get(index).copied().unwrap_or(Column::Left(0));
    let widest = |index: usize| {
        let (Column::Left(least) | Column::Right(least)) = column(index);
        rows.iter().filter_map(|row| row.get(index)).map(|cell| width(cell)).fold(least, usize::max)
    };
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widths: Vec<usize> = (0..count).map(widest).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (index, cell) in row.iter().enumerate() {
            if index > 0 {
                line.push_str(&" ".repeat(gap));
            }
            let missing = " ".repeat(widths[index] - width(cell));
            let (before, after) = match column(index) {
                Column::Left(_) => ("", missing.as_str()),
                Column::Right(_) => (missing.as_str(), ""),
            };
            line.extend([before, cell, after]);
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// What a person typed, made fit to be shown: no control characters, and not too much of it.
pub(crate) fn quoted(text: &str) -> String {
    let plain: String = text.chars().map(|char| if char.is_control() { '?' } else { char }).collect();
    match plain.char_indices().nth(40) {
        Some((end, _)) => format!("{}...", &plain[..end]),
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_columns_and_are_left_out_where_there_are_none() {
        let loud = Paper { colour: true }.paint(Tint::Red, "fire");
        assert_eq!((loud.as_str(), width(&loud)), ("\x1b[91mfire\x1b[0m", 4));
        assert_eq!(Paper { colour: false }.paint(Tint::Red, "fire"), "fire");
    }

    #[test]
    fn long_text_is_broken_at_its_spaces() {
        let lines = wrap(&"word ".repeat(40), 4);
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines[1].starts_with("    word"));
        assert_eq!(lines.join(" ").split_whitespace().count(), 40);
        assert_eq!(wrap(&"x".repeat(100), 2).len(), 1);
        assert_eq!(wrap("  two  spaces", 4), ["  two  spaces"]);
    }

    #[test]
    fn items_flow_without_being_broken() {
        let lines = flow(&vec!["1) an item".to_owned(); 13], 2);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell_or_wider() {
        let rows = [["Card", "n"].map(String::from).to_vec(), ["Zeppelin", "10"].map(String::from).to_vec()];
        assert_eq!(table(&rows, 2, &[Column::Left(10), Column::Right(0)]), ["Card         n", "Zeppelin    10"]);
    }

    #[test]
    fn what_was_typed_is_shown_without_its_tricks() {
        assert_eq!(quoted("a\x1b[2Jb"), "a?[2Jb");
        assert_eq!(quoted(&"y".repeat(90)).len(), 43);
    }
}
