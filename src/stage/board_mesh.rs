//! The carved block as meshes: its top with the hollows, and its sides.

use super::picture::{SEAM, top_uv};
use super::surface::{Corner, Surface};
use super::triangles::delaunay;
use super::{Block, TableLayout};
use crate::layout::{Edge, Hollow};
use bevy::prelude::*;

/// Rings from the core of a hollow to its rim.
const RINGS: usize = 30;
/// Points of a ring round a pit, and more for every mm of a longer hollow's core.
const AROUND: usize = 72;
const AROUND_BY_CORE: f32 = 0.4;
/// Below this depth the wood counts as hollow, in mm.
const HOLLOW: f32 = 1.6;
/// Steps of the rounded edge, and round each corner of the block.
const EDGE_STEPS: usize = 12;
const CORNER_STEPS: usize = 14;
/// Longest piece of the outline, in mm.
const PIECE: f32 = 12.0;
/// Rows of the sides below the rounded edge.
const SIDE_ROWS: usize = 5;

/// The top of the board with its hollows and the upper part of its rounded edge.
pub fn top(layout: &TableLayout) -> Surface {
    let mut surface = Surface::default();
    // Corners of the flat part, and by corner which rim it is on.
    let (mut flat, mut rims) = (Vec::new(), Vec::new());
    for (i, hollow) in layout.hollows().iter().enumerate() {
        let rim = carve(&mut surface, layout, hollow);
        rims.extend(rim.iter().map(|_| Some(i)));
        flat.extend(rim);
    }
    let edge = rounded_edge(&mut surface, layout);
    rims.extend(edge.iter().map(|_| None));
    flat.extend(edge);
    fill_flat(&mut surface, &flat, &rims);
    surface.face_outwards();
    surface
}

/// The sides of the block, from where the top's picture ends down to the ground.
pub fn sides(layout: &TableLayout) -> Surface {
    let mut surface = Surface::default();
    let block = &layout.block;
    let profile = block.side(EDGE_STEPS);
    let mut rows = profile[seam(&profile)..].to_vec();
    if let [.., above, ground] = rows[..] {
        rows.pop();
        rows.extend((1..=SIDE_ROWS).map(|k| Edge {
            point: above.point.lerp(ground.point, k as f32 / SIDE_ROWS as f32),
            outward: ground.outward,
        }));
    }
    let lengths = along(block);
    let mut above: Option<Vec<u32>> = None;
    for row in rows {
        let ring = closed(outline(block, row.point.x));
        let corners = ring.iter().zip(&lengths).map(|(edge, length)| Corner {
            uv: Vec2::new(*length, -row.point.y / block.height),
            tangent: Vec3::new(edge.outward.y, 0.0, -edge.outward.x),
            ..side_corner(edge, row)
        });
        let below = surface.row(corners);
        if let Some(above) = above {
            surface.join(&above, &below, false);
        }
        above = Some(below);
    }
    surface.face_outwards();
    surface
}

/// The rings of one hollow; returns the outermost, which lies in the flat.
fn carve(surface: &mut Surface, layout: &TableLayout, hollow: &Hollow) -> Vec<u32> {
    let around = AROUND + (hollow.half_core().length() * AROUND_BY_CORE) as usize * 4;
    let mut inner: Option<Vec<u32>> = None;
    for k in 0..=RINGS {
        let profile = hollow.profile(k as f32 / RINGS as f32);
        let points = hollow.ring(profile.distance, around);
        let ring = surface.row(points.iter().map(|offset| {
            let uphill = hollow.from_core(*offset).normalize_or_zero() * profile.slope;
            let normal = Vec3::new(-uphill.x, 1.0, -uphill.y).normalize();
            Corner {
                hollow: profile.height < -HOLLOW,
                ..top_corner(layout, hollow.centre + *offset, profile.height, normal)
            }
        }));
        if let Some(inner) = &inner {
            surface.join(inner, &ring, true);
        }
        inner = Some(ring);
    }
    inner.unwrap_or_default()
}

/// The rounded edge down to the seam; returns the innermost row, which lies in the flat.
fn rounded_edge(surface: &mut Surface, layout: &TableLayout) -> Vec<u32> {
    let block = &layout.block;
    let profile = block.side(EDGE_STEPS);
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for row in &profile[..=seam(&profile)] {
        let ring = outline(block, row.point.x);
        let corners = ring.iter().map(|edge| {
            let corner = side_corner(edge, *row);
            top_corner(layout, edge.point, row.point.y, corner.normal)
        });
        let ring = surface.row(corners);
        if let Some(above) = rows.last() {
            surface.join(above, &ring, true);
        }
        rows.push(ring);
    }
    rows.into_iter().next().unwrap_or_default()
}

/// Triangles between the rims and the rounded edge.
fn fill_flat(surface: &mut Surface, corners: &[u32], rims: &[Option<usize>]) {
    let points: Vec<Vec2> = corners.iter().map(|i| surface.corners[*i as usize].position.xz()).collect();
    let within = |t: &[usize; 3]| {
        let [a, b, c] = t.map(|i| rims[i]);
        // Three points of one rim span a part of its hollow.
        a.is_none() || a != b || b != c
    };
    let flat = delaunay(&points).into_iter().filter(within);
    surface.triangles.extend(flat.map(|t| t.map(|i| corners[i])));
}

fn top_corner(layout: &TableLayout, p: Vec2, height: f32, normal: Vec3) -> Corner {
    Corner {
        position: Vec3::new(p.x, height, p.y),
        normal,
        tangent: (Vec3::X - normal * normal.x).normalize_or(Vec3::X),
        uv: top_uv(&layout.block, p),
        hollow: false,
    }
}

/// A corner where the outline's `edge` meets the profile's `row`; picture and tangent are left open.
fn side_corner(edge: &Edge, row: Edge) -> Corner {
    let outward = Vec3::new(edge.outward.x, 0.0, edge.outward.y);
    Corner {
        position: Vec3::new(edge.point.x, row.point.y, edge.point.y),
        normal: (outward * row.outward.x + Vec3::Y * row.outward.y).normalize(),
        tangent: Vec3::X,
        uv: Vec2::ZERO,
        hollow: false,
    }
}

/// The row of the profile at which the picture of the sides begins.
fn seam(profile: &[Edge]) -> usize {
    let turned = profile.iter().position(|row| row.outward.x >= SEAM.sin());
    turned.unwrap_or(0)
}

/// The outline at an inset, its long pieces divided; every inset has as many points.
fn outline(block: &Block, inset: f32) -> Vec<Edge> {
    let (whole, wanted) = (block.outline(0.0, CORNER_STEPS), block.outline(inset, CORNER_STEPS));
    let mut divided = Vec::new();
    for i in 0..wanted.len() {
        let next = (i + 1) % wanted.len();
        let pieces = (whole[i].point.distance(whole[next].point) / PIECE).ceil().max(1.0) as usize;
        let (a, b) = (wanted[i], wanted[next]);
        divided.extend((0..pieces).map(|k| {
            let t = k as f32 / pieces as f32;
            Edge { point: a.point.lerp(b.point, t), outward: a.outward.lerp(b.outward, t).normalize() }
        }));
    }
    divided
}

/// The outline with its first point once more at its end, for the picture's two edges.
fn closed(mut ring: Vec<Edge>) -> Vec<Edge> {
    ring.extend(ring.first().copied());
    ring
}

/// The share of the outline's length by point of the closed outline.
fn along(block: &Block) -> Vec<f32> {
    let ring = closed(outline(block, 0.0));
    let mut length = 0.0;
    let mut lengths = vec![0.0];
    lengths.extend(ring.windows(2).map(|pair| {
        length += pair[0].point.distance(pair[1].point);
        length
    }));
    lengths.iter().map(|l| l / length.max(1.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;
    use std::collections::HashMap;

    fn layout() -> TableLayout {
        let rules = include_str!("../../assets/rulesets/oware.ruleset.ron");
        TableLayout::new(&Ruleset::from_ron(rules, "oware").unwrap())
    }

    /// How often each edge is used in each direction, by the places of its ends.
    fn edges(surface: &Surface) -> HashMap<[[i32; 3]; 2], i32> {
        let key = |i: u32| (surface.corners[i as usize].position * 1000.0).round().as_ivec3().to_array();
        let mut count = HashMap::new();
        for [a, b, c] in &surface.triangles {
            for (from, to) in [(a, b), (b, c), (c, a)] {
                *count.entry([key(*from), key(*to)]).or_insert(0) += 1;
            }
        }
        count
    }

    #[test]
    fn the_top_has_no_cracks() {
        let top = top(&layout());
        assert!((15_000..45_000).contains(&top.corners.len()), "{} corners", top.corners.len());
        let edges = edges(&top);
        assert!(edges.values().all(|n| *n == 1), "an edge is used twice in one direction");
        let open: Vec<_> = edges.keys().filter(|[a, b]| !edges.contains_key(&[*b, *a])).collect();
        let lowest = top.corners.iter().filter(|c| !c.hollow && c.position.x.abs() > 255.0).map(|c| c.position.y);
        assert!(lowest.fold(0.0, f32::min) < -3.0);
        // Only the seam to the sides is open.
        assert!(!open.is_empty());
        for edge in open {
            assert!(edge.iter().all(|p| (-7000..-3000).contains(&p[1])), "open at {edge:?}");
        }
    }

    #[test]
    fn the_sides_meet_the_top() {
        let layout = layout();
        let (top, sides) = (edges(&top(&layout)), edges(&sides(&layout)));
        let open: Vec<_> = top.keys().filter(|[a, b]| !top.contains_key(&[*b, *a])).collect();
        assert!(open.iter().all(|[a, b]| sides.contains_key(&[*b, *a])), "a gap between top and sides");
    }

    #[test]
    fn normals_fit_the_triangles_and_the_layout() {
        let layout = layout();
        let top = top(&layout);
        for t in &top.triangles {
            let [a, b, c] = t.map(|i| top.corners[i as usize]);
            let face = (b.position - a.position).cross(c.position - a.position).normalize();
            assert!(face.dot((a.normal + b.normal + c.normal).normalize()) > 0.95, "{a:?} {b:?} {c:?}");
        }
        for corner in top.corners.iter().filter(|c| c.hollow) {
            let p = corner.position;
            assert!((layout.height(p.x, p.z) - p.y).abs() < 0.02, "{p}");
        }
    }
}
