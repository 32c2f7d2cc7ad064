"""Proposed moves: a validated entry, or a refusal."""

from whistlestop.core.errors import IllegalAction, UnknownAction
from whistlestop.core.reason import Reason
from whistlestop.server.table import lessons
from whistlestop.server.table.entries import DecidedBy, Played
from whistlestop.server.table.seating import check_in_progress
from whistlestop.server.table.table_state import ProposedPlay, TableState
from whistlestop.server.wire.codes import Refusal


class AlreadyPlayed(Exception):
    """The same move, by its key, has been played before."""

    def __init__(self, ply: int) -> None:
        self.ply = ply


def propose_play(
    table: TableState,
    seat: int,
    ply: int,
    text: str,
    by: DecidedBy,
    key: str = "",
    take_backs: int | None = None,
) -> tuple[Played, ProposedPlay]:
    """Validate a move and compute its outcome."""
    if by == "person" and (before := table.seats[seat].played(key)) is not None:
        raise AlreadyPlayed(before)
    check_in_progress(table)
    assert table.position is not None
    # In a simultaneous choice, a play by another seat does not make this one stale.
    late = ply > table.ply if table.position.state.choosing else ply != table.ply
    if late or take_backs not in (None, len(table.take_backs)):
        raise Refusal(
            "stale",
            Reason("The table is at ply {ply}, and this move was for ply {old}.", ply=table.ply, old=ply),
        )
    if by == "person" and table.seats[seat].cover:
        raise Refusal("not_possible", Reason("A bot plays this seat; take it back first."))
    if by == "stand-in" and not table.seats[seat].cover:
        raise Refusal("not_possible", Reason("The person of this seat is back."))
    if table.game.actions.find(text) is None:
        # Searching for similar texts would block all other tables.
        raise Refusal("illegal", UnknownAction(text, table.game.actions.examples()).reason)
    if table.agreement.lesson:
        lessons.check_scripted(table, seat, text)
    try:
        ahead = table.propose(seat, text)
    except IllegalAction as error:
        raise Refusal("illegal", error.reason) from error
    over = ahead.position.over
    entry = Played(
        ply=table.ply + 1,
        seat=seat,
        text=text,
        answers=ahead.answers,
        by=by,
        key=key,
        over=over,
        undone=table.undone,
    )
    return entry, ahead
