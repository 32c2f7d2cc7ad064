"""Runs bots in a worker process and keeps their state between questions."""

import traceback
from collections.abc import Callable, Mapping
from typing import Final

from whistlestop.bots import THINKERS, plays
from whistlestop.bots.bot import Bot
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.pool.question import Answer, Question

Registry = Mapping[str, Callable[[Game], Bot]]
Seat = tuple[str, int, str]
"""A table, a seat there, and the bot that plays it."""

KEPT_BOTS: Final = 512  # each takes up to 200 kB
KEPT_THINKERS: Final = 32  # each takes up to 3 MB


class SeatedBot:
    """A bot in one seat of a table, with its last answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ply = -1
        self.take_backs = 0
        self.state = b""
        self.text = ""


class BotRunner:
    """Answers questions by the view of a seat alone."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.games: dict[tuple[str, frozenset[str]], Game] = {}
        self.players: LruCache[Seat, SeatedBot] = LruCache(KEPT_BOTS)
        self.thinkers: LruCache[Seat, SeatedBot] = LruCache(KEPT_THINKERS)

    def answer(self, question: Question) -> Answer:
        """Answer a question; a bot that fails is dropped and starts again when it is next asked."""
        try:
            answer = self.decide(question)
        except (Exception, SystemExit) as error:
            answer = Answer("", f"crashed: {error_location(error)}")
        if answer.problem:
            self.kept(question.bot).drop((question.table, question.seat, question.bot))
        return answer

    def decide(self, question: Question) -> Answer:
        """Show the seat's view to the bot and validate its choice."""
        game = self.game(question.game, frozenset(question.options))
        if question.bot not in self.registry:
            return Answer("", "is not a built-in bot")
        if not plays(question.bot, game):
            return Answer("", f"does not play {game.title}")
        view = game.view(game.from_bytes(question.state), question.seat)
        legal = view.legal[:]
        if not legal:
            return Answer("", "has nothing to decide")
        player = self.player(question, game)
        if question.take_backs != player.take_backs:
            player.bot.begin(question.luck)  # it must forget what was taken back
        elif view.ply <= player.ply:
            if question.state == player.state:
                return Answer(player.text)
            player.bot.begin(question.luck)  # the table has begun another game
        player.take_backs = question.take_backs
        if question.time_limit > 0:
            player.bot.set_time_limit(question.time_limit)
        action = player.bot.choose(view, legal[:])
        if action not in legal:
            return Answer("", "chose an illegal action")
        player.ply, player.state, player.text = view.ply, question.state, game.actions.text(action)
        return Answer(player.text)

    def game(self, name: str, options: frozenset[str]) -> Game:
        """Return a game, loaded once."""
        if (name, options) not in self.games:
            self.games[name, options] = load(name, options)
        return self.games[name, options]

    def kept(self, name: str) -> LruCache[Seat, SeatedBot]:
        """Return the cache of bots like this one."""
        return self.thinkers if name in THINKERS else self.players

    def player(self, question: Question, game: Game) -> SeatedBot:
        """Return the bot of a seat, or create it."""
        key = (question.table, question.seat, question.bot)
        kept = self.kept(question.bot)
        player = kept.get(key)
        if player is None:
            player = SeatedBot(self.registry[question.bot](game))
            if question.time_limit > 0:
                player.bot.set_time_limit(question.time_limit)
            player.bot.begin(question.luck)
            kept.put(key, player)
        return player


def error_location(error: BaseException) -> str:
    """Return the type and place of an error; its message may quote hidden cards."""
    kind = type(error).__name__
    places = list(traceback.walk_tb(error.__traceback__))
    if not places:
        return kind
    frame, line = places[-1]
    return f"{kind} in {frame.f_globals.get('__name__')}, line {line}"
