//! Reading an effect from a card file: a verb is written as its name with its fields, `Suffer(Any, 2)`.

use core::fmt;

use alloc::vec::Vec;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, VariantAccess, Visitor};

use super::verbs;
use crate::card::{Condition, Effect, Who};

macro_rules! effect_form {
    ([$($file:ident::$name:ident)*] [$($inner_file:ident::$inner:ident)*] $($control:ident)*) => {
        const NAMES: &[&str] = &[$(stringify!($name),)* $(stringify!($control),)*];

        /// What may stand before the bracket.
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

/// The fields behind a name, read as if they were a struct of that name.
struct Fields<A>(A);

/// The one field of a verb with one.
struct OneField<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for OneField<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(deserializer)
    }
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Fields<A> {
    type Error = A::Error;

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.unit_variant()?;
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.newtype_variant_seed(OneField(visitor))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.struct_variant(fields, visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("a verb is a struct"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit seq map enum
        identifier ignored_any
    }
}
