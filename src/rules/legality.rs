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
    /// The pit is burnt: out of play in this game of a match.
    #[error("pit {} is burnt", pit.0)]
    Burnt {
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
        Starving::Passes | Starving::Ends => without_endless(rules, board, own),
        Starving::MustFeed => {
            let able = without_endless(rules, board, own);
            hungry(rules, board).map_or(able, |player| keep(able, |mv| feeds(rules, board, mv, player)))
        }
        Starving::EndsAnyRow | Starving::EndsOwnRow | Starving::Refilled => own,
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
    if board.is_burnt(rules, pit) {
        return Err(IllegalMove::Burnt { pit });
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
    Err(why_not(rules, board, mv))
}

/// Why a move that is possible on the board is against the rules.
fn why_not(rules: &Ruleset, board: &Board, mv: Move) -> IllegalMove {
    let pit = mv.pit;
    if rules.family() != Family::Oware {
        let endless = without_endless(rules, board, 1 << pit.0) == 0;
        return if endless { IllegalMove::Endless { pit } } else { IllegalMove::MustFeed { pit } };
    }
    let hungry = board.row(neighbour(rules, board)) == 0;
    if hungry { IllegalMove::MustFeed { pit } } else { IllegalMove::Starves { pit } }
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

/// Those pits of `mask` whose relay comes to an end, where others may not be chosen.
fn without_endless(rules: &Ruleset, board: &Board, mask: u32) -> u32 {
    match rules.relay {
        Relay::FromLanding { endless: Endless::Forbidden } => keep(mask, |mv| !is_endless(rules, board, mv)),
        Relay::FromLanding { endless: Endless::Stops } | Relay::None | Relay::FromNext { .. } => mask,
    }
}

/// The next player who owns a pit, if it is another one and none of those pits holds a seed.
pub(super) fn hungry(rules: &Ruleset, board: &Board) -> Option<Player> {
    let in_turn = (1..rules.board.players).map(|i| Player((board.mover.0 + i) % rules.board.players));
    let next = in_turn.into_iter().find(|player| board.owners.contains(&Some(*player)));
    next.filter(|player| board.row(*player) == 0)
}

/// Whether a seed lies in a pit of `player` after the whole move, captures included.
fn feeds(rules: &Ruleset, board: &Board, mv: Move, player: Player) -> bool {
    let mut after = *board;
    Course { rules, board: &mut after, tell: |_: Event| {} }.carry_out(mv);
    after.row(player) > 0
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
    use super::super::testing::{abapa, at, ba_awa, legal, oware, oware_with, result, with};
    use super::super::{EndReason, IllegalMove, Move, PitId, Ruleset};
    use super::Direction;
    use std::sync::Arc;

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

    fn must_feed(players: &str) -> Arc<Ruleset> {
        with(&ba_awa(), &[("players", players), ("no_move", "must_feed"), ("last8", "last4_taker")])
    }

    #[test]
    fn in_a_game_of_relays_an_empty_row_can_have_to_be_fed() {
        let position = at(must_feed("2"), "1-0-0-0-2-1-0-0-0-0-0-0-20-24-S");
        assert_eq!(legal(&position), "EF");
        assert_eq!(position.check(Move::forward(0)), Err(IllegalMove::MustFeed { pit: PitId(0) }));
    }

    #[test]
    fn a_four_takes_norths_last_seeds_north_passes_and_must_be_fed() {
        let text = "1-0-0-0-5-1-3-0-0-0-0-0-18-20-S";
        assert_eq!(result(must_feed("2"), text, "F"), "1-0-0-0-5-0-0-0-0-0-0-0-22-20-S");
        assert_eq!(legal(&at(must_feed("2"), "1-0-0-0-5-0-0-0-0-0-0-0-22-20-S")), "E");
    }

    #[test]
    fn where_nobody_can_feed_the_game_is_over_and_each_keeps_the_own_pits() {
        let mut position = at(must_feed("2"), "3-1-0-0-1-1-3-0-0-0-0-0-17-22-S");
        position.play(Move::forward(5)).unwrap();
        assert_eq!(position.to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S");
        assert_eq!(position.board().over, Some(EndReason::NoMove));
    }

    #[test]
    fn of_three_only_the_next_who_is_still_in_the_match_is_fed() {
        let pits = |text| at(must_feed("3"), text).legal().map(|mv| mv.pit.0).collect::<Vec<_>>();
        assert_eq!(pits("1-0-0-1-0-0-0-0-0-0-0-0-20-10-16-0"), [3], "player 1 is next");
        assert_eq!(pits("1-0-0-1-0-1-0-0-0-0-0-0-20-10-15-0"), [0, 3], "player 2 waits for player 1");
        assert_eq!(pits("1-0-0-0-0-1-0-0-0-0-0-0-20-10-16-0 o:000000222222"), [5], "player 1 is out");
    }
}
