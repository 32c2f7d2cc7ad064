import re

import pytest

from tests.playing import discards, draws, hand, hoard, kinds, play, row, rule, seen
from tests.rules.europe.building import build
from tests.rules.europe.table import BOARD, europe, route
from whistlestop.core.determinize import determinize
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.match import Match


def keep(match: Match, number: int = 1) -> None:
    """Draw tickets and keep some."""
    play(match, "tickets", "keep " + ",".join(str(1 + i) for i in range(number)))


def destitute() -> Match:
    """Return a match: seat 0 is to act, seats 0 and 1 hold all cards, and all tickets are taken.

    Seat 2 spends its hand, then takes one ticket per turn while the other two draw all cards.
    """
    match = europe(others=["", "RRRR"], seats=3)
    spending = iter(["station Wien R", "station Paris RR", "claim Budapest-Wien/red R"])
    while draws(match) or tickets_left(match) or match.seat:
        if match.seat == 2:
            text = next(spending, "")
            if text:
                match.play(text)
            elif tickets_left(match):
                keep(match)
            else:
                match.play("pass")
        elif not hoard(match):
            keep(match, 2 if match.seat == 0 and tickets_left(match) % 3 == 1 else 1)
    assert hand(match, 2) == row(match) == discards(match) == ""
    return match


def tickets_left(match: Match) -> int:
    """Return the number of tickets in the deck."""
    return sum(seen(match).ticket_decks) + len(seen(match).returned)


def claim_two(match: Match) -> None:
    """Claim any route of two spaces for the seat to act, without locomotives."""
    match.play(next(text for text in match.legal if re.fullmatch("claim .* [^L]{2}", text)))


def deadlock() -> Match:
    """Return a match: four seats with three trains each; all short routes, cards and tickets are gone."""
    match = europe(seats=4)
    build(match, *shares())
    assert seen(match).trains == [3] * 4
    while draws(match) or tickets_left(match):
        if not hoard(match):
            keep(match, min(3, tickets_left(match)))
    return match


def shares() -> list[list[str]]:
    """Divide the routes of up to three spaces and one of four into 42 spaces and three stations each."""
    trains = [42] * 4
    plans: list[list[str]] = [[] for _ in trains]
    pairs: list[list[tuple[int, int]]] = [[] for _ in trains]
    short = [line for line in BOARD.routes if line.length <= 3]
    for line in sorted([route("Berlin-Danzig"), *short], key=lambda line: -line.length):
        seat = max(range(4), key=lambda seat: (line.cities not in pairs[seat], trains[seat]))
        trains[seat] -= line.length
        plans[seat].append(line.name)
        pairs[seat].append(line.cities)
    assert trains == [0] * 4
    return [
        plan + [f"station {city}" for city in BOARD.cities[3 * i : 3 * i + 3]] for i, plan in enumerate(plans)
    ]


@rule("Q-24")
def test_a_player_with_no_legal_action_passes() -> None:
    match = destitute()
    claim_two(match)
    hoard(match)

    assert (match.seat, match.legal) == (2, ["pass"])
    match.play("pass")
    assert (match.seat, match.over) == (0, False)


@rule("Q-26")
def test_a_pass_is_no_progress() -> None:
    match = destitute()
    claim_two(match)
    hoard(match)
    assert seen(match).idle == 0

    match.play("pass")
    assert seen(match).idle == 1


@rule("Q-24")
def test_a_player_with_any_legal_action_does_not_pass() -> None:
    match = destitute()
    assert kinds(match) == {"claim", "station"}
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")

    claim_two(match)
    match.play("station Roma P")
    assert match.seat == 2
    assert kinds(match) == {"draw"}
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("Q-24")
def test_passes_with_other_turns_between_them_end_nothing() -> None:
    match = destitute()
    for _ in range(12):
        claim_two(match)
        hoard(match)
        match.play("pass")

    assert not match.over


@rule("Q-24")
@rule("Q-21")
def test_in_the_final_round_a_forced_pass_is_that_players_turn() -> None:
    match = destitute()
    while not seen(match).turns_left:
        claim_two(match)
        if not seen(match).turns_left:
            hoard(match)
            match.play("pass")
    assert seen(match).trains[0] == 1

    hoard(match)
    assert match.legal == ["pass"]
    match.play("pass")
    assert (match.seat, match.over) == (0, False)
    match.play("station Roma L")
    assert (match.over, match.state.reason) == (True, "final round")


@rule("Q-24")
def test_the_game_ends_and_is_scored_when_everybody_in_a_row_had_to_pass() -> None:
    match = deadlock()
    for _ in range(3):
        assert match.legal == ["pass"]
        match.play("pass")
        assert not match.over
    match.play("pass")

    assert (match.over, match.state.reason) == (True, "everybody passed")
    assert seen(match).trains == [3] * 4
    assert match.winners()
    assert [sheet.points["stations"] for sheet in match.score()] == [0] * 4


@rule("Q-24")
def test_hidden_cards_dealt_again_leave_the_passes_in_a_row_as_they_were() -> None:
    match = deadlock()
    for passes in range(1, match.seats):
        match.play("pass")
        for seat in (SPECTATOR, *range(match.seats)):
            dealt = determinize(match.view(seat), Seeded(passes))

            assert dealt.passes == passes
            assert match.game.view(dealt, seat) == match.view(seat)
