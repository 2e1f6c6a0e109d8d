//! The faces of the game, built into the program: words can be drawn before any file is read,
//! and also when no file can be read.

use bevy::asset::{AssetId, uuid_handle};
use bevy::prelude::*;

/// Inter 600, for buttons and names.
pub(super) const SEMIBOLD: Handle<Font> = uuid_handle!("6d0f6b7e-3f0c-4d5e-9a55-0c2f8a1b6001");
/// Inter 700, for counts.
pub(super) const BOLD: Handle<Font> = uuid_handle!("6d0f6b7e-3f0c-4d5e-9a55-0c2f8a1b6002");
/// Agbalumo, for titles.
pub(super) const DISPLAY: Handle<Font> = uuid_handle!("6d0f6b7e-3f0c-4d5e-9a55-0c2f8a1b6003");

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Font>();
    let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() else { return };
    // The default handle carries every letter of every language, so that a text without a font
    // of its own is never shown as boxes.
    put(&mut fonts, AssetId::default(), include_bytes!("../../assets/fonts/Inter_400Regular.ttf"));
    put(&mut fonts, SEMIBOLD.id(), include_bytes!("../../assets/fonts/Inter_600SemiBold.ttf"));
    put(&mut fonts, BOLD.id(), include_bytes!("../../assets/fonts/Inter_700Bold.ttf"));
    put(&mut fonts, DISPLAY.id(), include_bytes!("../../assets/fonts/Agbalumo_400Regular.ttf"));
}

fn put(fonts: &mut Assets<Font>, id: AssetId<Font>, bytes: &[u8]) {
    if let Err(e) = fonts.insert(id, Font::from_bytes(bytes.to_vec())) {
        error!("a built-in font cannot be used: {e}");
    }
}
