//! Chance without a state: the same game, ply and question always draw the same.

/// Where the chances of one decision come from: taking back and playing on draws the same again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    seed: u64,
    ply: u32,
}

/// The most plies that a look back goes.
const STRETCH: u32 = 1024;

/// What is drawn; the number tells the moves or pits apart.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draw {
    /// How many seeds a choice may cost.
    Budget,
    /// Which way a judgement of a move errs.
    Judges(u8),
    /// Whether replies from a pit escape the eye.
    Overlooks(u8),
    /// Which of the moves that a book holds equal.
    Opening,
}

impl Chance {
    /// The chances at `ply`, counted in moves from the beginning of the game with this `seed`.
    pub fn new(seed: u64, ply: usize) -> Chance {
        Chance { seed, ply: ply as u32 }
    }

    /// Every ply of the game from its beginning up to this one; of a very long game the last ones.
    pub(super) fn up_to_now(self) -> impl Iterator<Item = Chance> {
        // Whole stretches, so that all decisions of one look back to the same beginning.
        let first = self.ply / STRETCH * STRETCH;
        (first..=self.ply).map(move |ply| Chance { ply, ..self })
    }

    /// A number from 0 up to 1 that chooses among moves of a book.
    pub(in crate::ai) fn of_opening(self) -> f64 {
        self.share(Draw::Opening)
    }

    /// A number from 0 up to 1.
    pub(super) fn share(self, draw: Draw) -> f64 {
        self.part(draw, 0)
    }

    /// Nearly a bell with a deviation of one: the sum of three even draws.
    pub(super) fn bell(self, draw: Draw) -> f64 {
        (1..=3).map(|part| 2.0 * self.part(draw, part) - 1.0).sum()
    }

    fn part(self, draw: Draw, part: u64) -> f64 {
        let topic = match draw {
            Draw::Budget => 0,
            Draw::Judges(number) => 0x100 | u64::from(number),
            Draw::Overlooks(number) => 0x200 | u64::from(number),
            Draw::Opening => 0x300,
        };
        let mixed = mix(mix(self.seed) ^ mix(u64::from(self.ply) << 32 | topic << 8 | part));
        (mixed >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Spreads every bit over all others (the finalizer of SplitMix64, by Steele, Lea and Flood).
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_question_draws_the_same_and_another_does_not() {
        let chance = Chance::new(7, 12);
        assert_eq!(chance.share(Draw::Budget), Chance::new(7, 12).share(Draw::Budget));
        let others = [Chance::new(8, 12), Chance::new(7, 13)].map(|other| other.share(Draw::Budget));
        let topics = [Draw::Judges(0), Draw::Judges(1), Draw::Overlooks(0)].map(|draw| chance.share(draw));
        assert!(others.iter().chain(&topics).all(|other| *other != chance.share(Draw::Budget)));
    }

    #[test]
    fn draws_are_even_and_bells_are_round() {
        let mean = |value: fn(Chance) -> f64| (0..4_000).map(|ply| value(Chance::new(1, ply))).sum::<f64>() / 4_000.0;
        assert!((mean(|chance| chance.share(Draw::Budget)) - 0.5).abs() < 0.02);
        assert!(mean(|chance| chance.bell(Draw::Judges(3))).abs() < 0.05);
        assert!((mean(|chance| chance.bell(Draw::Judges(3)).powi(2)) - 1.0).abs() < 0.06);
    }
}
