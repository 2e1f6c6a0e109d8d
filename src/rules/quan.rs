//! Ô ăn quan: sowing on from the square ahead, and taking what lies behind an empty one (RULES C.2 to C.6).

use super::guard::Guard;
use super::sowing::Course;
use super::{Board, BoardKey, Capture, Direction, Event, Move, PitId, QuanEnd, Relay, Ruleset, Starving, StopReason};

/// What lies ahead once a hand is sown.
enum Ahead {
    /// A dân square with pieces: sow on from it.
    Dan(PitId),
    /// An empty square: what lies behind it can be taken.
    Empty(PitId),
    /// A quan square, or the same again for ever: the turn ends.
    End(StopReason),
}

impl Ruleset {
    /// The square after `pit` in `direction`.
    pub fn step(&self, pit: PitId, direction: Direction) -> PitId {
        match direction {
            Direction::Forward => self.after(pit),
            Direction::Backward => self.before(pit),
        }
    }
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Carries out a move of Ô ăn quan.
    pub fn play_quan(&mut self, mv: Move) {
        let (mut guard, mut lifted) = (Guard::default(), mv.pit);
        loop {
            let last = self.sow(Move { pit: lifted, ..mv });
            match self.look_ahead(&mut guard, last, mv.direction) {
                Ahead::Dan(pit) => lifted = pit,
                Ahead::Empty(pit) => return self.take_behind(pit, mv.direction),
                Ahead::End(reason) => return self.happen(Event::Stop { reason }),
            }
        }
    }

    /// What comes after a last piece in `last`; a quan square may hand on one dân first (RULES C.5).
    fn look_ahead(&mut self, guard: &mut Guard, last: PitId, direction: Direction) -> Ahead {
        let from_quan = self.rules.relay == Relay::FromNext { from_quan: true };
        let mut square = self.rules.step(last, direction);
        loop {
            let (quan, pieces) = (self.rules.is_quan_square(square), self.board.pits[square.index()]);
            if pieces.is_empty() {
                return if quan && !over_quan(self.rules) {
                    Ahead::End(StopReason::Quan)
                } else {
                    Ahead::Empty(square)
                };
            }
            if quan && !(from_quan && pieces.dan > 0) {
                return Ahead::End(StopReason::Quan);
            }
            // Without handing on, every round leaves dân in the quan squares: it ends by itself (RULES C.11).
            if from_quan && !guard.is_new(self.board, square) {
                return Ahead::End(StopReason::Endless);
            }
            if !quan {
                return Ahead::Dan(square);
            }
            square = self.hand_on(square, direction);
        }
    }

    /// One dân of the quan square `quan` goes to the square behind it. Answers with the square after that.
    fn hand_on(&mut self, quan: PitId, direction: Direction) -> PitId {
        self.happen(Event::Pick { pit: quan, n: 1 });
        let pit = self.rules.step(quan, direction);
        self.happen(Event::Sow { pit });
        self.rules.step(pit, direction)
    }

    /// Takes what lies behind the empty square `empty`, and on as long as empty and filled squares take turns.
    fn take_behind(&mut self, mut empty: PitId, direction: Direction) {
        let mut reason = StopReason::TwoEmpty;
        loop {
            let pit = self.rules.step(empty, direction);
            let pieces = self.board.pits[pit.index()];
            if pieces.is_empty() {
                break;
            }
            if is_young(self.rules, self.board, pit) {
                reason = StopReason::YoungQuan;
                break;
            }
            self.happen(Event::Capture { pit, pieces, to: self.board.mover });
            reason = StopReason::Chain;
            empty = self.rules.step(pit, direction);
            let blocked = self.rules.is_quan_square(empty) && !over_quan(self.rules);
            if blocked || !self.board.pits[empty.index()].is_empty() {
                break;
            }
        }
        self.happen(Event::Stop { reason });
    }
}

/// Whether an empty quan square counts as an empty square.
fn over_quan(rules: &Ruleset) -> bool {
    matches!(rules.capture, Capture::BehindEmpty { over_quan: true, .. })
}

/// Whether `pit` holds its quan stone and too few dân to be taken (RULES C.4).
fn is_young(rules: &Ruleset, board: &Board, pit: PitId) -> bool {
    let least = match rules.capture {
        Capture::BehindEmpty { young, .. } => young,
        Capture::TwosAndThrees | Capture::Fours { .. } | Capture::Opposite { .. } => 0,
    };
    let pieces = board.pits[pit.index()];
    pieces.quan > 0 && pieces.dan < least
}

/// Whether what ends a game of Ô ăn quan has come: no quan square holds anything, or none holds a stone (RULES C.6).
pub(super) fn quan_gone(rules: &Ruleset, board: &Board) -> bool {
    let stones = rules.board.quan.is_some_and(|quan| quan.stones && quan.ends == QuanEnd::StonesTaken);
    let gone = |square: PitId| {
        let pieces = board.pits[square.index()];
        pieces.quan == 0 && (stones || pieces.dan == 0)
    };
    rules.players().filter_map(|player| rules.quan_square(player)).all(gone)
}

/// After so many laps of the court, in each of which every player has a turn, without a quan stone taken a game of Ô ăn
/// quan is over.
pub(crate) const QUIET_LAPS: usize = 1000;

/// Whether nobody has taken a quan stone for [`QUIET_LAPS`]. Dân that are laid out and taken again can wander about for
/// thousands of turns before everything comes back; no game is known that ended by itself so late.
pub(super) fn drags_on(rules: &Ruleset, board: &Board, history: &[BoardKey]) -> bool {
    let plies = QUIET_LAPS * usize::from(rules.board.players);
    let then = history.len().checked_sub(plies).map(|at| &history[at]);
    rules.starving == Starving::Refilled && then.is_some_and(|key| key.stones() == board.key().stones())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, o_an_quan, result, with};
    use super::super::{EndReason, Event, Move, PitId, Position, Ruleset, StopReason};
    use super::Direction;
    use std::sync::Arc;

    /// Captured squares, and why the turn ended.
    fn taken(rules: Arc<Ruleset>, text: &str, mv: &str) -> (Vec<u8>, Option<StopReason>) {
        let mut position = at(rules, text);
        let (mut squares, mut why) = (Vec::new(), None);
        for event in position.play(Move::from_text(position.rules(), mv).unwrap()).unwrap() {
            if let Event::Capture { pit, .. } = event {
                squares.push(pit.0);
            }
            if let Event::Stop { reason } = event {
                why = Some(reason);
            }
        }
        (squares, why)
    }

    fn option(name: &str, value: &str) -> Arc<Ruleset> {
        with(&o_an_quan(), &[(name, value)])
    }

    #[test]
    fn a_hand_is_sown_on_from_the_square_ahead_and_takes_behind_an_empty_one() {
        let start = "0q-5-5-5-5-5-0q-5-5-5-5-5-0-0-S";
        assert_eq!(result(o_an_quan(), start, "A+"), "1q-0-0-6-6-6-1q-0-6-6-6-6-6-0-N");
    }

    #[test]
    fn a_quan_square_ahead_ends_the_turn() {
        let text = "0q-4-0-0-0-0-0q-5-5-5-5-5-10-11-S";
        assert_eq!(taken(o_an_quan(), text, "A+"), (vec![], Some(StopReason::Quan)));
        assert_eq!(result(o_an_quan(), text, "A+"), "0q-0-1-1-1-1-0q-5-5-5-5-5-10-11-N");
    }

    #[test]
    fn squares_are_taken_as_long_as_empty_and_filled_ones_take_turns() {
        let text = "0q-1-0-0-3-0-2q-0-4-0-0-5-17-18-S";
        assert_eq!(taken(o_an_quan(), text, "A+"), (vec![4, 6, 8], Some(StopReason::Chain)));
        let text = "0q-2-5-5-5-5-0q-5-7-0-0-1-5-10-N";
        assert_eq!(taken(o_an_quan(), text, "e-"), (vec![8], Some(StopReason::Chain)));
    }

    #[test]
    fn an_empty_quan_square_counts_as_an_empty_square() {
        let text = "0q-2-0-0-1-0-0-7-0-5-5-0-15q-15-S";
        assert_eq!(taken(o_an_quan(), text, "D+"), (vec![7, 9], Some(StopReason::Chain)));
        assert_eq!(taken(option("empty_quan_passes", "false"), text, "D+"), (vec![], Some(StopReason::Quan)));
    }

    #[test]
    fn a_young_quan_cannot_be_taken_and_stops_a_chain() {
        let young = || option("young", "5");
        let four = "0q-2-0-1-0-0-4q-5-5-5-5-2-11-10-S";
        assert_eq!(taken(young(), four, "C+"), (vec![], Some(StopReason::YoungQuan)));
        assert_eq!(taken(o_an_quan(), four, "C+").0, [6]);
        let chain = "0q-1-0-0-3-0-2q-0-4-0-0-5-17-18-S";
        assert_eq!(taken(young(), chain, "A+"), (vec![4], Some(StopReason::YoungQuan)));
        assert_eq!(taken(young(), &four.replace("4q", "2"), "C+").0, [6], "without its stone it is never young");
        assert_eq!(taken(young(), &four.replace("4q", "5q"), "C+").0, [6]);
    }

    #[test]
    fn a_quan_square_can_hand_on_one_dan() {
        let from_quan = || option("from_quan", "true");
        let text = "0q-4-0-0-0-0-3q-0-0-0-5-5-16-17-S";
        // One of three dân goes to 7; 8 is empty and so is 9.
        assert_eq!(taken(from_quan(), text, "A+"), (vec![], Some(StopReason::TwoEmpty)));
        assert_eq!(result(from_quan(), text, "A+"), "0q-0-1-1-1-1-2q-1-0-0-5-5-16-17-N");
        let stone = text.replace("3q", "0q");
        assert_eq!(taken(from_quan(), &stone, "A+"), (vec![], Some(StopReason::Quan)));
    }

    #[test]
    fn the_game_is_over_when_both_quan_squares_are_empty_and_the_rows_go_home() {
        let mut position = at(o_an_quan(), "0-2-0-1-0-0-6q-5-5-5-5-2-10q-9-S");
        position.play(Move::forward(3)).unwrap();
        assert_eq!(position.board().over, Some(EndReason::QuanGone));
        assert_eq!(position.to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-19qq-31-N");
        assert_eq!(scores(&position), [(1, 0, 39), (2, 1, 31)]);
    }

    fn scores(position: &Position) -> Vec<(usize, u8, i32)> {
        position.ranking().into_iter().map(|(place, player, points)| (place, player.0, points)).collect()
    }

    #[test]
    fn dan_in_a_quan_square_keep_the_game_going_unless_only_stones_count() {
        let text = "2-2-0-1-0-0-6q-5-5-5-5-2-10q-7-S";
        assert_eq!(result(o_an_quan(), text, "C+"), "2-2-0-0-1-0-0-5-5-5-5-2-16qq-7-N");
        // The two dân go to the player at whose right hand the square lies.
        assert_eq!(result(option("end", "stones"), text, "C+"), "0-0-0-0-0-0-0-0-0-0-0-0-21qq-29-N");
    }

    #[test]
    fn three_players_go_on_while_one_quan_square_is_occupied() {
        let three = with(&o_an_quan(), &[("players", "3")]);
        let text = "0-2-0-1-0-0-6q-5-5-5-5-2-0q-1-0-0-0-0-20q-10-8-0";
        let mut position = at(three, text);
        position.play(Move::forward(3)).unwrap();
        assert_eq!((position.board().over, position.board().mover.0), (None, 1));
        assert_eq!(scores(&position), [(1, 0, 46), (2, 1, 10), (3, 2, 8)]);
    }

    #[test]
    fn a_quan_square_is_never_chosen_and_both_ways_are_open() {
        let position = Position::start(o_an_quan(), super::super::Player::SOUTH);
        assert_eq!(position.legal().count(), 10);
        let quan = Move { pit: PitId(0), direction: Direction::Backward };
        assert_eq!(position.check(quan), Err(super::super::IllegalMove::NotYours { pit: PitId(0) }));
    }
}
