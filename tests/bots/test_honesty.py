"""Every bot plays by what its seat may know, in every game; a bot that knows more is caught."""

from collections.abc import Callable
from functools import cache
from zlib import crc32

import pytest

from tests.contract.tables import every_game, fields
from whistlestop.arena.honesty import Examination, Looker, Verdict
from whistlestop.bots import BOTS, bot, plays
from whistlestop.bots.bot import Bot, SightedBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.actions import Legal
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load

EARLY = (0, 2, 3, 6)  # after so many plays the bot sits down at a table,
LATE = (0.1, 0.35, 0.6, 0.85)  # or after such a part of the game,
DECISIONS = 8  # to decide so often

FEWEST_AND_MOST = [
    pytest.param(load(name), seats, id=f"{name}-{seats}")
    for name in SHIPPED
    for seats in (load(name).seats[0], load(name).seats[-1])
]
EVERY_BOT = [
    pytest.param(name, load(game), seats, id=f"{name}-{game}-{seats}")
    for name in BOTS
    for game in SHIPPED
    for seats in (load(game).seats[0], load(game).seats[-1])
    if plays(name, load(game))
]


@cache
def tables(game: Game, seats: int) -> list[State]:
    """Look at games of random players early and late."""
    found: list[State] = []
    for seed, beginning in enumerate((*EARLY, *LATE)):
        luck, legal = Seeded(seed), game.new_legal()
        states = [game.start(seats, luck)]
        while not states[-1].over:
            states.append(states[-1].copy())
            states[-1].play(states[-1].pick(luck, legal), luck)
        found.append(states[beginning if isinstance(beginning, int) else int(beginning * len(states))])
    return found


def examine(game: Game, seats: int, make: Callable[[int], Bot], looker: Looker | None = None) -> Verdict:
    """Let a bot take a seat at several tables, with random players around it."""
    examination = Examination(game, make, looker)
    verdict = Verdict()
    for seed, state in enumerate(tables(game, seats)):
        others: list[Bot] = [RandomBot(game) for _ in range(seats)]
        verdict.add(examination.examine(state.copy(), others, DECISIONS, seed))
    return verdict


@pytest.mark.parametrize(("name", "game", "seats"), EVERY_BOT)
def test_a_bot_plays_the_same_however_hidden_things_lie(name: str, game: Game, seats: int) -> None:
    verdict = examine(game, seats, lambda seed: bot(name, game, seed))

    assert verdict.lies == []
    assert verdict.decisions > 0.7 * DECISIONS * len(tables(game, seats))
    assert verdict.redealt_differently > 0.8 * verdict.decisions


class NosyBot(SightedBot):
    """Makes every choice hang on all that it can see; nobody notices a leak sooner."""

    def decide(self, sight: Sight, legal: Legal) -> int:
        return int(legal.actions[crc32(sight.state.to_bytes()) % int(legal.size)])


def nosy(game: Game) -> Callable[[int], Bot]:
    """Make nosy bots for a game."""
    return lambda _seed: NosyBot(game)


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_sight_shows_even_the_nosiest_bot_nothing_hidden(game: Game, seats: int) -> None:
    assert examine(game, seats, nosy(game)).lies == []


# Who knows too much, and is caught


class LeakyLooker(Looker):
    """Shows bots one thing more than their seats may know."""

    def __init__(self, game: Game, what: str) -> None:
        super().__init__(game)
        self.what = what

    def look(self, state: State, seat: int) -> Sight:
        sight = super().look(state, seat)
        setattr(sight.state, self.what, getattr(state, self.what))
        return sight


def saved(state: State) -> dict[str, object]:
    """Lay open what counts of a state: what is kept of it when it is saved."""
    return fields(state.game.from_bytes(state.to_bytes()))


def hidden_fields(game: Game, seats: int) -> set[str]:
    """Name what a game hides, by the fields of its states that are dealt anew."""
    found: set[str] = set()
    for state in tables(game, seats):
        redealt = saved(Examination(game, nosy(game)).redeal(state, Seeded(1)))
        real = saved(state)
        found |= {name for name in real if real[name] != redealt[name]}
    return found


@every_game
def test_a_bot_that_sees_anything_hidden_is_caught(game: Game) -> None:
    seats = game.seats[-1]
    hidden = hidden_fields(game, seats)

    unnoticed = {
        what for what in hidden if not examine(game, seats, nosy(game), LeakyLooker(game, what)).lies
    }

    assert unnoticed == set()
    assert hidden >= {"hands", "deck", "place", "unseen", "kept", "returned"}
    assert hidden >= {"notes"} or game.name != "card_game"  # its stacks
    assert hidden >= {"offers", "choices"} or not game.start(seats, Seeded(1)).choosing


class CheatingBot(SightedBot):
    """Plays by the cards that the others hold."""

    def __init__(self, game: Game, looker: "Accomplice") -> None:
        super().__init__(game)
        self.looker = looker

    def decide(self, sight: Sight, legal: Legal) -> int:
        assert self.looker.secret is not None
        others = [int(hand) for seat, hand in enumerate(self.looker.secret.hands) if seat != sight.seat]
        return int(legal.actions[sum(others) % int(legal.size)])


class Accomplice(Looker):
    """Whispers the real state to a bot whose sight is as honest as any."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.secret: State | None = None

    def look(self, state: State, seat: int) -> Sight:
        self.secret = state
        return super().look(state, seat)


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_bot_that_peeks_at_other_hands_is_caught(game: Game, seats: int) -> None:
    accomplice = Accomplice(game)

    assert examine(game, seats, lambda _seed: CheatingBot(game, accomplice), accomplice).lies


class GossipingBot(SightedBot):
    """Chooses by what all bots of its kind have seen, so that seats tell each other their hands."""

    seen = 0

    def decide(self, sight: Sight, legal: Legal) -> int:
        GossipingBot.seen += int(sight.state.hands[sight.seat])
        return int(legal.actions[GossipingBot.seen % int(legal.size)])


def test_bots_that_tell_each_other_what_they_see_are_caught() -> None:
    game = load("europe")

    assert examine(game, 2, lambda _seed: GossipingBot(game)).lies
