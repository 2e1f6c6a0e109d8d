//! A refused move shakes its pit for a moment.

use super::StageSystems;
use crate::app::{GameSystems, MoveRejected};
use crate::rules::PitId;
use bevy::prelude::*;

/// Seconds of a shake.
const LENGTH: f32 = 0.4;
/// Furthest from rest, in mm, and swings a second.
const REACH: f32 = 2.6;
const SWINGS: f32 = 11.0;

/// The pit that shakes, if one does.
#[derive(Resource, Default)]
pub struct Shake(Option<(PitId, f32)>);

impl Shake {
    /// How far through its shake `pit` is, 0 to 1.
    pub fn progress(&self, pit: PitId) -> Option<f32> {
        self.0.filter(|(shaken, _)| *shaken == pit).map(|(_, age)| age / LENGTH)
    }

    /// How far to the side the seeds and the ring of `pit` are, in mm.
    pub fn offset(&self, pit: PitId) -> Vec3 {
        let swing = |u: f32| REACH * (1.0 - u) * (u * LENGTH * SWINGS * std::f32::consts::TAU).sin();
        Vec3::X * self.progress(pit).map_or(0.0, swing)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shake>();
    app.add_systems(Update, shake.in_set(GameSystems::Present).before(StageSystems::Move));
}

fn shake(time: Res<Time>, mut shake: ResMut<Shake>, mut rejected: MessageReader<MoveRejected>) {
    if let Some((_, age)) = &mut shake.0 {
        *age += time.delta_secs();
    }
    if let Some(last) = rejected.read().last() {
        shake.0 = Some((last.mv.pit, 0.0));
    }
    if shake.0.is_some_and(|(_, age)| age >= LENGTH) {
        shake.0 = None;
    }
}
