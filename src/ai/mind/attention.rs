//! What is looked at: one's own captures first, the replies to them perhaps.

use super::chance::{Chance, Draw};
use super::habits::Habits;
use super::imagine::{Imagined, best_gain, replies};
use crate::rules::{PitId, Player, Ruleset, Starving};

/// The pits whose sowings escape the eye at one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blind(u32);

impl Blind {
    /// The pits that one of these `habits` overlooks at this ply. What escaped the eye a turn ago does not escape it
    /// again: nobody makes the same oversight twice in a row.
    pub fn at(habits: &Habits, rules: &Ruleset, chance: Chance) -> Blind {
        let overlooked = |pit: &PitId| overlooks(habits.overlooks, own_turns(rules), *pit, chance);
        Blind(rules.ring().filter(overlooked).fold(0, |mask, pit| mask | 1 << pit.0))
    }

    /// Whether what is sown from `pit` escapes the eye.
    pub fn to(self, pit: PitId) -> bool {
        self.0 & 1 << pit.0 != 0
    }
}

/// How many plies ago one's own turn before this one may have been, as bits; the lowest is one ply.
fn own_turns(rules: &Ruleset) -> u8 {
    let players = rules.board.players;
    let irregular = rules.sowing.again || matches!(rules.starving, Starving::Passes | Starving::MustFeed);
    if irregular { (1 << players) - 1 } else { 1 << (players - 1) }
}

fn overlooks(often: f64, own_turns: u8, pit: PitId, chance: Chance) -> bool {
    let mut recent = 0_u8;
    for then in chance.up_to_now() {
        let overlooked = recent & own_turns == 0 && then.share(Draw::Overlooks(pit.0)) < often;
        recent = recent << 1 | u8::from(overlooked);
    }
    recent & 1 != 0
}

/// What a glance says of a move: the lead behind it, less what the worst reply that is seen costs. A reply that is too
/// long to follow is not seen either.
pub(super) fn glance(habits: &Habits, rules: &Ruleset, imagined: &Imagined, me: Player, blind: Blind) -> i32 {
    let after = &imagined.after;
    let now = after.lead(rules, me);
    if after.mover == me {
        return now + best_gain(rules, after);
    }
    let costs = replies(rules, after)
        .filter(|(mv, reply, _)| !blind.to(mv.pit) && reply.beyond(habits) == 0)
        .map(|(_, reply, _)| now - reply.after.lead(rules, me));
    now - costs.max().unwrap_or(0).max(0)
}

#[cfg(test)]
mod tests {
    use super::super::Level;
    use super::super::imagine::imagine;
    use super::*;
    use crate::rules::testing::{at, congklak, o_an_quan, oware, with};
    use crate::rules::{Move, Position};

    /// South's F takes two; North's f then takes three.
    fn poisoned() -> Position {
        at(oware(), "2-0-4-0-0-1-1-3-0-0-0-1-18-18-S")
    }

    #[test]
    fn nobody_makes_the_same_oversight_twice_in_a_row() {
        let four = with(&o_an_quan(), &[("players", "4")]);
        for (rules, turns) in [(oware(), &[2][..]), (congklak(), &[1, 2]), (four, &[4])] {
            for level in Level::ALL {
                let blind = |ply| Blind::at(level.habits(), &rules, Chance::new(5, ply));
                for ply in 4..300 {
                    let again = turns.iter().any(|ago| blind(ply).0 & blind(ply - ago).0 != 0);
                    assert!(!again, "level {level} at ply {ply}");
                }
            }
        }
    }

    #[test]
    fn the_weaker_overlook_more_and_the_top_nothing() {
        let missed = |level: Level| -> u32 {
            let at = |ply| Blind::at(level.habits(), &oware(), Chance::new(3, ply)).0.count_ones();
            (0..400).map(at).sum()
        };
        for pair in Level::ALL.windows(2) {
            assert!(missed(pair[0]) >= missed(pair[1]), "{} and {}", pair[0], pair[1]);
        }
        assert!(missed(Level::FIRST) > 1_500 && missed(Level::TOP) == 0);
    }

    #[test]
    fn a_capture_is_seen_first_and_the_reply_only_by_who_looks() {
        let (position, mv) = (poisoned(), Move::forward(5));
        let imagined = imagine(&position, mv);
        let habits = Level::FIRST.habits();
        let seen = |blind| glance(habits, position.rules(), &imagined, Player::SOUTH, Blind(blind));
        let taken = imagined.after.lead(position.rules(), Player::SOUTH);
        assert_eq!(seen(u32::MAX), taken);
        assert!(seen(0) < taken);
    }

    #[test]
    fn a_long_game_is_looked_back_on_only_so_far() {
        let far = Chance::new(1, usize::MAX);
        assert_eq!(Blind::at(Level::FIRST.habits(), &oware(), far), Blind::at(Level::FIRST.habits(), &oware(), far));
    }
}
