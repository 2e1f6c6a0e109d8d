//! The picture of a seed's skin: fine lines round the hilum, a little mottled. Light grey, because
//! the seed's own tone is multiplied in.

use super::canvas::Grid;
use super::noise::{bump, fbm, srgb, sstep, value};
use glam::{Vec2, Vec3};
use std::f32::consts::{PI, TAU};
use std::path::Path;

/// Columns round the seed's long axis, rows from the hilum to the other end.
const SIZE: (usize, usize) = (256, 192);
/// Mean radius of a seed, in mm.
const RADIUS: f32 = 8.2;

/// Bakes `seed.png`.
pub fn bake(out: &Path) -> Result<(), String> {
    let (w, h) = SIZE;
    let skin = Grid::fill(w, h, |x, y| {
        let uv = (Vec2::new(x as f32, y as f32) + 0.5) / Vec2::new(w as f32, h as f32);
        let (turn, tilt) = (uv.x * TAU, uv.y * PI);
        let at = Vec3::new(tilt.cos(), tilt.sin() * turn.cos(), tilt.sin() * turn.sin()) * RADIUS;
        colour(at)
    });
    skin.save_colour(&out.join("seed.png"))
}

fn colour(at: Vec3) -> Vec3 {
    let from_hilum = at.distance(Vec3::new(RADIUS, 0.9, 0.3));
    let wave = value(at * 0.22, 5);
    let strong = 0.4 + 0.6 * sstep(-0.4, 0.4, value(at * 0.3, 6));
    let lines = sstep(0.5, 0.95, (from_hilum * 5.2 + 1.2 * wave).sin()) * strong;
    let mottled = fbm(at * 0.2, 3, 9);
    let spot = sstep(0.45, 0.7, value(at * 0.55, 15));
    let tint = 1.0 + 0.10 * wave * Vec3::new(1.0, 0.1, -0.9);
    let skin = Vec3::splat(0.84) * (1.0 + 0.20 * mottled - 0.24 * lines - 0.16 * spot) * tint;
    let hilum = bump((from_hilum / 2.1).powi(2));
    skin.lerp(srgb(0x3f3124) * 2.2, hilum)
}
