//! Which moves are legal, and in what words one is refused.

use super::fours::is_endless;
use super::sowing::{Course, leaves_own_row};
use super::{Board, Choice, Direction, Endless, Event, Family, Move, PitId, Player, Relay, Ruleset, Starving};

/// Why a move was refused. The position is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no such pit on this board.
    #[error("there is no pit {}", pit.0)]
    NoSuchPit {
        /// The pit asked for.
        pit: PitId,
    },
    /// The pit belongs to somebody else, or to nobody.
    #[error("pit {} is not the mover's", pit.0)]
    NotYours {
        /// The pit asked for.
        pit: PitId,
    },
    /// The pit is empty.
    #[error("pit {} is empty", pit.0)]
    Empty {
        /// The pit asked for.
        pit: PitId,
    },
    /// This game is sown in one direction only.
    #[error("this game is sown in one direction only")]
    Direction,
    /// It would leave the neighbour without a seed while another move would not.
    #[error("pit {} would leave the neighbour without a seed", pit.0)]
    Starves {
        /// The pit asked for.
        pit: PitId,
    },
    /// The neighbour's row is empty and this move does not feed it while another would.
    #[error("pit {} does not feed the neighbour, whose row is empty", pit.0)]
    MustFeed {
        /// The pit asked for.
        pit: PitId,
    },
    /// Its relay would go on for ever, and the rules forbid that.
    #[error("a relay from pit {} would never end", pit.0)]
    Endless {
        /// The pit asked for.
        pit: PitId,
    },
}

/// The legal moves of the player to move, in ring order.
pub(crate) fn legal_moves(rules: &Ruleset, board: &Board) -> LegalMoves {
    LegalMoves { pits: legal_mask(rules, board), ways: ways(rules), way: 0 }
}

/// Legal moves, pit by pit and of each pit way by way.
pub struct LegalMoves {
    pits: u32,
    ways: &'static [Direction],
    way: usize,
}

impl Iterator for LegalMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if self.pits == 0 {
            return None;
        }
        let mv = Move { pit: PitId(self.pits.trailing_zeros() as u8), direction: self.ways[self.way] };
        self.way += 1;
        if self.way == self.ways.len() {
            self.way = 0;
            self.pits &= self.pits - 1;
        }
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.pits.count_ones() as usize * self.ways.len() - self.way;
        (left, Some(left))
    }
}

impl ExactSizeIterator for LegalMoves {}

/// The directions in which a pit may be sown.
pub(super) fn ways(rules: &Ruleset) -> &'static [Direction] {
    match rules.sowing.direction {
        Choice::Fixed => &[Direction::Forward],
        Choice::Player => &[Direction::Forward, Direction::Backward],
    }
}

/// The pits of the legal moves as a set of bits; each may be sown in every direction that the rules know.
pub(super) fn legal_mask(rules: &Ruleset, board: &Board) -> u32 {
    if board.over.is_some() {
        return 0;
    }
    let own = own_mask(rules, board);
    match rules.starving {
        Starving::Forbidden => {
            let kind = keep(own, |mv| !starves(rules, board, mv));
            if kind == 0 { own } else { kind }
        }
        Starving::NoCapture if board.row(neighbour(rules, board)) > 0 => own,
        Starving::NoCapture => keep(own, |mv| leaves_own_row(rules, board, mv)),
        Starving::Allowed if board.row(neighbour(rules, board)) > 0 => own,
        Starving::Allowed => keep(own, |mv| !starves(rules, board, mv)),
        Starving::Passes | Starving::Ends if rules.relay == (Relay::FromLanding { endless: Endless::Forbidden }) => {
            keep(own, |mv| !is_endless(rules, board, mv))
        }
        Starving::Passes | Starving::Ends | Starving::EndsAnyRow | Starving::EndsOwnRow | Starving::Refilled => own,
    }
}

/// Why `mv` is not legal, if it is not.
pub(super) fn check(rules: &Ruleset, board: &Board, mv: Move) -> Result<(), IllegalMove> {
    let pit = mv.pit;
    if board.over.is_some() {
        return Err(IllegalMove::Over);
    }
    if pit.index() >= rules.ring_len() {
        return Err(IllegalMove::NoSuchPit { pit });
    }
    if !board.owns(board.mover, pit) {
        return Err(IllegalMove::NotYours { pit });
    }
    if board.seeds(pit) == 0 {
        return Err(IllegalMove::Empty { pit });
    }
    if !ways(rules).contains(&mv.direction) {
        return Err(IllegalMove::Direction);
    }
    if legal_mask(rules, board) & (1 << pit.0) != 0 {
        return Ok(());
    }
    if rules.family() != Family::Oware {
        return Err(IllegalMove::Endless { pit });
    }
    let hungry = board.row(neighbour(rules, board)) == 0;
    Err(if hungry { IllegalMove::MustFeed { pit } } else { IllegalMove::Starves { pit } })
}

/// Own pits with seeds in them.
fn own_mask(rules: &Ruleset, board: &Board) -> u32 {
    rules
        .ring()
        .filter(|pit| board.owns(board.mover, *pit) && board.seeds(*pit) > 0)
        .fold(0, |mask, pit| mask | 1 << pit.0)
}

fn keep(mask: u32, mut good: impl FnMut(Move) -> bool) -> u32 {
    (0..32).filter(|i| mask & (1 << i) != 0 && good(Move::forward(*i))).fold(0, |kept, i| kept | 1 << i)
}

fn neighbour(rules: &Ruleset, board: &Board) -> Player {
    board.mover.next(rules.board.players)
}

/// Whether nothing is left in the neighbour's row after sowing and capturing (RULES A.1.4).
fn starves(rules: &Ruleset, board: &Board, mv: Move) -> bool {
    let other = neighbour(rules, board);
    // A sowing that ends at home takes nothing.
    if board.row(other) > 0 && !leaves_own_row(rules, board, mv) {
        return false;
    }
    let mut after = *board;
    let mut course = Course { rules, board: &mut after, tell: |_: Event| {} };
    let last = course.sow(mv);
    course.capture(last);
    after.row(other) == 0
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, at, legal, oware, oware_with};
    use super::super::{IllegalMove, Move, PitId};
    use super::Direction;

    const SLAM: &str = "3-2-6-10-0-2-1-1-0-0-0-0-3-20-S";
    const HUNGRY: &str = "1-0-0-0-2-1-0-0-0-0-0-0-22-22-S";

    #[test]
    fn grand_slam_is_illegal_while_another_move_feeds() {
        assert_eq!(legal(&at(oware(), SLAM)), "ABCD");
        assert_eq!(at(oware(), SLAM).check(Move::forward(5)), Err(IllegalMove::Starves { pit: PitId(5) }));
    }

    #[test]
    fn grand_slam_is_legal_where_it_takes_nothing_or_is_allowed() {
        assert_eq!(legal(&at(abapa(), SLAM)), "ABCDF");
        assert_eq!(legal(&at(oware_with("starve", "legal"), SLAM)), "ABCDF");
    }

    #[test]
    fn forced_grand_slam_is_legal() {
        assert_eq!(legal(&at(oware(), "0-0-0-0-0-2-1-1-0-0-0-0-20-24-S")), "F");
    }

    #[test]
    fn an_empty_row_must_be_fed() {
        for rules in [oware(), abapa(), oware_with("starve", "legal")] {
            assert_eq!(legal(&at(rules.clone(), HUNGRY)), "EF");
            assert_eq!(at(rules, HUNGRY).check(Move::forward(0)), Err(IllegalMove::MustFeed { pit: PitId(0) }));
        }
    }

    #[test]
    fn any_move_is_legal_when_none_feeds() {
        assert_eq!(legal(&at(oware(), "1-1-0-0-0-0-0-0-0-0-0-0-23-23-S")), "AB");
    }

    #[test]
    fn no_move_is_legal_when_none_feeds_by_the_tournament_rules() {
        let position = at(abapa(), "1-1-0-0-0-0-0-0-0-0-0-0-23-23-S");
        assert_eq!(legal(&position), "");
        assert_eq!(position.check(Move::forward(0)), Err(IllegalMove::Over));
    }

    #[test]
    fn feeding_with_a_pile_that_takes_it_all_back_is_starving() {
        // F's 13 seeds reach every pit of North's row, and the last ones take all of it again.
        let text = "1-0-0-0-1-17-0-0-0-0-0-0-14-15-S";
        assert_eq!(legal(&at(abapa(), text)), "F");
        assert_eq!(legal(&at(oware(), text)), "AEF", "no move feeds, so every one is legal");
    }

    #[test]
    fn other_peoples_pits_empty_pits_and_no_pits_are_refused_by_name() {
        let position = at(oware(), "0-4-4-4-4-4-4-4-4-4-4-4-0-4-S");
        let refused = |pit| position.check(Move::forward(pit));
        assert_eq!(refused(0), Err(IllegalMove::Empty { pit: PitId(0) }));
        assert_eq!(refused(6), Err(IllegalMove::NotYours { pit: PitId(6) }));
        assert_eq!(refused(12), Err(IllegalMove::NoSuchPit { pit: PitId(12) }));
        assert_eq!(refused(255), Err(IllegalMove::NoSuchPit { pit: PitId(255) }));
        let backward = Move { pit: PitId(1), direction: Direction::Backward };
        assert_eq!(position.check(backward), Err(IllegalMove::Direction));
    }
}
