//! Which moves are legal, and in what words one is refused.

use super::sowing::{Course, leaves_own_row};
use super::{Board, Direction, Event, Move, PitId, Player, Ruleset, Starving};

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
}

/// The legal moves of the player to move, in ring order.
pub(crate) fn legal_moves(rules: &Ruleset, board: &Board) -> impl Iterator<Item = Move> {
    let mask = legal_mask(rules, board);
    rules.ring().filter(move |pit| mask & (1 << pit.0) != 0).map(|pit| Move::forward(pit.0))
}

/// The same as a set of bits, one a pit.
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
    if mv.direction != Direction::Forward {
        return Err(IllegalMove::Direction);
    }
    if legal_mask(rules, board) & (1 << pit.0) != 0 {
        return Ok(());
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
