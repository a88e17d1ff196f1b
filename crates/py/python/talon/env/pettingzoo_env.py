"""The games for PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

import talon
from talon.env.spaces import spaces_of

Observation = dict[str, Any]


class _Table:
    """One game with an agent for each seat."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.vector = talon.Vector(name, games=1, autoreset="never", **options)
        self.agents = [f"player_{at}" for at in range(self.vector.seats)]
        self._random: np.random.Generator | None = None

    def reset(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.vector.reset(int(self._random.integers(2**63)))

    @property
    def over(self) -> bool:
        return bool(self.vector.terminated[0] or self.vector.truncated[0])

    @property
    def asked(self) -> str:
        return self.agents[int(self.vector.to_act[0])]

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.vector.mask.shape[1], np.int8)
        if agent == self.asked and not self.over:
            mask[:] = self.vector.mask[0]
        row = self.vector.observe(0, self.agents.index(agent) + 1)
        return {"observation": row, "action_mask": mask}

    def text(self) -> str:
        if self.over:
            return str(self.vector.outcome(0))
        moves = [self.vector.notation(0, action) for action in self.vector.legal(0)]
        return f"{self.asked}: {', '.join(moves)}"


class TalonAEC(AECEnv):  # type: ignore[misc]
    """One agent for each seat; where several may act they are asked one after the other."""

    def __init__(self, name: str, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self._table = _Table(name, options)
        self.metadata = {"name": f"talon_{self._table.vector.layout}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self._table.agents)
        spaces = {agent: spaces_of(name, options) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in spaces.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the next game. Set-up options are given when the environment is made; `options` is not used."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._table.asked

    def observe(self, agent: str) -> Observation:
        return self._table.observe(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        vector = self._table.vector
        vector.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {other: float(vector.rewards[0, at]) for at, other in enumerate(self.possible_agents)}
        if self._table.over:
            self.terminations = dict.fromkeys(self.agents, bool(vector.terminated[0]))
            self.truncations = dict.fromkeys(self.agents, bool(vector.truncated[0]))
        else:
            self.agent_selection = self._table.asked
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TalonParallel(ParallelEnv):  # type: ignore[misc]
    """Every agent sends an action with every step; the action of the one whose mask is not empty counts.

    If it is not legal the game ends at once, as with PettingZoo's `TerminateIllegalWrapper`: -1 for the agent who sent it, 0 for the others.
    """

    def __init__(self, name: str, *, render_mode: str | None = None, **options: Any) -> None:
        self._table = _Table(name, options)
        self.metadata = {"name": f"talon_{self._table.vector.layout}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        spaces = {agent: spaces_of(name, options) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in spaces.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        agents = self.possible_agents
        asked = None if self._table.over else self._table.asked
        return {agent: self._table.observe(agent) for agent in agents}, {agent: {"asked": agent == asked} for agent in agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals the next game."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        table = self._table
        vector = table.vector
        asked = table.asked
        if not vector.mask[0, int(actions[asked])]:
            return self._broken_off(asked)
        vector.step([int(actions[asked])])
        seen, infos = self._seen()
        rewards = {agent: float(vector.rewards[0, at]) for at, agent in enumerate(self.possible_agents)}
        terminated = dict.fromkeys(self.possible_agents, bool(vector.terminated[0]))
        truncated = dict.fromkeys(self.possible_agents, bool(vector.truncated[0]))
        if table.over:
            self.agents = []
        return seen, rewards, terminated, truncated, infos

    def _broken_off(self, asked: str) -> tuple[Any, Any, Any, Any, Any]:
        seen, infos = self._seen()
        infos[asked]["illegal"] = True
        self.agents = []
        agents = self.possible_agents
        rewards = {agent: -1.0 if agent == asked else 0.0 for agent in agents}
        return seen, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        return self._table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
