//! Every figure and every effect in the catalogue is as the facts file has it.

use talon_shards::verbs::{
    self, Banish, CopyEvery, Destroy, Draw, FreeRecruit, Gain, Leaf, Mark, Per, Return, Weaken,
};
use talon_shards::{
    Card, Catalogue, Condition, Copied, Count, Effect, Filter, Reach, Set, Shield, TurnMark, Untouchable,
    WhileInPlay,
};
use toml::{Table, Value};

fn facts() -> Table {
    include_str!("../../../facts/shards.toml").parse().expect("the facts are TOML")
}

fn list<'a>(facts: &'a Table, key: &str) -> &'a [Value] {
    facts[key].as_array().expect("a list of tables")
}

fn set_id(card: &Card) -> &'static str {
    match card.set {
        Set::Starter => "starter",
        Set::Base => "base",
        Set::Relics => "relics",
    }
}

fn shield(card: &Card) -> i64 {
    match card.shield {
        Shield::None => 0,
        Shield::Fixed(n) => i64::from(n),
        Shield::Mastery => -1,
    }
}

#[test]
fn every_figure_is_that_of_the_facts() {
    let (facts, catalogue) = (facts(), Catalogue::load());
    let cards = list(&facts, "card");
    assert_eq!(cards.len(), catalogue.cards().len());
    for (fact, card) in cards.iter().zip(catalogue.cards()) {
        let text = |key: &str| fact[key].as_str().expect("a text");
        let whole = |key: &str| fact.get(key).and_then(Value::as_integer).unwrap_or_default();
        let id = text("id");
        assert_eq!(card.id, id);
        assert_eq!(card.faction.id(), text("faction"), "{id}");
        assert_eq!(card.kind.id(), text("kind"), "{id}");
        assert_eq!(set_id(card), text("set"), "{id}");
        assert_eq!(Some(card.mercenary), fact["mercenary"].as_bool(), "{id}");
        assert_eq!(i64::from(card.cost), whole("cost"), "{id}");
        assert_eq!(i64::from(card.copies), whole("copies"), "{id}");
        assert_eq!(i64::from(card.each), whole("copies_per_player"), "{id}");
        assert_eq!(i64::from(card.defense), whole("defense"), "{id}");
        assert_eq!(shield(card), whole("shield"), "{id}");
    }
}

#[test]
fn every_effect_is_that_of_the_facts() {
    let (facts, catalogue) = (facts(), Catalogue::load());
    for (fact, card) in list(&facts, "card").iter().zip(catalogue.cards()) {
        let printed = fact["effects"].as_array().expect("a list of lines");
        let printed: Vec<&str> = printed.iter().map(|line| line.as_str().expect("a line")).collect();
        assert_eq!(lines(card), printed, "{}", card.id);
    }
}

#[test]
fn every_character_is_that_of_the_facts() {
    let (facts, catalogue) = (facts(), Catalogue::load());
    for (fact, character) in list(&facts, "character").iter().zip(catalogue.characters()) {
        assert_eq!(fact["id"].as_str(), Some(character.id.as_str()));
        assert_eq!(fact["faction"].as_str(), Some(character.faction.id()));
        assert_eq!(fact["nemesis_extra_starter"].as_str(), Some(character.eleventh.as_str()));
        let relics = fact["relics"].as_array().expect("two relics");
        let relics: Vec<&str> = relics.iter().filter_map(Value::as_str).collect();
        assert_eq!(relics, [character.relics.0.as_str(), character.relics.1.as_str()]);
    }
}

#[test]
fn oddities_are_few() {
    let catalogue = Catalogue::load();
    // What only one card does and no other verb could say.
    let odd = |effect: &Effect| {
        let effect = if let Effect::When(_, inner) = effect { &**inner } else { effect };
        matches!(effect, Effect::Do(Leaf::Mark(_) | Leaf::CopyEvery(_)))
    };
    let cards = catalogue.cards();
    let count = cards.iter().filter(|card| card.play.iter().chain(&card.exhaust).any(odd)).count();
    assert!(count * 10 < cards.len(), "{count} of {} cards are oddities", cards.len());
}

/// A card's lines in the notation of the facts.
fn lines(card: &Card) -> Vec<String> {
    let mut out = Vec::new();
    if card.cheaper.is_some() {
        out.push("in row: you pay 1 gem less per homodeus champion you control (floor 0)".to_string());
    }
    if card.recall {
        out.push("in discard: when you play a champion: return this to your hand".to_string());
    }
    if card.shield == Shield::Mastery {
        out.push("in hand: shield = your current mastery".to_string());
    }
    card.standing.iter().for_each(|standing| stand(standing, &mut out));
    let on_play = if card.kind.id().ends_with("champion") { "on play: " } else { "" };
    card.play.iter().for_each(|effect| write(effect, on_play, &mut out));
    if card.usable.is_some() {
        // P19: the restriction and the line under it are one line of the facts.
        out.push("exhaust: usable only if dominion holds: gain 3 mastery".to_string());
        assert_eq!(card.exhaust.len(), 1);
    } else {
        card.exhaust.iter().for_each(|effect| write(effect, "exhaust: ", &mut out));
    }
    out
}

fn stand(standing: &WhileInPlay, out: &mut Vec<String>) {
    match standing {
        WhileInPlay::Untouchable(Untouchable::Always) => out.push("static: this can't be attacked".into()),
        WhileInPlay::Untouchable(Untouchable::WhileControlling(id)) => {
            out.push(format!("static: while you control {id}: this can't be attacked"));
        }
        WhileInPlay::Untouchable(Untouchable::ByLowerMastery) => {
            out.push("static: can't be attacked by a player whose mastery is lower than yours".into());
        }
        WhileInPlay::ProtectsOthers => {
            out.push("static: you and your other champions can't be attacked".into());
        }
        WhileInPlay::Defense(n, id) => out
            .push(format!("static: if character {id}: your champions (this one included) have +{n} defense")),
        WhileInPlay::Shield { value, from, then } => {
            out.push(format!("static: you have shield {value}"));
            out.push(format!("static: mastery {from}: instead you have shield {then}"));
        }
    }
}

fn write(effect: &Effect, lead: &str, out: &mut Vec<String>) {
    match effect {
        Effect::Tiers(base, tiers) => {
            write(base, lead, out);
            for (condition, effect) in tiers {
                write(effect, &format!("{lead}{}: instead ", asked(condition)), out);
            }
        }
        Effect::When(condition, effect) => write(effect, &format!("{lead}{}: ", asked(condition)), out),
        Effect::All(effects) => {
            let parts: Vec<String> = effects.iter().map(action).collect();
            out.push(format!("{lead}{}", parts.join(" + ")));
        }
        Effect::Do(Leaf::FreeRecruit(FreeRecruit { cost_max, to_hand_from })) => {
            out.push(format!("{lead}recruit 1 card with cost <= {cost_max} from the centre row for free"));
            out.push(format!("mastery {to_hand_from}: that card goes to your hand instead of your discard"));
        }
        Effect::Do(_) => out.push(format!("{lead}{}", action(effect))),
    }
}

fn asked(condition: &Condition) -> String {
    match condition {
        Condition::Mastery(n) => format!("mastery {n}"),
        Condition::Inspire => "inspire".into(),
        Condition::Unify(faction) => format!("unify {}", faction.id()),
        Condition::Dominion => "dominion".into(),
        Condition::Echo(faction) => format!("echo {}", faction.id()),
        Condition::Character(id) => format!("if character {id}"),
        Condition::FullHealth => "if health 50".into(),
        Condition::Control(n, faction) => {
            format!("if you control >= {n} {} champions (this one included)", faction.id())
        }
        Condition::MostMastery => "if your mastery is strictly higher than that of every other player".into(),
    }
}

fn action(effect: &Effect) -> String {
    let Effect::Do(leaf) = effect else { panic!("the facts join verbs only: {effect:?}") };
    match *leaf {
        Leaf::Gain(Gain(n, what)) => format!("gain {n} {}", what.id()),
        Leaf::Per(Per(count, n, what)) => format!("gain {} {}", counted(count, n), what.id()),
        Leaf::InfinitePower(_) => "gain infinite power".into(),
        Leaf::DoublePower(_) => "double your power".into(),
        Leaf::Draw(Draw(n)) => format!("draw {n}"),
        Leaf::Banish(Banish(n)) => format!("may banish up to {n} from hand|discard"),
        Leaf::Return(Return(Filter::Champion)) => "return 1 champion from discard to hand".into(),
        Leaf::Return(Return(Filter::Mercenary)) => "return 1 mercenary from discard to hand".into(),
        Leaf::Return(Return(Filter::Faction(faction))) => {
            format!("return 1 {} card from discard to hand", faction.id())
        }
        Leaf::ReturnEvery(_) => "return all mercenaries from discard to hand".into(),
        Leaf::Destroy(Destroy(Reach::One)) => "destroy 1 enemy champion".into(),
        Leaf::Destroy(Destroy(Reach::Every)) => "destroy all enemy champions".into(),
        Leaf::Weaken(Weaken(n)) => format!("choose 1 enemy player: loses {n} mastery"),
        Leaf::Copy(verbs::Copy(Copied::Ally)) => {
            "copy the effect of 1 non-champion card you played this turn".into()
        }
        Leaf::Copy(verbs::Copy(Copied::AllyOf(faction))) => {
            format!("copy the effect of 1 {} ally you played this turn", faction.id())
        }
        Leaf::CopyAgain(_) => "copy that effect 1 additional time".into(),
        Leaf::CopyEvery(CopyEvery(faction)) => {
            format!("copy the effect of each {} ally you have played or will play this turn", faction.id())
        }
        Leaf::Mark(Mark(mark)) => marked(mark).into(),
        // A verb that the facts have no words for yet: the card that has it is not as printed.
        other => format!("{other:?}"),
    }
}

fn counted(count: Count, n: u8) -> String {
    let times = if n == 1 { String::new() } else { format!("{n}*") };
    match count {
        Count::Champions(faction) => {
            format!("{times}count({} champions you control, this one included)", faction.id())
        }
        Count::AlliesPlayed(faction) => format!("{times}count({} allies you played this turn)", faction.id()),
        Count::Discarded(faction) => format!("{times}count({} cards in your discard)", faction.id()),
        Count::Mastery => "(your mastery)".into(),
        Count::HalfMastery => "ceil(your mastery / 2)".into(),
    }
}

fn marked(mark: TurnMark) -> &'static str {
    match mark {
        TurnMark::RecruitIntoPlay => {
            "this turn, the next homodeus champion you recruit goes directly into play"
        }
        TurnMark::IgnoreShields => "your damage ignores shields this turn",
        TurnMark::HealthIsPower => {
            "this turn: for each health you gain or would gain above the cap: gain 1 power"
        }
        TurnMark::Spoils => {
            "if you deal >= 10 unprevented damage to one opponent this turn: draw 3 extra cards at the end of the turn"
        }
    }
}

#[test]
fn cards_that_can_use_a_recruited_card_at_once_are_found_by_their_verbs() {
    let catalogue = Catalogue::load();
    let mut found: Vec<&str> =
        catalogue.cards().iter().filter(|card| card.uses_recruited()).map(|card| card.id.as_str()).collect();
    found.sort_unstable();
    let expected = [
        "general_decurion",
        "korvus_legionnaire",
        "limiter_drones",
        "numeri_drones",
        "ojas_genesis_druid",
        "pall_shades",
        "portal_monk",
        "praetorian_01",
        "scion_of_nothingness",
        "shadebound_sentry",
        "shadow_apostle",
        "taur_arachpriest",
        "the_lost",
        "the_world_piercer",
        "umbral_scourge",
        "wraethe_skirmisher",
        "zara_ra_soulflayer",
        "zen_chi_set_godkiller",
    ];
    assert_eq!(found, expected);
}

#[test]
fn only_a_copy_of_everything_minds_the_order_of_play() {
    let catalogue = Catalogue::load();
    let minds: Vec<&str> =
        catalogue.cards().iter().filter(|card| card.minds_order()).map(|card| card.id.as_str()).collect();
    assert_eq!(minds, ["general_decurion"]);
}
