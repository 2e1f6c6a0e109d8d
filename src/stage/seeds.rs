//! The seeds: one entity each, posed anew in every frame.

use super::pose::{Placement, place};
use super::seed_mesh::{LOOKS, seed};
use super::shake::Shake;
use super::texture::{Picture, Pictures};
use super::{StageSystems, Table, units};
use crate::app::{Playback, Pose, Settings};
use crate::choreography::{Anchor, Ledger, SeedId, Spot, Whereabouts};
use crate::rules::{Place, Player, Position};
use bevy::prelude::*;

/// A seed of the game.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
struct Seed(SeedId);

/// What all seeds share.
#[derive(Resource)]
struct SeedLooks {
    grey: Vec<Handle<Mesh>>,
    yellow: Vec<Handle<Mesh>>,
    skin: Handle<StandardMaterial>,
    plain: Handle<StandardMaterial>,
}

/// Where the seeds lie while no game is on the table: as at its beginning.
#[derive(Resource, Default)]
struct Opening(Vec<Spot>);

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

fn lay_opening(table: Res<Table>, mut opening: ResMut<Opening>) {
    let position = Position::start(table.rules.clone(), Player::SOUTH);
    let ledger = Ledger::from_board(&table.rules, position.board());
    let mut resting: Vec<_> = ledger.resting().collect();
    resting.sort_by_key(|(seed, _, _)| *seed);
    opening.0 = resting.into_iter().map(|(_, place, slot)| Spot { place, slot }).collect();
}

/// As many seeds on the stage as in the game.
fn count_out(
    mut commands: Commands,
    playback: Res<Playback>,
    opening: Res<Opening>,
    looks: Res<SeedLooks>,
    settings: Res<Settings>,
    seeds: Query<(Entity, &Seed)>,
) {
    let wanted = if playback.seeds() > 0 { playback.seeds() } else { opening.0.len() };
    for (entity, seed) in seeds.iter().filter(|(_, seed)| seed.0.index() >= wanted) {
        debug!("{seed:?} leaves the table");
        commands.entity(entity).despawn();
    }
    let there = seeds.iter().filter(|(_, seed)| seed.0.index() < wanted).count();
    for i in there..wanted {
        let id = SeedId(i as u16);
        commands.spawn((Seed(id), looks.of(id, settings.high_contrast)));
    }
}

impl SeedLooks {
    fn of(&self, seed: SeedId, high_contrast: bool) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        // Neighbours in number start in one pit and are to look different.
        let look = seed.index() * 5 % LOOKS;
        let (meshes, material) = if high_contrast { (&self.yellow, &self.plain) } else { (&self.grey, &self.skin) };
        (Mesh3d(meshes[look].clone()), MeshMaterial3d(material.clone()))
    }
}

fn dress(mut commands: Commands, looks: Res<SeedLooks>, settings: Res<Settings>, seeds: Query<(Entity, &Seed)>) {
    for (entity, seed) in &seeds {
        commands.entity(entity).insert(looks.of(seed.0, settings.high_contrast));
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
        let at_rest = || opening.0.get(seed.0.index()).map(|spot| Pose::Exact(Whereabouts::At(Anchor::Rest(*spot))));
        let Some(pose) = playback.pose(seed.0).or_else(at_rest) else { continue };
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
