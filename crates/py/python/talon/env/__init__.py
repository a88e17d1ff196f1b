"""The games as environments for learning agents: PettingZoo (`aec`, `parallel`) and Gymnasium (`gym`, `gym_vector`).

Observations are `{"observation": uint8 row, "action_mask": int8 row}`; layouts are those of `talon.layout`. Install with
`pip install talon-table[env]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from talon.env.gymnasium_env import TalonEnv, TalonVectorEnv
    from talon.env.pettingzoo_env import TalonAEC, TalonParallel

__all__ = ["aec", "gym", "gym_vector", "parallel"]


def aec(name: str, *, render_mode: str | None = None, **options: Any) -> TalonAEC:
    """A PettingZoo AEC environment: one agent for each seat, `player_0` is seat 1."""
    from talon.env.pettingzoo_env import TalonAEC

    return TalonAEC(name, render_mode=render_mode, **options)


def parallel(name: str, *, render_mode: str | None = None, **options: Any) -> TalonParallel:
    """A PettingZoo parallel environment: every agent sends an action, and that of the agent who is asked counts."""
    from talon.env.pettingzoo_env import TalonParallel

    return TalonParallel(name, render_mode=render_mode, **options)


def gym(
    name: str, *, seat: int = 1, others: str = "greedy", render_mode: str | None = None, **options: Any
) -> TalonEnv:
    """A Gymnasium environment: one seat, bots on all the others."""
    from talon.env.gymnasium_env import TalonEnv

    return TalonEnv(name, seat=seat, others=others, render_mode=render_mode, **options)


def gym_vector(
    name: str, *, num_envs: int, seat: int = 1, others: str = "greedy", threads: int = 1, **options: Any
) -> TalonVectorEnv:
    """Many of these as a Gymnasium vector environment; the step after an end deals the next game (`NEXT_STEP`)."""
    from talon.env.gymnasium_env import TalonVectorEnv

    return TalonVectorEnv(name, num_envs=num_envs, seat=seat, others=others, threads=threads, **options)
