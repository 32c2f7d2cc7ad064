"""The arena's HTML report."""

from whistlestop.arena.report.collector import ResultCollector
from whistlestop.arena.report.page import write
from whistlestop.arena.report.report_data import ReportData

__all__ = ["ReportData", "ResultCollector", "write"]
