//! The sky and the surroundings as light: two cube pictures made from a formula when the game
//! starts, already blurred for every roughness, because not every graphics device can do that.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// Side of the sharpest face, and how many times it is halved.
const SIDE: usize = 64;
const LEVELS: usize = 7;
/// Side of a face for the light on dull things, and its blur on the scale of [`Surroundings`].
const DULL_SIDE: usize = 8;
const DULL: f32 = 1.2;

/// A glow in the surroundings.
struct Lobe {
    towards: Vec3,
    colour: Vec3,
    /// Larger is narrower: falls to 1/e where 1 − cos of the angle is the inverse of this.
    sharpness: f32,
}

/// What surrounds the table: sky between leaves, low earth walls, red ground.
struct Surroundings {
    lobes: Vec<Lobe>,
}

const SKY: Vec3 = Vec3::new(0.42, 0.50, 0.62);
const LOW_SKY: Vec3 = Vec3::new(0.66, 0.54, 0.40);
const WALL: Vec3 = Vec3::new(0.40, 0.25, 0.14);
const GROUND: Vec3 = Vec3::new(0.30, 0.145, 0.075);
const LEAVES: Vec3 = Vec3::new(0.10, 0.085, 0.03);

/// The light of the surroundings; `sun` points towards the sun.
pub fn light(images: &mut Assets<Image>, sun: Vec3, intensity: f32) -> EnvironmentMapLight {
    let surroundings = Surroundings::new(sun);
    let dull = cube(DULL_SIDE, 1, |way, _| surroundings.seen(way, DULL));
    let sharp = cube(SIDE, LEVELS, |way, level| {
        // A level stands for a roughness; what that blurs grows with its square.
        let roughness = level as f32 / (LEVELS - 1) as f32;
        surroundings.seen(way, roughness * roughness)
    });
    EnvironmentMapLight { diffuse_map: images.add(dull), specular_map: images.add(sharp), intensity, ..default() }
}

impl Surroundings {
    fn new(sun: Vec3) -> Surroundings {
        let around = Vec3::new(sun.x, 0.0, sun.z).normalize_or(Vec3::X);
        let lobe = |towards: Vec3, colour: [f32; 3], sharpness: f32| Lobe {
            towards: towards.normalize_or(Vec3::Y),
            colour: Vec3::from(colour),
            sharpness,
        };
        Surroundings {
            lobes: vec![
                // The glow round the sun, and a gap in the leaves high on the other side.
                lobe(sun, [1.5, 0.95, 0.45], 5.0),
                lobe(Vec3::new(0.35, 0.85, 0.25) - around * 0.1, [1.3, 1.4, 1.5], 28.0),
                lobe(Vec3::new(-0.30, 0.80, 0.50), [1.6, 1.45, 1.2], 60.0),
                // A sunlit wall behind South gives the near faces some light.
                lobe(Vec3::new(0.15, 0.16, 0.97), [0.95, 0.68, 0.42], 3.0),
            ],
        }
    }

    /// What is seen towards `way` through a blur: 0 sharp, 1 as a rough thing sees it.
    fn seen(&self, way: Vec3, blur: f32) -> Vec3 {
        let soft = 0.06 + 0.9 * blur.min(1.2);
        let sky = LOW_SKY.lerp(SKY, step(0.1, 0.7, way.y));
        let leaf = leaves(way) * (1.0 - blur * 3.0).max(0.0) * step(0.2, 0.45, way.y);
        let sky = sky.lerp(LEAVES, 0.75 * leaf + 0.30 * (1.0 - leaf) * (blur * 3.0).min(1.0));
        let above = sky.lerp(WALL, step(0.28 + soft * 0.5, 0.28 - soft * 0.5, way.y));
        let base = above.lerp(GROUND, step(soft, -soft, way.y));
        let kernel = 0.55 / (blur * blur).max(1e-4);
        let glow = |lobe: &Lobe| {
            // Two bells, one seen through the other: wider and lower, with the same whole.
            let sharpness = lobe.sharpness * kernel / (lobe.sharpness + kernel);
            lobe.colour * (sharpness / lobe.sharpness) * (sharpness * (way.dot(lobe.towards) - 1.0)).exp()
        };
        base + self.lobes.iter().map(glow).sum::<Vec3>()
    }
}

/// Where leaves hang before the sky, 0…1.
fn leaves(way: Vec3) -> f32 {
    let q = way / (way.y.abs() + 0.45) * 4.2;
    let waves = (q.x * 1.9 + 1.3 * (q.z * 1.3).sin()).sin() + (q.z * 2.3 + 1.7 * (q.x * 1.1).cos()).sin();
    let fine = (q.x * 5.1 + q.z * 3.7).sin() * (q.z * 4.9 - q.x * 2.9).cos();
    step(-0.5, 0.5, waves + 0.6 * fine)
}

/// 0 before `a`, 1 after `b`, smooth between; `a` may lie after `b`.
fn step(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A cube picture whose texels are `seen(direction, level)`.
fn cube(side: usize, levels: usize, seen: impl Fn(Vec3, usize) -> Vec3) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let side = (side >> level).max(1);
            for texel in 0..side * side {
                let at = |i: usize| (i as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let light = seen(direction(face, at(texel % side), at(texel / side)), level);
                data.extend(light.extend(1.0).to_array().into_iter().flat_map(|v| half_float(v).to_le_bytes()));
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The direction of a texel: `u` to the right and `v` down on one of the six faces. The cubes of
/// graphics devices are left-handed, hence the sign of z.
fn direction(face: usize, u: f32, v: f32) -> Vec3 {
    let way = match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    };
    (way * Vec3::new(1.0, 1.0, -1.0)).normalize()
}

/// The 16-bit float nearest below a number between 0 and 65504; smaller than 6e-5 becomes 0.
fn half_float(v: f32) -> u16 {
    let bits = v.clamp(0.0, 65_504.0).to_bits();
    let exponent = (bits >> 23) as i32 - 127 + 15;
    if exponent <= 0 { 0 } else { ((exponent as u32) << 10 | (bits >> 13) & 0x3ff) as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_floats_are_right() {
        assert_eq!([0.0, 1.0, 0.5, 1.5, 65_504.0, 1e9].map(half_float), [0, 0x3c00, 0x3800, 0x3e00, 0x7bff, 0x7bff]);
    }

    #[test]
    fn blurring_keeps_most_of_the_light() {
        let surroundings = Surroundings::new(Vec3::new(-0.768, 0.581, -0.27));
        let mean = |blur: f32| {
            let ways = (0..4000).map(|i| {
                let (y, turn) = (1.0 - (i as f32 + 0.5) / 2000.0, i as f32 * 2.399_963);
                let level = (1.0 - y * y).sqrt();
                Vec3::new(level * turn.cos(), y, level * turn.sin())
            });
            ways.map(|way| surroundings.seen(way, blur).element_sum()).sum::<f32>() / 4000.0
        };
        let sharp = mean(0.0);
        for blur in [0.1, 0.3, 0.6, 1.0, DULL] {
            assert!((mean(blur) / sharp - 1.0).abs() < 0.25, "{blur}: {} of {sharp}", mean(blur));
        }
    }
}
