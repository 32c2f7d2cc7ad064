"""Write the lock files of a deployment from the pins of the project.

Run it as python -m scripts.lock_requirements; it needs uv and a package index.

deploy/requirements.lock        what a server imports
deploy/build-requirements.lock  what building its wheel needs

Each file lists exact versions with the SHA-256 of every file of a release, for pip --require-hashes.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

from hatch_build import COMPILER_PACKAGES, MAP_PACKAGES, PAGE_PACKAGES

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
HEADING = "# Written by scripts/lock_requirements.py from pyproject.toml and constraints.txt.\n"
COMPILE = (
    *("-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--generate-hashes"),
    *("--universal", "--no-emit-index-url", "--no-emit-find-links", "--constraint=constraints.txt"),
)


def runtime_requirements() -> list[str]:
    """Return the direct requirements of a server."""
    project = project_table("project")
    return [*project["dependencies"], *project["optional-dependencies"]["server"]]


def build_requirements() -> list[str]:
    """Return the direct requirements of building a wheel with compiled rules and the page."""
    packages = {*COMPILER_PACKAGES, *MAP_PACKAGES, *PAGE_PACKAGES}
    return [*project_table("build-system")["requires"], *sorted(packages)]


def project_table(name: str) -> dict[str, dict[str, list[str]]]:
    """Return a table of pyproject.toml."""
    table: dict[str, dict[str, list[str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[name]
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
    """Write both lock files."""
    locks = {
        "requirements.lock": lock(runtime_requirements()),
        "build-requirements.lock": lock(build_requirements()),
    }
    for name, text in locks.items():
        (DEPLOY / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
