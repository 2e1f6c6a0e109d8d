//! Moves as text, both ways; [`notation`](super::notation) says how they look.

use super::{Choice, Direction, Move, NotationError, Player, Ruleset};

impl Move {
    /// Writes the move.
    pub fn to_text(self, rules: &Ruleset) -> String {
        let player = rules.side(self.pit);
        let first = rules.first_row(player).next().map_or(0, |pit| pit.0);
        let letter = char::from(b'A' + self.pit.0.saturating_sub(first) % 26);
        let pit = match (rules.board.players, player) {
            (2, Player::SOUTH) => letter.to_string(),
            (2, _) => letter.to_ascii_lowercase().to_string(),
            _ => format!("{}{}", player.0, letter.to_ascii_lowercase()),
        };
        match (rules.sowing.direction, self.direction) {
            (Choice::Fixed, _) => pit,
            (Choice::Player, Direction::Forward) => pit + "+",
            (Choice::Player, Direction::Backward) => pit + "-",
        }
    }

    /// Reads a move.
    ///
    /// # Errors
    /// If the text names no pit of this board, or not the way round.
    pub fn from_text(rules: &Ruleset, text: &str) -> Result<Move, NotationError> {
        let pits = rules.players().flat_map(|player| rules.first_row(player));
        let ways = [Direction::Forward, Direction::Backward];
        let moves = pits.flat_map(|pit| ways.map(|direction| Move { pit, direction }));
        let offered = |mv: &Move| rules.sowing.direction == Choice::Player || mv.direction == Direction::Forward;
        let found = moves.filter(offered).find(|mv| mv.to_text(rules) == text);
        found.ok_or_else(|| NotationError::Pit { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::PitId;
    use super::super::testing::{congklak, o_an_quan, oware, with};
    use super::*;

    fn round_trip(rules: &Ruleset, text: &str, pit: u8, direction: Direction) {
        let mv = Move { pit: PitId(pit), direction };
        assert_eq!((Move::from_text(rules, text), mv.to_text(rules).as_str()), (Ok(mv), text));
    }

    #[test]
    fn letters_name_the_pits_of_both_rows() {
        for (letter, pit) in ["A", "F", "a", "f"].into_iter().zip([0, 5, 6, 11]) {
            round_trip(&oware(), letter, pit, Direction::Forward);
        }
        for (letter, pit) in ["A", "G", "a", "g"].into_iter().zip([0, 6, 8, 14]) {
            round_trip(&congklak(), letter, pit, Direction::Forward);
        }
        for bad in ["", "G", "g", "AA", "1", "é", "@", "[", "A+", "0a"] {
            assert!(Move::from_text(&oware(), bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn where_the_player_chooses_the_way_a_sign_follows() {
        round_trip(&o_an_quan(), "A+", 1, Direction::Forward);
        round_trip(&o_an_quan(), "e-", 11, Direction::Backward);
        assert!(Move::from_text(&o_an_quan(), "A").is_err());
        round_trip(&with(&o_an_quan(), &[("players", "3")]), "2c-", 15, Direction::Backward);
    }
}
