"""Views leak no hidden information, and the checks that prove it can fail."""

from collections.abc import Iterator

import pytest

from tests.contract.tables import every_table, seeded
from whistlestop.core import facts
from whistlestop.core.cards import NAMES, ONE
from whistlestop.core.determinize import determinize
from whistlestop.core.events import SPECTATOR, EventType
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Scripted, Seeded
from whistlestop.core.material.supply import DRAWN, Supply
from whistlestop.core.playout import play_on
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.games.catalogue import build_game, find
from whistlestop.testing.invariants.biased_players import biased_state
from whistlestop.testing.invariants.leaks import Diverged, PairedMatches, PartialReplay, inconsistencies

MOMENTS = [(seed, number) for seed in seeded(4) for number in (0, 3, 20, 45, 90, 150, 200, 280)]


def moments(game: Game, seats: int) -> Iterator[State]:
    """Look at a table early and late."""
    for seed, number in MOMENTS:
        yield biased_state(game, seats, seed, number)


def redealing_leaks(state: State, seat: int, luck: Chance) -> list[str]:
    """Redeal what a seat can't see, and return the differences that it could notice."""
    view = state.game.view(state, seat)
    return [leak for _ in range(2) for leak in inconsistencies(view, determinize(view, luck))]


def twin_leaks(game: Game, seats: int, seat: int, seed: int, limit: int) -> list[str]:
    """Play twin matches in parallel, and return where a seat could distinguish them."""
    pair = PairedMatches(game, seats, seat, seed)
    while not pair.leaks and len(pair.one.plays) < limit and pair.play():
        assert pair.differ
    pair.compare_records()
    return pair.leaks


@every_table
def test_a_redealt_table_looks_the_same_to_every_seat_and_spectator(game: Game, seats: int) -> None:
    luck = Seeded(1)

    for state in moments(game, seats):
        for seat in (SPECTATOR, *range(seats)):
            assert redealing_leaks(state, seat, luck) == []


@every_table
def test_states_that_differ_only_in_hidden_things_give_the_same_view(game: Game, seats: int) -> None:
    first_luck, second_luck = Seeded(1), Seeded(2)
    different = 0

    for state in moments(game, seats):
        view = game.view(state, SPECTATOR)
        one, other = determinize(view, first_luck), determinize(view, second_luck)
        different += one.to_bytes() != other.to_bytes()
        assert game.view(one, SPECTATOR) == game.view(other, SPECTATOR) == view

    assert different > 0.9 * len(MOMENTS)


@every_table
def test_a_redealt_table_can_be_played_to_the_end(game: Game, seats: int) -> None:
    luck = Seeded(3)

    for seat, state in zip((SPECTATOR, *range(seats)), moments(game, seats), strict=False):
        dealt = determinize(game.view(state, seat), luck)
        play_on(dealt, luck, game.new_legal())
        assert dealt.over


@every_table
def test_a_seat_is_told_the_same_of_matches_that_differ_only_in_hidden_things(game: Game, seats: int) -> None:
    for seed, seat in enumerate((SPECTATOR, *range(seats))):
        assert twin_leaks(game, seats, seat, seed, limit=150) == []


def test_completing_in_parts_tells_nothing_before_the_tickets_are_shown() -> None:
    game = load("card_game")
    seed = 9  # the first in which a seat completes more than sixteen tickets while another looks on

    assert twin_leaks(game, 2, SPECTATOR, seed, limit=1000) == []


def test_a_twin_is_given_what_the_seat_saw_and_fresh_luck_elsewhere() -> None:
    echo = PartialReplay([4, None, 6], Scripted([2]))

    assert (echo.below(6), echo.below(6)) == (4, 2)
    with pytest.raises(Diverged):
        echo.below(6)  # 6 is not below 6
    with pytest.raises(Diverged):
        echo.below(6)  # the first match asked less of luck


# What leaks, and is caught


@pytest.fixture(params=SHIPPED)
def leaky(request: pytest.FixtureRequest) -> Game:
    """A game of one's own, to be made leaky."""
    return build_game(find(request.param), frozenset())


def tell_more(game: Game, what: str) -> None:
    """Make the views of a game reveal something more."""

    class Leaky(game.view_type):  # type: ignore[name-defined, misc]
        def fill(self, state: State, seat: int) -> None:
            super().fill(state, seat)
            self.more = {
                "the deck": int(state.deck),
                "another hand": int(state.hands[(seat + 1) % state.seats]),
                "another's tickets": game.tickets.held(state, (seat + 1) % state.seats),
                "another's offer": int(state.offers[(seat + 1) % state.seats]),
                "another's legal actions": game.legal(state, int(state.seat)),
                "the stacks": [int(number) for number in state.slots],
            }[what]

    game.view_type = Leaky


@pytest.mark.parametrize(
    "what", ["the deck", "another hand", "another's tickets", "another's offer", "another's legal actions"]
)
def test_a_view_that_tells_too_much_is_caught(leaky: Game, what: str) -> None:
    seats = leaky.seats[0]
    if what == "another's offer" and not leaky.start(seats, Seeded(1)).choosing:
        what = "another's tickets"  # nobody is ever offered any
    tell_more(leaky, what)

    assert any(redealing_leaks(state, SPECTATOR, Seeded(1)) for state in moments(leaky, seats))
    assert any(twin_leaks(leaky, seats, SPECTATOR, seed, limit=50) for seed in range(3))


def test_a_view_that_shows_a_hidden_stack_is_caught() -> None:
    game = build_game(find("card_game"), frozenset())
    tell_more(game, "the stacks")

    for seat in (SPECTATOR, 0, 1):
        assert any(redealing_leaks(state, seat, Seeded(1)) for state in moments(game, 2))


GOSSIP = EventType("drawn", "{Seat} draws {card}.", luck="card", card=facts.CARD)


class Gossip(Supply):
    """A supply that tells everybody which cards are drawn blind."""

    def draw_blind(self, state: State, seat: int, chance: Chance, event: EventType = DRAWN) -> None:
        before = state.hands[seat]
        kind = self.draw(state, chance)
        state.hands[seat] = before + ONE[kind]
        if state.journal is not None:
            state.journal.append(GOSSIP.event(seat, card=NAMES[kind]))


class Carelessness(Supply):
    """A supply that counts cards drawn blind among those that everybody has seen."""

    def draw_blind(self, state: State, seat: int, chance: Chance, event: EventType = DRAWN) -> None:
        super().draw_blind(state, seat, chance)
        state.shown[seat] = state.hands[seat]


@pytest.mark.parametrize("supply", [Gossip, Carelessness])
def test_a_deal_that_tells_too_much_is_caught(leaky: Game, supply: type[Supply]) -> None:
    leaky.declare(GOSSIP)
    leaky.supply = supply(int(leaky.supply.row_size), int(leaky.supply.clear_at))

    assert any(twin_leaks(leaky, leaky.seats[0], SPECTATOR, seed, limit=1) for seed in range(3))
