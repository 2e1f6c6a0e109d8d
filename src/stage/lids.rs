//! Lids on the pits that are burnt in this game of a match: charred, raised over the wood, with a cross of pale ash.

use super::surface::{Corner, Surface};
use super::{StageSystems, Table, UNIT, units};
use crate::app::Session;
use crate::layout::TableLayout;
use crate::rules::{PitId, Place};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

const CHARRED: Color = Color::srgb_u8(0x3a, 0x34, 0x30);
const ASH: Color = Color::srgb_u8(0xcf, 0xc8, 0xbc);
/// The edge of a lid from the wood up, as (mm beyond the rim of its pit, mm over the wood).
const EDGE: [(f32, f32); 4] = [(-0.4, -0.2), (-0.4, 2.6), (-1.2, 3.8), (-2.6, 4.4)];
/// How high its middle is, in mm.
const CROWN: f32 = 5.2;
/// Points round it.
const AROUND: usize = 48;
/// The bars of the cross: half their length as a share of the radius, half their width in mm, and how far they float
/// over the lid, in mm.
const REACH: f32 = 0.62;
const HALF_WIDTH: f32 = 2.6;
const FLOAT: f32 = 0.3;

/// A part of a lid.
#[derive(Component)]
#[require(Transform)]
struct Lid;

/// The pits that are burnt on the table, in ring order.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Burnt(Vec<PitId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Burnt>();
    let changed = super::table_changed.or_eager(resource_exists_and_changed::<Burnt>);
    let laying = (read_burnt, close.run_if(changed)).chain().in_set(StageSystems::Lay).after(super::lay_table);
    app.add_systems(Update, laying);
}

fn read_burnt(session: Option<Res<Session>>, table: Option<Res<Table>>, mut burnt: ResMut<Burnt>) {
    let Some(table) = table else { return };
    // Behind the title lies a board on which everything is open.
    let played = session.filter(|s| s.position().rules().board == table.rules.board);
    let pits = played.map_or_else(Vec::new, |session| {
        let board = session.position().board();
        table.rules.ring().filter(|pit| board.is_burnt(&table.rules, *pit)).collect()
    });
    burnt.set_if_neq(Burnt(pits));
}

fn close(
    mut commands: Commands,
    table: Option<Res<Table>>,
    burnt: Res<Burnt>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Lid>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(table) = table.filter(|_| !burnt.0.is_empty()) else { return };
    let [charred, ash] = [CHARRED, ASH].map(|colour| {
        materials.add(StandardMaterial { base_color: colour, perceptual_roughness: 0.9, reflectance: 0.2, ..default() })
    });
    for pit in &burnt.0 {
        let place = Place::Pit(*pit);
        let there = Transform::from_translation(units(table.layout.middle(place)));
        for (mesh, look) in [(lid(&table.layout, place), &charred), (cross(table.layout.radius(place)), &ash)] {
            commands.spawn((Lid, Mesh3d(meshes.add(mesh)), MeshMaterial3d(look.clone()), there));
        }
    }
}

/// A flat dome over the whole pit, its origin in the middle of it.
fn lid(layout: &TableLayout, place: Place) -> Mesh {
    let mut surface = Surface::default();
    let mut below: Option<Vec<u32>> = None;
    for (i, (beyond, height)) in EDGE.into_iter().enumerate() {
        let lean = i as f32 / (EDGE.len() - 1) as f32;
        let points = layout.ring(place, beyond, AROUND);
        let row = surface.row(points.into_iter().map(|p| corner(Vec3::new(p.x, height, p.z), lean)));
        if let Some(below) = &below {
            surface.join(below, &row, true);
        }
        below = Some(row);
    }
    let crown = surface.corner(corner(Vec3::Y * CROWN, 1.0));
    let rim = below.unwrap_or_default();
    let next = rim.iter().cycle().skip(1);
    surface.triangles.extend(rim.iter().zip(next).map(|(a, b)| [*a, *b, crown]));
    surface.face_outwards();
    surface.mesh()
}

/// A corner whose normal leans from straight outwards (0) to straight up (1).
fn corner(position: Vec3, lean: f32) -> Corner {
    let outward = Vec3::new(position.x, 0.0, position.z).normalize_or_zero();
    let normal = outward.lerp(Vec3::Y, lean).normalize_or(Vec3::Y);
    Corner { position, normal, tangent: Vec3::X, uv: Vec2::ZERO, hollow: false }
}

/// Two bars across a lid for a pit of that radius, in mm.
fn cross(radius: f32) -> Mesh {
    let (mut positions, mut indices) = (Vec::new(), Vec::new());
    for along in [Vec2::ONE, Vec2::new(1.0, -1.0)].map(Vec2::normalize) {
        let first = positions.len() as u32;
        let (reach, aside) = (along * radius * REACH, along.perp() * HALF_WIDTH);
        for p in [-reach - aside, reach - aside, reach + aside, -reach + aside] {
            positions.push([p.x * UNIT, (CROWN + FLOAT) * UNIT, p.y * UNIT]);
        }
        indices.extend([0, 2, 1, 0, 3, 2].map(|k| first + k));
    }
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::congklak;

    fn heights(mesh: &Mesh) -> Vec<f32> {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|p| p.as_float3()).unwrap();
        positions.iter().map(|p| p[1] / UNIT).collect()
    }

    #[test]
    fn a_lid_covers_its_pit_and_the_cross_lies_on_top_of_it() {
        let layout = TableLayout::new(&congklak());
        let place = Place::Pit(PitId(0));
        let lid = heights(&lid(&layout, place));
        let top = lid.iter().copied().fold(f32::MIN, f32::max);
        assert!(top > 4.0 && lid.iter().all(|height| *height > -1.0), "it closes the hollow from above");
        let cross = heights(&cross(layout.radius(place)));
        assert!(cross.len() == 8 && cross.iter().all(|height| *height > top));
    }

    #[test]
    fn the_cross_looks_up() {
        let mesh = cross(28.0);
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|p| p.as_float3()).unwrap().to_vec();
        let Some(Indices::U32(indices)) = mesh.indices() else { panic!("no indices") };
        for triangle in indices.as_chunks::<3>().0 {
            let [a, b, c] = triangle.map(|i| Vec3::from(positions[i as usize]));
            assert!((b - a).cross(c - a).y > 0.0);
        }
    }
}
