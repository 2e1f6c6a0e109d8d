//! A root of the tree, half buried behind the board.

use super::canvas::Grid;
use super::noise::{fbm, sstep};
use super::{SUN, picture};
use glam::{Vec2, Vec3};

/// Cells along each side.
const CELLS: usize = 768;

/// Middle (x, z), half width and height of a root at one of its joints, in mm.
type Joint = (Vec2, f32, f32);

const MAIN: [Joint; 6] = [
    (Vec2::new(-640.0, -640.0), 150.0, 190.0),
    (Vec2::new(-350.0, -455.0), 88.0, 104.0),
    (Vec2::new(-165.0, -372.0), 55.0, 60.0),
    (Vec2::new(20.0, -345.0), 36.0, 32.0),
    (Vec2::new(190.0, -356.0), 23.0, 13.0),
    (Vec2::new(320.0, -400.0), 14.0, -3.0),
];
const BRANCH: [Joint; 5] = [
    (Vec2::new(-330.0, -470.0), 66.0, 86.0),
    (Vec2::new(-90.0, -470.0), 39.0, 44.0),
    (Vec2::new(110.0, -492.0), 25.0, 22.0),
    (Vec2::new(290.0, -540.0), 18.0, 6.0),
    (Vec2::new(430.0, -640.0), 14.0, -4.0),
];

/// What the root adds to the ground, over the ground's picture.
pub struct Root {
    /// 0 earth, 1 bark.
    pub cover: Grid<f32>,
    /// Furrows of the bark, about −2…2.
    pub bark: Grid<f32>,
    /// Sunlight on its slope, 1 as on flat ground.
    pub slope: Grid<f32>,
    /// 1 where the sun comes past the root, 0 in its shadow.
    pub sun: Grid<f32>,
    /// How much of the sky is seen, 0…1.
    pub sky: Grid<f32>,
}

impl Root {
    /// Lays the root and finds its light and shadow.
    pub fn new() -> Root {
        let laid = Grid::fill(CELLS, CELLS, |x, y| lie(point(x, y)));
        let height = laid.map(|(h, bark)| if h > 0.0 { h + 2.4 * bark * sstep(0.0, 20.0, h) } else { 0.0 });
        let cell = (picture::GROUND[1].x - picture::GROUND[0].x) / CELLS as f32;
        let flat = SUN.y;
        let slope = height.blur(1.0).normals(cell, false).map(|n| {
            // From the picture's axes (right, up the picture, out of it) to the stage's.
            Vec3::new(n.x, n.z, -n.y).dot(SUN).max(0.0) / flat
        });
        let around = height.blur(26.0 / cell);
        let sky = |x: usize, y: usize| {
            let i = y * CELLS + x;
            1.0 - 0.6 * ((around.cells[i] - height.cells[i]) / 26.0).clamp(0.0, 1.0)
        };
        Root {
            cover: laid.map(|(h, _)| sstep(0.0, 7.0, h)),
            bark: laid.map(|(_, bark)| bark),
            slope,
            sun: Grid::fill(CELLS, CELLS, |x, y| sunlit(&height, x, y, cell)).blur(1.5),
            sky: Grid::fill(CELLS, CELLS, sky),
        }
    }
}

fn point(x: usize, y: usize) -> Vec2 {
    picture::ground_point((Vec2::new(x as f32, y as f32) + 0.5) / CELLS as f32)
}

/// Walks towards the sun and looks whether anything higher stands in the way.
fn sunlit(height: &Grid<f32>, x: usize, y: usize, cell: f32) -> f32 {
    const STRIDE: f32 = 2.0;
    let way = Vec2::new(SUN.x, SUN.z).normalize();
    let rise = SUN.y / Vec2::new(SUN.x, SUN.z).length() * cell * STRIDE;
    let here = height.at(x as isize, y as isize);
    let above = |k: usize| {
        let step = way * (STRIDE * k as f32);
        height.at((x as f32 + step.x) as isize, (y as f32 + step.y) as isize) - here - rise * k as f32
    };
    1.0 - sstep(-3.0, 3.0, (1..70).map(above).fold(-9.0, f32::max))
}

/// Height of the root over the ground at `p` (negative beside it) and its bark.
fn lie(p: Vec2) -> (f32, f32) {
    let a = chain(&MAIN, p, 41);
    let b = chain(&BRANCH, p, 42);
    if a.0 > b.0 { a } else { b }
}

fn chain(joints: &[Joint], p: Vec2, seed: u32) -> (f32, f32) {
    let noise = |scale: f32, k: u32| fbm(Vec3::new(p.x, 0.0, p.y) / scale, 3, seed * 10 + k);
    let wander = 60.0 * noise(330.0, 1);
    let q = p + Vec2::new(wander, -0.6 * wander);
    let rough = noise(28.0, 2);
    let (mut best, mut along) = ((-99.0, 0.0), 0.0);
    for pair in joints.windows(2) {
        let ((a, width_a, height_a), (b, width_b, height_b)) = (pair[0], pair[1]);
        let way = b - a;
        let length = way.length();
        let t = ((q - a).dot(way) / (length * length)).clamp(0.0, 1.0);
        let s = along + t * length;
        let width = (width_a + (width_b - width_a) * t) * (1.0 + 0.07 * (s / 61.0 + seed as f32).sin() + 0.2 * rough);
        let away = q.distance(a + way * t);
        let crest = (height_a + (height_b - height_a) * t) * (1.0 + 0.05 * (s / 43.0).sin());
        let h = crest * (1.0 - (away / width).powi(2)).max(0.0).powf(0.62) - 0.6 * (away - width).max(0.0);
        if h > best.0 {
            let side = (q - a).perp_dot(way) / length / width;
            best = (h, furrows(side, s, rough));
        }
        along += length;
    }
    best
}

/// Bark runs along the root in uneven furrows.
fn furrows(side: f32, along: f32, rough: f32) -> f32 {
    let broad = (side * 6.0 + 1.6 * rough + 1.2 * (along / 130.0).sin()).sin();
    let narrow = (side * 15.0 + 3.0 * rough + 2.0 * (along / 110.0).sin()).sin();
    (broad + 0.7 * narrow + 0.6 * rough) * (1.0 - side * side).max(0.0)
}
