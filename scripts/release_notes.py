"""Print the release notes of a version from CHANGELOG.md.

Run it as python scripts/release_notes.py v0.1.0. It fails unless tag, package and changelog agree.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def package_version() -> str:
    """Return the version that the package declares."""
    text = (ROOT / "src/whistlestop/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, flags=re.MULTILINE)
    if found is None:
        sys.exit("src/whistlestop/__init__.py declares no __version__.")
    return found[1]


def release_notes(version: str) -> str | None:
    """Return the changelog's section about a version, without its heading."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    for section in sections:
        heading, _, body = section.partition("\n")
        if re.fullmatch(rf"\[{re.escape(version)}\] - \d{{4}}-\d{{2}}-\d{{2}}", heading):
            return body.strip()
    return None


def main(tag: str) -> None:
    """Print the notes of the release with this tag, or explain why there can be none."""
    version = package_version()
    if tag != f"v{version}":
        sys.exit(
            f"The tag is {tag}, but the package is version {version}: tag v{version}, or change __version__."
        )
    notes = release_notes(version)
    if not notes:
        sys.exit(
            f'CHANGELOG.md has no section "## [{version}] - YYYY-MM-DD": rename "Unreleased" and date it.'
        )
    print(notes)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
