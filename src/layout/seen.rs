//! How well the seeds of a pile can be counted from South's seat.

use super::SEED_RADIUS;
use glam::{Quat, Vec3};

/// Points looked at on the half of a sphere that faces the eye.
const POINTS: u16 = 24;
/// A seed of which this share is seen is counted as easily as one in full view.
const ENOUGH: f32 = 0.45;
/// How far down South's camera looks: 51°, as sine and cosine.
const TO_EYE: Vec3 = Vec3::new(0.0, 0.777_146, 0.629_320);

/// The sum over all spheres of the share that is seen of each, up to what is enough.
pub(super) fn countable(spheres: &[Vec3]) -> f32 {
    let share = |i: usize| seen_share(spheres, i).min(ENOUGH) / ENOUGH;
    (0..spheres.len()).map(share).sum()
}

/// Which share of the facing half of sphere `i` the others leave in view.
fn seen_share(spheres: &[Vec3], i: usize) -> f32 {
    let turn = Quat::from_rotation_arc(Vec3::Z, TO_EYE);
    let points = (0..POINTS).map(|k| spheres[i] + turn * facing(k) * SEED_RADIUS);
    let hidden = points.filter(|p| spheres.iter().enumerate().any(|(j, s)| j != i && hides(*s, *p))).count();
    1.0 - hidden as f32 / f32::from(POINTS)
}

/// Point `k` of evenly seen ones on the half sphere around +z: a sunflower's pattern.
fn facing(k: u16) -> Vec3 {
    let aside = ((f32::from(k) + 0.5) / f32::from(POINTS)).sqrt() * 0.97;
    let angle = f32::from(k) * 2.399_963;
    Vec3::new(aside * angle.cos(), aside * angle.sin(), (1.0 - aside * aside).sqrt())
}

/// Whether `sphere` stands between `point` and the eye.
fn hides(sphere: Vec3, point: Vec3) -> bool {
    let to_sphere = sphere - point;
    let along = to_sphere.dot(TO_EYE);
    along > 0.0 && to_sphere.length_squared() - along * along < SEED_RADIUS * SEED_RADIUS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn side_by_side_all_are_counted() {
        let row = [Vec3::ZERO, Vec3::X * 17.0, Vec3::X * 34.0];
        assert_eq!(countable(&row), 3.0);
    }

    #[test]
    fn a_seed_behind_another_is_not_counted() {
        assert_eq!(countable(&[Vec3::ZERO, TO_EYE * 17.0]), 1.0);
    }

    #[test]
    fn half_a_seed_in_view_is_half_seen() {
        let beside = TO_EYE.cross(Vec3::X).normalize() * SEED_RADIUS * 0.81;
        let share = seen_share(&[Vec3::ZERO, TO_EYE * 17.0 + beside], 0);
        assert!((0.35..0.65).contains(&share), "{share}");
    }
}
