//! The 3D stage: board, seeds, ground, light and camera. It shows what the game says and decides
//! nothing.
//!
//! One Bevy unit is 100 mm; x to the right, y up, z towards South, the origin in the middle of the
//! board's top, as in [`crate::layout`].

mod arrows;
mod board;
mod board_mesh;
mod camera;
mod chalk;
mod environment;
mod ground;
mod input;
mod lids;
mod light;
mod marks;
mod pebbles;
mod picture;
mod pose;
mod ring_mesh;
mod rows;
mod seed_mesh;
mod seeds;
mod shake;
mod surface;
mod texture;
mod triangles;

use crate::app::{GameData, GameSystems, Session};
use crate::layout::{Block, TableLayout};
use crate::rules::Ruleset;
use bevy::prelude::*;
use std::sync::Arc;

/// Bevy units in a millimetre.
pub(crate) const UNIT: f32 = 0.01;

/// The table that is laid: whose rules, and where everything is.
#[derive(Resource)]
pub(crate) struct Table {
    rules: Arc<Ruleset>,
    /// Where everything is, in mm.
    pub(crate) layout: TableLayout,
}

/// The order of the stage's own work within [`GameSystems::Present`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum StageSystems {
    /// The right board is on the table.
    Lay,
    /// Everything moves to where it is now.
    Move,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (StageSystems::Lay, StageSystems::Move).chain().in_set(GameSystems::Present));
    app.add_systems(Update, lay_table.in_set(StageSystems::Lay));
    app.add_plugins((
        texture::plugin,
        light::plugin,
        camera::plugin,
        ground::plugin,
        board::plugin,
        shake::plugin,
        seeds::plugin,
        marks::plugin,
        rows::plugin,
        lids::plugin,
        chalk::plugin,
        arrows::plugin,
        input::plugin,
    ));
}

/// Lays the table for the game that is played, or else for the first that there is.
fn lay_table(mut commands: Commands, session: Option<Res<Session>>, data: Res<GameData>, table: Option<Res<Table>>) {
    let wanted = session.as_ref().map(|s| s.position().rules()).or_else(|| data.rulesets.first());
    let Some(wanted) = wanted else { return };
    if table.is_none_or(|t| t.rules.board != wanted.board) {
        commands.insert_resource(Table { rules: wanted.clone(), layout: TableLayout::new(wanted) });
    }
}

/// Whether another board was laid in this frame or the last.
fn table_changed(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|t| t.is_changed())
}

/// From millimetres to Bevy units.
fn units(millimetres: Vec3) -> Vec3 {
    millimetres * UNIT
}
