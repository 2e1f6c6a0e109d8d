//! The seeds: one entity each, posed anew in every frame.

use super::pebbles;
use super::pose::{Piece, Placement, place};
use super::seed_mesh::{LOOKS, seed};
use super::shake::Shake;
use super::texture::{Picture, Pictures};
use super::{StageSystems, Table, units};
use crate::app::{Playback, Pose, Settings};
use crate::choreography::{Anchor, Ledger, SeedId, Spot, Whereabouts};
use crate::rules::{Place, Player, Position};
use bevy::prelude::*;

/// A seed, a pebble or a quan stone of the game.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
struct Seed(Piece);

/// What all seeds share.
#[derive(Resource)]
struct SeedLooks {
    grey: Vec<Handle<Mesh>>,
    yellow: Vec<Handle<Mesh>>,
    skin: Handle<StandardMaterial>,
    plain: Handle<StandardMaterial>,
    /// Of a court: as they are, and with high contrast.
    pebbles: [Vec<Handle<Mesh>>; 2],
    stones: [Vec<Handle<Mesh>>; 2],
    rock: Handle<StandardMaterial>,
    polished: Handle<StandardMaterial>,
}

/// Where the seeds lie while no game is on the table: as at its beginning.
#[derive(Resource, Default)]
struct Opening {
    spots: Vec<Spot>,
    ledger: Ledger,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>();
    app.add_systems(Startup, prepare);
    app.add_systems(
        Update,
        (
            lay_opening.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            (count_out, dress.run_if(resource_exists_and_changed::<Settings>), pose).chain().in_set(StageSystems::Move),
        ),
    );
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut pictures: Pictures,
) {
    let skin =
        StandardMaterial { base_color_texture: Some(pictures.load("textures/seed.png", Picture::Colour)), ..glossy() };
    commands.insert_resource(SeedLooks {
        grey: (0..LOOKS).map(|look| meshes.add(seed(look, false))).collect(),
        yellow: (0..LOOKS).map(|look| meshes.add(seed(look, true))).collect(),
        skin: materials.add(skin),
        plain: materials.add(glossy()),
        pebbles: [false, true]
            .map(|plain| (0..pebbles::LOOKS).map(|i| meshes.add(pebbles::pebble(i, plain))).collect()),
        stones: [false, true].map(|plain| (0..pebbles::STONES).map(|i| meshes.add(pebbles::stone(i, plain))).collect()),
        rock: materials.add(StandardMaterial { perceptual_roughness: 0.72, reflectance: 0.4, ..default() }),
        polished: materials.add(StandardMaterial {
            perceptual_roughness: 0.3,
            clearcoat: 1.0,
            clearcoat_perceptual_roughness: 0.08,
            ..default()
        }),
    });
}

fn glossy() -> StandardMaterial {
    StandardMaterial {
        perceptual_roughness: 0.45,
        reflectance: 0.5,
        clearcoat: 0.8,
        clearcoat_perceptual_roughness: 0.2,
        ..default()
    }
}

/// Another board has other seeds, too.
fn lay_opening(
    mut commands: Commands,
    table: Res<Table>,
    mut opening: ResMut<Opening>,
    old: Query<Entity, With<Seed>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let position = Position::start(table.rules.clone(), Player::SOUTH);
    let ledger = Ledger::from_board(&table.rules, position.board());
    let mut resting: Vec<_> = ledger.resting().collect();
    resting.sort_by_key(|(seed, _, _)| *seed);
    opening.spots = resting.into_iter().map(|(_, place, slot)| Spot { place, slot }).collect();
    opening.ledger = ledger;
}

/// As many seeds on the stage as in the game.
fn count_out(
    mut commands: Commands,
    playback: Res<Playback>,
    opening: Res<Opening>,
    looks: Res<SeedLooks>,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    seeds: Query<(Entity, &Seed)>,
) {
    let Some(table) = table else { return };
    let court = table.layout.court().is_some();
    let wanted = if playback.seeds() > 0 { playback.seeds() } else { opening.spots.len() };
    let is_stone = |seed| if playback.seeds() > 0 { playback.is_stone(seed) } else { opening.ledger.is_stone(seed) };
    let fits = |piece: Piece| piece.seed.index() < wanted && piece.stone == is_stone(piece.seed);
    let mut there = vec![false; wanted];
    for (entity, seed) in &seeds {
        if fits(seed.0) {
            there[seed.0.seed.index()] = true;
        } else {
            debug!("{seed:?} leaves the table");
            commands.entity(entity).despawn();
        }
    }
    for (id, _) in (0u16..).zip(&there).filter(|(_, there)| !**there) {
        let piece = Piece { seed: SeedId(id), stone: is_stone(SeedId(id)) };
        commands.spawn((Seed(piece), looks.of(piece, court, settings.high_contrast)));
    }
}

impl SeedLooks {
    fn of(&self, piece: Piece, court: bool, high_contrast: bool) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        let (meshes, material) = match (piece.stone, court, high_contrast) {
            (true, ..) => (&self.stones[usize::from(high_contrast)], &self.polished),
            (false, true, _) => (&self.pebbles[usize::from(high_contrast)], &self.rock),
            (false, false, true) => (&self.yellow, &self.plain),
            (false, false, false) => (&self.grey, &self.skin),
        };
        // Neighbours in number start in one pit and are to look different.
        let step = if piece.stone { 1 } else { 5 };
        (Mesh3d(meshes[piece.seed.index() * step % meshes.len()].clone()), MeshMaterial3d(material.clone()))
    }
}

fn dress(
    mut commands: Commands,
    looks: Res<SeedLooks>,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    seeds: Query<(Entity, &Seed)>,
) {
    let court = table.is_some_and(|t| t.layout.court().is_some());
    for (entity, seed) in &seeds {
        commands.entity(entity).insert(looks.of(seed.0, court, settings.high_contrast));
    }
}

fn pose(
    table: Option<Res<Table>>,
    playback: Res<Playback>,
    opening: Res<Opening>,
    shake: Res<Shake>,
    settings: Res<Settings>,
    mut seeds: Query<(&Seed, &mut Transform)>,
) {
    let Some(table) = table else { return };
    for (seed, mut transform) in &mut seeds {
        let id = seed.0.seed;
        let at_rest = || opening.spots.get(id.index()).map(|spot| Pose::Exact(Whereabouts::At(Anchor::Rest(*spot))));
        let Some(pose) = playback.pose(id).or_else(at_rest) else { continue };
        let mut placement = place(&pose, seed.0, &table.layout);
        if !settings.reduced_motion {
            placement.position += shaken(&pose, &shake);
        }
        transform.set_if_neq(placement.transform());
    }
}

fn shaken(pose: &Pose, shake: &Shake) -> Vec3 {
    match pose {
        Pose::Exact(Whereabouts::At(Anchor::Rest(Spot { place: Place::Pit(pit), .. }))) => shake.offset(*pit),
        Pose::Exact(_) | Pose::Between(..) => Vec3::ZERO,
    }
}

impl Placement {
    fn transform(&self) -> Transform {
        Transform { translation: units(self.position), rotation: self.rotation, scale: Vec3::splat(self.scale) }
    }
}
