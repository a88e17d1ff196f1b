"""Many games at once."""

import sys
import threading
import time

import numpy as np
import pytest

import talon

SETUPS = [("realms", {}), ("shards", {}), ("shards", {"players": 4, "mode": "teams"}), ("aeons", {"players": 3})]


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_arrays_have_the_shapes_of_the_layout_and_stay_the_same_memory(name, options):
    layout = talon.layout(name, **options)
    vector = talon.vector(name, games=7, seed=1, **options)
    arrays = {key: getattr(vector, key) for key in ("obs", "mask", "to_act", "rewards", "terminated", "truncated")}
    assert arrays["obs"].shape == (7, layout["observation"]) and arrays["obs"].dtype == np.uint8
    assert arrays["mask"].shape == (7, layout["actions"]) and arrays["mask"].dtype == np.bool_
    assert arrays["rewards"].shape == (7, layout["seats"])
    before = arrays["obs"].copy()
    vector.step(vector.sample())
    assert (arrays["obs"] != before).any(), "written in place"
    for key, array in arrays.items():
        assert getattr(vector, key) is array
    assert vector.layout == layout["name"] == f"{name}-v1"


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_the_same_seed_gives_the_same_bytes_on_any_number_of_threads(name, options):
    def run(threads):
        vector, parts = talon.vector(name, games=16, seed=3, threads=threads, **options), []
        for _ in range(150):
            vector.step(vector.sample())
            parts += [array.tobytes() for array in (vector.obs, vector.mask, vector.rewards, vector.to_act, vector.actions)]
        return b"".join(parts)

    once = run(1)
    assert once == run(1) == run(3)
    assert talon.vector(name, games=16, seed=4, **options).obs.tobytes() != once[: talon.vector(name, games=16, **options).obs.nbytes]


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_a_row_is_what_the_seat_that_is_asked_may_know(name, options):
    vector = talon.vector(name, games=4, seed=2, **options)
    for _ in range(60):
        vector.step(vector.sample())
        for game in range(4):
            assert (vector.observe(game, int(vector.to_act[game]) + 1) == vector.obs[game]).all()
            legal = vector.legal(game)
            assert sorted(legal) == list(np.flatnonzero(vector.mask[game]))
            assert vector.action(game, vector.notation(game, legal[0])) == legal[0]


def test_one_game_of_a_vector_is_the_game_itself():
    vector = talon.vector("shards", games=1, seed=11, autoreset="never")
    vector.step(vector.sample())
    low = talon.layout("shards")["segments"]
    health = next(part for part in low if part["name"] == "own.health")
    assert vector.obs[0, health["start"]] == 50


def test_actions_may_be_any_whole_numbers():
    vector = talon.vector("realms", games=2, seed=1)
    vector.step(np.array(vector.sample(), np.int64))
    vector.step([int(action) for action in vector.sample()])
    with pytest.raises(TypeError, match="whole numbers"):
        vector.step("ab")
    with pytest.raises(ValueError, match="one row for each game"):
        vector.step([0])


def test_an_illegal_action_changes_nothing_and_is_named():
    vector = talon.vector("shards", games=3, seed=1)
    before = vector.obs.copy()
    actions = vector.sample().copy()
    actions[2] = int(np.flatnonzero(~vector.mask[2])[0])
    with pytest.raises(ValueError, match="game 2: action"):
        vector.step(actions)
    with pytest.raises(ValueError, match="game 2: action"):
        vector.step([actions[0], actions[1], 2**40])
    assert (vector.obs == before).all()


def test_rewards_come_with_the_end_and_the_next_game_follows():
    vector, ended = talon.vector("realms", games=32, seed=1), 0
    for _ in range(400):
        vector.step(vector.sample())
        over = vector.terminated
        assert np.allclose(vector.rewards.sum(axis=1), 0) and vector.mask.any(axis=1).all()
        assert ((vector.rewards != 0).any(axis=1) == over).all()
        ended += over.sum()
    assert ended > 32


def test_floats_are_the_same_numbers():
    one, other = talon.vector("aeons", players=2, games=3), talon.vector("aeons", players=2, games=3, dtype="float32")
    assert other.obs.dtype == np.float32 and (one.obs == other.obs).all()
    with pytest.raises(ValueError, match="uint8"):
        talon.vector("aeons", games=3, dtype="int4")


def test_against_bots_only_one_seat_is_asked():
    vector = talon.vector("shards", games=8, seed=1, others="greedy", seat=2, threads=2)
    total = np.zeros(2)
    for _ in range(600):
        assert (vector.to_act == 1).all()
        vector.step(vector.sample())
        total += vector.rewards.sum(axis=0)
    assert total[1] < 0, "random play loses"
    with pytest.raises(ValueError, match="seats are 1 to 2"):
        talon.vector("shards", games=1, others="greedy", seat=3)


def test_forced_decisions_can_be_skipped():
    vector = talon.vector("shards", games=16, seed=1, skip_forced=True)
    for _ in range(100):
        vector.step(vector.sample())
        assert (vector.mask.sum(axis=1) > 1).all()


def test_other_threads_run_while_games_are_stepped():
    """No thread is made to give up the interpreter, so the other one counts only while `step` has released it."""
    vector, seen, stop = talon.vector("shards", games=4096, seed=1), [0], threading.Event()

    def count():
        while not stop.is_set():
            seen[0] += 1
            time.sleep(0)

    thread, usual = threading.Thread(target=count), sys.getswitchinterval()
    sys.setswitchinterval(100)
    try:
        thread.start()
        counted, end = False, time.monotonic() + 60
        while not counted and time.monotonic() < end:
            actions = vector.sample()
            before = seen[0]
            vector.step(actions)
            counted = seen[0] > before
    finally:
        stop.set()
        sys.setswitchinterval(usual)
        thread.join()
    assert counted


def test_a_trading_game_has_a_layout_of_its_own_and_ends_when_nobody_wants_anything():
    vector = talon.vector("realms", games=2, mode="chaos", players=3, autoreset="never")
    assert vector.layout == "realms-chaos-v1" == talon.layout("realms", mode="chaos", players=3)["name"]
    assert all(vector.notation(0, action) for action in vector.legal(0))
    while not vector.terminated.all():
        last = [vector.legal(game)[-1] if not vector.terminated[game] else 0 for game in range(2)]
        vector.step(last)
    assert vector.outcome(0) and np.isclose(vector.rewards[0].sum(), 0)


def test_a_tensor_holds_no_more_than_the_view():
    """In any two worlds that a seat cannot tell apart its row is the same; where its view differs the row may."""
    for name, options in SETUPS:
        game, bot = talon.game(name, seed=6, **options), talon.bot("random", seed=1)
        for step in range(120):
            if game.outcome:
                break
            if step % 6 == 0:
                for seat in range(1, game.seats + 1):
                    world = game.resample(seat, step)
                    assert world.view(seat) == game.view(seat)
                    assert (world.observe(seat) == game.observe(seat)).all()
            game.play(bot(game))
