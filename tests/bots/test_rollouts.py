"""Rollouts: fair to all candidates, honest, reproducible, and continued from where the bots are."""

from collections.abc import Iterator

import pytest

from tests.contract.tables import every_game, seeded
from whistlestop.bots import bot, make
from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.rollouts.rollouts import Rollouts
from whistlestop.bots.rollouts.worker import RolloutWorker, Setting
from whistlestop.bots.table import BotTable
from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.determinize import determinize
from whistlestop.core.errors import BadBot, BadSeats, IllegalAction, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.games import load

COUNT = 4
WITH_MEMORY = ("greedy", "planner", "planner-medium", "planner-easy")


def position(game: Game, plies: int, seed: int = 1) -> State:
    """Return a state in the middle of a game between greedy bots."""
    table = BotTable(game, [bot("greedy", game) for _ in range(2)])
    luck = DuplicateLuck(seed)
    state = game.start(2, luck)
    for _ in range(plies):
        state.play(table.ask(state), luck)
    return state


def look(state: State, seat: int | None = None) -> KnownState:
    known = KnownState(state.game)
    known.update_from_state(state, int(state.seat) if seat is None else seat)
    return known


def numbers(results: RolloutResults) -> list[object]:
    """Return everything that was recorded."""
    return [
        [
            results.points(c, r, seat),
            results.share(c, r, seat),
            results.completed(c, r, seat),
            results.plies(c, r),
        ]
        for c in range(max(1, len(results.candidates)))
        for r in range(results.count)
        for seat in range(results.seats)
    ]


@every_game
@pytest.mark.parametrize("policy", ["random", "greedy", "planner"])
def test_equal_seeds_give_equal_rollouts(game: Game, policy: str) -> None:
    state = position(game, 20)
    known, candidates = look(state), game.legal(state)[:2]
    rollouts = Rollouts(game, policy)

    first = rollouts.run(known, candidates, COUNT, seed=5)
    rollouts.run(known, candidates, 1, seed=6)

    assert numbers(rollouts.run(known, candidates, COUNT, seed=5)) == numbers(first)
    assert numbers(Rollouts(game, policy).run(known, candidates, COUNT, seed=5)) == numbers(first)
    assert numbers(rollouts.run(known, candidates, COUNT, seed=7)) != numbers(first)


@every_game
def test_candidates_share_their_luck(game: Game) -> None:
    state = position(game, 20)
    candidate = game.legal(state)[0]

    for policy in ("random", "planner"):
        results = Rollouts(game, policy).run(look(state), [candidate, candidate], COUNT, seed=1)
        alone = Rollouts(game, policy).run(look(state), [candidate], COUNT, seed=1)

        half = len(numbers(results)) // 2
        assert numbers(results)[:half] == numbers(results)[half:] == numbers(alone)


@every_game
def test_what_the_seat_may_not_know_does_not_influence_rollouts(game: Game) -> None:
    for plies in (0, 1, 25):
        state = position(game, plies)
        seat = int(state.seat)
        twin = determinize(game.view(state, seat), Seeded(9))
        candidates = game.legal(state)[-1:]
        rollouts = Rollouts(game, "greedy")

        assert twin.to_bytes() != state.to_bytes()
        results = numbers(rollouts.run(look(state), candidates, COUNT))
        assert numbers(rollouts.run(look(twin, seat), candidates, COUNT)) == results
        assert numbers(rollouts.run(game.view(state, seat), candidates, COUNT)) == results


@pytest.mark.parametrize("name", ["europe", "germany", "usa", "card_game"])
def test_seats_that_have_chosen_in_secret_choose_again_by_their_policy(name: str) -> None:
    game = load(name)
    state = game.start(2, DuplicateLuck(3), first=0)
    assert state.choosing
    while state.seat == 0:
        state.play(game.legal(state)[-1], Seeded(1))
    chooser = LastChoice.counting(game)

    Rollouts(game, ["random", chooser]).run(look(state, 1), [], COUNT, seed=1)
    Rollouts(game, [chooser, "random"]).run(look(state, 1), game.legal(state, 1)[:1], COUNT, seed=1)

    assert LastChoice.asked_in_secret >= 2 * COUNT


def test_tickets_completed_in_secret_are_chosen_again() -> None:
    game = load("card_game")
    state = position(game, 0)
    luck = DuplicateLuck(2)
    while state.phase.name != "completing":
        state.play(game.legal(state)[0], luck)
    chosen = int(state.seat)
    while state.seat == chosen:
        state.play(game.legal(state)[0], luck)
    twin = determinize(game.view(state, 1 - chosen), Seeded(4))

    results = [numbers(Rollouts(game, "planner").run(look(one, 1 - chosen), (), 1)) for one in (state, twin)]

    assert results[0] == results[1]


class LastChoice(KnownStateBot):
    """Plays the last legal action, and counts the secret choices that it is asked for."""

    asked_in_secret = 0

    @classmethod
    def counting(cls, game: Game) -> "type[LastChoice]":
        cls.asked_in_secret = 0
        return cls

    def decide(self, known: KnownState, legal: Legal) -> int:
        LastChoice.asked_in_secret += bool(known.state.choosing)
        return legal.actions[legal.size - 1]


def test_rollouts_end_with_the_game_or_at_the_limit() -> None:
    game = load("europe")
    state = position(game, 30)
    rollouts = Rollouts(game, "greedy")

    whole = rollouts.run(look(state), (), 1)
    short = rollouts.run(look(state), game.legal(state)[:1], 1, limit=7)

    assert whole.plies(0, 0) > 20
    assert short.plies(0, 0) == 7
    assert whole.mean_share(0, 0) + whole.mean_share(0, 1) == 1
    assert [whole.mean_points(0, seat) for seat in (0, 1)] == [whole.points(0, 0, seat) for seat in (0, 1)]
    assert whole.mean_completed(0, 0) == whole.completed(0, 0, 0)
    assert whole.mean_plies(0) == whole.plies(0, 0)


def test_results_beyond_the_last_are_refused() -> None:
    results = RolloutResults([4, 5], 3, 2)

    for where in ((2, 0, 0), (0, 3, 0), (0, 0, 2), (-1, 0, 0)):
        with pytest.raises(IndexError):
            results.points(*where)


def test_beliefs_weigh_what_is_dealt() -> None:
    game = load("europe")
    state = position(game, 40)
    known = look(state)
    other = 1 - int(state.seat)
    beliefs = Beliefs(game, 2)
    beliefs.expect_tickets(other, [game.tickets.held(state, other)], [1])
    rollouts = Rollouts(game, "planner")

    assert numbers(rollouts.run(known, (), 20, beliefs=beliefs)) != numbers(rollouts.run(known, (), 20))


# The memory of bots


def decisions(game: Game, name: str, seed: int) -> Iterator[tuple[KnownStateBot, KnownState, Legal]]:
    """Let a bot play against itself, and stop before each decision."""
    players = [known_state_bot(name, game) for _ in range(2)]
    luck = DuplicateLuck(seed)
    state, known, legal = game.start(2, luck), KnownState(game), game.new_legal()
    while not state.over:
        player = players[state.seat]
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        yield player, known, legal
        state.play(player.decide(known, legal), luck)


def known_state_bot(name: str, game: Game) -> KnownStateBot:
    player = make(name, game)
    assert isinstance(player, KnownStateBot)
    player.begin(0)
    return player


@every_game
@pytest.mark.parametrize("name", WITH_MEMORY)
def test_a_copy_of_a_bot_decides_like_the_bot(name: str, game: Game) -> None:
    """Twins replace the bot after each of its decisions, so that a difference would grow."""
    table = BotTable(game, [bot(name, game) for _ in range(2)])
    twins = [known_state_bot(name, game) for _ in range(4)]

    for seed in seeded(4):
        expected = table.play(DuplicateLuck(seed), seed).to_bytes()
        players = [known_state_bot(name, game) for _ in range(2)]
        luck = DuplicateLuck(seed)
        state, known, legal = game.start(2, luck), KnownState(game), game.new_legal()
        while not state.over:
            seat = int(state.seat)
            player, copied, restored = players[seat], twins[seat], twins[seat + 2]
            copied.begin(0)
            copied.copy_from(player)
            out = ByteWriter()
            copied.write_memory(out)
            restored.begin(0)
            restored.read_memory(ByteReader(bytes(out.data)))
            players[seat], twins[seat + 2] = restored, player
            state.legal(seat, legal)
            known.update_from_state(state, seat)
            state.play(restored.decide(known, legal), luck)
        assert state.to_bytes() == expected


@pytest.mark.parametrize("name", ["europe", "card_game"])
def test_rollouts_continue_the_plans_of_a_bot(name: str) -> None:
    game = load(name)
    rollouts = Rollouts(game, "planner")

    for number, (player, known, legal) in enumerate(decisions(game, "planner", 5)):
        if number == 50:
            out, after = ByteWriter(), ByteWriter()
            player.write_memory(out)
            results = rollouts.run(known, legal.to_list()[:2], COUNT, mind=player)
            player.write_memory(after)
            assert results.mean_plies(0) > 10
            assert after.data == out.data  # the bot itself is left alone
            return


# Several processes


@pytest.mark.parametrize("name", ["europe", "card_game"])
def test_several_processes_play_the_same_rollouts_as_one(name: str) -> None:
    game = load(name)
    for number, (player, known, legal) in enumerate(decisions(game, "planner", 5)):
        if number == 50:
            with Rollouts(game, "planner") as one, Rollouts(game, "planner", processes=2) as two:
                for count in (1, 5):
                    candidates = legal.to_list()[:3]
                    expected = numbers(one.run(known, candidates, count, seed=3, mind=player))
                    assert numbers(two.run(known, candidates, count, seed=3, mind=player)) == expected
            return


def test_an_error_in_another_process_is_reported() -> None:
    game = load("europe")

    with Rollouts(game, "greedy", processes=2) as rollouts:
        rollouts.local.policies = RandomBot
        rollouts.workers[0].stop()
        rollouts.workers[0] = RolloutWorker(Setting("europe", frozenset(), [GreedyBot]))
        for _ in range(2):
            with pytest.raises(WhistlestopError, match="policies"):
                rollouts.run(look(position(game, 10)), (), 2)


def test_an_error_leaves_the_processes_usable() -> None:
    game = load("europe")
    state = position(game, 10)

    with Rollouts(game, "greedy", processes=2) as rollouts:
        with pytest.raises(IllegalAction):
            rollouts.run(look(state), [int(game.turn.pass_)], 2)
        results = rollouts.run(look(state), (), 5)

    assert numbers(results) == numbers(Rollouts(game, "greedy").run(look(state), (), 5))


def test_a_process_that_has_ended_is_reported() -> None:
    game = load("europe")

    with Rollouts(game, "greedy", processes=2) as rollouts:
        rollouts.workers[0].process.terminate()
        rollouts.workers[0].process.join()
        with pytest.raises(WhistlestopError, match="ended"):
            rollouts.run(look(position(game, 10)), (), 2)


# What is refused


def test_there_is_one_policy_for_each_seat_or_for_all() -> None:
    game = load("europe")

    with pytest.raises(BadSeats):
        Rollouts(game, ["greedy"]).run(look(position(game, 10)))
    with pytest.raises(ValueError, match="process"):
        Rollouts(game, "greedy", processes=0)


def test_candidates_are_actions_of_the_seat() -> None:
    game = load("europe")
    state = position(game, 10)

    with pytest.raises(BadSeats, match="nothing to decide"):
        Rollouts(game, "greedy").run(look(state, 1 - int(state.seat)), game.legal(state)[:1])


def test_policies_read_known_states() -> None:
    game = load("europe")

    with pytest.raises(BadBot):
        Rollouts(game, lambda game: Bot()).run(look(position(game, 10)))
    assert Rollouts(game, RandomBot).run(look(position(game, 10)), (), 1).plies(0, 0)


def test_rollouts_can_be_continued_later() -> None:
    game = load("europe")
    state = position(game, 20)
    known, candidates = look(state), game.legal(state)[:2]
    rollouts = Rollouts(game, "planner")

    whole = rollouts.run(known, candidates, 5, seed=5)
    parts = [
        rollouts.run(known, candidates, 2, seed=5),
        rollouts.run(known, candidates, 3, seed=5, first=2),
    ]

    for candidate in range(2):
        points = [part.points(candidate, one, 0) for part in parts for one in range(part.count)]
        assert points == [whole.points(candidate, one, 0) for one in range(5)]


def test_each_candidate_can_be_played_on_with_its_own_plan() -> None:
    game = load("europe")
    state = position(game, 20)
    known = look(state)
    minds = [make("planner", game) for _ in range(2)]
    for mind in minds:
        assert isinstance(mind, RailPlanner)
        mind.prepare(known, state)
    one, other = (mind for mind in minds if isinstance(mind, RailPlanner))
    plans = one.alternative_plans(known, 4, 1)
    other.follow(plans[-1])
    action = game.legal(state)[0]
    rollouts = Rollouts(game, "planner")

    together = rollouts.run(known, [action, action], 6, seed=5, mind=[one, other])
    apart = [rollouts.run(known, [action], 6, seed=5, mind=mind) for mind in (one, other)]

    for candidate in range(2):
        points = [apart[candidate].points(0, number, 0) for number in range(6)]
        assert [together.points(candidate, number, 0) for number in range(6)] == points
    assert numbers(apart[0]) != numbers(apart[1])


def test_the_number_of_minds_must_fit_the_candidates() -> None:
    game = load("europe")
    state = position(game, 20)
    mind = make("planner", game)
    assert isinstance(mind, KnownStateBot)

    with pytest.raises(ValueError, match="3 candidates need one mind, or 3, not 2"):
        Rollouts(game).run(look(state), game.legal(state)[:3], 1, mind=[mind, mind])
