//! What a move does, and what a player could take: the rules are asked, nothing is reckoned apart.

use crate::rules::{Board, Capture, Event, MAX_PLAYERS, Move, PitId, Player, Position, Ruleset, StopReason};
use std::sync::Arc;

/// What a move does until the turn passes on.
pub struct Effect {
    /// The position after it.
    pub after: Position,
    /// Seeds that it wins by capture; in Ô ăn quan the dân.
    pub seeds: u16,
    /// Quan stones that it wins.
    pub stones: u16,
    /// The pits that it takes from; not that of the seed that captures, where this goes along.
    pub pits: Vec<PitId>,
    /// Of those, the ones that the mover owns.
    pub own_pits: u16,
    /// How often the hand is filled.
    pub laps: u16,
    /// Last seeds that fall to the mover.
    pub last_seeds: u16,
    /// Seeds that others win by it, by player.
    pub given: [u16; MAX_PLAYERS],
    /// Whether a seed falls outside the mover's row, if not into the own store.
    pub leaves: bool,
    /// Whether its relay would never end.
    pub endless: bool,
    /// Whether the mover moves again.
    pub again: bool,
    /// Who has to fill an empty row because of it, and with how many dân.
    pub refill: Option<(Player, u16)>,
}

/// Plays `mv`, which is legal, and looks at what happens.
pub fn effect(position: &Position, mv: Move) -> Effect {
    let (mover, board) = (position.board().mover, *position.board());
    let mut effect = Effect::none(position.clone());
    let mut events = Vec::new();
    effect.after.play_unchecked(mv, |event| events.push(event));
    events.iter().for_each(|event| effect.see(event, mover, &board));
    effect.endless = never_ends(&events);
    if matches!(position.rules().capture, Capture::Opposite { .. }) {
        effect.pits.retain(|pit| !board.owns(mover, *pit));
    }
    effect
}

/// Whether what happened in a move was stopped because its relay would have gone on for ever: what it takes and where
/// its seeds lie then says little of it.
pub fn never_ends(events: &[Event]) -> bool {
    events.contains(&Event::Stop { reason: StopReason::Endless })
}

impl Effect {
    fn none(after: Position) -> Effect {
        Effect {
            after,
            seeds: 0,
            stones: 0,
            pits: Vec::new(),
            own_pits: 0,
            laps: 0,
            last_seeds: 0,
            given: [0; MAX_PLAYERS],
            leaves: false,
            endless: false,
            again: false,
            refill: None,
        }
    }

    fn see(&mut self, event: &Event, mover: Player, before: &Board) {
        match *event {
            Event::Pick { .. } => self.laps += 1,
            Event::Capture { pit, pieces, to } if to == mover => {
                self.seeds += pieces.dan;
                self.stones += u16::from(pieces.quan);
                self.pits.push(pit);
                self.own_pits += u16::from(before.owns(mover, pit));
            }
            Event::Capture { pieces, to, .. } => self.given[to.index()] += pieces.dan,
            Event::Sow { pit } => self.leaves |= before.owners[pit.index()].is_some_and(|owner| owner != mover),
            Event::LastEight { player, ref from, hand } if player == mover => self.last_seeds += from.total() + hand,
            Event::Again { .. } => self.again = true,
            Event::Refill { player, .. } => self.fill(player, mover),
            Event::Borrow { borrower, .. } => self.fill(borrower, mover),
            Event::Pass { .. }
            | Event::Sweep { .. }
            | Event::Collect { .. }
            | Event::LastEight { .. }
            | Event::Stop { .. }
            | Event::Turn { .. }
            | Event::End { .. } => {}
        }
    }

    fn fill(&mut self, player: Player, mover: Player) {
        if player != mover {
            self.refill = Some((player, self.refill.map_or(0, |(_, dan)| dan) + 1));
        }
    }

    /// What its captures are worth.
    pub fn points(&self, rules: &Ruleset) -> i32 {
        i32::from(self.seeds) + i32::from(self.stones) * i32::from(rules.quan_worth())
    }
}

/// The most that a player could take in one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Catch {
    /// Points.
    pub points: i32,
    /// Quan stones among them.
    pub stones: u16,
    /// From how many pits.
    pub pits: u16,
    /// The pit of the victim that loses most by it.
    pub from: Option<PitId>,
}

/// The position in which it is `player`'s turn on `board`: a move is left out, or none.
pub fn turn_of(rules: &Arc<Ruleset>, board: &Board, player: Player) -> Position {
    let board = Board { mover: player, over: None, ..*board };
    Position::from_board(rules.clone(), board)
}

/// The most that `player` could take if it were their turn on `board`; `victim` is whose pit is named.
pub fn best_catch(rules: &Arc<Ruleset>, board: &Board, player: Player, victim: Player) -> Catch {
    let position = turn_of(rules, board, player);
    let caught = |mv| catch_of(rules, position.board(), &effect(&position, mv), victim);
    position.legal().map(caught).max_by_key(|catch| (catch.points, catch.from.is_some())).unwrap_or_default()
}

fn catch_of(rules: &Ruleset, board: &Board, effect: &Effect, victim: Player) -> Catch {
    let theirs = effect.pits.iter().copied().filter(|pit| board.owns(victim, *pit));
    let from = theirs.max_by_key(|pit| board.seeds(*pit));
    let pits = effect.pits.len() as u16;
    Catch { points: effect.points(rules), stones: effect.stones, pits, from }
}

/// The player among the others of `me` who could take most, with what.
pub fn worst_threat(rules: &Arc<Ruleset>, board: &Board, me: Player) -> (Player, Catch) {
    let others = rules.players().filter(|other| *other != me);
    let threats = others.map(|other| (other, best_catch(rules, board, other, me)));
    let worst = threats.reduce(|worst, next| if next.1.points > worst.1.points { next } else { worst });
    worst.unwrap_or((me, Catch::default()))
}

/// The squares whose quan stone somebody else than `me` could take, each with who could.
pub fn quan_in_danger(rules: &Arc<Ruleset>, board: &Board, me: Player) -> Vec<(PitId, Player)> {
    if rules.quan_worth() == 0 {
        return Vec::new();
    }
    let taken = |player: Player| {
        let position = turn_of(rules, board, player);
        let pits = position.legal().flat_map(|mv| effect(&position, mv).pits).collect::<Vec<_>>();
        pits.into_iter().filter(|pit| board.pits[pit.index()].quan > 0).map(move |pit| (pit, player))
    };
    rules.players().filter(|other| *other != me).flat_map(taken).collect()
}

/// How many moves of `player` on `board` would keep all seeds in their own pits, if it were their turn.
pub fn home_moves(rules: &Arc<Ruleset>, board: &Board, player: Player) -> u16 {
    let position = turn_of(rules, board, player);
    let stays = |mv: &Move| {
        let mut home = true;
        position.clone().play_unchecked(*mv, |event| {
            if let Event::Sow { pit } = event {
                home &= board.owns(player, pit);
            }
        });
        home
    };
    position.legal().filter(stays).count() as u16
}
