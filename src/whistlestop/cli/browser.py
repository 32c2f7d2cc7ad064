"""Opening a page in the person's browser, where there is one."""

import os
import sys
import threading
import webbrowser


def is_there() -> bool:
    """Tell whether somebody sits before a screen on which a browser could open."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open a page without waiting for the browser; whether it succeeds or not, the address was printed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
