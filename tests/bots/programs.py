"""Small programs that speak the bot protocol, more or less."""

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
    """Write a program that answers every question so, and return the name of the bot that it is."""
    return program(folder, SPEAKS.format(answer=answer, also=also))


def program(folder: Path, text: str) -> str:
    """Write a program in Python, and return the name of the bot that it is."""
    file = folder / "speaker.py"
    file.write_text(text, encoding="utf-8")
    return f'exec:"{Path(sys.executable).as_posix()}" "{file.as_posix()}"'
