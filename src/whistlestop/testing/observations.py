"""Leak checks of observations: hidden information must not change a byte of them."""

from dataclasses import dataclass, field

from whistlestop.core.determinize import deal_hidden
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.observation.layout import ObservationLayout
from whistlestop.core.state import State


@dataclass
class ObservationCheck:
    """What was compared: observations of positions and of what else a seat must consider possible."""

    points: int = 0
    redealt_differently: int = 0  # points at which the redealt state really differed
    leaks: list[str] = field(default_factory=list)


class ObservationExaminer:
    """Compares observations of a game with those of states that are dealt again behind the same view."""

    def __init__(self, game: Game, seats: int, layout: ObservationLayout | None = None) -> None:
        self.game = game
        self.seats = seats
        self.layout = layout or ObservationLayout(game, seats)
        self.known = KnownState(game)
        self.redealt = game.state_type(game)
        self.check = ObservationCheck()

    def play(self, points: int, seed: int, every: int = 1) -> ObservationCheck:
        """Compare at this many points of random games, on average at one of `every` decisions."""
        luck = Seeded(seed)
        legal = self.game.new_legal()
        state = self.game.start(self.seats, luck)
        while self.check.points < points:
            if state.over:
                self.compare_all(state, luck)
                state = self.game.start(self.seats, luck)
            if not luck.below(every):
                self.compare_all(state, luck)
            state.play(state.pick(luck, legal), luck)
        return self.check

    def compare_all(self, state: State, luck: Seeded) -> None:
        """Compare the observations of all seats."""
        for seat in range(self.seats):
            self.compare(state, seat, luck)

    def compare(self, state: State, seat: int, luck: Seeded) -> None:
        """Compare the observation of a seat with that of a state that it can't tell apart."""
        self.known.update_from_state(state, seat)
        deal_hidden(self.known, self.redealt, luck)
        self.check.points += 1
        self.check.redealt_differently += self.redealt.to_bytes() != state.to_bytes()
        real, other = self.layout.encode(state, seat), self.layout.encode(self.redealt, seat)
        if bytes(memoryview(real)) != bytes(memoryview(other)):
            labels = zip(self.layout.describe(), real, other, strict=True)
            differing = [f"{label} ({one} or {two})" for label, one, two in labels if one != two]
            where = f"{self.game.name}, play {state.ply}, seat {seat} of {self.seats}"
            self.check.leaks.append(f"{where}: {', '.join(differing[:5])}")
