#!/usr/bin/env python3
"""A player for Talon in the standard library of Python: takes a seat, listens, moves.

    examples/bot.py http://127.0.0.1:7777/s/TOKEN          play the seat of this link
    examples/bot.py http://127.0.0.1:7777/j/TOKEN          take the first free seat of a table
    examples/bot.py http://127.0.0.1:7777 --new realms     deal a table against bots and play it

It plays random legal moves (--policy random), always the first one offered (--policy first), or with --policy
words:end,pass the first move that begins with one of the words, and a random one where there is none. To write your
own player, replace `choose`: it gets what the seat sees (docs/openapi.json, schema View) and returns one of the moves.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE_SECONDS = 60  # for an answer; a stream is kept alive with less


def call(url, body=None):
    """Asks the server; a refusal raises urllib.error.HTTPError."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
        return json.load(answer)


def seat_of(link, name, game):
    """The address of our seat in the interface; takes a seat if we have none yet."""
    parts = urllib.parse.urlsplit(link)
    api = f"{parts.scheme}://{parts.netloc}/api"
    kind, _, token = parts.path.strip("/").partition("/")
    if game:
        made = call(f"{api}/tables", {"game": game, "seats": ["human"]})
        token = made["seats"][0]["token"]
    elif kind == "j":
        free = [seat["seat"] for seat in call(f"{api}/tables/{token}")["seats"] if seat["who"] == "open"]
        if not free:
            sys.exit("every seat of this table is taken")
        token = call(f"{api}/tables/{token}/seats", {"seat": free[0], "name": name})["token"]
    elif kind != "s":
        sys.exit("give the link of a seat (/s/…) or of a table to join (/j/…), or --new GAME")
    return f"{api}/seats/{token}"


def ticks(seat):
    """A tick at once and whenever the table changes; listens again when the stream breaks."""
    while True:
        try:
            with urllib.request.urlopen(f"{seat}/stream", timeout=PATIENCE_SECONDS) as stream:
                for line in stream:
                    if line.startswith(b"data:"):
                        yield json.loads(line[5:])["count"]
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):
                raise
        except OSError:
            pass  # the server is away for a moment
        time.sleep(1)


def choose(view, policy, dice):
    """The move to make: the one function to replace."""
    moves = [offer["move"] for offer in view["offers"]]
    if policy == "first":
        return moves[0]
    if policy.startswith("words:"):
        words = tuple(policy.removeprefix("words:").split(","))
        wished = [move for move in moves if move.startswith(words)]
        return wished[0] if wished else dice.choice(moves)
    return dice.choice(moves)


def play(seat, policy, dice):
    """Plays until the game is over and returns its last view."""
    for count in ticks(seat):
        view = call(seat)
        if view["count"] < count:
            continue
        while view["offers"] and view["outcome"] is None:
            # When the group decides, agree with the first proposal.
            proposed = [one["seat"] for one in view["proposals"] if one["seat"] < view["seat"]]
            before = view["moves"]
            try:
                if proposed:
                    view = call(f"{seat}/agree", {"count": view["count"], "seat": proposed[0]})
                else:
                    view = call(f"{seat}/moves", {"count": view["count"], "move": choose(view, policy, dice)})
                if view["moves"] == before:
                    break  # proposed: the others have to agree
            except urllib.error.HTTPError as refused:
                if refused.code not in (409, 429, 503):
                    sys.exit(f"refused: {refused.read().decode()}")
                # Somebody was quicker, or we were too quick: look again.
                time.sleep(float(refused.headers.get("Retry-After", 0)))
                view = call(seat)
        if view["outcome"] is not None:
            return view


def main():
    parser = argparse.ArgumentParser(description="Takes a seat at a Talon table and plays it.")
    parser.add_argument("link", help="the link of a seat or of a table to join, or the server with --new")
    parser.add_argument("--new", metavar="GAME", help="deal a table of this game against bots")
    parser.add_argument("--name", default="bot.py")
    parser.add_argument("--policy", default="random", help="random, first, or words:WORD,WORD…")
    parser.add_argument("--seed", type=int, help="the seed of the random moves")
    given = parser.parse_args()
    seat = seat_of(given.link, given.name, given.new)
    last = play(seat, given.policy, random.Random(given.seed))
    print(f"{last['outcome']} after {last['moves']} moves, seat {last['seat']}")


if __name__ == "__main__":
    main()
