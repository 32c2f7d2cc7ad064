"""The classic USA board as a list of parts."""

from pathlib import Path

from whistlestop.core.game import Game
from whistlestop.core.material.tickets import ONLY_DECK
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.mechanics.leftovers import Bottom
from whistlestop.core.mechanics.ticket_offers import OfferTickets, TakeTickets
from whistlestop.core.scoring import MostTickets
from whistlestop.core.turns import Turn
from whistlestop.rail.awards import LongestPathBonus, LongestPathHolder, RoutePoints, TicketPoints
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.box import Box
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.final_round import final_round
from whistlestop.rail.paths import Paths
from whistlestop.rail.state import RailState
from whistlestop.rail.view import RailView

HERE = Path(__file__).parent


def usa(folder: Path = HERE, options: frozenset[str] = frozenset()) -> Game:
    """Build the USA game: routes, tickets and the longest path."""
    box = Box(folder, board=("points", "ferry", "countries"))
    board = box.board
    return Game(
        name=folder.name,
        about=box.about,
        tickets=box.tickets,
        opening=[
            BoardSetup(board, box.player["trains"]),
            DealCards(hand=4),
            OfferTickets(deal={ONLY_DECK: 3}, keep=2, leftovers=Bottom()),
        ],
        turn=Turn(
            DrawCards(row=5, clear_at=3),
            ClaimRoute(board),
            TakeTickets(ONLY_DECK, offer=3, keep=1, leftovers=Bottom()),
        ),
        end=final_round(trains=2, options=options),
        awards=[RoutePoints(), TicketPoints(Paths(board)), LongestPathBonus(board, points=10)],
        ties=[MostTickets(), LongestPathHolder()],
        state=RailState,
        view=RailView,
        options=options,
    )
