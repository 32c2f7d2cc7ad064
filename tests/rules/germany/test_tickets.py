import pytest

from tests.playing import held, kinds, offer, play, rule, seen
from tests.rules.germany.table import DECK_OF, LONG, SHORT, SPLITS, ask_tickets, germany
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

FOUR = ["Bremen-Kassel", "Hannover-Leipzig", "Kiel-Schweiz", "Berlin-Mainz"]  # two short, two long
KEPT = {1: "keep 1", 2: "keep 1,2", 3: "keep 1,2,3", 4: "keep 1,2,3,4"}


def decks(match: Match) -> tuple[int, int]:
    """Return the numbers of short and long tickets that can be drawn, including those put back."""
    view = seen(match)
    short, long = (view.ticket_decks[deck] + view.returned_decks.count(deck) for deck in (SHORT, LONG))
    return short, long


def run_down(match: Match, short: int, long: int) -> None:
    """Draw tickets, seat by seat, until this many are left."""
    while (left := decks(match)) != (short, long):
        wanted = [min(4, left[0] - short)]
        wanted.append(min(4 - wanted[0], left[1] - long))
        more = min(4 - sum(wanted), left[0] - wanted[0])
        drawn = [wanted[0] + more, min(4 - wanted[0] - more, left[1])]
        match.play(f"tickets {drawn[0]}+{drawn[1]}")
        kept = [*range(1, 1 + wanted[0]), *range(1 + drawn[0], 1 + drawn[0] + wanted[1])]
        match.play("keep " + ",".join(map(str, kept)))


@rule("DE-09")
def test_four_tickets_are_split_over_the_decks() -> None:
    assert [text for text in germany().legal if text.startswith("tickets ")] == SPLITS


@rule("DE-09")
@pytest.mark.parametrize("short", [4, 3, 2, 1, 0])
def test_the_tickets_are_drawn_as_announced_and_the_short_ones_first(short: int) -> None:
    match = germany()
    before = decks(match)
    match.play(f"tickets {short}+{4 - short}")

    assert [DECK_OF[name] for name in offer(match)] == ["short"] * short + ["long"] * (4 - short)
    assert decks(match) == (before[0] - short, before[1] - (4 - short))


@rule("DE-09")
def test_at_least_one_ticket_is_kept() -> None:
    match = germany()
    match.play("tickets 1+3")

    assert len(match.legal) == 15
    assert set(KEPT.values()) | {"keep 4", "keep 2,3"} <= set(match.legal)
    with pytest.raises(IllegalAction, match="which of the 4 offered tickets to keep"):
        match.play("pass")


@rule("DE-09")
@pytest.mark.parametrize(
    ("action", "kept"), [("keep 3", [2]), ("keep 1,4", [0, 3]), ("keep 2,3,4", [1, 2, 3])]
)
def test_the_kept_tickets_are_held_and_the_others_go_back(action: str, kept: list[int]) -> None:
    match = germany()
    before, there = held(match), sum(decks(match))
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", action)

    assert held(match) == before + [FOUR[i] for i in kept]
    assert sum(decks(match)) == there - len(kept)
    assert (match.seat, match.phase) == (1, "turn")


@rule("DE-09")
def test_tickets_turned_down_go_underneath_their_own_deck_in_the_order_drawn() -> None:
    match = germany()
    below: list[str] = []
    for _ in range(3):
        match.play("tickets 1+3")
        below += offer(match, match.seat)[1:3]
        match.play("keep 1,4")
    unseen = seen(match).ticket_decks[LONG]
    while unseen:
        play(match, f"tickets {4 - min(4, unseen)}+{min(4, unseen)}", "keep 1,2,3,4")
        unseen = seen(match).ticket_decks[LONG]

    match.play("tickets 0+4")
    assert offer(match, match.seat) == below[:4]
    match.play("keep 4")
    match.play("tickets 0+4")
    assert offer(match, match.seat) == below[4:] + below[:2]


@rule("DE-09")
def test_a_short_ticket_never_goes_underneath_the_long_deck() -> None:
    match = germany(tickets=[["Köln-Regensburg", "Bremen-Berlin", "Magdeburg-Köln"]])
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", "keep 1")

    assert seen(match).returned_decks == [SHORT, LONG, LONG]
    run_down(match, 1, 2)
    match.play("tickets 1+2")
    assert offer(match, match.seat) == FOUR[1:]


@rule("DE-09")
def test_tickets_turned_down_come_back_only_after_the_rest_of_their_deck() -> None:
    match = germany()
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", "keep 1,2")
    drawn: list[str] = []
    for _ in range(8):
        match.play("tickets 0+4")
        drawn += offer(match, match.seat)
        match.play("keep 1,2,3,4")

    assert not set(FOUR[2:]) & set(drawn[:32])
    assert decks(match)[1] == 2
    match.play("tickets 2+2")
    assert offer(match, match.seat)[2:] == FOUR[2:]


@rule("DE-09")
@pytest.mark.parametrize(
    ("left", "legal"),
    [
        ((6, 2), ["tickets 4+0", "tickets 3+1", "tickets 2+2"]),
        ((1, 5), ["tickets 1+3", "tickets 0+4"]),
        ((3, 2), ["tickets 3+1", "tickets 2+2"]),
        ((4, 0), ["tickets 4+0"]),
        ((0, 6), ["tickets 0+4"]),
        ((1, 3), ["tickets 1+3"]),
    ],
)
def test_no_deck_is_asked_for_more_tickets_than_it_has(left: tuple[int, int], legal: list[str]) -> None:
    match = germany()
    run_down(match, *left)

    assert [text for text in match.legal if text.startswith("tickets ")] == legal


@rule("DE-09")
def test_asking_too_much_of_a_deck_is_refused_with_a_reason() -> None:
    match = germany()
    run_down(match, 6, 2)

    with pytest.raises(IllegalAction, match="Only 2 long tickets are left"):
        match.play("tickets 1+3")
    with pytest.raises(IllegalAction, match="exactly 4 tickets"):
        match.play("tickets 1+2")


@rule("DE-09")
def test_tickets_underneath_can_be_asked_for_as_well() -> None:
    match = germany()
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", "keep 1,2")
    run_down(match, 9, 2)

    assert seen(match).ticket_decks[LONG] == 0
    assert [text for text in match.legal if text.startswith("tickets ")] == SPLITS[:3]


@rule("DE-09")
@pytest.mark.parametrize("left", [(2, 1), (0, 3), (1, 1), (2, 0), (0, 1)])
def test_with_fewer_than_four_left_all_of_them_are_drawn(left: tuple[int, int]) -> None:
    match = germany()
    run_down(match, *left)
    action = f"tickets {left[0]}+{left[1]}"
    assert [text for text in match.legal if text.startswith("tickets ")] == [action]

    match.play(action)
    assert len(offer(match, match.seat)) == sum(left)
    assert decks(match) == (0, 0)
    assert "keep 1" in match.legal


@rule("DE-09")
def test_without_tickets_the_action_is_not_available() -> None:
    match = germany()
    run_down(match, 0, 0)

    assert "tickets" not in kinds(match)
    assert str(match.problem("tickets 2+2")) == "No tickets are left."


@rule("DE-09")
@rule("Q-20")
def test_others_hear_the_split_and_see_no_ticket() -> None:
    match = germany(seats=3)
    drawn = match.play("tickets 1+3")
    chosen = match.play("keep 2")

    seen_events = [event.seen_by(1).to_dict() for event in (*drawn.events, *chosen.events)]
    assert seen_events == [
        {"type": "announced", "seat": 0, "tickets": {"short": 1, "long": 3}},
        *[{"type": "ticket", "seat": 0, "fresh": True}] * 4,
        {"type": "kept", "seat": 0, "count": 1},
    ]
    assert seen(match, 1).returned == [-1, -1, -1]
    assert len(set(seen(match, 0).returned) - {-1}) == 3


@rule("Q-20")
def test_kept_tickets_stay_to_the_end() -> None:
    match = germany(tickets=[FOUR])
    run_down(match, 0, 0)

    assert held(match)[:4] == FOUR
    assert len(held(match, 0)) + len(held(match, 1)) == 89


@rule("Q-23")
def test_a_result_may_be_less_than_zero() -> None:
    match = germany(tickets=[["Rostock-Konstanz", "Kiel-Schweiz"]])

    assert match.score()[0].total == -42
