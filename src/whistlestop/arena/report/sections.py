"""The sections of the page, each a figure and the words that explain it."""

from whistlestop.arena.report.bars import Bar, bars
from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import THIN, in_words, number, span
from whistlestop.arena.report.heat_map import RouteUse, drawn, find_board, heat_map, route_table
from whistlestop.arena.report.histograms import histograms
from whistlestop.arena.report.markup import Markup, tag
from whistlestop.arena.report.matrix import matrix
from whistlestop.arena.report.rating_chart import rating_chart
from whistlestop.arena.report.standings_table import standings_table
from whistlestop.arena.report.table import Cell, mean_cell, table
from whistlestop.maps.places import NoMap
from whistlestop.rail.board import Board


def sections(contents: Contents) -> list[Markup]:
    """Return all sections that this game has something to show in."""
    shown = [standing(contents)]
    if len(contents.names) > 1:
        shown += [rated(contents), who_beats_whom(contents)]
    shown += [scores(contents), points(contents), tickets(contents), turns(contents)]
    board = find_board(contents.game)
    return [*shown, route_use(contents, board)] if board else shown


def section(title: str, told: str, *figures: str) -> Markup:
    """Lay out one section."""
    return tag("section", tag("h2", title), tag("p", told.replace(" %", f"{THIN}%"), class_="told"), *figures)


def standing(contents: Contents) -> Markup:
    """Return the standings."""
    return section(
        "Standings",
        "The games of a block are dealt the same, and the bots change seats between them until each has"
        " sat everywhere. A shared victory is divided. Small numbers are 95 % intervals, in which a whole"
        " block counts as one observation. The time is what a bot thought in a turn."
        " Choose a heading to sort by it.",
        standings_table(contents),
    )


def rated(contents: Contents) -> Markup:
    """Return the ratings."""
    return section(
        "Ratings",
        "A Bradley–Terry model fitted to all games together, on the scale that chess uses: 100 points more"
        f" mean about 64 % of the games between two bots, 400 points about 91 %. {contents.anchor} is set to"
        " 0. The line is the 95 % interval, found by weighing the blocks anew at random; where two lines"
        " overlap, the order of the two may be luck.",
        rating_chart({name: contents.rating(name) for name in contents.names}, contents.anchor),
    )


def who_beats_whom(contents: Contents) -> Markup:
    """Return the matrix."""
    return section(
        "Who beats whom",
        "Read along a row: how often this bot finished ahead of the bot named above, in the games where both"
        " played; equal ranks count half. Below each share stands its 95 % interval.",
        matrix(contents),
    )


def scores(contents: Contents) -> Markup:
    """Return the distributions of scores."""
    return section(
        "Scores",
        "How often each bot reached each score. All bots share the axis and the height; the upright line is"
        " the mean, which stands at the right with its 95 % interval.",
        histograms(
            {name: contents.tally(name).scores for name in contents.names},
            {name: contents.tally(name).means.mean("score") for name in contents.names},
            "points",
        ),
    )


def points(contents: Contents) -> Markup:
    """Return the points by source."""
    sources = contents.gathering.sources()
    drawn: list[Bar] = []
    rows: list[list[Cell]] = []
    for name in contents.names:
        tally = contents.tally(name)
        parts = {in_words(source): tally.points.mean(source) for source in sources}
        total = tally.means.mean("score")
        drawn.append(Bar(name, parts, number(total.value, 1), f"({span(total)})"))
        rows.append([Cell(name), *(mean_cell(part) for part in (*parts.values(), total))])
    lost = any(part.value < 0 for bar in drawn for part in bar.parts.values())
    return section(
        "Where the points come from",
        "Mean points a game by source"
        + (", where tickets that were not completed count below zero." if lost else ".")
        + " The number at the right is the mean score; all intervals are 95 %.",
        bars(drawn, "points"),
        table("Mean points a game", ["bot", *map(in_words, sources), "score"], rows),
    )


def tickets(contents: Contents) -> Markup:
    """Return what became of the tickets."""
    drawn: list[Bar] = []
    for name in contents.names:
        means = contents.tally(name).means
        completed, failed = means.amount("completed"), means.amount("failed")
        parts = {"completed": completed, "failed": failed}
        drawn.append(Bar(name, parts, number(failed.value, 2), f"failed ({span(failed, 2)})"))
    return section(
        "Tickets",
        "Mean number of tickets a game: those that the bot completed, and those that it held at the end"
        " without having completed them, whose number stands at the right with its 95 % interval.",
        bars(drawn, "tickets"),
    )


def turns(contents: Contents) -> Markup:
    """Return the distributions of turns."""
    return section(
        "Turns",
        "How many turns each bot took in a game. Few turns mean a quick end; the upright line is the mean,"
        " which stands at the right with its 95 % interval.",
        histograms(
            {name: contents.tally(name).turns for name in contents.names},
            {name: contents.tally(name).means.amount("turns") for name in contents.names},
            "turns",
        ),
    )


def route_use(contents: Contents, board: Board) -> Markup:
    """Return the map, or only the numbers where the board can't be drawn."""
    use = RouteUse(contents, board)
    numbers = tag("details", tag("summary", "All routes in numbers"), route_table(use))
    try:
        drawing = drawn(contents.game)
    except NoMap as reason:
        return section("Routes", f"There is no map, but the numbers are here. {reason}", numbers)
    return section(
        "Routes",
        "The more often a route was claimed, the wider and warmer its line. For a single bot, the share is"
        " that of the games it played, and all bots have the same scale. Point at a route for its numbers.",
        heat_map(use, drawing),
        numbers,
    )
