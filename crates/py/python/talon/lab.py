"""A run of the lab on a Ray cluster.

>>> import talon.lab
>>> report = talon.lab.simulate("shards", games=100_000, bots=["expert@200", "greedy"])  # doctest: +SKIP

The run is cut into parts, Ray plays them wherever there is room, and the parts are put together in order: the report is what
`talon.simulate` gives with the same arguments, byte by byte, on any number of machines and whichever of them fail. Ray comes from PyPI
(`pip install talon-table[ray]`), and every node of the cluster needs this package in the same version.
"""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ray

import talon

__all__ = ["Played", "simulate"]

PARTS_PER_CPU = 4
"""So many that a slow node does not hold up the others for long, and that little is lost with a dead one."""

TRIES_MAX = 20
"""How often a part is begun again on another node before the run fails."""


@dataclass(frozen=True)
class Played:
    """A part that has been played."""

    part: int
    parts: int
    node: str
    """Ray's id of the node that played it."""


def simulate(
    name: str,
    *,
    parts: int | None = None,
    threads: int = 1,
    keep: str | Path | None = None,
    told: Callable[[Played], None] | None = None,
    **plan: Any,
) -> dict[str, Any]:
    """Plays many games of bots on the Ray cluster this process is connected to (`ray.init`; without, Ray starts one on this machine).

    `plan` is what `talon.simulate` takes: `games`, `bots`, `seed`, `mirror`, set-up options. The run is cut into `parts` (default: four for
    each processor of the cluster), each on `threads` processors. `keep` names a folder for the files of the parts, which `talon merge` reads too.
    `told` is called after each part.
    """
    cluster: Any = ray
    if not cluster.is_initialized():
        cluster.init()
    if parts is None:
        parts = max(1, PARTS_PER_CPU * int(cluster.cluster_resources().get("CPU", 1)) // threads)
    play = cluster.remote(_part).options(num_cpus=threads, max_retries=TRIES_MAX)
    waiting = {play.remote(name, part, parts, threads, plan): part for part in range(1, parts + 1)}
    with tempfile.TemporaryDirectory(prefix="talon-") as spare:
        folder = Path(spare if keep is None else keep)
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"part-{part:05}-of-{parts:05}.json" for part in range(1, parts + 1)]
        while waiting:
            (done,), _ = ray.wait(list(waiting))
            part = waiting.pop(done)
            played, node = ray.get(done)
            files[part - 1].write_bytes(played)
            if told is not None:
                told(Played(part, parts, node))
        return talon.merge(files)


def _part(name: str, part: int, parts: int, threads: int, plan: dict[str, Any]) -> tuple[bytes, str]:
    """One part, and the node that played it."""
    with tempfile.TemporaryDirectory(prefix="talon-") as folder:
        file = Path(folder) / "part.json"
        talon.play_part(name, part=f"{part}/{parts}", out=file, threads=threads, **plan)
        return file.read_bytes(), ray.get_runtime_context().get_node_id()
