"""Tables as lines of a list."""

from msgspec.structs import asdict

from whistlestop.server.tables.table import Table
from whistlestop.server.wire.bodies import MyTable, TableLine


def line(table: Table) -> TableLine:
    """Describe a table as everybody may see it in a list."""
    return TableLine(
        table=table.id,
        game=table.game.name,
        title=table.game.title,
        status=table.status,
        names=[seat.name for seat in table.seats],
        open=sum(seat.open for seat in table.seats),
        ply=table.ply,
        clock=table.agreement.clock,
        lesson=bool(table.agreement.lesson),
        created=table.created,
    )


def my_line(table: Table, token: str) -> MyTable | None:
    """Describe a table to somebody who has a seat there; nothing if the secret is not right."""
    place = seat_of(table, token)
    if place is None:
        return None
    my_turn = place in table.actors() and not table.seats[place].cover
    return MyTable(
        **asdict(line(table)), seat=place, my_turn=my_turn, webhook=table.seats[place].webhook is not None
    )


def seat_of(table: Table, token: str) -> int | None:
    """Find the seat that a secret belongs to."""
    return next((place for place, seat in enumerate(table.seats) if seat.belongs_to(token)), None)
