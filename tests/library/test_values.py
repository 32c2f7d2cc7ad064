"""Values print as what they are."""

import pytest

import whistlestop
from whistlestop import parts


@pytest.fixture
def match() -> whistlestop.Match:
    match = whistlestop.new_match("europe", seats=2, seed=7, first=0)
    match.play("keep 1,2")
    match.play("keep 1,2")
    return match


def test_a_match_tells_how_far_it_is(match: whistlestop.Match) -> None:
    assert repr(match) == "<Match of europe, 2 seats: play 3, seat 0 to act (turn)>"


def test_a_match_tells_who_still_chooses() -> None:
    match = whistlestop.new_match("usa", seats=3, seed=7, first=0)

    assert "seats 0, 1 and 2 to choose" in repr(match)
    match.play(match.legal[0])
    assert "seats 1 and 2 to choose" in repr(match)
    match.play(match.legal[0])
    assert "seat 2 to choose" in repr(match)


def test_a_finished_match_tells_who_won() -> None:
    match = whistlestop.play_out(whistlestop.new_match("usa", seed=1), ["greedy", "random"])

    assert repr(match).startswith("<Match of usa, 2 seats: over after ")
    assert repr(match).endswith(f"won by seat {match.winners()[0]}>")
    for seat, sheet in enumerate(match.score()):
        assert f"Seat {seat} scores {sheet.total} (" in str(match)


def test_printing_a_match_shows_the_table_and_no_secrets(match: whistlestop.Match) -> None:
    assert str(match).splitlines() == [
        "Europe: play 3, seat 0 to act (turn).",
        "Row: purple, blue, yellow, red, green. Deck: 97. Discards: 0.",
        "Seat 0: 4 cards, 2 tickets, 45 trains.",
        "Seat 1: 4 cards, 2 tickets, 45 trains.",
        "Stations left: Seat 0 has 3; Seat 1 has 3.",
    ]


def test_a_view_writes_cards_as_letters(match: whistlestop.Match) -> None:
    view = match.view(0)
    hand = whistlestop.cards.letters(view.hand)

    assert len(hand) == 4
    assert repr(view) == f"<View of europe for seat 0: play 2, hand {hand}, {len(view.legal)} legal actions>"
    spectator = match.view(whistlestop.SPECTATOR)
    assert repr(spectator) == "<View of europe for a spectator: play 2, 0 legal actions>"


def test_printing_a_view_shows_everything_by_name(match: whistlestop.Match) -> None:
    lines = dict(line.split(": ", 1) for line in str(match.view(0)).splitlines())

    assert lines["hand"] == str(whistlestop.cards.to_counts(match.view(0).hand))
    assert lines["row"] == "['purple', 'blue', 'yellow', 'red', 'green']"
    assert lines["legal"] == f"{len(match.legal)} actions"
    assert "choosing" not in lines


def test_the_rest_of_a_match_prints(match: whistlestop.Match) -> None:
    assert repr(match.game) == "<Game europe: 2 to 5 seats, 46 tickets>"
    assert repr(match.state) == "<RailState of europe, 2 seats: play 2, seat 0 to act>"
    assert repr(match.plays[0]) == "<Play by seat 0: keep 1,2>"
    assert repr(match.score()[0]).startswith("<ScoreSheet: ")
    reason = match.problem("claim Marseille-Zürich PP")
    assert repr(reason).startswith("<Reason: Marseille–Zürich is a purple tunnel of 2: ")
    assert repr(parts.board_of(match.game)) == "<Board: 47 places, 101 routes>"
    assert repr(parts.board_of(match.game).routes[0]).startswith("<Route: ")
    assert repr(match.game.tickets) == "<TicketSet: 46 tickets in 'regular', 'long'>"
    assert repr(parts.Cards(whistlestop.cards.from_letters("RRL"))) == "<Cards: 2 red cards and 1 locomotive>"
    assert repr(whistlestop.bot("planner")) == "<Bot planner>"
    assert repr(match.game.opening[0]) == "<BoardSetup>"
    assert repr(match.chance) == "<Seeded>"
    assert repr(match.game.actions) == f"<ActionTable: {len(match.game.actions)} actions>"


def test_a_record_prints_its_result() -> None:
    match = whistlestop.play_out(whistlestop.new_match("usa", seed=1), ["random", "random"])
    record = whistlestop.read_record(whistlestop.write_record(match))

    assert repr(record) == f"<Record of usa, 2 seats: {len(match.plays)} plays, {record.result}>"
