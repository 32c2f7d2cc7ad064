"""The referee accepts what its own random player makes, and catches what breaks a rule."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from . import Foul, check_lines, check_playthrough
from .box import Box
from .cards import COLOURS, LETTERS, LOCOMOTIVE
from .games import GAMES
from .player import play
from .position import GAMES_FOLDER, box_of
from .tampering import Line, Playthrough

EUROPE = box_of("europe")


def doctored(each: int, locomotives: int, trains: int, *, only_tunnels: bool = False) -> Box:
    """A box with fewer cards and trains, in which rare things happen often and games are short."""
    return replace(
        EUROPE,
        cards=Counter({**dict.fromkeys(COLOURS, each), LOCOMOTIVE: locomotives}),
        trains=trains,
        stations=0 if only_tunnels else EUROPE.stations,
        routes=[route for route in EUROPE.routes if route.tunnel or not only_tunnels],
        decks={**EUROPE.decks, "regular": EUROPE.decks["regular"][:18]},
    )


SHORT = doctored(each=2, locomotives=9, trains=8)
TUNNELS = doctored(each=2, locomotives=14, trains=20, only_tunnels=True)
WILD = doctored(each=1, locomotives=30, trains=20, only_tunnels=True)
ENDS = {"first_journey": {"last train", "six tickets"}, "first_journey_usa": {"last train", "six tickets"}}


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_accepted(name: str) -> None:
    """A game with the real box passes from the set-up to the winners, with any number of seats."""
    box = box_of(name)
    for seats in box.seats:
        report = check_playthrough(play(box, seats, seed=seats), GAMES_FOLDER / name)

        assert report.reason in ENDS.get(name, {"final round"})
        assert report.winners
        assert report.plies == report.plays.total()


def test_the_reading_is_chosen_by_the_name_in_the_set_up() -> None:
    """A game is followed by its own rules; another game's box, or an unknown game, is a foul."""
    lines = play(box_of("usa"), 2, seed=1)
    with pytest.raises(Foul, match="this is usa, not germany"):
        check_playthrough(lines, GAMES_FOLDER / "germany")
    with pytest.raises(Foul, match="doesn't know chess"):
        check_lines([lines[0].replace('"usa"', '"chess"')], replace(box_of("usa"), game="chess"))


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


PLAYED = {seed: play(SHORT, 3, seed, taste={"draw": 2}) for seed in (33, 53)}


@pytest.fixture(params=list(PLAYED))
def game(request: pytest.FixtureRequest) -> Playthrough:
    """A good game, to be spoilt."""
    return Playthrough(SHORT, PLAYED[request.param])


def test_the_games_to_tamper_with_are_good() -> None:
    """What the other tests spoil was good before."""
    for lines in PLAYED.values():
        check_lines(lines, SHORT)


def test_an_illegal_play_is_caught(game: Playthrough) -> None:
    """A play that is not on the list is a foul even where the list is right."""
    ply = game.find(lambda line: line["phase"] == "turn")
    game.lines[ply]["played"] = "withdraw"

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-10")


def test_a_turn_out_of_order_is_caught(game: Playthrough) -> None:
    """Turns go clockwise."""
    ply = game.find(lambda line: line["phase"] == "turn")
    game.lines[ply]["seat"] = (game.lines[ply]["seat"] + 1) % 3

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-03, EU-04")


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
def test_an_outcome_without_a_cause_is_caught(game: Playthrough, outcome: Line) -> None:
    """Nothing may happen that the rules don't cause."""
    ply = game.find(lambda line: line["phase"] == "second card")
    game.lines[ply]["outcomes"].append(outcome)

    assert game.foul().ply == ply


def test_a_skipped_flush_is_caught(game: Playthrough) -> None:
    """A row with three locomotives can't stay."""
    ply = game.with_outcome("flush")
    outcomes = game.lines[ply]["outcomes"]
    del outcomes[[list(outcome) for outcome in outcomes].index(["flush"]) :]

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-09")


def test_a_flush_of_other_cards_is_caught(game: Playthrough) -> None:
    """A flush names the cards that lay in the row."""
    ply = game.with_outcome("flush")
    flush = next(outcome for outcome in game.lines[ply]["outcomes"] if "flush" in outcome)
    flush["flush"][0] = "red" if flush["flush"][0] != "red" else "blue"

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-09")


@pytest.mark.parametrize("difference", [-1, 1])
def test_a_reshuffle_of_the_wrong_size_is_caught(game: Playthrough, difference: int) -> None:
    """All discards are shuffled, and nothing else."""
    ply = game.with_outcome("reshuffle")
    reshuffle = next(outcome for outcome in game.lines[ply]["outcomes"] if "reshuffle" in outcome)
    reshuffle["reshuffle"] += difference

    assert (game.foul().ply, game.foul().clause) == (ply, "Q-10")


def test_a_card_that_the_deck_has_not_is_caught(game: Playthrough) -> None:
    """A card can only be drawn while one of its kind is left, so a false one is caught at its line."""
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
def test_a_ticket_that_is_not_in_the_deck_is_caught(game: Playthrough, field: str) -> None:
    """A ticket drawn must exist, and be in the deck."""
    ply = game.with_outcome("ticket")
    ticket = game.lines[ply]["outcomes"][0]["ticket"]
    ticket[field] = {"points": 99, "deck": "long", "between": ["Paris", "Paris"]}[field]

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-15")


def test_a_ticket_that_is_already_held_is_caught(game: Playthrough) -> None:
    """A ticket is drawn once."""
    ply = game.with_outcome("ticket")
    [held] = [ticket for ticket in game.lines[0]["offers"][0] if ticket["deck"] == "long"]
    game.lines[ply]["outcomes"][0]["ticket"] = held

    assert (game.foul().ply, game.foul().clause) == (ply, "EU-15")


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
def test_a_wrong_set_up_is_caught(game: Playthrough, spoil: Callable[[Line], None]) -> None:
    """The deal is checked before the first ply."""
    spoil(game.lines[0])

    assert game.foul().ply == 0
