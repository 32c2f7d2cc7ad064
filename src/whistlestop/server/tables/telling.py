"""The messages about a table, each made for the eyes of one seat."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from whistlestop.core.account import TicketAccount
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.core.keyed import Keyed
from whistlestop.core.progress import Plan
from whistlestop.core.tickets import Ticket
from whistlestop.core.view import View
from whistlestop.record.choices import choices, effects
from whistlestop.record.match import Match
from whistlestop.server.tables import teaching
from whistlestop.server.tables.follower import Follower
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.messages import (
    Plans,
    PlanTold,
    ProgressTold,
    ResultTold,
    SeatTold,
    SheetTold,
    StateTold,
    TableTold,
)

if TYPE_CHECKING:
    from whistlestop.server.tables.live_table import LiveTable

_encoder = msgspec.json.Encoder()
written = _encoder.encode
"""Write a message as it is sent."""

AIDS = ("shown",)
"""What a view tells that a good memory would know: left out at tables without aids."""


def raw(data: object) -> Raw:
    """Write a part of a message."""
    return Raw(_encoder.encode(data))


def table(live: "LiveTable", follower: Follower | None) -> bytes:
    """Tell how a table is."""
    return written(table_told(live, follower))


def table_told(live: "LiveTable", follower: Follower | None) -> TableTold:
    """Describe a table as everybody may see it."""
    of = live.table
    agreed = of.agreement
    over = of.status == "over"
    return TableTold(
        table=of.id,
        number=of.number,
        game=of.game.name,
        title=of.game.title,
        rules=of.game.rules,
        options=sorted(of.game.options),
        status=of.status,
        seats=[
            SeatTold(
                kind="person" if seat.person else "bot" if seat.bot else "open",
                name=seat.name,
                bot=seat.played_by,
                present=bool(seat.bot) or live.attendance.present(place),
                covered=bool(seat.cover),
                cover_in=live.cover_in(place),
            )
            for place, seat in enumerate(of.seats)
        ],
        host=of.host,
        first=agreed.first,
        clock=agreed.clock,
        pace=agreed.pace,
        aids=agreed.aids,
        public=agreed.public,
        lesson=bool(agreed.lesson),
        origin=agreed.origin,
        commitment=of.commitment,
        seed=of.chance.seed.hex() if over and of.commitment and isinstance(of.chance, Keyed) else None,
        watchers=live.attendance.watchers,
        rematch=of.rematch or None,
        mine=sorted(follower.seats) if follower else [],
    )


def state(live: "LiveTable", seat: int | None, events: Iterable[Event]) -> bytes:
    """Tell what a seat, or somebody looking on, may know now."""
    match = live.table.match
    assert match is not None
    eyes = SPECTATOR if seat is None else seat
    view = match.view(eyes)
    return written(
        StateTold(
            table=live.table.id,
            seat=seat,
            ply=live.table.ply,
            events=raw([event.seen_by(eyes).to_dict() for event in events]),
            view=view_told(view, live.table.agreement.aids),
            choices=raw(teaching.narrowed(live.table, eyes, choices(view))),
            unlisted=0 if live.table.agreement.lesson else view.unlisted(),
            effects=raw(effects(match, view)),
            progress=[] if seat is None else progress(match, seat, live.table.agreement.aids),
            preview={} if seat is None else match.game.preview(match.state, seat),
            clock=live.driver.clock_told(),
            result=result(match) if match.over else None,
            lesson=teaching.told(live.table, seat),
        )
    )


def view_told(view: View, aids: bool) -> Raw:
    """Tell what the eyes of a view see."""
    told = view.told()
    if not aids:
        for aid in AIDS:
            told.pop(aid, None)
    return raw(told)


def result(match: Match) -> ResultTold:
    """Tell how a game ended; the tickets lie open then."""
    printed = match.game.tickets.tickets
    return ResultTold(
        reason=match.state.reason,
        sheets=[
            SheetTold(
                points=account.sheet.points,
                counts=account.sheet.counts,
                parts=account.parts,
                shown=account.shown,
                total=account.sheet.total,
                tickets=raw([ticket_told(printed[one.ticket], one) for one in account.tickets]),
            )
            for account in match.accounts()
        ],
        winners=match.winners(),
    )


def ticket_told(ticket: Ticket, account: TicketAccount) -> dict[str, object]:
    """Tell what became of a ticket."""
    told = {"done": account.done, "routes": account.routes, "borrowed": account.borrowed}
    return {**ticket.to_dict(), **told}


def progress(match: Match, seat: int, aids: bool) -> list[ProgressTold]:
    """Tell how far a seat is with its tickets; whether one can still be completed is an aid."""
    return [
        ProgressTold(done=one.done, borrowed=one.borrowed, possible=one.possible if aids else None)
        for one in match.game.progress(match.state, seat)
    ]


def plans(table: Table, seat: int, number: int | None) -> Plans:
    """Tell how a seat can complete the tickets that it holds or chooses from."""
    match = table.match
    assert match is not None
    view = match.view(seat)
    held, offered = (
        [plan_told(plan) for plan in match.game.plans(match.state, seat, tickets)]
        for tickets in (view.tickets, view.offer)
    )
    return Plans(id=number, table=table.id, seat=seat, ply=table.ply, tickets=held, offer=offered)


def plan_told(plan: Plan) -> PlanTold:
    """Tell how a ticket can be completed."""
    return PlanTold(routes=plan.routes, borrowed=plan.borrowed, trains=plan.trains, possible=plan.possible)
