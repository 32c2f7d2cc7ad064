"""Tampering that is caught in every game."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from . import check_lines
from .box import Box
from .cards import COLOURS, LOCOMOTIVE
from .player import play
from .position import box_of
from .tampering import Line, Playthrough

NAMES = ["europe", "usa", "germany", "first_journey", "card_game"]


def small(name: str) -> Box:
    """A box with few cards and trains, in which rare things happen often and games are short."""
    box = box_of(name)
    colours = [card for card in COLOURS if box.cards[card]]
    each, locomotives = (6, 10) if name == "card_game" else (4, 8)
    return replace(
        box,
        cards=Counter({**dict.fromkeys(colours, each), LOCOMOTIVE: locomotives}),
        trains=min(box.trains, 14),
    )


BOXES = {name: small(name) for name in NAMES}
PLAYED = {name: play(box, 4, seed=3, taste={"draw": 2, "claim": 2}) for name, box in BOXES.items()}


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Playthrough:
    """A good game, to be spoilt."""
    return Playthrough(BOXES[request.param], PLAYED[request.param])


def test_the_games_to_tamper_with_are_good() -> None:
    """What the other tests spoil was good before, and has what they need."""
    outcomes: Counter[str] = Counter()
    for name, lines in PLAYED.items():
        outcomes += check_lines(lines, BOXES[name]).outcomes
    kinds = {"drawn", "row", "flush", "revealed", "ticket", "reshuffle", "tickets_shuffled", "dealt"}
    assert set(outcomes) == kinds


def test_a_wrong_legal_list_is_caught(game: Playthrough) -> None:
    """A missing, an additional and a repeated action are fouls at their ply."""
    for ply in (1, 10, game.last):
        good = game.lines[ply]["legal"]
        for bad in (good[1:], good[:-1], [*good, "dawdle"], [*good, good[0]]):
            game.lines[ply]["legal"] = bad
            assert game.foul().ply == ply
        game.lines[ply]["legal"] = good


@pytest.mark.parametrize("field", ["ply", "seat", "phase"])
def test_a_wrong_header_of_a_decision_is_caught(game: Playthrough, field: str) -> None:
    """Ply, seat and phase are all checked."""
    for ply in (1, 5, game.last):
        good = game.lines[ply][field]
        game.lines[ply][field] = "second" if field == "phase" else good + 4
        assert game.foul().ply == ply
        game.lines[ply][field] = good


def test_a_missing_decision_is_caught(game: Playthrough) -> None:
    """Nothing is left out, least of all the last turn."""
    for ply in (1, 9, game.last):
        spoilt = Playthrough(game.box, [])
        spoilt.lines = game.lines[:ply] + game.lines[ply + 1 :]
        assert spoilt.foul().ply == ply


def test_a_broken_off_game_is_caught(game: Playthrough) -> None:
    """A playthrough has its end, and nothing after it."""
    end = game.lines.pop()
    assert "breaks off" in str(game.foul())
    game.lines += [end, end]
    assert "after the end" in str(game.foul())


def test_a_skipped_outcome_is_caught(game: Playthrough) -> None:
    """Every outcome that the rules cause must be stated."""
    kinds = {kind for line in game.lines[1:-1] for outcome in line["outcomes"] for kind in outcome}
    for kind in kinds:
        ply = game.with_outcome(kind)
        outcomes: list[Line] = game.lines[ply]["outcomes"]
        game.lines[ply]["outcomes"] = [outcome for outcome in outcomes if kind not in outcome]
        assert game.foul().ply == ply
        game.lines[ply]["outcomes"] = outcomes


def test_an_outcome_without_a_cause_is_caught(game: Playthrough) -> None:
    """Nothing may happen that the rules don't cause."""
    shuffled = next(iter(game.box.decks))
    dealt = {"seat": 0, "card": "red"}
    for outcome in ({"drawn": "red"}, {"row": "red"}, {"tickets_shuffled": shuffled}, {"dealt": dealt}):
        for ply in (1, 12, game.last):
            game.lines[ply]["outcomes"].append(outcome)
            assert game.foul().ply == ply
            game.lines[ply]["outcomes"].pop()


def test_a_wrong_score_is_caught(game: Playthrough) -> None:
    """Every line of a sheet is checked, on the last sheet too, and none may be missing."""
    sheet = game.lines[-1]["seats"][3]
    for line in list(sheet):
        sheet[line] += 1
        assert f"seat 3 has {line} " in str(game.foul())
        sheet[line] -= 1
    del sheet["completed"]
    assert game.foul().clause == "format"


@pytest.mark.parametrize(("field", "wrong"), [("winners", []), ("reason", "no progress"), ("plies", 3)])
def test_a_wrong_end_is_caught(game: Playthrough, field: str, wrong: object) -> None:
    """Winners, reason and the number of plies are checked."""
    game.lines[-1][field] = wrong

    assert game.foul().ply == game.last


def test_a_wrong_set_up_is_caught(game: Playthrough) -> None:
    """Cards, the row, the first player and the fields that only some games have are checked."""
    setup = json.dumps(game.lines[0])

    def foul(**changes: object) -> int:
        game.lines[0] = {**json.loads(setup), **changes}
        return game.foul().ply

    hands = json.loads(setup)["hands"]
    assert foul(first=4) == foul(seats=6) == foul(rules=99) == foul(version=2) == 0
    assert foul(hands=hands[:3]) == foul(hands=[*hands[:3], {"red": 1}]) == 0
    assert foul(row=["red"] * 6) == foul(outcomes=[{"row": "red"}] * 9) == 0
    assert all(foul(**{field: {}}) == 0 for field in ("offers", "tickets", "passengers"))
