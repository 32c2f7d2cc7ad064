"""Snapshots of a table as wire messages, each for one viewer."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from whistlestop.core.events import SPECTATOR, Event
from whistlestop.core.luck.keyed import Keyed
from whistlestop.core.material.tickets import Ticket
from whistlestop.core.progress import TicketPlan
from whistlestop.core.score_breakdown import TicketBreakdown
from whistlestop.record.choices import Choices
from whistlestop.record.position import Position
from whistlestop.server.table import lessons, take_backs
from whistlestop.server.table.agreement import ExerciseSource
from whistlestop.server.table.foresight import Foresight, SharedForesight
from whistlestop.server.table.happening import Happening, events_of, insiders, lines_seen_by
from whistlestop.server.table.shared_views import SharedViews
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.messages import (
    AskedMessage,
    ClockMessage,
    ExerciseMessage,
    PlanMessage,
    PlansMessage,
    ResultMessage,
    SeatMessage,
    ShareMessage,
    SheetMessage,
    StateMessage,
    TableMessage,
    TakeBackMessage,
)

EMPTY: Final = Raw(b"{}")
NONE: Final = Foresight(0, [], {})

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
"""Encode a message."""


def encode_raw(data: object) -> Raw:
    """Encode a part of a message."""
    return Raw(_encoder.encode(data))


def encode_events(events: Iterable[Event], eyes: int) -> Raw:
    """Encode events as a viewer saw them."""
    return encode_raw([event.seen_by(eyes).to_dict() for event in events])


class Attendance(NamedTuple):
    """Who is connected to a table."""

    present: list[bool]  # by seat
    cover_in: list[float | None]  # by seat: seconds until others may ask for a bot
    watchers: int


def table_message(of: TableState, attendance: Attendance, mine: list[int]) -> TableMessage:
    """Describe a table to a client that plays some seats."""
    agreed = of.agreement
    over = of.status in ("over", "closed")
    return TableMessage(
        table=of.id,
        number=of.number,
        game=of.game.name,
        title=of.game.title,
        rules=of.game.rules,
        options=sorted(of.game.options),
        status=of.status,
        seats=[
            SeatMessage(
                kind="person" if seat.person else "bot" if seat.bot else "open",
                name=seat.name,
                colour=of.colours[place],
                bot=seat.played_by,
                present=bool(seat.bot) or attendance.present[place],
                covered=bool(seat.cover),
                cover_in=attendance.cover_in[place],
            )
            for place, seat in enumerate(of.seats)
        ],
        host=of.host,
        first=agreed.first,
        clock=agreed.clock,
        pace=agreed.pace,
        aids=agreed.aids,
        take_back=agreed.take_back,
        asked=asked_message(of),
        hindsight=any(one.hindsight for one in of.take_backs),
        public=agreed.public,
        lesson=bool(agreed.lesson),
        exercise=exercise_message(agreed.exercise),
        origin=agreed.origin,
        commitment=of.commitment,
        shares=share_messages(of),
        seed=of.chance.seed.hex() if over and of.commitment and isinstance(of.chance, Keyed) else None,
        watchers=attendance.watchers,
        rematch=of.rematch or None,
        mine=sorted(mine),
    )


def exercise_message(source: ExerciseSource | None) -> ExerciseMessage | None:
    """Describe where an exercise began."""
    if source is None:
        return None
    return ExerciseMessage(table=source.table, ply=source.ply, seat=source.seat)


def asked_message(of: TableState) -> AskedMessage | None:
    """Describe the open request to take moves back."""
    asked = of.asked
    if asked is None or of.status != "playing":
        return None
    return AskedMessage(seat=asked.seat, to=asked.to, waiting=take_backs.missing(of, asked, of.agreed))


def take_back_messages(of: TableState) -> list[TakeBackMessage]:
    """Describe all take-backs."""
    return [
        TakeBackMessage(seat=one.seat, ply=one.ply, to=one.to, hindsight=one.hindsight)
        for one in of.take_backs
    ]


def share_messages(of: TableState) -> list[ShareMessage]:
    """Describe the shares of the seats in the shuffle."""
    if of.shares is None:
        return []
    nonces = {seat: nonce.hex() for seat, nonce in of.shares.nonces.items()}
    return [
        ShareMessage(seat=seat, commitment=commitment, nonce=nonces.get(seat))
        for seat, commitment in sorted(of.shares.commitments.items())
    ]


class Past(NamedTuple):
    """Past events as one viewer saw them."""

    events: Raw
    lines: list[str]  # of the record


NOTHING_HAPPENED: Final = Past(Raw(b"[]"), [])


def past_seen_by(seat: int | None, table: TableState, happened: Sequence[Happening]) -> Past:
    """Return past events as a seat or a spectator saw them."""
    eyes = SPECTATOR if seat is None else seat
    return Past(encode_events(events_of(happened), eyes), lines_seen_by(eyes, table, happened))


class SharedPast:
    """What has just happened, described once for all viewers who saw the same."""

    __slots__ = ("_happened", "_insiders", "_seen", "_table")

    def __init__(self, table: TableState, happened: Sequence[Happening]) -> None:
        self._table = table
        self._happened = happened
        self._insiders = insiders(happened)
        self._seen: dict[int | None, Past] = {}

    def seen_by(self, seat: int | None) -> Past:
        """Return what happened as a seat or a spectator saw it."""
        who = seat if seat in self._insiders else None
        if who not in self._seen:
            self._seen[who] = past_seen_by(who, self._table, self._happened)
        return self._seen[who]


class StateSnapshot:
    """The game at one moment, described to any number of viewers."""

    __slots__ = ("_actors", "_foresight", "_views", "clock", "table")

    def __init__(self, table: TableState, clock: ClockMessage | None, kept: dict[int, Foresight]) -> None:
        assert table.position is not None
        self.table = table
        self.clock = clock
        self._views = SharedViews(table.position, table.agreement.aids)
        self._foresight = SharedForesight(table.position, table.agreement.aids, kept)
        self._actors = table.actors()

    def message(self, seat: int | None, past: Past) -> StateMessage:
        """Describe the game as a seat or a spectator sees it, and what has just happened."""
        table, position = self.table, self._views.position
        eyes = SPECTATOR if seat is None else seat
        seen = self._views.view(eyes)
        foresight = NONE if seat is None else self._foresight.of(seat, seen.board)
        choices = Choices(position, seat) if seat is not None and seat in self._actors else None
        return StateMessage(
            table=table.id,
            seat=seat,
            ply=table.ply,
            events=past.events,
            lines=past.lines,
            view=seen.json,
            choices=encode_raw(lessons.scripted_choices(table, eyes, choices.by_aim())) if choices else EMPTY,
            unlisted=choices.unlisted if choices and not table.agreement.lesson else 0,
            effects=encode_raw(choices.effects()) if choices else EMPTY,
            progress=foresight.progress,
            preview=foresight.preview,
            clock=self.clock,
            result=result_message(position) if position.over else None,
            take_backs=take_back_messages(table),
            take_back=None if seat is None else take_backs.offer(table, seat),
            lesson=lessons.lesson_message(table, seat),
        )


def result_message(position: Position) -> ResultMessage:
    """Describe the result of a game, with open tickets."""
    printed = position.game.tickets.tickets
    return ResultMessage(
        reason=position.state.reason,
        sheets=[
            SheetMessage(
                points=breakdown.sheet.points,
                counts=breakdown.sheet.counts,
                parts=breakdown.parts,
                shown=breakdown.shown,
                total=breakdown.sheet.total,
                tickets=encode_raw([ticket_json(printed[one.ticket], one) for one in breakdown.tickets]),
            )
            for breakdown in position.breakdowns()
        ],
        winners=position.winners(),
    )


def ticket_json(ticket: Ticket, breakdown: TicketBreakdown) -> dict[str, object]:
    """Describe a ticket and whether it was completed."""
    outcome = {"done": breakdown.done, "routes": breakdown.routes, "borrowed": breakdown.borrowed}
    return {**ticket.to_dict(), **outcome}


def plans_message(table: TableState, seat: int, number: int | None) -> PlansMessage:
    """Describe how a seat can complete the tickets that it holds or chooses from."""
    position = table.position
    assert position is not None
    view = position.view(seat)
    held, offered = (
        [plan_message(plan) for plan in position.game.plans(position.state, seat, tickets)]
        for tickets in (view.tickets, view.offer)
    )
    return PlansMessage(id=number, table=table.id, seat=seat, ply=table.ply, tickets=held, offer=offered)


def plan_message(plan: TicketPlan) -> PlanMessage:
    """Describe how a ticket can be completed."""
    return PlanMessage(routes=plan.routes, borrowed=plan.borrowed, trains=plan.trains, possible=plan.possible)
