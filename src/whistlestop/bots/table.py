"""Bots around a table: whole games, in which every bot gets only what its seat may know."""

from mypy_extensions import i64

from whistlestop.bots.bot import Bot, SightedBot
from whistlestop.core.chance import Chance
from whistlestop.core.game import Game
from whistlestop.core.scoring import winners
from whistlestop.core.sight import Sight
from whistlestop.core.state import State


class BotTable:
    """Plays games between bots, one for each seat."""

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        self.game = game
        self.bots = bots
        self.sight = Sight(game)
        self.legal = game.new_legal()

    def play(self, chance: Chance, seed: int, first: int | None = None) -> State:
        """Play one game to its end; each bot gets a seed of its own."""
        state = self.game.start(len(self.bots), chance, first)
        for seat, bot in enumerate(self.bots):
            bot.begin(seed * len(self.bots) + seat)
        while not state.over:
            state.play(self.ask(state), chance)
        self.tell_end(state)
        return state

    def tell_end(self, state: State) -> None:
        """Tell the result to the bots that came from outside."""
        outside = [seat for seat, bot in enumerate(self.bots) if not isinstance(bot, SightedBot)]
        if outside:
            sheets = self.game.score(state)
            scores, best = [sheet.total for sheet in sheets], winners(sheets, self.game.ties)
            for seat in outside:
                self.tell(seat, scores, best)

    def tell(self, seat: int, scores: list[int], best: list[int]) -> None:
        """Tell the result to one bot."""
        self.bots[seat].end(scores, best)

    def ask(self, state: State) -> i64:
        """Let the bot at turn choose."""
        bot = self.bots[state.seat]
        state.legal(state.seat, self.legal)
        if isinstance(bot, SightedBot):
            self.sight.look(state, state.seat)
            return bot.decide(self.sight, self.legal)
        return bot.choose(self.game.view(state, int(state.seat)), self.legal.listed())
