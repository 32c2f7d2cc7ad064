"""A bot that is a program in any language and speaks the bot protocol."""

import re
from pathlib import Path
from typing import NoReturn

from whistlestop.bots.bot import Bot
from whistlestop.bots.handshake import PROTOCOL, handshake
from whistlestop.bots.line_protocol import LineProtocol
from whistlestop.core.errors import BadBot, BotFailure, UnknownAction
from whistlestop.core.game import Game
from whistlestop.core.view import View

PREFIX = "exec:"
TIMEOUT = 60.0  # seconds
PATIENCE = 2.0  # a program that takes this many times its time limit fails, if that is longer
LONGEST_NAME = 40


class SubprocessBot(Bot):
    """Runs one subprocess for many games and validates its answers."""

    def __init__(self, spec: str, game: Game, timeout: float = TIMEOUT) -> None:
        self.out_of_process = True
        self.command = spec.removeprefix(PREFIX).strip()
        self.name = Path(self.command.split(" ")[0]).name
        self.game = game
        self.timeout = timeout
        self.seed = 0
        self.time_limit = 0.0  # seconds; 0 for no limit
        self.game_announced = False  # whether the program has received `begin` for this game
        self.connection: LineProtocol | None = None
        self.connect()

    def connect(self) -> LineProtocol:
        """Start the program and perform the handshake."""
        self.connection = LineProtocol(self.command)
        try:
            answer = self.request(handshake(self.game))
        except BotFailure as error:
            raise BadBot(str(error)) from error
        if answer.get("protocol") != PROTOCOL:
            self.leave()
            found = f"“{self.command}” speaks protocol {answer.get('protocol')!r}"
            raise BadBot(f"{found}, but protocol {PROTOCOL} is required.")
        if isinstance(answer.get("name"), str):
            self.name = re.sub(r"[\s,]+", " ", str(answer["name"])).strip()[:LONGEST_NAME] or self.name
        return self.connection

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.game_announced = False

    def set_time_limit(self, seconds: float) -> None:
        self.time_limit = seconds
        self.timeout = max(self.timeout, PATIENCE * seconds)

    def choose(self, view: View, legal: list[int]) -> int:
        connection = self.connection or self.connect()
        limit: dict[str, object] = {"time_limit": self.time_limit} if self.time_limit > 0 else {}
        if not self.game_announced:
            place = {"seats": view.seats, "seat": view.seat, "seed": self.seed}
            connection.send({"type": "begin", **place, **limit})
            self.game_announced = True
        question: dict[str, object] = {
            "type": "choose",
            "view": view.to_dict(with_legal=False),
            "legal": [self.game.actions.text(action) for action in view.listed_actions()],
            "unlisted": view.unlisted_count(),
            **limit,
        }
        return self.parse_action(self.request(question), legal)

    def request(self, message: dict[str, object]) -> dict[str, object]:
        """Send a message and return the answer."""
        assert self.connection is not None
        self.connection.send(message)
        try:
            return self.connection.receive(self.timeout)
        except BotFailure:
            self.leave()
            raise

    def parse_action(self, answer: dict[str, object], legal: list[int]) -> int:
        """Return the action named by an answer."""
        text = answer.get("play")
        if not isinstance(text, str):
            self.reject("sent an answer without the text of an action as “play”")
        try:
            action = self.game.actions.number(text)
        except UnknownAction as error:
            self.reject(f"chose an unknown action: {error}")
        if action not in legal:
            self.reject(f"chose “{text}”, which is not legal now")
        return action

    def reject(self, reason: str) -> NoReturn:
        """Send the program an error, terminate it and raise."""
        if self.connection is not None:
            self.connection.send({"type": "error", "message": f"The program {reason}."})
        self.leave()
        raise BotFailure(f"“{self.command}” {reason.rstrip('.')}.")

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.connection is not None and self.game_announced:
            self.connection.send({"type": "over", "scores": scores, "winners": winners})
        self.game_announced = False

    def leave(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
        self.game_announced = False
