//! The carved board.

use super::board_mesh;
use super::surface::{Corner, Surface};
use super::texture::{Picture, Pictures};
use super::{StageSystems, Table};
use crate::app::{Screen, Settings};
use crate::rules::{BoardSpec, Ruleset, Stores};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A top without a picture: the wood, and its hollows.
const BARE: [Color; 2] = [Color::srgb_u8(0x8a, 0x5d, 0x39), Color::srgb_u8(0x2c, 0x1a, 0x0f)];
/// With high contrast: the wood, and its hollows.
const QUIET: [Color; 2] = [Color::srgb_u8(0xb0, 0x78, 0x45), Color::srgb_u8(0x2a, 0x1a, 0x12)];

/// A part of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform)]
enum Wood {
    /// The carved top; with which picture, if it has one.
    Top(Option<usize>),
    /// The sides.
    Sides,
}

/// The meshes of a part: as it is, and coloured for high contrast.
#[derive(Component)]
struct Shapes([Handle<Mesh>; 2]);

/// How boards look.
#[derive(Resource)]
struct Looks {
    /// The tops that have a picture, in the order of [`TOPS`], each once it was needed.
    tops: [Option<Handle<StandardMaterial>>; TOPS.len()],
    /// Once a board was needed.
    sides: Option<Handle<StandardMaterial>>,
    /// Coloured by the mesh: with high contrast, and tops of other boards.
    painted: Handle<StandardMaterial>,
}

/// The pictures of tops: of the board with six pits to a side, with seven, and of that for three players.
const TOPS: [[&str; 3]; 3] = [
    ["textures/wood-top.png", "textures/wood-top-normal.png", "textures/wood-top-orm.png"],
    ["textures/wood-top-seven.png", "textures/wood-top-seven-normal.png", "textures/wood-top-seven-orm.png"],
    ["textures/wood-top-three.png", "textures/wood-top-three-normal.png", "textures/wood-top-three-orm.png"],
];

/// Which of [`TOPS`] shows the hollows of a board where they are; a house rule may ask for a board without picture.
fn picture_of(rules: &Ruleset) -> Option<usize> {
    let BoardSpec { players, pits, stores, .. } = rules.board;
    // Stores for many seeds are larger.
    let many = rules.total_seeds() > 60;
    match (players, pits, stores, many) {
        (2, 6, Stores::Beside | Stores::InRing, false) => Some(0),
        (2, 7, Stores::InRing, true) => Some(1),
        (3, 4, Stores::Beside, false) => Some(2),
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare);
    app.add_systems(
        Update,
        (
            carve.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            dress.run_if(resource_exists_and_changed::<Settings>).in_set(StageSystems::Move),
            load_ahead.run_if(in_state(Screen::Title)),
        ),
    );
}

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let painted = StandardMaterial { perceptual_roughness: 0.75, reflectance: 0.3, ..default() };
    commands.insert_resource(Looks { tops: default(), sides: None, painted: materials.add(painted) });
}

/// What boards are made of.
#[derive(SystemParam)]
struct Workshop<'w> {
    looks: ResMut<'w, Looks>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    pictures: Pictures<'w>,
}

impl Workshop<'_> {
    /// Begins to load the pictures of a top, unless they are there.
    fn fetch_top(&mut self, picture: usize) {
        if let (Some(looks), Some(parts)) = (self.looks.tops.get_mut(picture), TOPS.get(picture)) {
            looks.get_or_insert_with(|| self.materials.add(top(*parts, &mut self.pictures)));
        }
    }

    /// Begins to load the pictures of the sides, unless they are there.
    fn fetch_sides(&mut self) {
        self.looks.sides.get_or_insert_with(|| self.materials.add(sides(&mut self.pictures)));
    }
}

/// At the title there is time for the boards of the other games, one after the other.
fn load_ahead(mut workshop: Workshop) {
    let missing = workshop.looks.tops.iter().position(Option::is_none);
    if let Some(missing) = missing.filter(|_| workshop.looks.sides.is_some() && workshop.pictures.have_come()) {
        workshop.fetch_top(missing);
    }
}

fn sides(pictures: &mut Pictures) -> StandardMaterial {
    StandardMaterial {
        base_color_texture: Some(pictures.load("textures/wood-side.png", Picture::Colour)),
        normal_map_texture: Some(pictures.load("textures/wood-side-normal.png", Picture::Numbers)),
        perceptual_roughness: 0.5,
        reflectance: 0.5,
        ..default()
    }
}

fn top([colour, normal, orm]: [&'static str; 3], pictures: &mut Pictures) -> StandardMaterial {
    let orm = pictures.load(orm, Picture::Numbers);
    StandardMaterial {
        base_color_texture: Some(pictures.load(colour, Picture::Colour)),
        normal_map_texture: Some(pictures.load(normal, Picture::Numbers)),
        metallic_roughness_texture: Some(orm.clone()),
        occlusion_texture: Some(orm),
        perceptual_roughness: 1.0,
        metallic: 0.0,
        reflectance: 0.52,
        clearcoat: 0.16,
        clearcoat_perceptual_roughness: 0.36,
        ..default()
    }
}

/// A board for the table that was laid.
fn carve(
    mut commands: Commands,
    table: Res<Table>,
    mut workshop: Workshop,
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
    let picture = picture_of(&table.rules);
    workshop.fetch_sides();
    picture.into_iter().for_each(|picture| workshop.fetch_top(picture));
    let looks = &workshop.looks;
    for (wood, surface) in [(Wood::Top(picture), top), (Wood::Sides, sides)] {
        let usual = if wood == Wood::Top(None) { painted(&surface, BARE) } else { surface.mesh() };
        let shapes = Shapes([meshes.add(usual), meshes.add(painted(&surface, QUIET))]);
        commands.spawn((wood, looks.of(wood, settings.high_contrast), shapes.of(settings.high_contrast), shapes));
    }
}

impl Looks {
    fn of(&self, wood: Wood, high_contrast: bool) -> MeshMaterial3d<StandardMaterial> {
        let usual = match wood {
            Wood::Top(picture) => picture.and_then(|i| self.tops.get(i)?.as_ref()),
            Wood::Sides => self.sides.as_ref(),
        };
        let usual = usual.unwrap_or(&self.painted);
        MeshMaterial3d(if high_contrast { self.painted.clone() } else { usual.clone() })
    }
}

/// Wood and hollows have one colour each.
fn painted(surface: &Surface, colours: [Color; 2]) -> Mesh {
    let [wood, hollow] = colours.map(|colour| colour.to_linear().to_f32_array());
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
