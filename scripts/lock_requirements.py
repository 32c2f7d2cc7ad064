"""Write the lock files from the requirements and the pins of the project.

Run it as python -m scripts.lock_requirements; it needs uv and a package index.

locks/server.txt   what a server imports
locks/build.txt    what building a wheel needs
locks/docs.txt     what the server and the documentation site import
locks/test.txt     what everything imports, with all extras

Each file lists exact versions with the SHA-256 of every file of a release, for pip --require-hashes.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatch_build import COMPILER_PACKAGES, MAP_PACKAGES, PAGE_PACKAGES

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
HEADING = "# Written by scripts/lock_requirements.py from pyproject.toml and constraints.txt.\n"
COMPILE = (
    *("-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--generate-hashes"),
    *("--universal", "--no-emit-index-url", "--no-emit-find-links", "--constraint=constraints.txt"),
)


def requirements() -> dict[str, list[str]]:
    """Return the direct requirements of each lock file."""
    compiling = sorted({*COMPILER_PACKAGES, *MAP_PACKAGES, *PAGE_PACKAGES})
    return {
        "build": [*project_table("build-system")["requires"], *compiling],
        "docs": with_extras("server", "docs"),
        "server": with_extras("server"),
        "test": with_extras("test"),
    }


def with_extras(*names: str) -> list[str]:
    """Return the direct requirements of the package with some extras, and of the extras these name."""
    project = project_table("project")
    extras: dict[str, list[str]] = project["optional-dependencies"]
    found = list(project["dependencies"])
    for name in names:
        for requirement in extras[name]:
            package, _, nested = requirement.partition("[")
            found += with_extras(*nested.strip("]").split(",")) if package == "whistlestop" else [requirement]
    return list(dict.fromkeys(found))


def project_table(name: str) -> dict[str, Any]:
    """Return a table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[name]
    return table


def lock(requirements: list[str]) -> str:
    """Resolve requirements to exact versions with hashes."""
    python = str(project_table("project")["requires-python"]).removeprefix(">=")
    done = subprocess.run(
        [sys.executable, *COMPILE, f"--python-version={python}", "-"],
        cwd=ROOT,
        input="\n".join(requirements),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    if done.returncode:
        sys.exit("Nothing was written. The script needs uv: pip install --constraint constraints.txt uv")
    return HEADING + done.stdout


def main() -> None:
    """Write all lock files."""
    locks = {name: lock(needed) for name, needed in requirements().items()}
    for name, text in locks.items():
        (LOCKS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
