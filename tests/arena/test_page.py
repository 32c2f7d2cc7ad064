"""docs/arena.md shows the real output and lists all options."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
SESSION = re.compile(r"```console\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ whistlestop (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def words(text: str) -> list[str]:
    """Return the words, with numbers masked because they change with the bots."""
    return re.sub(r"behaviour \w+|[-+]?\d[\d.]*", "#", text).split()


def test_the_commands_on_the_page_print_what_it_shows(tmp_path: Path) -> None:
    sessions = "".join(SESSION.findall(PAGE.read_text(encoding="utf-8")))
    commands = COMMAND.findall(sessions)

    assert len(commands) == 3
    for command, shown in commands:
        line = f'"{sys.executable}" -m whistlestop {command}'
        done = subprocess.run(line, shell=True, cwd=tmp_path, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        assert words(done.stdout) == words(shown)


def test_every_option_is_on_the_page() -> None:
    command = [sys.executable, "-m", "whistlestop", "arena", "--help"]
    text = subprocess.run(command, capture_output=True, encoding="utf-8").stdout
    options = set(re.findall(r"--[a-z]+[01]?", text)) - {"--help", "--game", "--option"}

    assert len(options) > 15
    assert [option for option in options if option not in PAGE.read_text(encoding="utf-8")] == []
