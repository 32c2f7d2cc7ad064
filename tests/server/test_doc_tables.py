"""The tables of events, facts, fields and slots in the documentation follow from the declarations."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "doc_tables.py"


def test_the_tables_of_the_documentation_are_current() -> None:
    outcome = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True)

    assert outcome.stderr == ""
    assert outcome.returncode == 0
