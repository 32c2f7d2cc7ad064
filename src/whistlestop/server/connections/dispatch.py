"""What is done with each kind of message."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from whistlestop.core.events import Event
from whistlestop.core.reason import Count, Reason, Seat
from whistlestop.server.tables import chatting, seating, teaching, telling
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.tables.recalling import events_since
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.wire.messages import Done, Plans, Pong, ReasonTold
from whistlestop.server.wire.requests import (
    AnyRequest,
    Away,
    Back,
    Cover,
    Fill,
    Free,
    Leave,
    Mute,
    Ping,
    Plan,
    Play,
    Rematch,
    Say,
    Sit,
    Skip,
    Start,
    Watch,
    Why,
)
from whistlestop.server.wire.saying import saying

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection


async def dispatch(connection: "Connection", request: AnyRequest) -> None:
    """Do what a client asks for."""
    match request:
        case Ping():
            connection.tell(Pong(id=request.id))
        case Sit():
            live = await sit(connection, request)
            done(connection, live, request.id)
        case Watch():
            live = await connection.hub.find(request.table)
            refuse_too_many(connection, live)
            events = await events_since(live, request.since)
            welcome(connection, live, None, events)
            done(connection, live, request.id)
        case Away():
            live = followed(connection, request.table)
            del connection.followed[request.table]
            live.unfollow(connection)
            done(connection, live, request.id)
        case Mute():
            live = followed(connection, request.table)
            live.attendance.followers[connection].mute(request.place, request.muted)
            done(connection, live, request.id)
        case _:
            await at_my_seat(connection, request)


Seated = Play | Why | Plan | Say | Start | Fill | Free | Leave | Cover | Back | Rematch | Skip


async def at_my_seat(connection: "Connection", request: Seated) -> None:
    """Do what only somebody with a seat can ask for."""
    live = followed(connection, request.table)
    seat = request.seat
    if seat not in live.attendance.followers[connection].seats:
        raise Refusal(
            "not_your_seat",
            Reason("{Seat} is not yours; sit down there with its secret first.", seat=Seat(seat)),
        )
    match request:
        case Play():
            await play(connection, live, request)
            return
        case Why():
            connection.tell(reason(live, request))
            return
        case Plan():
            connection.tell(plans(live, request))
            return
        case Say():
            line = chatting.say(seat, request.text, request.phrase)
            await live.change(lambda _: line)
        case Start():
            await live.change(lambda table: seating.start(table, seat))
        case Fill():
            await live.change(lambda table: seating.fill(table, seat, request.place, request.bot))
        case Free():
            await live.change(lambda table: seating.free(table, seat, request.place))
        case Leave():
            await live.change(lambda table: seating.leave(table, seat))
            live.stand_up(connection, seat)
        case Cover():
            waited(live, request.place)
            await live.change(lambda table: seating.cover(table, request.place))
        case Back():
            await live.change(lambda table: seating.back(table, seat))
        case Rematch():
            await connection.hub.rematch(live, request.rotate)
        case Skip():
            await live.skip(request.ply)
    done(connection, live, request.id)


async def play(connection: "Connection", live: LiveTable, request: Play) -> None:
    """Play a move, and say so once it can't be lost."""
    began = time.perf_counter()
    ply = await live.play(request.seat, request.ply, request.action, "person", request.key)
    connection.tell(Done(id=request.id, table=request.table, ply=ply, key=request.key))
    connection.hub.metrics.moved("person", time.perf_counter() - began)


async def sit(connection: "Connection", request: Sit) -> LiveTable:
    """Let a client play a seat; a bot that played it meanwhile hands it back."""
    live, seat = await connection.hub.seat(request.table, request.token)
    refuse_too_many(connection, live)
    if request.since is not None:
        connection.hub.metrics.reconnected()
    events = await events_since(live, request.since)
    if not live.table.seats[seat].belongs_to(request.token):  # somebody may have freed it meanwhile
        raise no_such_table()
    welcome(connection, live, seat, events)
    if live.table.seats[seat].cover and live.table.status == "playing":
        with suppress(Refusal):  # another connection of the same person may have been quicker
            await live.change(lambda table: seating.back(table, seat))
        connection.post(telling.state(live, seat, ()))  # whose time runs is another matter now
    return live


def refuse_too_many(connection: "Connection", live: LiveTable) -> None:
    """Refuse that a client follows too many tables."""
    new = live.table.id not in connection.followed
    if new and len(connection.followed) >= connection.limits.tables_a_connection:
        raise Refusal("too_many", Reason("One connection can't follow more tables; leave one of them first."))


def welcome(connection: "Connection", live: LiveTable, seat: int | None, events: Sequence[Event]) -> None:
    """Let a client follow a table, and tell it everything it may know before anything else happens."""
    connection.followed[live.table.id] = live
    follower = live.follow(connection, seat)
    connection.post(telling.table(live, follower))
    if live.table.match is not None:
        connection.post(telling.state(live, seat, events))
    for line in live.table.chat:
        if follower.hears(line.seat):
            connection.tell(line)


def followed(connection: "Connection", table: str) -> LiveTable:
    """Find a table that the client follows."""
    live = connection.followed.get(table)
    if live is None or connection not in live.attendance.followers:
        raise no_such_table()
    return live


def done(connection: "Connection", live: LiveTable, number: int | None) -> None:
    """Tell a client that what it asked for is done."""
    connection.tell(Done(id=number, table=live.table.id))


def reason(live: LiveTable, request: Why) -> ReasonTold:
    """Say why something can't be used now."""
    seating.during_the_game(live.table)
    found = teaching.why(live.table, request.seat, request.where, request.what or "")
    text, said = (str(found), saying(found)) if found else ("", None)
    return ReasonTold(id=request.id, table=request.table, text=text, said=said)


def plans(live: LiveTable, request: Plan) -> Plans:
    """Say how the own tickets can be completed, where the table allows such help."""
    seating.during_the_game(live.table)
    if not live.table.agreement.aids:
        raise Refusal(
            "not_possible", Reason("This table plays without aids: look for the connection on the map.")
        )
    return telling.plans(live.table, request.seat, request.id)


def waited(live: LiveTable, place: int) -> None:
    """Refuse to replace somebody who is there, or has only just gone."""
    seating.during_the_game(live.table)
    if place >= len(live.table.seats):
        raise Refusal("not_possible", Reason("There is no seat {seat}.", seat=place))
    name = live.table.seats[place].name
    if live.attendance.present(place):
        raise Refusal("not_possible", Reason("A bot can play for {name} should they leave.", name=name))
    if still := live.cover_in(place):
        wait = Count(max(1, round(still)), "second")
        raise Refusal("not_possible", Reason("A bot can play for {name} in {wait}.", name=name, wait=wait))
