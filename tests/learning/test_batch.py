from array import array
from itertools import pairwise

import pytest

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.planner.levels import easy_planner
from whistlestop.core.errors import BadBot, BadSeats, IllegalCode
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import SHIPPED, load
from whistlestop.learning.batch import STREAM, Batch
from whistlestop.learning.rewards import result_reward

NUMBER = 3


def play_sampled(batch: Batch, steps: int) -> list[list[int]]:
    """Play sampled codes through `step`, and return them."""
    played: list[list[int]] = []
    for _ in range(steps):
        batch.sample()
        codes = [int(code) for code in batch.sampled]
        batch.step(array("q", codes).tobytes())
        played.append(codes)
    return played


def buffers(batch: Batch) -> list[bytes]:
    """Return the contents of everything that a learner reads."""
    every = (batch.observations, batch.masks, batch.actors, batch.rewards, batch.ended, batch.scores)
    return [bytes(memoryview(one)) for one in every]


def easy(game: Game) -> KnownStateBot:
    """Create a weak planner."""
    bot = easy_planner(game)
    assert isinstance(bot, KnownStateBot)
    return bot


@pytest.mark.parametrize("name", SHIPPED)
def test_buffers_show_what_the_seat_to_act_sees_and_may_do(name: str) -> None:
    game = load(name)
    seats = game.seats[-1]
    batch = Batch(game, seats, NUMBER, seed=4)
    for _ in range(60):
        for index in range(NUMBER):
            state, seat = batch.states[index], int(batch.actors[index])
            assert state.seat == seat
            pending = int(batch.pending[index])
            size, row = int(batch.layout.size), index * seats + seat
            seen = batch.observations[row * size : (row + 1) * size]
            assert list(seen) == list(batch.layout.encode(state, seat, pending))
            codes = int(batch.codes.size)
            mask = batch.masks[index * codes : (index + 1) * codes]
            assert list(mask) == list(batch.codes.mask(state, seat, pending))
        play_sampled(batch, 7)


@pytest.mark.parametrize("name", SHIPPED)
def test_finished_games_are_scored_and_followed_by_others(name: str) -> None:
    game = load(name)
    seats = game.seats[0]
    batch = Batch(game, seats, NUMBER, seed=1, reduced=True)
    ended = 0
    while ended < 4:
        play_sampled(batch, 1)
        for index in range(NUMBER):
            rewards = [batch.rewards[index * seats + seat] for seat in range(seats)]
            assert sum(rewards) == pytest.approx(0)
            if batch.ended[index]:
                ended += 1
                scores = [batch.scores[index * seats + seat] for seat in range(seats)]
                best = max(range(seats), key=lambda seat: (rewards[seat], scores[seat]))
                assert scores[best] == max(scores)
                assert batch.states[index].ply <= 2 * seats
            else:
                assert rewards == [0] * seats
    assert batch.games == ended


def test_a_game_does_not_depend_on_the_others_of_its_batch() -> None:
    game = load("europe")
    together, alone = Batch(game, 2, NUMBER, seed=9), Batch(game, 2, 1, seed=9, first=2)
    for codes, single in zip(play_sampled(together, 300), play_sampled(alone, 300), strict=True):
        assert codes[2] == single[0]
    assert together.states[2].to_bytes() == alone.states[0].to_bytes()


def test_sampling_inside_plays_the_same_games() -> None:
    game = load("usa")
    outside, inside = Batch(game, 3, NUMBER, seed=2), Batch(game, 3, NUMBER, seed=2)
    play_sampled(outside, 400)
    inside.run(400)
    assert buffers(outside) == buffers(inside)


def test_games_without_masks_are_those_of_random_play() -> None:
    game = load("germany")
    batch = Batch(game, 2, 1, seed=6, masks=False, observations=False)
    luck, legal = Seeded(6 * STREAM), game.new_legal()
    state = game.start(2, luck)
    while not state.over:
        state.play(state.pick(luck, legal), luck)
        batch.run(1)
    assert batch.ended[0]
    assert [int(score) for score in batch.scores] == [sheet.total for sheet in game.score(state)]


@pytest.mark.parametrize("name", ["europe", "first_journey", "card_game"])
def test_opponents_play_until_the_learner_has_to_act(name: str) -> None:
    game = load(name)
    seats = 3
    batch = Batch(game, seats, NUMBER, seed=3, opponents=[GreedyBot, None])
    learners: set[int] = set()
    while batch.games < 6:
        play_sampled(batch, 1)
        assert [int(seat) for seat in batch.actors] == [int(seat) for seat in batch.learners]
        learners |= {int(seat) for seat in batch.learners}
        size = int(batch.layout.size)
        state, seat = batch.states[1], int(batch.learners[1])
        pending = int(batch.pending[1])
        assert list(batch.observations[size : 2 * size]) == list(batch.layout.encode(state, seat, pending))
    assert len(learners) > 1


def test_a_planner_beats_a_random_learner() -> None:
    batch = Batch(load("first_journey"), 2, 4, seed=3, opponents=[easy], observations=False)
    results: list[float] = []
    while len(results) < 12:
        learners = [int(seat) for seat in batch.learners]  # the next game may have another
        play_sampled(batch, 1)
        for index in range(4):
            if batch.ended[index]:
                results.append(batch.rewards[2 * index + learners[index]])
    assert sum(results) < 0


def test_shaping_pays_points_as_they_come() -> None:
    game = load("usa")
    shaped = Batch(game, 2, 1, seed=5, shaping=0.5, restarts=False)
    begin = [float(game.known_points(shaped.states[0], seat)) for seat in range(2)]
    sums, paid_early = [0.0, 0.0], False
    while not shaped.ended[0]:
        play_sampled(shaped, 1)
        for seat in range(2):
            sums[seat] += shaped.rewards[seat]
            paid_early |= not shaped.ended[0] and shaped.rewards[seat] != 0
    best = game.winners(shaped.states[0])
    results = [result_reward(seat in best, len(best), 2) for seat in range(2)]
    gained = [0.5 * (float(shaped.scores[seat]) - begin[seat]) for seat in range(2)]
    assert sums == pytest.approx([result + gain for result, gain in zip(results, gained, strict=True)])
    assert paid_early


def test_a_saved_game_goes_on_as_it_would_have() -> None:
    game = load("card_game")
    one, other = (Batch(game, 2, 2, seed=seed, opponents=[GreedyBot]) for seed in (1, 2))
    play_sampled(one, 40)
    other.load(1, one.save(0))
    for _ in range(30):
        codes = one.mask_buffer.sample(0, Seeded(1))
        before = [int(one.actors[0]), int(one.learners[0])]
        assert before == [int(other.actors[1]), int(other.learners[1])]
        other.sample()
        one.sample()
        one.step(array("q", [codes, int(one.sampled[1])]).tobytes())
        other.step(array("q", [int(other.sampled[0]), codes]).tobytes())
        assert one.states[0].to_bytes() == other.states[1].to_bytes()


def test_illegal_codes_change_nothing() -> None:
    batch = Batch(load("europe"), 2, 2)
    before = buffers(batch)
    legal = next(code for code in range(batch.codes.size) if batch.masks[code])
    for wrong in (batch.codes.size, -1, next(c for c in range(batch.codes.size) if not batch.masks[c])):
        with pytest.raises(IllegalCode):
            batch.step(array("q", [legal, int(wrong)]).tobytes())
    with pytest.raises(IllegalCode):
        batch.step(b"12345678")
    assert buffers(batch) == before


def test_wrong_numbers_of_seats_and_opponents_are_refused() -> None:
    with pytest.raises(BadSeats):
        Batch(load("europe"), 7, 1)
    with pytest.raises(BadBot):
        Batch(load("europe"), 3, 1, opponents=[None])


def test_rewards_add_up_to_zero() -> None:
    for seats, winners in ((2, 1), (2, 2), (5, 1), (5, 3)):
        rewards = [result_reward(seat < winners, winners, seats) for seat in range(seats)]
        assert sum(rewards) == pytest.approx(0)
        assert all(left >= right for left, right in pairwise(rewards))
    assert result_reward(True, 1, 4) == 1
