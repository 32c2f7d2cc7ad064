"""Every bot uses only what its seat may know; a bot that knows more is caught."""

from collections.abc import Callable
from functools import cache
from zlib import crc32

import pytest

from tests.contract.tables import every_game, fields
from whistlestop.arena.honesty import Examination, Looker, Verdict
from whistlestop.bots import BOTS, THINKERS, bot, plays
from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load

EARLY = (0, 2, 3, 6)  # plays after which the bot takes a seat
LATE = (0.1, 0.35, 0.6, 0.85)  # the same as a fraction of the game
DECISIONS = 8  # decisions per table

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
    if name not in THINKERS and plays(name, load(game))
]


@cache
def tables(game: Game, seats: int) -> list[State]:
    """Return states of random games, early and late."""
    found: list[State] = []
    for seed, beginning in enumerate((*EARLY, *LATE)):
        luck, legal = Seeded(seed), game.new_legal()
        states = [game.start(seats, luck)]
        while not states[-1].over:
            states.append(states[-1].copy())
            states[-1].play(states[-1].pick(luck, legal), luck)
        found.append(states[beginning if isinstance(beginning, int) else int(beginning * len(states))])
    return found


def examine(
    game: Game,
    seats: int,
    make: Callable[[int], Bot],
    looker: Looker | None = None,
    decisions: int = DECISIONS,
) -> Verdict:
    """Examine a bot in a seat at several tables, against random bots."""
    examination = Examination(game, make, looker)
    verdict = Verdict()
    for seed, state in enumerate(tables(game, seats)):
        others: list[Bot] = [RandomBot(game) for _ in range(seats)]
        verdict.add(examination.examine(state.copy(), others, decisions, seed))
    return verdict


@pytest.mark.parametrize(("name", "game", "seats"), EVERY_BOT)
def test_a_bot_plays_the_same_when_hidden_information_is_redealt(name: str, game: Game, seats: int) -> None:
    verdict = examine(game, seats, lambda seed: bot(name, game, seed))

    assert verdict.lies == []
    assert verdict.decisions > 0.7 * DECISIONS * len(tables(game, seats))
    assert verdict.redealt_differently > 0.8 * verdict.decisions


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_search_plays_the_same_when_hidden_information_is_redealt(game: Game, seats: int) -> None:
    verdict = examine(game, seats, lambda seed: bot("search:8", game, seed), decisions=1)

    assert verdict.lies == []
    assert verdict.redealt_differently > 0.8 * verdict.decisions


class NosyBot(KnownStateBot):
    """Makes every choice depend on everything it can see, so that any leak shows."""

    def decide(self, known: KnownState, legal: Legal) -> int:
        return int(legal.actions[crc32(known.state.to_bytes()) % int(legal.size)])


def nosy(game: Game) -> Callable[[int], Bot]:
    """Return a factory of nosy bots for a game."""
    return lambda _seed: NosyBot(game)


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_known_state_shows_even_the_nosiest_bot_nothing_hidden(game: Game, seats: int) -> None:
    assert examine(game, seats, nosy(game)).lies == []


# Bots that know too much are caught


class LeakyLooker(Looker):
    """Shows bots one field more than their seats may know."""

    def __init__(self, game: Game, what: str) -> None:
        super().__init__(game)
        self.what = what

    def look(self, state: State, seat: int) -> KnownState:
        known = super().look(state, seat)
        setattr(known.state, self.what, getattr(state, self.what))
        return known


def saved(state: State) -> dict[str, object]:
    """Return the fields of a state that survive saving."""
    return fields(state.game.from_bytes(state.to_bytes()))


def hidden_fields(game: Game, seats: int) -> set[str]:
    """Return the hidden fields of a game's states: those that change when redealt."""
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
    assert hidden >= {"slots"} or game.name != "card_game"  # its stacks
    assert hidden >= {"offers", "choices"} or not game.start(seats, Seeded(1)).choosing


class CheatingBot(KnownStateBot):
    """Chooses by the cards that opponents hold."""

    def __init__(self, game: Game, looker: "Accomplice") -> None:
        super().__init__(game)
        self.looker = looker

    def decide(self, known: KnownState, legal: Legal) -> int:
        assert self.looker.secret is not None
        others = [int(hand) for seat, hand in enumerate(self.looker.secret.hands) if seat != known.seat]
        return int(legal.actions[sum(others) % int(legal.size)])


class Accomplice(Looker):
    """Passes the real state to a bot whose known state is correct."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.secret: State | None = None

    def look(self, state: State, seat: int) -> KnownState:
        self.secret = state
        return super().look(state, seat)


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_bot_that_peeks_at_other_hands_is_caught(game: Game, seats: int) -> None:
    accomplice = Accomplice(game)

    assert examine(game, seats, lambda _seed: CheatingBot(game, accomplice), accomplice).lies


class GossipingBot(KnownStateBot):
    """Chooses by what all bots of its class have seen, so that seats share their hands."""

    seen = 0

    def decide(self, known: KnownState, legal: Legal) -> int:
        GossipingBot.seen += int(known.state.hands[known.seat])
        return int(legal.actions[GossipingBot.seen % int(legal.size)])


def test_bots_that_share_what_they_see_are_caught() -> None:
    game = load("europe")

    assert examine(game, 2, lambda _seed: GossipingBot(game)).lies
