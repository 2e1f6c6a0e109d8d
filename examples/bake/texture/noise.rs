//! Noise and colour arithmetic, all a pure function of its arguments.

use glam::{IVec3, Vec3};

/// Value noise in −1…1 with quintic blending.
pub fn value(p: Vec3, seed: u32) -> f32 {
    value_tiled(p, seed, i32::MAX)
}

/// Value noise that repeats after `period` cells along every axis.
pub fn value_tiled(p: Vec3, seed: u32, period: i32) -> f32 {
    let cell = p.floor();
    let f = p - cell;
    let f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    let c = cell.as_ivec3();
    let at = |x: i32, y: i32, z: i32| lattice(c + IVec3::new(x, y, z), seed, period);
    let row = |y: i32, z: i32| mix(at(0, y, z), at(1, y, z), f.x);
    let slice = |z: i32| mix(row(0, z), row(1, z), f.y);
    mix(slice(0), slice(1), f.z)
}

/// Sum of `octaves` of [`value`], each twice as fine and half as strong; about −1…1.
pub fn fbm(p: Vec3, octaves: u32, seed: u32) -> f32 {
    let mut sum = 0.0;
    let (mut p, mut strength) = (p, 0.5);
    for octave in 0..octaves {
        sum += strength * value(p, seed + octave * 101);
        // Turned a little each time, so that the lattices do not line up.
        p = Vec3::new(0.8 * p.x - 0.6 * p.z, p.y, 0.6 * p.x + 0.8 * p.z) * 2.03;
        strength *= 0.5;
    }
    sum
}

/// Like [`fbm`], repeating after `period` cells of its coarsest octave.
pub fn fbm_tiled(p: Vec3, octaves: u32, seed: u32, period: i32) -> f32 {
    let octave = |k: u32| {
        let scale = 1 << k;
        value_tiled(p * scale as f32, seed + k * 101, period * scale) / (2 * scale) as f32
    };
    (0..octaves).map(octave).sum()
}

/// A number in 0…1 for each pair of arguments.
pub fn random(index: u32, seed: u32) -> f32 {
    scramble(index.wrapping_mul(0x9E37_79B9) ^ seed.wrapping_mul(0x85EB_CA6B)) as f32 / u32::MAX as f32
}

fn lattice(c: IVec3, seed: u32, period: i32) -> f32 {
    let wrap = |v: i32| v.rem_euclid(period) as u32;
    let mixed = wrap(c.x).wrapping_mul(0x8DA6_B343) ^ wrap(c.y).wrapping_mul(0xD816_3841);
    let mixed = mixed ^ wrap(c.z).wrapping_mul(0xCB1A_B31F) ^ seed.wrapping_mul(0x27D4_EB2F);
    scramble(mixed) as f32 / u32::MAX as f32 * 2.0 - 1.0
}

fn scramble(mut x: u32) -> u32 {
    x ^= x >> 16;
    x = x.wrapping_mul(0x7FEB_352D);
    x ^= x >> 15;
    x = x.wrapping_mul(0x846C_A68B);
    x ^ (x >> 16)
}

/// Straight from `a` to `b`.
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// 0 before `a`, 1 after `b`, smooth between; `a` may lie after `b`.
pub fn sstep(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A bump of height 1 round 0 with standard deviation about 0.7.
pub fn bump(x: f32) -> f32 {
    (-x * x).exp()
}

/// Linear light of an sRGB colour written 0xRRGGBB.
pub fn srgb(hex: u32) -> Vec3 {
    let channel = |shift: u32| to_linear(((hex >> shift) & 0xFF) as f32 / 255.0);
    Vec3::new(channel(16), channel(8), channel(0))
}

fn to_linear(c: f32) -> f32 {
    if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

/// The sRGB value of linear light.
pub fn to_srgb(c: f32) -> f32 {
    let c = c.clamp(0.0, 1.0);
    if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 }
}
