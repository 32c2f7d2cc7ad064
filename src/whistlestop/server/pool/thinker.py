"""Whoever answers questions in a worker process: it keeps games and bots from one question to the next."""

import traceback
from collections.abc import Callable, Mapping
from typing import Final

from whistlestop.bots import plays
from whistlestop.bots.bot import Bot
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.server.pool.question import Answer, Question
from whistlestop.server.pool.recent import Recent

Registry = Mapping[str, Callable[[Game], Bot]]

KEPT_BOTS: Final = 512  # each takes up to 200 kB


class Player:
    """A bot in one seat of a table, with the last question that it answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ply = -1
        self.state = b""
        self.text = ""


class Thinker:
    """Lets bots answer questions, each by nothing but the view of its seat."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.games: dict[tuple[str, frozenset[str]], Game] = {}
        self.players: Recent[tuple[str, int, str], Player] = Recent(KEPT_BOTS)

    def answer(self, question: Question) -> Answer:
        """Answer a question; a bot that fails is forgotten and begins anew when it is asked again."""
        try:
            answer = self.decide(question)
        except (Exception, SystemExit) as error:
            answer = Answer("", f"crashed: {whereabouts(error)}")
        if answer.problem:
            self.players.drop((question.table, question.seat, question.bot))
        return answer

    def decide(self, question: Question) -> Answer:
        """Show the seat's view to the bot, and check what it chooses."""
        game = self.game(question.game, frozenset(question.options))
        if question.bot not in self.registry:
            return Answer("", "is no bot of this package")
        if not plays(question.bot, game):
            return Answer("", f"does not play {game.title}")
        view = game.view(game.from_bytes(question.state), question.seat)
        legal = view.legal[:]
        if not legal:
            return Answer("", "has nothing to decide")
        player = self.player(question, game)
        if view.ply <= player.ply:
            if question.state == player.state:
                return Answer(player.text)
            player.bot.begin(question.luck)  # the table has begun another game
        action = player.bot.choose(view, legal[:])
        if action not in legal:
            return Answer("", "chose what is not possible")
        player.ply, player.state, player.text = view.ply, question.state, game.actions.text(action)
        return Answer(player.text)

    def game(self, name: str, options: frozenset[str]) -> Game:
        """Find a game, on the shelf only once."""
        if (name, options) not in self.games:
            self.games[name, options] = load(name, options)
        return self.games[name, options]

    def player(self, question: Question, game: Game) -> Player:
        """Find the bot that remembers this seat's game, or let a new one sit down."""
        key = (question.table, question.seat, question.bot)
        player = self.players.get(key)
        if player is None:
            player = Player(self.registry[question.bot](game))
            player.bot.begin(question.luck)
            self.players.put(key, player)
        return player


def whereabouts(error: BaseException) -> str:
    """Tell what kind of error it is and where it was raised; its own words may quote somebody's hand."""
    kind = type(error).__name__
    places = list(traceback.walk_tb(error.__traceback__))
    if not places:
        return kind
    frame, line = places[-1]
    return f"{kind} in {frame.f_globals.get('__name__')}, line {line}"
