//! The promises of the choreography, on whole random games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

use gieo::choreography::{Anchor, CueKind, Ledger, Motion, SeedId, Tempo, Timeline, choreograph};
use gieo::rules::{MAX_PITS, Place, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

const FILES: [&str; 2] =
    [include_str!("../assets/rulesets/oware.ruleset.ron"), include_str!("../assets/rulesets/oware-abapa.ruleset.ron")];
const REDUCED: Tempo = Tempo { reduced: true, ..Tempo::USUAL };

/// Plays random games and hands every move's timeline to `look`, with the ledger before it.
fn every_move(games: u64, tempo: Tempo, mut look: impl FnMut(&Timeline, &Ledger, &Ledger, &Position)) {
    for file in FILES {
        let rules = Arc::new(Ruleset::from_ron(file, "test").unwrap());
        for seed in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut position = Position::start(rules.clone(), Player((seed % 2) as u8));
            let mut ledger = Ledger::from_board(&rules, position.board());
            while position.board().over.is_none() {
                let legal: Vec<_> = position.legal().collect();
                let events = position.play(legal[rng.random_range(0..legal.len())]).unwrap();
                let before = ledger.clone();
                let timeline = choreograph(&rules, &events, &mut ledger, &tempo);
                look(&timeline, &before, &ledger, &position);
            }
        }
    }
}

#[test]
fn after_every_move_the_ledger_agrees_with_the_position() {
    for tempo in [Tempo::FIRST_GAME, Tempo::USUAL, REDUCED] {
        every_move(40, tempo, |_, _, after, position| assert!(after.matches(position.board())));
    }
}

#[test]
fn no_seed_is_ever_lost_doubled_or_renamed() {
    every_move(20, Tempo::USUAL, |_, _, after, _| {
        let mut seeds: Vec<_> = after.resting().map(|(seed, _, _)| seed).collect();
        seeds.sort();
        assert_eq!(seeds, (0..48).map(SeedId).collect::<Vec<_>>());
    });
}

#[test]
fn every_seed_travels_without_a_gap_from_where_it_lay_to_where_it_lies() {
    for tempo in [Tempo::USUAL, REDUCED] {
        every_move(20, tempo, |timeline, before, after, _| {
            for seed in (0..48).map(SeedId) {
                let segments = timeline.segments(seed);
                let place = |ledger: &Ledger| ledger.resting().find(|(s, _, _)| *s == seed).map(|(_, p, n)| (p, n));
                let spot = |anchor: Anchor| match anchor {
                    Anchor::Rest(spot) => Some((spot.place, spot.slot)),
                    Anchor::Hand { .. } => None,
                };
                match (segments.first(), segments.last()) {
                    (Some(first), Some(last)) => {
                        assert_eq!(spot(first.from), place(before));
                        assert_eq!(spot(last.to), place(after));
                    }
                    _ => assert_eq!(place(before), place(after)),
                }
                for pair in segments.windows(2) {
                    assert!(pair[0].end <= pair[1].start + 1e-4, "{pair:?}");
                    assert!(same_anchor(pair[0].to, pair[1].from), "{pair:?}");
                }
                assert!(segments.iter().all(|s| s.start <= s.end && s.end <= timeline.duration()));
            }
        });
    }
}

/// The handful counts fewer seeds after each one that fell; its place over the board is the same.
fn same_anchor(a: Anchor, b: Anchor) -> bool {
    match (a, b) {
        (Anchor::Hand { over: o1, slot: s1, .. }, Anchor::Hand { over: o2, slot: s2, .. }) => o1 == o2 && s1 == s2,
        _ => a == b,
    }
}

#[test]
fn two_seeds_never_rest_in_the_same_slot() {
    every_move(10, Tempo::USUAL, |timeline, before, _, _| {
        let mut t = 0.0;
        while t <= timeline.duration() {
            let mut taken = std::collections::HashSet::new();
            for (seed, place, slot) in before.resting() {
                let here = match timeline.whereabouts(seed, t) {
                    None => Some((place, slot)),
                    Some(gieo::choreography::Whereabouts::At(Anchor::Rest(spot))) => Some((spot.place, spot.slot)),
                    Some(_) => None,
                };
                assert!(here.is_none_or(|spot| taken.insert(spot)), "{here:?} at {t}");
            }
            t += 0.05;
        }
    });
}

#[test]
fn cues_come_in_order_and_count_to_the_position() {
    every_move(20, Tempo::USUAL, |timeline, before, _, position| {
        assert!(timeline.cues().is_sorted_by(|a, b| a.at <= b.at));
        let mut pits: Vec<u16> =
            (0..MAX_PITS as u8).map(|i| before.pile(Place::Pit(gieo::rules::PitId(i))).len() as u16).collect();
        let mut stores = [0, 1].map(|p| before.pile(Place::Store(Player(p))).len() as u16);
        for cue in timeline.cues() {
            match cue.kind {
                CueKind::Lifted { pit, .. } => pits[pit.index()] = 0,
                CueKind::Sown { pit, count, .. } => {
                    pits[pit.index()] += 1;
                    assert_eq!(pits[pit.index()], count);
                }
                CueKind::Captured { pit, n, .. } | CueKind::Swept { pit, n, .. } => pits[pit.index()] -= n,
                CueKind::Stored { player, total, .. } => {
                    stores[player.index()] += 1;
                    assert_eq!(stores[player.index()], total);
                }
                _ => {}
            }
        }
        for (i, n) in pits.iter().enumerate() {
            assert_eq!(*n, position.board().pits[i].dan);
        }
        assert_eq!(stores, [0, 1].map(|p| position.board().store(Player(p))));
    });
}

#[test]
fn a_sown_seed_is_heard_while_it_falls() {
    every_move(5, Tempo::USUAL, |timeline, _, _, _| {
        for cue in timeline.cues() {
            let CueKind::Sown { seed, .. } = cue.kind else { continue };
            let falls = timeline.segments(seed).iter().filter(|s| s.motion == Motion::Drop);
            assert!(falls.clone().any(|s| s.start < cue.at && cue.at <= s.end), "{cue:?}");
        }
    });
}

#[test]
fn with_reduced_motion_nothing_flies() {
    every_move(5, REDUCED, |timeline, before, _, _| {
        for (seed, _, _) in before.resting() {
            assert!(timeline.segments(seed).iter().all(|s| s.motion == Motion::Fade));
        }
    });
}

#[test]
fn captures_leave_one_after_the_other_backwards() {
    let mut chains = 0;
    every_move(40, Tempo::USUAL, |timeline, _, _, _| {
        let links: Vec<_> = timeline
            .cues()
            .iter()
            .filter_map(|c| match c.kind {
                CueKind::Captured { pit, link, .. } => Some((pit, link, c.at)),
                _ => None,
            })
            .collect();
        chains += usize::from(links.len() > 1);
        for (i, pair) in links.windows(2).enumerate() {
            assert_eq!(pair[0].0.0, pair[1].0.0 + 1);
            assert_eq!(usize::from(pair[1].1), i + 1);
            assert!(pair[0].2 < pair[1].2);
        }
    });
    assert!(chains > 50, "only {chains} chains were seen");
}

#[test]
fn later_rounds_of_a_long_sowing_go_quicker() {
    let tempo = Tempo::USUAL;
    assert!((tempo.step(0) - 0.22).abs() < 1e-6);
    assert!(tempo.step(1) < tempo.step(0) && tempo.step(9) < tempo.step(1));
}
