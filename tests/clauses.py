"""The clauses of the rules pages, by id."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
PAGES = sorted(FOLDER.glob("*.md"))

# A clause begins with its id in bold and ends before the next one, a heading or an empty line.
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=\n- |\n#|\n\n|\Z)", re.MULTILINE | re.DOTALL)


def clauses(page: Path) -> list[tuple[str, str]]:
    """Return the clauses of a page in order."""
    return [
        (clause[1], " ".join(clause[2].split()))
        for clause in CLAUSE.finditer(page.read_text(encoding="utf-8"))
    ]


def all_clauses() -> dict[str, str]:
    """Return the clauses of all pages."""
    return {clause: words for page in PAGES for clause, words in clauses(page)}
