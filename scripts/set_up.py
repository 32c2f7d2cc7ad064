"""The set-up of .venv: the pinned dependencies and the package, compiled if possible."""

import os
import shutil
import subprocess
import sys
import time
from typing import NoReturn

from scripts.file_lock import locked
from scripts.stamp import LOCKS, STAMP, Stamp, digest, environment, read_stamp, write_stamp
from scripts.workspace import PINS, PIP, PIP_OPTIONS, ROOT, VENV, is_on, say

LOG = VENV / "setup.log"
LOCK = ROOT / "play"

NO_VENV = """Python could not create a virtual environment.
On Debian and Ubuntu, try: sudo apt install python3-venv"""
NO_NETWORK = """pip could not download the packages that Whistlestop needs.
Check your network connection, then run ./play again."""
NO_INSTALL = "pip could not install Whistlestop; see the output above."

# pip's messages when it can't reach a package index; the last two appear with pinned versions.
OFFLINE = ("connection broken by", "Could not fetch URL", "No matching distribution", "ResolutionImpossible")

# Prefixes of the build's messages about what it left out, or why it failed.
NOT_COMPILED = "Whistlestop is not compiled: "
NOT_OPTIMISED = "Whistlestop is not fully optimised: "
NO_PAGE = "Whistlestop has no page: "
REFUSAL = "Whistlestop must "


def set_up(test: bool, insist: bool) -> Stamp:
    """Bring .venv up to date; an interrupted set-up has no stamp and starts over."""
    stamp = read_stamp()
    if stamp and is_ready(stamp, test, insist):
        return stamp
    with locked(LOCK, "Waiting for another set-up to finish …"):
        stamp = read_stamp()
        if stamp and is_ready(stamp, test, insist):
            return stamp
        began = time.monotonic()
        if stamp:
            say("Updating Whistlestop …")
            test = test or stamp["test"]
        else:
            say("Setting up Whistlestop (only once; about two minutes on two cores) …")
            make_venv()
        contents = digest()
        STAMP.unlink(missing_ok=True)
        if not install(LOCKS[test], insist):
            if stamp:  # pip changed nothing
                write_stamp(stamp)
            explain_failure()
        stamp = Stamp(
            environment=environment(),
            contents=contents,
            test=test,
            quick=logged_reason(NOT_OPTIMISED) is not None,
            not_compiled=logged_reason(NOT_COMPILED),
            no_page=logged_reason(NO_PAGE),
        )
        write_stamp(stamp)
        say(f"Ready after {time.monotonic() - began:.0f} seconds.")
        if stamp["not_compiled"]:
            say(f"The rules run as plain Python, so simulations are slow: {stamp['not_compiled']}")
        if stamp["no_page"]:
            say(f"The page could not be built, so you can't play in a browser: {stamp['no_page']}")
            say(f"To try again, delete {STAMP} and run ./play.")
        return stamp


def is_ready(stamp: Stamp, test: bool, insist: bool) -> bool:
    """Return whether the last set-up matches the sources and the request."""
    return (
        stamp["contents"] == digest()
        and (stamp["test"] or not test)
        and not (insist and stamp["not_compiled"])
        and not (test and stamp["no_page"])
    )


def make_venv() -> None:
    """Create an empty .venv."""
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    outcome = subprocess.run(command, close_fds=False, capture_output=True, text=True)
    if outcome.returncode != 0:
        say(outcome.stdout, outcome.stderr, NO_VENV)
        sys.exit(1)


def install(lock: str, insist: bool) -> bool:
    """Install the dependencies in a lock file, and the package, compiled if possible.

    The first build is quick where another one can replace it in the background.
    """
    variables = {
        **os.environ,
        **PINS,
        "WHISTLESTOP_KEEP": str(VENV),
        "WHISTLESTOP_MUST_COMPILE": "1" if insist else "0",
        "WHISTLESTOP_MUST_PAGE": "1" if is_on("CI") or is_on("WHISTLESTOP_MUST_PAGE") else "0",
    }
    if os.name == "posix":
        variables["WHISTLESTOP_QUICK"] = "1"
    pip = [*PIP, "install", "--verbose", *PIP_OPTIONS]
    commands = ([*pip, "--require-hashes", "--requirement", lock], [*pip, "--no-deps", "."])
    with LOG.open("w", encoding="utf-8") as log:
        return all(
            subprocess.call(command, cwd=ROOT, env=variables, close_fds=False, stdout=log, stderr=log) == 0
            for command in commands
        )


def logged_reason(prefix: str) -> str | None:
    """Return the logged reason with the given prefix, if any."""
    return next((line.partition(prefix)[2] for line in log_lines() if prefix in line), None)


def explain_failure() -> NoReturn:
    """Print what went wrong and what to do about it, then exit."""
    lines = log_lines()
    refusal = next((number for number, line in enumerate(lines) if REFUSAL in line), None)
    if refusal is not None:
        shown = lines[: refusal + 1]
        build = max(number for number, line in enumerate(shown) if "Running command" in line)
        say("", *shown[build + 1 :], "")
    else:
        offline = any(sign in line for line in lines for sign in OFFLINE)
        say("", *lines[-30:], "", NO_NETWORK if offline else NO_INSTALL)
    say(f"Full log: {LOG}")
    sys.exit(1)


def log_lines() -> list[str]:
    """Return the lines of the last set-up's log."""
    return LOG.read_text(encoding="utf-8", errors="replace").splitlines()
