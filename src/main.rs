//! The game.

use bevy::app::AppExit;
use clap::Parser;

/// Gieo: the sowing games of Ghana, Việt Nam and their kin.
#[derive(Parser)]
#[command(version, about)]
struct Args {
    /// Size of the window, for instance 1280x800.
    #[arg(long, value_name = "WxH", value_parser = size, default_value = "1280x800")]
    window: (u32, u32),
    /// Fill the whole screen.
    #[arg(long)]
    fullscreen: bool,
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let parts = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    parts
        .filter(|(w, h)| (320..=7680).contains(w) && (240..=7680).contains(h))
        .ok_or_else(|| "expected WIDTHxHEIGHT in pixels, from 320x240 to 7680x7680".to_owned())
}

fn main() -> AppExit {
    let Args { window, fullscreen } = Args::parse();
    gieo::run(gieo::Start { window, fullscreen })
}
