//! Positions and moves that are shown without being the game's own: nothing of the game changes.

use super::{LastMove, Playback, PlaybackBegan};
use crate::app::{PositionReset, Profile, Session, Settings};
use crate::choreography::{Ledger, choreograph};
use crate::rules::{Board, Event, Player};
use bevy::prelude::*;

/// A request: lay out a position that is not the game's own, or show a move of it.
#[derive(Message, Clone, Debug)]
pub struct Enact {
    /// Whose move it is.
    pub player: Option<Player>,
    /// What happens in it; nothing where a position is laid out.
    pub events: Vec<Event>,
    /// Where the seeds lie before it.
    pub before: Ledger,
    /// The board as it is afterwards; `None` if it is the game's own again.
    pub board: Option<Board>,
}

/// The board that is shown in place of the game's own.
#[derive(Resource, Clone, Debug, Default)]
pub struct Enacted(pub Option<Board>);

pub(super) fn enact(
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    profile: Res<Profile>,
    mut playback: ResMut<Playback>,
    mut enacted: ResMut<Enacted>,
    mut wishes: MessageReader<Enact>,
    mut began: MessageWriter<PlaybackBegan>,
) {
    let Some(session) = session else { return };
    for wish in wishes.read() {
        enacted.0 = wish.board;
        let last: Option<LastMove> = playback.last.take();
        if wish.events.is_empty() {
            playback.lay_out(&wish.before);
        } else {
            let mut ledger = wish.before.clone();
            let rules = session.position().rules();
            let timeline = choreograph(rules, &wish.events, &mut ledger, &settings.tempo(&profile));
            playback.sower = wish.player;
            playback.before = wish.before.clone();
            playback.begin(timeline, &ledger);
            began.write(PlaybackBegan);
        }
        // What can be shown again is still the game's last move.
        playback.last = last;
    }
}

/// Where the game's own position changes, that is what is shown.
pub(super) fn return_to_game(mut resets: MessageReader<PositionReset>, mut enacted: ResMut<Enacted>) {
    if resets.read().count() > 0 && enacted.0.is_some() {
        enacted.0 = None;
    }
}
