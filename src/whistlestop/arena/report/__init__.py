"""The arena's report: one page that people want to look at."""

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.gathering import Gathering
from whistlestop.arena.report.page import write

__all__ = ["Contents", "Gathering", "write"]
