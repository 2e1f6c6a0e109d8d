//! The ground: red earth swept under a tree, with the tree's root, leaves and their shade.

use super::canvas::Grid;
use super::dapple;
use super::noise::{fbm, fbm_tiled, mix, random, srgb, sstep, value, value_tiled};
use super::root::Root;
use super::{Board, SUN, picture};
use glam::{Vec2, Vec3};
use std::f32::consts::TAU;
use std::path::Path;

const CELLS: usize = 1408;
const GRIT_CELLS: usize = 512;
/// Light of the sun and of the sky on flat ground.
const SUNLIGHT: Vec3 = Vec3::new(1.0, 0.80, 0.56);
const SKYLIGHT: Vec3 = Vec3::new(0.21, 0.20, 0.20);

/// Bakes `earth.png` and `earth-normal.png`.
pub fn bake(board: &Board, out: &Path) -> Result<(), String> {
    let root = Root::new();
    let dapple = dapple::mask();
    let sharp = Grid::fill(CELLS, CELLS, |x, y| {
        let uv = (Vec2::new(x as f32, y as f32) + 0.5) / CELLS as f32;
        texel(board, uv, &root, &dapple)
    });
    let sharp = with_leaves(sharp);
    soften(board, &sharp).save_colour(&out.join("earth.png"))?;
    let cell = picture::GRIT / GRIT_CELLS as f32;
    let grit = Grid::fill(GRIT_CELLS, GRIT_CELLS, |x, y| grit(Vec2::new(x as f32, y as f32) / GRIT_CELLS as f32));
    grit.normals(cell, true).save_normals(&out.join("earth-normal.png"))
}

fn texel(board: &Board, uv: Vec2, root: &Root, dapple: &Grid<f32>) -> Vec3 {
    let p = picture::ground_point(uv);
    let bark = root.cover.sample(uv);
    let soil = soil(p, worn(board, p)).lerp(bark_colour(p, root.bark.sample(uv)), bark);
    let sun = root.slope.sample(uv) * root.sun.sample(uv) * dapple.sample(uv);
    let light = SUNLIGHT * sun + SKYLIGHT * root.sky.sample(uv);
    // What the stage's own light adds again is taken out here.
    soil * (light / (SUNLIGHT + SKYLIGHT)) * contact(board, p)
}

/// 1 trodden smooth close to the board, 0 far from it.
fn worn(board: &Board, p: Vec2) -> f32 {
    let away = board.distance(p).max(0.0) / 120.0;
    (-away * away).exp() * (0.75 + 0.25 * (2.0 * fbm(flat(p) / 260.0, 2, 33)).tanh())
}

/// The dark seam where the wood stands on the earth.
fn contact(board: &Board, p: Vec2) -> f32 {
    let away = board.distance(p).max(0.0);
    (1.0 - 0.62 * (-away / 9.0).exp()) * (1.0 - 0.25 * (-away / 60.0).exp())
}

fn soil(p: Vec2, worn: f32) -> Vec3 {
    let at = flat(p);
    let (fine, middle, large) = (2.0 * fbm(at / 4.0, 2, 31), 2.0 * fbm(at / 26.0, 3, 32), 2.0 * fbm(at / 260.0, 3, 33));
    let broom = broom(p, middle, large) * (1.0 - 0.8 * worn);
    let mut colour = srgb(0x8d5a41)
        * (0.12 * fine * (1.0 - 0.3 * worn) + 0.07 * middle + 0.10 * large + 0.07 * broom - 0.08 * worn).exp();
    colour *= 1.0 + 0.05 * large * Vec3::new(-0.3, 0.3, 0.6);
    colour *= 1.0 + speckle(p) * (1.0 - 0.7 * worn);
    let dust = 0.26 * sstep(0.0, 1.1, 1.6 * fbm(at / 110.0, 3, 39) + 0.2 * middle);
    colour.lerp(srgb(0xa97a5e), dust)
}

/// Arcs left by the broom.
fn broom(p: Vec2, middle: f32, large: f32) -> f32 {
    let away = p.distance(Vec2::new(-260.0, 900.0));
    (away / 5.2 + 3.2 * large + 0.9 * middle).sin() * sstep(-0.3, 0.6, fbm(flat(p) / 180.0, 2, 34))
}

/// Grains and little stones: darker and paler than the earth.
fn speckle(p: Vec2) -> f32 {
    let at = flat(p);
    let iron = sstep(0.55, 0.75, value(at / 4.5, 50));
    let quartz = sstep(0.72, 0.86, value(at / 3.6, 49));
    let nodule = sstep(0.70, 0.80, value(at / 9.0, 36));
    -0.26 * iron + 0.75 * quartz - 0.30 * nodule
}

fn bark_colour(p: Vec2, furrows: f32) -> Vec3 {
    srgb(0x7a5c44) * (0.26 * furrows + 0.2 * fbm(flat(p) / 20.0, 3, 45)).exp()
}

/// Fallen leaves, each with its shadow beside it.
fn with_leaves(mut ground: Grid<Vec3>) -> Grid<Vec3> {
    const LEAVES: [(f32, f32, f32); 9] = [
        (-205.0, -268.0, 38.0),
        (70.0, -236.0, 34.0),
        (335.0, -225.0, 42.0),
        (425.0, -60.0, 36.0),
        (262.0, 205.0, 40.0),
        (-262.0, -205.0, 30.0),
        (-395.0, 120.0, 36.0),
        (-120.0, 250.0, 34.0),
        (480.0, 260.0, 40.0),
    ];
    for (i, (x, z, size)) in (0u32..).zip(LEAVES) {
        let heading = Vec2::from_angle(random(i, 71) * TAU);
        let middle = Vec2::new(x, z);
        let away = -Vec2::new(SUN.x, SUN.z) * 9.0;
        draw(&mut ground, middle + away, size * 1.1, |p| {
            let inside = leaf_shape(heading.rotate(p), size);
            (Vec3::new(0.20, 0.21, 0.26), 0.85 * sstep(-0.25, 0.35, inside), true)
        });
        draw(&mut ground, middle, size, |p| {
            let q = heading.rotate(p);
            (leaf_colour(q, size, i), sstep(-0.02, 0.10, leaf_shape(q, size)), false)
        });
    }
    ground
}

/// Positive inside a pointed leaf of half length `size`.
fn leaf_shape(q: Vec2, size: f32) -> f32 {
    let t = q.x / size;
    let width = 0.27 * size * (1.0 - t * t).max(0.0).powf(0.8) * (1.0 - 0.3 * t);
    (width - (q.y - 2.0 * (t * 2.0).sin()).abs()) / (0.27 * size) - if t.abs() > 1.0 { t.abs() } else { 0.0 }
}

fn leaf_colour(q: Vec2, size: f32, leaf: u32) -> Vec3 {
    let old = random(leaf, 72);
    let vein = (-(q.y / 1.2).powi(2)).exp() + 0.4 * sstep(0.8, 1.0, ((q.x + 1.3 * q.y.abs()) * 0.6).sin());
    let fold = 1.0 + 0.28 * (q.y / (0.2 * size)).clamp(-1.0, 1.0);
    srgb(0x7d5c38).lerp(srgb(0x6e5a33), old) * (1.0 + 0.22 * vein + 0.2 * value(flat(q) / 9.0, 73 + leaf)) * fold
}

/// Lays a small picture over the ground: colour and cover at an offset from its middle; or, with
/// the third value, a tint.
fn draw(ground: &mut Grid<Vec3>, middle: Vec2, reach: f32, paint: impl Fn(Vec2) -> (Vec3, f32, bool)) {
    let to_cell = |p: Vec2| (picture::ground_uv(p) * CELLS as f32).max(Vec2::ZERO).as_uvec2();
    let (from, to) = (to_cell(middle - reach), to_cell(middle + reach));
    for y in from.y as usize..(to.y as usize).min(CELLS) {
        for x in from.x as usize..(to.x as usize).min(CELLS) {
            let p = picture::ground_point((Vec2::new(x as f32, y as f32) + 0.5) / CELLS as f32) - middle;
            let (colour, cover, tint) = paint(p);
            let under = &mut ground.cells[y * CELLS + x];
            *under = under.lerp(if tint { *under * colour } else { colour }, cover);
        }
    }
}

/// Out of focus away from the board, and of one colour at the picture's border.
fn soften(board: &Board, sharp: &Grid<Vec3>) -> Grid<Vec3> {
    let cell = (picture::GROUND[1].x - picture::GROUND[0].x) / CELLS as f32;
    let (soft, softer) = (blurred(sharp, 4.5 / cell), blurred(sharp, 11.0 / cell));
    let border = border_colour(&softer);
    Grid::fill(CELLS, CELLS, |x, y| {
        let i = y * CELLS + x;
        let p = picture::ground_point((Vec2::new(x as f32, y as f32) + 0.5) / CELLS as f32);
        let away = board.distance(p);
        let near = sharp.cells[i].lerp(soft.cells[i], sstep(60.0, 260.0, away));
        let blurred = near.lerp(softer.cells[i], sstep(170.0, 420.0, away));
        let inside = (p - picture::GROUND[0]).min(picture::GROUND[1] - p).min_element();
        border.lerp(blurred, sstep(0.0, 260.0, inside))
    })
}

fn border_colour(picture: &Grid<Vec3>) -> Vec3 {
    let edge = (0..CELLS as isize).map(|i| picture.at(i, 0) + picture.at(i, CELLS as isize));
    edge.sum::<Vec3>() / (2 * CELLS) as f32
}

fn blurred(picture: &Grid<Vec3>, sigma: f32) -> Grid<Vec3> {
    let channel = |k: usize| picture.map(|c| c[k]).blur(sigma);
    let (r, g, b) = (channel(0), channel(1), channel(2));
    Grid::fill(CELLS, CELLS, |x, y| {
        let i = y * CELLS + x;
        Vec3::new(r.cells[i], g.cells[i], b.cells[i])
    })
}

/// Relief of loose grains in mm, at a fraction of the repeating square.
fn grit(uv: Vec2) -> f32 {
    let at = |cells: i32, seed: u32| value_tiled(Vec3::new(uv.x, 0.0, uv.y) * cells as f32, seed, cells);
    let crumbs = fbm_tiled(Vec3::new(uv.x, 0.0, uv.y) * 75.0, 2, 90, 75);
    let grains = sstep(0.15, 0.8, at(140, 91)) * mix(0.4, 1.0, at(11, 95) * 0.5 + 0.5);
    let stones = sstep(0.66, 0.9, at(52, 92));
    let swell = at(9, 94) + 0.5 * at(21, 96);
    0.30 * crumbs + 0.22 * grains + 0.65 * stones + 0.55 * swell
}

fn flat(p: Vec2) -> Vec3 {
    Vec3::new(p.x, 0.0, p.y)
}
