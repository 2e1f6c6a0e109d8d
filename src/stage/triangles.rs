//! Triangles between given points of a plane.

use delaunator::{Point, triangulate};
use glam::Vec2;

/// Joins `points` to triangles whose circles hold no other point; none if they lie on one line.
pub fn delaunay(points: &[Vec2]) -> Vec<[usize; 3]> {
    let reach = points.iter().fold(1.0_f32, |reach, p| reach.max(p.abs().max_element()));
    let points: Vec<Point> = points.iter().map(|p| bulged(*p, reach.into())).collect();
    triangulate(&points).triangles.as_chunks::<3>().0.to_vec()
}

/// The point on a sheet whose straight edges bulge outwards by a hair: three points on a straight
/// edge would make a triangle without area, or leave one of them out.
fn bulged(p: Vec2, reach: f64) -> Point {
    let (x, y) = (f64::from(p.x), f64::from(p.y));
    let hair = |along: f64| 1.0 - 1e-4 * (along / reach).powi(2);
    Point { x: x * hair(y), y: y * hair(x) }
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

    #[test]
    fn no_point_of_a_straight_edge_is_left_out() {
        let points: Vec<Vec2> = (0..14).map(|i| Vec2::new((i % 7) as f32 - 3.0, (i / 7) as f32 * 2.0 - 1.0)).collect();
        let used: std::collections::HashSet<usize> = delaunay(&points).into_iter().flatten().collect();
        assert_eq!(used.len(), points.len());
    }
}
