//! The camera that shows the whole board: as large as the free part of the screen allows.

use glam::{Vec2, Vec3};
use std::f32::consts::FRAC_PI_2;

/// The share of the distance at which the other turn is clearly the better one.
const CLEARLY: f32 = 0.8;

/// A box in board space, in mm.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The smallest x, y and z.
    pub min: Vec3,
    /// The largest x, y and z.
    pub max: Vec3,
}

/// Parts of the screen at its edges that the board keeps clear of, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Insets {
    /// Above the board.
    pub top: f32,
    /// Below it.
    pub bottom: f32,
    /// To the left of it.
    pub left: f32,
    /// To the right of it.
    pub right: f32,
}

/// From where and onto what the camera looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// How far down the camera looks, in radians; kept between 5° and 89°.
    pub pitch: f32,
    /// How far the eye stands to the right of South's middle line, in radians; 0 straight behind.
    pub yaw: f32,
    /// Further turning of the eye about the board: 0, or [`View::ALONG`] on tall screens.
    pub turn: f32,
    /// The angle between the upper and the lower edge of the picture, in radians.
    pub fov: f32,
    /// Width and height of the picture, in pixels.
    pub size: Vec2,
    /// What the board keeps clear of.
    pub insets: Insets,
}

/// A camera: it looks from `eye` to `target` with y up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// In board space, in mm.
    pub eye: Vec3,
    /// In board space, in mm.
    pub target: Vec3,
}

/// The three directions of a camera.
struct Axes {
    right: Vec3,
    up: Vec3,
    forward: Vec3,
}

/// What a part of the screen lets see: tangents of the angles off the camera's middle line.
struct Window {
    min: Vec2,
    max: Vec2,
}

impl Bounds {
    /// The eight corners.
    pub fn corners(&self) -> [Vec3; 8] {
        [0, 1, 2, 3, 4, 5, 6, 7].map(|i: u8| {
            let pick = |bit: u8, low: f32, high: f32| if i & bit == 0 { low } else { high };
            let (min, max) = (self.min, self.max);
            Vec3::new(pick(1, min.x, max.x), pick(2, min.y, max.y), pick(4, min.z, max.z))
        })
    }
}

impl View {
    /// The turn that lets the board's length run up the screen; South's side is then at the right.
    pub const ALONG: f32 = -FRAC_PI_2;

    /// The camera from which `bounds` fills the free part of the screen in one dimension and lies
    /// in the middle of it in the other. Sizes that leave nothing free are answered as if a tenth
    /// of the screen were.
    pub fn fit(&self, bounds: &Bounds) -> Fit {
        let (axes, window) = (self.axes(), self.window());
        let corners = bounds.corners().map(|p| Vec3::new(p.dot(axes.right), p.dot(axes.up), p.dot(axes.forward)));
        let (back_x, x) = fit_side(&corners.map(|p| Vec2::new(p.x, p.z)), window.min.x, window.max.x);
        let (back_y, y) = fit_side(&corners.map(|p| Vec2::new(p.y, p.z)), window.min.y, window.max.y);
        let back = back_x.min(back_y);
        let x = if back < back_x { centre(&corners.map(|p| Vec2::new(p.x, p.z)), back, &window, |w| w.x) } else { x };
        let y = if back < back_y { centre(&corners.map(|p| Vec2::new(p.y, p.z)), back, &window, |w| w.y) } else { y };
        let eye = axes.right * x + axes.up * y + axes.forward * back;
        let middle = (bounds.min + bounds.max) / 2.0;
        let ahead = (middle - eye).dot(axes.forward).max(1.0);
        Fit { eye, target: eye + axes.forward * ahead }
    }

    /// The turn, 0 or [`View::ALONG`], with which `bounds` shows larger; the board stays across
    /// the screen unless it would be a good deal smaller so.
    pub fn best_turn(&self, bounds: &Bounds) -> f32 {
        let distance = |turn| {
            let fit = View { turn, ..*self }.fit(bounds);
            fit.eye.distance(fit.target)
        };
        if distance(Self::ALONG) < CLEARLY * distance(0.0) { Self::ALONG } else { 0.0 }
    }

    fn axes(&self) -> Axes {
        let pitch = tame(self.pitch, 0.9).clamp(0.09, 1.553);
        let around = tame(self.yaw, 0.0) + tame(self.turn, 0.0);
        let (level, down) = (pitch.cos(), pitch.sin());
        let forward = Vec3::new(-around.sin() * level, -down, -around.cos() * level);
        let right = Vec3::new(around.cos(), 0.0, -around.sin());
        Axes { right, up: right.cross(forward), forward }
    }

    fn window(&self) -> Window {
        let size = Vec2::new(tame(self.size.x, 1.0), tame(self.size.y, 1.0)).max(Vec2::ONE);
        let half_up = (tame(self.fov, 0.5).clamp(0.02, 2.6) / 2.0).tan();
        let half = Vec2::new(half_up * size.x / size.y, half_up);
        let (left, right) = free(self.insets.left, self.insets.right, size.x);
        let (bottom, top) = free(self.insets.bottom, self.insets.top, size.y);
        let at = |share: Vec2| (share * 2.0 - 1.0) * half;
        Window { min: at(Vec2::new(left, bottom)), max: at(Vec2::new(right, top)) }
    }
}

fn tame(value: f32, otherwise: f32) -> f32 {
    if value.is_finite() { value } else { otherwise }
}

/// The shares of `whole` at which the free part begins and ends; never less than a tenth.
fn free(before: f32, after: f32, whole: f32) -> (f32, f32) {
    let inset = |px: f32| tame(px, 0.0).max(0.0) / whole;
    let (before, after) = (inset(before), inset(after));
    let squeeze = (0.9 / (before + after)).min(1.0);
    if before + after > 0.0 { (before * squeeze, 1.0 - after * squeeze) } else { (0.0, 1.0) }
}

/// The foremost place (depth, sideways) from which all points (sideways, depth) lie between the
/// tangents `min` and `max`: the crossing of the two lines that touch them.
fn fit_side(points: &[Vec2; 8], min: f32, max: f32) -> (f32, f32) {
    let low = points.iter().map(|p| p.x - min * p.y).fold(f32::INFINITY, f32::min);
    let high = points.iter().map(|p| p.x - max * p.y).fold(f32::NEG_INFINITY, f32::max);
    let depth = (low - high) / (max - min);
    (depth, low + min * depth)
}

/// The sideways place at `depth` from which the points lie in the middle of the window.
fn centre(points: &[Vec2; 8], depth: f32, window: &Window, of: fn(Vec2) -> f32) -> f32 {
    let middle = (of(window.min) + of(window.max)) / 2.0;
    let seen = |from: f32| {
        let tangents = points.map(|p| (p.x - from) / (p.y - depth).max(1e-3));
        let least = tangents.iter().copied().fold(f32::INFINITY, f32::min);
        let most = tangents.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        (least + most) / 2.0
    };
    let reach = points.iter().map(|p| p.x.abs() + (p.y - depth).abs() * (1.0 + middle.abs())).fold(1.0, f32::max);
    let (mut low, mut high) = (-reach, reach);
    for _ in 0..48 {
        let between = 0.5 * (low + high);
        if seen(between) > middle { low = between } else { high = between }
    }
    0.5 * (low + high)
}
