//! The lines of a court, drawn with chalk: ribbons on the ground, worn by its grain.

use super::{StageSystems, Table, UNIT};
use crate::app::Settings;
use crate::layout::{Chalk, Stroke};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

const WHITE: Color = Color::srgb_u8(0xf3, 0xef, 0xe6);
/// How far apart the points of a ribbon are, in mm.
const STEP: f32 = 5.0;
/// How far the lines float over the ground, and each over the one before, in mm.
const FLOAT: (f32, f32) = (0.25, 0.01);
/// How broad the soft edge of a line is, in mm.
const SOFT: f32 = 2.2;
/// How much of a line covers the ground: drawn once, and gone over again.
const COVER: (f32, f32) = (0.95, 0.7);
/// The side of the square that the picture of the grain covers, in mm, and its pixels.
const GRAIN: f32 = 90.0;
const PIXELS: usize = 256;

/// The lines of the court.
#[derive(Component)]
#[require(Transform, NotShadowCaster)]
struct Lines;

/// What the lines are drawn with: as they are, and with high contrast.
#[derive(Resource)]
struct Stick([Handle<StandardMaterial>; 2]);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare);
    app.add_systems(
        Update,
        (
            draw.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            dress.run_if(resource_exists_and_changed::<Settings>).in_set(StageSystems::Move),
        ),
    );
}

fn prepare(mut commands: Commands, mut images: ResMut<Assets<Image>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let plain = StandardMaterial {
        base_color: WHITE,
        perceptual_roughness: 0.95,
        reflectance: 0.25,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        ..default()
    };
    let worn = StandardMaterial { base_color_texture: Some(images.add(grain())), ..plain.clone() };
    commands.insert_resource(Stick([materials.add(worn), materials.add(plain)]));
}

fn draw(
    mut commands: Commands,
    table: Res<Table>,
    stick: Res<Stick>,
    settings: Res<Settings>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Lines>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(court) = table.layout.court() {
        let look = stick.0[usize::from(settings.high_contrast)].clone();
        commands.spawn((Lines, Mesh3d(meshes.add(ribbons(court.strokes()))), MeshMaterial3d(look)));
    }
}

fn dress(
    stick: Res<Stick>,
    settings: Res<Settings>,
    mut lines: Query<&mut MeshMaterial3d<StandardMaterial>, With<Lines>>,
) {
    for mut look in &mut lines {
        look.0 = stick.0[usize::from(settings.high_contrast)].clone();
    }
}

/// All strokes as one mesh.
fn ribbons(strokes: &[Stroke]) -> Mesh {
    let mut drawing = Drawing::default();
    for (i, stroke) in strokes.iter().enumerate() {
        drawing.ribbon(stroke, FLOAT.0 + FLOAT.1 * i as f32);
    }
    let normals = vec![[0.0, 1.0, 0.0]; drawing.positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, drawing.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, drawing.uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, drawing.colours)
        .with_inserted_indices(Indices::U32(drawing.indices))
}

#[derive(Default)]
struct Drawing {
    positions: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Drawing {
    /// Four lines of points along a stroke: solid inside, soft edges.
    fn ribbon(&mut self, stroke: &Stroke, height: f32) {
        let cover = if stroke.kind == Chalk::Again { COVER.1 } else { COVER.0 };
        let half = stroke.width / 2.0;
        let points = stroke.points(STEP);
        let first = self.positions.len() as u32;
        for (i, p) in points.iter().enumerate() {
            let (before, after) = (points[i.saturating_sub(1)], points[(i + 1).min(points.len() - 1)]);
            let across = (after - before).perp().normalize_or(Vec2::Y);
            for (aside, share) in [(-half - SOFT, 0.0), (-half + SOFT, 1.0), (half - SOFT, 1.0), (half + SOFT, 0.0)] {
                let q = *p + across * aside;
                self.positions.push([q.x * UNIT, height * UNIT, q.y * UNIT]);
                self.uvs.push((q / GRAIN).to_array());
                self.colours.push([1.0, 1.0, 1.0, cover * share]);
            }
        }
        for i in 0..points.len().saturating_sub(1) as u32 {
            for k in 0..3 {
                let a = first + 4 * i + k;
                self.indices.extend([a, a + 4, a + 5, a, a + 5, a + 1]);
            }
        }
    }
}

/// How much chalk the ground takes: little in its pores, all on its grains. It repeats.
fn grain() -> Image {
    let mut data = Vec::with_capacity(PIXELS * PIXELS * 4);
    for y in 0..PIXELS {
        for x in 0..PIXELS {
            let at = Vec2::new(x as f32, y as f32) / PIXELS as f32;
            let rough = 0.5 * noise(at, 24, 1) + 0.35 * noise(at, 64, 2) + 0.15 * noise(at, 9, 3);
            let cover = ((rough - 0.30) / 0.22).clamp(0.0, 1.0);
            data.extend([255, 255, 255, (255.0 * cover) as u8]);
        }
    }
    let size = Extent3d { width: PIXELS as u32, height: PIXELS as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Smooth noise, 0 to 1, of `cells` cells to the side of a square that repeats.
fn noise(at: Vec2, cells: u32, key: u32) -> f32 {
    let p = at * cells as f32;
    let (cell, within) = (p.floor(), p.fract());
    let ease = within * within * (3.0 - 2.0 * within);
    let lot = |dx: u32, dy: u32| {
        let (x, y) = ((cell.x as u32 + dx) % cells, (cell.y as u32 + dy) % cells);
        scattered(x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ key.wrapping_mul(0xc2b2_ae3d))
    };
    let (near, far) = (lot(0, 0).lerp(lot(1, 0), ease.x), lot(0, 1).lerp(lot(1, 1), ease.x));
    near.lerp(far, ease.y)
}

/// A number that looks like chance, 0 to 1.
fn scattered(mut n: u32) -> f32 {
    n = (n ^ (n >> 15)).wrapping_mul(0x2c1b_3c6d);
    n = (n ^ (n >> 12)).wrapping_mul(0x297a_2d39);
    (n ^ (n >> 15)) as f32 / u32::MAX as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grain_leaves_gaps_and_repeats() {
        let image = grain();
        let covers: Vec<u8> = image.data.unwrap().iter().skip(3).step_by(4).copied().collect();
        let mean = covers.iter().map(|c| f32::from(*c)).sum::<f32>() / covers.len() as f32 / 255.0;
        assert!((0.6..0.97).contains(&mean), "{mean}");
        assert!(covers.contains(&0) && covers.contains(&255));
        assert!((noise(Vec2::new(0.0, 0.3), 24, 1) - noise(Vec2::new(0.999_99, 0.3), 24, 1)).abs() < 0.02);
    }
}
