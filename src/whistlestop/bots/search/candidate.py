"""What a search may do: an action, and the plan with which it goes on."""

from typing import final

from whistlestop.bots.bot import KnownStateBot


@final
class Candidate:
    """An action, and the bot that plays on after it."""

    def __init__(self, action: int, mind: KnownStateBot) -> None:
        self.action = action
        self.mind = mind

    def __repr__(self) -> str:
        return f"<Candidate {self.action}>"
