//! Opponents on the sheet and at the table: chosen, greeted by, played, saved, taken up again.

use super::*;
use crate::ai::{Level, Mind};
use crate::app::{Act, Actor, Deed};

/// South may take eleven by F.
const RICH: &str = "0-0-0-0-1-4-2-2-2-1-5-5-10-16-S";

fn mind(game: &Game, id: &str) -> Mind {
    game.0.world().resource::<GameData>().opponents.find(id).unwrap().mind()
}

/// The sheet of a new game.
fn at_the_sheet() -> Game {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game
}

fn north(game: &Game) -> Seat {
    game.session().seats()[1]
}

/// Starts a game against `id` in `position`, and lets South play `letter`.
fn play_against(game: &mut Game, id: &str, position: &str, letter: &str) {
    let rules = game.session().position().rules().clone();
    let opening = Position::from_text(rules.clone(), position).unwrap();
    let seats = Seat::pair(Who::Person, Who::Computer(mind(game, id)));
    let fresh = StartGame::fresh(rules.clone(), seats, Player::SOUTH, 1);
    game.0.world_mut().write_message(StartGame { opening, ..fresh });
    game.frames(20);
    let mv = crate::rules::Move::from_text(&rules, letter).unwrap();
    game.0.world_mut().write_message(Act { by: Actor::Person, deed: Deed::Play(mv) });
    game.frames(2);
}

/// Whether somebody is saying what `key` stands for.
fn spoken(game: &mut Game, key: &str) -> bool {
    let language = game.0.world().resource::<Settings>().language;
    let what = game.0.world().resource::<crate::app::Texts>().get(language, key);
    written(game, &what)
}

fn written(game: &mut Game, words: &str) -> bool {
    let world = game.0.world_mut();
    world.query::<&Text>().iter(world).any(|text| text.0.contains(words))
}

#[test]
fn a_character_is_chosen_greets_is_saved_and_comes_back() {
    let disk = Storage::memory();
    let mut game = Game::at_title_with(disk.clone());
    game.story_seen();
    game.press("title-play");
    assert!(game.says("opponent-esi-about") && game.buttons("opponent-cu-tam-name").is_empty());
    game.press("opponent-kofi-name");
    game.frames(3);
    assert!(game.says("opponent-kofi-about") && game.says("style-trapper") && game.says("who-strength"));
    game.press("new-begin");
    game.frames(5);
    let kofi = Who::Computer(mind(&game, "kofi"));
    assert_eq!(north(&game).who, kofi);
    assert!(game.says("opponent-kofi-name") && spoken(&mut game, "opponent-kofi-greeting"));
    let deed = Deed::Play(game.session().position().legal().next().unwrap());
    game.0.world_mut().write_message(Act { by: Actor::Person, deed });
    game.until("the answer", |g| g.session().moves().len() == 2);
    drop(game);
    let mut again = Game::at_title_with(disk);
    again.press("title-continue");
    again.frames(5);
    assert_eq!((north(&again).who, again.session().moves().len()), (kofi, 2));
    assert!(again.says("opponent-kofi-name") && !spoken(&mut again, "opponent-kofi-greeting"));
    // The sheet remembers it too.
    again.0.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::NewGame);
    again.frames(4);
    assert!(again.says("opponent-kofi-about"));
}

#[test]
fn at_another_game_somebody_like_that_sits_down() {
    let mut game = at_the_sheet();
    game.press("opponent-nana-yaa-name");
    game.press("ruleset-o-an-quan");
    assert!(game.says("opponent-cu-tam-about") && game.buttons("opponent-nana-yaa-name").is_empty());
    game.press("new-begin");
    game.frames(3);
    assert_eq!(north(&game).who, Who::Computer(mind(&game, "cu-tam")));
}

#[test]
fn a_plain_level_is_chosen_by_its_number_and_has_a_name_for_each_game() {
    let mut game = at_the_sheet();
    game.press_nth("who-level", 1);
    assert_eq!(game.buttons("who-level-number").len(), 11, "for the seat that is a computer's only");
    game.press_nth("who-level-number", 10);
    game.frames(2);
    assert!(spoken(&mut game, "level-11-about"));
    game.press("ruleset-o-an-quan");
    game.frames(3);
    assert!(spoken(&mut game, "level-o-an-quan-11"));
    game.press("new-begin");
    game.frames(3);
    assert_eq!(north(&game).who, Who::Computer(Level::TOP.into()));
}

#[test]
fn who_follows_is_explained_takes_the_rated_level_and_moves_with_the_player() {
    let mut game = at_the_sheet();
    game.press_nth("who-follower", 1);
    game.frames(2);
    assert!(game.says("who-follower-about") && game.buttons("who-level-number").is_empty());
    game.press("new-begin");
    game.frames(3);
    let level = |game: &Game| match north(game).who {
        Who::Computer(mind) => mind.level,
        Who::Person => panic!("nobody"),
    };
    assert!(north(&game).follows && game.says("opponent-follows"));
    let ratings = &game.0.world().resource::<Profile>().ratings;
    assert_eq!(level(&game), ratings.level(crate::rules::Family::Oware, 0.5));
}

#[test]
fn a_word_is_said_when_much_is_taken_and_at_the_end_unless_it_is_not_wanted() {
    let mut game = at_the_sheet();
    game.press("new-begin");
    game.frames(3);
    play_against(&mut game, "kofi", RICH, "F");
    game.until("a word", |g| spoken(g, "opponent-kofi-losing"));
    assert!(game.says("event-take-chain"), "what the rules tell is still there");
    play_against(&mut game, "kofi", NEARLY_WON, "F");
    game.until("the end", |g| g.screen() == Screen::Over);
    game.frames(400);
    assert!(spoken(&mut game, "opponent-kofi-loses"), "it stays");
    game.0.world_mut().resource_mut::<Settings>().opponents_speak = false;
    game.frames(3);
    assert!(!spoken(&mut game, "opponent-kofi-loses"));
}

#[test]
fn two_computers_are_two_choices() {
    let mut game = at_the_sheet();
    game.press_nth("who-level", 0);
    game.press_nth("who-level-number", 2);
    game.press("opponent-abena-name");
    game.press("new-begin");
    game.frames(3);
    let level = Level::from_number(3).unwrap();
    let who: Vec<Who> = game.session().seats().iter().map(|seat| seat.who).collect();
    assert_eq!(who, [Who::Computer(level.into()), Who::Computer(mind(&game, "abena"))]);
}
