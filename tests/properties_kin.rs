//! What must hold in every game of Ba-awa, Ô ăn quan, Congklak and Kalah, for each option value, on random games from
//! the opening and from odd positions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{each_option_of_the_kin, game, plies};
use gieo::choreography::{Anchor, Ledger, Tempo, choreograph};
use gieo::rules::{
    Board, Debts, Direction, EndReason, Move, NextRound, Pieces, PitId, Player, Position, Ruleset, Standing,
};
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;
use std::sync::Arc;

/// Plies that every ruleset is tried on, unless `GIEO_PLIES` says otherwise.
const PLIES: usize = 1_500;
/// Far beyond the longest game: whoever reaches it goes round in circles.
const LONGEST_GAME: usize = 5_000;

/// Calls `look` with every position of random games and the move played there.
fn wander(seed: u64, most: usize, mut look: impl FnMut(&str, &Position, Move, &mut ChaCha8Rng)) {
    for (name, rules) in each_option_of_the_kin() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut played, wanted) = (0, plies(most));
        while played < wanted {
            let mut position = random_beginning(&rules, &mut rng);
            let mut ply = 0;
            while let Some(mv) = position.legal().choose(&mut rng) {
                assert!(ply < LONGEST_GAME, "{name}: a game without an end: {}", position.to_text());
                look(&name, &position, mv, &mut rng);
                position.play(mv).unwrap();
                ply += 1;
            }
            let over = position.board().over.is_some();
            assert!(over || ply == 0, "{name}: no legal move, yet not over: {}", position.to_text());
            played += ply;
        }
    }
}

/// The opening, or an odd position: few seeds or many, now and then with other owners or burnt pits.
fn random_beginning(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Position {
    let starter = Player(rng.random_range(0..rules.board.players));
    let mut board = Board::start(rules, starter);
    let most = *[0, 0, 3, 3, 30].choose(rng).unwrap();
    if most > 0 {
        let sparse = rng.random_bool(0.5);
        for pieces in &mut board.pits[..rules.ring_len()] {
            pieces.dan = if sparse && rng.random_bool(0.6) { 0 } else { rng.random_range(0..=most) };
            pieces.quan = if rng.random_bool(0.3) { 0 } else { pieces.quan };
        }
        board.mover = Player(rng.random_range(0..rules.board.players));
    }
    // Matches give pits to others; in Ô ăn quan nobody loses the first square.
    if rules.pits_can_burn() {
        burn(rules, &mut board, rng);
    } else if rules.rounds.is_some() && rng.random_bool(0.2) {
        let first = |pit: &PitId| rules.players().any(|player| rules.first_row(player).next() == Some(*pit));
        for pit in rules.ring().filter(|pit| rules.first_owner(*pit).is_some() && !first(pit)) {
            board.owners[pit.index()] = Some(Player(rng.random_range(0..rules.board.players)));
        }
    }
    // A row that is empty at the start of a turn would have been refilled before it, or its player been passed over.
    if rules.ring().all(|pit| !board.owns(board.mover, pit) || board.seeds(pit) == 0) {
        return Position::start(rules.clone(), starter);
    }
    Position::from_board(rules.clone(), board)
}

/// Some pits of either row are burnt, as in a game of a match.
fn burn(rules: &Ruleset, board: &mut Board, rng: &mut ChaCha8Rng) {
    if rng.random_bool(0.5) {
        return;
    }
    for player in rules.players() {
        let burnt = rng.random_range(0..rules.board.pits).into();
        for pit in rules.first_row(player).take(burnt) {
            board.owners[pit.index()] = None;
            board.pits[pit.index()] = Pieces::default();
        }
    }
}

/// Seeds and stones on the table, less what the bank has lent.
fn counted(board: &Board) -> (u16, u16) {
    (board.total(), board.stones())
}

#[test]
fn an_agreed_end_takes_everything_home_and_is_the_fold_of_its_events() {
    wander(9, PLIES / 3, |name, position, _, _| agree(name, position));
    for (name, rules) in ["oware", "oware-abapa"].map(|id| (id, game(id, &[]))) {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let mut position = Position::start(rules, Player::SOUTH);
        while let Some(mv) = position.legal().choose(&mut rng) {
            agree(name, &position);
            position.play(mv).unwrap();
        }
    }
}

fn agree(name: &str, position: &Position) {
    let (mut after, mut folded) = (position.clone(), *position.board());
    let pieces = counted(&folded);
    let mut ledger = Ledger::from_board(position.rules(), position.board());
    let events = after.agree().unwrap();
    for event in &events {
        folded.apply(event);
        assert_eq!(counted(&folded), pieces, "{name}: {event:?} in {}", position.to_text());
    }
    assert_eq!(folded, *after.board(), "{name}: {}", position.to_text());
    assert_eq!((after.board().in_play(), after.legal().count()), (0, 0), "{name}: {}", position.to_text());
    assert_eq!(after.outcome().map(|outcome| outcome.reason), Some(EndReason::Agreed));
    choreograph(position.rules(), &events, &mut ledger, &Tempo::USUAL);
    assert!(ledger.matches(after.board()), "{name}: {}", position.to_text());
}

#[test]
fn no_event_makes_or_loses_a_piece_and_their_fold_is_the_result() {
    wander(1, PLIES, |name, position, mv, _| {
        let (mut after, mut folded) = (position.clone(), *position.board());
        let pieces = counted(&folded);
        for event in after.play(mv).unwrap() {
            folded.apply(&event);
            assert_eq!(counted(&folded), pieces, "{name}: {} {mv:?} {event:?}", position.to_text());
        }
        assert_eq!(folded, *after.board(), "{name}: {} {mv:?}", position.to_text());
        assert!(folded.hand.is_empty());
    });
}

#[test]
fn exactly_the_legal_moves_are_played_and_a_refusal_changes_nothing() {
    wander(2, PLIES / 5, |name, position, _, rng| {
        let legal: Vec<Move> = position.legal().collect();
        let pits = (0..position.rules().ring_len() as u8).chain([rng.random_range(24..=255)]);
        for mv in pits.flat_map(|pit| [Direction::Forward, Direction::Backward].map(|direction| (pit, direction))) {
            let mv = Move { pit: PitId(mv.0), direction: mv.1 };
            let mut tried = position.clone();
            assert_eq!(tried.play(mv).is_ok(), legal.contains(&mv), "{name}: {} {mv:?}", position.to_text());
            assert!(legal.contains(&mv) || tried == *position, "{name}: {} {mv:?}", position.to_text());
        }
    });
}

#[test]
fn a_finished_game_refuses_every_move() {
    wander(3, PLIES, |name, position, mv, _| {
        let mut after = position.clone();
        after.play(mv).unwrap();
        if after.outcome().is_some() {
            assert_eq!(after.legal().count(), 0, "{name}");
            assert!((0..24).all(|pit| after.clone().play(Move::forward(pit)).is_err()), "{name}");
        }
    });
}

#[test]
fn positions_and_moves_survive_being_written() {
    wander(4, PLIES, |name, position, mv, _| {
        let rules = position.rules();
        assert_eq!(Move::from_text(rules, &mv.to_text(rules)), Ok(mv), "{name}");
        let text = position.to_text();
        let read = Position::from_text(rules.clone(), &text).unwrap_or_else(|e| panic!("{name}: {text}: {e}"));
        let mut board = *position.board();
        if !name.starts_with("ba-awa") {
            // Only there it matters who opened the game.
            board.starter = board.mover;
        }
        assert_eq!(*read.board(), board, "{name}: {text}");
    });
}

#[test]
fn rulesets_and_options_survive_being_written() {
    for (name, rules) in each_option_of_the_kin() {
        let text = ron::ser::to_string_pretty(&*rules, ron::ser::PrettyConfig::default()).unwrap();
        assert_eq!(Ruleset::from_ron(&text, &name).unwrap(), *rules);
        assert!(
            rules
                .options()
                .iter()
                .all(|spec| { rules.option(spec.name).is_some_and(|value| spec.values.contains(&value.as_str())) }),
            "{name}"
        );
    }
}

/// The board as the next player sees it.
fn turned(rules: &Ruleset, board: &Board) -> Board {
    let (ring, players) = (rules.ring_len(), rules.board.players);
    let run = ring / usize::from(players);
    let mut there = *board;
    for i in 0..ring {
        there.pits[(i + run) % ring] = board.pits[i];
        there.owners[(i + run) % ring] = board.owners[i].map(|player| player.next(players));
    }
    for player in rules.players() {
        there.stores[player.next(players).index()] = board.stores[player.index()];
    }
    there.debts = Debts::default();
    for (borrower, lender, dan) in board.debts.all() {
        there.debts.lend(borrower.next(players), lender.map(|player| player.next(players)), dan);
    }
    (there.mover, there.starter) = (board.mover.next(players), board.starter.next(players));
    there
}

#[test]
fn the_rules_are_the_same_for_every_seat() {
    wander(5, PLIES, |name, position, mv, _| {
        let rules = position.rules();
        let mut here = Position::from_board(rules.clone(), *position.board());
        let mut there = Position::from_board(rules.clone(), turned(rules, position.board()));
        let run = rules.ring_len() / usize::from(rules.board.players);
        let pit = PitId(((mv.pit.index() + run) % rules.ring_len()) as u8);
        here.play(mv).unwrap();
        there.play(Move { pit, ..mv }).unwrap();
        assert_eq!(turned(rules, here.board()), *there.board(), "{name}: {} {mv:?}", position.to_text());
    });
}

#[test]
fn after_every_move_the_ledger_agrees_with_the_position_and_no_piece_jumps() {
    wander(6, PLIES / 2, |name, position, mv, rng| {
        let rules = position.rules();
        let mut after = position.clone();
        let mut ledger = Ledger::from_board(rules, position.board());
        let events = after.play(mv).unwrap();
        if events.len() > 400 {
            return;
        }
        let before = ledger.clone();
        let tempo = Tempo { reduced: rng.random_bool(0.3), ..Tempo::USUAL };
        let timeline = choreograph(rules, &events, &mut ledger, &tempo);
        assert!(ledger.matches(after.board()), "{name}: {} {mv:?}", position.to_text());
        let spots = |ledger: &Ledger| ledger.resting().collect::<Vec<_>>();
        let (old, new) = (spots(&before), spots(&ledger));
        let distinct: HashSet<_> =
            new.iter().map(|(seed, place, slot)| (ledger.is_stone(*seed), *place, *slot)).collect();
        assert_eq!(distinct.len(), new.len());
        assert!(timeline.cues().is_sorted_by(|a, b| a.at <= b.at));
        for (seed, place, slot) in new {
            let segments = timeline.segments(seed);
            let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
                assert!(old.contains(&(seed, place, slot)), "{name}: {seed:?} jumps");
                continue;
            };
            let rests = |anchor| matches!(anchor, Anchor::Rest(spot) if (spot.place, spot.slot) == (place, slot));
            assert!(rests(last.to), "{name}: {} {mv:?} {seed:?}", position.to_text());
            let began = |(s, p, n): &(_, _, _)| matches!(first.from, Anchor::Rest(spot) if (*s, *p, *n) == (seed, spot.place, spot.slot));
            assert!(seed.index() >= before.len() || old.iter().any(began), "{name}: {} {mv:?}", position.to_text());
            let gapless = segments.windows(2).all(|pair| pair[0].end <= pair[1].start + 1e-4);
            assert!(gapless, "{name}: {} {mv:?} {segments:?}", position.to_text());
        }
    });
}

#[test]
fn a_burnt_pit_stays_empty_and_is_never_played() {
    let mut burnt = 0;
    wander(7, PLIES / 5, |name, position, mv, _| {
        let mut after = position.clone();
        let rules = position.rules().clone();
        after.play(mv).unwrap();
        for pit in rules.ring().filter(|pit| position.board().is_burnt(&rules, *pit)) {
            assert!(pit != mv.pit && after.board().is_burnt(&rules, pit), "{name}: {}", position.to_text());
            assert_eq!(after.board().seeds(pit), 0, "{name}: {} {mv:?}", position.to_text());
            burnt += 1;
        }
    });
    assert!(burnt > 1000, "{burnt}");
}

/// The round to which a match leads that is played by chance, after `most` games at the latest.
fn match_by_chance(rules: &Arc<Ruleset>, seed: u64, most: usize) -> NextRound {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut board = Board::start(rules, Player::SOUTH);
    for game in 1.. {
        let mut position = Position::from_board(rules.clone(), board);
        while let Some(mv) = position.legal().choose(&mut rng) {
            position.play(mv).unwrap();
        }
        let totals = rules.players().map(|player| position.board().store(player)).collect();
        let round = rules.next_round(&Standing::Totals(totals), board.starter).unwrap();
        assert_eq!(round.board.total(), rules.total_seeds());
        assert!(rules.players().all(|p| round.board.pits_of(p) == usize::from(round.pits[p.index()])));
        if round.winner.is_some() || game == most {
            return round;
        }
        board = round.board;
    }
    unreachable!()
}

/// Where one pit is enough to go on, chance alone hardly ever brings a match to its end.
#[test]
fn matches_of_burnt_pits_keep_all_seeds_and_come_to_an_end() {
    let rounds = |options: &[(&str, &str)]| game("congklak", &[&[("rounds", "burnt")], options].concat());
    for seed in 0..4 {
        for options in [&[][..], &[("opener", "loser")], &[("pits", "5")]] {
            let round = match_by_chance(&rounds(options), seed, 40);
            assert_eq!(round.pits.contains(&0), round.winner.is_some(), "{options:?}");
        }
        for opener in ["winner", "alternates"] {
            let round = match_by_chance(&rounds(&[("least", "5"), ("opener", opener)]), seed, 2000);
            assert!(round.winner.is_some() && round.pits.iter().any(|pits| *pits < 5), "{opener}: {:?}", round.pits);
        }
    }
}

/// Far more seeds than any game has: moves become very long, but they end.
#[test]
fn heaps_of_seeds_do_not_hang() {
    for (name, rules) in each_option_of_the_kin() {
        let mut board = Board::start(&rules, Player::SOUTH);
        for pieces in &mut board.pits[..rules.ring_len()] {
            *pieces = Pieces { dan: 1000, ..*pieces };
        }
        let mut position = Position::from_board(rules, board);
        let mv = position.legal().next();
        let events = mv.map_or(0, |mv| position.play(mv).unwrap().len());
        assert!(events < 2_000_000, "{name}: {events} events");
    }
}

#[test]
fn an_opening_is_what_the_rules_say() {
    let counted = |id, options: &[(&str, &str)]| {
        let board = Board::start(&game(id, options), Player::SOUTH);
        (board.total(), board.stones())
    };
    assert_eq!(counted("ba-awa", &[("players", "3")]), (48, 0));
    assert_eq!(counted("congklak", &[]), (98, 0));
    assert_eq!(counted("congklak", &[("pits", "10"), ("seeds", "8")]), (160, 0));
    assert_eq!(counted("o-an-quan", &[("players", "4")]), (100, 4));
    assert_eq!(counted("o-an-quan", &[("quan_as_dan", "true"), ("quan_extra", "20")]), (110, 0));
}
