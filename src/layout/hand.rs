//! A handful: a loose cluster that hovers.

use super::SEED_RADIUS;
use super::chance::Chance;
use glam::{Vec2, Vec3};

/// Height of the uppermost layer above the top, in mm.
const HOVER: f32 = 114.0;
/// From seed to seed within a layer, in mm.
const LOOSE: f32 = 2.0 * SEED_RADIUS + 1.0;
/// How much lower every seed hangs than the one before it, in mm.
const DIP: f32 = 0.2;
/// From the last seed of a layer down to the first of the next, in mm: they hang in the gaps.
const LAYER: f32 = 13.6;
/// How far a seed may hang from its even spot, in mm.
const LOOSENESS: f32 = 0.2;
/// Seeds in the layers from the top; all further layers are like the last.
const LAYERS: [usize; 4] = [3, 7, 12, 12];
/// Up to this many seeds a handful hangs from a fixed height.
const USUAL: usize = 48;
/// Most slots that have a spot of their own.
const MOST: usize = 400;

/// The spots of a handful, by slot: the highest slot hangs lowest, for it falls first.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Handful(Vec<Vec3>);

impl Handful {
    /// Spots for up to `seeds` seeds.
    pub fn new(seeds: u16) -> Handful {
        let count = usize::from(seeds).clamp(USUAL, MOST);
        let mut chance = Chance::new(0x4a6d);
        let (mut spots, mut top, mut layer) = (Vec::with_capacity(count), HOVER, 0);
        while spots.len() < count {
            let size = LAYERS[layer.min(LAYERS.len() - 1)].min(count - spots.len());
            for aside in layer_spots(layer, size) {
                let aside = aside + Vec2::new(chance.signed(), chance.signed()) * LOOSENESS;
                spots.push(Vec3::new(aside.x, top, aside.y));
                top -= DIP;
            }
            top -= LAYER;
            layer += 1;
        }
        Handful(spots)
    }

    /// Where seed `slot` of `of` is, as an offset from the middle of the place below. Only a
    /// handful of more than 48 is raised as a whole, so that its lowest seed stays clear of heaps.
    pub fn spot(&self, slot: u16, of: u16) -> Vec3 {
        let raised = self.bare(USUAL - 1).y - self.bare(usize::from(of.max(1) - 1).max(USUAL - 1)).y;
        self.bare(slot.into()) + Vec3::Y * raised
    }

    /// The spot of a slot in a handful that hangs from the fixed height.
    fn bare(&self, slot: usize) -> Vec3 {
        let last = self.0.len().saturating_sub(1);
        let below = slot.saturating_sub(last) as f32;
        self.0.get(slot.min(last)).copied().unwrap_or(Vec3::Y * HOVER) - Vec3::Y * below * 2.1 * SEED_RADIUS
    }
}

/// The `size` middlemost spots of a layer, from the middle outwards. Every layer is a triangular
/// lattice, moved by a third against the one above.
fn layer_spots(layer: usize, size: usize) -> Vec<Vec2> {
    let third = LOOSE * Vec2::new(0.5, 0.5 / 3.0_f32.sqrt());
    let moved = third * [1.0, 0.0, -1.0][layer % 3];
    let range = || (-3i8..=3).map(f32::from);
    let lattice = range().flat_map(|i| range().map(move |j| (i, j)));
    let mut spots: Vec<Vec2> =
        lattice.map(|(i, j)| LOOSE * Vec2::new(i + j / 2.0, j * 3.0_f32.sqrt() / 2.0) + moved).collect();
    spots.sort_by(|a, b| a.length().total_cmp(&b.length()));
    spots.truncate(size);
    spots
}
