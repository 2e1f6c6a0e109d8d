//! Sunlight through leaves, as it falls on the ground.

use super::canvas::Grid;
use super::noise::{random, sstep};
use super::{SUN, picture};
use glam::Vec2;
use std::f32::consts::TAU;

/// Cells along each side of the mask.
const CELLS: usize = 512;
/// Leaves thrown, and how far their shadow is blurred, in mm: higher leaves, softer shadows.
const LAYERS: [(u32, f32); 3] = [(1000, 11.0), (1300, 18.0), (1100, 28.0)];
/// Half the length and half the width of a leaf, in mm.
const LEAF: Vec2 = Vec2::new(40.0, 14.0);

/// How much of the sun reaches each part of the ground, 0…1, over the ground's picture.
pub fn mask() -> Grid<f32> {
    let cell = (picture::GROUND[1] - picture::GROUND[0]) / CELLS as f32;
    let mut light = Grid::fill(CELLS, CELLS, |_, _| 1.0);
    for (layer, (leaves, blur)) in (0u32..).zip(LAYERS) {
        let mut shade = Grid::fill(CELLS, CELLS, |_, _| 0.0);
        for leaf in 0..leaves {
            throw(&mut shade, cell, leaf, 1000 * (layer + 1));
        }
        let shade = shade.blur(blur / cell.x);
        for (light, shade) in light.cells.iter_mut().zip(&shade.cells) {
            *light *= 1.0 - shade;
        }
    }
    light
}

/// Draws the shadow of one leaf, if a leaf hangs there.
fn throw(shade: &mut Grid<f32>, cell: Vec2, leaf: u32, seed: u32) {
    let chance = |k: u32| random(leaf * 8 + k, seed);
    let middle = picture::ground_point(Vec2::new(chance(0), chance(1)));
    if chance(2) > density(middle) {
        return;
    }
    let size = LEAF * (0.7 + 0.9 * chance(3));
    let heading = Vec2::from_angle(chance(4) * TAU);
    let reach = size.x / SUN.y;
    let from = ((middle - reach - picture::GROUND[0]) / cell).floor();
    let to = ((middle + reach - picture::GROUND[0]) / cell).ceil();
    for y in from.y.max(0.0) as usize..(to.y.max(0.0) as usize).min(shade.height) {
        for x in from.x.max(0.0) as usize..(to.x.max(0.0) as usize).min(shade.width) {
            let p = picture::GROUND[0] + (Vec2::new(x as f32, y as f32) + 0.5) * cell - middle;
            let q = heading.rotate(square_to_sun(p)) / size;
            if q.length_squared() < 1.0 {
                shade.cells[y * shade.width + x] = 1.0;
            }
        }
    }
}

/// A step on the ground as the sun sees it: shortened along the sun's way.
fn square_to_sun(p: Vec2) -> Vec2 {
    let along = Vec2::new(SUN.x, SUN.z).normalize();
    Vec2::new(p.dot(along) * SUN.y, p.dot(along.perp()))
}

/// How thickly leaves hang before the sun: thin over the board, thick around it.
fn density(p: Vec2) -> f32 {
    let ragged = 0.15 * (p.x / 83.0 + 0.7).sin() + 0.13 * (p.y / 61.0 - p.x / 140.0).sin();
    let away = ((p - Vec2::new(25.0, 0.0)) / Vec2::new(450.0, 250.0)).length() + ragged;
    0.07 + 0.75 * sstep(0.9, 2.3, away)
}
