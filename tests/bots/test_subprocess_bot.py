"""A bot may be a program in any language; it plays many games and is always terminated."""

import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.programs import FIRST, program, speaker
from whistlestop.bots import bot
from whistlestop.bots.subprocess_bot import SubprocessBot
from whistlestop.bots.table import BotTable
from whistlestop.core.errors import BadBot, BotFailure
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.parts import MOST_LISTED
from whistlestop.core.view import View
from whistlestop.games import SHIPPED, load

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ticket_bot.js"
A_WHILE = 120  # seconds; only a failing test takes this long


def opening(game: Game) -> View:
    """Return the view of a game's first decision."""
    state = game.start(2, Seeded(1))
    return game.view(state, int(state.seat))


def process_of(player: SubprocessBot) -> int:
    """Return the process id of a bot."""
    assert player.connection is not None
    return player.connection.process.pid


def is_gone(process: int) -> bool:
    """Return whether a process has ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("game", SHIPPED)
def test_the_example_in_javascript_plays_every_game_and_beats_random_bots(game: str) -> None:
    loaded = load(game)
    player = bot(f"exec:node {EXAMPLE}", loaded)
    assert isinstance(player, SubprocessBot)
    process = process_of(player)
    beaten = 0

    for seed in range(4):
        state = BotTable(loaded, [bot("random", loaded), player]).play(Seeded(seed), seed)
        assert state.over
        beaten += loaded.winners(state) == [1]

    assert beaten >= 3
    assert process_of(player) == process
    player.leave()
    assert is_gone(process)


def test_a_program_receives_the_game_each_decision_and_the_result(tmp_path: Path) -> None:
    log = tmp_path / "heard.jsonl"
    also = f"open({str(log)!r}, 'a', encoding='utf-8').write(line)"
    game = load("europe", frozenset())
    player = bot(speaker(tmp_path, also=also), game)
    table = BotTable(game, [player, bot("random", game)])

    states = [table.play(Seeded(seed), seed) for seed in (1, 2)]
    player.leave()

    heard = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    hello, rest = heard[0], heard[1:]
    assert hello["protocol"] == 1
    assert hello["game"] == "europe"
    assert hello["cards"]["locomotive"] == 14
    assert hello["letters"]["black"] == "K"
    assert len(hello["routes"]) == len(rest[1]["view"]["owner"])
    assert {"between": ["Palermo", "Moskva"], "points": 20, "deck": "long"} in hello["tickets"]
    assert {tuple(route["cities"]) for route in hello["routes"]} >= {("Paris", "Zürich")}
    over = [message for message in rest if message["type"] == "over"]
    assert [message["scores"] for message in over] == [
        [sheet.total for sheet in game.score(state)] for state in states
    ]
    assert [message["winners"] for message in over] == [game.winners(state) for state in states]
    kinds = [message["type"] for message in rest]
    assert kinds[0] == "begin"
    assert kinds.count("begin") == 2
    assert rest[0] == {"type": "begin", "seats": 2, "seat": 0, "seed": 2}
    choices = [message for message in rest if message["type"] == "choose"]
    assert all(message["view"]["turn"] == 0 and message["legal"] for message in choices)
    assert all(message["unlisted"] == 0 and "legal" not in message["view"] for message in choices)


def test_a_program_can_choose_its_name(tmp_path: Path) -> None:
    player = bot(speaker(tmp_path), load("europe"))

    assert player.name == "speaker"
    player.leave()


def test_only_the_best_of_very_many_completions_are_listed_but_all_are_legal(tmp_path: Path) -> None:
    game = load("card_game")
    views = (first_completion(game, seed) for seed in range(100))
    view = next(view for view in views if len(view.legal) > 2 * MOST_LISTED)
    unlisted = game.actions.text(view.legal[-1])
    numbers = (
        f"(len(message['legal']), message['unlisted']) == {(MOST_LISTED, len(view.legal) - MOST_LISTED)}"
    )
    player = bot(speaker(tmp_path, f"assert {numbers}; say({{'play': {unlisted!r}}})"), game)

    assert player.choose(view, view.legal) == view.legal[-1]
    player.leave()


def first_completion(game: Game, seed: int) -> View:
    """Play a game up to the first decision about completing tickets."""
    luck, legal = Seeded(seed), game.new_legal()
    state = game.start(2, luck)
    while not state.phase.lists_many:
        state.play(state.pick(luck, legal), luck)
    return game.view(state, int(state.seat))


# Errors and their messages


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("exec:", "No program follows “exec:”"),
        ("exec:no_such_program --fast", "There is no program “no_such_program”."),
        ('exec:node "my bot.js', "is not a valid command: no closing quotation."),
        (f"exec:{EXAMPLE.parent}", "can't be started"),
    ],
)
def test_a_program_that_can_not_be_started_is_an_error(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot(spec, load("europe"))

    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("raise SystemExit(3)", "exited with code 3 instead of answering."),
        (
            "print('Hello!', flush=True); input()",
            "wrote “Hello!”, which is not a JSON object. Standard output is for",
        ),
        ("print('[1]', flush=True); input()", "wrote “[1]”, which is not a JSON object."),
        ("print('{\"protocol\": 2}', flush=True); input()", "speaks protocol 2, but protocol 1 is required."),
        ("print('{}', flush=True); input()", "speaks protocol None, but protocol 1 is required."),
    ],
)
def test_a_program_that_does_not_speak_the_protocol_is_refused(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(BadBot) as refused:
        bot(program(tmp_path, text), load("europe"))

    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("sys.exit(4)", "exited with code 4 instead of answering."),
        ("os.kill(os.getpid(), 9)", "was killed by signal 9 instead of answering."),
        ("os.close(1); time.sleep(600)", "closed its standard output instead of answering."),
        ("print('keep 1', flush=True)", "wrote “keep 1”, which is not a JSON object."),
        ("say({'move': 'keep 1'})", "sent an answer without the text of an action as “play”."),
        ("say({'play': 7})", "sent an answer without the text of an action as “play”."),
        ("say({'play': 'fly'})", "“fly” is not an action of this game."),
        ("say({'play': 'draw'})", "chose “draw”, which is not legal now."),
    ],
)
def test_a_program_that_fails_in_a_game_is_reported_and_terminated(
    tmp_path: Path, answer: str, sentence: str
) -> None:
    game = load("europe")
    player = bot(speaker(tmp_path, answer), game)
    assert isinstance(player, SubprocessBot)
    process = process_of(player)
    view = opening(game)

    with pytest.raises(BotFailure) as failed:
        player.choose(view, view.legal)

    assert sentence in str(failed.value)
    assert is_gone(process)


def test_a_silent_program_times_out(tmp_path: Path) -> None:
    game = load("europe")
    player = bot(speaker(tmp_path, "time.sleep(600)"), game)
    assert isinstance(player, SubprocessBot)
    process = process_of(player)
    player.timeout = 0.1
    view = opening(game)

    with pytest.raises(BotFailure, match=r"did not answer within 0\.1 seconds\."):
        player.choose(view, view.legal)

    assert is_gone(process)


def test_a_program_that_failed_is_restarted_for_the_next_game(tmp_path: Path) -> None:
    game = load("europe")
    answer = f"{FIRST} if message['view']['seats'] == 2 else sys.exit(1)"
    player = bot(speaker(tmp_path, answer), game)
    state = game.start(3, Seeded(1))
    three = game.view(state, int(state.seat))
    with pytest.raises(BotFailure):
        player.choose(three, three.legal)

    player.begin(2)
    two = opening(game)

    assert player.choose(two, two.legal) == two.legal[0]
    player.leave()


def test_a_program_receives_the_reason_why_its_answer_was_rejected(tmp_path: Path) -> None:
    game = load("europe")
    log = tmp_path / "error"
    also = f"if message['type'] == 'error': open({str(log)!r}, 'w').write(message['message'])"
    player = bot(speaker(tmp_path, "say({'play': 'draw'})", also), game)
    view = opening(game)

    with pytest.raises(BotFailure):
        player.choose(view, view.legal)

    assert log.read_text(encoding="utf-8") == "The program chose “draw”, which is not legal now."


# No process is left running


def test_a_program_that_does_not_exit_is_killed(tmp_path: Path) -> None:
    player = bot(speaker(tmp_path), load("europe"))
    assert isinstance(player, SubprocessBot)
    process = process_of(player)
    os.kill(process, signal.SIGSTOP)

    player.leave()

    assert is_gone(process)


def test_a_garbage_collected_bot_terminates_its_program(tmp_path: Path) -> None:
    player = bot(speaker(tmp_path), load("europe"))
    assert isinstance(player, SubprocessBot)
    process = process_of(player)

    del player
    gc.collect()

    assert is_gone(process)


@pytest.mark.parametrize("ending", ["", "sys.exit(1)", "raise ValueError", "os.kill(os.getpid(), 9)"])
def test_a_program_ends_with_the_process_that_started_it(tmp_path: Path, ending: str) -> None:
    script = f"""
import os, sys
from whistlestop.bots import bot
from whistlestop.games import load
player = bot(sys.argv[1], load("europe"))
{ending}
"""
    command = [sys.executable, "-c", script, speaker(tmp_path)]

    # Both processes share standard error, which closes only when both have ended.
    subprocess.run(command, capture_output=True, timeout=A_WHILE)
