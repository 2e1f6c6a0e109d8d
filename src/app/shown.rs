//! What the numbers on the board say right now: behind the rules by as much as the animation is.

use super::{CueStarted, Playback, PlaybackBegan, PlaybackEnded, PositionReset, Session};
use crate::choreography::CueKind;
use crate::rules::{MAX_PITS, MAX_PLAYERS, PitId, Place, Player};
use bevy::prelude::*;

/// Counts as the eye should see them while seeds are still on their way.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// By pit.
    pub pits: [u16; MAX_PITS],
    /// By player.
    pub stores: [u16; MAX_PLAYERS],
    /// Seeds in the hand.
    pub hand: u16,
    /// Whose turn the HUD names.
    pub mover: Option<Player>,
    /// The pit of the last seed, marked until the next move.
    pub last: Option<PitId>,
    /// The pits captured in this move, in order.
    pub captured: Vec<PitId>,
    /// The pit that this move lifted.
    pub lifted: Option<PitId>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>();
    app.add_systems(Update, follow_cues.in_set(super::GameSystems::Playback).after(super::playback::PlaybackClock));
}

fn follow_cues(
    session: Option<Res<Session>>,
    playback: Res<Playback>,
    mut shown: ResMut<Shown>,
    mut began: MessageReader<PlaybackBegan>,
    mut cues: MessageReader<CueStarted>,
    mut resets: MessageReader<PositionReset>,
    mut ended: MessageReader<PlaybackEnded>,
) {
    let Some(session) = session else { return };
    if began.read().count() > 0 {
        shown.count_from(playback.before());
    }
    for started in cues.read() {
        shown.follow(started.cue.kind);
    }
    let over = ended.read().count() > 0;
    let reset = resets.read().count() > 0;
    if reset {
        *shown = Shown::default();
    }
    if over || reset {
        shown.catch_up(&session);
    }
}

impl Shown {
    fn follow(&mut self, cue: CueKind) {
        match cue {
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
                self.pits[pit.index()] = self.pits[pit.index()].saturating_sub(n);
                self.captured.push(pit);
            }
            CueKind::Swept { pit, n, .. } => self.pits[pit.index()] = self.pits[pit.index()].saturating_sub(n),
            CueKind::Stored { place: Place::Store(player), total, .. } => self.stores[player.index()] = total,
            CueKind::Stored { place: Place::Pit(pit), total, .. } => self.pits[pit.index()] = total,
            CueKind::Refilled { pit, count, from, .. } => {
                self.pits[pit.index()] = count;
                if let Some(player) = from {
                    self.stores[player.index()] = self.stores[player.index()].saturating_sub(1);
                }
            }
            CueKind::HandGiven { .. } => self.hand = 0,
            CueKind::TurnPassed { player } => self.mover = Some(player),
            CueKind::Ended { .. } => self.mover = None,
            CueKind::PassedOver { .. } | CueKind::Stopped { .. } | CueKind::Again { .. } | CueKind::Passed { .. } => {}
        }
    }

    /// Takes the counts from where the seeds lay before a move.
    fn count_from(&mut self, ledger: &crate::choreography::Ledger) {
        for (i, shown) in (0u8..).zip(&mut self.pits) {
            *shown = ledger.pile(Place::Pit(PitId(i))).len() as u16;
        }
        for (i, shown) in (0u8..).zip(&mut self.stores) {
            *shown = ledger.pile(Place::Store(Player(i))).len() as u16;
        }
    }

    /// Takes the counts from the rules, once nothing moves any more.
    pub(super) fn catch_up(&mut self, session: &Session) {
        let board = session.position().board();
        for (shown, pit) in self.pits.iter_mut().zip(&board.pits) {
            *shown = pit.dan;
        }
        for (shown, store) in self.stores.iter_mut().zip(&board.stores) {
            *shown = store.dan;
        }
        self.hand = 0;
        self.mover = board.over.is_none().then_some(board.mover);
    }
}
