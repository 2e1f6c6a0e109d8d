//! Where a sphere comes to lie when it is let down onto another or onto the wood.

use super::{Hollow, SEED_RADIUS};
use glam::{Vec2, Vec3};

/// Spheres keep this distance at least, in mm: a hair more than touching.
pub(super) const CONTACT: f32 = 2.0 * SEED_RADIUS + 0.01;
/// Spacing of the table of the wood, in mm.
pub(super) const STEP: f32 = 0.1;

/// The lowest middle at `point` of a sphere that lies on `sphere`, if it is above it at all.
pub(super) fn on_sphere(sphere: Vec3, point: Vec2) -> Option<f32> {
    let aside = point.distance_squared(Vec2::new(sphere.x, sphere.z));
    (aside < CONTACT * CONTACT).then(|| sphere.y + (CONTACT * CONTACT - aside).sqrt())
}

/// By distance from the core in steps: the lowest middle of a sphere that touches the wood.
pub(super) fn wood_table(hollow: &Hollow, reach: f32) -> Vec<f32> {
    let steps = (reach.min(hollow.rim() + 1.0) / STEP) as usize + 2;
    (0..steps).map(|i| touching(hollow, i as f32 * STEP)).collect()
}

/// The lowest middle, at `distance` from the core, of a sphere that touches the wood: the point of
/// the wood is sought whose normal leads to that distance. Nowhere does the wood bend more
/// sharply than a sphere, so there is one such point only.
fn touching(hollow: &Hollow, distance: f32) -> f32 {
    let (mut low, mut high) = (0.0, hollow.rim());
    for _ in 0..26 {
        let middle = 0.5 * (low + high);
        if sphere_on(hollow, middle).x < distance {
            low = middle;
        } else {
            high = middle;
        }
    }
    sphere_on(hollow, low).y
}

/// Distance from the core and height of a sphere that touches the wood at `distance`.
fn sphere_on(hollow: &Hollow, distance: f32) -> Vec2 {
    let wood = hollow.at(distance);
    Vec2::new(distance, wood.height) + SEED_RADIUS * Vec2::new(-wood.slope, 1.0).normalize()
}
