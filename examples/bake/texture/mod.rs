//! Bakes the pictures of the stage: carved wood, swept earth under a tree, the skin of the seeds, the
//! tiles of a court.
//!
//! Everything is computed from noise and from the board's own geometry; the same program always
//! writes the same pictures.

mod canvas;
mod court;
mod dapple;
mod earth;
mod noise;
mod root;
mod seed;
mod side;
mod top;
mod wood;

#[path = "../../../src/stage/picture.rs"]
#[allow(dead_code)]
mod picture;

use gieo::layout::{Block, Hollow, TableLayout};
use gieo::rules::Ruleset;
use glam::Vec2;
use std::path::Path;

use picture::SUN;

/// The board whose pictures are baked.
struct Board {
    block: Block,
    layout: TableLayout,
}

impl Board {
    /// From the nearest hollow's core to `p`, and that hollow.
    fn nearest_hollow(&self, p: Vec2) -> Option<(Vec2, &Hollow)> {
        let measured = self.layout.hollows().iter().map(|h| (h.from_core(p - h.centre), h));
        let beyond = |(away, hollow): &(Vec2, &Hollow)| away.length() - hollow.radius();
        measured.min_by(|a, b| beyond(a).total_cmp(&beyond(b)))
    }

    /// Signed distance from the block's outline, in mm; negative inside.
    fn distance(&self, p: Vec2) -> f32 {
        let bulge = Block::BULGE * (p.y / self.block.half.y).clamp(-1.0, 1.0).powi(2);
        let half = self.block.half - Vec2::new(bulge, 0.0);
        let q = p.abs() - (half - self.block.corner);
        q.max(Vec2::ZERO).length() + q.x.max(q.y).min(0.0) - self.block.corner
    }

    /// Height of the rounded upper edge at `p`, in mm: 0 on the flat.
    fn edge_height(&self, p: Vec2) -> f32 {
        let over = (1.0 + self.distance(p) / Block::EDGE_ROUND).clamp(0.0, 1.0);
        -Block::EDGE_ROUND * (1.0 - (1.0 - over * over).sqrt())
    }
}

/// Reads the arguments after `textures` and bakes.
///
/// # Errors
/// Says which argument is unknown, or which file cannot be read or written.
pub fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => bake(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/textures")),
        [option, folder] if option == "--out" => bake(Path::new(folder)),
        [option, folder] if option == "--court" => court::bake(Path::new(folder)),
        [option, folder] if option == "--tops" => tops(Path::new(folder)),
        _ => Err(format!("expected nothing, --out DIR, --tops DIR or --court DIR, not '{}'", arguments.join(" "))),
    }
}

/// Bakes all pictures into the folder `out`.
///
/// # Errors
/// Says which file cannot be read or written.
pub fn bake(out: &Path) -> Result<(), String> {
    std::fs::create_dir_all(out).map_err(|e| format!("{}: {e}", out.display()))?;
    tops(out)?;
    let board = board("oware", &[])?;
    side::bake(&board, out)?;
    seed::bake(out)?;
    earth::bake(&board, out)?;
    court::bake(out)
}

/// The tops of the boards that have a picture of their own; see `picture::top_picture`.
fn tops(out: &Path) -> Result<(), String> {
    for (game, options, name) in [
        ("oware", &[][..], "wood-top"),
        ("congklak", &[], "wood-top-seven"),
        ("ba-awa", &[("players", "3")], "wood-top-three"),
    ] {
        top::bake(&board(game, options)?, out, name)?;
    }
    Ok(())
}

/// The board of a game with some options.
fn board(game: &str, options: &[(&str, &str)]) -> Result<Board, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/rulesets/{game}.ruleset.ron"));
    let name = path.display().to_string();
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{name}: {e}"))?;
    let mut rules = Ruleset::from_ron(&text, &name).map_err(|e| e.to_string())?;
    for (option, value) in options {
        rules.set_option(option, value).map_err(|e| e.to_string())?;
    }
    let layout = TableLayout::new(&rules);
    Ok(Board { block: layout.block, layout })
}
