"""The order in which the published program reads maps and tickets, which breaks ties."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.rail.board import Board
from whistlestop.rail.paths import RailTickets

USA: Final = (
    "Vancouver, Calgary, Winnipeg, Sault St. Marie, Montréal, Seattle, Toronto, Boston, Helena, Duluth,"
    " Portland, New York, Pittsburgh, Chicago, Omaha, Washington, Saint Louis, Kansas City, Denver,"
    " Salt Lake City, San Francisco, Raleigh, Nashville, Little Rock, Oklahoma City, Santa Fe, Las Vegas,"
    " Los Angeles, Phoenix, El Paso, Dallas, Atlanta, Charleston, Miami, New Orleans, Houston"
)
EUROPE: Final = (
    "Edinburgh, London, Dieppe, Brest, Paris, Pamplona, Barcelona, Madrid, Lisboa, Cadiz, Amsterdam,"
    " Bruxelles, Essen, Frankfurt, Zürich, Marseille, Kobenhavn, Berlin, München, Venezia, Roma, Stockholm,"
    " Danzig, Wien, Zagrab, Sarajevo, Brindisi, Palermo, Warszawa, Budapest, Sofia, Athina, Riga, Petrograd,"
    " Wilno, Smolensk, Moskva, Kyiv, Kharkov, Rostov, Bucuresti, Sevastopol, Constantinople, Smyrna, Angora,"
    " Erzurum, Sochi"
)

# Tickets are read alphabetically, but these from their second city.
SECOND_FIRST: Final = (
    "Houston–Kansas City, Chicago–Los Angeles, Atlanta–Montréal, Atlanta–New York, Nashville–Portland,"
    " Phoenix–Portland, Atlanta–San Francisco, Nashville–Sault St. Marie, Oklahoma City–Sault St. Marie,"
    " Los Angeles–Seattle, New York–Seattle, Miami–Toronto, Montréal–Vancouver, Santa Fe–Vancouver,"
    " Houston–Winnipeg, Little Rock–Winnipeg"
)


def routes_in_order(board: Board) -> vec[i64]:
    """List the routes at each city like `board.at`, but ordered by the other city's place in the file."""
    names = list(board.cities)
    for known in (USA, EUROPE):
        if sorted(known.split(", ")) == sorted(names):
            names = known.split(", ")
    listed: list[int] = []
    for city in range(len(board.cities)):
        there = [int(board.at[i]) for i in range(board.at_begin[city], board.at_begin[city + 1])]
        far = [board.cities[board.end_a[route] + board.end_b[route] - city] for route in there]
        places = sorted(range(len(there)), key=[names.index(other) for other in far].__getitem__)
        listed += [there[place] for place in places]
    return vec[i64](listed)


def swap_ticket_ends(tickets: RailTickets) -> None:
    """Swap the ends of tickets that are read from their second city."""
    turned = SECOND_FIRST.split(", ")
    for number, ticket in enumerate(tickets.set.tickets):
        if "–".join(ticket.between) in turned:
            a, b = tickets.end_a[number], tickets.end_b[number]
            tickets.end_a[number], tickets.end_b[number] = b, a
