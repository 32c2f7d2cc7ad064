"""Access to a planner's reasoning, at arranged tables and on small maps."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tests.playing import notation
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.games import load
from whistlestop.record.match import Match

COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")

ABOUT = """
title = "Small"
summary = "A map for one question."
seats = [2, 3]
rules = 1
like = "usa"
[player]
trains = {trains}
[cards]
{cards}
locomotive = 14
total = 110
"""


def shortest_path_traits() -> Traits:
    """Return the traits of a planner that takes shortest paths, regardless of route points."""
    traits = Traits()
    traits.route_points = 0.0
    return traits


class Mind:
    """A planner that reads a match from one seat."""

    def __init__(self, match: Match, seat: int = 0, traits: Traits | None = None) -> None:
        self.match = match
        self.seat = seat
        self.planner = RailPlanner(match.game, traits)
        self.board = self.planner.atlas.board
        self.known = KnownState(match.game)
        self.update()

    def update(self) -> None:
        """Read the current position."""
        self.known.update_from_state(self.match.state, self.seat)
        self.planner.update(self.known)
        self.planner.refresh(self.known)

    def decide(self) -> str:
        """Return the planner's choice."""
        game, legal = self.match.game, self.match.game.new_legal()
        self.match.state.legal(self.seat, legal)
        self.known.update_from_state(self.match.state, self.seat)
        return game.actions.text(self.planner.decide(self.known, legal))

    def think(self) -> Plan:
        """Return the plan that the planner follows."""
        self.decide()
        return self.planner.plan

    def plans_for(self, *tickets: str, most: int = 4) -> list[Plan]:
        """Return plans for tickets, whether held or not."""
        printed = list(notation(self.match.game).names)
        wanted = [printed.index(name) for name in tickets]
        return self.planner.planning.plans_for(vec[i64](wanted), most)

    def plan_of(self, *routes: str) -> Plan:
        """Return a plan of some routes."""
        plan = Plan()
        for name in routes:
            plan.add(self.planner.atlas, self.board.number[name])
        return plan

    def allocate(self, hand: int, *routes: str) -> None:
        """Allocate a hand to some routes."""
        self.planner.survey.hand = hand
        self.planner.needs.allocate(self.plan_of(*routes), hand)

    def names(self, routes: Iterable[i64]) -> set[str]:
        """Return the names of some routes."""
        return {self.board.routes[route].name for route in routes}


def small_map(folder: Path, routes: Sequence[str], tickets: Sequence[str], trains: int = 45) -> Game:
    """Create a game with the USA's rules from routes such as “A-B 3 red” and tickets such as “A-C 9”."""
    lines = [route.split(" ") for route in routes]
    cities = sorted({city for line in lines for city in line[0].split("-")})
    board = ["cities = ["]
    board += [f'  {{ name = "{city}", lat = {number}, lon = 0 }},' for number, city in enumerate(cities)]
    board += ["]", "routes = ["]
    for between, length, colour in lines:
        a, b = between.split("-")
        board.append(f'  {{ from = "{a}", to = "{b}", length = {length}, colour = "{colour}" }},')
    board += ["]", "[points]", *(f"{n} = {p}" for n, p in enumerate((1, 2, 4, 7, 10, 15), 1))]
    printed = ["tickets = ["]
    for line in tickets:
        between, points = line.split(" ")
        a, b = between.split("-")
        printed.append(f'  {{ from = "{a}", to = "{b}", points = {points} }},')
    about = ABOUT.format(trains=trains, cards="\n".join(f"{colour} = 12" for colour in COLOURS))
    folder.joinpath("about.toml").write_text(about, encoding="utf-8")
    folder.joinpath("board.toml").write_text("\n".join(board), encoding="utf-8")
    folder.joinpath("tickets.toml").write_text("\n".join([*printed, "]"]), encoding="utf-8")
    return load(str(folder))
