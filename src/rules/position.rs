//! A position: a board, its ruleset, and the history that repetition rules need.

use super::ending::{Turn, settled};
use super::fours::Fours;
use super::legality::{LegalMoves, check, legal_moves};
use super::sowing::Course;
use super::{Board, BoardKey, Capture, EndReason, Event, IllegalMove, Move, Player, Repetition, Ruleset};
use std::sync::Arc;

/// A complete state of a game: two engines given the same position and the same move agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    rules: Arc<Ruleset>,
    board: Board,
    /// Positions since the last capture, this one included; all of them where captures are given back.
    history: Vec<BoardKey>,
}

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why it ended.
    pub reason: EndReason,
    /// Who has most; `None` if the best are level.
    pub winner: Option<Player>,
}

impl Position {
    /// The opening position with `starter` to move.
    pub fn start(rules: Arc<Ruleset>, starter: Player) -> Position {
        let board = Board::start(&rules, starter);
        Position::from_board(rules, board)
    }

    /// A position whose history starts with `board`. Where the player to move cannot move, or the
    /// stores already decide the game, it is over.
    pub fn from_board(rules: Arc<Ruleset>, mut board: Board) -> Position {
        board.over = board.over.or_else(|| settled(&rules, &board));
        Position { rules, board, history: vec![board.key()] }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// What lies where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Positions since the last capture, this one included: what a search must know of the past.
    pub fn history(&self) -> &[BoardKey] {
        &self.history
    }

    /// The legal moves, in ring order; none if the game is over.
    pub fn legal(&self) -> LegalMoves {
        legal_moves(&self.rules, &self.board)
    }

    /// Why `mv` would be refused, if it would.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        check(&self.rules, &self.board, mv)
    }

    /// Plays `mv` and returns what happened, in order.
    ///
    /// # Errors
    /// An illegal move is refused by name and the position stays as it is.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, IllegalMove> {
        self.check(mv)?;
        let mut events = Vec::with_capacity(24);
        self.play_unchecked(mv, |event| events.push(event));
        Ok(events)
    }

    /// Plays a move known to be legal and tells `tell` what happens: for searches and counts.
    pub fn play_unchecked(&mut self, mv: Move, tell: impl FnMut(Event)) {
        if play_on_board(&self.rules, &mut self.board, mv, &self.history, tell) {
            self.history.clear();
        }
        self.history.push(self.board.key());
    }

    /// The players by score, best first, each with the place that it has: equal scores share the better place.
    pub fn ranking(&self) -> Vec<(usize, Player, i32)> {
        let score = |player| (player, self.board.score(&self.rules, player));
        let scores: Vec<_> = self.rules.players().map(score).collect();
        let place = |points: i32| 1 + scores.iter().filter(|(_, other)| *other > points).count();
        let mut ranking: Vec<_> = scores.iter().map(|(player, points)| (place(*points), *player, *points)).collect();
        ranking.sort_by_key(|(place, player, _)| (*place, *player));
        ranking
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.board.over?;
        Some(Outcome { reason, winner: leader(&self.rules, &self.board) })
    }
}

/// Plays a legal move on a bare board, with `history` as the positions since the last capture.
/// Returns whether something was captured, so that earlier positions can no longer come back.
pub(crate) fn play_on_board(
    rules: &Ruleset,
    board: &mut Board,
    mv: Move,
    history: &[BoardKey],
    tell: impl FnMut(Event),
) -> bool {
    let before = board.stores;
    let mut course = Course { rules, board, tell };
    let turn = course.carry_out(mv);
    let captured = course.board.stores != before;
    course.finish(turn, captured, history);
    rules.repetition == Repetition::Never || (captured && rules.captures_are_final())
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Sows and captures.
    pub(super) fn carry_out(&mut self, mv: Move) -> Turn {
        match self.rules.capture {
            Capture::TwosAndThrees => {
                let last = self.sow(mv);
                self.capture(last);
            }
            Capture::Fours { .. } => {
                if let Some(fours) = Fours::of(self.rules) {
                    self.play_fours(fours, mv);
                }
            }
            Capture::BehindEmpty { .. } => self.play_quan(mv),
            Capture::Opposite { .. } => {
                if self.play_opposite(mv) {
                    return Turn::Again;
                }
            }
        }
        Turn::Next
    }
}

fn leader(rules: &Ruleset, board: &Board) -> Option<Player> {
    let best = rules.players().map(|p| board.score(rules, p)).max()?;
    let mut leaders = rules.players().filter(|p| board.score(rules, *p) == best);
    let first = leaders.next();
    if leaders.next().is_some() { None } else { first }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, oware, play};
    use super::super::{IllegalMove, Move, PitId};

    #[test]
    fn a_capture_forgets_the_positions_before_it() {
        let mut position = at(oware(), "4-0-0-0-1-2-1-5-4-4-4-4-5-5-S");
        play(&mut position, "Ea");
        assert_eq!(position.history().len(), 3);
        play(&mut position, "A");
        assert_eq!(position.history().len(), 4, "nothing was taken");
        let mut position = at(oware(), "0-0-0-0-0-1-1-5-4-4-4-4-5-5-S");
        play(&mut position, "F");
        assert_eq!(position.history(), [position.board().key()]);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut position = at(oware(), "0-4-4-4-4-4-4-4-4-4-4-4-0-4-S");
        let before = position.clone();
        assert_eq!(position.play(Move::forward(0)), Err(IllegalMove::Empty { pit: PitId(0) }));
        assert_eq!(position, before);
    }
}
