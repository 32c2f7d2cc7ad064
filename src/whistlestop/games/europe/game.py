"""Europe as a list of parts."""

from pathlib import Path

from whistlestop.core.game import Game
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.mechanics.leftovers import Bottom, Leave
from whistlestop.core.mechanics.ticket_offers import OfferTickets, TakeTickets
from whistlestop.core.scoring import MostTickets
from whistlestop.core.turns import Turn
from whistlestop.games.europe.borrowing import BorrowedPaths
from whistlestop.games.europe.stations import BuildStation, FewestStations, HandOutStations, UnusedStations
from whistlestop.games.europe.tunnels import ClaimThroughTunnels
from whistlestop.rail.awards import LongestPathBonus, LongestPathHolder, RoutePoints, TicketPoints
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.box import Box
from whistlestop.rail.final_round import final_round
from whistlestop.rail.state import RailState
from whistlestop.rail.view import RailView

HERE = Path(__file__).parent


def europe(folder: Path = HERE, options: frozenset[str] = frozenset()) -> Game:
    """Build Europe: tunnels, ferries and stations."""
    box = Box(
        folder,
        decks=("regular", "long"),
        player=("trains", "stations"),
        board=("points", "ferry", "tunnel"),
    )
    board = box.board
    stations = 0 if "no_stations" in options else box.player["stations"]
    return Game(
        name=folder.name,
        about=box.about,
        tickets=box.tickets,
        opening=[
            BoardSetup(board, box.player["trains"]),
            HandOutStations(stations),
            DealCards(hand=4),
            OfferTickets(deal={"long": 1, "regular": 3}, keep=2, leftovers=Leave(), box=("long",)),
        ],
        turn=Turn(
            DrawCards(row=5, clear_at=3),
            ClaimThroughTunnels(board),
            BuildStation(board, stations),
            TakeTickets("regular", offer=3, keep=1, leftovers=Bottom()),
        ),
        end=final_round(trains=2, options=options),
        awards=[
            RoutePoints(),
            TicketPoints(BorrowedPaths(board)),
            UnusedStations(stations, points=4),
            LongestPathBonus(board, points=10),
        ],
        ties=[MostTickets(), FewestStations(), LongestPathHolder()],
        state=RailState,
        view=RailView,
        options=options,
    )
