import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import whistlestop
from scripts.release_notes import release_notes

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_citation_and_package_have_the_same_version_and_licence() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))

    assert citation["version"] == whistlestop.__version__
    assert citation["license"] == PROJECT["project"]["license"]


def test_the_changelog_describes_the_current_version_or_an_unreleased_one() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

    assert release_notes(whistlestop.__version__) or "## [Unreleased]\n" in changelog


def test_a_tag_of_another_version_is_refused() -> None:
    command = [sys.executable, "scripts/release_notes.py", "v99.0.0"]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert outcome.returncode == 1
    assert f"tag v{whistlestop.__version__}" in outcome.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_ask_for_no_more_rights_than_they_need(file: Path) -> None:
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))

    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        for step in job.get("steps", []):
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


def test_workflows_wheels_and_classifiers_name_the_same_versions_of_python() -> None:
    classifiers = " ".join(PROJECT["project"]["classifiers"])
    declared = re.findall(r"Python :: (3\.\d+)", classifiers)
    tests = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8"))
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])

    assert tests["jobs"]["engine"]["strategy"]["matrix"]["python"] == declared
    assert [f"3.{minor}" for minor in built] == declared


def test_files_and_folders_that_workflows_name_exist() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    named = re.findall(r"\b(?:tests|scripts|\.ci)/[\w/.]+", text)

    assert len(named) >= 8
    assert [path for path in named if not (ROOT / path).exists()] == []
