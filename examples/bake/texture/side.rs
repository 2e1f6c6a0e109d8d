//! The pictures of the block's sides: colour and relief.

use super::Board;
use super::canvas::Grid;
use super::noise::{bump, fbm, srgb, sstep, value};
use super::wood::grain;
use gieo::layout::{Block, Edge};
use glam::Vec3;
use std::path::Path;

/// Columns round the block, rows from the top down.
const SIZE: (usize, usize) = (2048, 128);
/// Heights of the two lines cut round the block, in mm.
const CUTS: [f32; 2] = [-17.0, -22.0];

/// Bakes `wood-side.png` and `wood-side-normal.png`.
pub fn bake(board: &Board, out: &Path) -> Result<(), String> {
    let round = Round::new(board);
    let (w, h) = SIZE;
    let at = |x: usize, y: usize| {
        let height = -board.block.height * (y as f32 + 0.5) / h as f32;
        let edge = round.at((x as f32 + 0.5) / w as f32);
        let p = edge.point - edge.outward * Block::LEAN * (-height - Block::EDGE_ROUND).max(0.0);
        Vec3::new(p.x, height, p.y)
    };
    Grid::fill(w, h, |x, y| colour(at(x, y))).save_colour(&out.join("wood-side.png"))?;
    let relief = Grid::fill(w, h, |x, y| relief(at(x, y)));
    relief.normals(round.length / w as f32, false).save_normals(&out.join("wood-side-normal.png"))
}

fn colour(at: Vec3) -> Vec3 {
    let wood = grain(at).albedo;
    // The red of the ground climbs the wood.
    let dust = 0.5 * sstep(-16.0, -60.0, at.y + 12.0 * value(at * 0.03, 77));
    let rubbed = 1.0 + 0.30 * (at.y / 5.0).exp();
    let worn = 1.0 - 0.14 * sstep(-0.3, 0.5, fbm(at * 0.02, 2, 78));
    (wood * rubbed * worn * (1.0 - 0.5 * cut(at.y))).lerp(srgb(0xa05a38) * 0.8, dust)
}

fn relief(at: Vec3) -> f32 {
    grain(at).relief + 0.35 * fbm(at * Vec3::new(0.05, 0.2, 0.05), 2, 79) - 0.8 * cut(at.y)
}

fn cut(y: f32) -> f32 {
    CUTS.iter().map(|at| bump((y - at) / 1.2)).sum()
}

/// The outline by its length, from the right end of the near side on against the clock.
struct Round {
    points: Vec<(Edge, f32)>,
    length: f32,
}

impl Round {
    fn new(board: &Board) -> Round {
        let outline = board.block.outline(0.0, 24);
        let mut along = 0.0;
        let mut points = Vec::with_capacity(outline.len() + 1);
        for (i, edge) in outline.iter().chain(outline.first()).enumerate() {
            along += if i > 0 { edge.point.distance(outline[i - 1].point) } else { 0.0 };
            points.push((*edge, along));
        }
        Round { points, length: along }
    }

    /// The edge at a fraction of the length.
    fn at(&self, fraction: f32) -> Edge {
        let along = fraction * self.length;
        let after = self.points.partition_point(|(_, s)| *s <= along).clamp(1, self.points.len() - 1);
        let ((a, from), (b, to)) = (self.points[after - 1], self.points[after]);
        let t = (along - from) / (to - from).max(1e-6);
        Edge { point: a.point.lerp(b.point, t), outward: a.outward.lerp(b.outward, t).normalize() }
    }
}
