//! The ground of a court: fired-clay tiles laid on the diagonal, weathered, with moss in the joints.
//!
//! The picture repeats: its side is a whole number of the pattern's diagonals.

use super::canvas::Grid;
use super::noise::{bump, fbm_tiled, mix, random, srgb, sstep, value_tiled};
use super::picture;
use glam::{Vec2, Vec3};
use std::f32::consts::FRAC_1_SQRT_2;
use std::path::Path;

const CELLS: usize = 1024;
/// Tiles along each of the two directions in which the pattern repeats.
const TILES: i32 = 4;
/// The side of a tile with its joint, in mm.
const TILE: f32 = picture::TILES_SIDE * FRAC_1_SQRT_2 / TILES as f32;
/// Half the breadth of a joint, in mm, and the radius of a tile's corners.
const JOINT: f32 = 3.4;
const CORNER: f32 = 7.0;
/// How far below the tiles the joints lie, in mm.
const DEEP: f32 = 3.2;

/// What the ground is at one point.
#[derive(Clone, Copy)]
struct Ground {
    colour: Vec3,
    /// In mm.
    height: f32,
    roughness: f32,
}

/// A point and the tile it lies on.
struct Spot {
    /// 0…1 over the picture.
    uv: Vec2,
    /// How far inside the tile's edge, in mm; negative in the joint.
    inside: f32,
    /// Which tile.
    tile: u32,
    /// From the tile's middle, in mm.
    local: Vec2,
}

/// Bakes `court.png`, `court-normal.png` and `court-orm.png`.
pub fn bake(out: &Path) -> Result<(), String> {
    let ground = Grid::fill(CELLS, CELLS, |x, y| spot((Vec2::new(x as f32, y as f32) + 0.5) / CELLS as f32).ground());
    let heights = ground.map(|g| g.height);
    let hollow = hollows(&heights);
    let occlusion = hollow.map(|h| (1.0 - 0.22 * h.max(0.0)).max(0.35));
    let cell = picture::TILES_SIDE / CELLS as f32;
    let shaded = Grid::fill(CELLS, CELLS, |x, y| {
        let i = y * CELLS + x;
        ground.cells[i].colour * mix(1.0, occlusion.cells[i], 0.6)
    });
    shaded.save_colour(&out.join("court.png"))?;
    heights.normals(cell, true).save_normals(&out.join("court-normal.png"))?;
    let orm = Grid::fill(CELLS, CELLS, |x, y| {
        let i = y * CELLS + x;
        Vec3::new(occlusion.cells[i], ground.cells[i].roughness, 0.0)
    });
    orm.save_numbers(&out.join("court-orm.png"))
}

/// How deep each point lies below what surrounds it, in mm, past the edges too.
fn hollows(heights: &Grid<f32>) -> Grid<f32> {
    let (n, margin) = (CELLS as isize, 24);
    let side = CELLS + 2 * margin;
    let wrap = |v: usize| (v as isize - margin as isize).rem_euclid(n);
    let around = Grid::fill(side, side, |x, y| heights.at(wrap(x), wrap(y))).blur(5.0);
    Grid::fill(CELLS, CELLS, |x, y| around.cells[(y + margin) * side + x + margin] - heights.cells[y * CELLS + x])
}

/// The tile under a point of the picture.
fn spot(uv: Vec2) -> Spot {
    let p = uv * picture::TILES_SIDE;
    let across = Vec2::new(p.x + p.y, p.x - p.y) * (FRAC_1_SQRT_2 / TILE);
    let at = across.round();
    let (i, j) = (at.x as i32, at.y as i32);
    // Tiles that are one in the repeating picture have the same sums and differences.
    let wrap = |v: i32| v.rem_euclid(2 * TILES) as u32;
    let tile = wrap(i + j) * 64 + wrap(i - j);
    let lot = |seed: u32| random(tile, seed) * 2.0 - 1.0;
    // No tile lies quite straight, and no edge is quite straight.
    let laid = (across - at) * TILE + Vec2::new(lot(1), lot(2)) * 0.9;
    let local = Vec2::from_angle(0.006 * lot(3)).rotate(laid);
    let half = TILE / 2.0 - JOINT - CORNER + 0.7 * lot(4);
    let q = local.abs() - half;
    let outside = q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - CORNER;
    let worn = 1.1 * noise(uv, 44, 2, 10) + 0.9 * noise(uv, 150, 2, 11);
    let chipped = 7.0 * sstep(0.45, 0.75, value(uv, 26, 12)) * sstep(0.1, 0.5, value(uv, 90, 13));
    Spot { uv, inside: -outside + worn - chipped, tile, local }
}

impl Spot {
    fn ground(&self) -> Ground {
        let (clay, joint) = (self.clay(), self.joint());
        let edge = sstep(-0.9, 0.9, self.inside);
        let shoulder = 1.1 * (-(self.inside.max(0.0)) / 2.6).exp();
        let height = mix(joint.height, clay.height - shoulder, edge);
        let rim = 0.16 * (-(self.inside.max(0.0) / 5.0)).exp();
        Ground {
            colour: joint.colour.lerp(clay.colour * (1.0 - rim), edge),
            height,
            roughness: mix(joint.roughness, clay.roughness, edge),
        }
    }

    /// Fired clay: the body, its weathered skin, damp and salt, pits and cracks.
    fn clay(&self) -> Ground {
        let uv = self.uv;
        let lot = |seed: u32| random(self.tile, seed) * 2.0 - 1.0;
        let (large, middle, fine) = (noise(uv, 7, 3, 20), noise(uv, 30, 3, 21), noise(uv, 170, 2, 22));
        let fired = srgb(0x5e3c31) * (1.0 + 0.2 * lot(30)) * Vec3::new(1.0 + 0.05 * lot(31), 1.0, 1.0 - 0.06 * lot(31));
        let mut colour = fired * (0.22 * large + 0.20 * middle + 0.16 * fine).exp();
        let skin = 0.38 * sstep(-0.15, 0.75, large + 0.7 * middle + 0.5 * lot(32));
        colour = colour.lerp(srgb(0x5d524b) * (1.0 + 0.3 * fine), skin);
        let salt = 0.30 * sstep(0.32, 0.75, noise(uv, 17, 4, 23) + 0.25 * fine) * sstep(-0.2, 0.6, lot(33) + large);
        colour = colour.lerp(srgb(0x8e8177), salt);
        let near_edge = (-(self.inside.max(0.0)) / 22.0).exp();
        let damp = 0.5 * sstep(0.1, 0.8, noise(uv, 13, 4, 24) + 0.75 * near_edge - 0.12);
        colour = colour.lerp(srgb(0x3a2a21), damp);
        let pits = sstep(0.60, 0.80, value(uv, 330, 25)) + 0.8 * sstep(0.68, 0.84, value(uv, 190, 26));
        let grog = sstep(0.66, 0.86, value(uv, 410, 27));
        let crack = self.crack();
        colour *= (1.0 - 0.35 * pits.min(1.0)) * (1.0 + 0.35 * grog) * (1.0 - 0.7 * crack);
        let slope = Vec2::new(lot(34), lot(35)).dot(self.local) * 0.0024;
        let relief = 0.34 * large + 0.34 * middle + 0.22 * fine - 0.34 * pits + 0.10 * grog - 0.9 * crack;
        let roughness = 0.80 + 0.10 * skin - 0.12 * damp + 0.06 * salt + 0.05 * middle;
        Ground { colour, height: relief + slope + 0.35 * lot(36), roughness: roughness.clamp(0.5, 0.98) }
    }

    /// A fine crack through one tile in three.
    fn crack(&self) -> f32 {
        if random(self.tile, 40) > 0.34 {
            return 0.0;
        }
        let heading = Vec2::from_angle(random(self.tile, 41) * 6.3);
        let bend = 16.0 * noise(self.uv, 14, 3, 42) + 4.0 * noise(self.uv, 70, 2, 43);
        let off = heading.perp().dot(self.local) + 30.0 * (random(self.tile, 44) - 0.5) + bend;
        let reach = sstep(-10.0, 30.0, heading.dot(self.local) + 40.0 * random(self.tile, 45));
        bump(off / 0.8) * reach
    }

    /// Sand and earth between the tiles, and moss where it stays damp.
    fn joint(&self) -> Ground {
        let uv = self.uv;
        let (grain, lumps) = (noise(uv, 300, 2, 50), noise(uv, 120, 2, 51));
        let sand = srgb(0x594e44) * (0.5 * grain + 0.3 * lumps).exp() * 0.8;
        let damp = noise(uv, 9, 3, 52);
        let moss = sstep(-0.12, 0.22, damp + 0.3 * lumps);
        let cushion = (0.5 + value(uv, 210, 53) * 0.5) * moss;
        let green = srgb(0x3d4526).lerp(srgb(0x575a34), 0.5 + 0.5 * value(uv, 60, 54)) * mix(0.5, 1.0, cushion);
        let height = -DEEP + 0.5 * grain + 0.5 * lumps + 2.3 * cushion;
        Ground { colour: sand.lerp(green, moss), height, roughness: 0.96 }
    }
}

/// Repeating noise of about `cells` cells across the picture, about −1…1.
fn noise(uv: Vec2, cells: i32, octaves: u32, seed: u32) -> f32 {
    let (p, period) = slanted(uv, cells);
    2.0 * fbm_tiled(p, octaves, 700 + seed, period)
}

/// The same of one octave.
fn value(uv: Vec2, cells: i32, seed: u32) -> f32 {
    let (p, period) = slanted(uv, cells);
    value_tiled(p, 700 + seed, period)
}

/// A place in the noise and after how many cells it repeats. Its lattice is slanted one to two
/// against picture and tiles, so that no row of it shows, and still repeats with the picture.
fn slanted(uv: Vec2, cells: i32) -> (Vec3, i32) {
    let period = (cells as f32 / 5.0_f32.sqrt()).round().max(1.0);
    (Vec3::new(2.0 * uv.x + uv.y, 0.0, 2.0 * uv.y - uv.x) * period, period as i32)
}
