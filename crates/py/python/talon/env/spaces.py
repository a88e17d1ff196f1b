"""The spaces of a layout."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import talon


def spaces_of(name: str, options: dict[str, Any]) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete[Any]]:
    """What is observed and what can be done."""
    layout = talon.layout(name, **options)
    high = np.zeros(layout["observation"], np.uint8)
    for part in layout["segments"]:
        high[part["start"] : part["start"] + part["len"]] = part["most"]
    observation = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (layout["actions"],), np.int8),
        }
    )
    return observation, gymnasium.spaces.Discrete(layout["actions"])
