"""Opening pages in the user's browser."""

import os
import sys
import threading
import webbrowser


def is_available() -> bool:
    """Return whether a browser can open on this machine's display."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """Open a page in the background; failures are ignored, since the address was printed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
