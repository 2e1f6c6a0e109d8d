//! Ten positions with the hints that are given for them, in three languages, to be read and judged by people.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use gieo::ai::explain::{Advice, Reason, Value, explain};
use gieo::ai::{Builder, EndgameTables, Limits, Search, Status};
use gieo::rules::{Direction, Family, PitId, Player, Position, Ruleset, Turning};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

/// Game and position; the player to move asks.
const POSITIONS: [(&str, &str); 10] = [
    ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
    ("oware", "1-2-6-1-0-3-1-2-5-1-7-2-9-8-S"),
    ("oware", "4-1-0-11-2-1-5-0-1-3-6-2-6-6-S"),
    ("oware", "0-1-0-2-0-1-1-0-2-0-1-1-20-19-S"),
    ("ba-awa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
    ("ba-awa", "3-1-0-5-2-1-3-0-2-3-1-3-12-12-S"),
    ("o-an-quan", "0q-5-5-5-5-5-0q-5-5-5-5-5-0-0-S"),
    ("o-an-quan", "3q-2-0-1-6-0-1q-5-0-1-0-0-14-17-S"),
    ("congklak", "3-9-0-2-8-1-4-14-6-0-7-2-9-0-5-28-S"),
    ("kalah", "1-6-2-0-5-5-3-4-0-6-6-1-5-4-S"),
];
const LANGUAGES: [&str; 3] = ["vi", "en", "fr"];
/// As many sentences as the game says at once.
const SENTENCES: usize = 2;

fn assets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"))
}

fn rules(id: &str) -> Arc<Ruleset> {
    let file = assets().join("rulesets").join(format!("{id}.ruleset.ron"));
    Arc::new(Ruleset::from_ron(&std::fs::read_to_string(file).unwrap(), id).unwrap())
}

fn words(language: &str) -> FluentBundle<FluentResource> {
    let file = assets().join("strings").join(language).join("advice.ftl");
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(std::fs::read_to_string(file).unwrap()).unwrap()).unwrap();
    bundle
}

fn say(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> String {
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("no words for {key}"));
    let mut errors = vec![];
    let text = bundle.format_pattern(message.value().unwrap(), Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text
}

/// The number of a pit from its owner's left.
fn number(rules: &Ruleset, pit: PitId) -> usize {
    let row: Vec<_> = rules.first_row(rules.side(pit)).collect();
    let along = row.iter().position(|other| *other == pit).unwrap();
    match rules.board.turning {
        Turning::CounterClockwise => along + 1,
        Turning::Clockwise => row.len() - along,
    }
}

fn called(rules: &Ruleset, player: Player) -> &'static str {
    match (rules.board.players, player.0) {
        (2, 0) => "you",
        (2, _) => "computer",
        (_, other) => ["one", "two", "three", "four"][usize::from(other)],
    }
}

fn sentence(rules: &Ruleset, bundle: &FluentBundle<FluentResource>, reason: &Reason) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in reason.values() {
        match value {
            Value::Number(n) => args.set(name, n),
            Value::Player(player) => args.set(name, called(rules, player)),
            Value::Pit(pit) => args.set(name, number(rules, pit)),
        }
    }
    let squares = rules.family() == Family::OAnQuan && reason.counts_pieces();
    say(bundle, &format!("advice-{}{}", reason.word(), if squares { "-squares" } else { "" }), &args)
}

fn which(rules: &Ruleset, bundle: &FluentBundle<FluentResource>, advice: &Advice) -> String {
    let key = match (rules.family(), advice.best.direction) {
        (Family::OAnQuan, Direction::Forward) => "advice-square-left",
        (Family::OAnQuan, Direction::Backward) => "advice-square-right",
        _ => "advice-pit",
    };
    let mut args = FluentArgs::new();
    args.set("pit", number(rules, advice.best.pit));
    say(bundle, key, &args)
}

fn tables() -> Arc<EndgameTables> {
    let mut builder = Builder::new(9);
    while builder.run(100_000) == Status::Working {}
    Arc::new(builder.tables().clone())
}

fn advice(position: &Position, nodes: u64, tables: &Arc<EndgameTables>) -> Advice {
    let limits = Limits { depth: None, nodes: Some(nodes) };
    let mut search = Search::with_endgames(position, limits, 16, Some(tables));
    while search.run(10_000) == Status::Working {}
    let begun = std::time::Instant::now();
    let advice = explain(position, &search.report(), Some(tables)).unwrap();
    println!("{:.1} ms", begun.elapsed().as_secs_f64() * 1000.0);
    advice
}

/// A position of a random game after so many moves.
fn middle(rules: Arc<Ruleset>, seed: u64, moves: usize) -> Position {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        for _ in 0..moves {
            let legal: Vec<_> = position.legal().collect();
            if !legal.is_empty() {
                position.play(legal[rng.random_range(0..legal.len())]).unwrap();
            }
        }
        if position.legal().len() > 1 {
            return position;
        }
    }
}

fn of_players(id: &str, players: &str) -> Arc<Ruleset> {
    let mut of_players = Ruleset::clone(&rules(id));
    of_players.set_option("players", players).unwrap();
    Arc::new(of_players)
}

/// Run with `--nocapture` to read them.
#[test]
fn middle_games_are_explained_without_a_word_twice() {
    let (tables, bundles) = (tables(), LANGUAGES.map(words));
    let mut games: Vec<_> = ["oware", "ba-awa", "o-an-quan", "congklak", "kalah"].map(rules).into();
    games.extend([of_players("ba-awa", "3"), of_players("o-an-quan", "3"), of_players("o-an-quan", "4")]);
    for (rules, seed) in games.iter().flat_map(|rules| (0..5).map(move |seed| (rules, seed))) {
        let position = middle(rules.clone(), seed, 8 + 5 * seed as usize);
        let advice = advice(&position, 20_000, &tables);
        println!("{} {}\n   {:?}", rules.id, position.to_text(), advice.reasons);
        for (language, bundle) in LANGUAGES.iter().zip(&bundles) {
            let said: Vec<_> =
                advice.reasons.iter().take(SENTENCES).map(|reason| sentence(rules, bundle, reason)).collect();
            assert!(said.len() < 2 || said[0] != said[1], "{said:?}");
            println!("   {language}: {} {}", said.join(" "), which(rules, bundle, &advice));
        }
    }
}

/// Run with `--nocapture` to read them.
#[test]
fn ten_positions_are_explained_in_three_languages() {
    let (tables, bundles) = (tables(), LANGUAGES.map(words));
    let mut listing = String::new();
    for (i, (id, text)) in POSITIONS.iter().enumerate() {
        let position = Position::from_text(rules(id), text).unwrap();
        let (rules, advice) = (position.rules(), advice(&position, 200_000, &tables));
        assert!(!advice.reasons.is_empty(), "{id} {text}");
        let proved = if advice.proved { ", proved" } else { "" };
        let mv = advice.best.to_text(rules);
        writeln!(listing, "{}. {id}  {text}\n   {mv}, expected {:+}{proved}", i + 1, advice.score).unwrap();
        writeln!(listing, "   {:?}", advice.reasons).unwrap();
        for (language, bundle) in LANGUAGES.iter().zip(&bundles) {
            let said = advice.reasons.iter().take(SENTENCES).map(|reason| sentence(rules, bundle, reason));
            let said = said.chain([which(rules, bundle, &advice)]).collect::<Vec<_>>().join(" ");
            assert!(said.chars().count() < 260, "{said}");
            writeln!(listing, "   {language}: {said}").unwrap();
        }
    }
    println!("{listing}");
}

#[test]
fn every_reason_has_words() {
    let all = [
        "only",
        "ends-win",
        "ends-draw",
        "ends-loss",
        "exact-win",
        "exact-draw",
        "exact-loss",
        "decided-win",
        "decided-draw",
        "decided-loss",
        "takes-quan",
        "takes-both",
        "gives",
        "trades",
        "endless",
        "turn",
        "turn-saves",
        "turn-least",
        "turn-costs",
        "turn-costs-more",
        "saves-other-quan",
        "calmer",
        "all-calm",
        "stays-home",
        "stays-home-squares",
        "limits",
        "plan-open",
        "plan-open-squares",
        "won",
        "unavoidable",
        "unavoidable-squares",
        "lost",
        "takes",
        "takes-chain",
        "takes-laps",
        "takes-squares",
        "takes-chain-squares",
        "takes-laps-squares",
        "own-fours",
        "last-seeds",
        "again",
        "feeds",
        "saves",
        "saves-some",
        "saves-pit",
        "saves-pit-some",
        "saves-squares",
        "saves-some-squares",
        "saves-pit-squares",
        "saves-pit-some-squares",
        "saves-quan",
        "threatens",
        "threatens-chain",
        "threatens-squares",
        "threatens-chain-squares",
        "threatens-quan",
        "race",
        "majority",
        "kroo",
        "kroo-grows",
        "home-moves",
        "keeps-row",
        "makes-refill",
        "calm",
        "costs",
        "costs-squares",
        "choices",
        "choices-squares",
        "only-calm",
        "least",
        "least-squares",
        "plan",
    ];
    for bundle in LANGUAGES.map(words) {
        for word in all {
            assert!(bundle.has_message(&format!("advice-{word}")), "{word}");
        }
    }
}
