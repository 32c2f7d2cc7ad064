"""A move that somebody wants to play: an entry, or the reason why it can't be."""

from whistlestop.core.errors import IllegalAction, UnknownAction
from whistlestop.core.reason import Reason
from whistlestop.server.entries import By, Played
from whistlestop.server.tables import teaching
from whistlestop.server.tables.seating import during_the_game
from whistlestop.server.tables.table import Ahead, Table
from whistlestop.server.wire.codes import Refusal


class AlreadyPlayed(Exception):
    """The same move has been sent before, and was played then."""

    def __init__(self, ply: int) -> None:
        self.ply = ply


def play(table: Table, seat: int, ply: int, text: str, by: By, key: str = "") -> tuple[Played, Ahead]:
    """Check a move and find out what it leads to."""
    if by == "person" and (before := table.seats[seat].played(key)) is not None:
        raise AlreadyPlayed(before)
    during_the_game(table)
    assert table.match is not None
    # Opening tickets are chosen by everybody at once, so that others' choices make nobody late.
    late = ply > table.ply if table.match.state.choosing else ply != table.ply
    if late:
        raise Refusal(
            "stale",
            Reason("The table is at ply {ply}, and this move was for ply {old}.", ply=table.ply, old=ply),
        )
    if by == "person" and table.seats[seat].cover:
        raise Refusal("not_possible", Reason("A bot plays this seat; take it back first."))
    if by == "stand-in" and not table.seats[seat].cover:
        raise Refusal("not_possible", Reason("The person of this seat is back."))
    if table.game.actions.find(text) is None:
        # Looking for texts like it would keep all other tables waiting.
        raise Refusal("illegal", UnknownAction(text, table.game.actions.examples()).said)
    if table.agreement.lesson:
        teaching.refuse_other_plays(table, seat, text)
    try:
        ahead = table.look_ahead(seat, text)
    except IllegalAction as error:
        raise Refusal("illegal", error.said) from error
    over = ahead.state.over
    entry = Played(ply=table.ply + 1, seat=seat, text=text, answers=ahead.answers, by=by, key=key, over=over)
    return entry, ahead
