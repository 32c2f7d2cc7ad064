"""Changes of seats: an entry, or a refusal."""

import zlib
from collections.abc import Iterable

from whistlestop.bots import BOTS, plays
from whistlestop.bots.cast import characters, seat_name
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason, SeatName
from whistlestop.server.table import shuffle
from whistlestop.server.table.entries import (
    Closed,
    Covered,
    Freed,
    Painted,
    Returned,
    Sat,
    Shuffling,
    Started,
)
from whistlestop.server.table.seat import hash_token
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import MAX_NAME_LENGTH, sanitized

STAND_IN = "planner-medium"
"""The bot that plays for people who are away."""


def clean_name(name: str) -> str:
    """Sanitise a chosen name."""
    tidy = sanitized(name.replace(",", " "), MAX_NAME_LENGTH)  # records separate names with commas
    if not tidy:
        raise Refusal("not_possible", Reason("Please choose a name with at least one visible character."))
    return tidy


def check_bot(name: str, game: Game) -> str:
    """Check that a bot of this name plays the game."""
    if name not in BOTS or not plays(name, game):
        able = ", ".join(bot for bot in BOTS if plays(bot, game))
        said = Reason(
            "No bot “{name}” plays {game}. These do: {bots}.", name=name, game=game.title_fact, bots=able
        )
        raise Refusal("not_possible", said)
    return name


def seat_bot(table: TableState, place: int, bot: str, name: str | None) -> Sat:
    """Give a seat to a bot, as one of its characters: this one, or any that is free."""
    check_bot(bot, table.game)
    taken = {seat.name for at, seat in enumerate(table.seats) if at != place}
    if name is None:
        return Sat(seat=place, name=seat_name(bot, taken, zlib.crc32(table.id.encode())), bot=bot)
    if name not in characters(bot):
        said = Reason("The bot “{bot}” does not play as “{name}”.", bot=bot, name=name)
        raise Refusal("not_possible", said)
    if name in taken:
        said = Reason("{name} is already at this table; choose another opponent.", name=name)
        raise Refusal("not_possible", said)
    return Sat(seat=place, name=name, bot=bot)


def join(
    table: TableState,
    name: str,
    token: str,
    place: int | None,
    commitment: str = "",
    colour: int | None = None,
) -> Sat:
    """Give an open seat to a person."""
    check_not_started(table)
    free = [at for at, seat in enumerate(table.seats) if seat.open]
    if not free:
        raise Refusal("full", Reason("All seats of this table are taken. You can watch instead."))
    if place is not None and place not in free:
        raise Refusal("not_possible", Reason("{Seat} can't be taken: it is not open.", seat=SeatName(place)))
    tidy = clean_name(name)
    taken = {seat.name for seat in table.seats}
    others = (f"{tidy[: MAX_NAME_LENGTH - 2]} {n}" for n in range(2, 10))
    name = tidy if tidy not in taken else next(one for one in others if one not in taken)
    seat = free[0] if place is None else place
    if colour is not None:
        check_colour(table, seat, colour)
    return Sat(seat=seat, name=name, secret=hash_token(token), commitment=commitment, colour=colour)


def check_colour(table: TableState, seat: int, colour: int) -> None:
    """Refuse a colour that somebody else at the table has; bots and open seats give theirs away."""
    owner = next((at for at, one in enumerate(table.colours) if one == colour), seat)
    if owner != seat and table.seats[owner].person:
        said = Reason("{name} already has this colour; choose another one.", name=table.seats[owner].name)
        raise Refusal("not_possible", said)


def paint(table: TableState, seat: int, colour: int) -> Painted:
    """Change the colour of a seat."""
    check_not_started(table)
    check_colour(table, seat, colour)
    return Painted(seat=seat, colour=colour)


def fill(table: TableState, seat: int, place: int, bot: str, name: str | None = None) -> Sat:
    """Give an open seat to a bot, on behalf of the host."""
    check_host_seat(table, seat)
    check_not_started(table)
    if place >= len(table.seats) or table.seats[place].person:
        raise Refusal("not_possible", Reason("{Seat} can't be given to a bot.", seat=SeatName(place)))
    return seat_bot(table, place, bot, name)


def free(table: TableState, seat: int, place: int) -> Freed:
    """Open a seat again, on behalf of the host."""
    check_host_seat(table, seat)
    check_not_started(table)
    if place >= len(table.seats) or table.seats[place].open or place == seat:
        raise Refusal(
            "not_possible", Reason("{Seat} can't be reopened: no other player has it.", seat=SeatName(place))
        )
    return Freed(seat=place)


def start(table: TableState, seat: int, present: Iterable[int]) -> Shuffling | Started:
    """Start the game, on behalf of the host; the seats that are present may take part in the shuffle."""
    check_host_seat(table, seat)
    check_not_started(table)
    return shuffle.begin(table, present)


def leave(table: TableState, seat: int) -> Freed | Closed | Covered:
    """Free a seat before the game; cover it with a bot during the game."""
    match table.status:
        case "open":
            others = any(one.person for at, one in enumerate(table.seats) if at != seat)
            return Freed(seat=seat) if others else Closed(reason="everybody has left")
        case "shuffling":
            raise Refusal(
                "not_possible", Reason("The cards are being shuffled; the host can call the game off.")
            )
        case "playing":
            if table.seats[seat].cover:
                raise Refusal("not_possible", Reason("A bot already plays this seat."))
            return Covered(seat=seat, bot=STAND_IN)
    raise Refusal("not_possible", Reason("The game is over; there is nothing to leave."))


def close(table: TableState, seat: int) -> Closed:
    """Call off a shuffle, on behalf of the host, or end a game that everybody else has left."""
    match table.status:
        case "shuffling":
            check_host_seat(table, seat)
            return Closed(reason="called off")
        case "playing":
            if any(one.person and not one.cover for at, one in enumerate(table.seats) if at != seat):
                raise Refusal(
                    "not_possible", Reason("Others are still playing; you can leave the table instead.")
                )
            return Closed(reason="abandoned")
    raise Refusal("not_possible", Reason("There is no unfinished game to close here."))


def close_abandoned(table: TableState) -> Closed:
    """Close a table whose game nobody has played for a long time, so that its seed is published."""
    if table.status not in ("shuffling", "playing") or table.agreement.origin == "record":
        raise Refusal("not_possible", Reason("There is no unfinished game to close here."))
    return Closed(reason="abandoned")


def cover(table: TableState, place: int) -> Covered:
    """Cover an absent person's seat with a bot."""
    check_in_progress(table)
    if place >= len(table.seats) or not table.seats[place].person or table.seats[place].cover:
        raise Refusal("not_possible", Reason("{Seat} is not being played by a person.", seat=SeatName(place)))
    return Covered(seat=place, bot=STAND_IN)


def return_seat(table: TableState, seat: int) -> Returned:
    """Give a covered seat back to its person."""
    if not table.seats[seat].cover:
        raise Refusal("not_possible", Reason("You are already playing this seat yourself."))
    return Returned(seat=seat)


def check_host_seat(table: TableState, seat: int) -> None:
    """Refuse anybody but the host."""
    if table.host != seat:
        raise Refusal("not_the_host", Reason("Only the host of the table may do that."))


def check_not_started(table: TableState) -> None:
    """Refuse once the game has begun."""
    if table.status == "closed":
        raise Refusal("not_possible", Reason("This table was closed."))
    if table.status != "open":
        raise Refusal("not_possible", Reason("The game has started; seats can no longer change."))


def check_in_progress(table: TableState) -> None:
    """Refuse unless the game is in progress."""
    if table.status in ("open", "shuffling"):
        raise Refusal("not_possible", Reason("The game has not started yet."))
    if table.status == "closed":
        raise Refusal("not_possible", Reason("This table was closed."))
    if table.status != "playing":
        raise Refusal("not_possible", Reason("The game is over."))
