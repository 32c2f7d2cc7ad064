"""One server per file; the error of the second names where the first is running."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from whistlestop.server.errors import BadDatabase, DatabaseInUse
from whistlestop.server.store.lock import FileLock, lock_beside

HOLDER = """
import sys, time
from pathlib import Path
from whistlestop.server.store.lock import FileLock

lock = FileLock.take(Path(sys.argv[1]), "http://127.0.0.1:8123/")
print("taken", flush=True)
time.sleep(600)
"""

PARENT = """
import os, sys, time
from pathlib import Path
from whistlestop.server.store.lock import FileLock

lock = FileLock.take(Path(sys.argv[1]))
ear, mouth = os.pipe()
child = os.fork()
if child == 0:
    os.close(1)
    os.write(mouth, b"!")
    time.sleep(600)
os.read(ear, 1)
print(child)
"""


def holder(path: Path) -> "subprocess.Popen[str]":
    """Start a process that holds the lock."""
    process = subprocess.Popen([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "taken\n"
    return process


def test_a_second_process_is_refused_and_learns_where_the_first_is(tmp_path: Path) -> None:
    path = lock_beside(tmp_path / "tables.db")
    with holder(path) as process:
        try:
            with pytest.raises(
                DatabaseInUse, match="Another server is already using this database"
            ) as refusal:
                FileLock.take(path, "http://127.0.0.1:9999/")
            assert refusal.value.line == "http://127.0.0.1:8123/"
            assert refusal.value.line in str(refusal.value)
        finally:
            process.kill()


def test_a_lock_goes_with_its_process(tmp_path: Path) -> None:
    path = lock_beside(tmp_path / "tables.db")
    with holder(path) as process:
        process.send_signal(signal.SIGKILL)
    lock = FileLock.take(path, "http://127.0.0.1:9999/")
    assert lock.read_line() == "http://127.0.0.1:9999/"
    lock.release()


def test_a_child_does_not_hold_the_lock_of_a_process_that_is_gone(tmp_path: Path) -> None:
    path = lock_beside(tmp_path / "tables.db")
    command = [sys.executable, "-c", PARENT, str(path)]
    parent = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    try:
        FileLock.take(path, "").release()
    finally:
        os.kill(int(parent.stdout), signal.SIGKILL)


def test_a_lock_that_is_released_can_be_taken_again_and_says_something_else(tmp_path: Path) -> None:
    path = lock_beside(tmp_path / "new" / "tables.db")
    first = FileLock.take(path, "http://127.0.0.1:12345/a-long-address")
    with pytest.raises(DatabaseInUse):
        FileLock.take(path, "")
    first.release()
    second = FileLock.take(path, "")
    assert second.read_line() == ""
    second.write_line("http://127.0.0.1:1/")
    assert second.read_line() == "http://127.0.0.1:1/"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    second.release()


def test_a_lock_that_can_t_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("no folder")
    with pytest.raises(BadDatabase, match=r"can't be created: .*directory"):
        FileLock.take(lock_beside(tmp_path / "tables" / "tables.db"), "")
