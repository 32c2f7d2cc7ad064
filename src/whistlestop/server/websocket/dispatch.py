"""Dispatches requests to their handlers."""

import time
from contextlib import suppress

from msgspec import UNSET, UnsetType

from whistlestop.core.reason import Count, Reason, SeatName
from whistlestop.server.live.attendance import cover_in
from whistlestop.server.live.follower import Reply
from whistlestop.server.live.lesson_skip import skip
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.table import chat, lessons, seating, shuffle, snapshots, take_backs
from whistlestop.server.table.shuffle import AlreadyDone
from whistlestop.server.table.snapshots import NOTHING_HAPPENED, Past, encode
from whistlestop.server.websocket.client import Client
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.wire.localizable import localizable_text
from whistlestop.server.wire.messages import DoneMessage, PlansMessage, PongMessage, ReasonMessage
from whistlestop.server.wire.requests import (
    AgreeRequest,
    AnyRequest,
    AwayRequest,
    BackRequest,
    CloseRequest,
    CoverRequest,
    DeclineRequest,
    FillRequest,
    FreeRequest,
    LeaveRequest,
    MuteRequest,
    PaintRequest,
    PingRequest,
    PlanRequest,
    PlayRequest,
    RematchRequest,
    RevealRequest,
    SayRequest,
    SitRequest,
    SkipRequest,
    StartRequest,
    TakeBackRequest,
    WatchRequest,
    WhyRequest,
)


async def dispatch(connection: Client, request: AnyRequest) -> None:
    """Handle a request."""
    match request:
        case PingRequest():
            connection.send(PongMessage(id=request.id))
        case SitRequest():
            live = await sit(connection, request)
            acknowledge(connection, live, request.id)
        case WatchRequest():
            live = await connection.hub.find(request.table)
            check_table_limit(connection, live)
            connection.rates.check_visit(request.table)
            await connection.hub.turnstile.enter()
            past = await connection.hub.event_logs.since(live, request.since, None, request.take_backs)
            subscribe(connection, live, None, past)
            acknowledge(connection, live, request.id)
        case AwayRequest():
            live = followed(connection, request.table)
            del connection.followed[request.table]
            live.unfollow(connection)
            acknowledge(connection, live, request.id)
        case MuteRequest():
            live = followed(connection, request.table)
            live.presence.followers[connection].mute(request.place, request.muted)
            acknowledge(connection, live, request.id)
        case _:
            await dispatch_seated(connection, request)


Seated = (
    PlayRequest
    | TakeBackRequest
    | AgreeRequest
    | DeclineRequest
    | WhyRequest
    | PlanRequest
    | SayRequest
    | PaintRequest
    | StartRequest
    | RevealRequest
    | CloseRequest
    | FillRequest
    | FreeRequest
    | LeaveRequest
    | CoverRequest
    | BackRequest
    | RematchRequest
    | SkipRequest
)


async def dispatch_seated(connection: Client, request: Seated) -> None:
    """Handle a request that needs a seat."""
    live = followed(connection, request.table)
    seat = request.seat
    if seat not in live.presence.followers[connection].seats:
        raise Refusal(
            "not_your_seat",
            Reason("{Seat} is not yours; take it with its token first.", seat=SeatName(seat)),
        )
    connection.rates.check_seat(request.table, seat)
    match request:
        case PlayRequest():
            await play(connection, live, request)
            return
        case WhyRequest():
            connection.send(reason_message(live, request))
            return
        case PlanRequest():
            connection.send(plans_message(live, request))
            return
        case TakeBackRequest():
            await live.catch_up_to(request.ply)
            await live.change(
                lambda table: take_backs.propose(table, seat, request.ply, request.take_backs, request.to)
            )
        case AgreeRequest():
            await live.change(lambda table: take_backs.agree(table, seat, request.by, request.to))
        case DeclineRequest():
            await live.change(lambda table: take_backs.decline(table, seat))
        case SayRequest():
            line = chat.chat_entry(seat, request.text, request.phrase)
            connection.rates.check_chat(request.table, seat)
            await live.change(lambda _: line)
        case PaintRequest():
            await live.change(lambda table: seating.paint(table, seat, request.colour))
        case StartRequest():
            await live.change(lambda table: seating.start(table, seat, live.presence.all_present()))
        case RevealRequest():
            with suppress(AlreadyDone):
                await live.change(lambda table: shuffle.reveal(table, seat, request.nonce))
        case CloseRequest():
            await live.change(lambda table: seating.close(table, seat))
        case FillRequest():
            await live.change(
                lambda table: seating.fill(table, seat, request.place, request.bot, request.name)
            )
        case FreeRequest():
            await live.change(lambda table: seating.free(table, seat, request.place))
        case LeaveRequest():
            await live.change(lambda table: seating.leave(table, seat))
            live.release_seat(connection, seat)
        case CoverRequest():
            check_cover_allowed(live, request.place)
            await live.change(lambda table: seating.cover(table, request.place))
        case BackRequest():
            await live.change(lambda table: seating.return_seat(table, seat))
        case RematchRequest():
            await connection.hub.rematch(live, request.rotate)
        case SkipRequest():
            await skip(live, request.ply)
    acknowledge(connection, live, request.id)


async def play(connection: Client, live: LiveTable, request: PlayRequest) -> None:
    """Play a move and acknowledge it once it is durable."""
    began = time.perf_counter()

    def done(ply: int) -> bytes:
        return encode(DoneMessage(id=request.id, table=request.table, ply=ply, key=request.key))

    reply = Reply(connection, done)
    await live.play(
        request.seat, request.ply, request.action, "person", request.key, reply, request.take_backs
    )
    connection.hub.metrics.record_play("person", time.perf_counter() - began)


async def sit(connection: Client, request: SitRequest) -> LiveTable:
    """Seat a client; a bot that covered the seat gives it back."""
    live, seat = await connection.hub.seat(request.table, request.token)
    check_table_limit(connection, live)
    connection.rates.check_seat(request.table, seat)
    if request.since is not None:
        connection.hub.metrics.record_reconnect()
    if request.commitment is not None:
        with suppress(AlreadyDone, Refusal):  # the shuffle may have started already
            await live.change(lambda table: shuffle.commit(table, seat, request.commitment or ""))
    past = await connection.hub.event_logs.since(live, request.since, seat, request.take_backs)
    if not live.table.seats[seat].belongs_to(request.token):  # the host may have freed it meanwhile
        raise no_such_table()
    subscribe(connection, live, seat, past)
    if live.table.seats[seat].cover and live.table.status == "playing":
        with suppress(Refusal):  # another connection of the same person may have been faster
            await live.change(lambda table: seating.return_seat(table, seat))
        connection.post(live.encode_state(seat, NOTHING_HAPPENED))  # the running clocks have changed
    return live


def check_table_limit(connection: Client, live: LiveTable) -> None:
    """Refuse if the client follows too many tables."""
    new = live.table.id not in connection.followed
    if new and len(connection.followed) >= connection.limits.tables_per_connection:
        raise Refusal(
            "too_many", Reason("This connection can't follow more tables; leave one of them first.")
        )


def subscribe(connection: Client, live: LiveTable, seat: int | None, past: Past) -> None:
    """Subscribe a client and send it a snapshot before anything else happens."""
    is_new = live.table.id not in connection.followed
    connection.followed[live.table.id] = live
    follower = live.follow(connection, seat)
    connection.post(live.encode_table(follower))
    if live.table.position is not None:
        connection.post(live.encode_state(seat, past))
    for line in live.table.chat if is_new else ():  # a client that already follows the table has them
        if follower.hears(line.seat):
            connection.send(line)


def followed(connection: Client, table: str) -> LiveTable:
    """Return a table that the client follows."""
    live = connection.followed.get(table)
    if live is None or connection not in live.presence.followers:
        raise no_such_table()
    return live


def acknowledge(connection: Client, live: LiveTable, number: int | None) -> None:
    """Acknowledge a request."""
    connection.send(DoneMessage(id=number, table=live.table.id))


def reason_message(live: LiveTable, request: WhyRequest) -> ReasonMessage:
    """Explain why something can't be used now."""
    seating.check_in_progress(live.table)
    actions: list[str] | UnsetType = UNSET
    if request.next_turn:
        actions, found = lessons.next_turn(live.table, request.seat, request.where, request.what or "")
    else:
        found = lessons.explain(live.table, request.seat, request.where, request.what or "")
    text, said = (str(found), localizable_text(found)) if found else ("", None)
    return ReasonMessage(id=request.id, table=request.table, text=text, said=said, actions=actions)


def plans_message(live: LiveTable, request: PlanRequest) -> PlansMessage:
    """Return plans for the seat's tickets, if the table allows aids."""
    seating.check_in_progress(live.table)
    if not live.table.agreement.aids:
        raise Refusal(
            "not_possible", Reason("This table plays without aids: find the route on the map yourself.")
        )
    return snapshots.plans_message(live.table, request.seat, request.id)


def check_cover_allowed(live: LiveTable, place: int) -> None:
    """Refuse to cover a person who is present or has only just left."""
    seating.check_in_progress(live.table)
    if place >= len(live.table.seats):
        raise Refusal("not_possible", Reason("There is no seat {seat}.", seat=place))
    name = live.table.seats[place].name
    if live.presence.present(place):
        raise Refusal("not_possible", Reason("A bot can take over for {name} only if they leave.", name=name))
    if still := cover_in(live.table, live.presence, live.rules, place):
        wait = Count(max(1, round(still)), "second")
        raise Refusal(
            "not_possible", Reason("A bot can take over for {name} in {wait}.", name=name, wait=wait)
        )
