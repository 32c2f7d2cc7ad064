"""The Card Game as a list of parts."""

from pathlib import Path

from whistlestop.core.game import Game
from whistlestop.core.material.tickets import ONLY_DECK
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.leftovers import Bottom, ShuffleBack
from whistlestop.core.mechanics.ticket_offers import OfferTickets, TakeTickets
from whistlestop.core.scoring import MostTickets
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.games.card_game.big_cities import BigCities, MostBonusCards
from whistlestop.games.card_game.box import CardGameBox
from whistlestop.games.card_game.completing import Completing, TicketValues
from whistlestop.games.card_game.drawing import DeckRunsOut, DrawUpToTwo, GiveLocomotive
from whistlestop.games.card_game.placing import PlaceCards
from whistlestop.games.card_game.railyard import Railyard
from whistlestop.games.card_game.turn import RailyardTurn, SecondDeck

HERE = Path(__file__).parent


def card_game(folder: Path = HERE, options: frozenset[str] = frozenset()) -> Game:
    """Build the Card Game: railyards, train robbing, and tickets paid from a face-down stack."""
    box = CardGameBox(folder)
    railyard = Railyard(open_stacks="open_stacks" in options)
    completing = Completing(railyard)
    return Game(
        name=folder.name,
        about=box.about,
        tickets=box.tickets,
        opening=[
            GiveLocomotive(),
            DealCards(hand=7),
            OfferTickets(deal={ONLY_DECK: 6}, keep=1, leftovers=ShuffleBack()),
        ],
        turn=RailyardTurn(
            railyard,
            completing,
            SecondDeck(railyard, seats=4, hand=4),
            DrawUpToTwo(row=5),
            PlaceCards(railyard),
            TakeTickets(ONLY_DECK, offer=4, keep=0, leftovers=Bottom()),
        ),
        end=DeckRunsOut(),
        awards=[TicketValues(completing), BigCities(box.big_cities)],
        ties=[MostTickets(), MostBonusCards()],
        state=State,
        view=View,
        options=options,
    )
