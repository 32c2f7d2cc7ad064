"""Take-backs at a table: who may take back what, and whose consent it needs."""

from typing import NamedTuple

from whistlestop.core.reason import Reason
from whistlestop.server.table.entries import Agreed, Asked, Declined, TakenBack
from whistlestop.server.table.seating import check_in_progress
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import TakeBackOffer


class Scope(NamedTuple):
    """What a take-back would undo."""

    to: int  # the number of plays that stay
    hindsight: bool  # whether something was revealed since, or another seat has played
    others: list[int]  # the other people whose consent it needs


def propose(table: TableState, seat: int, ply: int, number: int, to: int | None) -> TakenBack | Asked:
    """Take plays back, by default the seat's last one, or ask the other people for their consent."""
    check_allowed(table)
    if ply != table.ply or number != len(table.take_backs):
        raise stale(table, ply)
    if table.seats[seat].cover:
        raise Refusal("not_possible", Reason("A bot plays this seat; take it back first."))
    scope = find_scope(table, seat, to)
    if not scope.others:
        return TakenBack(seat=seat, ply=table.ply, to=scope.to, hindsight=scope.hindsight)
    for other in scope.others:
        if table.seats[other].cover:
            raise Refusal(
                "not_possible",
                Reason("It needs everybody's consent, and {name} is away.", name=table.seats[other].name),
            )
    if table.asked is not None:
        raise Refusal("not_possible", Reason("There is a request to take moves back already."))
    if seat in table.have_asked:
        raise Refusal("not_possible", Reason("You have asked already. Ask again after the next move."))
    return Asked(seat=seat, to=scope.to)


def agree(table: TableState, seat: int, by: int, to: int) -> TakenBack | Agreed:
    """Agree to a request; with the last consent the plays are taken back."""
    check_allowed(table)
    asked = table.asked
    if asked is None or (asked.seat, asked.to) != (by, to):
        raise Refusal("stale", Reason("This request to take moves back is no longer open."))
    if seat == asked.seat or not table.seats[seat].person:
        raise Refusal("not_possible", Reason("This request does not need your consent."))
    if seat in table.agreed:
        raise Refusal("not_possible", Reason("You have agreed already."))
    agreed = sorted([*table.agreed, seat])
    if missing(table, asked, agreed):
        return Agreed(seat=seat)
    hindsight = find_scope(table, asked.seat, asked.to).hindsight
    return TakenBack(seat=asked.seat, ply=table.ply, to=asked.to, hindsight=hindsight, agreed=agreed)


def decline(table: TableState, seat: int) -> Declined:
    """Decline a request, or withdraw one's own."""
    if table.asked is None:
        raise Refusal("stale", Reason("This request to take moves back is no longer open."))
    return Declined(seat=seat)


def missing(table: TableState, asked: Asked, agreed: list[int]) -> list[int]:
    """Return the people who have not agreed to a request."""
    people = [place for place, seat in enumerate(table.seats) if seat.person]
    return [place for place in people if place != asked.seat and place not in agreed]


def offer(table: TableState, seat: int) -> TakeBackOffer | None:
    """Return what a seat can take back now, and how; None if nothing."""
    try:
        check_allowed(table)
        scope = find_scope(table, seat, None)
    except Refusal:
        return None
    if scope.others:
        return TakeBackOffer(to=scope.to, how="ask")
    return TakeBackOffer(to=scope.to, how="hindsight" if scope.hindsight else "free")


def find_scope(table: TableState, seat: int, to: int | None) -> Scope:
    """Return what a take-back would undo; refuse what can't be undone."""
    plays = table.line
    start = table.agreement.exercise.ply if table.agreement.exercise else 0
    if to is None:
        to = next((at for at in reversed(range(start, len(plays))) if plays[at].seat == seat), None)
        if to is None:
            raise Refusal("not_possible", Reason("You have not made a move that can be taken back."))
    if to >= len(plays):
        raise Refusal("not_possible", Reason("There is no move after that to take back."))
    if to < start:
        raise Refusal("not_possible", Reason("The exercise began there; what came before stands."))
    assert table.position is not None
    if to < table.settled or table.position.state.choosing:
        raise Refusal("not_possible", Reason("What everybody has chosen at the same time stands."))
    hindsight = any(play.seat != seat or play.answers for play in plays[to:])
    people = [place for place, one in enumerate(table.seats) if one.person and place != seat]
    # Otherwise a player could go back and forth without end, and get a full clock each time.
    again = any((one.seat, one.to) == (seat, to) for one in table.take_backs)
    return Scope(to, hindsight, people if hindsight or again else [])


def check_allowed(table: TableState) -> None:
    """Refuse where moves stand."""
    check_in_progress(table)
    if table.agreement.lesson or table.agreement.origin == "record" or not table.agreement.take_back:
        raise Refusal("not_possible", Reason("Moves can't be taken back at this table."))


def stale(table: TableState, ply: int) -> Refusal:
    """Return the refusal of a request for a position that is no longer the current one."""
    return Refusal(
        "stale",
        Reason("The table is at ply {ply}, and this request was for ply {old}.", ply=table.ply, old=ply),
    )
