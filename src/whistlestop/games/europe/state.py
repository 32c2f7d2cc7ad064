"""What Europe keeps track of besides: stations, and a tunnel that is being dug."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.packing import Reader, Writer
from whistlestop.core.state import NO_NUMBERS, NO_SMALL, State
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


@mypyc_attr(acyclic=True)
class EuropeState(RailState):
    """A game of Europe in progress."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.stations: vec[i64] = NO_NUMBERS  # of each seat, those not built
        self.station_at: vec[u8] = NO_SMALL  # of each city: 0, or the builder's number plus one
        self.claim: i64 = -1  # the action whose tunnel is open
        self.laid: i64 = 0
        self.revealed: i64 = 0
        self.owed: i64 = 0

    def on_table(self) -> i64:
        return self.laid + self.revealed

    def copy(self) -> "EuropeState":
        other = EuropeState(self.game)
        self.copy_to(other)
        return other

    def copy_to(self, other: State) -> None:
        super().copy_to(other)
        assert isinstance(other, EuropeState)
        other.stations = self.stations  # shared, because building a station replaces them
        other.station_at = self.station_at
        other.claim = self.claim
        other.laid = self.laid
        other.revealed = self.revealed
        other.owed = self.owed

    def write(self, out: Writer) -> None:
        super().write(out)
        out.numbers(self.stations)
        out.small(self.station_at)
        out.number(self.claim)
        out.number(self.laid)
        out.number(self.revealed)
        out.number(self.owed)

    def read(self, saved: Reader) -> None:
        super().read(saved)
        self.stations = saved.numbers()
        self.station_at = saved.small()
        self.claim = saved.number()
        self.laid = saved.number()
        self.revealed = saved.number()
        self.owed = saved.number()
