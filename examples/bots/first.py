#!/usr/bin/env python3
"""A player for Talon on standard input and output, in the standard library of Python (docs/bot-protocol.md).

    talon simulate shards --bots cmd:"python3 examples/bots/first.py",random --mirror --games 20
    talon blind cmd:"python3 examples/bots/first.py" shards

It makes the move that does most at first sight: attack, then recruit, then play, and ends its turn last. To write your own
player replace `choose`: it gets what the seat sees and the moves on offer, and returns one of them.
"""

import json
import sys

LAST = ("end", "done", "pass", "no", "no-shield")
FIRST = ("attack", "cast", "play", "relic", "recruit", "buy", "take", "exhaust", "focus", "prepare")


def rank(move):
    """Lower is better."""
    word = move.split()[0]
    if word in LAST:
        return len(FIRST) + 1
    return FIRST.index(word) if word in FIRST else len(FIRST)


def choose(position, moves):
    """The move to make: the one function to replace."""
    return min(moves, key=rank)


def main():
    for line in sys.stdin:
        said = json.loads(line)
        if "talon" in said:
            answer = {"ready": True, "name": "first.py"}
        elif "moves" in said:
            answer = {"move": choose(said["position"], said["moves"])}
        else:
            continue  # the game is over; the next one may follow
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
