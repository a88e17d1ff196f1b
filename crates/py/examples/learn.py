"""A small learner in NumPy: proximal policy optimisation for two-player Shards of Infinity, by self-play and against `greedy`.

    python crates/py/examples/learn.py --minutes 60 --threads 2 --out curve.json

Half of the games are self-play, half are played against the bot `greedy` on the other seat. One hidden layer, masked actions, Adam: nothing
that a reader could not write too. Every `--every` rounds the policy plays separate games against `greedy` with fresh seeds, its likeliest move
each time; the share it wins is the curve. The same seed gives the same numbers on the same machine and version of NumPy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

import talon

GAMMA, TRACE, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.01


class Policy:
    """Numbers in; logits of all actions and the expected reward out."""

    def __init__(self, numbers: int, actions: int, hidden: int, luck: np.random.Generator) -> None:
        def weights(rows: int, columns: int, gain: float) -> np.ndarray:
            return (luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        def zeros(n: int) -> np.ndarray:
            return np.zeros(n, np.float32)

        self.parts = [
            weights(numbers, hidden, 1.4),
            zeros(hidden),
            weights(hidden, actions, 0.05),
            zeros(actions),
            weights(hidden, 1, 0.5),
            zeros(1),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        first, first_bias, act, act_bias, worth, worth_bias = self.parts
        hidden = np.maximum(seen @ first + first_bias, 0)
        logits = np.where(mask, hidden @ act + act_bias, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, np.tanh(hidden @ worth + worth_bias)[:, 0]

    def update(self, gradients: list[np.ndarray], rate: float) -> None:
        """Adam, with the length of the gradient held below 0.5."""
        self.updates += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        shrink = min(1.0, 0.5 / (length + 1e-8))
        for part, mean, square, gradient in zip(self.parts, self.means, self.squares, gradients, strict=True):
            gradient = gradient * np.float32(shrink)
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            part -= np.float32(step) * mean / (np.sqrt(square) + np.float32(1e-8))


def scale_of() -> np.ndarray:
    """Counts as they are, amounts in tens."""
    layout = talon.layout("shards", players=2)
    scale = np.zeros(layout["observation"], np.float32)
    for part in layout["segments"]:
        scale[part["start"] : part["start"] + part["len"]] = 1.0 if part["most"] <= 20 else 0.1
    return scale


def draw(chances: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    sums = chances.cumsum(axis=1)
    return (sums < luck.random((len(chances), 1)) * sums[:, -1:] * 0.999999).sum(axis=1).astype(np.int32)


def play(policy: Policy, vectors: list[talon.Vector], steps: int, scale: np.ndarray, luck: np.random.Generator) -> dict[str, np.ndarray]:
    """Plays this many steps of every game and says for each decision how much better it went than expected."""
    kept: dict[str, list[np.ndarray]] = {key: [] for key in ("seen", "mask", "action", "chance", "worth", "seat", "over", "got")}
    for _ in range(steps):
        seen = np.concatenate([vector.obs for vector in vectors]).astype(np.float32) * scale
        mask = np.concatenate([vector.mask for vector in vectors])
        seat = np.concatenate([vector.to_act for vector in vectors]).astype(np.int64)
        _, chances, worth = policy.forward(seen, mask)
        action = draw(chances, luck)
        at = 0
        for vector in vectors:
            vector.step(action[at : at + vector.games].copy())
            at += vector.games
        kept["seen"].append(seen)
        kept["mask"].append(mask)
        kept["action"].append(action)
        kept["chance"].append(chances[np.arange(len(action)), action])
        kept["worth"].append(worth)
        kept["seat"].append(seat)
        kept["over"].append(np.concatenate([vector.terminated | vector.truncated for vector in vectors]))
        kept["got"].append(np.concatenate([vector.rewards for vector in vectors]))
    return {key: np.stack(rows) for key, rows in kept.items()} | last_worth(policy, vectors, scale)


def last_worth(policy: Policy, vectors: list[talon.Vector], scale: np.ndarray) -> dict[str, np.ndarray]:
    """What each seat may still expect: what is good for one is bad for the other."""
    seen = np.concatenate([vector.obs for vector in vectors]).astype(np.float32) * scale
    mask = np.concatenate([vector.mask for vector in vectors])
    seat = np.concatenate([vector.to_act for vector in vectors]).astype(np.int64)
    worth = policy.forward(seen, mask)[2]
    both = np.stack([-worth, -worth], axis=1)
    both[np.arange(len(seat)), seat] = worth
    return {"last": both}


def advantages(played: dict[str, np.ndarray]) -> np.ndarray:
    """Each seat's own decisions follow each other; what others do in between counts as part of the world."""
    steps, games = played["worth"].shape
    found, rows = np.zeros((steps, games), np.float32), np.arange(games)
    coming, trace, owed = played["last"].copy(), np.zeros((games, 2), np.float32), np.zeros((games, 2), np.float32)
    for step in reversed(range(steps)):
        over = played["over"][step]
        coming[over], trace[over] = 0, 0
        owed[over] = played["got"][step][over]
        seat, worth = played["seat"][step], played["worth"][step]
        surprise = owed[rows, seat] + GAMMA * coming[rows, seat] - worth
        found[step] = surprise + GAMMA * TRACE * trace[rows, seat]
        trace[rows, seat], coming[rows, seat], owed[rows, seat] = found[step], worth, 0
    return found


def learn(policy: Policy, played: dict[str, np.ndarray], rate: float, epochs: int, size: int, luck: np.random.Generator) -> None:
    better = advantages(played)
    flat = {key: played[key].reshape(-1, *played[key].shape[2:]) for key in ("seen", "mask", "action", "chance", "worth")}
    goal = better.reshape(-1) + flat["worth"]
    better = better.reshape(-1)
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(epochs):
        order = luck.permutation(len(better))
        for start in range(0, len(order), size):
            rows = order[start : start + size]
            seen, mask, action = flat["seen"][rows], flat["mask"][rows], flat["action"][rows]
            hidden, chances, worth = policy.forward(seen, mask)
            n, at = len(rows), np.arange(len(rows))
            ratio = chances[at, action] / flat["chance"][rows]
            free = ~(((ratio > 1 + CLIP) & (better[rows] > 0)) | ((ratio < 1 - CLIP) & (better[rows] < 0)))
            push = (free * ratio * better[rows]).astype(np.float32)
            logs = np.log(np.maximum(chances, 1e-12))
            spread = -(chances * logs).sum(axis=1, keepdims=True)
            slope = chances * push[:, None] + ENTROPY * chances * (logs + spread)
            slope[at, action] -= push
            slope = (slope * mask / n).astype(np.float32)
            worth_slope = ((worth - goal[rows]) * (1 - worth**2) / n).astype(np.float32)[:, None]
            inner = (slope @ policy.parts[2].T + worth_slope @ policy.parts[4].T) * (hidden > 0)
            gradients = [seen.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0), hidden.T @ worth_slope, worth_slope.sum(0)]
            policy.update(gradients, rate)


def share(policy: Policy, games: int, seed: int, threads: int, scale: np.ndarray) -> tuple[float, float]:
    """The share of games won against `greedy`, with half of a 95 % interval: one game in each place, and a draw decides who begins."""
    won = played = 0
    for seat in (1, 2):
        vector = talon.vector(
            "shards", games=games // 2, seed=seed + seat, threads=threads, others="greedy", seat=seat, first="random", autoreset="never", skip_forced=True
        )
        while not (vector.terminated | vector.truncated).all():
            _, chances, _ = policy.forward(vector.obs.astype(np.float32) * scale, vector.mask)
            vector.step(chances.argmax(axis=1).astype(np.int32))
            won += int((vector.rewards[:, seat - 1] > 0).sum())
        played += games // 2
    found = won / played
    return found, 1.96 * float(np.sqrt(max(found * (1 - found), 0.25 / played) / played))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--minutes", type=float, default=60, help="minutes of processor time")
    ask.add_argument("--threads", type=int, default=2)
    ask.add_argument("--games", type=int, default=256)
    ask.add_argument("--steps", type=int, default=64)
    ask.add_argument("--hidden", type=int, default=128)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--every", type=int, default=20, help="rounds between two measurements")
    ask.add_argument("--measure", type=int, default=1000, help="games of a measurement")
    ask.add_argument("--out", type=Path)
    args = ask.parse_args()

    luck, scale = np.random.default_rng(args.seed), scale_of()
    common = {"games": args.games // 2, "threads": args.threads, "first": "random", "skip_forced": True}
    vectors = [talon.vector("shards", seed=args.seed, **common)]
    for seat in (1, 2):
        against = common | {"games": args.games // 4}
        vectors.append(talon.vector("shards", seed=args.seed + seat, others="greedy", seat=seat, **against))
    policy = Policy(len(scale), vectors[0].mask.shape[1], args.hidden, luck)
    curve, games, start, rounds = [], 0, time.process_time(), 0
    while True:
        used = (time.process_time() - start) / 60
        if rounds % args.every == 0 or used >= args.minutes:
            found, wide = share(policy, args.measure, 10_000 + rounds, args.threads, scale)
            decisions = rounds * args.games * args.steps
            curve.append({"cpu_minutes": round(used, 2), "games": games, "decisions": decisions, "share": round(found, 4), "interval": round(wide, 4)})
            print(json.dumps(curve[-1]), flush=True)
            if args.out:
                args.out.write_text(json.dumps(curve, indent=1) + "\n")
        if used >= args.minutes:
            return
        rate = 3e-4 * max(0.1, 1 - used / args.minutes)
        played = play(policy, vectors, args.steps, scale, luck)
        games += int(played["over"].sum())
        learn(policy, played, rate, 3, 2048, luck)
        rounds += 1


if __name__ == "__main__":
    main()
