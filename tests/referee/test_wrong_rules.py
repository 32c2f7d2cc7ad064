"""Games played by wrong rules: each breaks one, and the referee must name its clause."""

from dataclasses import replace

import pytest

from . import Foul, check_lines
from .board import BoardGame
from .box import Box, Route
from .card_game import CardGame
from .cards import Cards
from .chance import Chance, Play
from .first_journey import FirstJourney
from .game import Game
from .games import GAMES
from .germany import Germany
from .piles import Piles
from .player import play
from .position import box_of
from .railyard import Railyards
from .scoring import Columns
from .tickets import return_to_bottom
from .usa import Usa


class ClosesNothing(Usa):
    """Leaves parallel routes open with three seats."""

    CLOSING_SEATS = 0


class NeverFlushes(Usa):
    """Lets three locomotives lie in the row."""

    def make_piles(self, deck: Cards) -> Piles:
        return Piles(deck, flushed=False)


class KeepsOne(Usa):
    """Lets a single opening ticket be kept."""

    KEPT_AT_OPENING = 1


class ForgetsTheBonus(Usa):
    """Gives nobody the longest path."""

    def extras(self, completed: list[int]) -> tuple[Columns, Columns]:
        _, counted = super().extras(completed)
        return {"longest_path": [0] * self.seats}, counted


class IgnoresPassengers(Germany):
    """Collects nobody."""

    def claim(self, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
        BoardGame.claim(self, seat, route, payment, chance)


class ReturnsToTheBottom(Germany):
    """Doesn't shuffle the opening tickets."""

    def settle_opening(self, chance: Chance) -> None:
        for rest in self.aside.values():
            return_to_bottom(self, rest)


class GivesTheSecondToo(Germany):
    """Scores second passengers although two are tied for the most."""

    def passenger_points(self) -> list[int]:
        points = super().passenger_points()
        for colour in self.box.bag:
            counts = [passengers[colour] for passengers in self.collected]
            ranked = sorted(set(counts), reverse=True)
            for seat, count in enumerate(counts):
                if len(ranked) > 1 and count == ranked[1] > 0 and counts.count(ranked[0]) > 1:
                    points[seat] += 10
        return points


class ClosesDoubles(FirstJourney):
    """Closes double routes as the big games do."""

    CLOSING_SEATS = 3


class MissesTheBonus(FirstJourney):
    """Never looks from coast to coast."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        super().__init__(box, first, hands)
        self.box = replace(box, coasts=[frozenset(["Atlantis"])])


class ReplacesNothing(FirstJourney):
    """Leaves a completed ticket without a successor."""

    def _draw_ticket(self, seat: int, chance: Chance) -> None:
        if self.turns.reasons or len(self.held[seat]) == 0:
            super()._draw_ticket(seat, chance)


class SparesTheRobbed(CardGame):
    """Leaves a robbed row where it lies."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        super().__init__(box, first, hands)
        self.yards = Tolerant(self.seats)


class Tolerant(Railyards):
    """Railyards in which a colour can lie twice."""

    def _rob(self, colour: str, discards: Cards) -> None:
        pass


class StaysInTheYard(CardGame):
    """Moves no train onto the track."""

    def end_turn(self, chance: Chance, *, progress: bool = True, passed: bool = False) -> None:
        rows, self.yards.rows = self.yards.rows, [{} for _ in range(self.seats)]
        super().end_turn(chance, progress=progress, passed=passed)
        self.yards.rows = rows


class HasOneHalf(CardGame):
    """Ends a game of four with its first deck."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        super().__init__(box, first, hands)
        self.halves = 1


class MustTakeTwo(CardGame):
    """Lets nobody stop after one card."""

    def legal(self, seat: int) -> dict[str, Play]:
        plays = super().legal(seat)
        return {text: action for text, action in plays.items() if text != "stop"}


class GivesTheDearestCityOnly(CardGame):
    """Hands out a single bonus card."""

    def big_city_bonuses(self) -> Columns:
        bonuses = super().big_city_bonuses()
        return {city: bonuses[city] if city == "New York" else [0] * self.seats for city in bonuses}


@pytest.mark.parametrize(
    ("name", "seats", "wrong", "clause"),
    [
        ("usa", 3, ClosesNothing, "Q-13 to Q-19"),
        ("usa", 3, NeverFlushes, "Q-09"),
        ("usa", 3, KeepsOne, "US-02"),
        ("usa", 3, ForgetsTheBonus, "US-03, EU-20"),
        ("germany", 3, IgnoresPassengers, "Q-03"),
        ("germany", 3, ReturnsToTheBottom, "DE-04"),
        ("germany", 5, GivesTheSecondToo, "DE-12"),
        ("first_journey", 2, ClosesDoubles, "FJ-05, FJ-06"),
        ("first_journey", 4, MissesTheBonus, "FJ-09"),
        ("first_journey", 4, ReplacesNothing, "FJ-07, FJ-08"),
        ("card_game", 3, SparesTheRobbed, "CG-15"),
        ("card_game", 2, StaysInTheYard, "CG-09 to CG-12"),
        ("card_game", 4, HasOneHalf, "CG-17, CG-21"),
        ("card_game", 2, MustTakeTwo, "CG-07"),
        ("card_game", 3, GivesTheDearestCityOnly, "CG-19"),
    ],
)
def test_wrong_rules_are_caught(
    name: str, seats: int, wrong: type[Game], clause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a few games the broken rule matters, and the first foul is about it."""
    box = box_of(name)
    with monkeypatch.context() as patch:
        patch.setitem(GAMES, name, wrong)
        played = [play(box, seats, seed, taste={"claim": 3, "place": 3, "tickets": 0.3}) for seed in range(3)]
    found = []
    for lines in played:
        try:
            check_lines(lines, box)
        except Foul as foul:
            found.append(foul.clause)

    assert clause in found
