//! The words: every language says the same things, in letters that the fonts have.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use gieo::ai::{Characters, Level, Style, Word};
use gieo::rules::{EndReason, Family, Ruleset, can_be_shown};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use unicode_normalization::is_nfc;

const LANGUAGES: [&str; 3] = ["en", "vi", "fr"];
const FILES: [&str; 6] = ["advice", "game", "opponents", "rules", "story", "ui"];
/// French sets a narrow no-break space before these and inside quotation marks.
const NARROW: char = '\u{202F}';
/// Comfortable reading, in letters a second.
const READING: f32 = 17.0;
/// The words for a player that a choice of `$who` must know.
const WHO: [&str; 8] = ["you", "computer", "south", "north", "one", "two", "three", "four"];
/// The games that have a rules card of their own.
const GAMES: [&str; 5] = ["oware", "ba-awa", "o-an-quan", "congklak", "kalah"];
/// Keys that are set in the display face.
const DISPLAY: &[&str] = &[
    "app-name",
    "app-tagline",
    "title-",
    "settings-title",
    "pause-title",
    "new-title",
    "who-title",
    "over-win",
    "over-lose",
    "over-draw",
    "over-side-wins",
    "over-shared",
    "match-won",
    "ranking-title",
    "new-game-choice",
    "new-house-rules",
    "rules-title",
    "rules-house-title",
    "rules-oware-",
    "rules-ba-awa-",
    "rules-o-an-quan-",
    "rules-congklak-",
    "rules-kalah-",
    "rules-nam-nam-",
    "rules-dakon-",
    "rules-congkak-",
    "rules-chongka-",
    "story-oware-title",
    "own-card-base",
];

/// Keys whose numbers are two or more, whatever happens.
const MANY_ONLY: &[&str] = &[
    "advice-saves",
    "advice-saves-some",
    "advice-saves-pit",
    "advice-saves-pit-some",
    "advice-saves-squares",
    "advice-saves-some-squares",
    "advice-saves-pit-squares",
    "advice-saves-pit-some-squares",
    "advice-takes-chain",
    "advice-takes-chain-squares",
    "advice-takes-laps",
    "advice-takes-laps-squares",
    "advice-threatens",
    "advice-threatens-chain",
    "advice-threatens-squares",
    "advice-threatens-chain-squares",
    "advice-plan",
    "advice-plan-open",
    "advice-plan-open-squares",
    "advice-gives",
    "advice-trades",
    "advice-turn",
    "advice-turn-saves",
    "advice-turn-saves-all",
    "advice-turn-long",
    "advice-lost",
    "advice-home-moves",
    "why-endless",
    "new-match-pits-about",
    "review-cost",
    "review-cost-squares",
    "advice-kroo",
    "advice-kroo-grows",
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn source(language: &str, file: &str) -> String {
    let path = assets().join("strings").join(language).join(format!("{file}.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn resource(language: &str, file: &str) -> FluentResource {
    FluentResource::try_new(source(language, file))
        .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"))
}

/// What a message asks for: the names of its arguments, and the variants it has for `$who`.
#[derive(Default, PartialEq, Eq, Debug)]
struct Needs {
    arguments: BTreeSet<String>,
    who: BTreeSet<String>,
}

impl Needs {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let on_who = matches!(selector, InlineExpression::VariableReference { id } if id.name == "who");
                for variant in variants {
                    if on_who {
                        self.who.insert(format!("{:?}", variant.key));
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            other => panic!("only arguments and choices are used in these files, not {other:?}"),
        }
    }
}

/// Key -> what it needs, for one file.
fn needs(language: &str, file: &str) -> BTreeMap<String, Needs> {
    let resource = resource(language, file);
    let mut all = BTreeMap::new();
    for entry in resource.entries() {
        match entry {
            Entry::Message(message) => {
                let mut needs = Needs::default();
                let value = message.value.as_ref();
                needs.read(value.unwrap_or_else(|| panic!("{language}/{file}: {} says nothing", message.id.name)));
                all.insert(message.id.name.to_owned(), needs);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language}/{file}: {entry:?}"),
        }
    }
    all
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for file in FILES {
        // An error here is a key that stands in two files.
        bundle.add_resource(resource(language, file)).unwrap();
    }
    bundle
}

/// Every text a language can show: (key, text), for each `$who` and for 0, 1, 2 and 12 seeds.
fn readings(language: &str) -> Vec<(String, String)> {
    let bundle = bundle(language);
    let keys = FILES.iter().flat_map(|file| needs(language, file).into_keys());
    keys.flat_map(|key| {
        let texts = cases().map(|args| format(&bundle, &key, &args)).collect::<BTreeSet<_>>();
        texts.into_iter().map(move |text| (key.clone(), text)).collect::<Vec<_>>()
    })
    .collect()
}

fn cases() -> impl Iterator<Item = FluentArgs<'static>> {
    WHO.into_iter().flat_map(|who| [0, 1, 2, 12].map(|n| arguments(who, n)))
}

fn arguments(who: &'static str, n: u16) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    args.set("who", who);
    for name in
        ["n", "seeds", "pit", "south", "north", "dan", "quan", "place", "points", "game", "left", "count", "laps"]
    {
        args.set(name, n);
    }
    for (name, text) in [
        ("file", "save.ron"),
        ("aside", "save.old"),
        ("what", "text"),
        ("list", "3 + 2"),
        ("factor", "2"),
        ("name", "Quan non"),
        ("value", "5"),
        ("pits", "7 – 5"),
        ("result", "28 – 20"),
    ] {
        args.set(name, text);
    }
    args
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> String {
    let pattern = bundle.get_message(key).and_then(|m| m.value()).unwrap_or_else(|| panic!("no {key}"));
    let mut errors = vec![];
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text
}

/// The places of `text` that break the French rule of spaces.
fn french_faults(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let at = |i: usize| letters.get(i).copied().unwrap_or(' ');
    let mut faults = vec![];
    for (i, letter) in letters.iter().enumerate() {
        let before = if i == 0 { ' ' } else { at(i - 1) };
        let time = before.is_ascii_digit() && at(i + 1).is_ascii_digit();
        let url = at(i + 1) == '/' && at(i + 2) == '/';
        let row_of_marks = matches!(letter, '!' | '?') && matches!(before, '!' | '?');
        let bad = match letter {
            ':' => before != NARROW && !time && !url,
            ';' | '!' | '?' | '%' | '»' => before != NARROW && !row_of_marks,
            '«' => at(i + 1) != NARROW,
            _ => false,
        };
        if bad {
            faults.push(format!("{text:?}, at {letter:?}"));
        }
    }
    faults
}

/// Every ruleset: its id and its file's text.
fn rulesets() -> Vec<(String, String)> {
    let files = fs::read_dir(assets().join("rulesets")).unwrap().map(Result::unwrap);
    let read = |file: fs::DirEntry| {
        let name = file.file_name().into_string().unwrap();
        let id = name.strip_suffix(".ruleset.ron").unwrap().to_owned();
        (id, fs::read_to_string(file.path()).unwrap())
    };
    files.map(read).collect()
}

fn lacking(font: &str, texts: &[(String, String)]) -> Vec<String> {
    let data = fs::read(assets().join("fonts").join(font)).unwrap();
    let face = ttf_parser::Face::parse(&data, 0).unwrap();
    let lacks = |text: &str| text.chars().find(|c| face.glyph_index(*c).is_none());
    texts.iter().filter_map(|(key, text)| lacks(text).map(|c| format!("{key}: {c:?}"))).collect()
}

#[test]
fn every_language_has_the_same_keys_with_the_same_arguments() {
    for file in FILES {
        let english = needs("en", file);
        assert!(english.len() > 10, "{file} holds {} messages", english.len());
        for language in LANGUAGES {
            let other = needs(language, file);
            for (key, needs) in &english {
                assert_eq!(other.get(key), Some(needs), "{language}/{file}: {key}");
            }
            let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(extra.is_empty(), "{language}/{file}: not in English: {extra:?}");
        }
    }
}

/// The words behind a lone `1` that look like those for many.
fn many_of_one(text: &str) -> Vec<String> {
    let words: Vec<_> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let no_noun = ["dans", "sans", "plus", "pas", "is", "has", "wins", "was", "less", "vous", "fois", "sows", "loses"];
    let many =
        |pair: &&[&str]| pair[0] == "1" && pair[1].len() > 1 && pair[1].ends_with('s') && !no_noun.contains(&pair[1]);
    words.windows(2).filter(many).map(|pair| format!("1 {}", pair[1])).collect()
}

#[test]
fn one_of_a_thing_is_not_called_many() {
    assert_eq!(many_of_one("with 1 games"), ["1 games"]);
    let mut faults = BTreeSet::new();
    for language in ["en", "fr"] {
        let bundle = bundle(language);
        let keys = FILES.iter().flat_map(|file| needs(language, file).into_keys());
        for key in keys.filter(|key| !MANY_ONLY.contains(&key.as_str())) {
            // The number of a pit or a player counts nothing.
            let mut args = arguments("north", 1);
            args.set("pit", 9);
            let text = format(&bundle, &key, &args);
            faults.extend(many_of_one(&text).into_iter().map(|many| format!("{language}: {key}: {many} in {text}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_choice_of_who_knows_all_eight() {
    for (key, needs) in FILES.iter().flat_map(|file| needs("en", file)) {
        let known = |who: &str| needs.who.iter().any(|variant| variant.contains(&format!("\"{who}\"")));
        assert!(needs.who.is_empty() || needs.who.len() == WHO.len(), "{key}: {:?}", needs.who);
        assert!(needs.who.is_empty() || WHO.into_iter().all(known), "{key}: {:?}", needs.who);
    }
}

#[test]
fn no_other_file_lies_beside_these() {
    for language in LANGUAGES {
        let folder = fs::read_dir(assets().join("strings").join(language)).unwrap();
        let names: BTreeSet<_> = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        assert_eq!(names, FILES.iter().map(|file| format!("{file}.ftl")).collect(), "{language}");
    }
}

#[test]
fn every_text_says_something_composed_and_well_set() {
    for language in LANGUAGES {
        for (key, text) in readings(language) {
            assert!(!text.trim().is_empty(), "{language}: {key} is empty");
            assert_eq!(text.trim(), text, "{language}: {key} has space around it");
            assert!(is_nfc(&text), "{language}: {key} is not NFC");
            assert!(!text.contains("  "), "{language}: {key} has two spaces in a row");
            assert!(!text.contains(['\'', '"']), "{language}: {key} has a typewriter's quote: {text}");
        }
        for file in FILES {
            assert!(is_nfc(&source(language, file)), "{language}/{file} is not NFC");
        }
    }
}

#[test]
fn every_letter_is_in_its_font() {
    for language in LANGUAGES {
        let all = readings(language);
        for font in ["Inter_400Regular.ttf", "Inter_600SemiBold.ttf", "Inter_700Bold.ttf"] {
            assert_eq!(lacking(font, &all), Vec::<String>::new(), "{language}, {font}");
        }
        let shown = |key: &str| DISPLAY.iter().any(|d| key == *d || (d.ends_with('-') && key.starts_with(d)));
        let display: Vec<_> = all.into_iter().filter(|(key, _)| shown(key)).collect();
        assert!(display.len() > DISPLAY.len(), "{language}: {} texts in the display face", display.len());
        assert_eq!(lacking("Agbalumo_400Regular.ttf", &display), Vec::<String>::new(), "{language}");
    }
}

#[test]
fn every_letter_that_a_ruleset_may_be_named_with_is_in_all_fonts() {
    let letters: String = ('\0'..=char::MAX).filter(|letter| can_be_shown(*letter)).collect();
    assert!(letters.chars().count() > 500 && "ộƠ’…".chars().all(|letter| letters.contains(letter)));
    for font in ["Inter_400Regular.ttf", "Inter_600SemiBold.ttf", "Inter_700Bold.ttf", "Agbalumo_400Regular.ttf"] {
        let each: Vec<_> = letters.chars().map(|letter| (font.to_owned(), letter.to_string())).collect();
        assert_eq!(lacking(font, &each), Vec::<String>::new());
    }
}

#[test]
fn a_missing_letter_is_noticed() {
    assert_eq!(lacking("Inter_400Regular.ttf", &[("key".into(), "a ⏸".into())]), ["key: '⏸'"]);
}

#[test]
fn french_sets_narrow_spaces() {
    let faults: Vec<_> = readings("fr").iter().flat_map(|(_, text)| french_faults(text)).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    for language in ["en", "vi"] {
        for (key, text) in readings(language) {
            assert!(!text.contains(NARROW), "{language}: {key} has a French space");
            assert!(![" :", " ;", " !", " ?"].iter().any(|s| text.contains(s)), "{language}: {key}: {text}");
        }
    }
}

#[test]
fn french_faults_are_noticed() {
    for bad in ["Qui ?", "Qui\u{A0}?", "Sud: 3", "«\u{202F}ah »", "« ah\u{202F}»", "50 %"] {
        assert_eq!(french_faults(bad).len(), 1, "{bad}");
    }
    for good in ["à 12:30", "https://exemple", "Quoi\u{202F}?!", "«\u{202F}ah\u{202F}»", "Sud\u{202F}: 3"] {
        assert!(french_faults(good).is_empty(), "{good}");
    }
}

#[test]
fn every_end_refusal_and_ruleset_has_words() {
    let (game, ui) = (needs("en", "game"), needs("en", "ui"));
    for reason in EndReason::ALL {
        let key = format!("over-reason-{}", reason.word().replace('_', "-"));
        assert!(game.contains_key(&key), "{key}");
    }
    for word in [
        "over",
        "no-such-pit",
        "not-yours",
        "burnt",
        "empty",
        "direction",
        "starves",
        "must-feed",
        "endless",
        "not-your-turn",
    ] {
        assert!(game.contains_key(&format!("illegal-{word}")), "{word}");
    }
    for (id, _) in rulesets() {
        assert!(ui.contains_key(&format!("ruleset-{id}")), "{id}");
        assert!(ui.contains_key(&format!("ruleset-{id}-about")), "{id}");
    }
}

#[test]
fn every_level_and_character_has_words() {
    let known = needs("en", "opponents");
    let names = Level::ALL.into_iter().flat_map(|level| Family::ALL.map(|family| level.name_key(family)));
    let abouts = Level::ALL.into_iter().map(Level::about_key);
    let all = Characters::from_ron(&fs::read_to_string(assets().join("opponents.ron")).unwrap()).unwrap();
    let words = all.iter().flat_map(|one| Word::ALL.map(|word| one.key(word)));
    let wanted: BTreeSet<String> = names.chain(abouts).chain(words).chain(["opponent-says".to_owned()]).collect();
    assert_eq!(known.into_keys().collect::<BTreeSet<_>>(), wanted);
}

#[test]
fn what_opponents_say_is_short() {
    let told = |key: &str| key.ends_with("-about") || key == "opponent-says";
    for (language, most) in LANGUAGES.into_iter().zip([60, 60, 66]) {
        for (key, text) in readings(language).into_iter().filter(|(key, _)| key.starts_with("opponent-")) {
            let most = if told(&key) { 100 } else { most };
            assert!(text.chars().count() <= most, "{language}: {key} has {} letters", text.chars().count());
            assert!(told(&key) || !text.contains(['“', '”', '«']), "{language}: {key} is quoted already");
        }
    }
}

#[test]
fn every_style_has_words() {
    let ui = needs("en", "ui");
    let written: BTreeSet<_> = ui.into_keys().filter(|key| key.starts_with("style-")).collect();
    assert_eq!(written, Style::ALL.map(|style| ["style-", style.word()].concat()).into());
}

#[test]
fn a_panel_of_rules_has_at_most_25_english_words() {
    let of_a_game = |key: &str| GAMES.iter().any(|game| key.starts_with(&format!("rules-{game}-")));
    let panels: Vec<_> = readings("en").into_iter().filter(|(key, _)| of_a_game(key)).collect();
    assert!(panels.len() > 100, "{} panels", panels.len());
    for (key, text) in panels {
        let words = text.split_whitespace().count();
        assert!(words <= 25, "{key}: {words} words");
    }
}

#[test]
fn every_game_has_a_whole_rules_card() {
    let rules = needs("en", "rules");
    let facts = ["title", "origin", "period", "players", "learn", "dating", "cycle-title", "cycle-1", "source"];
    let parts = (1..=3).flat_map(|part| ["title", "minutes", "1"].map(|piece| format!("part-{part}-{piece}")));
    let pieces: Vec<_> = facts.into_iter().map(str::to_owned).chain(parts).collect();
    for game in GAMES {
        for piece in &pieces {
            assert!(rules.contains_key(&format!("rules-{game}-{piece}")), "{game}: {piece}");
        }
    }
}

#[test]
fn every_house_rule_has_words() {
    let ui = needs("en", "ui");
    let english = bundle("en");
    let mut told = BTreeSet::new();
    for (id, text) in rulesets() {
        let rules = Ruleset::from_ron(&text, &id).unwrap();
        let game = rules.base.as_ref().unwrap_or(&rules.id).to_string();
        assert!(GAMES.contains(&game.as_str()), "{game}");
        for option in rules.options() {
            let label = format!("option-{game}-{}", option.name);
            for value in option.values {
                let key = format!("{label}-{value}");
                let words = format(&english, &key, &FluentArgs::new());
                assert!(words.split_whitespace().count() <= 4, "{key}: {words}");
                told.insert(key);
            }
            told.extend([format!("{label}-about"), label]);
        }
    }
    let written = ui.into_keys().filter(|key| key.starts_with("option-"));
    assert_eq!(told, written.collect::<BTreeSet<_>>(), "asked for, and written");
}

#[test]
fn the_story_is_five_beats_read_in_45_to_75_seconds() {
    for language in LANGUAGES {
        let mut beats = BTreeMap::<char, usize>::new();
        let mut seconds = 0.0;
        for (key, text) in readings(language) {
            let Some(place) = key.strip_prefix("story-oware-").filter(|p| p.len() == 3) else { continue };
            let letters = text.chars().count();
            assert!(letters <= 90, "{language}: {key} has {letters} letters");
            seconds += (letters as f32 / READING).max(2.5);
            *beats.entry(place.chars().next().unwrap()).or_default() += 1;
        }
        assert_eq!(beats.keys().collect::<String>(), "12345", "{language}");
        assert!(beats.values().all(|lines| (2..=4).contains(lines)), "{language}: {beats:?}");
        println!("{language}: {beats:?}, {seconds:.0} s");
        assert!((45.0..=75.0).contains(&seconds), "{language}: {seconds} s");
    }
}
