//! Marks round a pit: bands of different patterns that follow the rounded rim or the chalk lines.

use super::UNIT;
use crate::layout::TableLayout;
use crate::rules::{Place, Player};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A pattern; marks differ in shape, not only in colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A narrow line.
    Line,
    /// Two lines.
    Double,
    /// A broad band.
    Band,
    /// A few long pieces.
    Dashes,
    /// Many short pieces.
    Dots,
    /// Points towards the middle.
    Teeth,
    /// Short rays outwards, with a line.
    Rays,
    /// Four pieces with wide gaps.
    Quarters,
    /// Soft light from the rim far inwards; only for pits in which nothing lies.
    Glow,
    /// Soft light along the rim that leaves the pieces in sight.
    Halo,
    /// A player's own pattern outside the rim, where no other mark lies.
    Owner(Player),
    /// A soft narrow seam of light on the rim.
    Seam,
}

/// How far a mark floats over the wood, in mm.
const FLOAT: f32 = 0.45;
/// Pieces of a closed line.
const AROUND: usize = 96;

/// On a court marks lie inside the chalk, and are as much larger as squares are larger than pits.
const ON_COURT: (f32, f32) = (-9.0, 1.7);

/// The mesh of a pattern round `place`, its origin in the middle of it, in Bevy units.
pub fn ring(layout: &TableLayout, place: Place, pattern: Pattern) -> Mesh {
    let (rim, scale) = if layout.court().is_some() { ON_COURT } else { (0.0, 1.0) };
    let mut drawing = Drawing { layout, place, scale, positions: Vec::new(), colours: Vec::new(), indices: Vec::new() };
    let rim = rim / scale;
    let everywhere = |_: usize| true;
    match pattern {
        Pattern::Line => drawing.band([rim - 0.9, rim + 0.5], [1.0; 2], everywhere),
        Pattern::Double => {
            drawing.band([rim - 0.3, rim + 1.1], [1.0; 2], everywhere);
            drawing.band([rim - 2.9, rim - 1.7], [1.0; 2], everywhere);
        }
        Pattern::Band => drawing.band([rim - 2.4, rim + 1.2], [1.0; 2], everywhere),
        Pattern::Dashes => drawing.band([rim - 1.9, rim + 0.9], [1.0; 2], |i| i % 8 < 5),
        Pattern::Dots => drawing.band([rim - 1.2, rim + 1.0], [1.0; 2], |i| i % 4 < 2),
        Pattern::Teeth => drawing.teeth(rim + 0.9, rim - 4.6),
        Pattern::Rays => {
            drawing.band([rim - 0.9, rim + 0.5], [1.0; 2], everywhere);
            drawing.band([rim - 4.2, rim - 0.9], [1.0; 2], |i| i % 12 < 2);
        }
        Pattern::Quarters => drawing.band([rim - 2.2, rim + 1.0], [1.0; 2], |i| i % 24 < 13),
        Pattern::Seam => {
            drawing.band([rim - 0.4, rim + 2.4], [0.9, 0.0], everywhere);
            drawing.band([rim - 5.0, rim - 0.4], [0.0, 0.9], everywhere);
        }
        Pattern::Glow => {
            drawing.band([rim - 1.4, rim + 1.6], [0.9, 0.0], everywhere);
            drawing.band([rim - 16.0, rim - 1.4], [0.0, 0.9], everywhere);
        }
        Pattern::Halo => {
            drawing.band([rim - 0.8, rim + 4.0], [1.0, 0.0], everywhere);
            drawing.band([rim - 4.8, rim - 0.8], [0.0, 1.0], everywhere);
        }
        Pattern::Owner(player) => drawing.band([rim + 1.9, rim + 4.7], [1.0; 2], |i| is_owners(player, i)),
    }
    drawing.mesh()
}

/// Which of the pieces round a pit are an owner's: a whole ring for South, blocks for North, long dashes for the third
/// player and dots for the fourth.
fn is_owners(player: Player, piece: usize) -> bool {
    match player.0 {
        0 => true,
        1 => piece % 8 < 5,
        2 => piece % 24 < 20,
        _ => piece % 4 < 2,
    }
}

struct Drawing<'a> {
    layout: &'a TableLayout,
    place: Place,
    scale: f32,
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Drawing<'_> {
    /// A band between two distances from the rim, with the opacity of each, where `there` says so.
    fn band(&mut self, distances: [f32; 2], opacity: [f32; 2], there: impl Fn(usize) -> bool) {
        let first = self.positions.len() as u32;
        for (distance, opacity) in distances.into_iter().zip(opacity) {
            self.row(distance, opacity);
        }
        let n = AROUND as u32;
        for i in (0..n).filter(|i| there(*i as usize)) {
            let j = (i + 1) % n;
            let [a, b, c, d] = [i, j, i + n, j + n].map(|k| first + k);
            self.indices.extend([a, b, d, a, d, c]);
        }
    }

    /// Triangles that stand on the outer distance and point to the inner one.
    fn teeth(&mut self, outer: f32, inner: f32) {
        let first = self.positions.len() as u32;
        self.row(outer, 1.0);
        self.row(inner, 1.0);
        let n = AROUND as u32;
        for i in (0..n).step_by(8) {
            let [left, right, tip] = [i, (i + 4) % n, n + (i + 2) % n].map(|k| first + k);
            self.indices.extend([tip, left, right]);
        }
    }

    fn row(&mut self, distance: f32, opacity: f32) {
        for p in self.layout.ring(self.place, distance * self.scale, AROUND) {
            self.positions.push([p.x * UNIT, (p.y + FLOAT) * UNIT, p.z * UNIT]);
            self.colours.push([1.0, 1.0, 1.0, opacity]);
        }
    }

    fn mesh(self) -> Mesh {
        let normals = vec![[0.0, 1.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}
