"""Both checkers understand records of games in which moves were taken back."""

import re
from collections.abc import Callable

import pytest

from tests.fairness.independent_checker import check
from whistlestop.bots import bot
from whistlestop.core.errors import BrokenRecord
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record import record as records
from whistlestop.record import verification
from whistlestop.record.match import Match
from whistlestop.record.proof import draws, proof_dict
from whistlestop.record.receipt import read_receipt

NONCES = {0: b"A" * 32, 1: b"B" * 32}


def played(game: str) -> Match:
    """Play a game in which moves are taken back twice."""
    loaded = load(game)
    match = Match(loaded, 2, Keyed(bytes(range(32)), "5k7GWAwSfxPIw2Ar", NONCES))
    player = bot("random", loaded, 7)
    returns = [(30, 21), (25, 24)]
    while not match.over:
        view = match.view(match.seat)
        match.play(loaded.actions.text(player.choose(view, view.legal)))
        if returns and len(match.plays) == returns[0][0]:
            match.history.return_to(returns.pop(0)[1], 0)
    assert len(match.history.take_backs) == 2
    return match


def judged(record: str, receipt: str) -> tuple[bool, bool]:
    """Return whether `verify` and the independent checker notice something."""
    read = records.read(record)
    try:
        match = read.replay()
        verification.verify(read, match, read_receipt(receipt))
    except BrokenRecord:
        return True, bool(check(proof_dict(record, [[]] * (len(read.lines) + 1)), receipt))
    return False, bool(check(proof_dict(record, draws(read, match)), receipt))


def without_first(record: str) -> str:
    """Hide that moves were taken back once."""
    return re.sub(r"taken back to 21 .*\n", "", record, count=1)


def by_another(record: str) -> str:
    """Blame another seat for it."""
    return record.replace("taken back to 24 by seat 0", "taken back to 24 by seat 1")


def rewritten(record: str) -> str:
    """Change an outcome of a play that was taken back."""
    drawn = re.search(r"(?m)^2\d [01] draw.* = (\w)", record)
    assert drawn
    return record[: drawn.start(1)] + ("W" if drawn[1] != "W" else "K") + record[drawn.end(1) :]


@pytest.mark.parametrize("game", ["europe", "first_journey", "card_game"])
def test_an_honest_game_with_take_backs_passes(game: str) -> None:
    match = played(game)
    receipt = records.write(match, seat=0).partition("\nresult")[0]

    assert judged(records.write(match), receipt) == (False, False)


@pytest.mark.parametrize("tamper", [without_first, by_another, rewritten])
def test_a_host_who_changes_what_was_taken_back_is_noticed_by_both(tamper: Callable[[str], str]) -> None:
    match = played("first_journey")
    record, receipt = records.write(match), records.write(match, seat=0).partition("\nresult")[0]

    assert tamper(record) != record
    assert judged(tamper(record), receipt) == (True, True)
