//! The ground around the board.

use super::picture::{GRIT, GROUND, TILES_SIDE, ground_uv};
use super::texture::{Picture, Pictures};
use super::{StageSystems, Table, UNIT};
use crate::app::{Screen, Settings};
use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far the ground reaches beyond its picture, in mm: further than any view does.
const BEYOND: f32 = 9000.0;
/// How far inside the picture's border the ground beyond takes its colour from.
const BORDER: f32 = 0.004;
/// The ground with high contrast: under a board, and under a court.
const QUIET: [Color; 2] = [Color::srgb_u8(0x4a, 0x30, 0x22), Color::srgb_u8(0x2a, 0x1a, 0x12)];

/// The ground.
#[derive(Component)]
#[require(Transform, NotShadowCaster)]
struct Ground;

/// What the ground is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Trodden earth, under a carved board.
    Earth,
    /// Tiles, under a court.
    Tiles,
}

/// How each kind of ground looks.
#[derive(Resource)]
struct Looks {
    earth: Look,
    tiles: Look,
}

/// A kind of ground: its mesh, and its material as it is, once it was needed, and with high contrast.
struct Look {
    mesh: Handle<Mesh>,
    usual: Option<Handle<StandardMaterial>>,
    quiet: Handle<StandardMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spread);
    app.add_systems(
        Update,
        (
            sink.run_if(super::table_changed).in_set(StageSystems::Move),
            dress
                .run_if(resource_exists_and_changed::<Settings>.or_else(super::table_changed))
                .in_set(StageSystems::Move),
            load_ahead.run_if(in_state(Screen::Title)),
        ),
    );
}

/// Bare ground: its pictures are loaded once a table stands on it.
fn spread(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let quiet = QUIET.map(|base_color| StandardMaterial {
        base_color,
        perceptual_roughness: 1.0,
        reflectance: 0.2,
        ..default()
    });
    let [under_board, under_court] = quiet.map(|m| materials.add(m));
    let looks = Looks {
        earth: Look { mesh: meshes.add(mesh()), usual: None, quiet: under_board },
        tiles: Look { mesh: meshes.add(tiled()), usual: None, quiet: under_court },
    };
    commands.spawn((Ground, Mesh3d(looks.earth.mesh.clone()), MeshMaterial3d(looks.earth.quiet.clone())));
    commands.insert_resource(looks);
}

impl Kind {
    /// Its material, with the pictures, which begin to load.
    fn material(self, pictures: &mut Pictures) -> StandardMaterial {
        match self {
            Kind::Earth => StandardMaterial {
                base_color_texture: Some(pictures.load("textures/earth.png", Picture::Colour)),
                normal_map_texture: Some(pictures.load("textures/earth-normal.png", Picture::Numbers)),
                normal_map_channel: bevy::mesh::UvChannel::Uv1,
                perceptual_roughness: 0.93,
                reflectance: 0.3,
                ..default()
            },
            Kind::Tiles => {
                let orm = pictures.load("textures/court-orm.png", Picture::Numbers);
                StandardMaterial {
                    base_color_texture: Some(pictures.load("textures/court.png", Picture::Colour)),
                    normal_map_texture: Some(pictures.load("textures/court-normal.png", Picture::Numbers)),
                    metallic_roughness_texture: Some(orm.clone()),
                    occlusion_texture: Some(orm),
                    perceptual_roughness: 1.0,
                    metallic: 0.0,
                    reflectance: 0.35,
                    ..default()
                }
            }
        }
    }
}

impl Looks {
    /// The look of `kind`, its material ready or on its way.
    fn of(
        &mut self,
        kind: Kind,
        materials: &mut Assets<StandardMaterial>,
        pictures: &mut Pictures,
    ) -> (Handle<Mesh>, [Handle<StandardMaterial>; 2]) {
        let look = match kind {
            Kind::Earth => &mut self.earth,
            Kind::Tiles => &mut self.tiles,
        };
        let usual = look.usual.get_or_insert_with(|| materials.add(kind.material(pictures)));
        (look.mesh.clone(), [usual.clone(), look.quiet.clone()])
    }
}

/// At the title there is time for the ground of the other games.
fn load_ahead(mut looks: ResMut<Looks>, mut materials: ResMut<Assets<StandardMaterial>>, mut pictures: Pictures) {
    if looks.earth.usual.is_some() && looks.tiles.usual.is_none() && pictures.have_come() {
        looks.of(Kind::Tiles, &mut materials, &mut pictures);
    }
}

/// The board stands on the ground.
fn sink(table: Res<Table>, mut ground: Single<&mut Transform, With<Ground>>) {
    ground.translation.y = -table.layout.block.height * UNIT;
}

fn dress(
    mut looks: ResMut<Looks>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut pictures: Pictures,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    ground: Single<(&mut Mesh3d, &mut MeshMaterial3d<StandardMaterial>), With<Ground>>,
) {
    let Some(table) = table else { return };
    let kind = if table.layout.court().is_some() { Kind::Tiles } else { Kind::Earth };
    let (shape, look) = looks.of(kind, &mut materials, &mut pictures);
    let (mut mesh, mut material) = ground.into_inner();
    mesh.0 = shape;
    material.0 = look[usize::from(settings.high_contrast)].clone();
}

/// A field of tiles whose picture repeats.
fn tiled() -> Mesh {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)].map(|(x, z)| Vec2::new(x, z) * BEYOND);
    let positions = corners.map(|p| [p.x * UNIT, 0.0, p.y * UNIT]).to_vec();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, corners.map(|p| (p / TILES_SIDE).to_array()).to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

/// Nine fields: the picture in the middle, its border's colour around it.
fn mesh() -> Mesh {
    let (mut positions, mut uvs, mut fine) = (Vec::new(), Vec::new(), Vec::new());
    let along = |i: usize, from: f32, to: f32| match i {
        0 => from - BEYOND,
        1 => from,
        2 => to,
        _ => to + BEYOND,
    };
    for z in 0..4 {
        for x in 0..4 {
            let p = Vec2::new(along(x, GROUND[0].x, GROUND[1].x), along(z, GROUND[0].y, GROUND[1].y));
            positions.push([p.x * UNIT, 0.0, p.y * UNIT]);
            uvs.push(ground_uv(p).clamp(Vec2::splat(BORDER), Vec2::splat(1.0 - BORDER)).to_array());
            fine.push((p / GRIT).to_array());
        }
    }
    let cell = |i: u32| {
        let a = i / 3 * 4 + i % 3;
        [a, a + 4, a + 5, a, a + 5, a + 1]
    };
    let count = positions.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, fine)
        .with_inserted_indices(Indices::U32((0..9).flat_map(cell).collect()))
}
