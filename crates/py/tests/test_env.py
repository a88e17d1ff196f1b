"""The wrappers pass the checks of PettingZoo and Gymnasium."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

import talon  # noqa: E402

SETUPS = [("realms", {}), ("shards", {}), ("shards", {"players": 3}), ("aeons", {"players": 2})]


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_aec_passes_the_test_of_pettingzoo(name, options):
    api_test(talon.env.aec(name, **options), num_cycles=300)


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_aec_passes_the_seed_test_of_pettingzoo(name, options):
    seed_test(lambda: talon.env.aec(name, **options), num_cycles=100)


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_parallel_passes_the_tests_of_pettingzoo(name, options):
    parallel_api_test(talon.env.parallel(name, **options), num_cycles=300)
    parallel_seed_test(lambda: talon.env.parallel(name, **options), num_cycles=100)


def test_every_agent_is_told_its_reward():
    env = talon.env.aec("shards", render_mode="ansi")
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert env.render()
        mask = seen["action_mask"]
        env.step(None if terminated or truncated else int(luck.choice(np.flatnonzero(mask))))
    assert sorted(total.values()) == [-1.0, 1.0]


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_gym_passes_the_check_of_gymnasium(name, options):
    check_env(talon.env.gym(name, **options), skip_render_check=True)


def test_gym_is_played_with_masks_to_the_end():
    env = talon.env.gym("shards", seat=2, others="random", render_mode="ansi")
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all() and env.render()
        seen, reward, over, truncated, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert not truncated and not info
    assert reward in (-1.0, 1.0) and not env.action_masks().any()


def test_an_illegal_action_loses_a_gym_game():
    env = talon.env.gym("realms")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_the_vector_env_resets_with_the_next_step():
    env = talon.env.gym_vector("realms", num_envs=6, others="random")
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    ended, before = 0, np.zeros(6, bool)
    for _ in range(300):
        seen, rewards, terminated, truncated, _ = env.step(env.sample())
        assert not truncated.any() and not (terminated & before).any()
        assert (seen["action_mask"].any(axis=1) == ~terminated).all()
        assert not rewards[before].any()
        ended += terminated.sum()
        before = terminated
    assert ended > 6 and env.observation_space.contains(seen)
    again, _ = env.reset(seed=1)
    first, _ = talon.env.gym_vector("realms", num_envs=6, others="random").reset(seed=1)
    assert (again["observation"] == first["observation"]).all()
    env.close()
