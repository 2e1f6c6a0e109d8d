//! The promises of the choreography, on whole random games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

use gieo::choreography::{Anchor, CueKind, Ledger, Motion, SeedId, Spot, Tempo, Timeline, Whereabouts, choreograph};
use gieo::rules::{MAX_PITS, Move, Place, Player, Position, Ruleset, StopReason};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

const FILES: [&str; 2] =
    [include_str!("../assets/rulesets/oware.ruleset.ron"), include_str!("../assets/rulesets/oware-abapa.ruleset.ron")];
/// Games with relays, refills and passes.
const OTHERS: [&str; 4] = [
    include_str!("../assets/rulesets/ba-awa.ruleset.ron"),
    include_str!("../assets/rulesets/congklak.ruleset.ron"),
    include_str!("../assets/rulesets/o-an-quan.ruleset.ron"),
    include_str!("../assets/rulesets/kalah.ruleset.ron"),
];
const REDUCED: Tempo = Tempo { reduced: true, ..Tempo::USUAL };

/// Plays random games and hands every move's timeline to `look`, with the ledger before it.
fn every_move(games: u64, tempo: Tempo, look: impl FnMut(&Timeline, &Ledger, &Ledger, &Position)) {
    every_move_of(&FILES, games, tempo, look);
}

fn every_move_of(
    files: &[&str],
    games: u64,
    tempo: Tempo,
    mut look: impl FnMut(&Timeline, &Ledger, &Ledger, &Position),
) {
    for file in files {
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

/// The timeline of one move of Ba-awa, and whether its seeds came to lie as the rules have them.
fn ba_awa_move(position: &str, mv: &str, tempo: &Tempo) -> (Timeline, bool) {
    let rules = Arc::new(Ruleset::from_ron(OTHERS[0], "test").unwrap());
    let mut position = Position::from_text(rules.clone(), position).unwrap();
    let mut ledger = Ledger::from_board(&rules, position.board());
    let events = position.play(Move::from_text(&rules, mv).unwrap()).unwrap();
    let timeline = choreograph(&rules, &events, &mut ledger, tempo);
    (timeline, ledger.matches(position.board()))
}

fn at(timeline: &Timeline, is: impl Fn(&CueKind) -> bool) -> Vec<f32> {
    timeline.cues().iter().filter(|cue| is(&cue.kind)).map(|cue| cue.at).collect()
}

#[test]
fn an_endless_relay_is_shown_for_two_laps_and_the_other_laps_are_left_out() {
    for tempo in [Tempo::FIRST_GAME, Tempo::USUAL, REDUCED] {
        let (timeline, agrees) = ba_awa_move("0-1-0-2-1-0-1-3-1-0-2-1-20-16-N", "b", &tempo);
        let lifted = at(&timeline, |kind| matches!(kind, CueKind::Lifted { .. }));
        let left_out = at(&timeline, |kind| *kind == CueKind::LeftOut { laps: 58 });
        let stopped = at(&timeline, |kind| *kind == CueKind::Stopped { reason: StopReason::Endless });
        assert!(agrees);
        assert_eq!((lifted.len(), left_out.len(), stopped.len()), (2, 1, 1));
        assert!(lifted[1] < left_out[0] && left_out[0] < stopped[0] && timeline.duration() < 10.0);
    }
}

#[test]
fn a_pass_has_a_time_of_its_own() {
    let (timeline, agrees) = ba_awa_move("1-0-5-0-6-0-0-0-0-0-0-0-18-18-S", "A", &Tempo::USUAL);
    let passed = at(&timeline, |kind| *kind == CueKind::Passed { player: Player::NORTH });
    let next = at(&timeline, |kind| *kind == CueKind::TurnPassed { player: Player::SOUTH });
    assert!(agrees);
    assert!(next[0] - passed[0] > 0.6, "{passed:?} {next:?}");
}

#[test]
fn no_move_of_any_game_takes_longer_than_anybody_watches() {
    let (mut longest, mut left_out) = (0.0_f32, 0);
    every_move_of(&OTHERS, 12, Tempo::USUAL, |timeline, _, after, position| {
        assert!(after.matches(position.board()));
        longest = longest.max(timeline.duration());
        left_out += at(timeline, |kind| matches!(kind, CueKind::LeftOut { .. })).len();
    });
    assert!(longest <= 20.0, "{longest} s");
    assert!(left_out > 0, "no relay was long enough");
}

#[test]
fn seeds_of_laps_left_out_are_never_lost_nor_do_two_lie_in_one_slot() {
    every_move_of(&OTHERS[1..2], 8, Tempo::FIRST_GAME, |timeline, before, after, _| {
        for (seed, place, slot) in after.resting() {
            let rests = Whereabouts::At(Anchor::Rest(Spot { place, slot }));
            let end = timeline.whereabouts(seed, timeline.duration());
            assert!(end.is_none_or(|end| end == rests), "{seed:?}");
            let segments = timeline.segments(seed);
            assert!(segments.windows(2).all(|pair| pair[0].end <= pair[1].start + 1e-4), "{seed:?}");
            assert!(segments.windows(2).all(|pair| same_anchor(pair[0].to, pair[1].from)), "{seed:?}");
        }
        assert_eq!(before.len(), after.len());
    });
}
