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

    /// Ends the game because all players agree to it, and returns what happened: everybody takes what lies in the own
    /// pits, in Ô ăn quan in the quan square at the right hand too. No move leads here: it is for whoever leads a game
    /// between people.
    ///
    /// # Errors
    /// [`IllegalMove::Over`] if the game is over already; the position stays as it is.
    pub fn agree(&mut self) -> Result<Vec<Event>, IllegalMove> {
        if self.board.over.is_some() {
            return Err(IllegalMove::Over);
        }
        let (mut events, mover) = (Vec::new(), self.board.mover);
        let tell = |event| events.push(event);
        Course { rules: &self.rules, board: &mut self.board, tell }.end(EndReason::Agreed, mover);
        self.history.push(self.board.key());
        Ok(events)
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
    use super::super::testing::{at, ba_awa, congklak, o_an_quan, oware, play, with};
    use super::super::{EndReason, IllegalMove, Move, PitId, Position, Ruleset};
    use std::sync::Arc;

    fn agreed(rules: Arc<Ruleset>, text: &str) -> Position {
        let mut position = at(rules, text);
        position.agree().unwrap();
        assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(EndReason::Agreed));
        position
    }

    #[test]
    fn who_agree_to_end_the_game_keep_their_own_rows() {
        let text = "4-0-4-0-1-2-1-5-4-4-4-4-7-8-N";
        assert_eq!(agreed(oware(), text).to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-18-30-N");
        assert_eq!(agreed(ba_awa(), text).to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-18-30-N");
        let text = "1-0-0-0-0-0-5-10-0-0-0-0-0-4-2-76-S";
        assert_eq!(agreed(congklak(), text).to_text(), "0-0-0-0-0-0-0-16-0-0-0-0-0-0-0-82-S");
    }

    #[test]
    fn who_agree_to_end_o_an_quan_take_the_quan_at_their_right_hand_and_settle_debts() {
        let two = agreed(o_an_quan(), "2q-2-0-1-0-0-6q-5-5-5-5-2-10-7-S");
        assert_eq!(two.to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-15q-35q-S");
        let mut lent = at(o_an_quan(), "2q-2-0-1-0-0-6q-5-5-5-5-2-10-7-S");
        lent.board.debts.lend(super::Player::SOUTH, Some(super::Player::NORTH), 3);
        lent.agree().unwrap();
        let scores: Vec<_> = lent.ranking().into_iter().map(|(_, player, points)| (player.0, points)).collect();
        assert_eq!(scores, [(1, 48), (0, 22)]);
    }

    #[test]
    fn every_seed_of_three_goes_home() {
        let three = with(&ba_awa(), &[("players", "3")]);
        let mut position = Position::start(three, super::Player(2));
        position.agree().unwrap();
        assert!(position.rules().players().all(|player| position.board().store(player) == 16));
    }

    #[test]
    fn nobody_agrees_to_end_what_is_over() {
        let mut position = agreed(oware(), "4-0-4-0-1-2-1-5-4-4-4-4-7-8-N");
        let before = position.clone();
        assert_eq!(position.agree(), Err(IllegalMove::Over));
        assert_eq!(position, before);
    }

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

    /// A game of Ô ăn quan that has gone on for so many plies, in which no position was like another.
    fn dragging(plies: u16, first: &str) -> Position {
        let mut position = at(o_an_quan(), "0q-1-0-0-0-12-0-0-0-5-0-0-20-12q-S");
        let then = at(o_an_quan(), first);
        let key = |won| {
            let mut board = then.board;
            board.stores[0].dan = won;
            board.key()
        };
        position.history = (0..plies).map(key).collect();
        position
    }

    #[test]
    fn a_thousand_laps_without_a_quan_taken_end_the_game_and_everybody_gathers() {
        let quiet = "0q-1-0-0-0-12-0-0-0-5-0-0-0-0q-S";
        let over = |plies, first| {
            let mut position = dragging(plies, first);
            let mv = Move::from_text(position.rules(), "A+").unwrap();
            position.play(mv).unwrap();
            position
        };
        assert_eq!(over(1999, quiet).board.over, None);
        assert_eq!(over(2000, quiet).to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-33q-17q-N");
        assert_eq!(over(2000, quiet).board.over, Some(EndReason::Cycle));
        let other = "0q-1-0-0-0-12-0q-0-0-5-0-0-0-0-S";
        assert_eq!(over(2000, other).board.over, None, "a quan was taken in between");
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut position = at(oware(), "0-4-4-4-4-4-4-4-4-4-4-4-0-4-S");
        let before = position.clone();
        assert_eq!(position.play(Move::forward(0)), Err(IllegalMove::Empty { pit: PitId(0) }));
        assert_eq!(position, before);
    }
}
