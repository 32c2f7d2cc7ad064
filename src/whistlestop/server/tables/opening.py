"""New tables: somebody's wish, checked, as the rows that the store keeps."""

import secrets
import time
from typing import NamedTuple

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game, wrong_number
from whistlestop.core.reason import Count, Reason, Seat
from whistlestop.games import load, names
from whistlestop.record.lesson import LEARNER, has_lesson, lesson_of
from whistlestop.server.entries import AnyEntry, Hooked, Rematched, Sat
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import agreement, seating, teaching
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import empty_table, entry_row
from whistlestop.server.tables.seat import new_table_id, new_token
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewLesson, NewTable, OpenSeat, SeatGiven
from whistlestop.server.wire.codes import Refusal


class Opened(NamedTuple):
    """A table that is to be written down."""

    row: TableRow
    entries: list[EntryRow]
    table: Table
    given: list[SeatGiven]


def game_of(name: str, options: list[str]) -> Game:
    """Find the game that somebody wants to play."""
    if name not in names():
        raise Refusal("not_possible", unknown_game(name))
    try:
        return load(name, frozenset(options))
    except WhistlestopError as error:
        raise Refusal("not_possible", error.said) from error


def unknown_game(name: str) -> Reason:
    """Say that a game is not on the shelf."""
    return Reason("There is no game “{name}”. There are: {games}.", name=name, games=", ".join(names()))


def opened(wish: NewTable) -> Opened:
    """Make a table as somebody wishes it."""
    game = game_of(wish.game, wish.options)
    if len(wish.seats) not in game.seats:
        raise Refusal("not_possible", wrong_number(game, len(wish.seats)).said)
    if not any(isinstance(seat, MySeat) for seat in wish.seats):
        raise Refusal("not_possible", Reason("Keep at least one seat for yourself: a table needs a host."))
    if wish.first is not None and wish.first >= len(wish.seats):
        seats = Count(len(wish.seats), "seat")
        said = Reason("{Seat} can't begin: there are {seats}.", seat=Seat(wish.first), seats=seats)
        raise Refusal("not_possible", said)
    agreed = Agreement(first=wish.first, clock=wish.clock, pace=wish.pace, aids=wish.aids, public=wish.public)
    row = table_row(game, len(wish.seats), agreed)
    table = empty_table(row)
    entries: list[EntryRow] = []
    given: list[SeatGiven] = []
    for place, seat in enumerate(wish.seats):
        if not isinstance(seat, OpenSeat):
            token = new_token()
            add(table, entries, seated(table, place, seat, token))
            if isinstance(seat, MySeat):
                given.append(SeatGiven(seat=place, token=token))
    if wish.start:
        add(table, entries, seating.begin(table))
    return Opened(row, entries, table, given)


def lesson(wish: NewLesson) -> Opened:
    """Make the table of a first game: somebody learns, and a script plays the rest."""
    game = game_of(wish.game, [])
    if not has_lesson(game.name):
        raise Refusal(
            "not_possible", Reason("There is no first game of {game} to learn it by.", game=game.called)
        )
    script = lesson_of(game)
    agreed = Agreement(first=LEARNER, pace=wish.pace, lesson=script.digest)
    row = table_row(game, script.seats, agreed)
    table = empty_table(row)
    entries: list[EntryRow] = []
    token = new_token()
    add(table, entries, seating.join(table, wish.name, token, LEARNER))
    for place in range(script.seats):
        if place != LEARNER:
            add(table, entries, Sat(seat=place, name=teaching.COMPANION, bot=teaching.SCRIPT))
    add(table, entries, seating.begin(table))
    return Opened(row, entries, table, [SeatGiven(seat=LEARNER, token=token)])


def seated(table: Table, place: int, wish: MySeat | BotSeat, token: str) -> Sat:
    """Give a seat of a new table to the creator or to a bot."""
    if isinstance(wish, MySeat):
        return seating.join(table, wish.name, token, place)
    bot = seating.known_bot(wish.bot or seating.STAND_IN, table.game)
    return Sat(seat=place, name=seating.bot_named(table, bot), bot=bot)


def again(table: Table, rotate: bool) -> Opened:
    """Make the table of a rematch: the same people with the same secrets, each perhaps one seat on."""
    if table.status != "over":
        raise Refusal("not_possible", Reason("A rematch is possible once the game is over."))
    if table.agreement.lesson:
        raise Refusal(
            "not_possible",
            Reason("A first game has no rematch: begin it again, or a real game, in the lobby."),
        )
    number = len(table.seats)
    step = 1 if rotate else 0
    old = table.agreement
    agreed = Agreement(
        first=None if old.first is None else (old.first + step) % number,
        clock=old.clock,
        pace=old.pace,
        aids=old.aids,
        public=old.public,
    )
    row = table_row(table.game, number, agreed, table.id)
    new = empty_table(row)
    entries: list[EntryRow] = []
    for place, seat in enumerate(table.seats):
        at = (place + step) % number
        add(new, entries, Sat(seat=at, name=seat.name, secret=seat.secret, bot=seat.bot))
        if seat.webhook is not None:
            add(new, entries, Hooked(seat=at, webhook=seat.webhook))
    add(new, entries, seating.begin(new))
    return Opened(row, entries, new, [])


def rematched(table: Table, new: str) -> EntryRow:
    """Write at the old table where the people play again."""
    return entry_row(table.id, table.number + 1, time.time(), Rematched(table=new))


def table_row(game: Game, seats: int, agreed: Agreement, rematch_of: str | None = None) -> TableRow:
    """Write down a table with a seed that nobody knows."""
    return TableRow(
        id=new_table_id(),
        created=time.time(),
        game=game.name,
        rules=game.rules,
        options=tuple(sorted(game.options)),
        seats=seats,
        settings=agreement.written(agreed),
        seed=secrets.token_bytes(32),
        public=agreed.public,
        rematch_of=rematch_of,
    )


def add(table: Table, entries: list[EntryRow], entry: AnyEntry) -> None:
    """Let an entry become true, and note it for the store."""
    row = entry_row(table.id, table.number + 1, time.time(), entry)
    table.take(row.number, row.at, entry)
    entries.append(row)
