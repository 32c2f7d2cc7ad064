"""Building the page explains what is missing, and depends on no particular registry."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.loop import on_a_loop
from whistlestop.server.http.page import page_app

WEB = Path(__file__).parents[1] / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
PACKAGE = json.loads((WEB / "package.json").read_text(encoding="utf-8"))

WITHOUT_LENT_NODE = ["-S", "-E"]
"""Python without the packages of its environment, and so without the Node.js that pip may have brought."""


def make(*words: str, path: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *WITHOUT_LENT_NODE, str(WEB / "make.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": path})


@pytest.mark.parametrize("version", [None, "v18.20.4", "v20.18.3"])
def test_a_machine_without_a_fitting_node_is_told_which_one_is_needed(
    version: str | None, tmp_path: Path
) -> None:
    if version:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            (tmp_path / name).chmod(0o755)

    outcome = make("node", path=str(tmp_path))

    assert outcome.returncode == 1
    assert "Node.js 20.19" in outcome.stderr


@on_a_loop
async def test_a_server_without_a_page_says_how_to_get_one(tmp_path: Path) -> None:
    served = httpx.ASGITransport(page_app(tmp_path))
    async with httpx.AsyncClient(transport=served, base_url="http://here") as client:
        answer = await client.get("/")

    assert answer.status_code == 404
    assert "./play" in answer.text


def test_packages_are_fetched_from_whatever_registry_one_uses() -> None:
    assert "resolved" not in {key for entry in LOCK["packages"].values() for key in entry}


def test_the_page_can_be_built_on_all_usual_machines() -> None:
    bindings = {name.rpartition("/binding-")[2] for name in LOCK["packages"] if "/binding-" in name}

    assert {
        "linux-x64-gnu", "linux-arm64-gnu", "linux-x64-musl", "darwin-arm64", "darwin-x64", "win32-x64-msvc",
    } <= bindings  # fmt: skip


def test_versions_are_exact() -> None:
    versions = [*PACKAGE["devDependencies"].values(), *PACKAGE.get("dependencies", {}).values()]

    assert versions
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)
