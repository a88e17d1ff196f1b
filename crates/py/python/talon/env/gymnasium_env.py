"""The games for Gymnasium: one seat, bots on all the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import talon
from talon.env.spaces import spaces_of


class TalonEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat against bots. An action that is not legal loses the game at once (`info["illegal"]`)."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, name: str, *, seat: int = 1, others: str = "greedy", render_mode: str | None = None, **options: Any
    ) -> None:
        self._vector = talon.Vector(name, games=1, autoreset="never", seat=seat, others=others, **options)
        self._seat = seat - 1
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(name, options)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self._vector.obs[0].copy(), "action_mask": self.action_masks().view(np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; none once the game is over."""
        return np.array(self._vector.mask[0], np.bool_)

    def sample(self) -> int:
        """A legal action, drawn on our side."""
        return int(self._vector.sample()[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals the next game. Set-up options are given when the environment is made; `options` is not used."""
        super().reset(seed=seed)
        self._vector.reset(int(self.np_random.integers(2**63)))
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        vector = self._vector
        if not vector.mask[0, int(action)]:
            return self._seen(), -1.0, True, False, {"illegal": True}
        vector.step([int(action)])
        reward = float(vector.rewards[0, self._seat])
        return self._seen(), reward, bool(vector.terminated[0]), bool(vector.truncated[0]), {}

    def render(self) -> Any:
        moves = [self._vector.notation(0, action) for action in self._vector.legal(0)]
        return ", ".join(moves) if self.render_mode == "ansi" else None


class TalonVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many such games; one call steps them all. An action that is not legal raises `ValueError`, and nothing is played."""

    def __init__(
        self, name: str, *, num_envs: int, seat: int = 1, others: str = "greedy", threads: int = 1, **options: Any
    ) -> None:
        self.vector = talon.Vector(
            name, games=num_envs, autoreset="next", seat=seat, others=others, threads=threads, **options
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self._seat = seat - 1
        self.single_observation_space, self.single_action_space = spaces_of(name, options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.vector.obs.copy(), "action_mask": self.vector.mask.astype(np.int8)}

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals all games anew."""
        super().reset(seed=seed)
        self.vector.reset(int(self.np_random.integers(2**63)))
        return self._seen(), {}

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, drawn on our side."""
        return self.vector.sample()

    def step(self, actions: Any) -> tuple[dict[str, Any], NDArray[np.float64], Any, Any, dict[str, Any]]:
        vector = self.vector
        vector.step(np.asarray(actions, np.int32))
        rewards = vector.rewards[:, self._seat].astype(np.float64)
        return self._seen(), rewards, vector.terminated.copy(), vector.truncated.copy(), {}

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""
