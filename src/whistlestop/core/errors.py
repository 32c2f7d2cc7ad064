"""What can go wrong, told apart by cause."""

from whistlestop.core.reason import Reason, plain


class WhistlestopError(Exception):
    """Anything that Whistlestop itself has to say about a mistake."""

    def __init__(self, said: Reason | str) -> None:
        super().__init__(str(said))
        self.said = said if isinstance(said, Reason) else plain(said)


class UnknownAction(WhistlestopError):
    """A text that is no action of the game at all."""

    def __init__(self, text: str, advice: Reason) -> None:
        super().__init__(Reason("“{text}” is not an action of this game. {advice}", text=text, advice=advice))
        self.text = text


class IllegalAction(WhistlestopError):
    """An action of the game that is not possible now."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(reason)
        self.text = text
        self.reason = reason


class BrokenRecord(WhistlestopError):
    """A record that can't be read or replayed."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(Reason("line {line}: {reason}", line=line, reason=reason) if line else reason)
        self.line = line
        self.reason = reason


class BrokenGame(WhistlestopError):
    """A game's folder that does not describe a game."""

    def __init__(self, faults: "list[Fault]") -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class UnknownGame(WhistlestopError):
    """A name that belongs to no known game."""


class UnknownOption(WhistlestopError):
    """An option that a game does not have."""


class BadSeats(WhistlestopError):
    """A number of seats, or a seat, that the game does not have."""


class BadBot(WhistlestopError):
    """A name that belongs to no bot, or a bot outside the package that can't be used."""


class BotFailure(WhistlestopError):
    """A bot that broke off in the middle of a game, or wanted to play what it may not."""


class ChanceMismatch(WhistlestopError):
    """An answer of chance that was written down but can't happen here."""


class Fault:
    """One mistake in a game's data: where it is and what is wrong."""

    def __init__(self, file: str, line: int, message: str) -> None:
        self.file = file
        self.line = line
        self.message = message

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.message}"
