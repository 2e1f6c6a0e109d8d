//! Solid wood: a plank of a pale, fine, nearly ringless West African wood, stained golden brown.

use super::noise::{fbm, srgb, value};
use glam::Vec3;

/// What the plank is like at one point inside it.
#[derive(Clone, Copy)]
pub struct Grain {
    /// Linear light that it gives back.
    pub albedo: Vec3,
    /// Perceptual roughness.
    pub rough: f32,
    /// Relief where it is cut here, in mm.
    pub relief: f32,
}

/// The plank at a point in mm (x along the grain, y up, z across).
pub fn grain(p: Vec3) -> Grain {
    let wavy = p * Vec3::new(0.004, 0.012, 0.012);
    let q = p + Vec3::new(0.0, 7.0 * fbm(wavy, 2, 11), 7.0 * fbm(wavy, 2, 21));
    let late = late_wood(q);
    let fibre = 1.5 * fbm(p * Vec3::new(0.02, 0.8, 0.8), 2, 41);
    let pore = (value(p * Vec3::new(0.09, 1.7, 1.7), 51) - 0.5).max(0.0) * 2.0;
    let stain = fbm(p * Vec3::new(0.007, 0.022, 0.022), 2, 61);
    let albedo = srgb(0x8a5d39).lerp(srgb(0x543319), 0.48 * late);
    Grain {
        albedo: albedo * ((1.0 + 0.32 * stain) * (1.0 + 0.15 * fibre) * (1.0 - 0.36 * pore)),
        rough: (0.46 - 0.05 * late + 0.12 * pore + 0.06 * fibre + 0.08 * stain).clamp(0.25, 0.9),
        relief: 0.05 * fibre - 0.13 * pore,
    }
}

/// How much of the darker wood of a ring's end there is, 0…1. The pith lies outside the plank.
fn late_wood(q: Vec3) -> f32 {
    let radius = (q.z + 26.0 - 0.03 * q.x).hypot(q.y + 130.0);
    let ring = radius / 6.1 + 0.3 * fbm(q * Vec3::new(0.006, 0.03, 0.03), 2, 31);
    let f = ring - ring.floor();
    ((f - 0.25) / 0.65).clamp(0.0, 1.0).powf(1.6) * ((1.0 - f) / 0.10).clamp(0.0, 1.0)
}
