//! What the numbers on this table count.

use crate::layouts::widgets::Figure;

pub(super) const LIFE_LEFT: Figure = Figure { key: "web-zone-life", glyph: "health" };
pub(super) const FURY: Figure = Figure { key: "web-aeons-fury", glyph: "flame" };
pub(super) const HUSKS: Figure = Figure { key: "web-aeons-husks", glyph: "husks" };
pub(super) const TIERS: Figure = Figure { key: "web-aeons-tiers", glyph: "tiers" };
pub(super) const DEVOURED: Figure = Figure { key: "web-zone-devoured", glyph: "discard" };
pub(super) const GRAVEHOLD: Figure = Figure { key: "web-zone-gravehold", glyph: "gravehold" };
pub(super) const HAND: Figure = Figure { key: "web-zone-hand", glyph: "hand" };
pub(super) const DISCARD: Figure = Figure { key: "web-zone-discard", glyph: "discard" };
pub(super) const AETHER: Figure = Figure { key: "web-zone-aether", glyph: "aether" };
pub(super) const CHARGES: Figure = Figure { key: "web-zone-charges", glyph: "charges" };
pub(super) const GEM_AETHER: Figure = Figure { key: "web-aeons-gem-aether", glyph: "gem" };
pub(super) const SPELL_AETHER: Figure = Figure { key: "web-aeons-spell-aether", glyph: "spell" };
pub(super) const DECK: Figure = Figure { key: "web-zone-deck", glyph: "deck" };
pub(super) const PLAYERS: Figure = Figure { key: "web-foresight-players", glyph: "health" };
