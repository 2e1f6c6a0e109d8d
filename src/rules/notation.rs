//! Positions and moves as text, both ways: what every test, the `uci` door and saves can write.
//!
//! A position of two rows: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` — the pits in sowing order from
//! South's leftmost, the stores of South and North, the side to move. A move: `A` to `F` from
//! South's leftmost pit, `a` to `f` from North's.

use super::{Board, Move, Pieces, PitId, Player, Position, Ruleset};
use std::sync::Arc;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// Not as many fields as the board has.
    #[error("expected {expected} fields between the dashes, found {found}")]
    Fields {
        /// How many the ruleset needs.
        expected: usize,
        /// How many there were.
        found: usize,
    },
    /// A count that is no number from 0 to 1000.
    #[error("field {place} is {text:?}, but must be a number from 0 to 1000")]
    Count {
        /// Counted from 1.
        place: usize,
        /// What stood there.
        text: String,
    },
    /// A side that is neither `S` nor `N`.
    #[error("the side to move is {text:?}, but must be S or N")]
    Side {
        /// What stood there.
        text: String,
    },
    /// A letter that names no pit.
    #[error("{text:?} names no pit of this board")]
    Pit {
        /// What stood there.
        text: String,
    },
}

/// The most seeds a text may put into one pit or store.
pub const MAX_COUNT: u16 = 1000;

impl Position {
    /// Writes the position; its history is not part of the text.
    pub fn to_text(&self) -> String {
        let board = self.board();
        let pits = self.rules().ring().map(|pit| board.seeds(pit).to_string());
        let stores = self.rules().players().map(|p| board.store(p).to_string());
        let side = if board.mover == Player::SOUTH { "S" } else { "N" };
        pits.chain(stores).chain([side.to_owned()]).collect::<Vec<_>>().join("-")
    }

    /// Reads a position of `rules`.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn from_text(rules: Arc<Ruleset>, text: &str) -> Result<Position, NotationError> {
        let fields: Vec<&str> = text.trim().split('-').collect();
        let (ring, players) = (rules.ring_len(), usize::from(rules.board.players));
        let expected = ring + players + 1;
        if fields.len() != expected {
            return Err(NotationError::Fields { expected, found: fields.len() });
        }
        let mut board = Board::start(&rules, Player::SOUTH);
        for (i, field) in fields[..ring].iter().enumerate() {
            board.pits[i] = Pieces::seeds(count(field, i + 1)?);
        }
        for (p, field) in fields[ring..ring + players].iter().enumerate() {
            board.stores[p] = Pieces::seeds(count(field, ring + p + 1)?);
        }
        board.mover = match fields[expected - 1] {
            "S" => Player::SOUTH,
            "N" => Player::NORTH,
            other => return Err(NotationError::Side { text: other.to_owned() }),
        };
        board.starter = board.mover;
        Ok(Position::from_board(rules, board))
    }
}

impl Move {
    /// The letter of a move on a board of two rows.
    pub fn to_text(self, rules: &Ruleset) -> String {
        let row = rules.board.pits;
        let letter = char::from(b'A' + self.pit.0 % row);
        if self.pit.0 < row { letter.to_string() } else { letter.to_ascii_lowercase().to_string() }
    }

    /// Reads the letter of a move on a board of two rows.
    ///
    /// # Errors
    /// If the letter names no pit of this board.
    pub fn from_text(rules: &Ruleset, text: &str) -> Result<Move, NotationError> {
        let unknown = || NotationError::Pit { text: text.to_owned() };
        let &[letter] = text.as_bytes() else { return Err(unknown()) };
        let row = rules.board.pits;
        let within = letter.to_ascii_uppercase().wrapping_sub(b'A');
        if within >= row || !letter.is_ascii_alphabetic() {
            return Err(unknown());
        }
        let pit = if letter.is_ascii_uppercase() { within } else { within + row };
        Ok(Move { pit: PitId(pit), direction: super::Direction::Forward })
    }
}

fn count(field: &str, place: usize) -> Result<u16, NotationError> {
    let digits = !field.is_empty() && field.bytes().all(|b| b.is_ascii_digit());
    let number = field.parse::<u16>().ok().filter(|n| digits && *n <= MAX_COUNT);
    number.ok_or_else(|| NotationError::Count { place, text: field.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::super::testing::oware;
    use super::*;

    fn error(text: &str) -> String {
        Position::from_text(oware(), text).unwrap_err().to_string()
    }

    #[test]
    fn a_text_of_another_length_is_refused() {
        assert_eq!(error("4-4-S"), "expected 15 fields between the dashes, found 3");
        assert_eq!(error(""), "expected 15 fields between the dashes, found 1");
    }

    #[test]
    fn a_count_that_is_none_is_named() {
        for bad in ["x", "", "+4", "1001", "99999999", "４"] {
            let text = format!("4-4-{bad}-4-4-4-4-4-4-4-4-4-0-0-S");
            assert_eq!(error(&text), format!("field 3 is {bad:?}, but must be a number from 0 to 1000"));
        }
    }

    #[test]
    fn a_side_that_is_none_is_named() {
        assert_eq!(error("4-4-4-4-4-4-4-4-4-4-4-4-0-0-s"), "the side to move is \"s\", but must be S or N");
    }

    #[test]
    fn letters_name_the_pits_of_both_rows() {
        let rules = oware();
        for (letter, pit) in ["A", "F", "a", "f"].into_iter().zip([0, 5, 6, 11]) {
            assert_eq!(Move::from_text(&rules, letter), Ok(Move::forward(pit)));
            assert_eq!(Move::forward(pit).to_text(&rules), letter);
        }
        for bad in ["", "G", "g", "AA", "1", "é", "@", "["] {
            assert!(Move::from_text(&rules, bad).is_err(), "{bad:?}");
        }
    }
}
