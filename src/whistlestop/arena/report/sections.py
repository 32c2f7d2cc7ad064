"""The sections of the report: charts with explanations."""

from whistlestop.arena.report.bars import Bar, bars
from whistlestop.arena.report.heat_map import RouteUse, drawn, find_board, heat_map, route_table
from whistlestop.arena.report.histograms import histograms
from whistlestop.arena.report.matrix import matrix
from whistlestop.arena.report.number_format import THIN, humanise, interval_text, number
from whistlestop.arena.report.rating_chart import rating_chart
from whistlestop.arena.report.report_data import ReportData
from whistlestop.arena.report.standings_table import standings_table
from whistlestop.arena.report.table import Cell, mean_cell, table
from whistlestop.maps.markup import Markup, tag
from whistlestop.maps.places import NoMap
from whistlestop.rail.board import Board


def sections(data: ReportData) -> list[Markup]:
    """Return the sections that apply to this game."""
    shown = [standing(data)]
    if len(data.names) > 1:
        shown += [rated(data), who_beats_whom(data)]
    shown += [scores(data), points(data), tickets(data), turns(data)]
    board = find_board(data.game)
    return [*shown, route_use(data, board)] if board else shown


def section(title: str, text: str, *figures: str) -> Markup:
    """Return a section with its heading and explanation."""
    return tag(
        "section", tag("h2", title), tag("p", text.replace(" %", f"{THIN}%"), class_="description"), *figures
    )


def standing(data: ReportData) -> Markup:
    """Return the standings."""
    return section(
        "Standings",
        "All games of a block have the same deal, and the bots rotate through all seats. A shared victory is"
        " divided among the winners. Small numbers are 95 % confidence intervals that treat a block as one"
        " observation. Time is the mean thinking time per turn. Click a heading to sort.",
        standings_table(data),
    )


def rated(data: ReportData) -> Markup:
    """Return the ratings."""
    return section(
        "Ratings",
        "Bradley–Terry ratings on the Elo scale: a lead of 100 points means about 64 % of the games between"
        f" two bots, 400 points about 91 %. {data.anchor} is fixed at 0. Lines are 95 % confidence intervals"
        " from a Bayesian bootstrap over blocks; where two lines overlap, the order may be due to chance.",
        rating_chart({name: data.rating(name) for name in data.names}, data.anchor),
    )


def who_beats_whom(data: ReportData) -> Markup:
    """Return the matrix."""
    return section(
        "Who beats whom",
        "Each row shows how often its bot finished ahead of the bot in the column, in games that both"
        " played; equal ranks count half. The 95 % confidence interval is below each share.",
        matrix(data),
    )


def scores(data: ReportData) -> Markup:
    """Return the distributions of scores."""
    return section(
        "Scores",
        "The distribution of each bot's scores, on a common scale. The vertical line is the mean, shown at"
        " the right with its 95 % confidence interval.",
        histograms(
            {name: data.tally(name).scores for name in data.names},
            {name: data.tally(name).means.mean("score") for name in data.names},
            "points",
        ),
    )


def points(data: ReportData) -> Markup:
    """Return the points by source."""
    sources = data.collector.sources()
    drawn: list[Bar] = []
    rows: list[list[Cell]] = []
    for name in data.names:
        tally = data.tally(name)
        parts = {humanise(source): tally.points.mean(source) for source in sources}
        total = tally.means.mean("score")
        drawn.append(Bar(name, parts, number(total.value, 1), f"({interval_text(total)})"))
        rows.append([Cell(name), *(mean_cell(part) for part in (*parts.values(), total))])
    lost = any(part.value < 0 for bar in drawn for part in bar.parts.values())
    return section(
        "Points by source",
        "Mean points per game by source"
        + ("; tickets that were not completed are negative." if lost else ".")
        + " The mean score is at the right; all intervals are 95 % confidence intervals.",
        bars(drawn, "points"),
        table("Mean points per game", ["bot", *map(humanise, sources), "score"], rows),
    )


def tickets(data: ReportData) -> Markup:
    """Return completed and failed tickets."""
    drawn: list[Bar] = []
    for name in data.names:
        means = data.tally(name).means
        completed, failed = means.amount("completed"), means.amount("failed")
        parts = {"completed": completed, "failed": failed}
        drawn.append(Bar(name, parts, number(failed.value, 2), f"failed ({interval_text(failed, 2)})"))
    return section(
        "Tickets",
        "Mean number of completed and failed tickets per game. The number of failed tickets is at the right"
        " with its 95 % confidence interval.",
        bars(drawn, "tickets"),
    )


def turns(data: ReportData) -> Markup:
    """Return the distributions of turns."""
    return section(
        "Turns",
        "The distribution of each bot's turns per game. The vertical line is the mean, shown at the right"
        " with its 95 % confidence interval.",
        histograms(
            {name: data.tally(name).turns for name in data.names},
            {name: data.tally(name).means.amount("turns") for name in data.names},
            "turns",
        ),
    )


def route_use(data: ReportData, board: Board) -> Markup:
    """Return the heat map, or only its numbers if the board can't be drawn."""
    use = RouteUse(data, board)
    numbers = tag("details", tag("summary", "All routes in numbers"), route_table(use))
    try:
        drawing = drawn(data.game)
    except NoMap as reason:
        return section("Routes", f"No map is available, only the numbers. {reason}", numbers)
    return section(
        "Routes",
        "A route's line is wider and warmer the more often it was claimed. For a single bot, the share is of"
        " the games it played; all bots have the same scale. Hover over a route for its numbers.",
        heat_map(use, drawing),
        numbers,
    )
