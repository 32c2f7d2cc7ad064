"""Who may sit where: each change of the seats as an entry, or the reason why it can't be."""

from whistlestop.bots import BOTS, plays
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason, Seat
from whistlestop.server.entries import Closed, Covered, Freed, Returned, Sat, Started
from whistlestop.server.tables.seat import hashed
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.words import LONGEST_NAME, tidied

STAND_IN = "planner-medium"
"""The bot that plays for people who are away."""


def named(name: str) -> str:
    """Tidy the name that somebody has chosen."""
    tidy = tidied(name.replace(",", " "), LONGEST_NAME)  # a record lists names with commas between
    if not tidy:
        raise Refusal(
            "not_possible", Reason("Please choose a name with at least one letter that can be seen.")
        )
    return tidy


def known_bot(name: str, game: Game) -> str:
    """Check that a bot of this name plays the game."""
    if name not in BOTS or not plays(name, game):
        able = ", ".join(bot for bot in BOTS if plays(bot, game))
        said = Reason(
            "No bot “{name}” plays {game}. These do: {bots}.", name=name, game=game.called, bots=able
        )
        raise Refusal("not_possible", said)
    return name


def bot_named(table: Table, bot: str) -> str:
    """Call a bot by its own name, and a second one of the kind by a number."""
    taken = {seat.name for seat in table.seats}
    return next(name for n in range(1, 10) if (name := bot if n == 1 else f"{bot} {n}") not in taken)


def join(table: Table, name: str, token: str, place: int | None) -> Sat:
    """Let somebody take an open seat."""
    before_the_game(table)
    free = [at for at, seat in enumerate(table.seats) if seat.open]
    if not free:
        raise Refusal("full", Reason("All seats of this table are taken. You can watch instead."))
    if place is not None and place not in free:
        raise Refusal("not_possible", Reason("{Seat} can't be taken: it is not open.", seat=Seat(place)))
    tidy = named(name)
    taken = {seat.name for seat in table.seats}
    others = (f"{tidy[: LONGEST_NAME - 2]} {n}" for n in range(2, 10))
    name = tidy if tidy not in taken else next(one for one in others if one not in taken)
    return Sat(seat=free[0] if place is None else place, name=name, secret=hashed(token))


def fill(table: Table, seat: int, place: int, bot: str) -> Sat:
    """Let the host give an open seat to a bot."""
    by_the_host(table, seat)
    before_the_game(table)
    if place >= len(table.seats) or table.seats[place].person:
        raise Refusal("not_possible", Reason("{Seat} is not one that a bot could get.", seat=Seat(place)))
    return Sat(seat=place, name=bot_named(table, known_bot(bot, table.game)), bot=bot)


def free(table: Table, seat: int, place: int) -> Freed:
    """Let the host open a seat again."""
    by_the_host(table, seat)
    before_the_game(table)
    if place >= len(table.seats) or table.seats[place].open or place == seat:
        raise Refusal("not_possible", Reason("{Seat} can't be opened: nobody else has it.", seat=Seat(place)))
    return Freed(seat=place)


def start(table: Table, seat: int) -> Started:
    """Let the host begin the game."""
    by_the_host(table, seat)
    before_the_game(table)
    return begin(table)


def begin(table: Table) -> Started:
    """Deal, once every seat is taken."""
    missing = sum(one.open for one in table.seats)
    if missing:
        raise Refusal("not_possible", still_open(missing))
    return Started(answers=table.notation.written(table.begun(table.chance).opening))


def still_open(seats: int) -> Reason:
    """Say that seats are open, and what to do."""
    if seats == 1:
        return Reason("1 seat is still open: wait for somebody to join, or give the place to a bot.")
    return Reason(
        "{seats} seats are still open: wait for somebody to join, or give the places to bots.", seats=seats
    )


def leave(table: Table, seat: int) -> Freed | Closed | Covered:
    """Let somebody go: before the game the seat opens, later a bot plays it."""
    match table.status:
        case "open":
            others = any(one.person for at, one in enumerate(table.seats) if at != seat)
            return Freed(seat=seat) if others else Closed(reason="everybody has left")
        case "playing":
            if table.seats[seat].cover:
                raise Refusal("not_possible", Reason("A bot plays this seat already."))
            return Covered(seat=seat, bot=STAND_IN)
    raise Refusal("not_possible", Reason("The game is over; there is nothing to leave."))


def cover(table: Table, place: int) -> Covered:
    """Let a bot play for somebody who is away."""
    during_the_game(table)
    if place >= len(table.seats) or not table.seats[place].person or table.seats[place].cover:
        raise Refusal("not_possible", Reason("{Seat} is not one that a person plays now.", seat=Seat(place)))
    return Covered(seat=place, bot=STAND_IN)


def back(table: Table, seat: int) -> Returned:
    """Give somebody the own seat back."""
    if not table.seats[seat].cover:
        raise Refusal("not_possible", Reason("You play this seat yourself already."))
    return Returned(seat=seat)


def by_the_host(table: Table, seat: int) -> None:
    """Refuse what only the host may do."""
    if table.host != seat:
        raise Refusal("not_the_host", Reason("Only the host of the table may do that."))


def before_the_game(table: Table) -> None:
    """Refuse what is only possible before the game."""
    if table.status == "closed":
        raise Refusal("not_possible", Reason("This table was closed."))
    if table.status != "open":
        raise Refusal("not_possible", Reason("The game has begun; the seats can't change any more."))


def during_the_game(table: Table) -> None:
    """Refuse what is only possible during the game."""
    if table.status == "open":
        raise Refusal("not_possible", Reason("The game has not begun yet."))
    if table.status != "playing":
        raise Refusal("not_possible", Reason("The game is over."))
