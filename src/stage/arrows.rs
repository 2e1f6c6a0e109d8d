//! The two ways out of a chosen square, where the rules leave the way to the player: an arrow each. A hint shows one.

use super::marks::flat;
use super::{StageSystems, Table, UNIT};
use crate::app::{Advising, Focus, Hints, Playback, Screen, Session};
use crate::layout::{SQUARE, TableLayout};
use crate::rules::{Choice, Direction, PitId, Place};
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far from the middle of the square an arrow lies, its half length and half breadth, in mm.
const OUT: f32 = 0.72 * SQUARE;
const HALF: Vec2 = Vec2::new(38.0, 27.0);
/// How broad its dark edge is, in mm.
const EDGE: f32 = 4.0;
/// How high over the ground it floats, above most heaps, in mm.
const FLOAT: f32 = 34.0;
/// Within how far of its middle a tap counts for it, in mm.
const TAP: f32 = 46.0;
const GOLD: Color = Color::srgba_u8(0xff, 0xc9, 0x3c, 0xf2);
const DARK: Color = Color::srgba_u8(0x2a, 0x1a, 0x12, 0xe8);
/// How much larger the arrow is that is pointed at.
const POINTED: f32 = 1.18;

/// An arrow.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, NotShadowCaster, NotShadowReceiver)]
struct Arrow(Direction);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, cut).add_systems(Update, show.in_set(StageSystems::Move));
}

/// The way whose arrow beside `pit` lies under the point `p` of the ground (x, z), in mm.
pub(super) fn way_at(layout: &TableLayout, pit: PitId, p: Vec2) -> Option<Direction> {
    [Direction::Forward, Direction::Backward].into_iter().find(|way| middle(layout, pit, *way).distance(p) < TAP)
}

/// The middle of an arrow on the ground (x, z), in mm.
fn middle(layout: &TableLayout, pit: PitId, way: Direction) -> Vec2 {
    let middle = layout.middle(Place::Pit(pit));
    Vec2::new(middle.x, middle.z) + layout.towards(pit, way) * OUT
}

fn cut(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    for way in [Direction::Forward, Direction::Backward] {
        commands
            .spawn((Arrow(way), Mesh3d(meshes.add(arrow(0.0))), Visibility::Hidden))
            .insert(MeshMaterial3d(materials.add(flat(GOLD))))
            .with_child((
                Mesh3d(meshes.add(arrow(EDGE))),
                MeshMaterial3d(materials.add(flat(DARK))),
                Transform::from_xyz(0.0, -0.004, 0.0),
                NotShadowCaster,
                NotShadowReceiver,
            ));
    }
}

/// An arrow along x that lies flat, larger by `edge` mm all round.
fn arrow(edge: f32) -> Mesh {
    let (long, broad, half_shaft) = (HALF.x, HALF.y, HALF.y * 0.36);
    // The edge of the point runs out further than that of the sides.
    let (point, wing) = (long + 1.7 * edge, broad + 1.9 * edge);
    let (tail, neck, shaft) = (-long - edge, 2.0 - edge, half_shaft + edge);
    let corners =
        [(tail, -shaft), (neck, -shaft), (neck, -wing), (point, 0.0), (neck, wing), (neck, shaft), (tail, shaft)];
    let position = |(x, z): (f32, f32)| [x * UNIT, 0.0, z * UNIT];
    let indices = vec![0, 6, 5, 0, 5, 1, 2, 4, 3];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, corners.map(position).to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; corners.len()])
        .with_inserted_indices(Indices::U32(indices))
}

/// The square that has arrows, and the only way if it is a hint's.
#[derive(bevy::ecs::system::SystemParam)]
struct Asked<'w> {
    session: Option<Res<'w, Session>>,
    playback: Res<'w, Playback>,
    screen: Res<'w, State<Screen>>,
    focus: Res<'w, Focus>,
    hints: Res<'w, Hints>,
    advising: Res<'w, Advising>,
}

impl Asked<'_> {
    fn square(&self) -> Option<(PitId, Option<Direction>)> {
        let free = *self.screen.get() == Screen::Play && !self.playback.running();
        let session = self.session.as_ref().filter(|s| free && s.persons_turn())?;
        if session.position().rules().sowing.direction != Choice::Player {
            return None;
        }
        let chosen = self.focus.pit.filter(|_| self.focus.chosen).map(|pit| (pit, None));
        let hinted = self.advising.advice().filter(|_| self.hints.tells_pit());
        chosen.or(hinted.map(|advice| (advice.best.pit, Some(advice.best.direction))))
    }
}

fn show(table: Option<Res<Table>>, asked: Asked, mut arrows: Query<(&Arrow, &mut Transform, &mut Visibility)>) {
    let square = asked.square();
    for (arrow, mut transform, mut visibility) in &mut arrows {
        let seen = square.filter(|(_, only)| only.is_none_or(|way| way == arrow.0));
        let (Some((pit, only)), Some(table)) = (seen, &table) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let (p, way) = (middle(&table.layout, pit, arrow.0), table.layout.towards(pit, arrow.0));
        let pointed = only.is_none() && asked.focus.way == Some(arrow.0);
        transform.set_if_neq(Transform {
            translation: Vec3::new(p.x, FLOAT, p.y) * UNIT,
            rotation: Quat::from_rotation_y(-way.y.atan2(way.x)),
            scale: Vec3::splat(if pointed { POINTED } else { 1.0 }),
        });
        visibility.set_if_neq(Visibility::Inherited);
    }
}
