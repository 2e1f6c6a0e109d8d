//! The sun, low and warm, and how much of it there is.

use super::camera::{Eye, StageCamera};
use super::picture::SUN;
use super::{StageSystems, Table, UNIT, environment};
use crate::app::StoryShot;
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;

/// Light of the sun, square to its rays, and of the surroundings, by day.
const SUN_LUX: f32 = 13_500.0;
const SKY_NITS: f32 = 1_150.0;
/// The sun's colour by day and at dusk.
const DAY: Color = Color::srgb(1.0, 0.945, 0.80);
const DUSK: Color = Color::srgb(1.0, 0.68, 0.44);
/// Shares of the day's light that are left at dusk.
const DUSK_SUN: f32 = 0.22;
const DUSK_SKY: f32 = 0.40;
/// How quickly the light follows a change, per second.
const PACE: f32 = 1.6;
/// Space around the board in which shadows fall, in mm.
const SHADOW_MARGIN: f32 = 150.0;

/// Height of the sun's light: 0 dusk, 1 day.
#[derive(Resource)]
struct Day(f32);

/// The sun.
#[derive(Component)]
struct Sun;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Day(1.0)).insert_resource(DirectionalLightShadowMap { size: 2048 });
    app.add_systems(Startup, rise);
    app.add_systems(Update, (shine, fit_shadow).in_set(StageSystems::Move).after(super::camera::look));
}

/// The surroundings for the camera.
pub fn surroundings(images: &mut Assets<Image>) -> EnvironmentMapLight {
    environment::light(images, SUN, SKY_NITS)
}

fn rise(mut commands: Commands) {
    let sun = DirectionalLight {
        color: DAY,
        illuminance: SUN_LUX,
        shadow_maps_enabled: true,
        shadow_depth_bias: 0.02,
        shadow_normal_bias: 1.3,
        ..default()
    };
    commands.spawn((Sun, sun, Transform::default().looking_to(-SUN, Vec3::Y)));
}

/// Brings sun and sky to what the story asks for; turned with the board's picture, so that the
/// light always comes from the upper left.
fn shine(
    time: Res<Time>,
    shot: Res<StoryShot>,
    eye: Res<Eye>,
    mut day: ResMut<Day>,
    mut sun: Single<(&mut DirectionalLight, &mut Transform), With<Sun>>,
    mut sky: Single<&mut EnvironmentMapLight, With<StageCamera>>,
) {
    let wanted = shot.0.map_or(1.0, |s| s.light.clamp(0.0, 1.0));
    day.0 += (wanted - day.0) * (1.0 - (-PACE * time.delta_secs()).exp());
    let turn = Quat::from_rotation_y(eye.turn());
    let (light, transform) = &mut *sun;
    light.color = DUSK.mix(&DAY, day.0);
    light.illuminance = SUN_LUX * DUSK_SUN.lerp(1.0, day.0);
    transform.set_if_neq(Transform::default().looking_to(turn * -SUN, Vec3::Y));
    sky.intensity = SKY_NITS * DUSK_SKY.lerp(1.0, day.0);
    sky.rotation = turn;
}

/// Spends the whole shadow picture on the board and what lies around it.
fn fit_shadow(
    table: Option<Res<Table>>,
    camera: Single<&Transform, With<StageCamera>>,
    mut shadow: Single<&mut CascadeShadowConfig, With<Sun>>,
) {
    let Some(table) = table else { return };
    let forward = *camera.forward();
    let ahead = |corner: Vec3| (corner * UNIT - camera.translation).dot(forward);
    let corners = table.layout.bounds().corners();
    let near = corners.iter().map(|c| ahead(*c)).fold(f32::INFINITY, f32::min);
    let far = corners.iter().map(|c| ahead(*c)).fold(f32::NEG_INFINITY, f32::max);
    let margin = SHADOW_MARGIN * UNIT;
    let minimum_distance = (near - margin).max(0.5);
    let maximum_distance = (far + margin).max(minimum_distance + 1.0);
    let fitted =
        CascadeShadowConfigBuilder { num_cascades: 1, minimum_distance, maximum_distance, ..default() }.build();
    if shadow.bounds != fitted.bounds || shadow.minimum_distance != fitted.minimum_distance {
        **shadow = fitted;
    }
}
