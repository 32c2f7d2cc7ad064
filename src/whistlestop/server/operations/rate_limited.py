"""The refusal of a client that exceeds a rate limit."""

import math

from whistlestop.core.reason import Count, Reason
from whistlestop.server.wire.codes import Refusal


class RateLimited(Refusal):
    """A rate limit is exceeded; `retry_after` is in seconds."""

    def __init__(self, what: Reason, wait: float) -> None:
        self.retry_after = max(1, math.ceil(wait))
        seconds = Count(self.retry_after, "second")
        said = Reason("{what} Please try again in {wait}.", what=what, wait=seconds)
        super().__init__("too_many", said)
