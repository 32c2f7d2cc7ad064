"""Write the game that the documentation's start page replays.

Run it as python -m scripts.site_replay FILE. The pictures of a game differ in few lines, so that each line is
stored once.
"""

import json
import sys
from pathlib import Path

import whistlestop
from whistlestop.record.event_text import event_text

GAME = "europe"
SEED = 12
NAMES = ["Ada", "Grace", "Emmy"]
BOT = "planner"


def replay() -> dict[str, object]:
    """Play a game between bots; return its pictures and sentences."""
    lines: dict[str, int] = {}

    def frame(text: str) -> dict[str, object]:
        picture = str(match.svg(names=NAMES))
        return {"text": text, "lines": [lines.setdefault(line, len(lines)) for line in picture.split("\n")]}

    match = whistlestop.new_match(GAME, seats=len(NAMES), seed=SEED, first=0)
    frames = [frame("The game begins.")]
    bots = [whistlestop.bot(BOT, seed=seat) for seat in range(len(NAMES))]
    while not match.over:
        seat = match.seat
        play = match.play(bots[seat].choose(match.view(seat)))
        sentences = " ".join(event_text(event, match.game, NAMES) for event in play.events)
        frames.append(frame(f"{len(frames)}. {sentences}"))
    winners = " and ".join(NAMES[seat] for seat in match.winners())
    scores = ", ".join(f"{name} {sheet.total}" for name, sheet in zip(NAMES, match.score(), strict=True))
    frames[-1]["text"] = f"{frames[-1]['text']} – the game is over, and {winners} won: {scores}."
    return {"lines": list(lines), "frames": frames}


def main(file: Path) -> None:
    """Write the game as a script, which a page can load without a server."""
    file.parent.mkdir(parents=True, exist_ok=True)
    game = json.dumps(replay(), ensure_ascii=False, separators=(",", ":"))
    file.write_text(f"globalThis.replayedGame = {game};\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
