"""A bot outside the package: a program in any language that speaks the bot protocol."""

import re
from pathlib import Path
from typing import NoReturn

from whistlestop.bots.bot import Bot
from whistlestop.bots.conversation import Conversation
from whistlestop.bots.hello import PROTOCOL, hello
from whistlestop.core.errors import BadBot, BotFailure, UnknownAction
from whistlestop.core.game import Game
from whistlestop.core.view import View

PREFIX = "exec:"
PATIENCE = 60.0  # seconds for an answer
LONGEST_NAME = 40


class ProgramBot(Bot):
    """Starts the program once, lets it play many games, and checks what it chooses."""

    def __init__(self, said: str, game: Game, patience: float = PATIENCE) -> None:
        self.thinks_elsewhere = True
        self.command = said.removeprefix(PREFIX).strip()
        self.name = Path(self.command.split(" ")[0]).name
        self.game = game
        self.patience = patience
        self.seed = 0
        self.has_begun = False  # whether the program has been told of this game
        self.talk: Conversation | None = None
        self.greet()

    def greet(self) -> Conversation:
        """Start the program and agree on the protocol."""
        self.talk = Conversation(self.command)
        try:
            answer = self.ask(hello(self.game))
        except BotFailure as error:
            raise BadBot(str(error)) from error
        if answer.get("protocol") != PROTOCOL:
            self.leave()
            asked = f"“{self.command}” speaks protocol {answer.get('protocol')!r}"
            raise BadBot(f"{asked}, and this is protocol {PROTOCOL}.")
        if isinstance(answer.get("name"), str):
            self.name = re.sub(r"[\s,]+", " ", str(answer["name"])).strip()[:LONGEST_NAME] or self.name
        return self.talk

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.has_begun = False

    def choose(self, view: View, legal: list[int]) -> int:
        talk = self.talk or self.greet()
        if not self.has_begun:
            talk.say({"type": "begin", "seats": view.seats, "seat": view.seat, "seed": self.seed})
            self.has_begun = True
        question: dict[str, object] = {
            "type": "choose",
            "view": view.told(),
            "legal": [self.game.actions.text(action) for action in view.listed()],
            "unlisted": view.unlisted(),
        }
        return self.action(self.ask(question), legal)

    def ask(self, question: dict[str, object]) -> dict[str, object]:
        """Say something that has to be answered."""
        assert self.talk is not None
        self.talk.say(question)
        try:
            return self.talk.hear(self.patience)
        except BotFailure:
            self.leave()
            raise

    def action(self, answer: dict[str, object], legal: list[int]) -> int:
        """Find the action that an answer names."""
        text = answer.get("play")
        if not isinstance(text, str):
            self.refuse("answered without “play” and the text of an action")
        try:
            action = self.game.actions.number(text)
        except UnknownAction as error:
            self.refuse(f"wants to play something unknown: {error}")
        if action not in legal:
            self.refuse(f"wants to play “{text}”, which is not possible now")
        return action

    def refuse(self, why: str) -> NoReturn:
        """Tell the program what is wrong with its answer, and part with it."""
        if self.talk is not None:
            self.talk.say({"type": "error", "message": f"The program {why}."})
        self.leave()
        raise BotFailure(f"“{self.command}” {why.rstrip('.')}.")

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.talk is not None and self.has_begun:
            self.talk.say({"type": "over", "scores": scores, "winners": winners})
        self.has_begun = False

    def leave(self) -> None:
        if self.talk is not None:
            self.talk.stop()
        self.talk = None
        self.has_begun = False
