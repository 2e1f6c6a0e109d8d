//! What the architecture allows.

use crate::paths::{Used, module_of, used_paths};

/// The layers in their order, with those each may use besides itself.
const LAYERS: [(&str, &[&str]); 11] = [
    ("rules", &[]),
    ("ai", &["rules"]),
    ("choreography", &["rules"]),
    ("layout", &["rules"]),
    ("platform", &[]),
    ("door", &["rules", "ai", "choreography", "layout", "platform"]),
    ("app", &["rules", "ai", "choreography", "layout", "platform"]),
    ("stage", &["rules", "ai", "choreography", "layout", "platform", "app"]),
    ("audio", &["rules", "ai", "choreography", "layout", "platform", "app"]),
    ("ui", &["rules", "ai", "choreography", "layout", "platform", "app"]),
    ("screens", &["rules", "ai", "choreography", "layout", "platform", "app", "stage", "audio", "ui"]),
];
/// Layers that build without Bevy.
const WITHOUT_BEVY: [&str; 6] = ["rules", "ai", "choreography", "layout", "platform", "door"];
/// What only `platform` touches. The program's arguments are free to the programs themselves.
const MACHINE: [&str; 9] = [
    "std::fs",
    "std::thread",
    "std::env",
    "std::net",
    "std::process::Command",
    "std::time::Instant",
    "std::time::SystemTime",
    "web_sys",
    "js_sys",
];

/// What `gieo-engine` touches itself: it reads the files it is given, hears its caller while it thinks, and plays
/// against other programs. What it has to say lies in `door`, which touches nothing.
const ENGINE: [&str; 4] = ["std::fs", "std::thread", "std::time::Instant", "std::process::Command"];

/// Every breach in one file, as a line to print. `file` is its path inside `src/`.
pub(crate) fn breaches(file: &str, source: &str) -> Vec<String> {
    let top = Top::of(file);
    let mut breaches: Vec<_> = used_paths(file, source)
        .iter()
        .filter_map(|used| breach(&top, used).map(|what| format!("src/{file}:{}: {what}", used.line)))
        .collect();
    breaches.dedup();
    breaches
}

/// The place in `src/` that a file belongs to.
enum Top {
    /// One of the layers.
    Layer(&'static str, &'static [&'static str]),
    /// `bin/…`: a program of its own.
    Program,
    /// `lib.rs`, `main.rs` and what lies beside them: they put the layers together.
    Root,
}

impl Top {
    fn of(file: &str) -> Self {
        let first = module_of(file).into_iter().next();
        match LAYERS.iter().find(|(name, _)| first.as_deref() == Some(name)) {
            Some((name, may_use)) => Self::Layer(name, may_use),
            None if first.as_deref() == Some("bin") => Self::Program,
            None => Self::Root,
        }
    }
}

fn breach(top: &Top, used: &Used) -> Option<String> {
    let path = used.path.join("::");
    let among = |parts: &[&str]| parts.iter().any(|part| path == *part || path.starts_with(&format!("{part}::")));
    let machine = among(&MACHINE) && !used.in_tests;
    let arguments = path.starts_with("std::env::args");
    let layer = used_layer(used);
    let crates = used.path[0].as_str();
    let name = match top {
        Top::Layer(name, _) => name,
        Top::Program => "gieo-engine",
        Top::Root => "the root",
    };
    let forbidden_layer = layer.filter(|layer| match top {
        Top::Layer(own, may_use) => layer != own && !may_use.contains(layer),
        Top::Program => !WITHOUT_BEVY.contains(layer),
        Top::Root => false,
    });
    let forbidden_machine = match top {
        Top::Layer(own, _) => machine && *own != "platform",
        Top::Program => machine && !arguments && !among(&ENGINE),
        Top::Root => machine && !arguments,
    };
    let without_bevy = matches!(top, Top::Program) || WITHOUT_BEVY.contains(&name);
    if let Some(layer) = forbidden_layer {
        return Some(format!("{name} may not use {layer}"));
    }
    if crates.contains("kira") && name != "audio" {
        return Some(format!("only audio.rs names {path}"));
    }
    if crates.starts_with("bevy") && without_bevy {
        return Some(format!("{name} builds without Bevy"));
    }
    forbidden_machine.then(|| format!("only platform touches {path}"))
}

/// The layer of our own that a path leads to.
fn used_layer(used: &Used) -> Option<&'static str> {
    let ours = ["crate", "gieo"].contains(&used.path[0].as_str());
    let second = used.path.get(1).filter(|_| ours)?;
    LAYERS.iter().map(|(name, _)| *name).find(|name| name == second)
}

#[cfg(test)]
mod tests {
    use super::breaches;

    fn is_breach(file: &str, source: &str) -> bool {
        !breaches(file, source).is_empty()
    }

    #[test]
    fn a_layer_may_use_those_below_it() {
        for (file, source) in [
            ("rules/position.rs", "use super::board::Board; use crate::rules::Event;"),
            ("ai/mod.rs", "use crate::rules::{Move, Position};"),
            ("app/session.rs", "use crate::{ai::Search, platform::Job, rules::Move};"),
            ("stage/mod.rs", "use bevy::prelude::*; use crate::app::Playback;"),
            ("screens/title.rs", "use crate::{stage, ui::theme, audio};"),
            ("bin/gieo-engine.rs", "use gieo::{door, platform}; use std::fs; fn main() { std::env::args(); }"),
            ("main.rs", "fn main() { gieo::game::run(std::env::args_os()) }"),
            ("lib.rs", "pub mod rules; use crate::screens;"),
            ("audio.rs", "use bevy_kira_audio::prelude::*;"),
            ("platform/clock.rs", "use std::time::Instant;"),
            ("rules/ruleset.rs", "// std::fs\nuse std::time::Duration; mod tests { use std::fs; }"),
        ] {
            assert_eq!(breaches(file, source), [""; 0], "{file}");
        }
    }

    #[test]
    fn no_layer_may_use_those_above_or_beside_it() {
        for (file, source) in [
            ("rules/position.rs", "use crate::ai::Search;"),
            ("ai/search.rs", "use crate::platform::Stopwatch;"),
            ("ai/search.rs", "use crate::{rules::Move, choreography::Cue};"),
            ("platform/job.rs", "fn f(a: crate::rules::Move) {}"),
            ("app/session.rs", "use crate::stage::Camera;"),
            ("stage/input.rs", "use super::super::ui::Theme;"),
            ("stage/mod.rs", "use super::audio;"),
            ("ui/mod.rs", "use crate::{app, screens::title};"),
            ("bin/gieo-engine.rs", "use gieo::app::Act;"),
            ("bin/gieo-engine/main.rs", "use gieo::{rules, ui};"),
            ("layout/mod.rs", "mod tests { use crate::app::Act; }"),
        ] {
            assert!(is_breach(file, source), "{file}: {source}");
        }
    }

    #[test]
    fn only_the_platform_touches_the_machine() {
        for source in [
            "use std::fs;",
            "use std::{io, fs::File};",
            "use std::time::{Duration, Instant};",
            "fn f() { std::thread::spawn(g); }",
            "fn f() -> std::time::SystemTime {}",
            "use std::env::var;",
            "fn f() { web_sys::window(); }",
        ] {
            for file in ["rules/mod.rs", "door/mod.rs", "app/saves.rs", "main.rs", "screens/title.rs"] {
                assert!(is_breach(file, source), "{file}: {source}");
            }
            assert!(!is_breach("platform/mod.rs", source), "{source}");
        }
        assert!(is_breach("bin/gieo-engine/main.rs", "use std::env::var;"));
        assert!(is_breach("app/data.rs", "fn f() { std::env::args(); }"), "arguments are read by the programs");
    }

    #[test]
    fn bevy_and_its_sound_stay_where_they_belong() {
        assert!(is_breach("rules/mod.rs", "use bevy::prelude::*;"));
        assert!(is_breach("layout/mod.rs", "use bevy_math::Vec2;"));
        for file in ["app/mod.rs", "ui/mod.rs", "lib.rs", "game.rs"] {
            assert!(is_breach(file, "use bevy_kira_audio::AudioPlugin;"), "{file}");
        }
    }

    #[test]
    fn a_breach_is_told_with_its_place() {
        let told = breaches("rules/mod.rs", "//! Rules.\nuse std::fmt;\nuse crate::app::Act;\n");
        assert_eq!(told, ["src/rules/mod.rs:3: rules may not use app"]);
    }
}
