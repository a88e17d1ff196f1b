"""The games for OpenSpiel: `talon_realms`, `talon_shards` and so on, registered when this module is read.

>>> import pyspiel, talon.env.openspiel  # doctest: +SKIP
>>> game = pyspiel.load_game("talon_shards(players=2,deals=1000)")  # doctest: +SKIP

Chance moves once, at the beginning: it draws one of `deals` deals, each as likely as any other. A deal holds every later shuffle too, and nobody sees
it, so a game is its history of actions, as OpenSpiel wants it. Observations are the rows of `talon.layout`, actions its indexes. An
observation is what a seat sees now; information states, which would hold all it has ever seen, are not offered. Install with
`pip install talon-table[spiel]`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

import talon

__all__ = ["TalonGame", "TalonState"]

DEALS = 1000
LENGTH_MAX = 5001
"""The draw of the deal, and the most moves that a record holds."""


class TalonGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel loads it. `options` are further set-up options as JSON."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = json.loads(params.get("options") or "{}")
        if params.get("players"):
            options["players"] = params["players"]
        self.name, self.talon_options, self.deals = name, options, params.get("deals", DEALS)
        self.layout = talon.layout(name, **options)
        if self.layout["seats"] > 1 and any(verb["name"] == "wait" for verb in self.layout["verbs"]):
            raise ValueError(f"several seats of {name} may act at once, which OpenSpiel cannot ask; play it with players=1")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout["actions"],
            max_chance_outcomes=self.deals,
            num_players=self.layout["seats"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LENGTH_MAX,
        )
        super().__init__(_game_type(name), info, params)

    def new_initial_state(self) -> "TalonState":
        """The state before the deal is drawn."""
        return TalonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TalonObserver":
        """What a seat sees now."""
        if params or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            raise ValueError("a row holds what a seat sees now, not all it has ever seen, and takes no parameters")
        return TalonObserver(self.layout)


class TalonState(pyspiel.State):  # type: ignore[misc]
    """A position; `table` is the `talon.Game`, once it is dealt."""

    def __init__(self, game: TalonGame) -> None:
        super().__init__(game)
        self.name, self.talon_options, self.deals = game.name, game.talon_options, game.deals
        self.table: talon.Game | None = None

    def current_player(self) -> int:
        """Who acts: chance draws the deal, then seat 1 is player 0."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None, "a player acts after the deal"
        return [int(action) for action in np.flatnonzero(self.table.mask(player + 1))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as any other."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = talon.game(self.name, seed=action, **self.talon_options)
        else:
            self.table.play(self.table.notation(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.notation(action, player + 1)

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.table is not None and self.table.seat is None

    def returns(self) -> list[float]:
        """Winners share 1, losers share -1; who play together win or lose together."""
        players = self.num_players()
        winners = self.table.winners if self.table is not None else None
        if winners is None:
            return [0.0] * players
        if players == 1 or not winners:
            return [1.0 if winners else -1.0] * players
        if len(winners) == players:
            return [0.0] * players
        lost = -1.0 / (players - len(winners))
        return [1.0 / len(winners) if player + 1 in winners else lost for player in range(players)]

    def __str__(self) -> str:
        return "not dealt" if self.table is None else self.table.record()


class TalonObserver:
    """Rows of the layout; `dict` has a view of each part."""

    def __init__(self, layout: Any) -> None:
        self.tensor = np.zeros(layout["observation"], np.float32)
        parts = layout["segments"]
        self.dict = {part["name"]: self.tensor[part["start"] : part["start"] + part["len"]] for part in parts}

    def set_from(self, state: TalonState, player: int) -> None:
        """Writes what the player sees; before the deal it is nothing."""
        self.tensor[:] = 0 if state.table is None else state.table.observe(player + 1)

    def string_from(self, state: TalonState, player: int) -> str:
        """What the player sees, as JSON."""
        return "not dealt" if state.table is None else json.dumps(state.table.view(player + 1), sort_keys=True)


def _game_type(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"talon_{name}",
        long_name=f"Talon: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "deals": DEALS, "options": ""},
    )


def _register(name: str) -> None:
    class Registered(TalonGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_game_type(name), Registered)


for _name in talon.GAMES:
    _register(_name)
