//! The carved board.

use super::board_mesh;
use super::surface::{Corner, Surface};
use super::texture::{Picture, Pictures};
use super::{StageSystems, Table};
use crate::app::Settings;
use bevy::prelude::*;

/// With high contrast: the wood, and its hollows.
const QUIET: [Color; 2] = [Color::srgb_u8(0xb0, 0x78, 0x45), Color::srgb_u8(0x2a, 0x1a, 0x12)];

/// A part of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform)]
enum Wood {
    /// The carved top.
    Top,
    /// The sides.
    Sides,
}

/// The meshes of a part: as it is, and coloured for high contrast.
#[derive(Component)]
struct Shapes([Handle<Mesh>; 2]);

/// How the board looks: as it is, and with high contrast.
#[derive(Resource)]
struct Looks {
    top: [Handle<StandardMaterial>; 2],
    sides: [Handle<StandardMaterial>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare);
    app.add_systems(
        Update,
        (
            carve.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            dress.run_if(resource_exists_and_changed::<Settings>).in_set(StageSystems::Move),
        ),
    );
}

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>, mut pictures: Pictures) {
    let orm = pictures.load("textures/wood-top-orm.png", Picture::Numbers);
    let top = StandardMaterial {
        base_color_texture: Some(pictures.load("textures/wood-top.png", Picture::Colour)),
        normal_map_texture: Some(pictures.load("textures/wood-top-normal.png", Picture::Numbers)),
        metallic_roughness_texture: Some(orm.clone()),
        occlusion_texture: Some(orm),
        perceptual_roughness: 1.0,
        metallic: 0.0,
        reflectance: 0.52,
        clearcoat: 0.16,
        clearcoat_perceptual_roughness: 0.36,
        ..default()
    };
    let sides = StandardMaterial {
        base_color_texture: Some(pictures.load("textures/wood-side.png", Picture::Colour)),
        normal_map_texture: Some(pictures.load("textures/wood-side-normal.png", Picture::Numbers)),
        perceptual_roughness: 0.5,
        reflectance: 0.5,
        ..default()
    };
    // The colours are those of the mesh.
    let quiet = materials.add(StandardMaterial { perceptual_roughness: 0.75, reflectance: 0.3, ..default() });
    commands.insert_resource(Looks { top: [materials.add(top), quiet.clone()], sides: [materials.add(sides), quiet] });
}

/// A board for the table that was laid.
fn carve(
    mut commands: Commands,
    table: Res<Table>,
    looks: Res<Looks>,
    settings: Res<Settings>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Wood>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if table.layout.court().is_some() {
        return;
    }
    let (top, sides) = (board_mesh::top(&table.layout), board_mesh::sides(&table.layout));
    debug!("the board has {} corners", top.corners.len() + sides.corners.len());
    for (wood, surface) in [(Wood::Top, top), (Wood::Sides, sides)] {
        let shapes = Shapes([meshes.add(surface.mesh()), meshes.add(quiet(&surface))]);
        commands.spawn((wood, looks.of(wood, settings.high_contrast), shapes.of(settings.high_contrast), shapes));
    }
}

impl Looks {
    fn of(&self, wood: Wood, high_contrast: bool) -> MeshMaterial3d<StandardMaterial> {
        let pair = match wood {
            Wood::Top => &self.top,
            Wood::Sides => &self.sides,
        };
        MeshMaterial3d(pair[usize::from(high_contrast)].clone())
    }
}

/// With high contrast wood and hollows have one colour each.
fn quiet(surface: &Surface) -> Mesh {
    let [wood, hollow] = QUIET.map(|colour| colour.to_linear().to_f32_array());
    let tint = |c: &Corner| if c.hollow { hollow } else { wood };
    surface.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, surface.corners.iter().map(tint).collect::<Vec<_>>())
}

fn dress(mut commands: Commands, looks: Res<Looks>, settings: Res<Settings>, wood: Query<(Entity, &Wood, &Shapes)>) {
    for (entity, part, shapes) in &wood {
        let high = settings.high_contrast;
        commands.entity(entity).insert((looks.of(*part, high), shapes.of(high)));
    }
}

impl Shapes {
    fn of(&self, high_contrast: bool) -> Mesh3d {
        Mesh3d(self.0[usize::from(high_contrast)].clone())
    }
}
