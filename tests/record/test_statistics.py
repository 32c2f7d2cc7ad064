"""The statistics of a game add up to its score sheet, and its luck to the cards that were drawn."""

from collections import Counter

import pytest

from tests.record.histories import history_of, recorded
from whistlestop.core import cards
from whistlestop.rail.state import RailState
from whistlestop.record.history import History
from whistlestop.record.luck import deck_draws
from whistlestop.record.statistics import Growth, Statistics, statistics

TUNNELS = "europe/two_seats_tunnels_paid_and_withdrawn"


def numbers_of(history: History) -> Statistics:
    """Follow the points of a game, and gather its numbers."""
    growth = Growth(history)
    for ply in growth.plies:
        growth.add(ply)
    return statistics(history, growth)


@pytest.mark.parametrize("name", recorded())
def test_points_and_tickets_add_up_to_the_score_sheet(name: str) -> None:
    history = history_of(name)
    gathered = numbers_of(history)

    for seat, sheet in enumerate(history.at(history.ply).score()):
        grown = {line: seats[seat] for line, seats in gathered.points.items()}
        assert {line: points[-1] for line, points in grown.items()} == sheet.points
        assert all(len(points) == len(gathered.plies) for points in grown.values())
        tickets = gathered.seats[seat].tickets
        assert tickets.won - tickets.lost == sheet.points["tickets"]
        assert tickets.kept == tickets.completed + tickets.failed <= tickets.drawn
    assert gathered.plies[-1] == history.ply


@pytest.mark.parametrize("name", recorded())
def test_cards_drawn_are_those_that_came_into_hands(name: str) -> None:
    history = history_of(name)
    came: list[Counter[str]] = [Counter(cards.to_counts(hand)) for hand in history.at(0).state.hands]
    states = [position.state for position in history.positions]
    for before, after, play in zip(states[:-1], states[1:], history.plays, strict=True):
        if play.text != "withdraw":  # which takes back what was laid
            for seat, seen in enumerate(came):
                held, had = (Counter(cards.to_counts(state.hands[seat])) for state in (after, before))
                seen.update(held - had)

    for numbers, seen in zip(numbers_of(history).seats, came, strict=True):
        assert Counter(numbers.dealt) + Counter(numbers.deck) + Counter(numbers.row) == seen


@pytest.mark.parametrize("name", recorded())
def test_every_route_is_counted_by_its_length(name: str) -> None:
    history = history_of(name)
    gathered = numbers_of(history)

    claims = [
        event for ply in range(history.ply + 1) for event in history.events(ply) if event.type == "claimed"
    ]
    first, last = history.at(0).state, history.last.state
    for seat, numbers in enumerate(gathered.seats):
        assert sum(numbers.routes.values()) == sum(event.seat == seat for event in claims)
        if isinstance(first, RailState) and isinstance(last, RailState):
            cars = first.trains[seat] - last.trains[seat]
            assert sum(int(length) * number for length, number in numbers.routes.items()) == cars
        else:
            assert not numbers.routes


@pytest.mark.parametrize("name", recorded())
def test_the_deck_before_each_card_is_the_one_that_the_play_before_left(name: str) -> None:
    history = history_of(name)

    shuffled = 0
    for ply in range(1, history.ply + 1):
        drawn = deck_draws(history, ply)
        if any(event.type == "reshuffle" for event in history.events(ply)):
            shuffled += 1
        elif drawn:
            assert drawn[0].deck == history.at(ply - 1).state.deck
        assert all(cards.count(one.deck, one.kind) for one in drawn)


@pytest.mark.parametrize("name", recorded())
def test_luck_counts_the_unseen_cards_and_expects_no_more_than_there_were(name: str) -> None:
    gathered = numbers_of(history_of(name))

    for numbers in gathered.seats:
        given = 1 if name.startswith("card_game") else 0  # a locomotive that chance has no part in
        unseen = Counter(numbers.dealt) + Counter(numbers.deck)
        assert numbers.luck.cards == unseen.total() - given
        assert numbers.luck.locomotives == unseen["locomotive"] - given
        assert 0 < numbers.luck.locomotives_expected < numbers.luck.cards


def test_tunnels_are_expected_to_cost_what_the_deck_holds() -> None:
    history = history_of(TUNNELS)
    gathered = numbers_of(history)

    turned = [event.type for ply in range(history.ply + 1) for event in history.events(ply)].count("revealed")
    assert 3 * sum(numbers.luck.tunnels for numbers in gathered.seats) == turned
    owed = [at.state.slots for at in history.positions if at.state.phase.name == "tunnel"]
    assert sum(numbers.luck.extra for numbers in gathered.seats) >= len(owed) > 0
    for numbers in gathered.seats:
        assert 0.3 < numbers.luck.extra_expected / numbers.luck.tunnels < 1.2


def test_a_history_can_be_asked_for_any_moment_in_any_order() -> None:
    history = history_of("usa/two_seats_tie_broken_by_the_longest_path")
    seen = [history.at(ply).view(0).to_dict() for ply in range(history.ply + 1)]

    assert [history.at(ply).view(0).to_dict() for ply in (history.ply, 0, 40)] == [
        seen[-1],
        seen[0],
        seen[40],
    ]
    assert [view["ply"] for view in seen] == list(range(history.ply + 1))
    assert history.over
