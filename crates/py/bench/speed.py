"""Decisions a second, ours and others', in one run.

    python crates/py/bench/speed.py --seconds 2 [--peers]

A decision is an action that Python has chosen (here: drawn among the legal ones) and an observation and a mask that Python has received for it.
Random play, one process. Time is processor time, so that a busy machine matters less; with several threads it is wall-clock time.
With `--peers` the packages `open_spiel`, `rlcard` and `pgx` (with `jax` on the CPU) are measured too, on their nearest card games.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions a second, of the best of three runs: others on the machine only ever slow it down."""
    best = 0.0
    for _ in range(3):
        done, start = 0, clock()
        while clock() - start < seconds / 3:
            done += work()
        best = max(best, done / (clock() - start))
    return best


def say(who: str, what: str, found: float, **more: object) -> None:
    print(json.dumps({"who": who, "what": what, "decisions_per_second": round(found), **more}), flush=True)


def ours(seconds: float, sizes: list[int]) -> None:
    import talon

    setups = [("realms", {}), ("shards", {"players": 2}), ("aeons", {"players": 2})]
    for name, options in setups:
        for games in sizes:
            for dtype in ("uint8", "float32"):
                for threads in (1, 2) if games >= 64 else (1,):
                    vector = talon.vector(name, games=games, seed=1, threads=threads, dtype=dtype, **options)
                    rounds, ended = max(1, 4096 // games), [0]

                    def work(vector: talon.Vector = vector, rounds: int = rounds, ended: list[int] = ended) -> int:
                        for _ in range(rounds):
                            vector.step(vector.sample())
                            if vector.games > 1:  # NumPy's sum takes longer than a step of one game
                                ended[0] += int(vector.terminated.sum())
                        return rounds * vector.games

                    clock = time.process_time if threads == 1 else time.perf_counter
                    found = rate(work, seconds, clock)
                    say("talon", f"{vector.layout} {vector.obs.shape[1]};{vector.mask.shape[1]}", found, games=games, dtype=dtype, threads=threads, ended=ended[0])
    wrapped(seconds)


def wrapped(seconds: float) -> None:
    import talon

    env = talon.env.gym("shards", others="random")
    env.reset(seed=1)

    def step_gym() -> int:
        _, _, over, _, _ = env.step(env.sample())
        if over:
            env.reset()
        return 1

    say("talon", "shards through Gymnasium, one game", rate(step_gym, seconds))


def open_spiel(seconds: float) -> None:
    import random

    import numpy as np
    import pyspiel

    for name in ("crazy_eights", "gin_rummy", "hearts"):
        game = pyspiel.load_game(name)
        shape = game.observation_tensor_shape() if game.get_type().provides_observation_tensor else game.information_state_tensor_shape()
        tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
        state = [game.new_initial_state()]

        def work(game: object = game, state: list = state, tensor: str = tensor) -> int:
            if state[0].is_terminal():
                state[0] = game.new_initial_state()
            while state[0].is_chance_node():
                actions, chances = zip(*state[0].chance_outcomes(), strict=True)
                state[0].apply_action(random.choices(actions, chances)[0])
            if state[0].is_terminal():
                return 0
            player = state[0].current_player()
            np.asarray(getattr(state[0], tensor)(player), np.float32)
            legal = state[0].legal_actions()
            mask = np.zeros(game.num_distinct_actions(), np.int8)
            mask[legal] = 1
            state[0].apply_action(random.choice(legal))
            return 1

        say("OpenSpiel", f"{name} {int(np.prod(shape))};{game.num_distinct_actions()}", rate(work, seconds), games=1)


def rlcard(seconds: float) -> None:
    import random

    import rlcard as peer

    for name in ("gin-rummy", "uno"):
        env = peer.make(name, config={"seed": 1})
        now = list(env.reset())

        def work(env: object = env, now: list = now) -> int:
            action = random.choice(list(now[0]["legal_actions"]))
            now[0], now[1] = env.step(action)
            if env.is_over():
                now[0], now[1] = env.reset()
            return 1

        say("RLCard", name, rate(work, seconds), games=1)


def pgx(seconds: float) -> None:
    import jax
    import numpy as np
    import pgx as peer

    for name in ("leduc_holdem", "sparrow_mahjong"):
        env = peer.make(name)
        for games in (64, 1024):
            init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(peer.experimental.auto_reset(env.step, env.init)) if hasattr(peer, "experimental") else jax.vmap(env.step))
            keys = jax.random.split(jax.random.PRNGKey(1), games)
            state = [init(keys)]
            luck = np.random.default_rng(1)

            def work(state: list = state, step: object = step, games: int = games, luck: np.random.Generator = luck) -> int:
                np.asarray(state[0].observation)
                mask = np.asarray(state[0].legal_action_mask)
                actions = (luck.random(mask.shape) * mask).argmax(axis=1)
                keys = jax.random.split(jax.random.PRNGKey(int(luck.integers(2**31))), games)
                state[0] = step(state[0], actions, keys)
                return games

            work()
            say("Pgx", name, rate(work, seconds), games=games)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--seconds", type=float, default=2)
    ask.add_argument("--peers", action="store_true")
    ask.add_argument("--only", type=int, nargs="*", default=[1, 64, 1024, 4096], help="numbers of games")
    args = ask.parse_args()
    ours(args.seconds, args.only)
    if args.peers:
        for peer in (open_spiel, rlcard, pgx):
            try:
                peer(args.seconds)
            except Exception as error:  # a peer that is not here, or has changed, is reported and left out
                print(json.dumps({"who": peer.__name__, "not measured": repr(error)}), flush=True)


if __name__ == "__main__":
    main()
