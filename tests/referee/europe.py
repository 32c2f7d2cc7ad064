"""Europe: tunnels, ferries, stations and the European Express."""

from typing import ClassVar

from . import draw, tickets
from .chance import Chance, Play
from .scoring import Columns, Sheet, path_bonus
from .stations import StationGame
from .tunnels import TunnelGame

TICKETS_DRAWN = 3
UNUSED_STATION = 4


class Europe(TunnelGame, StationGame):
    """The reading of clauses EU."""

    OFFER: ClassVar[dict[str, int]] = {"long": 1, "regular": 3}
    CLAUSES: ClassVar[dict[str, str]] = {
        **TunnelGame.CLAUSES,
        "seats": "EU-01",
        "deal": "EU-02, EU-03",
        "order": "Q-03, EU-04",
        "claim": "Q-13 to Q-19, EU-07",
        "tickets": "EU-15",
        "ticket": "EU-15",
        "keep": "EU-04, EU-15",
        "station": "EU-16, EU-17",
        "revealed": "EU-08, EU-12",
        "pay": "EU-08, EU-09, EU-14",
        "withdraw": "EU-10",
        "winners": "EU-22",
    }
    SHEET: ClassVar[dict[str, str]] = {
        "routes": "Q-17, EU-06",
        "tickets": "Q-22, EU-18",
        "stations": "EU-19",
        "longest_path": "EU-20",
        "completed": "Q-22, EU-18",
        "failed": "Q-22, EU-18",
        "longest_path_length": "EU-21",
        "stations_built": "EU-16",
    }

    def settle_opening(self, chance: Chance) -> None:
        for rest in self.aside.values():
            self.gone += rest  # out of the game (EU-04)

    def actions(self, seat: int) -> dict[str, Play]:
        return {
            **draw.first_picks(self, seat),
            **self.claims(seat),
            **tickets.draws(self, seat, "regular", TICKETS_DRAWN),
            **self.builds(seat),
        }

    def extras(self, completed: list[int]) -> tuple[Columns, Columns]:
        bonus, lengths = path_bonus([self.routes_of(seat) for seat in range(self.seats)])
        unused = [UNUSED_STATION * stock for stock in self.stations]  # EU-19
        built = [self.box.stations - stock for stock in self.stations]
        return {"stations": unused, **bonus}, {**lengths, "stations_built": built}

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        return sheet["total"], sheet["completed"], -sheet["stations_built"], sheet["longest_path"]  # EU-22
