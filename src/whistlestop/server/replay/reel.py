"""A stretch of a table's past, told to one pair of eyes."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from whistlestop.core import cards, tickets
from whistlestop.core.events import SPECTATOR
from whistlestop.core.notes import HiddenCards
from whistlestop.core.state import State
from whistlestop.core.tickets import Ticket
from whistlestop.record.match import Match
from whistlestop.record.past import Past
from whistlestop.server.tables.table import Table
from whistlestop.server.tables.telling import progress, raw, result, view_told
from whistlestop.server.wire.messages import StateTold
from whistlestop.server.wire.replays import Frame, OpenTold
from whistlestop.server.wire.shown import Ticket as TicketTold

NOTHING = Raw(b"{}")


class Eyes:
    """Who looks back: a seat, somebody who looks on, or with all hands open, somebody who sees everything."""

    def __init__(self, seat: int | None, sees_all: bool = False) -> None:
        self.seat = seat
        self.sees_all = sees_all


def frames(table: Table, past: Past, eyes: Eyes, first: int, count: int) -> Iterator[Frame]:
    """Tell how a table was after each of some plays, one by one."""
    for ply in range(first, min(first + count, past.ply + 1)):
        yield Frame(
            by=past.plays[ply - 1].seat if ply else None,
            turn=past.is_turn(ply),
            state=state_told(table, past, eyes, ply),
            hands=open_hands(past.at(ply)) if eyes.sees_all else [],
        )


def state_told(table: Table, past: Past, eyes: Eyes, ply: int) -> StateTold:
    """Tell what somebody knew after a play; whoever looks back has nothing to choose from."""
    match = past.at(ply)
    seat = SPECTATOR if eyes.seat is None else eyes.seat
    events = past.events(ply) if eyes.sees_all else [event.seen_by(seat) for event in past.events(ply)]
    return StateTold(
        table=table.id,
        seat=eyes.seat,
        ply=ply,
        events=raw([event.to_dict() for event in events]),
        view=view_told(match.view(seat), table.agreement.aids),
        choices=NOTHING,
        unlisted=0,
        effects=NOTHING,
        progress=[] if eyes.seat is None else progress(match, seat, table.agreement.aids),
        preview={} if eyes.seat is None else match.game.preview(match.state, seat),
        clock=None,
        result=result(match) if match.over else None,
        lesson=None,
    )


def open_hands(match: Match) -> list[OpenTold]:
    """Tell what every seat held."""
    state, printed = match.state, match.game.tickets
    return [
        OpenTold(
            hand=cards.counted(state.hands[seat]),
            hidden=cards.counted(face_down(state, seat)),
            tickets=[ticket_told(printed.tickets[one]) for one in printed.held(state, seat)],
            offer=[ticket_told(printed.tickets[one]) for one in tickets.offered(state.offers[seat])],
            progress=progress(match, seat, aids=True),
        )
        for seat in range(match.seats)
    ]


def face_down(state: State, seat: int) -> int:
    """Return the cards that lie face down before a seat."""
    notes = [note for note in state.game.notes if isinstance(note, HiddenCards)]
    return sum(note.cards(int(state.notes[note.begin + seat])) for note in notes)


def ticket_told(ticket: Ticket) -> TicketTold:
    """Tell what is printed on a ticket."""
    return msgspec.convert(ticket.to_dict(), TicketTold)
