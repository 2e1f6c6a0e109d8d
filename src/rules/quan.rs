//! Ô ăn quan: sowing on from the square ahead, and taking what lies behind an empty one (RULES C.2 to C.6).

use super::guard::Guard;
use super::sowing::Course;
use super::{Board, Capture, Direction, Event, Move, PitId, QuanEnd, Relay, Ruleset, StopReason};

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
