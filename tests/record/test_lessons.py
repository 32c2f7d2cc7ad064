"""First games: each is a whole match by the rules, in which the learner makes every kind of move."""

from collections.abc import Iterator

import pytest

from whistlestop.core.game import Game
from whistlestop.games import load, names
from whistlestop.rail.board_setup import board_of
from whistlestop.record import record
from whistlestop.record.lesson import FOLDER, LEARNER, SCRIPT, Lesson, has_lesson, lesson_of
from whistlestop.record.match import Match, Play
from whistlestop.testing.invariants import violations

DRAWING = {"draw from the row", "draw from the deck", "take a locomotive"}
ON_A_BOARD = DRAWING | {"keep tickets", "draw tickets", "claim a route", "complete a ticket", "last round"}

MOVES = {
    "europe": ON_A_BOARD
    | {"claim a ferry", "claim a tunnel", "pay for a tunnel", "build a station", "complete by a station"},
    "germany": ON_A_BOARD | {"announce a split", "choose a passenger", "collected", "claim into a country"},
    "first_journey": {"draw from the deck", "claim a route", "use a locomotive", "exchange tickets"}
    | {"completed", "bonus"},
    "card_game": DRAWING
    | {"keep tickets", "draw tickets", "place one colour", "place three colours", "robbed", "stop"}
    | {"last round", "complete tickets"},
}
"""The kinds of moves that the learner of each game has made after its lesson."""

taught = pytest.mark.parametrize("name", [name for name in names() if has_lesson(name)])


@pytest.fixture
def game(name: str) -> Game:
    return load(name)


@pytest.fixture
def lesson(game: Game) -> Lesson:
    return lesson_of(game)


def replayed(game: Game) -> Match:
    """Play the script of a lesson."""
    script = game.about.folder / FOLDER / SCRIPT
    return record.replay(record.read(script.read_text(encoding="utf-8")), game)


def played(game: Game, lesson: Lesson) -> Iterator[tuple[Match, Play]]:
    """Play a lesson as a table does, and yield after every play."""
    match = Match(game, lesson.seats, lesson.chance, LEARNER)
    for line in lesson.lines:
        yield match, match.play(line.text, line.seat)


@taught
def test_a_first_game_is_a_whole_match_that_the_learner_wins(game: Game) -> None:
    match = replayed(game)
    assert match.over
    assert match.winners() == [LEARNER]


@taught
def test_every_position_of_a_first_game_is_sound(game: Game, lesson: Lesson) -> None:
    for match, _ in played(game, lesson):
        assert violations(match.state) == []


@taught
def test_chance_is_asked_for_all_that_is_written_and_nothing_else(game: Game, lesson: Lesson) -> None:
    for _ in played(game, lesson):
        assert lesson.chance.script.remaining() == 0


@taught
def test_every_step_has_a_name_of_its_own_and_its_time(game: Game, lesson: Lesson) -> None:
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    reached = [step for ply in range(len(lesson.lines)) for step in lesson.due(ply)]
    assert reached == list(lesson.steps)


@taught
def test_the_learner_decides_everything_but_what_is_leapt_over(game: Game, lesson: Lesson) -> None:
    leapt = {ply for step in lesson.steps if step.until for ply in range(step.ply, step.until + 1)}
    own = [line.ply for line in lesson.lines if line.seat == LEARNER and line.ply not in leapt]
    assert own == [step.ply for step in lesson.steps if not step.look and not step.until]


@taught
def test_a_first_game_is_short(lesson: Lesson) -> None:
    assert len(lesson.steps) <= 30


@taught
def test_the_learner_makes_every_kind_of_move(name: str, game: Game, lesson: Lesson) -> None:
    decided = {step.ply for step in lesson.steps if not step.look and not step.until}
    done: set[str] = set()
    for match, play in played(game, lesson):
        if match.state.ply in decided:
            done |= set(kinds(match, play))
    assert MOVES[name] <= done


WORDS = {
    "keep": "keep tickets",
    "tickets": "draw tickets",
    "pay": "pay for a tunnel",
    "station": "build a station",
    "take": "choose a passenger",
    "exchange": "exchange tickets",
    "complete": "complete tickets",
    "stop": "stop",
}


def kinds(match: Match, play: Play) -> Iterator[str]:
    """Return what kinds of moves a play of the learner was, and what came of it."""
    word, _, rest = play.text.partition(" ")
    if word == "claim":
        name, _, paid = rest.rpartition(" ")
        board = board_of(match.game)
        route = board.routes[board.number[name]]
        yield "claim a tunnel" if route.tunnel else "claim a ferry" if route.ferry else "claim a route"
        if any(len(board.places[board.cities[end]]) > 1 for end in route.cities):
            yield "claim into a country"
        if "L" in paid:
            yield "use a locomotive"
    elif word == "draw":
        yield {"": "draw from the deck", "L": "take a locomotive"}.get(rest, "draw from the row")
    elif word == "place":
        yield "place three colours" if "+" in rest else "place one colour"
    else:
        yield WORDS[word]
        if word == "tickets" and "+" in rest:
            yield "announce a split"
    for one in match.game.progress(match.state, LEARNER):
        if one.done:
            yield "complete by a station" if one.borrowed else "complete a ticket"
    if match.state.turns_left:
        yield "last round"
    yield from {event.type for event in play.events}
