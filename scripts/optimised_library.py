"""The optimised library of the rules, which replaces the quickly compiled one as soon as it is built.

Run as python -m scripts.optimised_library, at the lowest priority, by ./play.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.file_lock import locked
from scripts.set_up import LOCK
from scripts.stamp import Stamp, digest, read_stamp, write_stamp
from scripts.workspace import PINS, PIP, PIP_OPTIONS, PYTHON, ROOT, VENV, is_on, say

FOLDER = VENV / "optimised"
LOG = FOLDER / "build.log"
ALONE = FOLDER / "lock"
FAILED = FOLDER / "failed"
COMPILED = "whistlestop-compiled"
"""The folder in which the build keeps what it has compiled."""

FIND_SITE = "import sysconfig; print(sysconfig.get_path('platlib'))"
LOWEST = 19
"""The niceness of the build in the background."""


def optimise_in_background(stamp: Stamp) -> None:
    """Start to build the optimised library unless it is installed, or being built."""
    if not is_wanted(stamp):
        return
    prepare()
    with locked(ALONE) as free:
        if not free:
            return
    say("Optimising the engine in the background. Everything works meanwhile, at two thirds of the speed.")
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, "-m", "scripts.optimised_library"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # an interrupt in the terminal does not end it
        )


def optimise_first(stamp: Stamp) -> None:
    """Install the optimised library, and wait until this has happened."""
    if not is_wanted(stamp):
        return
    prepare()
    say("Optimising the engine before it is measured; this takes about four minutes …")
    with locked(ALONE, "It is being optimised in the background already."):
        stamp_now = read_stamp()
        if stamp_now and is_wanted(stamp_now) and not build_and_install(stamp_now):
            say(f"It could not be optimised, so the figures are lower than they could be. See {LOG}")


def is_wanted(stamp: Stamp) -> bool:
    """Return whether an optimised library can and should replace the installed one."""
    if is_on("WHISTLESTOP_QUICK") or stamp["not_compiled"] or not stamp["quick"]:
        return False
    return not FAILED.exists() or FAILED.read_text(encoding="utf-8") != stamp["contents"]


def prepare() -> None:
    """Create the folder of the build."""
    FOLDER.mkdir(exist_ok=True)
    ALONE.touch()


def build_and_install(stamp: Stamp) -> bool:
    """Build the optimised library and install it; return whether this succeeded."""
    if not build():
        FAILED.write_text(stamp["contents"], encoding="utf-8")
        return False
    with locked(LOCK, "Waiting for a set-up to finish …"):
        if read_stamp() != stamp or digest() != stamp["contents"]:
            return False  # the sources have changed meanwhile
        replace_library()
        write_stamp({**stamp, "quick": False})
    return True


def build() -> bool:
    """Compile with full optimisation into the folder; return whether this succeeded."""
    variables = {**os.environ, **PINS}
    variables |= {
        "WHISTLESTOP_KEEP": str(FOLDER),
        "WHISTLESTOP_QUICK": "0",
        "WHISTLESTOP_MUST_COMPILE": "1",
        "WHISTLESTOP_NO_PAGE": "1",
    }
    command = [*PIP, "wheel", "--verbose", *PIP_OPTIONS, "--no-deps", "--wheel-dir", str(FOLDER), "."]
    with LOG.open("a", encoding="utf-8") as log:
        return subprocess.call(command, cwd=ROOT, env=variables, close_fds=False, stdout=log, stderr=log) == 0


def replace_library() -> None:
    """Exchange the installed library; running programs keep the one that they have loaded."""
    outcome = subprocess.run([PYTHON, "-c", FIND_SITE], capture_output=True, text=True, check=True)
    site = Path(outcome.stdout.strip())
    [library] = (FOLDER / COMPILED / "library").glob("whistlestop__mypyc.*")
    draft = site / f"{library.name}.draft"
    shutil.copyfile(library, draft)
    draft.replace(site / library.name)
    shutil.rmtree(VENV / COMPILED)
    (FOLDER / COMPILED).rename(VENV / COMPILED)


def main() -> None:
    """Build and install the optimised library, unless another process does."""
    os.nice(LOWEST)
    with locked(ALONE) as free:
        stamp = read_stamp()
        if free and stamp and is_wanted(stamp):
            build_and_install(stamp)


if __name__ == "__main__":
    main()
