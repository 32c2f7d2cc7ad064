"""The standings table, one row per bot."""

from whistlestop.arena.report.number_format import duration, interval_text, number, percent
from whistlestop.arena.report.report_data import ReportData
from whistlestop.arena.report.table import Cell, count_cell, mean_cell, share_cell, table
from whistlestop.maps.markup import Markup, join, tag

HEADINGS = [
    "bot",
    "rating",
    "games won",
    "score",
    "turns",
    "tickets completed",
    "tickets failed",
    "games",
    "time per turn",
    "crashes",
    "timeouts",
    "overruns",
]


def standings_table(data: ReportData) -> Markup:
    """Return the table, best bot first, and the failures below it."""
    rows = [row(data, name) for name in data.names]
    return join(table("The bots, with 95 % confidence intervals", HEADINGS, rows), failures(data))


def row(data: ReportData, name: str) -> list[Cell]:
    """Return one bot's row."""
    bot, means = data.bot(name), data.tally(name).means
    rating = data.rating(name)
    milliseconds = data.summary["milliseconds_per_turn"][name]
    fixed = "anchor" if name == data.anchor else interval_text(rating, 0)
    return [
        Cell(name),
        Cell(number(rating.value), fixed, rating.value),
        share_cell(data.wins(name)),
        mean_cell(means.mean("score")),
        mean_cell(means.amount("turns")),
        mean_cell(means.amount("completed"), 2),
        mean_cell(means.amount("failed"), 2),
        count_cell(bot["games"]),
        Cell(duration(milliseconds / 1000), "", milliseconds),
        count_cell(bot["crashes"]),
        count_cell(bot["timeouts"]),
        Cell(percent(bot["overrun_share"]), "", bot["overrun_share"]),
    ]


def failures(data: ReportData) -> Markup:
    """Return the first games in which bots crashed or timed out."""
    lines = [
        tag("li", tag("strong", name), f", game {failure['game']}: {failure['why']}")
        for name in data.names
        for failure in data.bot(name)["failures"]
    ]
    return tag("ul", *lines, class_="failures") if lines else Markup()
