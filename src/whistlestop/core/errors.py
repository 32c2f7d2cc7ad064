"""Exceptions, one for each cause."""

from whistlestop.core.reason import Reason, plain


class WhistlestopError(Exception):
    """The root of all exceptions that Whistlestop raises on purpose."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = reason if isinstance(reason, Reason) else plain(reason)


class UnknownAction(WhistlestopError):
    """A text that does not name any action of the game."""

    def __init__(self, text: str, advice: Reason) -> None:
        super().__init__(Reason("“{text}” is not an action of this game. {advice}", text=text, advice=advice))
        self.text = text


class IllegalAction(WhistlestopError):
    """An action of the game that is not legal now."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(reason)
        self.text = text


class IllegalCode(WhistlestopError):
    """A number that stands for no legal action now."""


class BrokenRecord(WhistlestopError):
    """A record that can't be read or replayed; `line` is 0 if the problem concerns no single line."""

    def __init__(self, line: int, problem: Reason) -> None:
        super().__init__(Reason("line {line}: {reason}", line=line, reason=problem) if line else problem)
        self.line = line
        self.problem = problem


class BrokenGame(WhistlestopError):
    """A game's folder with mistakes in it."""

    def __init__(self, faults: "list[Fault]") -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class UnknownGame(WhistlestopError):
    """The name of a game that does not exist."""


class UnknownOption(WhistlestopError):
    """An option that a game does not have."""


class BadSeats(WhistlestopError):
    """A seat, or a number of seats, that the game does not support."""


class BadBot(WhistlestopError):
    """The name of a bot that does not exist, or an external bot that can't be used."""


class BotFailure(WhistlestopError):
    """A bot that crashed during a game or chose an illegal action."""


class ChanceMismatch(WhistlestopError):
    """A scripted outcome that is missing or impossible."""


class Fault:
    """One mistake in a game's files: where it is and what is wrong."""

    def __init__(self, file: str, line: int, message: str) -> None:
        self.file = file
        self.line = line
        self.message = message

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.message}"
