//! Puts the game together and starts it.

use crate::{app as game, audio, no_gpu, platform, screens, stage, ui};
use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::render::RenderPlugin;
use bevy::render::error_handler::{ErrorType, RenderErrorHandler, RenderErrorPolicy};
#[cfg(not(target_arch = "wasm32"))]
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::{WindowMode, WindowResolution};
use bevy::winit::WinitSettings;

/// How the game is to start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Width and height of the window, in pixels.
    pub window: (u32, u32),
    /// Over the whole screen, without a frame.
    pub fullscreen: bool,
}

impl Default for Start {
    fn default() -> Start {
        Start { window: (1280, 800), fullscreen: false }
    }
}

/// Runs the game until its window is closed; without graphics it says so and ends.
pub fn run(start: Start) -> AppExit {
    if let Some(what) = no_gpu::trouble() {
        return no_gpu::explain(&what);
    }
    let mut app = App::new();
    app.add_plugins(engine(start));
    app.insert_resource(WinitSettings::game());
    app.insert_resource(RenderErrorHandler(survive));
    install(&mut app);
    app.run()
}

/// The whole game with a window that nobody sees and nothing that draws: what is left of a frame
/// is the work of our own systems and Bevy's around them. For timing; `store` keeps its files.
#[cfg(not(target_arch = "wasm32"))]
pub fn without_screen(store: platform::Storage) -> App {
    let nothing = WgpuSettings { backends: None, ..default() };
    let mut app = App::new();
    app.add_plugins(
        engine(Start::default())
            .disable::<bevy::winit::WinitPlugin>()
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(nothing)), ..default() }),
    );
    app.insert_resource(game::Disk(store));
    install(&mut app);
    app.finish();
    app.cleanup();
    app
}

fn engine(start: Start) -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window(start)), ..default() })
        // Our own files have no `.meta` beside them; asking for each would be a miss on the web.
        .set(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: platform::assets_folder(), ..default() })
}

fn install(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x2b, 0x1a, 0x10)));
    app.add_plugins((game::plugin, stage::plugin, audio::plugin, ui::plugin, screens::plugin));
}

fn window(start: Start) -> Window {
    let (width, height) = start.window;
    Window {
        title: "Gieo".to_owned(),
        name: Some("gieo".to_owned()),
        resolution: WindowResolution::new(width, height),
        mode: if start.fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Primary) } else { default() },
        fit_canvas_to_parent: true,
        ..default()
    }
}

/// A lost graphics device comes back; one bad frame is no reason to end a game.
fn survive(error: &bevy::render::error_handler::RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    match error.ty {
        ErrorType::DeviceLost => RenderErrorPolicy::Recover(default()),
        ErrorType::OutOfMemory => {
            main.write_message(AppExit::error());
            RenderErrorPolicy::StopRendering
        }
        ErrorType::Validation | ErrorType::Internal => RenderErrorPolicy::Ignore,
    }
}
