"""A run of the lab on a Ray cluster: its parts are played wherever there is room and put together, to the byte as on one machine.

A part whose machine fails is played again elsewhere. Install with `pip install talon-table[lab]`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import talon

__all__ = ["simulate"]


def _part(part: str, name: str, plan: dict[str, Any]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "part"
        talon.play_part(name, part=part, out=out, **plan)
        return out.read_bytes()


def simulate(
    name: str,
    *,
    parts: int,
    games: int = 1000,
    bots: Sequence[str] = ("greedy",),
    seed: int = 1,
    mirror: bool = False,
    **options: Any,
) -> dict[str, Any]:
    """What `talon.simulate` says of the same run, played in so many parts on the cluster that `ray.init` has joined."""
    import ray

    plan = {"games": games, "bots": list(bots), "seed": seed, "mirror": mirror, **options}
    # Ray plays a part again whose machine has died, as often as it takes; a part that fails by itself is told at once.
    task = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(_part)
    pieces = ray.get([task.remote(f"{number}/{parts}", name, plan) for number in range(1, parts + 1)])
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / str(number) for number in range(parts)]
        for file, piece in zip(files, pieces, strict=True):
            file.write_bytes(piece)
        return talon.merge(files)
