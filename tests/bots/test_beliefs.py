"""Beliefs about hidden tickets follow from what a seat may know, and favour those that explain its routes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from mypy_extensions import u8

from tests.contract.tables import every_game
from tests.six_cities import write_six_cities
from whistlestop import is_compiled
from whistlestop.bots import make
from whistlestop.bots.beliefs import evidence
from whistlestop.bots.beliefs.features import FEATURES, TICKET_FEATURES
from whistlestop.bots.beliefs.ticket_beliefs import TicketBeliefs
from whistlestop.bots.beliefs.weights import COUNTED, FOLDER, GENERAL, Weights, kind_of, read_weights
from whistlestop.bots.table import BotTable
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.determinize import deal_hidden, determinize
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.games.catalogue import build_game
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.biased_players import biased_state
from whistlestop.testing.invariants.leaks import inconsistencies

MOMENTS = [(seed, number) for seed in range(2) for number in (0, 25, 140)]
WHOLE = 2**30


def look(state: State, seat: int) -> KnownState:
    known = KnownState(state.game)
    known.update_from_state(state, seat)
    return known


def saved(beliefs: Beliefs) -> bytes:
    out = ByteWriter()
    beliefs.write(out)
    return bytes(out.data)


def sets_of(beliefs: Beliefs, seat: int) -> dict[tuple[int, ...], float]:
    """Return the probability of each set that a seat is believed to hold."""
    sets = beliefs.sets[seat]
    assert sets is not None
    found: dict[tuple[int, ...], float] = {}
    before = 0
    for number, below in enumerate(sets.below):
        tickets = sets.tickets[sets.begin[number] : sets.begin[number + 1]]
        found[tuple(sorted(int(ticket) for ticket in tickets))] = (int(below) - before) / WHOLE
        before = int(below)
    return found


def probability(beliefs: Beliefs, seat: int, ticket: int) -> float:
    """Return the probability that a seat holds a ticket, apart from the broad prior."""
    return sum(share for tickets, share in sets_of(beliefs, seat).items() if ticket in tickets)


def play_planners(game: Game, seats: int, seed: int, stop: Callable[[State], bool]) -> State:
    """Play a game between planners until it stops."""
    table = BotTable(game, [make("planner", game) for _ in range(seats)])
    luck = DuplicateLuck(seed)
    state = game.start(seats, luck)
    for seat, bot in enumerate(table.bots):
        bot.begin(seed + seat)
    while not state.over and not stop(state):
        state.play(table.ask(state), luck)
    return state


def most_seats(game: Game) -> int:
    """Return the most seats, or the fewest for the much slower interpreted rules."""
    return game.seats[-1] if is_compiled() else game.seats[0]


@every_game
def test_what_a_seat_may_not_know_does_not_influence_its_beliefs(game: Game) -> None:
    beliefs = TicketBeliefs(game)
    different = 0

    for seed, number in MOMENTS:
        state = biased_state(game, most_seats(game), seed, number)
        twin = determinize(game.view(state, 0), Seeded(number + 1))
        different += twin.to_bytes() != state.to_bytes()
        beliefs.begin()
        before = saved(beliefs.update(look(state, 0)))
        beliefs.begin()
        assert saved(beliefs.update(look(twin, 0))) == before

    assert different


@every_game
def test_deals_by_beliefs_look_the_same_to_the_seat(game: Game) -> None:
    beliefs = TicketBeliefs(game)
    dealt = game.state_type(game)

    for seed, number in MOMENTS:
        state = biased_state(game, most_seats(game), seed, number)
        known = look(state, 0)
        beliefs.begin()
        deal_hidden(known, dealt, Seeded(number), beliefs.update(known))
        assert inconsistencies(game.view(state, 0), dealt) == []


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_believed_sets_are_possible(name: str) -> None:
    game = load(name)
    state = play_planners(game, 3, 5, lambda state: state.ply >= 60)
    known = look(state, 0)
    mine = set(game.tickets.held(state, 0))
    beliefs = TicketBeliefs(game).update(known)

    for seat in (1, 2):
        sets = sets_of(beliefs, seat)
        assert sets.pop(()) == pytest.approx(TicketBeliefs(game).broad, abs=1e-6)
        assert {len(tickets) for tickets in sets} == {int(known.ticket_counts[seat])}
        assert all(mine.isdisjoint(tickets) and len(set(tickets)) == len(tickets) for tickets in sets)
        decks = len(game.tickets.decks)
        for tickets in sets:
            for deck in range(decks):
                number = sum(int(game.tickets.deck_of[ticket]) == deck for ticket in tickets)
                assert number <= known.drawn[seat * decks + deck]


def claim(state: State, seat: int, names: list[str]) -> None:
    """Give a seat some routes."""
    assert isinstance(state, RailState)
    board = board_of(state.game)
    state.own_board()
    for name in names:
        route = board.number[name]
        state.close(board, route)
        state.owner[route] = u8(seat + 1)
        state.trains[seat] -= board.length[route]


def ticket_between(game: Game, one: str, other: str) -> int:
    return next(i for i, ticket in enumerate(game.tickets.tickets) if ticket.between == (one, other))


@pytest.fixture
def opening() -> State:
    """A game in Europe in which everybody has chosen, and seat 0 holds none of the tickets below."""
    game = load("europe")
    wanted = {ticket_between(game, "Palermo", "Constantinople"), ticket_between(game, "Madrid", "Dieppe")}
    for seed in range(1000):
        state = play_planners(game, 2, seed, lambda state: state.phase is game.turn)
        seen = [ticket for ticket, place in enumerate(state.place) if int(place) & 15 == 0 and place]
        if wanted.isdisjoint(seen):
            return state
    raise AssertionError


def test_a_joined_ticket_becomes_likely(opening: State) -> None:
    game = opening.game
    ticket = ticket_between(game, "Palermo", "Constantinople")
    before = probability(TicketBeliefs(game).update(look(opening, 0)), 1, ticket)
    claim(opening, 1, ["Palermo-Smyrna", "Constantinople-Smyrna"])

    after = probability(TicketBeliefs(game).update(look(opening, 0)), 1, ticket)

    assert after > 0.5 > 0.15 > before


def test_a_ticket_that_others_cut_off_becomes_less_likely(opening: State) -> None:
    game = opening.game
    ticket = ticket_between(game, "Madrid", "Dieppe")
    claim(opening, 1, ["Madrid-Pamplona/black"])
    before = probability(TicketBeliefs(game).update(look(opening, 0)), 1, ticket)
    claim(opening, 0, [route.name for route in board_of(game).routes if "Dieppe" in route.name])

    after = probability(TicketBeliefs(game).update(look(opening, 0)), 1, ticket)

    assert 0 < after < before


def test_beliefs_are_kept_until_something_changes(opening: State) -> None:
    beliefs = TicketBeliefs(opening.game)
    first = beliefs.update(look(opening, 0))
    opening.ply += 2

    assert beliefs.update(look(opening, 0)) is first

    claim(opening, 1, ["Palermo-Smyrna"])
    assert beliefs.update(look(opening, 0)) is not first


def test_tickets_offered_at_the_start_are_excluded_though_shuffled_back() -> None:
    game = load("germany")
    beliefs = TicketBeliefs(game)
    table = BotTable(game, [make("planner", game) for _ in range(2)])
    luck = DuplicateLuck(4)
    state = game.start(2, luck)
    offered: set[int] = set()
    while state.phase is not game.turn:
        if state.seat == 0:
            beliefs.update(look(state, 0))
            offered.update(int(ticket) for ticket in beliefs.offered)
        state.play(table.ask(state), luck)
    shuffled_back = offered - set(game.tickets.held(state, 0))

    remembering = beliefs.update(look(state, 0))
    forgetful = TicketBeliefs(game).update(look(state, 0))

    assert shuffled_back
    assert sum(probability(remembering, 1, ticket) for ticket in shuffled_back) == 0
    assert sum(probability(forgetful, 1, ticket) for ticket in shuffled_back) > 0


def test_a_map_without_fitted_weights_uses_those_of_its_kind(tmp_path: Path) -> None:
    game = build_game(write_six_cities(tmp_path), frozenset())
    state = play_planners(game, 2, 3, lambda state: state.ply >= 24)
    known = look(state, int(state.seat))
    other = 1 - int(state.seat)
    general = read_weights(FOLDER / f"{GENERAL}.toml")

    beliefs = TicketBeliefs(game)

    assert (kind_of(game), kind_of(load("first_journey"))) == (GENERAL, COUNTED)
    assert beliefs.broad == general.broad
    assert {len(tickets) for tickets in sets_of(beliefs.update(known), other)} == {
        0,
        int(known.ticket_counts[other]),
    }


def test_beliefs_survive_being_saved(opening: State) -> None:
    claim(opening, 1, ["Palermo-Smyrna"])
    known = look(opening, 0)
    beliefs = TicketBeliefs(opening.game).update(known)
    restored = Beliefs(opening.game, 2)
    restored.read(ByteReader(saved(beliefs)))
    one, other = (opening.game.state_type(opening.game) for _ in range(2))

    for seed in range(20):
        deal_hidden(known, one, Seeded(seed), beliefs)
        deal_hidden(known, other, Seeded(seed), restored)
        assert one.to_bytes() == other.to_bytes()


def test_what_is_remembered_survives_being_saved() -> None:
    game = load("card_game")
    beliefs, restored, copied = TicketBeliefs(game), TicketBeliefs(game), TicketBeliefs(game)
    table = BotTable(game, [make("planner", game) for _ in range(2)])
    luck = DuplicateLuck(2)
    state = game.start(2, luck)
    stacks = next(slot for slot in game.slots if slot.name == "stacks")
    remembered = 0
    while not state.over:
        known = look(state, 0)
        action = table.ask(state)
        if state.seat == 0:
            expected = beliefs.update(known)
            if state.phase is game.turn:
                remembered += int(expected.pile(stacks.begin + 1) > 0)
                assert [int(expected.pile(stacks.begin + seat)) for seat in range(2)] == [
                    int(stacks.get(state, seat)) for seat in range(2)
                ]
            out = ByteWriter()
            beliefs.write(out)
            restored.read(ByteReader(bytes(out.data)))
            copied.copy_from(beliefs)
            assert saved(restored.update(known)) == saved(copied.update(known)) == saved(expected)
            beliefs.played(known, action)
        state.play(action, luck)

    assert remembered > 5


def test_unknown_features_are_refused() -> None:
    with pytest.raises(ValueError, match="luckiness"):
        Weights({"luckiness": 1.0}, {}, 0.1)


def test_shipped_weights_name_every_feature_and_existing_tickets() -> None:
    for file in FOLDER.glob("*.toml"):
        weights = read_weights(file)
        assert len(weights.features) == len(FEATURES)
        assert 0 < weights.broad < 0.5
        if file.stem not in (GENERAL, COUNTED):
            printed = {str(ticket) for ticket in load(file.stem).tickets.tickets}
            assert set(weights.popularity) == printed


def test_the_columns_of_evidence_have_the_names_of_features() -> None:
    named = {
        name.lower(): value
        for name, value in vars(evidence).items()
        if name.lower() in TICKET_FEATURES and isinstance(value, int)
    }

    assert {TICKET_FEATURES[column] for column in named.values()} == set(named)
    assert {name for name in TICKET_FEATURES if name not in named} == {
        f"{TICKET_FEATURES[column]}_laid" for column in evidence.TIMES_LAID
    }
    assert all(TICKET_FEATURES[int(column) + 1].endswith("_laid") for column in evidence.TIMES_LAID)
