"""Playthroughs: a game laid open as JSON lines, so that another program can check every step."""

from collections.abc import Iterator

from whistlestop.core.chance import Seeded
from whistlestop.core.events import BY_LUCK, Event
from whistlestop.core.game import Game
from whistlestop.record.match import Match

VERSION = 1
PLAYERS_SEED = 0x5EED  # players decide by luck of their own, so that it does not mix with the game's


def playthrough(game: Game, seats: int, seed: int) -> Iterator[dict[str, object]]:
    """Play one random game and tell everything about it; the same seed gives the same lines."""
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
    """Tell what chance decided before the first decision."""
    told: dict[str, object] = {
        "type": "setup",
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "seed": seed,
        "first": int(match.state.first),
    }
    if match.game.options:
        told["options"] = sorted(match.game.options)
    told["outcomes"] = outcomes(
        tuple(event for event in match.opening if event.type in ("row", "flush", "reshuffle"))
    )
    for step in match.game.opening:
        told.update(step.told(match.state))
    return told


def outcomes(events: tuple[Event, ...]) -> list[dict[str, object]]:
    """List the answers of chance among some events, in the order in which they fell."""
    told: list[dict[str, object]] = []
    for event in events:
        facts = event.to_dict()
        if event.type == "dealt":
            told.append({"dealt": {"seat": facts["seat"], "card": facts["card"]}})
        elif event.type in ("flush", "reshuffle"):
            told.append({event.type: facts["cards"]})
        elif event.type == "tickets_shuffled":
            told.append({event.type: facts["deck"]})
        elif event.type in BY_LUCK:
            told.append({event.type: facts[BY_LUCK[event.type]]})
    return told
