"""What came of one game between bots."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """One finished game; whatever differs by seat is listed seat by seat."""

    block: int  # the games of a block are dealt the same, and every bot sits in every seat
    rotation: int
    seed: int  # with the bots in these seats, it gives the very same game again
    bots: list[str]
    scores: list[int]
    ranks: list[int]  # 1 for the winner; winners who share the victory share the rank
    points: list[dict[str, int]]  # by source: routes, tickets, bonuses
    counts: list[dict[str, int]]  # completed and failed tickets, and what else the game counts
    turns: list[int]
    routes: list[list[int]]  # the routes that each seat claimed; none in a game without a board
    plies: int
    reason: str  # why the game ended
    crashes: list[str]  # what went wrong; nothing where a bot played to the end
    overruns: list[int]  # how many decisions took too long
    seconds: list[float]  # how long each bot thought in all
