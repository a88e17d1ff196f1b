//! Reading an effect from a card file: a verb is written as its name with its fields, `Suffer(Any, 2)`.

use core::fmt;

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, EnumAccess, VariantAccess, Visitor};
use talon_core::Fields;

use super::verbs;
use crate::card::{Condition, Effect, Who};

macro_rules! effect_form {
    ([$($file:ident::$name:ident)*] [$($inner_file:ident::$inner:ident)*] $($control:ident)*) => {
        const NAMES: &[&str] = &[$(stringify!($name),)* $(stringify!($control),)*];

        /// What may come before the bracket.
        #[derive(serde::Deserialize)]
        #[serde(variant_identifier)]
        enum Name {
            $($name,)*
            $($control,)*
        }

        fn read<'de, A: VariantAccess<'de>>(name: &Name, fields: Fields<A>) -> Result<Effect, A::Error> {
            Ok(match name {
                $(Name::$name => Effect::Do(super::$name::deserialize(fields)?.into()),)*
                Name::Pick => Effect::Pick(fields.0.newtype_variant()?),
                Name::If => {
                    let (condition, then) = <(Condition, Vec<Effect>)>::deserialize(fields)?;
                    Effect::If(condition, then)
                }
                Name::Ask => {
                    let (who, then) = <(Who, Vec<Effect>)>::deserialize(fields)?;
                    Effect::Ask(who, then)
                }
                Name::OneOf => {
                    let (who, branches) = <(Who, Vec<Vec<Effect>>)>::deserialize(fields)?;
                    Effect::OneOf(who, branches)
                }
                Name::Each => Effect::Each(fields.0.newtype_variant()?),
                Name::Times => {
                    let (n, body) = <(u8, Vec<Effect>)>::deserialize(fields)?;
                    Effect::Times(n, body)
                }
            })
        }
    };
}
verbs!(effect_form!(Pick If Ask OneOf Each Times));

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Effect", NAMES, EffectVisitor)
    }
}

struct EffectVisitor;

impl<'de> Visitor<'de> for EffectVisitor {
    type Value = Effect;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("enum Effect")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
        let (name, fields) = data.variant::<Name>()?;
        read(&name, Fields(fields))
    }
}
