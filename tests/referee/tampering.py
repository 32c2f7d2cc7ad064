"""Playthroughs to tamper with."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from . import Foul, check_lines
from .box import Box

Line = dict[str, Any]


class Playthrough:
    """A good playthrough, to be spoilt."""

    def __init__(self, box: Box, lines: list[str]) -> None:
        """Read the lines of a good game."""
        self.box = box
        self.lines: list[Line] = [json.loads(line) for line in lines]

    @property
    def last(self) -> int:
        """The ply of the last decision."""
        return len(self.lines) - 2

    def find(self, wanted: Callable[[Line], bool]) -> int:
        """Find the first decision of some kind; its index in the lines is its ply."""
        return next(i for i, line in enumerate(self.lines) if line["type"] == "decision" and wanted(line))

    def with_play(self, kind: str) -> int:
        """Find the first decision in which some kind of action was played."""
        return self.find(lambda line: line["played"].partition(" ")[0] == kind)

    def with_outcome(self, kind: str) -> int:
        """Find the first decision with an outcome of some kind."""
        return self.find(lambda line: any(kind in outcome for outcome in line["outcomes"]))

    def outcome(self, ply: int, kind: str) -> Line:
        """Return a decision's first outcome of some kind."""
        return next(outcome for outcome in self.lines[ply]["outcomes"] if kind in outcome)

    def foul(self) -> Foul:
        """Return the foul that the referee finds."""
        with pytest.raises(Foul) as caught:
            check_lines([json.dumps(line) for line in self.lines], self.box)
        return caught.value
