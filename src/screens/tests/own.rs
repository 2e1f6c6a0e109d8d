//! People's own rulesets on the way through the screens: listed, chosen, played, saved, taken up again.

use super::*;
use crate::app::{Act, Actor, Deed, Notice};
use crate::rules::Move;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const CONGKLAK: &str = include_str!("../../../assets/rulesets/congklak.ruleset.ron");

impl Game {
    /// Chooses a game of the catalogue: its family first.
    pub(super) fn choose(&mut self, id: &str) {
        let data = self.0.world().resource::<GameData>();
        let family = data.ruleset(&RulesetId(id.to_owned())).unwrap().game().word();
        self.press(&format!("ruleset-{family}"));
        if family != id {
            self.press(&format!("ruleset-{id}"));
        }
    }

    pub(super) fn unfold_house_rules(&mut self) {
        let world = self.0.world_mut();
        let toggle = world.query_filtered::<Entity, With<bevy::ui_widgets::Checkbox>>().single(world).unwrap();
        world.trigger(ValueChange { source: toggle, value: true, is_final: true });
        self.frames(3);
    }

    /// Whether any text says `key`.
    pub(super) fn says(&mut self, key: &str) -> bool {
        let world = self.0.world_mut();
        world.query::<&Localized>().iter(world).any(|words| words.phrases.iter().any(|phrase| phrase.key == key))
    }
}

/// A player's folder with a ruleset of their own, a variant of Congklak, and a broken one.
fn folder() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("rulesets");
    fs::create_dir(&folder).unwrap();
    let mine = CONGKLAK.replace("\"congklak\",", "\"dakon-tengah\", name: \"Dakon Mbah Siti\", base: \"congklak\",");
    assert_ne!(mine, CONGKLAK);
    fs::write(folder.join("dakon-tengah.ruleset.ron"), mine.replace("seeds: 7", "seeds: 9")).unwrap();
    fs::write(folder.join("broken.ruleset.ron"), "(").unwrap();
    dir
}

fn at_title(dir: &Path) -> Game {
    let mut game = Game::at_title_with(Storage::at(dir));
    game.story_seen();
    game
}

/// Everything that is written on the screen, in words.
fn shown(game: &mut Game) -> Vec<String> {
    let world = game.0.world_mut();
    world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect()
}

#[test]
fn an_own_ruleset_is_listed_chosen_played_saved_and_taken_up_again() {
    let dir = folder();
    let mut game = at_title(dir.path());
    game.press("title-play");
    let broken = |game: &mut Game| shown(game).iter().any(|text| text.contains("broken.ruleset.ron, line 1"));
    assert!(broken(&mut game), "{:?}", shown(&mut game));
    game.press("ruleset-congklak");
    assert!(broken(&mut game) && !game.says("own-after"));
    game.press("own-name-marked");
    let words = shown(&mut game);
    assert!(words.contains(&"House rules after Congklak".to_owned()), "{words:?}");
    assert!(words.contains(&"Dakon Mbah Siti · house rules".to_owned()), "{words:?}");
    game.press("new-begin");
    game.frames(40);
    assert_eq!(game.session().position().rules().id.0, "dakon-tengah");
    assert!(game.says("own-name-marked"), "the mark, all game long");
    game.0.world_mut().write_message(Act { by: Actor::Person, deed: Deed::Play(Move::forward(0)) });
    game.frames(3);
    let position = game.session().position().clone();
    drop(game);
    // Even without its file.
    fs::remove_file(dir.path().join("rulesets/dakon-tengah.ruleset.ron")).unwrap();
    let mut game = at_title(dir.path());
    game.press("title-continue");
    game.frames(5);
    assert_eq!(game.session().position(), &position);
    assert!(shown(&mut game).iter().any(|text| text == "house rules"), "{:?}", shown(&mut game));
    game.tap_key(KeyCode::Escape);
    game.press("pause-rules");
    let card = shown(&mut game);
    for words in ["Dakon Mbah Siti", "Pits in each row: 7. Seeds in each pit: 9.", "Seeds in each pit: 9"] {
        assert!(card.iter().any(|text| text == words), "{words}: {card:?}");
    }
    assert!(game.says("rules-congklak-source") && game.says("rules-congklak-part-1-1"));
}

#[test]
fn no_key_is_shown_in_any_language() {
    let dir = folder();
    for language in crate::app::Language::ALL {
        let mut game = at_title(dir.path());
        game.0.world_mut().resource_mut::<Settings>().language = language;
        game.press("title-play");
        game.press("ruleset-congklak");
        game.press("own-name-marked");
        game.unfold_house_rules();
        let mut all = shown(&mut game);
        game.press("new-begin");
        game.tap_key(KeyCode::Escape);
        game.press("pause-rules");
        all.extend(shown(&mut game));
        let key =
            |text: &&String| ["ruleset-", "rules-", "option-", "own-", "knob-"].iter().any(|k| text.starts_with(k));
        assert_eq!(all.iter().find(key), None);
    }
}

#[test]
fn house_rules_are_kept_as_ours_and_chosen() {
    let dir = tempfile::tempdir().unwrap();
    let mut game = at_title(dir.path());
    game.press("title-play");
    game.press("ruleset-kalah");
    game.unfold_house_rules();
    assert!(game.buttons("our-rules-keep").is_empty(), "nothing is changed yet");
    game.press("option-kalah-seeds-6");
    game.press("our-rules-keep");
    game.frames(3);
    assert!(game.buttons("our-rules-keep").is_empty(), "they are as their file has them");
    let file = dir.path().join("rulesets").join("our-kalah-1.ruleset.ron");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("name: \"Our rules\"") && text.contains("base: \"kalah\""), "{text}");
    let notices: Vec<Notice> = game.0.world_mut().resource_mut::<Messages<Notice>>().drain().collect();
    let told = notices.contains(&Notice::RulesKept { file: file.display().to_string() });
    assert!(told || game.says("notice-rules-kept"), "{notices:?}");
    game.press("new-begin");
    let rules = game.session().position().rules();
    assert_eq!((rules.id.0.as_str(), rules.board.seeds), ("our-kalah-1", 6));
}

#[test]
fn where_nothing_can_be_kept_nothing_is_offered() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game.unfold_house_rules();
    game.press("option-oware-seeds-3");
    game.frames(3);
    assert!(game.buttons("our-rules-keep").is_empty());
}

#[test]
fn a_file_that_was_written_meanwhile_is_there_when_the_sheet_opens_again() {
    let dir = folder();
    let mut game = at_title(dir.path());
    game.press("title-play");
    assert!(game.buttons("own-name-marked").is_empty(), "it stands with Congklak");
    game.press("button-back");
    let mine = CONGKLAK.replace("\"congklak\",", "\"broken\", base: \"unheard-of\",");
    fs::write(dir.path().join("rulesets/broken.ruleset.ron"), mine).unwrap();
    game.press("title-play");
    assert!(!game.says("own-broken"), "it is mended");
    game.press("ruleset-congklak");
    assert_eq!(game.buttons("own-name-marked").len(), 2);
}

#[test]
fn the_card_from_the_title_is_that_of_the_last_game_and_of_every_other() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game.press("ruleset-kalah");
    game.press("button-back");
    game.press("title-rules");
    assert!(game.says("rules-kalah-part-1-title"));
    for id in ["oware", "ba-awa", "o-an-quan", "congklak"] {
        game.press(&format!("ruleset-{id}"));
        assert!(game.says(&format!("rules-{id}-part-1-title")) && !game.says("rules-kalah-part-1-title"));
    }
}

#[test]
fn changed_house_rules_are_marked_and_usual_ones_are_not() {
    let mut game = Game::at_title();
    game.story_seen();
    for (changed, value) in [(false, "option-oware-seeds-4"), (true, "option-oware-seeds-3")] {
        game.0.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::NewGame);
        game.frames(3);
        game.unfold_house_rules();
        game.press(value);
        game.press("new-begin");
        game.frames(5);
        assert_eq!(game.says("house-mark"), changed);
    }
}
