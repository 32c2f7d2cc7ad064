"""Proofs: a record with what each random outcome was drawn from, for checking without the rules."""

from typing import NamedTuple

from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.errors import BrokenRecord, IllegalAction
from whistlestop.core.luck.chance import Chance
from whistlestop.core.reason import Reason
from whistlestop.record.match import Match
from whistlestop.record.notation import Notation
from whistlestop.record.record_text import RecordText
from whistlestop.record.verification import keyed

FORMAT = "whistlestop proof 1"


class LoggedDraw(NamedTuple):
    """A random outcome, and what it was drawn from: texts in order, with the number of each."""

    source: list[tuple[str, int]]
    drawn: str


class DrawLog(Chance):
    """A wrapper that records what each outcome of another source is drawn from."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[tuple[str, int, int]] = []

    def start_ply(self, ply: i64) -> None:
        self.source.start_ply(ply)

    def below(self, n: i64) -> i64:
        return self._logged("number", n, self.source.below(n))

    def card(self, bag: i64) -> i64:
        return self._logged("card", bag, self.source.card(bag))

    def member(self, among: i64) -> i64:
        return self._logged("member", among, self.source.member(among))

    def take(self) -> list[tuple[str, int, int]]:
        """Return the draws since the last call: their kinds, sources and outcomes."""
        draws, self.draws = self.draws, []
        return draws

    def _logged(self, kind: str, source: i64, outcome: i64) -> i64:
        self.draws.append((kind, int(source), int(outcome)))
        return outcome


def draws(record: RecordText, match: Match) -> list[list[LoggedDraw]]:
    """Return the draws of the set-up and of every play of a record whose seed is known."""
    if "seed" not in record.header:
        raise BrokenRecord(0, Reason("no seed is published, so the shuffles can't be drawn again."))
    notation = Notation(match.game)
    log = DrawLog(keyed(record))
    first = int(match.state.first) if "first" in record.header else None
    again = Match(match.game, match.seats, log, first)
    found = [named(notation, log.take(), notation.format(again.opening))]
    for line in record.lines:
        try:
            play = again.play(line.text, line.seat)
        except IllegalAction as error:
            problem = Reason("play {ply} is not possible with the cards that the seed gives.", ply=line.ply)
            raise BrokenRecord(line.number, problem) from error
        found.append(named(notation, log.take(), notation.format(play.events)))
    return found


def named(notation: Notation, logged: list[tuple[str, int, int]], texts: str) -> list[LoggedDraw]:
    """Describe draws in the notation of records."""
    words = texts.split(", ") if texts else []
    return [
        LoggedDraw(source_texts(notation, kind, source, outcome, word), word)
        for (kind, source, outcome), word in zip(logged, words, strict=True)
    ]


def source_texts(
    notation: Notation, kind: str, source: int, outcome: int, word: str
) -> list[tuple[str, int]]:
    """Return what an outcome was drawn from: all that could have come up, in order."""
    if kind == "card":
        counts = [(letter, int(cards.count(source, at))) for at, letter in enumerate(cards.LETTERS)]
        return [(letter, count) for letter, count in counts if count]
    members = (
        [int(bits.nth(source, at)) for at in range(bits.size(source))]
        if kind == "member"
        else [*range(source)]
    )
    return [(notation.sibling(word, outcome, member), 1) for member in members]


def proof_dict(record: str, drawn: list[list[LoggedDraw]]) -> dict[str, object]:
    """Return a proof as plain data: the text of a record, and its draws."""
    return {
        "format": FORMAT,
        "record": record,
        "draws": [[{"from": one.source, "drawn": one.drawn} for one in play] for play in drawn],
    }
