//! The baked pictures: how they are read, repeated and made smaller.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// What a picture's numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// Colours.
    Colour,
    /// Directions, roughnesses and the like: used as they are.
    Numbers,
}

/// Loads pictures and remembers that they have to be made smaller too.
#[derive(SystemParam)]
pub struct Pictures<'w> {
    server: Res<'w, AssetServer>,
    waiting: ResMut<'w, Waiting>,
}

/// Pictures that have no smaller copies of themselves yet.
#[derive(Resource, Default)]
struct Waiting(Vec<Handle<Image>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>();
    app.add_systems(Update, make_smaller.run_if(|waiting: Res<Waiting>| !waiting.0.is_empty()));
}

impl Pictures<'_> {
    /// Whether everything asked for has arrived.
    pub fn have_come(&self) -> bool {
        self.waiting.0.is_empty()
    }

    /// Starts to load a picture.
    pub fn load(&mut self, path: &'static str, picture: Picture) -> Handle<Image> {
        let settings = move |settings: &mut ImageLoaderSettings| {
            settings.is_srgb = picture == Picture::Colour;
            settings.sampler = ImageSampler::Descriptor(sampler());
        };
        let handle = self.server.load_builder().with_settings(settings).load(path);
        self.waiting.0.push(handle.clone());
        handle
    }
}

fn sampler() -> ImageSamplerDescriptor {
    ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    }
}

/// Gives each picture that has arrived a chain of copies, each half as large: without them it
/// would glitter wherever it is drawn small.
fn make_smaller(mut waiting: ResMut<Waiting>, mut images: ResMut<Assets<Image>>, server: Res<AssetServer>) {
    waiting.0.retain(|handle| {
        if let Some(mut image) = images.get_mut(handle) {
            add_smaller(&mut image);
            return false;
        }
        !server.load_state(handle).is_failed()
    });
}

fn add_smaller(image: &mut Image) {
    let srgb = match image.texture_descriptor.format {
        TextureFormat::Rgba8UnormSrgb => true,
        TextureFormat::Rgba8Unorm => false,
        _ => return,
    };
    let (mut width, mut height) = (image.width() as usize, image.height() as usize);
    let Some(data) = image.data.as_mut().filter(|data| data.len() == width * height * 4) else { return };
    let mut level = data.clone();
    let mut levels = 1;
    while width > 1 || height > 1 {
        level = halved(&level, width, height, srgb);
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        data.extend_from_slice(&level);
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
    // From here on only the graphics device needs it.
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}

/// Four texels become one; colours are mixed as light.
fn halved(data: &[u8], width: usize, height: usize, srgb: bool) -> Vec<u8> {
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let table = decoded(srgb);
    let mut out = Vec::with_capacity(w * h * 4);
    for y in 0..h {
        for x in 0..w {
            for channel in 0..4 {
                let at = |dx: usize, dy: usize| {
                    let (x, y) = ((2 * x + dx).min(width - 1), (2 * y + dy).min(height - 1));
                    table[usize::from(data[(y * width + x) * 4 + channel])]
                };
                let mean = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4.0;
                out.push(encoded(mean, srgb));
            }
        }
    }
    out
}

fn decoded(srgb: bool) -> [f32; 256] {
    std::array::from_fn(|i| {
        let c = i as f32 / 255.0;
        if !srgb {
            c
        } else if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn encoded(c: f32, srgb: bool) -> u8 {
    let c = if !srgb {
        c
    } else if c <= 0.003_130_8 {
        c * 12.92
    } else {
        1.055 * c.powf(1.0 / 2.4) - 0.055
    };
    (c * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_mixed_as_light_and_numbers_as_numbers() {
        let black_and_white = [0, 0, 0, 255, 255, 255, 255, 255];
        assert_eq!(halved(&black_and_white, 2, 1, true)[0], 188);
        assert_eq!(halved(&black_and_white, 2, 1, false)[0], 128);
    }
}
