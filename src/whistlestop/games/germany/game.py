"""Germany as a list of parts."""

from pathlib import Path

from whistlestop.core.game import Game
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.mechanics.leftovers import Bottom, ShuffleBack
from whistlestop.core.scoring import MostTickets
from whistlestop.core.turns import Turn
from whistlestop.games.germany.bonuses import Globetrotter, MostPassengers, PassengerPoints
from whistlestop.games.germany.passengers import ClaimAndCollect, PassengerBox, PlacePassengers
from whistlestop.games.germany.splitting import AnnounceTickets, Split, TakeSplitTickets
from whistlestop.rail.awards import RoutePoints, TicketPoints
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.final_round import FinalRound
from whistlestop.rail.paths import Paths
from whistlestop.rail.state import RailState
from whistlestop.rail.view import RailView

HERE = Path(__file__).parent


def germany(folder: Path = HERE, options: frozenset[str] = frozenset()) -> Game:
    """Build Germany: two ticket decks, dead ends in neighbouring countries, and passengers."""
    box = PassengerBox(folder, decks=("short", "long"), board=("points", "ferry", "countries", "passengers"))
    board = box.board
    return Game(
        name=folder.name,
        about=box.about,
        tickets=box.tickets,
        opening=[
            BoardSetup(board, box.player["trains"]),
            PlacePassengers(box.waiting, box.bag),
            DealCards(hand=4),
            AnnounceTickets(Split("short", "long", offer=4), keep=2, leftovers=ShuffleBack()),
        ],
        turn=Turn(
            DrawCards(row=5, clear_at=3),
            ClaimAndCollect(board, box.waiting, box.bag),
            TakeSplitTickets(Split("short", "long", offer=4), keep=1, leftovers=Bottom()),
        ),
        end=FinalRound(trains=2),
        awards=[
            RoutePoints(),
            TicketPoints(Paths(board)),
            Globetrotter(points=15),
            PassengerPoints(most=20, second=10),
        ],
        ties=[MostTickets(), MostPassengers()],
        state=RailState,
        view=RailView,
        options=options,
    )
