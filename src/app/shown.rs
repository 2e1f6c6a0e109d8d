//! What the numbers on the board say right now: behind the rules by as much as the animation is.

use super::{CueStarted, Enact, Enacted, Playback, PlaybackBegan, PlaybackEnded, PositionReset, Session};
use crate::choreography::{Cue, CueKind, Ledger};
use crate::rules::{Board, MAX_PITS, MAX_PLAYERS, Pieces, PitId, Place, Player};
use bevy::prelude::*;

/// Counts as the eye should see them while seeds are still on their way.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shown {
    /// Seeds by pit.
    pub pits: [u16; MAX_PITS],
    /// Seeds by player, in the stores beside the ring.
    pub stores: [u16; MAX_PLAYERS],
    /// Quan stones by pit.
    pub pit_stones: [u8; MAX_PITS],
    /// Quan stones by player, in the stores beside the ring.
    pub store_stones: [u8; MAX_PLAYERS],
    /// Seeds in the hand.
    pub hand: u16,
    /// Whose turn the HUD names: while a move is shown it is still the turn of whoever made it.
    pub mover: Option<Player>,
    /// The pit of the last seed, marked until the next move.
    pub last: Option<PitId>,
    /// The pits captured in this move, in order.
    pub captured: Vec<PitId>,
    /// The pit that this move lifted.
    pub lifted: Option<PitId>,
    /// Who is passing, and since when in the move that is shown, in seconds.
    pub passing: Option<(Player, f32)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>();
    app.add_systems(Update, follow_cues.in_set(super::GameSystems::Playback).after(super::playback::PlaybackClock));
}

/// What happened to the picture since the last frame.
#[derive(bevy::ecs::system::SystemParam)]
struct Happened<'w, 's> {
    began: MessageReader<'w, 's, PlaybackBegan>,
    cues: MessageReader<'w, 's, CueStarted>,
    ended: MessageReader<'w, 's, PlaybackEnded>,
    resets: MessageReader<'w, 's, PositionReset>,
}

/// What is shown in place of the game's own position.
#[derive(bevy::ecs::system::SystemParam)]
struct Instead<'w, 's> {
    wishes: MessageReader<'w, 's, Enact>,
    enacted: Res<'w, Enacted>,
}

fn follow_cues(
    session: Option<Res<Session>>,
    playback: Res<Playback>,
    mut shown: ResMut<Shown>,
    mut happened: Happened,
    mut instead: Instead,
) {
    let Some(session) = session else { return };
    if happened.began.read().count() > 0 {
        shown.count_from(playback.before());
        shown.mover = playback.sower();
    }
    for started in happened.cues.read() {
        shown.follow(started.cue, playback.before());
    }
    let over = happened.ended.read().count() > 0;
    let laid_out = instead.wishes.read().filter(|wish| wish.events.is_empty()).count() > 0;
    let reset = happened.resets.read().count() > 0 || laid_out;
    if reset {
        *shown = Shown::default();
    }
    if over || reset {
        shown.catch_up(instead.enacted.0.as_ref().unwrap_or(session.position().board()));
    }
}

impl Shown {
    /// All that lies at a place.
    pub fn at(&self, place: Place) -> Pieces {
        match place {
            Place::Pit(pit) => Pieces { dan: self.pits[pit.index()], quan: self.pit_stones[pit.index()] },
            Place::Store(player) => {
                Pieces { dan: self.stores[player.index()], quan: self.store_stones[player.index()] }
            }
        }
    }

    /// All that a player has won, wherever it lies on `board`: beside the ring or in a square of it.
    pub fn won(&self, board: &Board, player: Player) -> Pieces {
        self.at(board.store_squares[player.index()].map_or(Place::Store(player), Place::Pit))
    }

    /// Follows the picture; `ledger` knows which of its numbers are quan stones.
    fn follow(&mut self, cue: Cue, ledger: &Ledger) {
        match cue.kind {
            CueKind::Lifted { pit, n } => {
                self.pits[pit.index()] = self.pits[pit.index()].saturating_sub(n);
                self.hand = n;
                self.last = None;
                self.captured.clear();
                self.lifted = Some(pit);
            }
            CueKind::Sown { pit, count, left, .. } => {
                self.pits[pit.index()] = count;
                self.hand = left;
            }
            CueKind::LastSeed { pit, .. } => self.last = Some(pit),
            CueKind::Captured { pit, n, .. } => {
                self.take(pit, n);
                self.captured.push(pit);
            }
            CueKind::Swept { pit, n, .. } => self.take(pit, n),
            CueKind::Stored { place, seed, .. } if ledger.is_stone(seed) => match place {
                Place::Store(player) => self.store_stones[player.index()] += 1,
                Place::Pit(pit) => self.pit_stones[pit.index()] += 1,
            },
            CueKind::Stored { place: Place::Store(player), total, .. } => self.stores[player.index()] = total,
            CueKind::Stored { place: Place::Pit(pit), total, .. } => self.pits[pit.index()] = total,
            CueKind::Refilled { pit, count, from, .. } => {
                self.pits[pit.index()] = count;
                if let Some(player) = from {
                    self.stores[player.index()] = self.stores[player.index()].saturating_sub(1);
                }
            }
            CueKind::HandGiven { .. } => self.hand = 0,
            // The next turn begins once everything lies still.
            CueKind::TurnPassed { .. } => self.passing = None,
            CueKind::Ended { .. } => self.mover = None,
            CueKind::Passed { player } => self.passing = Some((player, cue.at)),
            CueKind::LeftOut { .. } => self.hand = 0,
            CueKind::Counted { place, pieces } => self.count_at(place, pieces),
            CueKind::PassedOver { .. } | CueKind::Stopped { .. } | CueKind::Again { .. } => {}
        }
    }

    fn count_at(&mut self, place: Place, pieces: Pieces) {
        let (dan, quan) = match place {
            Place::Pit(pit) => (&mut self.pits[pit.index()], &mut self.pit_stones[pit.index()]),
            Place::Store(player) => (&mut self.stores[player.index()], &mut self.store_stones[player.index()]),
        };
        (*dan, *quan) = (pieces.dan, pieces.quan);
    }

    /// `n` pieces leave a pit: its seeds, and its quan stone if there are more pieces than seeds.
    fn take(&mut self, pit: PitId, n: u16) {
        let seeds = n.min(self.pits[pit.index()]);
        self.pits[pit.index()] -= seeds;
        let stones = &mut self.pit_stones[pit.index()];
        *stones = stones.saturating_sub((n - seeds) as u8);
    }

    /// Takes the counts from where the seeds lay before a move.
    fn count_from(&mut self, ledger: &Ledger) {
        for i in 0..MAX_PITS {
            let Pieces { dan, quan } = ledger.pieces(Place::Pit(PitId(i as u8)));
            (self.pits[i], self.pit_stones[i]) = (dan, quan);
        }
        for i in 0..MAX_PLAYERS {
            let Pieces { dan, quan } = ledger.pieces(Place::Store(Player(i as u8)));
            (self.stores[i], self.store_stones[i]) = (dan, quan);
        }
    }

    /// Takes the counts from the board, once nothing moves any more.
    pub(super) fn catch_up(&mut self, board: &Board) {
        self.count_pieces(board);
        self.hand = 0;
        self.passing = None;
        self.mover = board.over.is_none().then_some(board.mover);
    }

    fn count_pieces(&mut self, board: &Board) {
        self.pits = board.pits.map(|pit| pit.dan);
        self.pit_stones = board.pits.map(|pit| pit.quan);
        self.stores = board.stores.map(|store| store.dan);
        self.store_stones = board.stores.map(|store| store.quan);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choreography::{Tempo, choreograph};
    use crate::rules::testing::{ba_awa, congklak, kalah, o_an_quan, oware, with};
    use crate::rules::{Position, Ruleset};
    use std::sync::Arc;

    /// Plays a game, always another legal move, and follows its cues; tells how many stones were seen in stores.
    fn follow_game(rules: &Arc<Ruleset>, stride: usize) -> u8 {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        let mut ledger = Ledger::from_board(rules, position.board());
        let mut shown = Shown::default();
        for ply in 0..200 {
            let legal: Vec<_> = position.legal().collect();
            if legal.is_empty() {
                break;
            }
            let events = position.play(legal[(ply * stride) % legal.len()]).unwrap();
            let before = ledger.clone();
            let timeline = choreograph(rules, &events, &mut ledger, &Tempo::USUAL);
            shown.count_from(&before);
            timeline.cues().iter().for_each(|cue| shown.follow(*cue, &before));
            let mut counted = shown.clone();
            counted.count_pieces(position.board());
            assert_eq!(shown, counted, "{} ply {ply}", rules.id);
        }
        shown.store_stones.iter().sum()
    }

    #[test]
    fn the_counts_come_to_those_of_the_rules_in_every_game() {
        let games = [oware(), ba_awa(), with(&ba_awa(), &[("players", "3")]), congklak(), kalah()];
        for rules in &games {
            assert_eq!((1..4).map(|stride| follow_game(rules, stride)).max(), Some(0));
        }
    }

    #[test]
    fn quan_stones_are_counted_apart_from_seeds() {
        for players in ["2", "3", "4"] {
            let rules = with(&o_an_quan(), &[("players", players)]);
            assert!((1..8).any(|stride| follow_game(&rules, stride) > 0), "no stone was won among {players}");
        }
    }

    #[test]
    fn what_is_won_in_a_square_of_the_ring_is_found_there() {
        let rules = congklak();
        let board = crate::rules::Board::start(&rules, Player::SOUTH);
        let mut shown = Shown::default();
        shown.pits[rules.store_square(Player::NORTH).unwrap().index()] = 9;
        assert_eq!(shown.won(&board, Player::NORTH), Pieces::seeds(9));
    }
}
