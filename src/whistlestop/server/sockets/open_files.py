"""The operating system's limit of open files, which sockets are too."""

import sys
from typing import Final

RESERVE: Final = 100
"""Files for everything but clients: the database, worker processes, webhooks, the page."""


def raise_limit(wanted: int) -> None:
    """Raise this process's limit of open files as far as it may itself."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVE)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def socket_capacity(most: int) -> int:
    """Return how many sockets clients can have: as many as wanted, or as the limit of open files leaves."""
    if sys.platform == "win32":
        return most
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else min(most, max(soft - RESERVE, soft // 2))
