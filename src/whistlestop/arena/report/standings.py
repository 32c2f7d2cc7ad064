"""The standings: the numbers by which bots are compared, a bot a row."""

from whistlestop.arena.report.contents import BotTally, Contents
from whistlestop.arena.report.figures import number, percent, share_span, span
from whistlestop.arena.report.markup import Markup
from whistlestop.arena.report.table import Cell, table


def standings(contents: Contents) -> Markup:
    """Write the table, the best bot first."""
    rated = bool(contents.ratings)
    headings = ["bot", *(["rating"] if rated else []), "games won", "score", "turns"]
    headings += ["tickets completed", "tickets failed", "games", "time a game", "crashes", "overruns"]
    rows = [row(contents, tally, rated) for tally in contents.standings()]
    return table("The bots, with 95 % intervals", headings, rows)


def row(contents: Contents, tally: BotTally, rated: bool) -> list[Cell]:
    """Write one bot's row."""
    cells = [Cell(tally.name)]
    if rated:
        cells.append(rating_cell(contents, tally.name))
    won = tally.means.share("won")
    cells.append(Cell(percent(won.value), share_span(won), won.value))
    for name, places in (("score", 1), ("turns", 1), ("completed", 2), ("failed", 2)):
        mean = tally.means.mean(name)
        cells.append(Cell(number(mean.value, places), span(mean, places), mean.value))
    seconds = tally.seconds / tally.games
    cells.append(Cell(number(tally.games), "", tally.games))
    cells.append(Cell(duration(seconds), "", seconds))
    cells.append(Cell(number(tally.crashes), "", tally.crashes))
    cells.append(Cell(number(tally.overruns), "", tally.overruns))
    return cells


def rating_cell(contents: Contents, name: str) -> Cell:
    """Write a bot's rating; the anchor is fixed and has no interval."""
    rating = contents.ratings.get(name)
    if rating is None:
        return Cell("–", "", float("-inf"))
    return Cell(number(rating.value), "anchor" if name == contents.anchor else span(rating, 0), rating.value)


def duration(seconds: float) -> str:
    """Write a time in the unit that fits it."""
    if seconds >= 1:
        return f"{number(seconds, 2)} s"
    return f"{number(seconds * 1000, 2)} ms"
