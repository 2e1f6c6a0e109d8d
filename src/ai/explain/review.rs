//! A finished game, looked at again: what every move cost, and which ones decided it.

use super::chance::{points, winning_chance};
use super::{Reason, Verdict, reasons};
use crate::ai::{Limits, Report, Scored, Search, Status};
use crate::rules::{Move, Player, Position};

/// Up to this depth a search values every move, not only the best one.
const DEPTH: u8 = 10;
/// 2^16 entries: a megabyte.
const TABLE_BITS: u8 = 16;
/// A move that costs less of a winning chance decided nothing.
const WORTH_A_LOOK: f64 = 0.08;
/// The most moves that are shown of a game.
const MOST: usize = 3;
/// The longest refutation that is shown, the move itself included, in plies.
const LINE: usize = 5;

/// What a move cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Which move of the game, from 0.
    pub ply: usize,
    /// Who made it.
    pub player: Player,
    /// What was played.
    pub played: Move,
    /// The best move that was found.
    pub best: Move,
    /// What it cost against the best, in points of the expected final margin.
    pub loss: i32,
    /// What it cost of the chance of winning, from 0 to 1.
    pub chance: f64,
    /// No estimate went into either value.
    pub proved: bool,
    /// The result that was given away, and what is left, where both are certain.
    pub given_away: Option<(Verdict, Verdict)>,
}

/// A move that decided a game, with what there is to show.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// What it cost.
    pub judged: Judged,
    /// The position before it.
    pub before: Position,
    /// What speaks for the better move.
    pub reasons: Vec<Reason>,
    /// How the better move was expected to go on, that move first.
    pub better: Vec<Move>,
    /// How what was played was punished, or could have been; that move first.
    pub refutation: Vec<Move>,
}

/// Looks at every move of a game in slices, the last ones first: they are valued most surely. Then it looks on from
/// those that decided the game.
pub struct Reviewer {
    positions: Vec<Position>,
    moves: Vec<Move>,
    nodes: u64,
    /// Plies not looked at yet: those below this one.
    left: usize,
    search: Option<Search>,
    judged: Vec<Judged>,
    /// The mistakes, once every move is valued.
    mistakes: Option<Vec<Mistake>>,
    /// Lines that are known, two for each mistake: the better move's and that of what was played.
    lines: usize,
}

impl Reviewer {
    /// A review of the game of `moves` from `opening`, with at most so many nodes for each move. Moves from the first
    /// illegal one on are left out.
    pub fn new(opening: &Position, moves: &[Move], nodes: u64) -> Reviewer {
        let (mut positions, mut played) = (vec![opening.clone()], Vec::new());
        for mv in moves {
            let mut next = positions[positions.len() - 1].clone();
            if next.play(*mv).is_err() {
                break;
            }
            positions.push(next);
            played.push(*mv);
        }
        let left = played.len();
        let (search, judged, mistakes, lines) = (None, Vec::new(), None, 0);
        Reviewer { positions, moves: played, nodes, left, search, judged, mistakes, lines }
    }

    /// Moves in the game.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// How many steps are done: moves that are valued, and lines that are known after that.
    pub fn steps(&self) -> usize {
        self.plies() - self.left + self.lines
    }

    /// Looks on for about `nodes` nodes, at most to the end of a step.
    pub fn run(&mut self, nodes: u64) -> Status {
        let Some((position, limits)) = self.asked() else { return Status::Done };
        let search = self.search.get_or_insert_with(|| Search::new(&position, limits, TABLE_BITS));
        // Without a choice there is no mistake, and after the end no line.
        if position.legal().len() < 2 && self.left > 0 || search.run(nodes) == Status::Done {
            self.settle();
        }
        if self.asked().is_none() { Status::Done } else { Status::Working }
    }

    /// Ends the step in progress with what is known.
    pub fn settle(&mut self) {
        let Some(search) = self.search.take() else { return };
        let report = search.report();
        match self.left.checked_sub(1) {
            Some(ply) => {
                self.judged.extend(judge(&self.positions[ply], ply, self.moves[ply], &report));
                self.left = ply;
            }
            None => self.draw_line(&report),
        }
        if self.left == 0 && self.mistakes.is_none() {
            let found = turning_points(&self.judged, MOST);
            self.mistakes = Some(found.iter().map(|judged| self.begin(judged)).collect());
        }
    }

    /// What is to be searched next, and how far.
    fn asked(&self) -> Option<(Position, Limits)> {
        let limits = |depth| Limits { depth, nodes: Some(self.nodes) };
        match self.left.checked_sub(1) {
            Some(ply) => Some((self.positions[ply].clone(), limits(Some(DEPTH)))),
            None => {
                let mistake = self.mistakes.as_ref()?.get(self.lines / 2)?;
                let mut game = mistake.before.clone();
                game.play_unchecked(mistake.line(self.lines)[0], |_| {});
                Some((game, limits(None)))
            }
        }
    }

    /// Every move valued so far, in no order.
    pub fn judged(&self) -> &[Judged] {
        &self.judged
    }

    /// The moves that decided the game, in its order, once every move is valued; those of which all is known.
    pub fn mistakes(&self) -> Option<&[Mistake]> {
        self.mistakes.as_ref().map(|mistakes| &mistakes[..self.lines / 2])
    }

    /// Whether nothing is left to look at.
    pub fn is_done(&self) -> bool {
        self.plies() == 0 || self.asked().is_none()
    }

    /// A mistake whose lines are not looked at yet.
    fn begin(&self, judged: &Judged) -> Mistake {
        let before = self.positions[judged.ply].clone();
        let reasons = reasons(&before, judged.best);
        let (better, refutation) = (vec![judged.best], vec![judged.played]);
        Mistake { judged: judged.clone(), before, reasons, better, refutation }
    }

    /// Lengthens the line in progress by what the search after its first move found.
    fn draw_line(&mut self, report: &Report) {
        let (mistakes, line) = (self.mistakes.as_mut(), self.lines);
        let Some(mistake) = mistakes.and_then(|mistakes| mistakes.get_mut(line / 2)) else { return };
        let mut game = mistake.before.clone();
        let drawn = if line % 2 == 0 { &mut mistake.better } else { &mut mistake.refutation };
        game.play_unchecked(drawn[0], |_| {});
        for reply in &report.pv {
            if drawn.len() == LINE || game.play(*reply).is_err() {
                break;
            }
            drawn.push(*reply);
        }
        self.lines += 1;
    }
}

impl Mistake {
    /// The line with an even number is the better move's, that with an odd number what was played.
    fn line(&self, number: usize) -> &[Move] {
        if number.is_multiple_of(2) { &self.better } else { &self.refutation }
    }
}

/// What `played` cost by what a search of the position before it found.
fn judge(position: &Position, ply: usize, played: Move, report: &Report) -> Option<Judged> {
    let best = report.all.first()?;
    let mine = report.all.iter().find(|scored| scored.mv == played)?;
    let loss = (i32::from(best.score) - i32::from(mine.score)).max(0);
    let proved = best.proved && mine.proved;
    let given_away = proved.then(|| (Verdict::of(best.score.into()), Verdict::of(mine.score.into())));
    let chance = (chance(position, best) - chance(position, mine)).max(0.0);
    let player = position.board().mover;
    let given_away = given_away.filter(|(had, has)| had != has);
    Some(Judged { ply, player, played, best: best.mv, loss, chance, proved, given_away })
}

fn chance(position: &Position, scored: &Scored) -> f64 {
    if scored.proved && position.rules().board.players == 2 {
        return match Verdict::of(scored.score.into()) {
            Verdict::Win => 1.0,
            Verdict::Draw => 0.5,
            Verdict::Loss => 0.0,
        };
    }
    winning_chance(position.rules().family(), scored.score.into(), points(position))
}

/// The moves that cost most of a winning chance, at most `most`, in the order of the game. Moves that only changed by
/// how much a game was won or lost stand back behind those that changed who wins.
pub fn turning_points(judged: &[Judged], most: usize) -> Vec<Judged> {
    let mut worst: Vec<_> = judged.iter().filter(|j| j.chance >= WORTH_A_LOOK && j.loss > 0).cloned().collect();
    worst.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(b.loss.cmp(&a.loss)));
    worst.truncate(most);
    worst.sort_by_key(|judged| judged.ply);
    worst
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{at, oware};

    fn reviewed(opening: &Position, moves: &[&str]) -> Reviewer {
        let moves: Vec<_> = moves.iter().map(|mv| Move::from_text(opening.rules(), mv).unwrap()).collect();
        let mut reviewer = Reviewer::new(opening, &moves, 20_000);
        while reviewer.run(3_000) == Status::Working {}
        reviewer
    }

    /// F takes two and wins; anything else lets North take them back.
    const WINNING: &str = "0-0-0-0-1-1-1-0-0-0-2-1-23-19-S";

    #[test]
    fn a_win_given_away_is_a_turning_point_and_the_rest_is_not() {
        let position = at(oware(), WINNING);
        let reviewer = reviewed(&position, &["E"]);
        let found = reviewer.mistakes().unwrap();
        assert_eq!(found.len(), 1, "{:?}", reviewer.judged());
        let mistake = &found[0];
        assert_eq!((mistake.judged.ply, mistake.judged.player), (0, Player::SOUTH));
        assert_eq!(mistake.better[0], Move::forward(5));
        assert_eq!(mistake.refutation[0], Move::forward(4));
        assert!(mistake.reasons.iter().any(|reason| matches!(reason, Reason::Ends { .. })), "{:?}", mistake.reasons);
        assert!(reviewed(&position, &["F"]).mistakes().unwrap().is_empty());
    }

    #[test]
    fn lines_can_be_played() {
        let position = Position::start(oware(), Player::SOUTH);
        let reviewer = reviewed(&position, &["A", "a", "B", "b", "C"]);
        assert_eq!((reviewer.plies(), reviewer.judged().len()), (5, 5));
        assert!(reviewer.is_done());
        assert_eq!(reviewer.steps(), 5 + 2 * reviewer.mistakes().unwrap().len());
        for mistake in reviewer.mistakes().unwrap() {
            for line in [&mistake.better, &mistake.refutation] {
                assert!((1..=LINE).contains(&line.len()));
                let mut game = mistake.before.clone();
                line.iter().for_each(|mv| drop(game.play(*mv).unwrap()));
            }
        }
    }

    #[test]
    fn the_worst_are_told_in_the_order_of_the_game() {
        let judged = |ply, chance| Judged {
            ply,
            player: Player::SOUTH,
            played: Move::forward(0),
            best: Move::forward(1),
            loss: 4,
            chance,
            proved: false,
            given_away: None,
        };
        let game = [judged(3, 0.2), judged(9, 0.5), judged(1, 0.01), judged(5, 0.3), judged(7, 0.1)];
        let plies: Vec<_> = turning_points(&game, 3).iter().map(|judged| judged.ply).collect();
        assert_eq!(plies, [3, 5, 9]);
    }

    #[test]
    fn an_illegal_move_ends_what_is_looked_at() {
        let position = Position::start(oware(), Player::SOUTH);
        let moves = [Move::forward(0), Move::forward(0)];
        assert_eq!(Reviewer::new(&position, &moves, 10).plies(), 1);
    }
}
