//! What is said of whole turns, of gifts and of what is settled, checked by playing it out with the rules alone.

use super::property_tests::{could_win, wins};
use super::turn::best_turn;
use super::*;
use crate::rules::{Board, Event, Player, StopReason};

/// Moves after which a count of every chain of a turn is given up.
const ENOUGH: usize = 20_000;

/// Fails if `reason`, which is given for `mv`, does not hold.
pub fn check_claim(position: &Position, mv: Move, reason: Reason) {
    let (rules, me) = (position.rules(), position.board().mover);
    let mut after = position.clone();
    let events = after.play(mv).unwrap();
    let place = || format!("{} {}: {reason:?}", position.to_text(), mv.to_text(rules));
    match reason {
        Reason::Gives { who, seeds } => {
            assert!((given(&events, who), wins(position, mv).0) == (seeds, 0) && who != me, "{}", place());
        }
        Reason::Trades { seeds, who, given: left } => {
            let told = (i32::from(seeds), left);
            assert!((wins(position, mv).0, given(&events, who)) == told && who != me, "{}", place());
        }
        Reason::Endless => assert!(events.contains(&Event::Stop { reason: StopReason::Endless }), "{}", place()),
        Reason::StaysHome => {
            let crosses = |event: &Event| match *event {
                Event::Sow { pit } => position.board().owners[pit.index()].is_some_and(|owner| owner != me),
                _ => false,
            };
            assert!(!events.iter().any(crosses), "{}", place());
        }
        Reason::Limits { who, moves } => {
            assert_eq!((after.board().mover, after.legal().len()), (who, moves.into()), "{}", place());
        }
        Reason::SavesQuan { by, other } => {
            let takes = |position: &Position, player| {
                let asked = turn(position, player);
                asked.legal().any(|mv| wins(&asked, mv).1 > 0)
            };
            let rest = rules.players().filter(|player| *player != me);
            assert!(takes(position, by) && !rest.into_iter().any(|player| takes(&after, player)), "{}", place());
            assert_eq!(other, wins(position, mv).1 > 0, "{}", place());
            assert!(rules.ring().any(|pit| after.board().pits[pit.index()].quan > 0), "{}", place());
        }
        Reason::Won | Reason::Lost { .. } => check_settled(position, reason),
        Reason::Turn { seeds, moves } => {
            let first = after.board().score(rules, me) - position.board().score(rules, me);
            let rest = best_turn(&after);
            assert_eq!(
                (first + replayed(&after, &rest.line), 1 + rest.line.len()),
                (seeds, moves.into()),
                "{}",
                place()
            );
        }
        _ => check_danger(position, mv, &after, reason),
    }
}

fn check_danger(position: &Position, mv: Move, after: &Position, reason: Reason) {
    let me = position.board().mover;
    let place = || format!("{} {}: {reason:?}", position.to_text(), mv.to_text(position.rules()));
    match reason {
        Reason::TurnSaves { by, before, after: left } => {
            assert!(gains(position, by) == before && before > left, "{}", place());
            check_most(after, me, left);
        }
        Reason::TurnCosts { by, seeds, most } => {
            assert_eq!(gains(after, by), seeds, "{}", place());
            if most {
                check_most(after, me, seeds);
            }
        }
        Reason::TurnLeast { by, seeds, others } => {
            assert!(gains(after, by) == seeds && seeds < others, "{}", place());
            check_most(after, me, seeds);
            let costs = after_the_others(position, mv).map(|other| gains(&other, by));
            assert_eq!(costs.min(), Some(others), "{}", place());
        }
        Reason::Calmer | Reason::AllCalm => {
            let risky = after_the_others(position, mv).filter(|other| danger(other, me) > 0).count();
            assert_eq!((danger(after, me), risky == 0), (0, reason == Reason::AllCalm), "{}", place());
        }
        _ => panic!("nothing checks {}", place()),
    }
}

/// Whoever is told to have won or lost has, however the game goes on.
fn check_settled(position: &Position, reason: Reason) {
    let (rules, me) = (position.rules(), position.board().mover);
    let mut game = position.clone();
    let mut turn = 0;
    while let Some(mv) = game.legal().nth(turn % 2).or_else(|| game.legal().next()) {
        game.play(mv).unwrap();
        turn += 1;
    }
    let (mine, lead) = (game.board().score(rules, me), game.board().lead(rules, me));
    match reason {
        Reason::Lost { most } => assert!(lead < 0 && mine <= most, "{}: {reason:?}", position.to_text()),
        _ => assert!(lead > 0, "{}: {reason:?}", position.to_text()),
    }
}

fn after_the_others(position: &Position, mv: Move) -> impl Iterator<Item = Position> {
    let others: Vec<_> = position.legal().filter(|other| *other != mv).collect();
    others.into_iter().map(|other| {
        let mut game = position.clone();
        game.play(other).unwrap();
        game
    })
}

fn given(events: &[Event], who: Player) -> u16 {
    let won = |event: &Event| match *event {
        Event::Capture { pieces, to, .. } if to == who => pieces.dan,
        _ => 0,
    };
    events.iter().map(won).sum()
}

fn turn(position: &Position, player: Player) -> Position {
    let board = Board { mover: player, over: None, ..*position.board() };
    Position::from_board(position.rules().clone(), board)
}

/// What anybody but `me` could take: in one turn, where turns go on, else in one move.
fn danger(position: &Position, me: Player) -> i32 {
    let others = position.rules().players().filter(|player| *player != me);
    let again = position.rules().sowing.again;
    others.map(|other| if again { gains(position, other) } else { could_win(position, other) }).max().unwrap()
}

/// What `player` could gain in one turn, by playing that turn.
fn gains(position: &Position, player: Player) -> i32 {
    let asked = turn(position, player);
    replayed(&asked, &best_turn(&asked).line)
}

/// By how much the mover's store grows when these moves of one turn are played.
fn replayed(position: &Position, line: &[Move]) -> i32 {
    let (mut game, me) = (position.clone(), position.board().mover);
    for (i, mv) in line.iter().enumerate() {
        let events = game.play(*mv).unwrap();
        assert!(i + 1 == line.len() || events.contains(&Event::Again { player: me }), "{line:?}");
    }
    game.board().score(game.rules(), me) - position.board().score(position.rules(), me)
}

/// Nobody but `me` gains more than `most` in any chain of moves, as far as they can be counted.
fn check_most(position: &Position, me: Player, most: i32) {
    for other in position.rules().players().filter(|player| *player != me) {
        let asked = turn(position, other);
        let found = every_chain(&asked, &mut 0);
        assert!(found <= most, "{}: {found} but {most}", asked.to_text());
    }
}

fn every_chain(position: &Position, tried: &mut usize) -> i32 {
    let (rules, me) = (position.rules(), position.board().mover);
    let mut best = 0;
    for mv in position.legal().collect::<Vec<_>>() {
        *tried += 1;
        if *tried > ENOUGH {
            return best;
        }
        let mut after = position.clone();
        let again = after.play(mv).unwrap().contains(&Event::Again { player: me });
        let gain = after.board().score(rules, me) - position.board().score(rules, me);
        let rest = if again && after.board().over.is_none() { every_chain(&after, tried) } else { 0 };
        best = best.max(gain + rest);
    }
    best
}
