//! The camera: it shows the whole board as large as the screen allows, from the player's side.

use super::{Table, light, units};
use crate::app::{Anchors, GameSystems, PlaceAnchor, SafeArea, Screen, Settings, StoryShot};
use crate::layout::{Insets, TableLayout, View};
use crate::rules::Place;
use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// How far down the usual view looks and how far it stands to the side, in radians.
const PITCH: f32 = 0.89;
const YAW: f32 = -0.085;
/// How far down the view from above looks; straight down would leave "up" open.
const PLAN_PITCH: f32 = 1.553;
/// The angle between the upper and the lower edge of the picture, in radians.
const FOV: f32 = 0.4276;
/// How quickly the camera follows, per second.
const PACE: f32 = 5.0;
/// How far the title's view drifts to each side, in radians, and how quickly, in radians a second.
const DRIFT: f32 = 0.055;
const DRIFT_PACE: f32 = 0.11;

/// The camera of the stage.
#[derive(Component)]
pub struct StageCamera;

/// Where the camera is.
#[derive(Resource, Default)]
pub struct Eye {
    /// Eye and target in mm, once there is a board to look at.
    at: Option<(Vec3, Vec3)>,
    /// The window's size for which that was.
    size: Vec2,
    turn: f32,
}

impl Eye {
    /// How far the view is turned about the board: 0, or a quarter turn on tall screens.
    pub fn turn(&self) -> f32 {
        self.turn
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Eye>();
    app.add_systems(Startup, place_camera);
    app.add_systems(Update, (look, write_anchors).chain().in_set(GameSystems::View));
}

fn place_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn((
        StageCamera,
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection { fov: FOV, near: 0.2, far: 120.0, ..default() }),
        Transform::from_xyz(0.0, 8.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y),
        Tonemapping::KhronosPbrNeutral,
        Exposure { ev100: 9.7 },
        Msaa::Sample4,
        ShadowFilteringMethod::Gaussian,
        light::surroundings(&mut images),
    ));
}

/// What decides where the camera is to be.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Wishes<'w> {
    settings: Res<'w, Settings>,
    safe: Res<'w, SafeArea>,
    shot: Res<'w, StoryShot>,
    screen: Res<'w, State<Screen>>,
    time: Res<'w, Time>,
}

/// Moves the camera towards where it is to be; at once if the window changes or motion is reduced.
pub(super) fn look(
    wishes: Wishes,
    table: Option<Res<Table>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut eye: ResMut<Eye>,
    mut camera: Single<&mut Transform, With<StageCamera>>,
) {
    let (Some(table), Some(window)) = (table, window) else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let (turn, wanted) = wishes.view(&table.layout, size);
    let at_once = eye.size != size || eye.turn != turn || wishes.settings.reduced_motion;
    let share = 1.0 - (-PACE * wishes.time.delta_secs()).exp();
    let now = match eye.at.filter(|_| !at_once) {
        Some((from, at)) => (from.lerp(wanted.0, share), at.lerp(wanted.1, share)),
        None => wanted,
    };
    *eye = Eye { at: Some(now), size, turn };
    let transform = Transform::from_translation(units(now.0)).looking_at(units(now.1), Vec3::Y);
    camera.set_if_neq(transform);
}

impl Wishes<'_> {
    /// The turn, and the eye and its target in mm.
    fn view(&self, layout: &TableLayout, size: Vec2) -> (f32, (Vec3, Vec3)) {
        if let Some(shot) = self.shot.0 {
            return (0.0, (shot.eye, shot.target));
        }
        let plan = self.settings.plan_view;
        let view = View {
            pitch: if plan { PLAN_PITCH } else { PITCH },
            yaw: if plan { 0.0 } else { YAW + self.drift() },
            turn: 0.0,
            fov: FOV,
            size,
            insets: self.insets(),
        };
        let turn = view.best_turn(&layout.bounds());
        let fit = View { turn, ..view }.fit(&layout.bounds());
        (turn, (fit.eye, fit.target))
    }

    fn drift(&self) -> f32 {
        let still = self.settings.reduced_motion || *self.screen.get() != Screen::Title;
        if still { 0.0 } else { DRIFT * (self.time.elapsed_secs() * DRIFT_PACE).sin() }
    }

    fn insets(&self) -> Insets {
        let SafeArea { top, bottom, left, right } = *self.safe;
        Insets { top, bottom, left, right }
    }
}

/// Tells the words on the screen where the places of the board are.
fn write_anchors(
    table: Option<Res<Table>>,
    camera: Single<(&Camera, &Transform), With<StageCamera>>,
    mut anchors: ResMut<Anchors>,
) {
    let Some(table) = table else { return };
    let (camera, transform) = *camera;
    let view = GlobalTransform::from(*transform);
    let on_screen = |p: Vec3| camera.world_to_viewport(&view, units(p)).ok();
    let places = table.layout.places().filter_map(|place| anchor(&table.layout, place, on_screen)).collect();
    anchors.set_if_neq(Anchors { places });
}

fn anchor(layout: &TableLayout, place: Place, on_screen: impl Fn(Vec3) -> Option<Vec2>) -> Option<PlaceAnchor> {
    let middle = on_screen(layout.middle(place))?;
    let aside = on_screen(layout.middle(place) + Vec3::X * layout.radius(place))?;
    let (label, edge) = (on_screen(layout.label(place))?, on_screen(layout.edge(place))?);
    Some(PlaceAnchor { place, middle, label, edge, radius: middle.distance(aside) })
}
