"""What a search may do: an action, and the plan with which it goes on."""

from typing import final

from whistlestop.bots.bot import KnownStateBot


@final
class Candidate:
    """An action, and the bot that plays on after it; `later` is what it plays on the next turn, if not -1."""

    def __init__(self, action: int, mind: KnownStateBot, later: int = -1) -> None:
        self.action = action
        self.mind = mind
        self.later = later

    def __repr__(self) -> str:
        return f"<Candidate {self.action}>"
