"""Several processes play the same games as one, and give them back in order."""

from pathlib import Path

import pytest

from tests.arena.contests import Collected, contest, own_bots, played, table
from whistlestop.arena.sums import Sums
from whistlestop.arena.tournament import Tournament
from whistlestop.arena.workers import Chunk, Pace, Task, Worker
from whistlestop.core.errors import WhistlestopError


def test_the_table_does_not_depend_on_the_number_of_jobs() -> None:
    what = contest("random", "greedy", seats=3)
    alone = Tournament(what, 30)
    alone.run()
    together = Tournament(what, 30, jobs=2)
    together.run()

    assert table(alone) == table(together)


def test_games_come_in_order_whoever_was_quicker() -> None:
    what = contest("random", "greedy")
    _, alone = played(what, 40)
    together, collected = Tournament(what, 40, jobs=3), Collected()
    together.takers.append(collected)
    together.run()

    assert [(game.block, game.rotation) for game in collected.games] == [
        (block, rotation) for block in range(20) for rotation in range(2)
    ]
    assert [game.scores for game in collected.games] == [game.scores for game in alone.games]


def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    worker = Worker(Task(contest("random"), keep=False))
    worker.send((0, 100_000))
    worker.process.kill()

    with pytest.raises(WhistlestopError, match="A process that played games has ended"):
        worker.receive()
    worker.stop()


def test_a_mistake_in_another_process_is_told_in_a_sentence(tmp_path: Path) -> None:
    worker = Worker(Task(contest(f"{own_bots(tmp_path)}:Nobody"), keep=False))
    worker.send((0, 1))

    with pytest.raises(WhistlestopError, match="has no class “Nobody”"):
        worker.receive()
    worker.stop()


def test_chunks_grow_until_they_are_worth_a_message_and_cover_every_block_once() -> None:
    pace = Pace(3, 1000, 2)
    sizes, due = [], 3
    while pace.next < 1000:
        first, beyond = pace.cut()
        assert first == due
        due = beyond
        sizes.append(beyond - first)
        pace.learn(Chunk(first, beyond, Sums(contest("random")), [], 0.001 * (beyond - first)))

    assert due == 1000
    assert sizes[:4] == [1, 4, 16, 64]
    assert max(sizes) == 250
    assert sizes[-1] == 1
