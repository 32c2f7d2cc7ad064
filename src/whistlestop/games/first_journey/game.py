"""First Journey as a list of parts."""

from pathlib import Path

from whistlestop.core.game import Game
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.turns import Turn
from whistlestop.games.first_journey.bonus import BonusBox
from whistlestop.games.first_journey.counting import CountTickets, SixTickets
from whistlestop.games.first_journey.drawing import DrawTwo
from whistlestop.games.first_journey.exchange import DealTickets, ExchangeTickets
from whistlestop.games.first_journey.revealing import ClaimAndReveal, NumberCities, Revealing
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.state import RailState
from whistlestop.rail.view import RailView

HERE = Path(__file__).parent


def first_journey(folder: Path = HERE, options: frozenset[str] = frozenset()) -> Game:
    """Build First Journey: blind draws, tickets revealed when completed, six to win."""
    box = BonusBox(folder, board=("bonus", "ferry"), ticket=())
    board = box.board
    revealing = Revealing(board, box.bonus, goal=6)
    return Game(
        name=folder.name,
        about=box.about,
        tickets=box.tickets,
        opening=[
            BoardSetup(board, box.player["trains"]),
            NumberCities(revealing),
            DealCards(hand=4),
            DealTickets(each=2),
        ],
        turn=Turn(
            DrawTwo(),
            ClaimAndReveal(board, revealing),
            ExchangeTickets(revealing, each=2),
        ),
        end=SixTickets(revealing),
        awards=[CountTickets(revealing)],
        ties=[],
        state=RailState,
        view=RailView,
        options=options,
    )
