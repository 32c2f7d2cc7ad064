"""Chance with scripted outcomes for every ply, as in a lesson."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from whistlestop.core.luck.chance import Chance, Scripted


@final
class ScriptedByPly(Chance):
    """Scripted outcomes by ply."""

    def __init__(self, outcomes: Mapping[int, list[int]]) -> None:
        self.outcomes = outcomes
        self.script = Scripted([])

    def start_ply(self, ply: i64) -> None:
        self.script = Scripted(self.outcomes.get(int(ply), []))

    def below(self, n: i64) -> i64:
        return self.script.below(n)

    def card(self, bag: i64) -> i64:
        return self.script.card(bag)

    def member(self, among: i64) -> i64:
        return self.script.member(among)
