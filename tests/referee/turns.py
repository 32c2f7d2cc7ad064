"""Turns: whose it is, and when there are no more."""

IDLE_ROUNDS = 20

FINAL_ROUND = "final round"
EVERYBODY_PASSED = "everybody passed"
NO_PROGRESS = "no progress"


class Turns:
    """Goes clockwise round the table until the game ends."""

    def __init__(self, seats: int, first: int) -> None:
        """Begin with the first player."""
        self.seats = seats
        self.seat = first
        self.left: int | None = None
        self.passes = 0
        self.idle = 0
        self.reasons: list[str] = []

    def end(self, *, final: bool, progress: bool, passed: bool) -> None:
        """End a turn, which may be the one that sets off the final round."""
        if self.left is not None:
            self.left -= 1
        elif final:
            self.left = self.seats  # the player who set it off included (Q-21, CG-14)
        self.passes = self.passes + 1 if passed else 0
        self.idle = 0 if progress else self.idle + 1
        # Two of these can come true with the same turn; no clause ranks them, so all are kept.
        if self.left == 0:
            self.reasons.append(FINAL_ROUND)
        if self.passes == self.seats:
            self.reasons.append(EVERYBODY_PASSED)
        if self.idle == IDLE_ROUNDS * self.seats:
            self.reasons.append(NO_PROGRESS)
        self.seat = (self.seat + 1) % self.seats
