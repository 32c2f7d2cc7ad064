"""Who is present: people connected here, and by heartbeats those connected to other processes."""

from collections.abc import Callable

from whistlestop.server.live.follower import Follower, Listener

MISSED_HEARTBEATS = 2.5
"""Missed heartbeats after which a person at another process counts as gone."""


class Presence:
    """Which seats are present, and since when the others are absent."""

    __slots__ = ("absent_since", "awake_since", "clock", "elsewhere", "followers", "horizon")

    def __init__(self, seats: int, every: float, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.horizon = every * MISSED_HEARTBEATS
        self.followers: dict[Listener, Follower] = {}
        self.elsewhere: dict[int, float] = {}  # time of the last heartbeat for a seat at another process
        now = clock()
        self.absent_since = dict.fromkeys(range(seats), now)
        self.awake_since = now

    @property
    def has_followers(self) -> bool:
        """Whether any connection follows the table here."""
        return bool(self.followers)

    @property
    def watchers(self) -> int:
        """How many spectators are connected here."""
        return sum(not follower.seats for follower in self.followers.values())

    def local_seats(self) -> set[int]:
        """Return the seats connected to this process."""
        return {seat for follower in self.followers.values() for seat in follower.seats}

    def present(self, seat: int) -> bool:
        """Return whether a seat is connected to any process."""
        seen = self.elsewhere.get(seat)
        if seen is not None and self.clock() - seen < self.horizon:
            return True
        return any(seat in follower.seats for follower in self.followers.values())

    def all_present(self) -> list[int]:
        """Return the seats connected to any process."""
        return [seat for seat in self.absent_since if self.present(seat)]

    def follow(self, listener: Listener) -> Follower:
        """Subscribe a connection, or return its subscription."""
        if not self.followers:
            self.awake_since = self.clock()
        return self.followers.setdefault(listener, Follower(listener))

    def unfollow(self, listener: Listener) -> None:
        """Unsubscribe a connection."""
        follower = self.followers.pop(listener, None)
        for seat in follower.seats if follower else []:
            self.absent_since[seat] = self.clock()

    def seen_elsewhere(self, seats: list[int]) -> bool:
        """Record a heartbeat of another process; return whether it changes anything."""
        news = any(not self.present(seat) for seat in seats)
        self.elsewhere.update(dict.fromkeys(seats, self.clock()))
        return news

    def gone_elsewhere(self, seats: list[int]) -> bool:
        """Record who left another process; return whether it changes anything."""
        gone = [seat for seat in seats if self.elsewhere.pop(seat, None) is not None]
        self.absent_since.update(dict.fromkeys(gone, self.clock()))
        return bool(gone)

    def seconds_away(self, seat: int) -> float:
        """Return how long a seat has been absent while the table was followed; 0 if it is present."""
        if self.present(seat):
            return 0.0
        last = max(self.absent_since[seat], self.elsewhere.get(seat, -1e18) + self.horizon, self.awake_since)
        return max(self.clock() - last, 1e-9)
