"""The result of one game between bots."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """One finished game; lists are indexed by seat."""

    block: int  # games of a block share a deal, with each bot in each seat once
    rotation: int
    seed: int  # of the deal
    bots: list[str]
    scores: list[int]
    ranks: list[int]  # 1 for the winner; ties share a rank
    points: list[dict[str, int]]  # by source: routes, tickets, bonuses
    counts: list[dict[str, int]]  # completed and failed tickets, and other counts
    turns: list[int]
    routes: list[list[int]]  # claimed routes; empty in a game without a board
    plies: int
    reason: str  # why the game ended
    crashes: list[str]  # error messages; empty if the bot did not crash
    decisions: list[int]  # until the bot forfeited, if it did
    overruns: list[int]  # decisions that took longer than the time limit
    timeouts: list[int]  # 1 if the bot forfeited because a decision took far too long
    seconds: list[float]  # total thinking time
