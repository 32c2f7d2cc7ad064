"""The messages between a server and its worker processes."""

from typing import NamedTuple

from msgspec import Struct


class Question(Struct, frozen=True, array_like=True):
    """A request for a bot's action in a seat of a table.

    The state contains all hands, and a table's id gives access to it: neither is ever shown or logged.
    """

    table: str
    game: str
    options: list[str]
    state: bytes  # as State.to_bytes saves it
    seat: int
    bot: str
    luck: int  # the seed of the bot's own choices, below 2^63
    time_limit: float = 0.0  # seconds for the decision; 0 for no limit
    take_backs: int = 0  # how often moves were taken back at the table

    def __repr__(self) -> str:
        return f"<Question to {self.bot} in seat {self.seat} of {self.game}>"


class Answer(Struct, frozen=True, array_like=True):
    """The action that a bot chose, or why there is none."""

    text: str
    problem: str = ""


class Decision(NamedTuple):
    """The action of a seat, and why a stand-in chose it, if one did."""

    text: str
    replaced: str


class Report(NamedTuple):
    """The outcome of asking one bot; it contains no hidden information."""

    bot: str
    game: str
    waited: float  # seconds until a worker was free
    seconds: float  # seconds for the decision from then on
    lost: int  # workers lost meanwhile
    replaced: str  # why a stand-in has to decide; empty if the bot decided
