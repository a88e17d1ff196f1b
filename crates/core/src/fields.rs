//! The fields after the name of an enum's variant, read as if they were a struct of that name: a game whose verbs are
//! structs can write them as one enum in its card files.

use serde::de::{DeserializeSeed, Deserializer, Error, VariantAccess, Visitor};

/// What follows a variant's name.
///
/// ```
/// use serde::de::{Deserialize, Deserializer, EnumAccess, Visitor};
/// use talon_core::Fields;
///
/// #[derive(serde::Deserialize)]
/// struct Draw(u8);
///
/// #[derive(serde::Deserialize)]
/// #[serde(variant_identifier)]
/// enum Name {
///     Draw,
/// }
///
/// struct Effect(Draw);
///
/// struct EffectVisitor;
///
/// impl<'de> Visitor<'de> for EffectVisitor {
///     type Value = Effect;
///
///     fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
///         f.write_str("an effect")
///     }
///
///     fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
///         let (name, fields) = data.variant::<Name>()?;
///         match name {
///             Name::Draw => Ok(Effect(Draw::deserialize(Fields(fields))?)),
///         }
///     }
/// }
///
/// impl<'de> Deserialize<'de> for Effect {
///     fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
///         deserializer.deserialize_enum("Effect", &["Draw"], EffectVisitor)
///     }
/// }
/// ```
#[derive(Debug)]
pub struct Fields<A>(pub A);

/// The one field of a struct with one.
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
        Err(A::Error::custom("a variant is read as a struct"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit seq map enum
        identifier ignored_any
    }
}
