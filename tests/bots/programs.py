"""Small programs that speak the bot protocol."""

import sys
from pathlib import Path

SPEAKS = """
import json, os, sys, time

def say(message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({{"protocol": 1, "name": "speaker", "motto": "unknown fields are ignored"}})
    elif message["type"] == "choose":
        {answer}
    {also}
"""
FIRST = 'say({"play": message["legal"][0]})'


def speaker(folder: Path, answer: str = FIRST, also: str = "") -> str:
    """Write a program that gives the same answer to every question; return its bot name."""
    return program(folder, SPEAKS.format(answer=answer, also=also))


def program(folder: Path, text: str) -> str:
    """Write a Python program; return its bot name."""
    file = folder / "speaker.py"
    file.write_text(text, encoding="utf-8")
    return f'exec:"{Path(sys.executable).as_posix()}" "{file.as_posix()}"'
