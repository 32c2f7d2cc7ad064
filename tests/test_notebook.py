"""The example notebook runs from top to bottom, and shows what it promises."""

import os
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FILE = Path(__file__).parents[1] / "examples" / "notebook.ipynb"


def example() -> Any:
    """Return the example notebook."""
    return nbformat.reads(FILE.read_text(encoding="utf-8"), as_version=4)


def outputs(notebook: Any) -> str:
    """Return everything that the cells have shown as text, pictures by their type."""
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    texts = [one.get("text", "") for one in shown]
    kinds = [f"<{kind}> {data}" for one in shown for kind, data in one.get("data", {}).items()]
    return "\n".join([*texts, *kinds])


def test_the_notebook_plays_draws_compares_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    notebook = example()

    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()

    text = outputs(notebook)
    assert "Europe: play 1, seats 0 and 1 to choose (tickets)." in text
    assert "won by seat 1." in text
    assert "<image/svg+xml> <svg" in text
    assert text.count("<image/png>") == 2
    assert "<Record" in text


def test_the_notebook_is_kept_without_outputs() -> None:
    notebook = example()

    assert all(
        not cell.outputs and cell.execution_count is None
        for cell in notebook.cells
        if cell.cell_type == "code"
    )
