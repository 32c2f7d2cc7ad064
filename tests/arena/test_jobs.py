"""Several processes play the same games as one, and return them in order."""

from pathlib import Path

import pytest

from tests.arena.contests import Collected, contest, own_bots, played, table
from whistlestop.arena.totals import ContestTotals
from whistlestop.arena.tournament import Tournament
from whistlestop.arena.workers import Chunk, ChunkSizer, Task, Worker
from whistlestop.core.errors import WhistlestopError


def test_the_table_does_not_depend_on_the_number_of_jobs() -> None:
    what = contest("random", "greedy", seats=3)
    alone = Tournament(what, 30)
    alone.run()
    together = Tournament(what, 30, jobs=2)
    together.run()

    assert table(alone) == table(together)


def test_games_are_returned_in_order() -> None:
    what = contest("random", "greedy")
    _, alone = played(what, 40)
    together, collected = Tournament(what, 40, jobs=3), Collected()
    together.sinks.append(collected)
    together.run()

    assert [(game.block, game.rotation) for game in collected.games] == [
        (block, rotation) for block in range(20) for rotation in range(2)
    ]
    assert [game.scores for game in collected.games] == [game.scores for game in alone.games]


def test_a_killed_worker_process_is_reported() -> None:
    worker = Worker(Task(contest("random"), keep=False))
    worker.send((0, 100_000))
    worker.process.kill()

    with pytest.raises(WhistlestopError, match="A worker process ended unexpectedly"):
        worker.receive()
    worker.stop()


def test_an_error_in_a_worker_process_is_reported(tmp_path: Path) -> None:
    worker = Worker(Task(contest(f"{own_bots(tmp_path)}:Nobody"), keep=False))
    worker.send((0, 1))

    with pytest.raises(WhistlestopError, match="has no class “Nobody”"):
        worker.receive()
    worker.stop()


def test_chunks_grow_and_cover_every_block_once() -> None:
    sizer = ChunkSizer(3, 1000, 2)
    sizes, due = [], 3
    while sizer.next < 1000:
        first, stop = sizer.next_range()
        assert first == due
        due = stop
        sizes.append(stop - first)
        sizer.adjust(Chunk(first, stop, ContestTotals(contest("random")), [], 0.001 * (stop - first)))

    assert due == 1000
    assert sizes[:4] == [1, 4, 16, 64]
    assert max(sizes) == 250
    assert sizes[-1] == 1
