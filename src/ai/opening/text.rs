//! A book as text. Three lines say what it is; then each line is a position with South to move and what its moves are
//! worth, the best first: `A+2/19` is two seeds more for South, looking nineteen plies ahead.
//!
//! ```text
//! gieo openings 1
//! rules oware 0123456789abcdef
//! made up to 24 plies, 2000000 nodes a move, endgames of 12 seeds
//! 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S F+0/24 A-2/19 …
//! ```

use super::book::{KnownMove, OpeningBook, fits};
use crate::rules::{Move, Player, Position, Ruleset, RulesetId};
use std::sync::Arc;

/// The longest text of a book that is worth reading.
pub const MAX_BOOK_BYTES: u64 = 4 << 20;

/// What a book's text begins with. The number counts up whenever the lines change their meaning.
const FIRST: &str = "gieo openings 1";

/// Why a text is no book for these rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// Something else altogether, or made for another version of the program.
    #[error("line 1: this is no book of openings: it should begin with \"{FIRST}\"")]
    Foreign,
    /// Another game's book.
    #[error("line 2: this book is for other rules; those of {id} would be \"{expected}\"")]
    Rules {
        /// Whose book it should be.
        id: String,
        /// What should stand there.
        expected: String,
    },
    /// A line that cannot be understood.
    #[error("line {line}: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
}

/// Whether `text` says that it is a book for `rules`, whatever else is in it.
pub fn holds(text: &str, rules: &Ruleset) -> bool {
    fits(rules) && text.lines().nth(1).is_some_and(|line| line.rsplit(' ').next() == Some(&fingerprint(rules)))
}

fn rules_line(rules: &Ruleset) -> String {
    format!("rules {} {}", rules.id.0, fingerprint(rules))
}

/// A number for all that makes a single game by `rules` what it is, whatever it is called (FNV-1a of its knobs).
fn fingerprint(rules: &Ruleset) -> String {
    let (id, name, base, rounds) = (RulesetId(String::new()), None, None, None);
    let knobs = format!("{:?}", Ruleset { id, name, base, rounds, ..rules.clone() });
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    format!("{:016x}", knobs.bytes().fold(0xCBF2_9CE4_8422_2325, mixed))
}

impl OpeningBook {
    /// The book as text.
    pub fn to_text(&self, rules: &Arc<Ruleset>) -> String {
        let head = [FIRST.to_owned(), rules_line(rules), format!("made {}", self.made)];
        let lines = self.lines.iter().map(|(key, moves)| {
            let board = key.map(|n| n.to_string()).join("-");
            let moves = moves.iter().map(|m| format!(" {}{:+}/{}", m.mv.to_text(rules), m.value, m.depth));
            format!("{board}-S{}", moves.collect::<String>())
        });
        head.into_iter().chain(lines).map(|line| line + "\n").collect()
    }

    /// Reads the text of a book for `rules`.
    ///
    /// # Errors
    /// Names the line and what is wrong with it: among others, every move must be legal, and the best come first.
    pub fn from_text(text: &str, rules: &Arc<Ruleset>) -> Result<OpeningBook, BookError> {
        let mut lines = text.lines();
        if lines.next() != Some(FIRST) {
            return Err(BookError::Foreign);
        }
        if !holds(text, rules) {
            return Err(BookError::Rules { id: rules.id.0.clone(), expected: rules_line(rules) });
        }
        let made = lines.nth(1).and_then(|line| line.strip_prefix("made "));
        let no_made = || BookError::Line { line: 3, what: "it should say how the book was made".to_owned() };
        let mut book = OpeningBook::new(made.ok_or_else(no_made)?.to_owned());
        for (i, line) in lines.enumerate() {
            book.read_line(line, rules).map_err(|what| BookError::Line { line: i + 4, what })?;
        }
        Ok(book)
    }

    fn read_line(&mut self, line: &str, rules: &Arc<Ruleset>) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let position = Position::from_text(Arc::clone(rules), words.next().unwrap_or("")).map_err(|e| e.to_string())?;
        if position.board().mover != Player::SOUTH {
            return Err("South should be to move".to_owned());
        }
        let moves: Vec<KnownMove> = words.map(|word| read_move(&position, word)).collect::<Result<_, _>>()?;
        let twice = |m: &KnownMove| moves.iter().filter(|other| other.mv == m.mv).count() > 1;
        if moves.len() != position.legal().len() || moves.iter().any(twice) || moves.is_empty() {
            return Err(format!("{} moves, but {} are legal", moves.len(), position.legal().len()));
        }
        if moves.windows(2).any(|pair| pair[0].value < pair[1].value) {
            return Err("the best move should come first".to_owned());
        }
        if self.find(&position).is_some() {
            return Err("this position has a line already".to_owned());
        }
        self.learn(&position, &moves);
        Ok(())
    }
}

fn read_move(position: &Position, word: &str) -> Result<KnownMove, String> {
    let wrong = || format!("{word:?} is no move with a value, such as \"A+2/19\"");
    let (letter, worth) = word.split_at_checked(1).ok_or_else(wrong)?;
    let (value, depth) = worth.split_once('/').ok_or_else(wrong)?;
    let (Ok(value), Ok(depth)) = (value.parse(), depth.parse()) else { return Err(wrong()) };
    let mv = Move::from_text(position.rules(), letter).map_err(|e| e.to_string())?;
    position.check(mv).map_err(|e| format!("{word:?}: {e}"))?;
    Ok(KnownMove { mv, value, depth })
}
