"""The options of a game's turn that the planner can use."""

from typing import final

from whistlestop.core.game import Game
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.mechanics.ticket_offers import TakeTickets
from whistlestop.games.europe.stations import BuildStation
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.germany.passengers import ClaimAndCollect
from whistlestop.games.germany.splitting import Split, TakeSplitTickets
from whistlestop.rail.claim import ClaimRoute


@final
class TurnOptions:
    """The known options of a turn by their purpose; None where a game has no such option."""

    def __init__(self, game: Game) -> None:
        self.claim = claim_of(game)
        self.draw: DrawCards | None = None
        self.take: TakeTickets | None = None
        self.split: Split | None = None
        self.build: BuildStation | None = None
        self.collect: ClaimAndCollect | None = None
        self.exchange: ExchangeTickets | None = None
        for option in game.turn.options:
            if isinstance(option, DrawCards):
                self.draw = option
            elif isinstance(option, TakeTickets):
                self.take = option
            elif isinstance(option, TakeSplitTickets):
                self.split = option.split
            elif isinstance(option, BuildStation):
                self.build = option
            elif isinstance(option, ClaimAndCollect):
                self.collect = option
            elif isinstance(option, ExchangeTickets):
                self.exchange = option


def claim_of(game: Game) -> ClaimRoute:
    """Return the option that claims routes."""
    for option in game.turn.options:
        if isinstance(option, ClaimRoute):
            return option
    raise ValueError(f"no routes are claimed in {game.title}")
