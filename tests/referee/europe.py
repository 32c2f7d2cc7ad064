"""Europe: what may be done in each phase."""

from functools import partial

from . import claim, draw, stations, tickets, tunnels
from .chance import Chance, Play
from .table import SECOND_CARD, TICKETS, TUNNEL, Table

STARTING_HAND = 4
OFFER = {"long": 1, "regular": 3}
KEPT_AT_OPENING = 2
TICKET_DECK = "regular"


def legal(table: Table, seat: int) -> dict[str, Play]:
    """Every legal action of a seat that may act, by its text."""
    if table.phase == TICKETS:
        return tickets.keeps(table, seat, KEPT_AT_OPENING if table.opening else tickets.KEPT_AT_LEAST)
    if table.phase == SECOND_CARD:
        return draw.second_picks(table, seat)
    if table.phase == TUNNEL:
        return tunnels.answers(table, seat)
    plays = {
        **draw.first_picks(table, seat),
        **claim.claims(table, seat),
        **tickets.draws(table, seat, TICKET_DECK),
        **stations.builds(table, seat),
    }
    return plays or {"pass": partial(_pass, table)}  # only with nothing else to do


def _pass(table: Table, chance: Chance) -> None:
    table.end_turn(chance, progress=False, passed=True)
