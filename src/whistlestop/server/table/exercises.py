"""Exercises: tables that go on from a position of a finished game, against bots.

What was played and dealt until then stays as it was, and the rest of the deck is shuffled again.
"""

import secrets
import time
import zlib

from whistlestop.bots.cast import seat_name
from whistlestop.core.reason import Reason, SeatName
from whistlestop.record.history import History
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import agreement, seating
from whistlestop.server.table.agreement import Agreement, ExerciseSource
from whistlestop.server.table.entries import Played, Sat, Started
from whistlestop.server.table.new_tables import PreparedTable, append_entry
from whistlestop.server.table.seat import hash_token, new_table_id, new_token
from whistlestop.server.table.table_rows import empty_table
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import SeatSecret
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.reviews import NewExercise


def prepare_exercise(source: TableState, history: History, request: NewExercise) -> PreparedTable:
    """Prepare the table of an exercise."""
    check_start(history, request)
    agreed = Agreement(
        first=source.agreement.first,
        pace=request.pace,
        aids=source.agreement.aids,
        take_back=True,
        seeded=False,
        exercise=ExerciseSource(table=source.id, ply=request.ply, seat=request.seat),
    )
    row = TableRow(
        id=new_table_id(),
        created=time.time(),
        game=source.game.name,
        rules=source.game.rules,
        options=tuple(sorted(source.game.options)),
        seats=len(source.seats),
        settings=agreement.encode(agreed),
        seed=secrets.token_bytes(32),
        public=False,
    )
    table = empty_table(row)
    entries: list[EntryRow] = []
    token = new_token()
    for sat in seats_of(source, request, table.id, token):
        append_entry(table, entries, sat)
    notation = table.notation
    append_entry(table, entries, Started(answers=notation.format(history.opening)))
    for number, play in enumerate(history.plays[: request.ply], 1):
        outcomes = notation.format(play.events)
        played = Played(ply=number, seat=play.seat, text=play.text, answers=outcomes, by="script")
        append_entry(table, entries, played)
    return PreparedTable(row, entries, table, [SeatSecret(seat=request.seat, token=token)])


def check_start(history: History, request: NewExercise) -> None:
    """Refuse a position from which nothing can be played."""
    if request.seat >= history.seats:
        raise Refusal("not_possible", Reason("There is no {seat}.", seat=SeatName(request.seat)))
    if request.ply > history.ply:
        said = Reason("This game has only {plies} plays; choose an earlier position.", plies=history.ply)
        raise Refusal("not_possible", said)
    if history.at(request.ply).over:
        said = Reason("The game was over there. Choose an earlier position to play on from.")
        raise Refusal("not_possible", said)


def seats_of(source: TableState, request: NewExercise, table_id: str, token: str) -> list[Sat]:
    """Return who plays: the person in one seat, and bots in all others, with their colours."""
    name = seating.clean_name(request.name)
    taken = {name}
    seats: list[Sat] = []
    for place, old in enumerate(source.seats):
        colour = source.colours[place]
        if place == request.seat:
            seats.append(Sat(seat=place, name=name, secret=hash_token(token), colour=colour))
            continue
        bot = old.bot or seating.check_bot(request.bot or seating.STAND_IN, source.game)
        keeps_name = bool(old.bot) and old.name not in taken
        called = old.name if keeps_name else seat_name(bot, taken, zlib.crc32(table_id.encode()) + place)
        taken.add(called)
        seats.append(Sat(seat=place, name=called, bot=bot, colour=colour))
    return seats
