"""The frames of a replay, as one viewer may see them."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from whistlestop.core import cards
from whistlestop.core.events import SPECTATOR
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import Ticket
from whistlestop.core.slots import HiddenCards
from whistlestop.core.state import State
from whistlestop.record.history import History
from whistlestop.record.position import Position
from whistlestop.server.table.foresight import progress_messages
from whistlestop.server.table.shared_views import SharedViews
from whistlestop.server.table.snapshots import encode_raw, result_message
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.game_types import TicketMessage
from whistlestop.server.wire.messages import StateMessage
from whistlestop.server.wire.replays import OpenHand, ReplayFrame

NOTHING = Raw(b"{}")


class Viewpoint:
    """The viewpoint of a replay: a seat's, a spectator's, or all hands open."""

    def __init__(self, seat: int | None, sees_all: bool = False) -> None:
        self.seat = seat
        self.sees_all = sees_all


def frames(
    table: TableState, history: History, viewpoint: Viewpoint, first: int, count: int
) -> Iterator[ReplayFrame]:
    """Yield the frame after each of some plays."""
    for ply in range(first, min(first + count, history.ply + 1)):
        yield ReplayFrame(
            by=history.plays[ply - 1].seat if ply else None,
            turn=history.is_turn(ply),
            state=state_message(table, history, viewpoint, ply),
            hands=open_hands(history.at(ply)) if viewpoint.sees_all else [],
        )


def state_message(table: TableState, history: History, viewpoint: Viewpoint, ply: int) -> StateMessage:
    """Describe the game after a play; a replay offers no choices."""
    position = history.at(ply)
    seat = SPECTATOR if viewpoint.seat is None else viewpoint.seat
    events = (
        history.events(ply) if viewpoint.sees_all else [event.seen_by(seat) for event in history.events(ply)]
    )
    return StateMessage(
        table=table.id,
        seat=viewpoint.seat,
        ply=ply,
        events=encode_raw([event.to_dict() for event in events]),
        lines=[],
        view=SharedViews(position, table.agreement.aids).view(seat).json,
        choices=NOTHING,
        unlisted=0,
        effects=NOTHING,
        progress=[] if viewpoint.seat is None else progress_messages(position, seat, table.agreement.aids),
        preview={} if viewpoint.seat is None else position.game.preview(position.state, seat),
        clock=None,
        result=result_message(position) if position.over else None,
        take_backs=[],
        take_back=None,
        lesson=None,
    )


def open_hands(position: Position) -> list[OpenHand]:
    """Return what every seat held."""
    state, printed = position.state, position.game.tickets
    return [
        OpenHand(
            hand=cards.to_counts(state.hands[seat]),
            hidden=cards.to_counts(face_down(state, seat)),
            tickets=[ticket_message(printed.tickets[one]) for one in printed.held(state, seat)],
            offer=[ticket_message(printed.tickets[one]) for one in offers.to_list(state.offers[seat])],
            progress=progress_messages(position, seat, aids=True),
        )
        for seat in range(position.seats)
    ]


def face_down(state: State, seat: int) -> int:
    """Return the face-down cards in front of a seat."""
    piles = [slot for slot in state.game.slots if isinstance(slot.content, HiddenCards)]
    return sum(slot.content.cards(int(slot.get(state, seat))) for slot in piles)


def ticket_message(ticket: Ticket) -> TicketMessage:
    """Describe a ticket."""
    return msgspec.convert(ticket.to_dict(), TicketMessage)
