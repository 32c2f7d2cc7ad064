"""The standings: the numbers by which bots are compared, a bot a row."""

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import number, span
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.table import Cell, count_cell, mean_cell, share_cell, table

HEADINGS = [
    "bot",
    "rating",
    "games won",
    "score",
    "turns",
    "tickets completed",
    "tickets failed",
    "games",
    "time a turn",
    "crashes",
    "overruns",
]


def standings_table(contents: Contents) -> Markup:
    """Write the table, the best bot first, and what went wrong below it."""
    rows = [row(contents, name) for name in contents.names]
    return join(table("The bots, with 95 % intervals", HEADINGS, rows), failures(contents))


def row(contents: Contents, name: str) -> list[Cell]:
    """Write one bot's row."""
    bot, means = contents.bot(name), contents.tally(name).means
    rating = contents.rating(name)
    milliseconds = contents.told["milliseconds_per_turn"][name]
    fixed = "anchor" if name == contents.anchor else span(rating, 0)
    return [
        Cell(name),
        Cell(number(rating.value), fixed, rating.value),
        share_cell(contents.wins(name)),
        mean_cell(means.mean("score")),
        mean_cell(means.amount("turns")),
        mean_cell(means.amount("completed"), 2),
        mean_cell(means.amount("failed"), 2),
        count_cell(bot["games"]),
        Cell(duration(milliseconds / 1000), "", milliseconds),
        count_cell(bot["crashes"]),
        count_cell(bot["overruns"]),
    ]


def duration(seconds: float) -> str:
    """Write a time in the unit that fits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{number(seconds / size, 1)} {unit}"
    return f"{number(seconds * 1e6)} µs"


def failures(contents: Contents) -> Markup:
    """List the first games in which bots crashed or took too long."""
    lines = [
        tag("li", tag("strong", name), f", game {failure['game']}: {failure['why']}")
        for name in contents.names
        for failure in contents.bot(name)["failures"]
    ]
    return tag("ul", *lines, class_="failures") if lines else Markup()
