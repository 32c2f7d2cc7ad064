"""Who is there: the people connected here, and those connected to other processes."""

from collections.abc import Callable

from whistlestop.server.tables.follower import Follower, Listener

HORIZON = 2.5
"""After so many tellings that did not come, somebody elsewhere is taken to be gone."""


class Attendance:
    """Which seats of a table are attended, and since when the others are not."""

    __slots__ = ("absent_since", "awake_since", "clock", "elsewhere", "followers", "horizon")

    def __init__(self, seats: int, every: float, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.horizon = every * HORIZON
        self.followers: dict[Listener, Follower] = {}
        self.elsewhere: dict[int, float] = {}  # when another process last told of a seat
        now = clock()
        self.absent_since = dict.fromkeys(range(seats), now)
        self.awake_since = now

    @property
    def anybody(self) -> bool:
        """Whether somebody is connected here, with a seat or looking on."""
        return bool(self.followers)

    @property
    def watchers(self) -> int:
        """How many look on here without a seat."""
        return sum(not follower.seats for follower in self.followers.values())

    def here(self) -> set[int]:
        """List the seats that are attended at this process."""
        return {seat for follower in self.followers.values() for seat in follower.seats}

    def present(self, seat: int) -> bool:
        """Tell whether a seat is attended, here or elsewhere."""
        told = self.elsewhere.get(seat)
        if told is not None and self.clock() - told < self.horizon:
            return True
        return any(seat in follower.seats for follower in self.followers.values())

    def all_present(self) -> list[int]:
        """List the seats that are attended, here or elsewhere."""
        return [seat for seat in self.absent_since if self.present(seat)]

    def follow(self, listener: Listener) -> Follower:
        """Let a connection follow the table, or return what it follows already."""
        if not self.followers:
            self.awake_since = self.clock()
        return self.followers.setdefault(listener, Follower(listener))

    def unfollow(self, listener: Listener) -> None:
        """Let a connection go."""
        follower = self.followers.pop(listener, None)
        for seat in follower.seats if follower else []:
            self.absent_since[seat] = self.clock()

    def heard_of(self, seats: list[int]) -> bool:
        """Note that another process has told who is there; return whether that is news."""
        news = any(not self.present(seat) for seat in seats)
        self.elsewhere.update(dict.fromkeys(seats, self.clock()))
        return news

    def lost(self, seats: list[int]) -> bool:
        """Note that another process has told who is gone there; return whether that is news."""
        gone = [seat for seat in seats if self.elsewhere.pop(seat, None) is not None]
        self.absent_since.update(dict.fromkeys(gone, self.clock()))
        return bool(gone)

    def away(self, seat: int) -> float:
        """Return since how many seconds a seat is not attended while the table was followed; 0 if it is."""
        if self.present(seat):
            return 0.0
        last = max(self.absent_since[seat], self.elsewhere.get(seat, -1e18) + self.horizon, self.awake_since)
        return max(self.clock() - last, 1e-9)
