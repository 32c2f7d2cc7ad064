"""A request for rollouts, in a form that can be sent to another process."""

from typing import NamedTuple


class RolloutRequest(NamedTuple):
    """What is to be played on, as plain data."""

    known: bytes  # a serialized `KnownState`
    candidates: list[int]
    rollouts: int  # of each candidate
    seed: int
    limit: int  # of the actions in a rollout; -1 for none
    beliefs: bytes | None
    memory: bytes | None  # what the seat's bot remembers
