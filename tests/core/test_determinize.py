"""Hidden cards and tickets are dealt from what a seat knows, uniformly or by its beliefs."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from tests.contract.tables import every_table, seeded
from whistlestop.core import cards
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.determinize import deal_hidden, determinize
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.testing.invariants.biased_players import biased_state
from whistlestop.testing.invariants.leaks import inconsistencies

MOMENTS = [(seed, number) for seed in seeded(3) for number in (0, 3, 20, 60, 120, 200, 280)]
DEALS = 4000


def moments(game: Game, seats: int) -> Iterator[State]:
    """Look at a table early and late."""
    for seed, number in MOMENTS:
        yield biased_state(game, seats, seed, number)


def look(state: State, seat: int) -> KnownState:
    known = KnownState(state.game)
    known.update_from_state(state, seat)
    return known


def deal(known: KnownState, seed: int, beliefs: Beliefs | None = None) -> State:
    state = known.game.state_type(known.game)
    deal_hidden(known, state, Seeded(seed), beliefs)
    return state


def is_frequent(times: int, of: int, probability: float) -> bool:
    """Return whether an event is as frequent as its probability, within five standard deviations."""
    return abs(times - of * probability) <= 5 * sqrt(of * probability * (1 - probability)) + 1e-9


@every_table
def test_a_known_state_is_dealt_like_the_view(game: Game, seats: int) -> None:
    dealt = game.state_type(game)

    for state in moments(game, seats):
        for seat in (SPECTATOR, *range(seats)):
            view = game.view(state, seat)
            deal_hidden(look(state, seat), dealt, Seeded(7))
            assert dealt.to_bytes() == determinize(view, Seeded(7)).to_bytes()
            assert inconsistencies(view, dealt) == []


@every_table
def test_what_a_seat_may_not_know_does_not_influence_the_deal(game: Game, seats: int) -> None:
    different = 0

    for state in moments(game, seats):
        for seat in range(seats):
            twin = determinize(game.view(state, seat), Seeded(1))
            different += twin.to_bytes() != state.to_bytes()
            assert deal(look(twin, seat), 2).to_bytes() == deal(look(state, seat), 2).to_bytes()

    assert different > 0.5 * len(MOMENTS) * seats


@every_table
def test_dealing_leaves_the_known_state_unchanged(game: Game, seats: int) -> None:
    for state in moments(game, seats):
        known = look(state, 0)
        before = known.to_bytes()
        first = deal(known, 3)
        saved = first.to_bytes()
        deal(known, 4)
        assert (known.to_bytes(), first.to_bytes()) == (before, saved)


def test_every_unseen_ticket_and_card_is_equally_likely() -> None:
    game = load("europe")
    known = look(biased_state(game, 2, 1, 60), 0)
    held, hands = Counter[int](), Counter[int]()

    for seed in range(DEALS):
        state = deal(known, seed)
        held.update(game.tickets.held(state, 1))
        hidden = state.hands[1] - state.shown[1]
        hands.update({kind: int(cards.count(hidden, kind)) for kind in range(cards.KINDS)})

    regular = game.tickets.decks.index("regular")
    begin, pool = int(game.tickets.begin[regular]), int(known.state.unseen[regular])
    unseen = [begin + number for number in range(46) if pool >> number & 1]
    drawn = sum(held[ticket] for ticket in unseen)
    assert all(is_frequent(held[ticket], drawn, 1 / len(unseen)) for ticket in unseen)
    total = int(cards.total(known.state.deck))
    for kind, number in hands.items():
        probability = int(cards.count(known.state.deck, kind)) / total
        assert is_frequent(number, sum(hands.values()), probability)


# Beliefs


@pytest.fixture
def known() -> KnownState:
    """What seat 0 knows of a game in Europe at its 60th play."""
    return look(biased_state(load("europe"), 2, 1, 60), 0)


def holdings(known: KnownState, seed: int) -> list[int]:
    """Return tickets that seat 1 may hold."""
    return known.game.tickets.held(deal(known, seed), 1)


def test_sets_of_tickets_are_dealt_by_their_weights(known: KnownState) -> None:
    one, other = (holdings(known, seed) for seed in (1, 2))
    beliefs = Beliefs(known.game, 2)
    beliefs.expect_tickets(1, [one, other], [3, 1])

    dealt = Counter(tuple(known.game.tickets.held(deal(known, seed, beliefs), 1)) for seed in range(DEALS))

    assert set(dealt) == {tuple(one), tuple(other)}
    assert is_frequent(dealt[tuple(one)], DEALS, 0.75)


def test_a_part_of_a_set_is_completed_at_random(known: KnownState) -> None:
    first = holdings(known, 1)[0]
    beliefs = Beliefs(known.game, 2)
    beliefs.expect_tickets(1, [[first]], [1])

    dealt = {tuple(known.game.tickets.held(deal(known, seed, beliefs), 1)) for seed in range(20)}

    assert all(first in held for held in dealt)
    assert {len(held) for held in dealt} == {int(known.ticket_counts[1])}
    assert len(dealt) > 1 or known.ticket_counts[1] == 1


def test_impossible_sets_are_not_dealt(known: KnownState) -> None:
    mine = known.game.tickets.held(known.state, 0)
    possible = holdings(known, 1)
    beliefs = Beliefs(known.game, 2)
    beliefs.expect_tickets(1, [mine, possible, list(range(30))], [5, 1, 5])

    for seed in range(20):
        held = known.game.tickets.held(deal(known, seed, beliefs), 1)
        assert set(held).isdisjoint(mine)
        assert len(held) == known.ticket_counts[1]


@every_table
def test_deals_by_beliefs_look_the_same_to_the_seat(game: Game, seats: int) -> None:
    for number, state in enumerate(moments(game, seats)):
        view, known = game.view(state, 0), look(state, 0)
        twin = deal(known, number)
        beliefs = Beliefs(game, seats)
        for seat in range(1, seats):
            sets = [game.tickets.held(twin, seat), game.tickets.held(state, seat), [0, 1]]
            beliefs.expect_tickets(seat, sets, [1, 1, 1])
        for slot in game.slots:
            if slot.content.holds_cards:
                for place in range(game.size_of(slot)):
                    beliefs.expect_cards(slot.name, place, int(slot.get(twin, place)) + 1)
        assert inconsistencies(view, deal(known, number, beliefs)) == []


def test_remembered_stacks_are_dealt() -> None:
    game = load("card_game")
    state = biased_state(game, 2, 2, 90)
    beliefs = Beliefs(game, 2)
    stacks = next(slot for slot in game.slots if slot.name == "stacks")
    for seat in range(2):
        beliefs.expect_cards("stacks", seat, int(stacks.get(state, seat)))
    lying = [stacks.get(state, seat) for seat in range(2)]

    for seed in range(20):
        dealt = deal(look(state, 0), seed, beliefs)
        assert [stacks.get(dealt, seat) for seat in range(2)] == lying


def test_beliefs_survive_being_saved(known: KnownState) -> None:
    beliefs, restored, out = Beliefs(known.game, 2), Beliefs(known.game, 2), ByteWriter()
    beliefs.expect_tickets(1, [holdings(known, seed) for seed in range(5)], [1, 2, 3, 4, 5])
    beliefs.write(out)
    restored.read(ByteReader(bytes(out.data)))

    for seed in range(20):
        assert deal(known, seed, restored).to_bytes() == deal(known, seed, beliefs).to_bytes()


def test_weights_must_fit_the_sets() -> None:
    beliefs = Beliefs(load("europe"), 2)

    for weights in ([1.0], [0.0, 0.0], [2.0, -1.0]):
        with pytest.raises(ValueError, match="weight"):
            beliefs.expect_tickets(1, [[1], [2]], weights)
    with pytest.raises(KeyError):
        beliefs.expect_cards("stacks", 0, 1)
