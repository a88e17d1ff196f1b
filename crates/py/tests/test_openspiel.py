"""The adaptor for OpenSpiel, under OpenSpiel's own simulation test."""

import numpy as np
import pytest

import talon

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here (pip install open_spiel)")

import talon.env.openspiel  # noqa: E402, F401

GAMES = ["talon_realms(players=3)", "talon_shards(players=2)", "talon_shards(players=3)", "talon_aeons(players=1)"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_test_passes(name):
    """It clones, replays histories, compares masks with lists, asks for observations of every player and writes states to strings."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def played(name, deal, seed):
    game = pyspiel.load_game(name)
    state, luck = game.new_initial_state(), np.random.default_rng(seed)
    state.apply_action(deal)
    while not state.is_terminal():
        yield game, state
        state.apply_action(int(luck.choice(state.legal_actions())))
    yield game, state


def test_actions_rows_and_ends_are_those_of_the_package():
    for game, state in played("talon_shards(players=2,deals=50)", 7, 1):
        table = state.table
        if not state.is_terminal():
            player = state.current_player()
            moves = sorted(state.action_to_string(player, action) for action in state.legal_actions())
            assert moves == sorted(table.moves())
            observer = game.make_py_observer()
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, table.observe(player + 1))
    won = table.winners[0] - 1
    assert state.returns()[won] == 1 and sum(state.returns()) == 0


def test_a_row_says_nothing_of_the_deal():
    """Worlds that a seat cannot tell apart have the same row and the same string."""
    steps = played("talon_realms(players=3)", 3, 2)
    for _ in range(8):
        game, state = next(steps)
    player = state.current_player()
    other = state.clone()
    other.table = state.table.resample(player + 1, seed=99)
    assert other.table.view((player + 1) % 3 + 1) != state.table.view((player + 1) % 3 + 1), "it is another world"
    here, there = game.make_py_observer(), game.make_py_observer()
    here.set_from(state, player)
    there.set_from(other, player)
    assert np.array_equal(here.tensor, there.tensor) and other.legal_actions() == state.legal_actions()
    assert here.string_from(state, player) == there.string_from(other, player)


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(ValueError, match="act at once"):
        talon.env.openspiel.TalonGame("aeons", {"players": 2})
