"""Looking into a planner's head, at arranged tables and on small maps."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tests.playing import notation
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
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


def short_ways() -> Traits:
    """Return the traits of a planner to whom a way is as good as it is short: points don't lead it astray."""
    traits = Traits()
    traits.route_points = 0.0
    return traits


class Mind:
    """A planner that looks at a match from one seat."""

    def __init__(self, match: Match, seat: int = 0, traits: Traits | None = None) -> None:
        self.match = match
        self.seat = seat
        self.planner = RailPlanner(match.game, traits)
        self.board = self.planner.atlas.board
        self.sight = Sight(match.game)
        self.look()

    def look(self) -> None:
        """Take in what has changed at the table."""
        self.sight.look(self.match.state, self.seat)
        self.planner.look(self.sight)
        self.planner.refresh(self.sight)

    def decide(self) -> str:
        """Return what the planner would do now."""
        game, legal = self.match.game, self.match.game.new_legal()
        self.match.state.legal(self.seat, legal)
        self.sight.look(self.match.state, self.seat)
        return game.actions.text(self.planner.decide(self.sight, legal))

    def think(self) -> Plan:
        """Return the plan that the planner follows."""
        self.decide()
        return self.planner.plan

    def plans_for(self, *tickets: str, most: int = 4) -> list[Plan]:
        """Plan for tickets, whether they are held or not."""
        printed = list(notation(self.match.game).names)
        wanted = [printed.index(name) for name in tickets]
        return self.planner.planning.plans_for(vec[i64](wanted), most)

    def plan_of(self, *routes: str) -> Plan:
        """Make a plan of some routes."""
        plan = Plan()
        for name in routes:
            plan.add(self.planner.atlas, self.board.number[name])
        return plan

    def weigh(self, hand: int, *routes: str) -> None:
        """Let the planner set a hand aside for some routes."""
        self.planner.survey.hand = hand
        self.planner.needs.weigh(self.plan_of(*routes), hand)

    def names(self, routes: Iterable[i64]) -> set[str]:
        """Name some routes."""
        return {self.board.routes[route].name for route in routes}


def small_map(folder: Path, routes: Sequence[str], tickets: Sequence[str], trains: int = 45) -> Game:
    """Make a game of the USA's rules on a map such as “A-B 3 red”, with tickets such as “A-C 9”."""
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
