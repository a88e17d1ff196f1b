"""Shards of Infinity, Fantasy Realms and Aeon's End: rules, bots, a lab, and environments for learning agents.

>>> import talon
>>> game = talon.game("realms", players=3, seed=7)
>>> game.seat
1
>>> heard = game.play("draw")
>>> len(game.moves())
8

One game is `talon.game`, many are `talon.vector`; `talon.env` wraps them for PettingZoo and Gymnasium. Seats are numbered from 1.
Whatever is refused raises `ValueError` with what would be right, and changes nothing.
"""

import copyreg
from collections.abc import Callable

from talon._talon import (
    GAMES,
    Bot,
    Game,
    Vector,
    __version__,
    bot,
    cards,
    game,
    layout,
    merge,
    options,
    play_part,
    replay,
    review,
    scenario,
    score,
    simulate,
)

vector = Vector


def _as_record(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game is kept as its record, which is played again; a made-up world has none and refuses."""
    return replay, (game.record(),)


copyreg.pickle(Game, _as_record)

__all__ = [
    "GAMES",
    "Bot",
    "Game",
    "Vector",
    "__version__",
    "bot",
    "cards",
    "game",
    "layout",
    "merge",
    "options",
    "play_part",
    "replay",
    "review",
    "scenario",
    "score",
    "simulate",
    "vector",
]


def __getattr__(name: str) -> object:
    """`talon.env` is read when it is first used: it needs packages that the rest does not."""
    if name == "env":
        import importlib

        return importlib.import_module("talon.env")
    raise AttributeError(f"module 'talon' has no attribute {name!r}")
