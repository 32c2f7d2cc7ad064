"""New tables: requests are validated and turned into rows."""

import secrets
import time
from typing import NamedTuple

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game, unsupported_seats
from whistlestop.core.reason import Count, Reason, SeatName
from whistlestop.games import load, names
from whistlestop.record.lesson import LEARNER, has_lesson, lesson_of
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import agreement, lessons, seating, shuffle
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.entries import AnyEntry, Called, Hooked, Sat, Subscribed
from whistlestop.server.table.seat import new_table_id, new_token
from whistlestop.server.table.table_rows import empty_table, entry_row
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewLesson, NewTable, OpenSeat, SeatSecret
from whistlestop.server.wire.codes import Refusal


class PreparedTable(NamedTuple):
    """A new table that has not been stored yet."""

    row: TableRow
    entries: list[EntryRow]
    table: TableState
    given: list[SeatSecret]


def load_game(name: str, options: list[str]) -> Game:
    """Load a game, or refuse."""
    if name not in names():
        raise Refusal("not_possible", unknown_game(name))
    try:
        return load(name, frozenset(options))
    except WhistlestopError as error:
        raise Refusal("not_possible", error.reason) from error


def unknown_game(name: str) -> Reason:
    """Explain that a game does not exist."""
    return Reason("There is no game “{name}”. Available games: {games}.", name=name, games=", ".join(names()))


def prepare_table(request: NewTable) -> PreparedTable:
    """Prepare the table that a client asks for."""
    game = load_game(request.game, request.options)
    if len(request.seats) not in game.seats:
        raise Refusal("not_possible", unsupported_seats(game, len(request.seats)).reason)
    bots_alone = request.start and all(isinstance(seat, BotSeat) for seat in request.seats)
    if not bots_alone and not any(isinstance(seat, MySeat) for seat in request.seats):
        raise Refusal("not_possible", Reason("Keep at least one seat for yourself: a table needs a host."))
    if request.first is not None and request.first >= len(request.seats):
        seats = Count(len(request.seats), "seat")
        said = Reason("{Seat} can't begin: there are {seats}.", seat=SeatName(request.first), seats=seats)
        raise Refusal("not_possible", said)
    agreed = Agreement(
        first=request.first,
        clock=request.clock,
        pace=request.pace,
        aids=request.aids,
        take_back=request.take_back,
        public=request.public,
    )
    row = table_row(game, len(request.seats), agreed)
    table = empty_table(row)
    entries: list[EntryRow] = []
    given: list[SeatSecret] = []
    for place, seat in enumerate(request.seats):
        if not isinstance(seat, OpenSeat):
            token = new_token()
            append_entry(table, entries, seat_entry(table, place, seat, token))
            if isinstance(seat, MySeat):
                given.append(SeatSecret(seat=place, token=token))
    if request.start:
        append_entry(table, entries, shuffle.begin(table, range(len(table.seats))))
    return PreparedTable(row, entries, table, given)


def prepare_lesson(request: NewLesson) -> PreparedTable:
    """Prepare the table of a lesson."""
    game = load_game(request.game, [])
    if not has_lesson(game.name):
        raise Refusal("not_possible", Reason("{game} has no guided game.", game=game.title_fact))
    script = lesson_of(game)
    agreed = Agreement(first=LEARNER, pace=request.pace, lesson=script.digest)
    row = table_row(game, script.seats, agreed)
    table = empty_table(row)
    entries: list[EntryRow] = []
    token = new_token()
    append_entry(table, entries, seating.join(table, request.name, token, LEARNER))
    for place in range(script.seats):
        if place != LEARNER:
            append_entry(table, entries, Sat(seat=place, name=lessons.COMPANION, bot=lessons.SCRIPT))
    append_entry(table, entries, shuffle.deal(table))
    return PreparedTable(row, entries, table, [SeatSecret(seat=LEARNER, token=token)])


def seat_entry(table: TableState, place: int, request: MySeat | BotSeat, token: str) -> Sat:
    """Return the entry that gives a seat to the creator or to a bot."""
    if isinstance(request, MySeat):
        return seating.join(table, request.name, token, place, request.commitment or "", request.colour)
    return seating.seat_bot(table, place, request.bot or seating.STAND_IN, request.name)


def prepare_rematch(table: TableState, rotate: bool) -> PreparedTable:
    """Prepare a rematch: the same people and tokens, perhaps moved by one seat."""
    if table.status != "over" and not called_off(table):
        raise Refusal("not_possible", Reason("A rematch is possible once the game is over."))
    if table.agreement.lesson:
        raise Refusal(
            "not_possible",
            Reason("A guided game has no rematch: start it again, or a real game, from the lobby."),
        )
    if table.agreement.exercise:
        raise Refusal(
            "not_possible", Reason("An exercise has no rematch: start it again from the review of its game.")
        )
    number = len(table.seats)
    step = 1 if rotate else 0
    old = table.agreement
    agreed = Agreement(
        first=None if old.first is None else (old.first + step) % number,
        clock=old.clock,
        pace=old.pace,
        aids=old.aids,
        take_back=old.take_back,
        public=old.public,
    )
    row = table_row(table.game, number, agreed, table.id)
    new = empty_table(row)
    entries: list[EntryRow] = []
    for place, seat in enumerate(table.seats):
        at = (place + step) % number
        colour = table.colours[place]
        sat = Sat(seat=at, name=seat.name, secret=seat.secret, bot=seat.bot, colour=colour)
        append_entry(new, entries, sat)
        if seat.webhook is not None:
            append_entry(new, entries, Hooked(seat=at, webhook=seat.webhook))
        for subscription in seat.subscriptions:
            append_entry(new, entries, Subscribed(seat=at, subscription=subscription))
    append_entry(new, entries, Called())
    return PreparedTable(row, entries, new, [])


def called_off(table: TableState) -> bool:
    """Return whether a table was closed during the shuffle."""
    return table.status == "closed" and table.position is None and (table.called or table.shares is not None)


def table_row(game: Game, seats: int, agreed: Agreement, rematch_of: str | None = None) -> TableRow:
    """Build the row of a table with a new secret seed."""
    return TableRow(
        id=new_table_id(),
        created=time.time(),
        game=game.name,
        rules=game.rules,
        options=tuple(sorted(game.options)),
        seats=seats,
        settings=agreement.encode(agreed),
        seed=secrets.token_bytes(32),
        public=agreed.public,
        rematch_of=rematch_of,
    )


def append_entry(table: TableState, entries: list[EntryRow], entry: AnyEntry) -> None:
    """Apply an entry to a new table and append its row."""
    row = entry_row(table.id, table.number + 1, time.time(), entry)
    table.apply(row.number, row.at, entry)
    entries.append(row)
