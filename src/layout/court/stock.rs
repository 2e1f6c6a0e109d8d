//! What a player has won: pebbles in tens, two rows of five, and the stones beside them.

use super::super::chance::Chance;
use super::pebble::{HALF_HEIGHT, QUAN_SEMI_AXES};
use super::plan::Figure;
use glam::Vec2;

/// From pebble to pebble, in mm.
const PITCH: f32 = 27.4;
/// Between two tens, in mm.
const GAP: f32 = 14.0;
/// From stone to stone, in mm.
const STONE_PITCH: f32 = 58.0;
/// How far a pebble may lie from its even place, in mm.
const DISORDER: f32 = 0.8;
/// Tens behind one another.
const BEHIND: usize = 2;
/// How deep a stock is, in mm.
pub const DEPTH: f32 = (2 * BEHIND) as f32 * PITCH + 8.0;
/// How wide a ten is, in mm.
const TEN: f32 = 5.0 * PITCH;

/// Tens beside one another: as many as the row is long, less what two stones take.
fn across(figure: &Figure) -> usize {
    let free = 2.0 * figure.half_row() - 2.0 * STONE_PITCH;
    ((free / (TEN + GAP)) as usize).max(1)
}

/// How wide a stock is, in mm.
pub fn width(figure: &Figure) -> f32 {
    across(figure) as f32 * (TEN + GAP) + 2.0 * STONE_PITCH
}

/// Where pebble `slot` of a stock lies: to the right and out from the middle of the stock, and up, in
/// mm. The first row of tens is the one nearer to the board; when the ground is full another layer
/// lies upon it.
pub fn pebble(figure: &Figure, slot: u16, key: u64) -> (Vec2, f32) {
    let tens = across(figure) * BEHIND;
    let (ten, within) = (usize::from(slot) / 10, usize::from(slot) % 10);
    let (layer, ten) = (ten / tens, ten % tens);
    let (behind, beside) = (ten / across(figure), ten % across(figure));
    let along = beside as f32 * (TEN + GAP) + (within % 5) as f32 * PITCH + PITCH / 2.0 - width(figure) / 2.0;
    let out = (2 * behind + within / 5) as f32 * PITCH + PITCH / 2.0 - BEHIND as f32 * PITCH;
    // What lies upon another pebble lies as it does.
    let mut chance = Chance::new(key << 16 | (usize::from(slot) % (10 * tens)) as u64);
    let aside = Vec2::new(chance.signed(), chance.signed()) * DISORDER;
    (Vec2::new(along, out) + aside, (2 * layer + 1) as f32 * HALF_HEIGHT)
}

/// Where quan stone `nth` lies, in the same way: two beside one another, then two further out.
pub fn stone(figure: &Figure, nth: u8) -> (Vec2, f32) {
    let (layer, nth) = (nth / 4, nth % 4);
    let along = width(figure) / 2.0 - (1.5 - f32::from(nth % 2)) * STONE_PITCH;
    let out = (f32::from(nth / 2) - 0.5) * STONE_PITCH;
    (Vec2::new(along, out), f32::from(2 * layer + 1) * QUAN_SEMI_AXES.y)
}

/// The middle of a pebble's place must keep its neighbours clear.
const _: () = assert!(PITCH - 2.0 * DISORDER > 2.0 * super::PEBBLE_RADIUS);
