//! Whose row is whose: small inlays along the edges, and a soft light along the mover's.

use super::marks::{PLAYER_COLOURS, flat};
use super::{StageSystems, Table, UNIT};
use crate::app::{Screen, Shown};
use crate::layout::Side;
use crate::rules::{Place, Player};
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far from the board's edge the inlays lie, and their radius, in mm.
const INSET: f32 = 11.5;
const RADIUS: f32 = 3.6;
/// How far beside a count an inlay lies, in mm.
const ASIDE: f32 = 25.0;
/// The dark wood around an inlay, in mm, and its colour.
const SETTING: f32 = 1.1;
const EBONY: Color = Color::srgb_u8(0x1d, 0x12, 0x0b);
/// Height of inlays and of the light over the wood, in mm.
const FLOAT: f32 = 0.12;
/// The light: from the edge inwards, in mm, and how strong.
const GLOW: [f32; 3] = [4.0, 12.0, 26.0];
const STRENGTH: f32 = 0.34;
/// How far the light reaches beyond the ends of a row, in mm.
const BEYOND: f32 = 20.0;
/// How quickly the light comes and goes, per second.
const PACE: f32 = 4.0;

/// Something of a player's on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, NotShadowCaster)]
enum Belonging {
    Inlay,
    Glow(Player),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            inlay.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            glow.in_set(StageSystems::Move),
        ),
    );
}

fn inlay(
    mut commands: Commands,
    table: Res<Table>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Belonging>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (player, colour) in table.rules.players().zip(PLAYER_COLOURS) {
        let side = table.layout.side(player);
        let middles = inlays(&table, player, &side);
        for (radius, height, colour) in [(RADIUS + SETTING, FLOAT, EBONY), (RADIUS, 2.0 * FLOAT, colour)] {
            let lacquer = StandardMaterial { base_color: colour, perceptual_roughness: 0.35, ..default() };
            commands.spawn((
                Belonging::Inlay,
                Mesh3d(meshes.add(spots(&middles, corners(player), radius, height))),
                MeshMaterial3d(materials.add(lacquer)),
            ));
        }
        commands.spawn((
            Belonging::Glow(player),
            NotShadowReceiver,
            Mesh3d(meshes.add(strip(&side))),
            MeshMaterial3d(materials.add(flat(colour.with_alpha(0.0)))),
        ));
    }
}

/// The shape of a player's inlays, as many corners and by how much they are turned: South's are round, North's
/// square on their points, the third player's square on their sides, the fourth's triangles.
fn corners(player: Player) -> (u32, f32) {
    const TURNED: f32 = std::f32::consts::FRAC_PI_4;
    [(24, 0.0), (4, 0.0), (4, TURNED), (3, 0.0)][player.index() % 4]
}

/// Where the inlays of a player lie (x, z), in mm: between the pits of a row that is one player's
/// alone, otherwise one beside the count of every pit.
fn inlays(table: &Table, player: Player, side: &Side) -> Vec<Vec2> {
    let own = table.rules.ring().filter(|pit| table.rules.first_owner(*pit) == Some(player));
    if table.rules.board.players == 2 && table.layout.court().is_none() {
        let middles = own.map(|pit| table.layout.middle(Place::Pit(pit)).x);
        return between(middles.collect(), side.outward.y * (table.layout.block.half.y - INSET));
    }
    let label = |pit| {
        let label = table.layout.label(Place::Pit(pit)).xz();
        // The counts of a carved board stand along its long edges, whoever owns the pit.
        let along = if table.layout.court().is_some() { side.right() } else { Vec2::X * label.y.signum() };
        label - along * ASIDE
    };
    own.map(label).collect()
}

/// The points between the pits of a row and beside its ends.
fn between(mut xs: Vec<f32>, z: f32) -> Vec<Vec2> {
    xs.sort_by(f32::total_cmp);
    let half = xs.windows(2).map(|pair| (pair[1] - pair[0]) / 2.0).fold(37.0, f32::min);
    let first = xs.first().map(|x| x - half);
    first.into_iter().chain(xs.iter().map(|x| x + half)).map(|x| Vec2::new(x, z)).collect()
}

/// Small polygons lying on the wood.
fn spots(middles: &[Vec2], (points, turned): (u32, f32), radius: f32, height: f32) -> Mesh {
    // Corners have to lie further out than a circle to look as large.
    let radius = if points <= 4 { radius * 1.25 } else { radius };
    let (mut positions, mut indices) = (Vec::new(), Vec::new());
    for middle in middles {
        let first = positions.len() as u32;
        for k in 0..points {
            let p = *middle + Vec2::from_angle(turned + k as f32 / points as f32 * std::f32::consts::TAU) * radius;
            positions.push([p.x * UNIT, height * UNIT, p.y * UNIT]);
        }
        indices.extend((1..points - 1).flat_map(|k| [first, first + k + 1, first + k]));
    }
    let white = vec![[1.0; 4]; positions.len()];
    lying(positions, white, indices)
}

/// A strip along one side that fades out inwards and towards its ends.
fn strip(side: &Side) -> Mesh {
    const PIECES: usize = 24;
    let [left, right] = side.edge;
    let (middle, half) = ((left + right) / 2.0, (right - left) / 2.0);
    let half = half + half.normalize_or_zero() * BEYOND;
    let (mut positions, mut colours, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for k in 0..=PIECES {
        let along = k as f32 / PIECES as f32 * 2.0 - 1.0;
        let strength = (1.0 - along.powi(8)).max(0.0);
        for (inset, share) in GLOW.into_iter().zip([0.0, 1.0, 0.0]) {
            let p = middle + half * along - side.outward * inset;
            positions.push([p.x * UNIT, 0.5 * FLOAT * UNIT, p.y * UNIT]);
            colours.push([1.0, 1.0, 1.0, strength * share]);
        }
    }
    for k in 0..PIECES as u32 {
        for row in 0..2 {
            let [a, b] = [3 * k + row, 3 * (k + 1) + row];
            indices.extend([a, b, b + 1, a, b + 1, a + 1]);
        }
    }
    lying(positions, colours, indices)
}

fn lying(positions: Vec<[f32; 3]>, colours: Vec<[f32; 4]>, indices: Vec<u32>) -> Mesh {
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

/// The mover's side is lit.
fn glow(
    time: Res<Time>,
    shown: Res<Shown>,
    screen: Res<State<Screen>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    sides: Query<(&Belonging, &MeshMaterial3d<StandardMaterial>)>,
) {
    let share = 1.0 - (-PACE * time.delta_secs()).exp();
    for (belonging, handle) in &sides {
        let Belonging::Glow(player) = *belonging else { continue };
        let lit = *screen.get() == Screen::Play && shown.mover == Some(player);
        let wanted = if lit { STRENGTH } else { 0.0 };
        let Some(now) = materials.get(handle).map(|m| m.base_color.alpha()) else { continue };
        if (now - wanted).abs() > 1e-3
            && let Some(mut material) = materials.get_mut(handle)
        {
            material.base_color.set_alpha(now + (wanted - now) * share);
        }
    }
}
