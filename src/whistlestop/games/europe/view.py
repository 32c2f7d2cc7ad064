"""What one seat may know of Europe: stations and tunnels lie open."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core import cards
from whistlestop.core.state import State
from whistlestop.games.europe.state import EuropeState
from whistlestop.rail.view import RailView

if TYPE_CHECKING:
    from whistlestop.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EuropeView(RailView):
    """A table of Europe as one seat, or a spectator, sees it."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.stations: list[int] = []
        self.station_at: list[int] = []
        self.claim = -1  # the claim whose tunnel is open
        self.laid = 0
        self.revealed = 0
        self.owed = 0

    def fill_table(self, state: State, seat: int) -> None:
        super().fill_table(state, seat)
        europe = cast(EuropeState, state)
        self.stations = [int(stations) for stations in europe.stations]
        self.station_at = [int(builder) for builder in europe.station_at]
        self.claim = int(europe.claim)
        self.laid = int(europe.laid)
        self.revealed = int(europe.revealed)
        self.owed = int(europe.owed)

    def restore(self, state: State) -> None:
        super().restore(state)
        europe = cast(EuropeState, state)
        europe.stations = vec[i64](self.stations)
        europe.station_at = vec[u8]([u8(builder) for builder in self.station_at])
        europe.claim = self.claim
        europe.laid = self.laid
        europe.revealed = self.revealed
        europe.owed = self.owed

    def to_dict(self) -> dict[str, object]:
        told = super().to_dict()
        told["stations"] = self.stations
        told["station_at"] = self.station_at
        told["claim"] = self.game.actions.texts[self.claim] if self.claim >= 0 else None
        told["laid"] = cards.counted(self.laid)
        told["revealed"] = cards.counted(self.revealed)
        told["owed"] = self.owed
        return told
