use super::claims_tests::check_claim;
use super::*;
use crate::ai::{Builder, Limits, Search, Status};
use crate::rules::testing::{at, ba_awa, congklak, kalah, o_an_quan, oware, with};
use crate::rules::{Board, Event, Player, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

#[test]
fn no_move_is_left_without_a_word() {
    for rules in games() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        walk(&rules, &mut rng, 60, |position, mv| {
            assert!(!reasons(position, mv).is_empty(), "{} {mv:?}", position.to_text());
        });
    }
}

#[test]
fn a_plan_is_what_the_expected_answer_lets_one_take() {
    let (mut plans, mut open) = (0, 0);
    for rules in games() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        walk(&rules, &mut rng, 40, |position, _| {
            let advice = explain(position, &report(position, 3_000, None), None).unwrap();
            let is_threat = |reason: &&Reason| matches!(reason, Reason::Threatens { .. } | Reason::ThreatensQuan);
            let told = advice.reasons.iter().filter(|r| is_threat(r) || planned(r).is_some()).count();
            assert!(told <= 1, "{} {:?}", position.to_text(), advice.reasons);
            let Some(plan) = advice.reasons.iter().find(|reason| planned(reason).is_some()) else { return };
            let mut game = position.clone();
            game.play(advice.best).unwrap();
            if let Reason::Plan { who, pit, .. } = *plan {
                assert_eq!((game.board().mover, advice.line[1].pit), (who, pit));
                plans += 1;
            } else {
                open += 1;
            }
            let mut line = advice.line[1..].iter();
            while game.board().mover != position.board().mover {
                game.play(*line.next().unwrap()).unwrap();
            }
            assert_eq!(Some(wins(&game, *line.next().unwrap()).0), planned(plan), "{}", position.to_text());
        });
    }
    assert!(plans > 10 && open > 10, "{plans} with a pit, {open} without");
}

fn planned(reason: &Reason) -> Option<i32> {
    if let Reason::Plan { points, .. } | Reason::PlanOpen { points } = *reason { Some(points) } else { None }
}

fn report(position: &Position, nodes: u64, tables: Option<&Arc<EndgameTables>>) -> Report {
    let limits = Limits { depth: None, nodes: Some(nodes) };
    let mut search = Search::with_endgames(position, limits, 12, tables);
    while search.run(2_000) == Status::Working {}
    search.report()
}

fn tables() -> Arc<EndgameTables> {
    let mut builder = Builder::new(8);
    while builder.run(100_000) == Status::Working {}
    Arc::new(builder.tables().clone())
}

/// A random position of Oware with `seeds` seeds on the board.
fn ending(rng: &mut ChaCha8Rng, seeds: u16) -> Position {
    let mut board = Board::start(&oware(), Player(rng.random_range(0..2)));
    board.pits = [crate::rules::Pieces::default(); crate::rules::MAX_PITS];
    (0..seeds).for_each(|_| board.pits[rng.random_range(0..12)].dan += 1);
    let won = rng.random_range(16..=48 - seeds - 16);
    board.stores[0].dan = won;
    board.stores[1].dan = 48 - seeds - won;
    Position::from_board(oware(), board)
}

#[test]
fn nothing_certain_contradicts_an_endgame_table() {
    let (tables, mut rng) = (tables(), ChaCha8Rng::seed_from_u64(3));
    let (mut exact, mut decided) = (0, 0);
    for round in 0..400 {
        let position = ending(&mut rng, 2 + round % 7);
        if position.board().over.is_some() {
            continue;
        }
        let margin = tabled_margin(&position, Some(&tables)).unwrap();
        let known = report(&position, 1_000, Some(&tables));
        let searched = report(&position, 30_000, None);
        for (report, tables) in [(&known, Some(&*tables)), (&searched, None)] {
            let advice = explain(&position, report, tables).unwrap();
            for reason in &advice.reasons {
                match *reason {
                    Reason::Exact { own, other } => {
                        exact += 1;
                        assert_eq!((own - other, own + other), (margin, 48), "{}", position.to_text());
                    }
                    Reason::Decided(verdict) => {
                        decided += 1;
                        assert_eq!(verdict, Verdict::of(margin), "{}", position.to_text());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(exact > 20 && decided > 100, "{exact} exact, {decided} decided");
}

#[test]
fn an_estimate_is_never_called_certain() {
    for rules in games() {
        let position = Position::start(rules, Player::SOUTH);
        let advice = explain(&position, &report(&position, 2_000, None), None).unwrap();
        assert!(!advice.proved && !advice.reasons.iter().any(Reason::is_certain), "{advice:?}");
    }
    let three = at(with(&ba_awa(), &[("players", "3")]), "0-0-0-1-1-0-0-0-0-1-0-0-15-15-15-0");
    let advice = explain(&three, &report(&three, 50_000, None), None).unwrap();
    assert!(!advice.reasons.iter().any(|r| matches!(r, Reason::Exact { .. } | Reason::Decided(_))), "{advice:?}");
}

/// Every game and number of players.
fn games() -> Vec<Arc<Ruleset>> {
    let players = |rules: Arc<Ruleset>, n: &str| with(&rules, &[("players", n)]);
    vec![
        oware(),
        crate::rules::testing::abapa(),
        ba_awa(),
        players(ba_awa(), "3"),
        o_an_quan(),
        players(o_an_quan(), "3"),
        players(o_an_quan(), "4"),
        congklak(),
        kalah(),
    ]
}

/// Plays at random and looks at a random move of every position on the way.
pub fn walk(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng, plies: usize, mut look: impl FnMut(&Position, Move)) {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    for _ in 0..plies {
        let legal: Vec<_> = position.legal().collect();
        if legal.is_empty() {
            position = Position::start(rules.clone(), Player::SOUTH);
            continue;
        }
        look(&position, legal[rng.random_range(0..legal.len())]);
        position.play(legal[rng.random_range(0..legal.len())]).unwrap();
    }
}

/// What `mv` wins by captures, in points and stones, told by its events alone.
pub fn wins(position: &Position, mv: Move) -> (i32, u16) {
    let (me, worth) = (position.board().mover, i32::from(position.rules().quan_worth()));
    let events = position.clone().play(mv).unwrap();
    let mine = events.iter().filter_map(|event| match event {
        Event::Capture { pieces, to, .. } if *to == me => Some(*pieces),
        _ => None,
    });
    mine.fold((0, 0), |(points, stones), pieces| {
        (points + i32::from(pieces.dan) + i32::from(pieces.quan) * worth, stones + u16::from(pieces.quan))
    })
}

/// The most that `player` could win if it were their turn.
pub fn could_win(position: &Position, player: Player) -> i32 {
    let board = Board { mover: player, over: None, ..*position.board() };
    let asked = Position::from_board(position.rules().clone(), board);
    asked.legal().map(|mv| wins(&asked, mv).0).max().unwrap_or(0)
}

#[test]
fn no_number_contradicts_the_rules() {
    for rules in games() {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        walk(&rules, &mut rng, 150, check_numbers);
    }
}

fn check_numbers(position: &Position, mv: Move) {
    let (me, rules) = (position.board().mover, position.rules());
    let mut after = position.clone();
    let events = after.play(mv).unwrap();
    let others = |position: &Position| rules.players().filter(|p| *p != me).map(|p| could_win(position, p)).max();
    let place = || format!("{} {}", position.to_text(), mv.to_text(rules));
    let all = reasons(position, mv);
    let stones = wins(position, mv).1;
    let quan = |reason: &Reason| match *reason {
        Reason::TakesQuan { stones: taken } | Reason::TakesBoth { stones: taken, .. } => taken == stones,
        _ => false,
    };
    assert_eq!(stones > 0, all.iter().any(quan), "{}", place());
    for reason in all {
        match reason {
            Reason::Takes { seeds, .. } | Reason::TakesBoth { seeds, .. } => {
                let worth = i32::from(rules.quan_worth()) * i32::from(stones);
                assert_eq!(i32::from(seeds) + worth, wins(position, mv).0, "{}", place());
            }
            Reason::Ends { own, .. } => {
                assert!(after.outcome().is_some() && after.board().score(rules, me) == own, "{}", place());
            }
            Reason::Saves { by, before, after: left, .. } => {
                assert_eq!((could_win(position, by), others(&after)), (before, Some(left)), "{}", place());
                assert!(before > left);
            }
            Reason::Calm | Reason::OnlyCalm => assert_eq!(others(&after), Some(0), "{}", place()),
            Reason::Least { by, points, others: left } => {
                assert_eq!((could_win(&after, by), others(&after)), (points, Some(points)), "{}", place());
                let cost = |other| {
                    let mut game = position.clone();
                    game.play(other).unwrap();
                    others(&game).unwrap()
                };
                let least = position.legal().filter(|other| *other != mv).map(cost).min();
                assert!(least == Some(left) && points < left, "{}", place());
            }
            Reason::Unavoidable { by, points } => {
                assert_eq!((could_win(&after, by), others(&after)), (points, Some(points)), "{}", place());
                let cost = |other| {
                    let mut game = position.clone();
                    game.play(other).unwrap();
                    others(&game).unwrap()
                };
                assert!(position.legal().all(|other| cost(other) >= points), "{}", place());
            }
            Reason::Costs { by, points } => {
                assert_eq!((could_win(&after, by), others(&after)), (points, Some(points)), "{}", place());
            }
            Reason::Threatens { points, .. } => assert_eq!(could_win(&after, me), points, "{}", place()),
            Reason::Race { have, need } => {
                assert_eq!(after.board().score(rules, me), have, "{}", place());
                let all = i32::from(rules.total_seeds()) + 10 * i32::from(after.board().stones());
                assert!((have + need) * 2 > all && (have + need - 1) * 2 <= all, "{}", place());
            }
            Reason::Majority { have } => assert_eq!(after.board().score(rules, me), have, "{}", place()),
            Reason::Again => assert!(events.contains(&Event::Again { player: me }), "{}", place()),
            Reason::Feeds { who, seeds } => {
                assert_eq!((position.board().row(who), after.board().row(who)), (0, seeds), "{}", place());
            }
            Reason::Kroo { pit, seeds } => {
                assert!(seeds >= 12 && after.board().seeds(pit) == seeds && position.board().seeds(pit) < 12);
            }
            Reason::KrooGrows { pit, seeds, need } => {
                assert!(after.board().seeds(pit) == seeds && seeds + need == 12, "{}", place());
            }
            Reason::MakesRefill { who, dan } => {
                let laid = events.iter().filter(|e| matches!(e, Event::Refill { .. } | Event::Borrow { .. })).count();
                assert_eq!((usize::from(dan), after.board().mover), (laid, who), "{}", place());
            }
            Reason::KeepsRow { .. } => assert!(after.board().row(me) > 0, "{}", place()),
            Reason::Choices { pits } => {
                let full = rules.ring().filter(|pit| after.board().owns(me, *pit) && after.board().seeds(*pit) > 0);
                assert_eq!(full.count(), usize::from(pits), "{}", place());
            }
            Reason::Only => assert_eq!(position.legal().len(), 1, "{}", place()),
            Reason::TakesQuan { .. }
            | Reason::OwnFours { .. }
            | Reason::LastSeeds { .. }
            | Reason::ThreatensQuan
            | Reason::HomeMoves { .. } => {}
            Reason::Gives { .. }
            | Reason::Trades { .. }
            | Reason::Endless
            | Reason::Turn { .. }
            | Reason::Calmer
            | Reason::AllCalm
            | Reason::StaysHome
            | Reason::Limits { .. }
            | Reason::TurnSaves { .. }
            | Reason::TurnLeast { .. }
            | Reason::TurnCosts { .. }
            | Reason::Won
            | Reason::SavesQuan { .. }
            | Reason::Lost { .. } => check_claim(position, mv, reason),
            Reason::Exact { .. } | Reason::Decided(_) | Reason::Plan { .. } | Reason::PlanOpen { .. } => {
                panic!("nothing was searched: {}", place())
            }
        }
    }
}
