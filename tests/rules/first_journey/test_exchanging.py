import pytest

from tests.playing import coming_tickets, happened, held, kinds, names, notation, play, rule, seen
from tests.rules.first_journey.networks import NORTH, SOUTHERN, STOCKHOLM_VIENNA
from tests.rules.first_journey.table import build, count, decks, journey, rest, shown, ticket_events, until
from whistlestop.core.events import SPECTATOR
from whistlestop.core.fields import UNKNOWN
from whistlestop.record.match import Match

MINE = ["Athens-Barcelona", "Ankara-Sarajevo"]
NEW = ["Ankara-Rome", "Athens-Rostov"]


def run_down(match: Match, seat: int = 0) -> list[str]:
    """Exchange tickets until their deck is empty while the other seat draws; return the tickets drawn."""
    came: list[str] = []
    while decks(match)[0] or match.seat:
        if match.seat == seat:
            match.play("exchange")
            came += held(match, seat)
        else:
            match.play("draw")
    return came


@rule("FJ-04")
@rule("FJ-08")
def test_an_exchange_puts_both_tickets_away_and_draws_two_others() -> None:
    match = journey(tickets=[MINE], ticket_deck=NEW)
    exchanged = match.play("exchange")

    assert held(match) == NEW
    assert names(match, seen(match).returned) == MINE
    assert decks(match) == (32 - 4 - 2, 2)
    assert ticket_events(match, exchanged) == [f"+{name}" for name in NEW]


@rule("FJ-04")
def test_an_exchange_changes_nothing_else() -> None:
    match = journey("RRGG", others=["KKKK"])
    before = seen(match)
    match.play("exchange")
    after = seen(match)

    assert (after.hand, after.hand_sizes, after.trains) == (before.hand, before.hand_sizes, before.trains)
    assert after.owner == before.owner
    assert held(match, 1) == held(journey("RRGG", others=["KKKK"]), 1)


@rule("FJ-01")
@rule("FJ-08")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_else_sees_what_is_exchanged(viewer: int) -> None:
    others = [["Madrid-Vienna", "Rome-Warsaw"], ["Berlin-Moscow", "Brest-Zurich"]]
    one = journey(seats=3, tickets=[MINE, *others], ticket_deck=NEW)
    other = journey(seats=3, tickets=[["Riga-Rostov", "Ankara-Kiev"], *others], ticket_deck=MINE)
    exchanged = one.play("exchange")
    other.play("exchange")

    assert seen(one, viewer).to_dict() == seen(other, viewer).to_dict()
    assert seen(one, viewer).returned == [UNKNOWN, UNKNOWN]
    assert [event.seen_by(viewer).to_dict() for event in exchanged.events] == [
        {"type": "exchanged", "seat": 0, "count": 2},
        {"type": "ticket", "seat": 0, "fresh": True},
        {"type": "ticket", "seat": 0, "fresh": True},
    ]


@rule("FJ-08")
def test_tickets_that_were_put_away_rest_while_the_deck_has_others() -> None:
    match = journey(tickets=[MINE])
    dealt = held(match, 0) + held(match, 1)
    came = run_down(match)

    assert len(set(came)) == len(came) == 32 - 4
    assert not set(came) & set(dealt)
    assert decks(match) == (0, 28)
    assert not any(happened(played, "tickets_shuffled") for played in match.plays)


@rule("FJ-08")
def test_tickets_that_were_put_away_are_shuffled_when_one_is_needed() -> None:
    match = journey(tickets=[MINE])
    run_down(match)
    coming_tickets(match, *NEW)
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == ["tickets_shuffled", *(f"+{name}" for name in NEW)]
    assert happened(exchanged, "tickets_shuffled") == [{"type": "tickets_shuffled", "deck": "tickets"}]
    assert decks(match) == (28, 0)


@rule("FJ-08")
@pytest.mark.parametrize("action", ["draw", "claim Berlin-Vienna/red R"])
def test_tickets_are_not_shuffled_before_one_is_needed(action: str) -> None:
    match = journey("RRRR", tickets=[MINE])
    run_down(match)
    coming_tickets(match, *MINE)
    played = match.play(action)

    assert ticket_events(match, played) == []
    assert decks(match) == (0, 28)


@rule("FJ-08")
def test_what_was_put_away_only_just_now_may_come_back() -> None:
    match = journey()
    run_down(match)
    just = held(match)
    coming_tickets(match, *reversed(just))
    match.play("exchange")

    assert held(match) == [*reversed(just)]


@rule("FJ-08")
def test_nobody_knows_any_more_where_a_ticket_is_that_was_shuffled_in() -> None:
    match = journey(tickets=[MINE])
    run_down(match)
    assert set(MINE) <= set(names(match, seen(match).returned))
    match.play("exchange")

    assert seen(match).returned == []


@rule("FJ-08")
def test_the_second_ticket_may_be_the_one_that_needs_the_shuffle() -> None:
    match = journey("RRRR", tickets=[["Stockholm-Vienna", MINE[0]]], ticket_deck=[MINE[1]])
    build(match, STOCKHOLM_VIENNA)
    until(match, 0)
    while decks(match)[0] > 1:
        coming_tickets(match, *in_deck(match, 2))
        match.play("exchange")
        rest(match)
    [last] = in_deck(match, 1)
    coming_tickets(match, last, MINE[1])
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == [f"+{last}", "tickets_shuffled", f"+{MINE[1]}"]


def in_deck(match: Match, number: int) -> list[str]:
    """Return the names of tickets in the deck."""
    known = {*names(match, seen(match).returned), *held(match, 0), *held(match, 1), *shown(match)}
    return [name for name in notation(match.game).names if name not in known][:number]


@rule("FJ-08")
@rule("FJ-07")
def test_a_completed_ticket_can_be_replaced_from_the_shuffled_ones() -> None:
    match = journey("BGRR", tickets=[["Stockholm-Vienna", MINE[0]], NEW])
    play(match, "claim Copenhagen-Stockholm/blue B", "draw", "claim Copenhagen-Berlin/green G", "draw")
    run_down(match, 1)
    assert decks(match) == (0, 28)
    coming_tickets(match, NEW[1])
    claimed = match.play("claim Berlin-Vienna/red R")

    assert ticket_events(match, claimed) == ["!Stockholm-Vienna", "tickets_shuffled", f"+{NEW[1]}"]
    assert held(match) == [MINE[0], NEW[1]]
    assert decks(match) == (27, 0)


@rule("FJ-08")
def test_completed_tickets_are_never_shuffled_in() -> None:
    match = journey("BGRR", tickets=[["Stockholm-Vienna", MINE[0]]], ticket_deck=[MINE[1]])
    play(match, "claim Copenhagen-Stockholm/blue B", "draw", "claim Copenhagen-Berlin/green G", "draw")
    play(match, "claim Berlin-Vienna/red R", "draw")
    came: list[str] = []
    while not any(happened(played, "tickets_shuffled") for played in match.plays[-2:]):
        play(match, "exchange", "draw")
        came += held(match)

    assert shown(match) == {"Stockholm-Vienna"}
    assert "Stockholm-Vienna" not in came
    assert sum(decks(match)) == 32 - 4 - 1


@rule("FJ-07")
def test_a_ticket_that_is_completed_already_counts_after_an_exchange_too() -> None:
    match = journey(tickets=[MINE])
    build(match, NORTH)
    until(match, 0)
    coming_tickets(match, NEW[0], "Stockholm-Vienna", NEW[1])
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == [
        f"+{NEW[0]}",
        "+Stockholm-Vienna",
        "!Stockholm-Vienna",
        f"+{NEW[1]}",
    ]
    assert (held(match), count(match)) == (NEW, 1)
    assert match.seat == 1


@rule("FJ-07")
def test_an_exchange_may_complete_one_ticket_after_the_other() -> None:
    match = journey(tickets=[MINE])
    build(match, NORTH)
    until(match, 0)
    coming_tickets(match, "Amsterdam-Riga", "Copenhagen-Dublin", "Stockholm-Vienna", *NEW)
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == [
        "+Amsterdam-Riga",
        "+Copenhagen-Dublin",
        "!Amsterdam-Riga",
        "+Stockholm-Vienna",
        "!Copenhagen-Dublin",
        f"+{NEW[0]}",
        "!Stockholm-Vienna",
        f"+{NEW[1]}",
    ]
    assert shown(match, 0, 1) == {"Amsterdam-Riga", "Copenhagen-Dublin", "Stockholm-Vienna"}


@rule("FJ-08")
def test_exchanging_is_open_in_every_turn() -> None:
    match = journey(seats=3, tickets=[MINE, SOUTHERN[2:4]])
    for _ in range(4):
        assert "exchange" in kinds(match)
        rest(match)
