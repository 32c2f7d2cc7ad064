"""Playthroughs: complete games as JSON lines, for verification by another program."""

from collections.abc import Iterator

from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.match import Match

VERSION = 1
PLAYERS_SEED = 0x5EED  # keeps the players' random numbers independent of the game's


def playthrough(game: Game, seats: int, seed: int) -> Iterator[dict[str, object]]:
    """Play a random game and yield everything about it; deterministic for a seed."""
    match = Match(game, seats, Seeded(seed))
    players = Seeded(seed ^ PLAYERS_SEED)
    yield set_up(match, seed)
    while not match.over:
        legal = match.legal
        phase, seat = match.phase, match.seat
        play = match.play(legal[players.below(len(legal))])
        yield {
            "type": "decision",
            "ply": len(match.plays),
            "seat": seat,
            "phase": phase,
            "legal": legal,
            "played": play.text,
            "outcomes": outcomes(play.events),
        }
    yield {
        "type": "end",
        "plies": len(match.plays),
        "reason": match.state.reason,
        "seats": [sheet.to_dict() for sheet in match.score()],
        "winners": match.winners(),
    }


def set_up(match: Match, seed: int) -> dict[str, object]:
    """Return the random outcomes before the first decision."""
    data: dict[str, object] = {
        "type": "setup",
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "seed": seed,
        "first": int(match.state.first),
    }
    if match.game.options:
        data["options"] = sorted(match.game.options)
    data["outcomes"] = outcomes(
        tuple(event for event in match.opening if event.type in ("row", "flush", "reshuffle"))
    )
    for step in match.game.opening:
        data.update(step.outcomes(match.state))
    return data


def outcomes(events: tuple[Event, ...]) -> list[dict[str, object]]:
    """Return the random outcomes among some events, in order."""
    data: list[dict[str, object]] = []
    for event in events:
        facts = event.to_dict()
        if event.type == "dealt":
            data.append({"dealt": {"seat": facts["seat"], "card": facts["card"]}})
        elif event.type in ("flush", "reshuffle"):
            data.append({event.type: facts["cards"]})
        elif event.type == "tickets_shuffled":
            data.append({event.type: facts["deck"]})
        elif event.declared.luck:
            data.append({event.type: facts[event.declared.luck]})
    return data
