//! Triangles between given points of a plane.

use delaunator::{Point, triangulate};
use glam::Vec2;

/// Joins `points` to triangles whose circles hold no other point; none if they lie on one line.
pub fn delaunay(points: &[Vec2]) -> Vec<[usize; 3]> {
    let points: Vec<Point> = points.iter().map(|p| Point { x: p.x.into(), y: p.y.into() }).collect();
    triangulate(&points).triangles.as_chunks::<3>().0.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_covered_once() {
        let points: Vec<Vec2> = (0..12 * 9).map(|i| Vec2::new((i % 12) as f32, (i / 12) as f32)).collect();
        let area = |t: &[usize; 3]| {
            let [a, b, c] = t.map(|i| points[i]);
            ((b - a).perp_dot(c - a) / 2.0).abs()
        };
        let total: f32 = delaunay(&points).iter().map(area).sum();
        assert!((total - 88.0).abs() < 0.1, "{total}");
    }

    #[test]
    fn points_on_a_line_make_no_triangle() {
        assert!(delaunay(&[Vec2::ZERO, Vec2::X, Vec2::X * 2.0]).is_empty());
    }
}
