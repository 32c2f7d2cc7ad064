"""Tables as items of a list."""

from msgspec.structs import asdict

from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import MyTableSummary, TableSummary


def table_summary(table: TableState) -> TableSummary:
    """Summarise a table for anybody."""
    return TableSummary(
        table=table.id,
        game=table.game.name,
        title=table.game.title,
        status=table.status,
        names=[seat.name for seat in table.seats],
        open=sum(seat.open for seat in table.seats),
        ply=table.ply,
        clock=table.agreement.clock,
        lesson=bool(table.agreement.lesson),
        exercise=table.agreement.exercise is not None,
        created=table.created,
    )


def my_table_summary(table: TableState, token: str) -> MyTableSummary | None:
    """Summarise a table for the owner of a seat; None if the token is wrong."""
    place = find_seat(table, token)
    if place is None:
        return None
    my_turn = place in table.actors() and not table.seats[place].cover
    return MyTableSummary(
        **asdict(table_summary(table)),
        seat=place,
        my_turn=my_turn,
        webhook=table.seats[place].webhook is not None,
    )


def find_seat(table: TableState, token: str) -> int | None:
    """Return the seat that a token belongs to; None if there is none."""
    return next((place for place, seat in enumerate(table.seats) if seat.belongs_to(token)), None)
