//! Matches from the sheet to the last game, by the buttons.

use super::Game;
use crate::app::{
    Act, Actor, Contest, Deed, FinishPlayback, GameData, Picking, Screen, Seat, Session, StartGame, Unfinished, Who,
};
use crate::platform;
use crate::rules::{Player, RulesetId};
use crate::ui::Localized;
use bevy::prelude::*;

/// More games than any of these matches needs.
const ENOUGH: usize = 150;

/// Starts a match by the rules called `id`, after games with these results.
fn begin(game: &mut Game, id: &str, options: &[(&str, &str)], results: &[&[i32]]) {
    let data = game.0.world().resource::<GameData>();
    let mut rules = (**data.ruleset(&RulesetId(id.to_owned())).unwrap()).clone();
    options.iter().for_each(|(name, value)| rules.set_option(name, value).unwrap());
    let seats = Seat::round(&vec![Who::Person; rules.board.players.into()]);
    let contest = Contest { results: results.iter().map(|r| r.to_vec()).collect(), ..Contest::new(Player::SOUTH) };
    let start = StartGame::of_match(rules.into(), seats, contest, 1).unwrap();
    game.0.world_mut().write_message(start);
    game.frames(10);
}

/// Plays moves by chance until the game is over; tells who moved.
fn play_out(game: &mut Game, chance: &mut u64) -> Vec<Player> {
    let mut movers = Vec::new();
    while game.screen() == Screen::Play {
        let legal: Vec<_> = game.session().position().legal().collect();
        if !legal.is_empty() {
            *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = legal[(*chance >> 33) as usize % legal.len()];
            movers.extend(game.session().mover());
            game.0.world_mut().write_message(Act { by: Actor::Person, deed: Deed::Play(mv) });
            game.frames(1);
            game.0.world_mut().write_message(FinishPlayback);
        }
        game.frames(6);
        assert!(movers.len() < 3000, "the game never ends");
    }
    game.frames(3);
    movers
}

fn says(game: &mut Game, key: &str) -> bool {
    let world = game.0.world_mut();
    let mut all = world.query::<(&Localized, Option<&Node>)>();
    let shown = |node: Option<&Node>| node.is_none_or(|n| n.display != Display::None);
    all.iter(world).any(|(words, node)| shown(node) && words.phrases.iter().any(|p| p.key == key))
}

/// Plays game after game by the button on the last one's sheet; the match that was won.
fn play_match(game: &mut Game, chance: &mut u64) -> Contest {
    for _ in 0..ENOUGH {
        play_out(game, chance);
        let contest = game.session().concluded().unwrap();
        let round = contest.next(game.session().position().rules()).unwrap();
        if round.winner.is_some() {
            return contest;
        }
        assert!(says(game, "match-pits-next") || says(game, "match-lead") || says(game, "match-level"));
        assert!(!says(game, "match-won") && game.buttons("over-again").is_empty());
        game.frames(200);
        assert_eq!(game.screen(), Screen::Over, "nothing starts by itself");
        game.press("over-next-game");
        game.frames(10);
        assert_eq!((game.screen(), game.session().contest()), (Screen::Play, Some(&contest)));
        assert_eq!(game.session().position().board(), &round.board);
        assert!(!game.session().can_undo(), "the game before is not taken back");
    }
    panic!("nobody wins");
}

/// What the end of a match offers and leaves behind.
fn end_of_match(game: &mut Game, contest: &Contest) {
    assert!(says(game, "match-won") && says(game, "match-played") && game.buttons("over-next-game").is_empty());
    assert!(game.0.world().resource::<Unfinished>().0.is_none(), "nothing is left to go on with");
    game.press("over-again");
    game.frames(10);
    let again = Contest::new(contest.first.next(game.session().position().rules().board.players));
    assert_eq!((game.screen(), game.session().contest()), (Screen::Play, Some(&again)));
}

#[test]
fn a_match_of_ba_awa_is_played_to_its_end() {
    let mut game = Game::at_title();
    begin(&mut game, "ba-awa", &[], &[]);
    let contest = play_match(&mut game, &mut 5);
    end_of_match(&mut game, &contest);
}

#[test]
fn a_match_of_sold_squares_is_played_to_its_end() {
    let mut game = Game::at_title();
    begin(&mut game, "o-an-quan", &[], &[]);
    let contest = play_match(&mut game, &mut 2);
    end_of_match(&mut game, &contest);
}

#[test]
fn a_match_of_burnt_pits_is_played_to_its_end() {
    let mut game = Game::at_title();
    begin(&mut game, "congklak", &[("rounds", "burnt"), ("least", "5")], &[&[60, 38]]);
    assert!(says(&mut game, "match-burnt") && says(&mut game, "turn-starts"), "the beginning tells of burnt pits");
    assert!(says(&mut game, "match-line-pits"));
    let contest = play_match(&mut game, &mut 5);
    assert!(says(&mut game, "match-beaten"));
    end_of_match(&mut game, &contest);
}

#[test]
fn a_match_of_congklak_is_chosen_on_the_sheet_and_left_again() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game.press("ruleset-congklak");
    game.press("new-match-many");
    assert!(says(&mut game, "new-match-burnt-about"));
    let world = game.0.world_mut();
    let toggle = world.query_filtered::<Entity, With<bevy::ui_widgets::Checkbox>>().single(world).unwrap();
    world.trigger(bevy::ui_widgets::ValueChange { source: toggle, value: true, is_final: true });
    game.frames(3);
    assert!(game.buttons("option-congklak-rounds-burnt").is_empty(), "it is asked above");
    game.press("option-congklak-least-4");
    game.press("new-match-one");
    assert!(game.buttons("option-congklak-least-4").is_empty(), "a single game has no such limit");
    game.press("new-match-many");
    game.press("new-begin");
    game.frames(5);
    let session = game.session();
    assert_eq!(session.contest(), Some(&Contest::new(Player::SOUTH)));
    let option = |name| session.position().rules().option(name);
    assert_eq!((option("rounds").as_deref(), option("least").as_deref()), (Some("burnt"), Some("4")));
}

#[test]
fn the_winner_picks_pits_of_the_other_row_on_the_last_sheet() {
    let mut game = Game::at_title();
    let mut chance = 11;
    for _ in 0..20 {
        begin(&mut game, "ba-awa", &[("placing", "picked")], &[]);
        play_out(&mut game, &mut chance);
        let picks = game.0.world().resource::<Picking>().0.clone();
        let Some(spoils) = picks.map(|picks| picks.spoils) else { continue };
        assert!(says(&mut game, "match-pick") && game.buttons("match-pick-pit").len() == 6);
        let other = spoils.row.iter().position(|pit| !spoils.usual.contains(pit)).unwrap();
        game.press_nth("match-pick-pit", other);
        game.press("over-see-board");
        game.press("button-back");
        game.press("over-next-game");
        game.frames(10);
        let (session, pit) = (game.session(), spoils.row[other]);
        assert!(session.position().board().owns(spoils.taker, pit) && session.contest().unwrap().picks.len() == 1);
        assert!(!session.position().board().owns(spoils.taker, spoils.usual[0]), "the oldest went back");
        assert_eq!(game.0.world().resource::<Picking>().0, None);
        return;
    }
    panic!("nobody wins a pit");
}

#[test]
fn of_three_the_others_play_on_when_one_is_out() {
    let mut game = Game::at_title();
    for no_move in ["pass", "end"] {
        begin(&mut game, "ba-awa", &[("players", "3"), ("no_move", no_move)], &[&[28, 20, 0]]);
        assert!(says(&mut game, "match-out"), "the third strip says so");
        let movers = play_out(&mut game, &mut 3);
        assert!(movers.len() > 4 && !movers.contains(&Player(2)), "{no_move}: {movers:?}");
        assert_eq!(game.session().position().board().store(Player(2)), 0);
        assert!(!game.session().goes_on() || says(&mut game, "match-out-now"));
    }
}

#[test]
fn a_match_is_chosen_on_the_sheet_with_its_goal_among_the_house_rules() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    assert!(game.buttons("new-match-many").is_empty(), "Oware has no matches");
    game.press("ruleset-ba-awa");
    game.press("new-match-many");
    assert!(says(&mut game, "new-match-pits-about"));
    let world = game.0.world_mut();
    let toggle = world.query_filtered::<Entity, With<bevy::ui_widgets::Checkbox>>().single(world).unwrap();
    world.trigger(bevy::ui_widgets::ValueChange { source: toggle, value: true, is_final: true });
    game.frames(3);
    game.press("option-ba-awa-goal-11");
    game.press("option-ba-awa-opener-loser");
    game.press("new-match-one");
    assert!(game.buttons("option-ba-awa-goal-11").is_empty(), "a single game has no goal");
    game.press("new-match-many");
    game.press("new-begin");
    game.frames(5);
    let session = game.session();
    assert_eq!(session.contest(), Some(&Contest::new(Player::SOUTH)));
    assert_eq!(session.position().rules().option("goal").as_deref(), Some("11"));
    assert!(says(&mut game, "match-line-pits"));
}

#[test]
fn starting_again_and_leaving_keep_the_match_or_end_it() {
    let mut game = Game::at_title();
    begin(&mut game, "ba-awa", &[], &[&[28, 20]]);
    let (contest, opening) = (game.session().contest().cloned(), game.session().opening().clone());
    play_out(&mut game, &mut 9);
    game.tap_key(KeyCode::Escape);
    game.press("pause-restart");
    game.press("restart-yes");
    game.frames(10);
    assert_eq!((game.session().contest(), game.session().position()), (contest.as_ref(), &opening));
    let fresh = fresh_game(&game);
    game.0.world_mut().write_message(fresh);
    game.frames(10);
    assert_eq!(game.session().contest(), None);
}

fn fresh_game(game: &Game) -> StartGame {
    let session: &Session = game.session();
    let rules = session.position().rules().clone();
    StartGame::fresh(rules, session.seats().to_vec(), Player::SOUTH, platform::entropy())
}

#[test]
fn between_two_games_the_title_leads_back_to_the_match() {
    let mut game = Game::at_title();
    begin(&mut game, "ba-awa", &[], &[]);
    play_out(&mut game, &mut 4);
    let after = game.session().concluded();
    game.press("over-to-title");
    game.frames(5);
    game.press("title-continue");
    game.frames(20);
    assert_eq!((game.screen(), game.session().concluded()), (Screen::Over, after.clone()));
    game.press("over-next-game");
    game.frames(10);
    assert_eq!(game.session().contest(), after.as_ref());
}
