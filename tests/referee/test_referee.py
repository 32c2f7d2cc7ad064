"""The referee accepts what its own random player makes, and catches every tampering."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from . import Foul, check_lines, check_playthrough
from .box import Box, read_box
from .cards import COLOURS, LETTERS, LOCOMOTIVE
from .player import play

FOLDER = Path(__file__).parents[2] / "src" / "whistlestop" / "games" / "europe"
BOX = read_box(FOLDER)
Line = dict[str, Any]


def doctored(each: int, locomotives: int, trains: int, *, only_tunnels: bool = False) -> Box:
    """A box with fewer cards and trains, in which rare things happen often and games are short."""
    return replace(
        BOX,
        cards=Counter({**dict.fromkeys(COLOURS, each), LOCOMOTIVE: locomotives}),
        trains=trains,
        stations=0 if only_tunnels else BOX.stations,
        routes=[route for route in BOX.routes if route.tunnel or not only_tunnels],
        decks={**BOX.decks, "regular": BOX.decks["regular"][:18]},
    )


SHORT = doctored(each=2, locomotives=9, trains=8)
TUNNELS = doctored(each=2, locomotives=14, trains=20, only_tunnels=True)
WILD = doctored(each=1, locomotives=30, trains=20, only_tunnels=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_is_accepted(seats: int) -> None:
    """A game with the real box passes from the set-up to the winners."""
    report = check_playthrough(play(BOX, seats, seed=seats), FOLDER)

    assert report.reason == "final round"
    assert report.winners
    assert report.plies == report.plays.total()


def test_a_game_of_hoarders_is_accepted() -> None:
    """With all cards in hands the row has gaps, is refilled and is flushed over and over."""
    report = check_lines(play(SHORT, 3, seed=1, taste={"draw": 50}), SHORT)

    assert report.outcomes["reshuffle"] > 5
    assert report.outcomes["flush"]


@pytest.mark.parametrize("reason", ["final round", "everybody passed", "no progress"])
def test_every_end_is_accepted(reason: str) -> None:
    """Each way to end a game is reached and agreed on."""
    games: dict[str, tuple[Box, dict[str, float]]] = {
        "final round": (SHORT, {}),
        "everybody passed": (TUNNELS, {"draw": 9}),
        "no progress": (WILD, {"claim": 1e6, "withdraw": 1e6}),
    }
    box, taste = games[reason]

    assert reason in {check_lines(play(box, 4, seed, taste), box).reason for seed in range(6)}


class Game:
    """A game to tamper with."""

    def __init__(self, box: Box, lines: list[str]) -> None:
        """Reads the lines of a good game."""
        self.box = box
        self.lines: list[Line] = [json.loads(line) for line in lines]

    def find(self, wanted: Callable[[Line], bool]) -> int:
        """Finds the first decision of some kind; its index in the lines is its ply."""
        return next(i for i, line in enumerate(self.lines) if line["type"] == "decision" and wanted(line))

    def with_outcome(self, kind: str) -> int:
        """Finds the first decision with an outcome of some kind."""
        return self.find(lambda line: any(kind in outcome for outcome in line["outcomes"]))

    def foul(self) -> Foul:
        """Gives the foul that the referee finds."""
        with pytest.raises(Foul) as caught:
            check_lines([json.dumps(line) for line in self.lines], self.box)
        return caught.value


GAMES = {seed: play(SHORT, 3, seed, taste={"draw": 2}) for seed in (33, 53)}


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    """A good game, to be spoilt."""
    return Game(SHORT, GAMES[request.param])


def test_the_games_to_tamper_with_are_good() -> None:
    """What the other tests spoil was good before."""
    for lines in GAMES.values():
        check_lines(lines, SHORT)


def test_a_wrong_legal_list_is_caught(game: Game) -> None:
    """A missing, an additional and a repeated action are fouls at their ply."""
    for ply in (1, 10, len(game.lines) - 2):
        good = game.lines[ply]["legal"]
        for bad in (good[1:], good[:-1], [*good, "pass"], [*good, good[0]]):
            game.lines[ply]["legal"] = bad
            assert game.foul().ply == ply
        game.lines[ply]["legal"] = good


def test_an_illegal_play_is_caught(game: Game) -> None:
    """A play that is not on the list is a foul even where the list is right."""
    ply = game.find(lambda line: line["phase"] == "turn")
    game.lines[ply]["played"] = "withdraw"

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-10")


@pytest.mark.parametrize("field", ["ply", "seat", "phase"])
def test_a_wrong_header_of_a_decision_is_caught(game: Game, field: str) -> None:
    """Ply, seat and phase are all checked."""
    for ply in (1, 5, len(game.lines) - 2):
        good = game.lines[ply][field]
        game.lines[ply][field] = "second" if field == "phase" else good + 3
        assert game.foul().ply == ply
        game.lines[ply][field] = good


def test_a_turn_out_of_order_is_caught(game: Game) -> None:
    """Turns go clockwise."""
    ply = game.find(lambda line: line["phase"] == "turn")
    game.lines[ply]["seat"] = (game.lines[ply]["seat"] + 1) % 3

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-03, EU-04")


@pytest.mark.parametrize("kind", ["drawn", "row", "flush", "revealed", "ticket", "reshuffle"])
def test_a_skipped_outcome_is_caught(game: Game, kind: str) -> None:
    """Every outcome that the rules cause must be stated."""
    ply = game.with_outcome(kind)
    outcomes = game.lines[ply]["outcomes"]
    outcomes.remove(next(outcome for outcome in outcomes if kind in outcome))

    assert game.foul().ply == ply


@pytest.mark.parametrize(
    "outcome",
    [
        {"drawn": "red"},
        {"row": "red"},
        {"flush": ["red"] * 5},
        {"revealed": "red"},
        {"ticket": {"between": ["Paris", "Wien"], "points": 8, "deck": "regular"}},
        {"reshuffle": 12},
        {"tickets_shuffled": "regular"},
    ],
)
def test_an_outcome_without_a_cause_is_caught(game: Game, outcome: Line) -> None:
    """Nothing may happen that the rules don't cause."""
    ply = game.find(lambda line: line["phase"] == "second card")
    game.lines[ply]["outcomes"].append(outcome)

    assert game.foul().ply == ply


def test_a_skipped_flush_is_caught(game: Game) -> None:
    """A row with three locomotives can't stay."""
    ply = game.with_outcome("flush")
    outcomes = game.lines[ply]["outcomes"]
    del outcomes[[list(outcome) for outcome in outcomes].index(["flush"]) :]

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-09")


def test_a_flush_of_other_cards_is_caught(game: Game) -> None:
    """A flush names the cards that lay in the row."""
    ply = game.with_outcome("flush")
    flush = next(outcome for outcome in game.lines[ply]["outcomes"] if "flush" in outcome)
    flush["flush"][0] = "red" if flush["flush"][0] != "red" else "blue"

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-09")


@pytest.mark.parametrize("difference", [-1, 1])
def test_a_reshuffle_of_the_wrong_size_is_caught(game: Game, difference: int) -> None:
    """All discards are shuffled, and nothing else."""
    ply = game.with_outcome("reshuffle")
    reshuffle = next(outcome for outcome in game.lines[ply]["outcomes"] if "reshuffle" in outcome)
    reshuffle["reshuffle"] += difference

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-10")


def test_a_card_that_the_deck_has_not_is_caught(game: Game) -> None:
    """A card can only be drawn while one of its kind is left, so some lie is caught where it is told."""
    ply = game.with_outcome("reshuffle") - 1
    while not any("drawn" in outcome or "row" in outcome for outcome in game.lines[ply]["outcomes"]):
        ply -= 1
    outcome = game.lines[ply]["outcomes"][0]
    kind, truth = next(iter(outcome.items()))
    fouls = []
    for card in set(LETTERS) - {truth}:
        outcome[kind] = card
        fouls.append(game.foul())

    assert any(foul.ply == ply and foul.clause.startswith("Q-01") for foul in fouls)


@pytest.mark.parametrize("field", ["points", "deck", "between"])
def test_a_ticket_that_is_not_in_the_deck_is_caught(game: Game, field: str) -> None:
    """A ticket drawn must exist, and be in the deck."""
    ply = game.with_outcome("ticket")
    ticket = game.lines[ply]["outcomes"][0]["ticket"]
    ticket[field] = {"points": 99, "deck": "long", "between": ["Paris", "Paris"]}[field]

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-15")


def test_a_ticket_that_is_already_held_is_caught(game: Game) -> None:
    """A ticket is drawn once."""
    ply = game.with_outcome("ticket")
    [held] = [ticket for ticket in game.lines[0]["offers"][0] if ticket["deck"] == "long"]
    game.lines[ply]["outcomes"][0]["ticket"] = held

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-15")


def test_a_missing_decision_is_caught(game: Game) -> None:
    """Nothing is left out, least of all the last turn."""
    for ply in (1, 9, len(game.lines) - 2):
        spoilt = Game(game.box, [])
        spoilt.lines = game.lines[:ply] + game.lines[ply + 1 :]
        assert spoilt.foul().ply == ply


def test_a_broken_off_game_is_caught(game: Game) -> None:
    """A playthrough has its end, and nothing after it."""
    end = game.lines.pop()
    assert "breaks off" in str(game.foul())
    game.lines += [end, end]
    assert "after the end" in str(game.foul())


SHEET = "routes tickets stations longest_path total completed failed longest_path_length stations_built"


@pytest.mark.parametrize("line", SHEET.split())
def test_a_wrong_score_is_caught(game: Game, line: str) -> None:
    """Every line of a sheet is checked, on the last sheet too."""
    game.lines[-1]["seats"][2][line] += 1

    assert f"seat 2 has {line} " in str(game.foul())


@pytest.mark.parametrize(("field", "wrong"), [("winners", []), ("reason", "no progress"), ("plies", 3)])
def test_a_wrong_end_is_caught(game: Game, field: str, wrong: object) -> None:
    """Winners, reason and the number of plies are checked."""
    game.lines[-1][field] = wrong

    assert game.foul().ply == len(game.lines) - 2


def _add_a_card(setup: Line) -> None:
    setup["hands"][0]["red"] = setup["hands"][0].get("red", 0) + 1


def _deal_a_ticket_twice(setup: Line) -> None:
    setup["offers"][0][1] = setup["offers"][1][1]


def _deal_no_long_ticket(setup: Line) -> None:
    setup["offers"][0].pop(0)


def _turn_the_row_over(setup: Line) -> None:
    setup["row"][0] = "red" if setup["row"][0] != "red" else "blue"


def _forget_a_row_card(setup: Line) -> None:
    setup["outcomes"].pop()


def _use_other_rules(setup: Line) -> None:
    setup["rules"] += 1


def _name_nobody_first(setup: Line) -> None:
    setup["first"] = 3


def _add_passengers(setup: Line) -> None:
    setup["passengers"] = {}


@pytest.mark.parametrize(
    "spoil",
    [
        _add_a_card,
        _deal_a_ticket_twice,
        _deal_no_long_ticket,
        _turn_the_row_over,
        _forget_a_row_card,
        _use_other_rules,
        _name_nobody_first,
        _add_passengers,
    ],
)
def test_a_wrong_set_up_is_caught(game: Game, spoil: Callable[[Line], None]) -> None:
    """The deal is checked before the first ply."""
    spoil(game.lines[0])

    assert game.foul().ply == 0
