"""Games on a terminal."""

from pathlib import Path

from tests.cli.program import run_program, whistlestop
from whistlestop.games import load
from whistlestop.record import record


def test_moves_are_typed_as_notation_and_saved_in_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"

    words = ("terminal", "europe", "--seats", "Ada,random", "--record", str(file))
    outcome = whistlestop(*words, typed="keep 1,2\n")

    assert outcome.code == 0
    assert "Stopped after" in outcome.said
    match = record.replay(record.read(file.read_text(encoding="utf-8")), load("europe"))
    assert "keep 1,2" in [play.text for play in match.plays if play.seat == 0]


def test_accents_and_capitals_may_be_left_out() -> None:
    typed = "keep 1,2\nWHY PARIS-ZURICH\nwhy paris-zurich\nquit\n"

    said = whistlestop("terminal", "europe", "--seats", "Ada,random", typed=typed).said

    assert "Paris–Zürich is a gray tunnel of 3" in said or "This is possible: claim Paris-Zürich" in said


def test_an_illegal_move_is_explained_and_can_be_retried() -> None:
    typed = "keep 1\nkeep 9\nfly to the moon\nkeep 1,2\nquit\n"

    said = whistlestop("terminal", "europe", "--seats", "Ada,random", typed=typed).said

    assert "You must keep at least 2 of the 4 tickets." in said
    assert "“keep 9” is not an action of this game." in said
    assert "“fly to the moon” is not an action of this game." in said
    assert "Ada keeps 2 tickets." in said or "Your tickets:" in said


def test_several_people_do_not_see_each_others_hands() -> None:
    typed = "\nkeep 1,2\n\nkeep 1,2\n\nquit\n"

    said = whistlestop("terminal", "europe", "--seats", "Ada,Ben", typed=typed).said

    screens = said.split("\033[2J")
    assert len(screens) >= 3
    for screen in screens:
        assert screen.count("Your hand:") <= 1
    assert "Pass the screen to Ada." in said
    assert "Pass the screen to Ben." in said


def test_the_table_and_the_legal_moves_are_printed_on_request() -> None:
    typed = "keep 1,2\nlegal station\nlegal nonsense\ntable\nhand\nhelp\ncity wien\nquit\n"

    said = whistlestop("terminal", "europe", "--seats", "Ada,random", typed=typed).said

    assert "station Wien" in said
    assert "None of your legal moves contains “nonsense”." in said
    assert "Deck:" in said
    assert "Press Tab to complete it." in said
    assert "Wien–Zagrab" in said


def test_bots_alone_play_to_the_end() -> None:
    said = whistlestop("terminal", "europe", "--seats", "random,random,random").said

    assert "Won by random" in said


def test_a_bug_report_has_the_whole_game_and_the_number_of_the_move(tmp_path: Path) -> None:
    typed = "keep 1,2\nreport\nreport\nquit\n"

    said = whistlestop("terminal", "europe", "--seats", "Ada,random", typed=typed, folder=tmp_path).said

    [file] = tmp_path.iterdir()
    match = record.replay(record.read(file.read_text(encoding="utf-8")), load("europe"))
    assert f"Move: {len(match.plays)}\n" in said
    assert f"rules {match.game.rules}\n" in said
    assert file.name == f"europe_move_{len(match.plays)}.record"
    assert f"{file.name} exists already. Rename it" in said, "nothing is overwritten"


def test_a_bug_report_that_cannot_be_saved_says_why(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    typed = "keep 1,2\nreport\nquit\n"
    program = f"import os, sys; os.rmdir({str(folder)!r}); from whistlestop.cli import main; main()"
    words = ("terminal", "europe", "--seats", "Ada,random")

    said = run_program(program, *words, typed=typed, folder=folder).said

    assert "can't be written here: No such file or directory." in said


PONDERING = """
from whistlestop import Bot


class Ponderer(Bot):
    def choose(self, view, legal):
        return legal[0]

    def ponder(self, view, stop):
        while not stop():
            pass
        print(f"Seat {view.seat} has pondered.", flush=True)
"""


def test_bots_think_while_a_person_does_if_they_may(tmp_path: Path) -> None:
    file = tmp_path / "ponderer.py"
    file.write_text(PONDERING, encoding="utf-8")
    words = ("terminal", "europe", "--seats", f"Ada,{file}:Ponderer")

    assert "Seat 1 has pondered." in whistlestop(*words, "--ponder", typed="keep 1,2\n").said
    assert "has pondered" not in whistlestop(*words, typed="keep 1,2\n").said
