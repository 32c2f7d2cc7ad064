"""The operating system's limit on open files, which include sockets."""

import sys
from typing import Final

RESERVE: Final = 100
"""Files for everything but clients: the database, worker processes, webhooks, the page."""


def raise_limit(wanted: int) -> None:
    """Raise this process's soft limit on open files as far as the hard limit allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVE)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def socket_capacity(most: int) -> int:
    """Return the number of sockets for clients, limited by the number of open files."""
    if sys.platform == "win32":
        return most
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else min(most, max(soft - RESERVE, soft // 2))
