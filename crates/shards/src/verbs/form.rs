//! Reading an effect from a card file: a verb is written as its name with its fields, `Gain(5, Health)`.

use core::fmt;

use alloc::boxed::Box;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, EnumAccess, VariantAccess, Visitor};
use talon_core::Fields;

use super::verbs;
use crate::card::{Condition, Effect};

macro_rules! effect_form {
    ([$($file:ident::$name:ident)*] $($control:ident)*) => {
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
                Name::All => Effect::All(fields.0.newtype_variant()?),
                Name::When => {
                    let (condition, effect) = <(Condition, Box<Effect>)>::deserialize(fields)?;
                    Effect::When(condition, effect)
                }
                Name::Tiers => {
                    let (base, tiers) = <(Box<Effect>, Vec<(Condition, Effect)>)>::deserialize(fields)?;
                    Effect::Tiers(base, tiers)
                }
            })
        }
    };
}
verbs!(effect_form!(All When Tiers));

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
