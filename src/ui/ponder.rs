//! A small gesture of whoever thinks: the mark in the strip breathes. Nothing moves where less movement is wanted.

use crate::app::{GameSystems, Playback, Settings, Thinking};
use crate::rules::Player;
use bevy::prelude::*;

/// How far the mark grows, and how many breaths a second.
const GROWS: f32 = 0.18;
const BREATHS: f32 = 0.8;

/// A player's mark that breathes while that player, a computer, thinks.
#[derive(Component, Clone, Copy)]
pub(super) struct Ponders(pub(super) Player);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, breathe.in_set(GameSystems::Present));
}

fn breathe(
    time: Res<Time>,
    settings: Res<Settings>,
    thinking: Res<Thinking>,
    playback: Res<Playback>,
    mut marks: Query<(&Ponders, &mut UiTransform)>,
) {
    let thinker = thinking.player().filter(|_| !playback.running() && !settings.reduced_motion);
    for (mark, mut shape) in &mut marks {
        let breath = (time.elapsed_secs() * BREATHS * std::f32::consts::TAU).sin().max(0.0);
        let size = if thinker == Some(mark.0) { 1.0 + GROWS * breath } else { 1.0 };
        if shape.scale != Vec2::splat(size) {
            shape.scale = Vec2::splat(size);
        }
    }
}
