"""A mechanism outside the package may ask luck something new, and records keep the answer."""

import shutil
from pathlib import Path

import pytest

from whistlestop.core.errors import BrokenGame
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.games.catalogue import HERE
from whistlestop.record.match import Match
from whistlestop.record.playthrough import playthrough
from whistlestop.record.record import read, replay, write
from whistlestop.record.verification import verify
from whistlestop.testing.invariants import contradictions, violations
from whistlestop.testing.invariants.biased_players import BiasedPlayer, biased_state
from whistlestop.testing.invariants.leaks import PairedMatches

PROGRAM = '''
from whistlestop.core import facts
from whistlestop.core.events import EventType
from whistlestop.core.parts import Option
from whistlestop.core.slots import Slot
from whistlestop.core.turns import Turn
from whistlestop.games.usa.game import usa

DIE = EventType("die", "{Seat} rolls {number}.", luck="number", number=facts.NUMBER)


class RollDie(Option):
    """Throw a die and note the number; nothing else happens."""

    def join(self, game):
        game.declare(DIE)
        self.last = game.register(Slot("last_number"))
        self.roll = self.add_action(game, "roll")

    def add_legal(self, state, seat, out):
        out.add(self.roll)

    def play(self, state, seat, action, chance):
        number = chance.below(6)
        self.last.set(state, seat, number)
        if state.journal is not None:
            state.journal.append(DIE.event(seat, number=int(number)))
        state.end_turn(chance, False)

    def problem(self, state, seat, action):
        return None


def game(folder, options=frozenset()):
    plain = usa(folder, options)
    return type(plain)(
        name=plain.name,
        about=plain.about,
        tickets=plain.tickets,
        opening=plain.opening,
        turn=Turn(*plain.turn.options, RollDie()),
        end=plain.end,
        awards=plain.awards,
        ties=plain.ties,
        state=plain.state_type,
        view=plain.view_type,
    )
'''


@pytest.fixture
def dice(tmp_path: Path) -> Game:
    """The USA board, with a die."""
    folder = tmp_path / "dice"
    shutil.copytree(HERE / "usa", folder, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    (folder / "game.py").write_text(PROGRAM, encoding="utf-8")
    return load(str(folder))


def test_a_record_keeps_what_luck_decided_in_a_mechanism_outside_the_package(dice: Game) -> None:
    match = Match(dice, 3, Keyed(bytes(32)), first=0)
    for _ in range(3):
        match.play("keep 1,2")
    numbers = [match.play("roll").events[0].facts["number"] for _ in range(6)]

    text = write(match)
    again = replay(read(text), dice)

    assert len(set(numbers)) > 1
    assert f"4 0 roll = {numbers[0]}\n" in text
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.view(0).slot("last_number") == numbers[3:]


def test_an_event_that_no_part_has_declared_is_an_error(dice: Game) -> None:
    match = Match(dice, 2, Keyed(bytes(32)), first=0)
    for _ in range(2):
        match.play("keep 1,2")
    dice.event_types.pop([one.name for one in dice.event_types].index("die"))

    with pytest.raises(ValueError, match="event “die” is not declared"):
        match.play("roll")


def test_a_whole_game_with_a_die_is_sound_and_proven(dice: Game) -> None:
    match = Match(dice, 2, Keyed(bytes([7] * 32)))
    player = BiasedPlayer(dice, 3)
    while not match.over:
        assert violations(match.state) == []
        match.play(dice.actions.text(player.choose(dice.legal(match.state))))
    record = read(write(match))

    assert any(line.text == "roll" for line in record.lines)
    assert "Every shuffle follows" in verify(record, replay(record, dice))
    assert contradictions(biased_state(dice, 2, 5, 40)) == []


def test_a_die_that_everybody_sees_leaks_nothing(dice: Game) -> None:
    pair = PairedMatches(dice, 2, SPECTATOR, 4)
    while len(pair.one.plays) < 60 and pair.play():
        assert pair.leaks == []
    rolled = [play for play in pair.one.plays if play.text == "roll"]

    assert len(rolled) > 5
    assert len({event.to_dict().get("number") for play in rolled for event in play.events}) > 1


def test_a_playthrough_contains_the_die(dice: Game) -> None:
    rolled = [line for line in playthrough(dice, 2, 1) if line.get("played") == "roll"]

    assert rolled
    assert all(set(outcome) <= {"die", "row", "flush"} for line in rolled for outcome in _outcomes(line))


def _outcomes(line: dict[str, object]) -> list[dict[str, object]]:
    told = line["outcomes"]
    assert isinstance(told, list)
    assert told[0]["die"] in range(6)
    return told


@pytest.mark.parametrize(
    ("join", "mistake"),
    [
        ('game.actions.add("roll")', "RollDie.join: add the option's actions with “add_action”."),
        (
            'self.add_action(game, "roll"); game.actions.add("other"); self.add_action(game, "again")',
            "“again” has to be added right after the other actions of RollDie.",
        ),
        ("1 / 0", "ZeroDivisionError: division by zero."),
    ],
)
def test_an_option_that_joins_wrongly_is_reported_with_the_file(
    tmp_path: Path, join: str, mistake: str
) -> None:
    folder = tmp_path / "dice"
    shutil.copytree(HERE / "usa", folder, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    wrong = PROGRAM.replace('self.roll = self.add_action(game, "roll")', join)
    (folder / "game.py").write_text(wrong, encoding="utf-8")

    with pytest.raises(BrokenGame) as caught:
        load(str(folder))

    [fault] = caught.value.faults
    assert fault.file == str(folder / "game.py")
    assert fault.line
    assert fault.message.endswith(mistake)
