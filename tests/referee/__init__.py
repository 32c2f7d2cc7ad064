"""The referee: a second, plain reading of the rules that follows a playthrough and checks every step."""

from .referee import check_lines, check_playthrough
from .report import Foul, Report

__all__ = ["Foul", "Report", "check_lines", "check_playthrough"]
