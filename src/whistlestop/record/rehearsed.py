"""Luck that was written beforehand for every play, as in a first game that teaches."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from whistlestop.core.chance import Chance, Scripted


@final
class Rehearsed(Chance):
    """The answers of a script, play by play; there is nothing to foresee and nothing to check."""

    def __init__(self, answers: Mapping[int, list[int]]) -> None:
        self.answers = answers
        self.script = Scripted([])

    def come_to(self, ply: i64) -> None:
        self.script = Scripted(self.answers.get(int(ply), []))

    def below(self, n: i64) -> i64:
        return self.script.below(n)

    def card(self, bag: i64) -> i64:
        return self.script.card(bag)

    def member(self, among: i64) -> i64:
        return self.script.member(among)
