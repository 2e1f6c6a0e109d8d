//! House rules in words: the keys of a game's options and their values.

use crate::rules::{OptionSpec, Ruleset};

/// What only a match needs to know.
const OF_MATCHES: [&str; 4] = ["goal", "least", "opener", "placing"];
/// Whether there is a match at all: the new-game sheet asks for that by itself, in every game that knows of matches.
const ROUNDS: &str = "rounds";
/// The option that the new-game sheet asks for by itself.
pub(super) const PLAYERS: &str = "players";

/// All options of a single game, or of a match that is chosen.
pub(super) fn options(rules: &Ruleset, in_match: bool) -> impl Iterator<Item = &'static OptionSpec> + use<> {
    let matters = move |name: &str| name != ROUNDS && (in_match || !OF_MATCHES.contains(&name));
    rules.options().iter().filter(move |spec| matters(spec.name))
}

/// The options that are house rules: those that leave a choice, but for how many play.
pub(super) fn house_rules(rules: &Ruleset, in_match: bool) -> impl Iterator<Item = &'static OptionSpec> + use<> {
    options(rules, in_match).filter(|spec| spec.name != PLAYERS && spec.values.len() > 1)
}

/// The key of an option's name.
pub(super) fn name_key(rules: &Ruleset, name: &str) -> String {
    format!("option-{}-{name}", rules.family().word())
}

/// The key of one of its values.
pub(super) fn value_key(rules: &Ruleset, name: &str, value: &str) -> String {
    format!("{}-{value}", name_key(rules, name))
}

/// The key of what there is to say of it.
pub(super) fn about_key(rules: &Ruleset, name: &str) -> String {
    format!("{}-about", name_key(rules, name))
}

/// The options, each with its value, in which `rules` differ from `usual`.
pub(super) fn changed(rules: &Ruleset, usual: &Ruleset, in_match: bool) -> Vec<(&'static str, String)> {
    let value = |spec: &OptionSpec| rules.option(spec.name).filter(|v| usual.option(spec.name).as_ref() != Some(v));
    options(rules, in_match).filter_map(|spec| Some((spec.name, value(spec)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{ba_awa, congklak, o_an_quan, oware, with};

    #[test]
    fn house_rules_leave_a_choice_and_belong_to_one_game() {
        let names: Vec<&str> = house_rules(&ba_awa(), false).map(|spec| spec.name).collect();
        assert_eq!(names, ["last8", "no_move", "cycle", "final_four", "passing_four", "endless"]);
        assert!(house_rules(&ba_awa(), true).map(|spec| spec.name).skip(6).eq(["goal", "opener", "placing"]));
        let only_in_a_match = |name: &str| house_rules(&congklak(), false).all(|spec| spec.name != name);
        assert!(["least", "opener", "rounds"].into_iter().all(only_in_a_match));
        assert!(house_rules(&congklak(), true).all(|spec| spec.name != "rounds"), "the sheet asks for that itself");
        assert!(house_rules(&o_an_quan(), false).all(|spec| spec.name != "cycle"), "there is one way only");
        assert_eq!(value_key(&oware(), "starve", "no_capture"), "option-oware-starve-no_capture");
    }

    #[test]
    fn what_is_changed_is_told_with_its_value() {
        let usual = o_an_quan();
        assert!(changed(&usual, &usual, true).is_empty());
        let rules = with(&usual, &[("young", "5"), ("players", "3"), ("goal", "4")]);
        assert_eq!(changed(&rules, &usual, true).last(), Some(&("goal", "4".to_owned())));
        assert_eq!(changed(&rules, &usual, false), [("players", "3".to_owned()), ("young", "5".to_owned())]);
    }
}
