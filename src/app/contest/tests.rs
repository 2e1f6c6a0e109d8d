use super::*;
use crate::ai::{Limits, Search};
use crate::rules::testing::{ba_awa, kalah, o_an_quan, oware, with};
use crate::rules::{Move, PitId};
use std::sync::Arc;

fn contest(results: &[&[i32]]) -> Contest {
    Contest { results: results.iter().map(|result| result.to_vec()).collect(), ..Contest::new(Player::SOUTH) }
}

fn pits(board: &Board, player: Player) -> Vec<u8> {
    (0..12).filter(|i| board.owns(player, PitId(*i))).collect()
}

/// Plays the first legal moves of a game to its end.
fn played(rules: &Arc<Ruleset>, board: Board, stride: usize) -> Position {
    let mut game = Position::from_board(rules.clone(), board);
    for ply in 0..4000 {
        let legal: Vec<Move> = game.legal().collect();
        let Some(mv) = legal.get((ply * stride) % legal.len().max(1)) else { break };
        game.play(*mv).unwrap();
    }
    assert!(game.outcome().is_some(), "{} never ends", rules.id);
    game
}

#[test]
fn a_match_begins_like_a_game_of_its_own() {
    let rules = ba_awa();
    let first = Contest::new(Player::NORTH);
    assert_eq!(first.opening(&rules), Ok(Board::start(&rules, Player::NORTH)));
    assert_eq!((first.game(), first.standing(&rules)), (1, None));
}

#[test]
fn the_next_game_begins_with_the_pits_won_and_the_other_opener() {
    let board = contest(&[&[28, 20]]).opening(&ba_awa()).unwrap();
    assert_eq!(pits(&board, Player::SOUTH), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!((board.mover, board.starter), (Player::NORTH, Player::NORTH));
    let third = contest(&[&[28, 20], &[20, 28]]).opening(&ba_awa()).unwrap();
    assert_eq!((pits(&third, Player::SOUTH), third.mover), (vec![1, 2, 3, 4, 5], Player::SOUTH));
}

#[test]
fn picked_pits_are_the_winners_in_the_next_game_and_only_there() {
    let rules = with(&ba_awa(), &[("placing", "picked")]);
    let won = contest(&[&[28, 20]]);
    let picked = won.clone().with_picks(vec![PitId(10)]);
    assert_eq!(pits(&picked.opening(&rules).unwrap(), Player::SOUTH), [0, 1, 2, 3, 4, 5, 10]);
    assert_eq!(pits(&won.opening(&rules).unwrap(), Player::SOUTH), [0, 1, 2, 3, 4, 5, 6], "else those beside");
    let later = Contest { results: vec![vec![28, 20], vec![24, 24]], ..picked.clone() };
    assert_eq!(pits(&later.opening(&rules).unwrap(), Player::SOUTH), [0, 1, 2, 3, 4, 5]);
    let text = ron::to_string(&picked).unwrap();
    assert_eq!(ron::from_str(&text).as_ref(), Ok(&picked));
    assert!(!ron::to_string(&won).unwrap().contains("picks"), "older games read on");
    let error = picked.opening(&ba_awa()).unwrap_err().to_string();
    assert_eq!(error, "match: game 1: pick: there is nothing to pick");
    let twice = won.with_picks(vec![PitId(10), PitId(11)]).opening(&rules).unwrap_err().to_string();
    assert_eq!(twice, "match: game 1: pick: 2 pits, but the winner picks 1");
}

#[test]
fn sold_squares_follow_the_points_of_all_games_together() {
    let rules = o_an_quan();
    let sold = contest(&[&[44, 26], &[31, 39]]);
    assert_eq!(sold.standing(&rules), Some(Standing::Difference(10)));
    assert_eq!(sold.next(&rules).unwrap().pits, [6, 4]);
    assert_eq!(contest(&[&[44, 26], &[26, 44]]).next(&rules).unwrap().pits, [5, 5], "they come back");
    assert_eq!(contest(&[&[20, 50]]).next(&rules).unwrap().winner, Some(Player::NORTH));
}

#[test]
fn matches_are_of_two_and_of_three_who_count_pits() {
    let known = [ba_awa(), with(&ba_awa(), &[("players", "3")]), o_an_quan()];
    assert!(known.iter().all(|rules| Contest::is_known_to(rules)));
    let unknown = [oware(), kalah(), with(&o_an_quan(), &[("players", "3")])];
    assert!(unknown.iter().all(|rules| !Contest::is_known_to(rules)));
    let error = contest(&[]).opening(&oware()).unwrap_err();
    assert_eq!(error.to_string(), "match: oware has none for 2 players");
}

#[test]
fn what_does_not_fit_is_named() {
    let told = |results: &[&[i32]]| contest(results).opening(&ba_awa()).unwrap_err().to_string();
    assert_eq!(told(&[&[28, 20], &[28, 21]]), "match: game 2: totals: 49 seeds, but a game has 48");
    assert_eq!(told(&[&[28, 10, 10]]), "match: game 1: 3 results for 2 players");
    assert_eq!(told(&[&[-4, 52]]), "match: game 1: -4 seeds");
    assert_eq!(told(&[&[40, 8], &[24, 24]]), "match: it was won in game 1, and yet another follows");
    assert_eq!(told(&[&[40, 8]]), "match: it was won in game 1, and yet another follows");
    let nobody = Contest::new(Player(2)).opening(&ba_awa()).unwrap_err();
    assert_eq!(nobody, ContestError::Opener(2));
    let huge = contest(&[&[i32::MAX, i32::MIN], &[i32::MAX, i32::MIN]]);
    assert_eq!(huge.standing(&o_an_quan()), Some(Standing::Difference(i32::MAX)));
}

#[test]
fn played_games_always_lead_on_until_somebody_wins() {
    for rules in [ba_awa(), with(&ba_awa(), &[("players", "3")]), o_an_quan()] {
        for stride in 1..6 {
            let mut contest = Contest::new(Player::SOUTH);
            for game in 0..60 {
                let Ok(board) = contest.opening(&rules) else { break };
                contest = contest.with(&played(&rules, board, stride + game));
            }
            assert!(contest.next(&rules).is_ok(), "{} {contest:?}", rules.id);
        }
    }
}

#[test]
fn who_owns_no_pit_passes_and_the_others_play_on() {
    for no_move in ["pass", "end"] {
        let rules = with(&ba_awa(), &[("players", "3"), ("no_move", no_move)]);
        let board = contest(&[&[24, 24, 0]]).opening(&rules).unwrap();
        let game = played(&rules, board, 3);
        assert!(game.history().len() + game.board().stores.iter().filter(|s| s.dan > 0).count() > 2);
        assert_eq!(game.board().store(Player(2)), 0, "{no_move}");
        assert_eq!(game.board().total(), 48);
    }
}

#[test]
fn the_search_plays_from_bought_pits_too() {
    let games: [(_, &[i32]); 2] = [(ba_awa(), &[12, 36]), (o_an_quan(), &[22, 48])];
    for (rules, result) in games {
        let mut game = Position::from_board(rules.clone(), contest(&[result]).opening(&rules).unwrap());
        let mut foreign = 0;
        for _ in 0..60 {
            let limits = Limits { depth: Some(3), nodes: Some(20_000) };
            let mut search = Search::new(&game, limits, 10);
            search.run(u64::MAX);
            let Some(best) = search.report().all.first().map(|found| found.mv) else { break };
            let mover = game.board().mover;
            foreign += usize::from(rules.first_owner(best.pit) != Some(mover));
            game.play(best).unwrap();
        }
        assert!(foreign > 0, "{}: nothing was played from a bought pit", rules.id);
    }
}
