"""One game, move by move."""

import copy

import pytest

import talon


def finished(name: str, seed: int = 7, **options: object) -> talon.Game:
    game, bot = talon.game(name, seed=seed, **options), talon.bot("greedy")
    while game.outcome is None:
        game.play(bot(game))
    return game


def test_a_game_is_dealt_asked_and_played():
    game = talon.game("shards", players=2, seed=7)
    assert (game.name, game.seats, game.seat, game.to_act, game.outcome) == ("shards", 2, 1, [1], None)
    move = game.moves()[0]
    assert game.play(move)
    assert game.history == [(1, move)]
    assert "2 seats, 1 moves" in repr(game)


@pytest.mark.parametrize(("name", "options"), [("realms", {}), ("shards", {}), ("aeons", {"players": 2})])
def test_a_record_is_played_again_to_the_same_end(name, options):
    game = finished(name, **options)
    again = talon.replay(game.record())
    assert (again.outcome, again.history, again.winners) == (game.outcome, game.history, game.winners)
    assert (game.seat, game.to_act, game.moves()) == (None, [], [])


def test_a_record_that_was_tampered_with_is_refused():
    record = finished("realms").record()
    with pytest.raises(ValueError, match="seat"):
        talon.replay(record.replace("\n1 draw", "\n2 draw", 1))


def test_a_refused_move_says_what_would_be_right_and_changes_nothing():
    game = talon.game("realms", players=3, seed=1)
    before = game.view(1)
    with pytest.raises(ValueError, match="not the turn of seat2; to act: seat1"):
        game.play("draw", seat=2)
    with pytest.raises(ValueError, match="seats are 1 to 3"):
        game.play("draw", seat=4)
    assert game.view(1) == before and game.history == []


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: talon.game("chess"), "the games are realms, shards, aeons"),
        (lambda: talon.game("shards", players=9), "players"),
        (lambda: talon.game("shards", colour="red"), "colour"),
        (lambda: talon.bot("genius"), "the bots are random, greedy"),
        (lambda: talon.game("realms").text("de"), "en"),
        (lambda: talon.score(["mountain"]), "7 cards"),
    ],
)
def test_bad_input_is_told_with_what_would_be_right(call, said):
    with pytest.raises(ValueError, match=said):
        call()


def test_an_option_of_the_wrong_kind_is_a_type_error():
    with pytest.raises(TypeError, match="players"):
        talon.game("shards", players=2.5)


def test_a_clone_goes_its_own_way():
    game = talon.game("realms", seed=3)
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        other.play("draw")
        assert len(other.history) == 1
    assert game.history == []


def test_a_view_hides_what_the_seat_may_not_know():
    game = talon.game("shards", players=2, seed=7)
    assert "?" not in game.view(1)["seat1"]["hand"]
    assert set(game.view(2)["seat1"]["hand"]) == {"?"}
    assert set(game.view(0)["seat1"]["hand"]) == {"?"}


@pytest.mark.parametrize(("name", "options"), [("realms", {}), ("shards", {}), ("aeons", {"players": 2})])
def test_a_resampled_world_looks_the_same_to_its_seat(name, options):
    game, bot = talon.game(name, seed=4, **options), talon.bot("random")
    for _ in range(40):
        game.play(bot(game))
    seat = game.seat
    worlds = [game.resample(seat, seed) for seed in range(5)]
    for world in worlds:
        assert world.view(seat) == game.view(seat)
        assert world.moves(seat) == game.moves(seat)
        assert (world.observe(seat) == game.observe(seat)).all()
        with pytest.raises(ValueError, match="no record"):
            world.record()
    if name != "aeons":
        other = seat % game.seats + 1
        assert any(world.view(other) != game.view(other) for world in worlds)


def test_words_come_in_four_languages():
    texts = {lang: talon.game("aeons", players=2, seed=2).text(lang) for lang in ("en", "cs", "pl", "uk")}
    assert len(set(texts.values())) == 4


def test_moves_have_indexes_and_indexes_have_moves():
    game, bot = talon.game("shards", seed=9), talon.bot("random")
    for _ in range(100):
        mask, moves = game.mask(), game.moves()
        assert mask.sum() == len(moves)
        for move in moves:
            assert mask[game.action(move)] and game.notation(game.action(move)) == move
        game.play(bot(game))
    with pytest.raises(ValueError, match="not legal"):
        game.action("bid 3")
    with pytest.raises(ValueError, match="mask"):
        game.notation(100_000)


def test_bots_think_and_choose_the_best():
    game = talon.game("shards", seed=5)
    bot = talon.bot("expert@200")
    thoughts = bot.think(game)
    assert {move for move, _, _ in thoughts} <= set(game.moves())
    assert all(0 <= value <= 1 for _, value, _ in thoughts)
    assert bot(game) == bot(game) and bot(game) in game.moves()
    with pytest.raises(ValueError, match="seat2 is not to act"):
        bot(game, seat=2)


def test_greedy_beats_random():
    report = talon.simulate("shards", games=200, bots=["greedy", "random"], seed=3, mirror=True)
    assert report["games"] == 200
    assert report == talon.simulate("shards", games=200, bots=["greedy", "random"], seed=3, mirror=True, threads=2)


def test_parts_put_together_are_the_whole(tmp_path):
    plan = {"games": 300, "bots": ["random", "greedy"], "seed": 2}
    files = [tmp_path / str(part) for part in (1, 2, 3)]
    for part, file in enumerate(files, 1):
        talon.play_part("shards", part=f"{part}/3", out=file, **plan)
    assert talon.merge(files) == talon.simulate("shards", **plan)
    with pytest.raises(ValueError):
        talon.merge(files[:2])


def test_a_hand_is_scored():
    hand = ["bell_tower", "swamp", "forest", "island", "smoke", "rangers", "collector"]
    assert talon.score(hand)["score"] == 94
    assert talon.score(["mountain"], partial=True)["cards"][0]["id"] == "mountain"


def test_a_scenario_is_run():
    text = 'game = "realms"\ntitle = "Bell Tower"\n[given.seat1]\nhand = ["bell_tower", "swamp", "forest", "island", "smoke", "rangers", "king"]\n[then.seat1]\nscore = 85\n'
    assert talon.scenario(text) == {"title": "Bell Tower", "passed": True, "faults": []}
    wrong = talon.scenario(text.replace("85", "86"))
    assert not wrong["passed"] and "85" in wrong["faults"][0]


def test_a_finished_game_is_reviewed():
    review = talon.review(finished("realms").record(), budget=4)
    assert review["seats"] == 3 and review["mistakes"] and review["budget"] == 4


def test_cards_and_options_are_told():
    cards = talon.cards("shards", lang="cs")
    assert len(cards) >= 69 and all(card["name"] for card in cards)
    assert talon.options("realms")["mode"][0] == "standard"
