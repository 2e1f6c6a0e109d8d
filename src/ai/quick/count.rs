//! Counting every line of play on the quick field: how fast it is, and whether it plays as the rules do.

use super::{Quick, QuickKey, QuickRules};
use crate::ai::field::{Field, Slot};
use crate::rules::Position;

/// The number of legal sequences of exactly `depth` moves from `position`, as [`perft`](crate::rules::perft) counts them;
/// `None` for games that the quick field cannot play.
pub fn count(position: &Position, depth: u8) -> Option<u64> {
    let (rules, quick) = Quick::of(position.rules(), position.board())?;
    let mut past: Vec<QuickKey> = position.history().iter().map(|key| Quick::past_key(&rules, key)).collect();
    Some(below(&rules, &quick, depth, &mut past, 0))
}

/// The same below a field; from `since` on, positions of the past can come back.
fn below(rules: &QuickRules, field: &Quick, depth: u8, past: &mut Vec<QuickKey>, since: usize) -> u64 {
    let mut legal = field.legal(rules);
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.count_ones().into() };
    }
    let mut lines = 0;
    while legal != 0 {
        let mut child = *field;
        let played = child.play(rules, legal.trailing_zeros() as Slot, &past[since..]);
        legal &= legal - 1;
        past.push(child.key());
        lines += below(rules, &child, depth - 1, past, if played.fresh { past.len() - 1 } else { since });
        past.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::oware;
    use crate::rules::{Player, perft};

    #[test]
    fn lines_are_counted_as_the_rules_count_them() {
        for text in
            ["4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S", "0-2-0-1-3-0-1-0-0-2-0-1-18-20-N"]
        {
            let position = Position::from_text(oware(), text).unwrap();
            let lines = perft(&position, if text.starts_with('4') { 7 } else { 13 }, &mut || true).unwrap();
            for (depth, lines) in (1..).zip(lines) {
                assert_eq!(count(&position, depth), Some(lines), "{text} {depth}");
            }
        }
    }

    #[test]
    fn another_game_is_not_counted() {
        let start = Position::start(crate::rules::testing::ba_awa(), Player::SOUTH);
        assert_eq!(count(&start, 3), None);
    }
}
