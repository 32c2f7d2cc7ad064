"""Complete games between bots, each of which sees only what its seat may know."""

from mypy_extensions import i64

from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance
from whistlestop.core.scoring import winners
from whistlestop.core.state import State


def decide(bot: KnownStateBot, state: State, known: KnownState, legal: Legal) -> i64:
    """Ask the bot of the seat to act for its action, with a list of the legal ones only if it needs that."""
    known.update_from_state(state, state.seat)
    action = i64(-1) if state.phase.lists_many else bot.decide_unlisted(known)
    if action < 0:
        state.legal(state.seat, legal)
        action = bot.decide(known, legal)
    return action


class BotTable:
    """Plays games between bots, one for each seat."""

    def __init__(self, game: Game, bots: list[Bot], limit: float = 0.0) -> None:
        self.game = game
        self.bots = bots
        self.limit = limit  # seconds per decision; 0 for no limit
        self.known = KnownState(game)
        self.legal = game.new_legal()

    def play(self, chance: Chance, seed: int, first: int | None = None) -> State:
        """Play one game to its end; each bot gets its own seed."""
        state = self.game.start(len(self.bots), chance, first)
        for seat, bot in enumerate(self.bots):
            self.begin(bot, seed * len(self.bots) + seat)
        while not state.over:
            state.play(self.decide(state), chance)
        self.announce_result(state)
        return state

    def begin(self, bot: Bot, seed: int) -> None:
        """Prepare a bot for a game."""
        if self.limit > 0:
            bot.set_time_limit(self.limit)
        bot.begin(seed)

    def announce_result(self, state: State) -> None:
        """Send the result to the external bots."""
        outside = [seat for seat, bot in enumerate(self.bots) if not isinstance(bot, KnownStateBot)]
        if outside:
            sheets = self.game.score(state)
            scores, best = [sheet.total for sheet in sheets], winners(sheets, self.game.ties)
            for seat in outside:
                self.notify_result(seat, scores, best)

    def notify_result(self, seat: int, scores: list[int], best: list[int]) -> None:
        """Send the result to one bot."""
        self.bots[seat].end(scores, best)

    def decide(self, state: State) -> i64:
        """Ask the active bot for its action, with a list of the legal ones only if it needs that."""
        bot = self.bots[state.seat]
        if not isinstance(bot, KnownStateBot):
            return self.ask(state)
        return decide(bot, state, self.known, self.legal)

    def ask(self, state: State) -> i64:
        """Ask the active bot for its action; list the legal ones."""
        bot = self.bots[state.seat]
        state.legal(state.seat, self.legal)
        if isinstance(bot, KnownStateBot):
            self.known.update_from_state(state, state.seat)
            return bot.decide(self.known, self.legal)
        return bot.choose(self.game.view(state, int(state.seat)), self.legal.to_list())
