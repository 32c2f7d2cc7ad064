"""The arena's report: one page that people want to look at."""

from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.contents import Contents, Facts
from whistlestop.arena.report.page import write

__all__ = ["Contents", "Estimate", "Facts", "write"]
