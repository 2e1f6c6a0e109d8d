//! Looks for something to draw with before Bevy starts, which would panic without; says in plain
//! words what is missing.

use crate::app::{Language, TextArg, Texts};
use crate::platform;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};

/// The technical reason why nothing can be drawn here, if so.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn trouble() -> Option<String> {
    // What Bevy will use, unless the user's environment says otherwise.
    let backends = WgpuSettings::default().backends.unwrap_or_default();
    let description = wgpu::InstanceDescriptor { backends, ..wgpu::InstanceDescriptor::new_without_display_handle() };
    let instance = wgpu::Instance::new(description.with_env());
    let found = bevy::tasks::block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default()));
    found.err().map(|e| e.to_string())
}

/// A browser is asked by Bevy itself, on its canvas.
#[cfg(target_arch = "wasm32")]
pub(crate) fn trouble() -> Option<String> {
    None
}

/// Says on the terminal, and in a window if there is a screen, that nothing can be drawn.
pub(crate) fn explain(what: &str) -> AppExit {
    let language = Language::from_locale(platform::locale().as_deref());
    let texts = embedded_texts();
    let title = texts.get(language, "no-gpu-title");
    let detail = texts.format(language, "no-gpu-detail", &[("what", TextArg::from(what))]);
    let body = [texts.get(language, "no-gpu-text"), texts.get(language, "no-gpu-help"), detail].join("\n");
    platform::tell_on_terminal(&format!("{title}\n{body}"));
    if !platform::tell_in_window(&title, &body) && platform::has_screen() {
        bare_window(&format!("{title}. {}", texts.get(language, "no-gpu-help")));
    }
    AppExit::error()
}

/// The words before any file was read.
fn embedded_texts() -> Texts {
    let mut texts = Texts::default();
    let files = [
        (Language::En, include_str!("../assets/strings/en/ui.ftl")),
        (Language::Vi, include_str!("../assets/strings/vi/ui.ftl")),
        (Language::Fr, include_str!("../assets/strings/fr/ui.ftl")),
    ];
    for (language, source) in files {
        if let Err(what) = texts.add(language, source) {
            error!("strings of {}: {what}", language.code());
        }
    }
    texts
}

/// The last resort: an empty window whose title says it, until it is closed.
fn bare_window(title: &str) {
    let nothing = WgpuSettings { backends: None, ..default() };
    let window = Window { title: title.to_owned(), resolution: (900, 120).into(), ..default() };
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(nothing)), ..default() }),
        )
        .run();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_there_before_any_file_is_read() {
        let texts = embedded_texts();
        for language in Language::ALL {
            for key in ["no-gpu-title", "no-gpu-text", "no-gpu-help"] {
                assert_ne!(texts.get(language, key), key);
            }
        }
    }
}
