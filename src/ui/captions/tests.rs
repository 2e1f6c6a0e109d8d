use super::*;
use crate::ai::Level;
use crate::app::{TextArg, Who};
use crate::choreography::{Ledger, Tempo, choreograph};
use crate::rules::{Move, PitId, Position};
use std::sync::Arc;

fn rules(id: &str) -> Arc<Ruleset> {
    let path = format!("assets/rulesets/{id}.ruleset.ron");
    let text = std::fs::read_to_string(&path).unwrap();
    Arc::new(Ruleset::from_ron(&text, &path).unwrap())
}

fn alone() -> Vec<Seat> {
    Seat::pair(Who::Person, Who::Computer(Level::MIDDLE.into()))
}

/// Everything that is said while `mv` is played on `position`, cue by cue, without repetitions.
fn told(id: &str, position: &str, mv: &str, seats: &[Seat]) -> Vec<Vec<String>> {
    let rules = rules(id);
    let mut position = Position::from_text(rules.clone(), position).unwrap();
    let before = *position.board();
    let mut ledger = Ledger::from_board(&rules, &before);
    let events = position.play(Move::from_text(&rules, mv).unwrap()).unwrap();
    let timeline = choreograph(&rules, &events, &mut ledger, &Tempo::USUAL);
    let mut narrator = Narrator::default();
    narrator.learn(&rules, seats, &before, before.mover, &events);
    let mut told = Vec::new();
    for cue in timeline.cues() {
        narrator.hear(cue.kind);
        let said: Vec<String> = narrator.said().iter().map(shown).collect();
        if told.last() != Some(&said) {
            told.push(said);
        }
    }
    told
}

fn shown(phrase: &Phrase) -> String {
    let arg = |(name, value): &(&str, TextArg)| match value {
        TextArg::Number(n) => format!(" {name}={n}"),
        TextArg::Text(text) => format!(" {name}={text}"),
    };
    format!("{}{}", phrase.key, phrase.args.iter().map(arg).collect::<String>())
}

fn last(id: &str, position: &str, mv: &str) -> Vec<String> {
    told(id, position, mv, &alone()).pop().unwrap()
}

#[test]
fn a_quiet_move_says_what_was_sown_and_why_nothing_was_taken() {
    let told = told("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "A", &alone());
    assert_eq!(told[0], ["event-sow who=you n=4 pit=1"]);
    assert_eq!(told.last().unwrap(), &["event-sow who=you n=4 pit=1", "why-own-row"]);
}

#[test]
fn a_last_seed_across_that_makes_five_says_so() {
    let said = last("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "F");
    assert_eq!(said, ["event-sow who=you n=4 pit=6", "why-count n=5"]);
}

#[test]
fn a_chain_is_told_pit_by_pit_and_why_it_ends() {
    // F sows 3 into a, b, c: c becomes 2, b becomes 3, a becomes 5.
    let told = told("oware", "0-0-0-0-1-3-4-2-1-4-4-4-0-0-S", "F", &alone());
    let n = told.len();
    assert_eq!(told[n - 2], ["event-take who=you n=2"]);
    assert_eq!(told[n - 1], ["event-take-chain who=you list=2 + 3 n=5", "why-chain-count n=5"]);
}

#[test]
fn a_chain_that_reaches_the_own_row_says_so() {
    let said = last("oware", "0-0-0-0-1-2-1-2-4-4-4-4-0-0-S", "F");
    assert_eq!(said, ["event-take-chain who=you list=3 + 2 n=5", "why-chain-row"]);
}

#[test]
fn a_long_sowing_says_that_it_passes_over_its_origin() {
    let told = told("oware", "0-0-0-0-0-14-4-4-4-4-4-4-0-0-S", "F", &alone());
    assert!(told.iter().any(|said| said.contains(&"why-origin".to_owned())), "{told:?}");
}

#[test]
fn a_grand_slam_in_abapa_says_why_it_takes_nothing() {
    let said = last("oware-abapa", "4-4-4-4-4-2-1-1-0-0-0-0-0-0-S", "F");
    assert_eq!(said, ["event-sow who=you n=2 pit=6", "why-grand-slam"]);
}

#[test]
fn the_last_gathering_is_told_with_its_rule() {
    // North is left without a seed: South, who moved last, gathers the rest.
    let said = last("oware", "0-0-0-0-0-2-1-1-0-0-0-0-24-20-S", "F");
    assert!(said.iter().any(|s| s == "over-reason-no-move" || s == "over-reason-majority"), "{said:?}");
}

#[test]
fn an_agreed_end_is_told_from_the_first_word_and_once() {
    let rules = rules("oware");
    let mut position = Position::from_text(rules.clone(), "1-0-0-0-0-0-0-0-0-0-0-2-22-23-S").unwrap();
    let before = *position.board();
    let mut ledger = Ledger::from_board(&rules, &before);
    let events = position.agree().unwrap();
    let timeline = choreograph(&rules, &events, &mut ledger, &Tempo::USUAL);
    let mut narrator = Narrator::default();
    narrator.learn(&rules, &alone(), &before, before.mover, &events);
    assert_eq!(narrator.said().iter().map(shown).collect::<Vec<_>>(), ["over-reason-agreed"]);
    timeline.cues().iter().for_each(|cue| narrator.hear(cue.kind));
    let said: Vec<String> = narrator.said().iter().map(shown).collect();
    let swept = ["event-sweep who=you n=1", "event-sweep who=computer n=2"];
    assert_eq!(said, [&swept[..], &["why-sweep-own-rows", "over-reason-agreed"]].concat());
}

#[test]
fn two_persons_are_called_by_their_sides() {
    let seats = Seat::pair(Who::Person, Who::Person);
    let told = told("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "a", &seats);
    assert_eq!(told[0], ["event-sow who=north n=4 pit=1"]);
}

#[test]
fn every_refusal_has_its_own_words() {
    let pit = PitId(0);
    let all = [
        IllegalMove::Over,
        IllegalMove::NoSuchPit { pit },
        IllegalMove::NotYours { pit },
        IllegalMove::Burnt { pit },
        IllegalMove::Empty { pit },
        IllegalMove::Direction,
        IllegalMove::Starves { pit },
        IllegalMove::MustFeed { pit },
    ];
    let mut keys: Vec<&str> = all.into_iter().map(illegal_key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all.len());
    assert_ne!(refusal(Refusal::NotYourTurn, true), refusal(Refusal::NotYourTurn, false));
}

#[test]
fn a_quan_is_told_beside_the_dan_around_it() {
    let told = told("o-an-quan", "0-2-0-1-0-0-6q-5-5-5-5-2-10q-9-S", "C+", &alone());
    assert_eq!(told[0], ["event-sow-dan who=you n=1 pit=3"]);
    let taken = ["event-capture-dan who=you n=6".to_owned(), "event-capture-quan who=you".to_owned()];
    assert!(told.contains(&taken.to_vec()), "{told:?}");
}

#[test]
fn a_four_in_passing_is_told_as_its_owners() {
    let told = told("ba-awa", "5-0-0-0-0-2-3-0-0-5-5-0-16-12-S", "F", &alone());
    let taken = ["event-sow who=you n=2 pit=6".to_owned(), "event-capture who=computer n=4".to_owned()];
    assert!(told.contains(&taken.to_vec()), "{told:?}");
}

#[test]
fn an_endless_relay_is_explained_with_its_laps() {
    let told = told("ba-awa", "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N", "b", &Seat::pair(Who::Person, Who::Person));
    let sowing = "event-sow who=north n=3 pit=2".to_owned();
    assert!(told.contains(&vec![sowing.clone(), "note-left-out n=58".to_owned()]), "{told:?}");
    assert_eq!(told.last().unwrap(), &[sowing, "why-endless n=60".to_owned()]);
}

#[test]
fn a_pass_says_whose_pits_are_empty_and_who_plays_on() {
    let seats = Seat::pair(Who::Person, Who::Person);
    let told = told("ba-awa", "1-0-5-0-6-0-0-0-0-0-0-0-18-18-S", "A", &seats);
    let said = ["event-sow who=south n=1 pit=1", "event-pass who=north", "event-pass-on who=south"];
    assert_eq!(told.last().unwrap(), &said);
}

#[test]
fn a_row_laid_out_again_says_whose_and_who_lends() {
    let said = last("o-an-quan", "2q-1-0-0-0-9-3q-0-0-0-0-0-33-2-S", "A+");
    assert_eq!(said[said.len() - 2..], ["event-refill who=computer", "event-borrow who=you"]);
    let said = last("o-an-quan", "2q-1-0-0-0-9-3q-0-0-0-0-0-0-0-S", "A+");
    assert_eq!(said.last().unwrap(), "event-borrow-bank");
}

#[test]
fn the_last_eight_are_told_with_their_rule() {
    let said = last("ba-awa", "1-0-0-0-0-2-3-3-1-1-0-1-16-20-S s:1", "F");
    assert!(said.contains(&"event-last-eight who=computer".to_owned()), "{said:?}");
    assert_eq!(said.last().unwrap(), "over-reason-last8");
}

#[test]
fn the_last_four_are_said_to_be_whose_they_are() {
    let said = last("nam-nam", "0-0-0-0-2-3-3-0-0-0-0-0-20-20-S", "F");
    assert_eq!(said, ["event-last-four who=computer", "over-reason-last4"], "North took the four before");
}
