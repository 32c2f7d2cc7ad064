"""The referee: follows a playthrough step by step."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from .box import Box, read_box
from .game import Game
from .lines import Decision, End, Reader, SetUp
from .opening import open_game
from .report import FORMAT, Foul, Report
from .script import Script


def check_playthrough(lines: Iterable[str], folder: Path) -> Report:
    """Follow a playthrough of the game in a folder, and raise Foul at the first wrong step."""
    return check_lines(lines, read_box(folder))


def check_lines(lines: Iterable[str], box: Box) -> Report:
    """Follow a playthrough of the game in a box."""
    left = (line for line in lines if line.strip())
    setup = _read(left, 0, box)
    if not isinstance(setup, SetUp):
        raise Foul(0, "the playthrough doesn't begin with its set-up", FORMAT)
    game = open_game(box, setup)
    report = Report(box.game, game.seats)
    report.outcomes.update(kind for kind, _ in setup.outcomes)
    _check_balance(game, 0)
    while not game.reasons:
        ply = report.plies + 1
        decision = _read(left, ply, box)
        if not isinstance(decision, Decision):
            raise Foul(ply, "the game isn't over, but no decision follows", game.CLAUSES["end"])
        _follow(game, decision, ply)
        report.plies = ply
        report.plays[decision.played.partition(" ")[0]] += 1
        report.outcomes.update(kind for kind, _ in decision.outcomes)
    end = _read(left, report.plies, box)
    if not isinstance(end, End):
        raise Foul(report.plies, "the game is over, but its end doesn't follow", game.CLAUSES["end"])
    _check_end(game, end, report.plies)
    if next(left, None) is not None:
        raise Foul(report.plies, "lines follow after the end", FORMAT)
    report.reason, report.winners, report.sheets = end.reason, end.winners, end.seats
    return report


def _read(lines: Iterator[str], ply: int, box: Box) -> SetUp | Decision | End:
    line = next(lines, None)
    if line is None:
        raise Foul(ply, "the playthrough breaks off", FORMAT)
    return Reader(ply, box).line(line)


def _follow(game: Game, decision: Decision, ply: int) -> None:
    """Check one decision and play it."""
    if decision.ply != ply:
        raise Foul(ply, f"the decision is numbered {decision.ply}", FORMAT)
    if decision.seat not in game.acting:
        raise Foul(ply, f"seat {decision.seat} acts where {game.acting} may", game.CLAUSES["order"])
    if decision.phase != game.phase:
        raise Foul(ply, f"the phase is {game.phase!r}, not {decision.phase!r}", FORMAT)
    plays = game.legal(decision.seat)
    _check_legal(game, decision, set(plays), ply)
    script = Script(ply, decision.outcomes, game)
    plays[decision.played](script)
    script.finish()
    _check_balance(game, ply)


def _check_legal(game: Game, decision: Decision, expected: set[str], ply: int) -> None:
    missing = sorted(expected - set(decision.legal))
    if missing:
        raise Foul(ply, f"the legal actions lack {_some(missing)}", _clause_of(game, missing[0]))
    wrong = sorted(set(decision.legal) - expected)
    if wrong:
        raise Foul(ply, f"the legal actions have {_some(wrong)}", _clause_of(game, wrong[0]))
    if len(decision.legal) != len(expected):
        repeated = sorted({action for action in decision.legal if decision.legal.count(action) > 1})
        raise Foul(ply, f"the legal actions repeat {_some(repeated)}", FORMAT)
    defaults = game.defaults(decision.seat)
    if defaults and decision.legal[0] not in defaults:
        sentence = f"{decision.legal[0]!r} stands first among the legal actions"
        raise Foul(ply, sentence, _clause_of(game, decision.legal[0]))
    if decision.played not in expected:
        raise Foul(ply, f"{decision.played!r} was played and is not legal", _clause_of(game, decision.played))


def _some(actions: list[str]) -> str:
    shown = ", ".join(repr(action) for action in actions[:5])
    return shown if len(actions) <= 5 else f"{shown} and {len(actions) - 5} more"


def _clause_of(game: Game, action: str) -> str:
    return game.CLAUSES.get(action.partition(" ")[0], FORMAT)


def _check_balance(game: Game, ply: int) -> None:
    problem = game.imbalance()
    if problem:
        raise Foul(ply, *problem)


def _check_end(game: Game, end: End, plies: int) -> None:
    """Check how the game ended, every score and the winners."""
    if end.plies != plies:
        raise Foul(plies, f"{end.plies} plies are said to be played", FORMAT)
    if end.reason not in game.reasons:
        expected = " or ".join(repr(reason) for reason in game.reasons)
        raise Foul(plies, f"the game ends by {expected}, not {end.reason!r}", game.CLAUSES["end"])
    sheets = game.sheets()
    if len(end.seats) != len(sheets):
        raise Foul(plies, f"there are {len(end.seats)} score sheets", FORMAT)
    for seat, (stated, sheet) in enumerate(zip(end.seats, sheets, strict=True)):
        if set(stated) != set(sheet):
            raise Foul(plies, f"seat {seat}'s sheet has {sorted(stated)}, not {sorted(sheet)}", FORMAT)
        # Every line before the total that sums them, so that a foul names the line which is wrong.
        for name in [*game.SHEET, "total"]:
            if stated[name] != sheet[name]:
                sentence = f"seat {seat} has {name} {sheet[name]}, not {stated[name]}"
                raise Foul(plies, sentence, game.SHEET.get(name, game.CLAUSES["winners"]))
    winners = game.winners(sheets)
    if sorted(end.winners) != winners:
        clause = f"{game.CLAUSES['winners']}, Q-25"
        raise Foul(plies, f"the winners are {winners}, not {end.winners}", clause)
