//! Triangles between given points of a plane: Delaunay's, by Bowyer's and Watson's method.

use glam::{DVec2, Vec2};

/// A triangle and the circle through its corners.
#[derive(Clone, Copy)]
struct Triangle {
    corners: [usize; 3],
    centre: DVec2,
    radius_squared: f64,
}

/// Joins `points` to triangles whose circles hold no other point. Meant for a few thousand points.
pub fn delaunay(points: &[Vec2]) -> Vec<[usize; 3]> {
    let n = points.len();
    let reach = points.iter().fold(1.0_f32, |r, p| r.max(p.abs().max_element())) as f64 * 1000.0;
    let mut all: Vec<DVec2> = points.iter().enumerate().map(|(i, p)| p.as_dvec2() + nudge(i)).collect();
    all.extend([DVec2::new(-3.0, -2.0), DVec2::new(3.0, -2.0), DVec2::new(0.0, 4.0)].map(|v| v * reach));
    let mut triangles: Vec<Triangle> = triangle(&all, [n, n + 1, n + 2]).into_iter().collect();
    for i in 0..n {
        insert(&all, i, &mut triangles);
    }
    triangles.iter().map(|t| t.corners).filter(|c| c.iter().all(|i| *i < n)).collect()
}

/// Takes away the triangles whose circle holds point `i` and fills the gap from there.
fn insert(points: &[DVec2], i: usize, triangles: &mut Vec<Triangle>) {
    let mut border: Vec<(usize, usize)> = Vec::new();
    triangles.retain(|t| {
        let stays = t.centre.distance_squared(points[i]) > t.radius_squared;
        if !stays {
            let [a, b, c] = t.corners;
            for (from, to) in [(a, b), (b, c), (c, a)] {
                // An edge that is met from both sides lies inside the gap.
                match border.iter().position(|edge| *edge == (to, from)) {
                    Some(at) => drop(border.swap_remove(at)),
                    None => border.push((from, to)),
                }
            }
        }
        stays
    });
    triangles.extend(border.into_iter().filter_map(|(a, b)| triangle(points, [a, b, i])));
}

/// The triangle of three points, counter-clockwise; `None` if they lie on a line.
fn triangle(points: &[DVec2], corners: [usize; 3]) -> Option<Triangle> {
    let [a, b, c] = corners.map(|i| points[i]);
    let (u, v) = (b - a, c - a);
    let area = u.perp_dot(v);
    if area.abs() < 1e-12 {
        return None;
    }
    let offset = DVec2::new(v.y * u.length_squared() - u.y * v.length_squared(), u.x * v.length_squared() - v.x * u.length_squared())
        / (2.0 * area);
    let corners = if area > 0.0 { corners } else { [corners[0], corners[2], corners[1]] };
    Some(Triangle { corners, centre: a + offset, radius_squared: offset.length_squared() })
}

/// A shift of at most a ten-thousandth, so that no four points lie on one circle.
fn nudge(i: usize) -> DVec2 {
    let part = |k: u64| {
        let mixed = (i as u64 * 2 + k + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (mixed >> 40) as f64 / (1u64 << 24) as f64 - 0.5
    };
    DVec2::new(part(0), part(1)) * 2e-4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_covered_once() {
        let points: Vec<Vec2> = (0..12 * 9).map(|i| Vec2::new((i % 12) as f32, (i / 12) as f32)).collect();
        let triangles = delaunay(&points);
        let area: f32 = triangles.iter().map(|t| {
            let [a, b, c] = t.map(|i| points[i]);
            (b - a).perp_dot(c - a) / 2.0
        }).sum();
        assert!((area - 88.0).abs() < 0.1, "{area}");
        assert!(triangles.iter().all(|t| t.iter().all(|i| *i < points.len())));
    }
}
