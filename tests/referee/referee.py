"""The referee: follows a playthrough step by step."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from .balance import imbalance
from .box import Box, read_box
from .europe import legal
from .lines import Decision, End, Reader, SetUp
from .opening import open_table
from .report import FORMAT, Foul, Report
from .scoring import score, winners
from .script import Script
from .table import Table

LEGALITY = {
    "draw": "Q-05 to Q-11",
    "claim": "Q-13 to Q-19, EU-07",
    "tickets": "EU-15",
    "station": "EU-16, EU-17",
    "keep": "EU-04, EU-15",
    "pay": "EU-08, EU-09, EU-14",
    "withdraw": "EU-10",
    "pass": "Q-24",
}
SCORES = {
    "routes": "Q-17, EU-06",
    "tickets": "Q-22, EU-18",
    "stations": "EU-19",
    "longest_path": "EU-20",
    "completed": "Q-22, EU-18",
    "failed": "Q-22, EU-18",
    "longest_path_length": "EU-21",
    "stations_built": "EU-16",
}


def check_playthrough(lines: Iterable[str], folder: Path) -> Report:
    """Follows a playthrough of the game in a folder, and raises Foul at the first wrong step."""
    return check_lines(lines, read_box(folder))


def check_lines(lines: Iterable[str], box: Box) -> Report:
    """Follows a playthrough of the game in a box."""
    left = (line for line in lines if line.strip())
    setup = _read(left, 0)
    if not isinstance(setup, SetUp):
        raise Foul(0, "the playthrough doesn't begin with its set-up", FORMAT)
    table = open_table(box, setup)
    report = Report(box.game, table.seats)
    report.outcomes.update(kind for kind, _ in setup.outcomes)
    _check_balance(table, 0)
    while not table.turns.reasons:
        ply = report.plies + 1
        decision = _read(left, ply)
        if not isinstance(decision, Decision):
            raise Foul(ply, "the game isn't over, but no decision follows", "Q-21, Q-24, Q-26")
        _follow(table, decision, ply)
        report.plies = ply
        report.plays[decision.played.partition(" ")[0]] += 1
        report.outcomes.update(kind for kind, _ in decision.outcomes)
    end = _read(left, report.plies)
    if not isinstance(end, End):
        raise Foul(report.plies, "the game is over, but its end doesn't follow", "Q-21, Q-24, Q-26")
    _check_end(table, end, report.plies)
    if next(left, None) is not None:
        raise Foul(report.plies, "lines follow after the end", FORMAT)
    report.reason, report.winners, report.sheets = end.reason, end.winners, end.seats
    return report


def _read(lines: Iterator[str], ply: int) -> SetUp | Decision | End:
    line = next(lines, None)
    if line is None:
        raise Foul(ply, "the playthrough breaks off", FORMAT)
    return Reader(ply).line(line)


def _follow(table: Table, decision: Decision, ply: int) -> None:
    """Checks one decision, and plays it."""
    if decision.ply != ply:
        raise Foul(ply, f"the decision is numbered {decision.ply}", FORMAT)
    if decision.seat not in table.acting:
        raise Foul(ply, f"seat {decision.seat} acts where {table.acting} may", "Q-03, EU-04")
    if decision.phase != table.phase:
        raise Foul(ply, f"the phase is {table.phase!r}, not {decision.phase!r}", FORMAT)
    plays = legal(table, decision.seat)
    _check_legal(decision, set(plays), ply)
    script = Script(ply, decision.outcomes)
    plays[decision.played](script)
    script.finish()
    _check_balance(table, ply)


def _check_legal(decision: Decision, expected: set[str], ply: int) -> None:
    missing = sorted(expected - set(decision.legal))
    if missing:
        raise Foul(ply, f"the legal actions lack {_some(missing)}", _clause_of(missing[0]))
    wrong = sorted(set(decision.legal) - expected)
    if wrong:
        raise Foul(ply, f"the legal actions have {_some(wrong)}", _clause_of(wrong[0]))
    if len(decision.legal) != len(expected):
        repeated = sorted({action for action in decision.legal if decision.legal.count(action) > 1})
        raise Foul(ply, f"the legal actions repeat {_some(repeated)}", FORMAT)
    if decision.played not in expected:
        raise Foul(ply, f"{decision.played!r} was played and is not legal", _clause_of(decision.played))


def _some(actions: list[str]) -> str:
    shown = ", ".join(repr(action) for action in actions[:5])
    return shown if len(actions) <= 5 else f"{shown} and {len(actions) - 5} more"


def _clause_of(action: str) -> str:
    return LEGALITY.get(action.partition(" ")[0], FORMAT)


def _check_balance(table: Table, ply: int) -> None:
    problem = imbalance(table)
    if problem:
        raise Foul(ply, *problem)


def _check_end(table: Table, end: End, plies: int) -> None:
    """Checks how the game ended, every score and the winners."""
    if end.plies != plies:
        raise Foul(plies, f"{end.plies} plies are said to be played", FORMAT)
    if end.reason not in table.turns.reasons:
        expected = " or ".join(repr(reason) for reason in table.turns.reasons)
        raise Foul(plies, f"the game ends by {expected}, not {end.reason!r}", "Q-21, Q-24, Q-26")
    sheets = score(table)
    if len(end.seats) != len(sheets):
        raise Foul(plies, f"there are {len(end.seats)} score sheets", FORMAT)
    for seat, (stated, sheet) in enumerate(zip(end.seats, sheets, strict=True)):
        if set(stated) != set(sheet):
            raise Foul(plies, f"seat {seat}'s sheet has {sorted(stated)}, not {sorted(sheet)}", FORMAT)
        # Every line before the total that sums them, so that a foul names the line which is wrong.
        for name in [*SCORES, "total"]:
            if stated[name] != sheet[name]:
                sentence = f"seat {seat} has {name} {sheet[name]}, not {stated[name]}"
                raise Foul(plies, sentence, SCORES.get(name, "EU-22"))
    if sorted(end.winners) != winners(sheets):
        raise Foul(plies, f"the winners are {winners(sheets)}, not {end.winners}", "EU-22, Q-25")
