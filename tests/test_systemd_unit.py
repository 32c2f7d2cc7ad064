"""The systemd unit of a server is hardened and limited."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

UNIT = Path(__file__).parent.parent / "deploy" / "whistlestop@.service"
MOST_EXPOSED = 3.0

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="systemd is a program for Linux")


def analyze(*words: str) -> str:
    """Run systemd-analyze without a running systemd; return all that it prints."""
    command = ["systemd-analyze", "--no-pager", *words, str(UNIT)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    return done.stdout + done.stderr


@on_linux
def test_systemd_rates_the_exposure_of_the_unit_as_low() -> None:
    said = analyze("security", "--offline=true")
    rated = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)

    assert rated, said
    assert float(rated[1]) <= MOST_EXPOSED


@on_linux
def test_systemd_knows_every_directive_of_the_unit() -> None:
    said = analyze("verify")

    # Where the server is not installed, its program is missing.
    unexpected = [line for line in said.splitlines() if "is not executable" not in line]
    assert not unexpected


def test_the_unit_limits_memory_tasks_and_files_and_forgoes_all_capabilities() -> None:
    given = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE))

    assert re.fullmatch(r"\d+[MG]", given["MemoryMax"])
    assert re.fullmatch(r"\d+[MG]", given["MemoryHigh"])
    assert int(given["TasksMax"]) > 0
    assert int(given["LimitNOFILE"]) > 20_000
    assert given["CapabilityBoundingSet"] == ""
    assert given["NoNewPrivileges"] == "yes"


def test_a_server_that_refuses_its_settings_is_not_started_again_and_again() -> None:
    assert re.search(r"^RestartPreventExitStatus=2$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)


def test_bots_may_lower_their_priority() -> None:
    text = UNIT.read_text(encoding="utf-8")
    filters = re.findall(r"^SystemCallFilter=(.*)$", text, re.MULTILINE)

    assert filters == ["@system-service", "~@privileged @resources", "setpriority"]
