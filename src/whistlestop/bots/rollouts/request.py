"""A request for rollouts, in a form that can be sent to another process."""

from typing import NamedTuple


class RolloutRequest(NamedTuple):
    """What is to be played on, as plain data."""

    known: bytes  # a serialized `KnownState`
    candidates: list[int]
    first: int  # the number of the first rollout, which decides its deal and luck
    rollouts: int  # of each candidate
    seed: int
    limit: int  # of the actions in a rollout; -1 for none
    beliefs: bytes | None
    memories: list[bytes]  # what the seat's bot remembers, with one plan or another; empty if there is none
    memory_of: list[int]  # for each candidate, the memory with which it is played on
    later: list[int]  # for each candidate, what the seat plays on its next turn if it can; empty for nothing
