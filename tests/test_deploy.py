"""The files for running servers say what the program understands."""

import re
import shlex
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from tests.cli.program import whistlestop
from tests.server.processes import server_process
from whistlestop.cli.databases import FOLDER, VARIABLE
from whistlestop.server.listening import USUAL_PORT
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.operations.watching import TOKEN

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def text(name: str) -> str:
    """Read a file of the folder."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def service_command() -> list[str]:
    """Read what systemd runs, for the usual port."""
    line = re.search(r"^ExecStart=(.*)$", text("whistlestop@.service"), re.MULTILINE)
    assert line
    return shlex.split(line[1].replace("%i", str(USUAL_PORT)))[1:]


def image_command() -> list[str]:
    """Read what the image runs if it is told nothing else."""
    line = re.search(r"^CMD \[(.*)\]$", text("Dockerfile"), re.MULTILINE)
    assert line
    return [word.strip(' "') for word in line[1].split(",")]


COMMANDS = {
    "compose": COMPOSE["services"]["server"]["command"],
    "image": image_command(),
    "systemd": service_command(),
}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS.keys())
def test_a_server_starts_with_the_words_of_the_file(words: list[str], tmp_path: Path) -> None:
    assert words[0] == "serve"
    assert f"--port={USUAL_PORT}" in words
    free = [word for word in words[1:] if not word.startswith("--port")]

    with server_process(tmp_path, *free, "--port=0") as server:
        assert httpx.get(f"{server.address}healthz").json()["status"] == "ok"


def test_an_option_that_does_not_exist_would_be_noticed() -> None:
    assert whistlestop("serve", "--behind-a-proxy", "--help").code == 2


def test_all_parts_speak_of_the_same_port() -> None:
    ports = [
        *COMPOSE["services"]["server"]["expose"],
        *re.findall(r"port (\d+)$", text("Caddyfile"), re.MULTILINE),
        *re.findall(r"^EXPOSE (\d+)$", text("Dockerfile"), re.MULTILINE),
        *re.findall(r"127\.0\.0\.1:(\d+)/healthz", text("Dockerfile")),
        *re.findall(r"server 127\.0\.0\.1:(\d+)", text("nginx.conf"))[:1],
    ]

    assert len(ports) == 5
    assert set(ports) == {str(USUAL_PORT)}


def test_the_proxy_finds_the_servers_and_the_servers_find_the_database() -> None:
    services = COMPOSE["services"]
    url = services["server"]["environment"][VARIABLE]

    assert re.search(r"name (\w+)$", text("Caddyfile"), re.MULTILINE)[1] in services  # type: ignore[index]
    assert re.search(r"@(\w+)/(\w+)$", url).groups() == (  # type: ignore[union-attr]
        "database",
        services["database"]["environment"]["POSTGRES_DB"],
    )
    assert set(services["proxy"]["networks"]) & set(services["server"]["networks"])
    assert set(services["database"]["networks"]) & set(services["server"]["networks"])


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_only_variables_are_named_that_something_reads(file: str) -> None:
    built = re.findall(r"WHISTLESTOP_[A-Z_]+", (ROOT / "hatch_build.py").read_text(encoding="utf-8"))

    named = set(re.findall(r"WHISTLESTOP_[A-Z_]+", text(file)))

    assert named <= {VARIABLE, FOLDER, TOKEN, *built}


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", text("compose.yaml")))

    assert wanted == set(re.findall(r"^(\w+)=", text(".env.example"), re.MULTILINE))


def test_volumes_and_networks_that_are_used_are_made() -> None:
    services = COMPOSE["services"].values()
    volumes = {volume.split(":")[0] for service in services for volume in service.get("volumes", [])}

    assert {name for name in volumes if not name.startswith("./")} == COMPOSE["volumes"].keys()
    assert {name for service in services for name in service["networks"]} == COMPOSE["networks"].keys()


def test_alerts_ask_for_metrics_that_there_are() -> None:
    metrics = Metrics()
    metrics.moved("person", 0.1)
    metrics.refused("unavailable")
    metrics.bot("planner", 0.1, replaced=True)
    known = set(re.findall(r"^(whistlestop_\w+)", metrics.written().decode(), re.MULTILINE))
    rules = yaml.safe_load(text("alerts.yaml"))["groups"][0]["rules"]

    asked = {name for rule in rules for name in re.findall(r"whistlestop_\w+", rule["expr"])}

    assert len(rules) > 3
    assert asked <= known


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
def test_proxies_keep_what_is_for_watchers_to_themselves(path: str) -> None:
    assert f"location = {path} {{ return 404; }}" in text("nginx.conf")
    assert path in re.search(r"@watchers path (.*)", text("Caddyfile"))[1]  # type: ignore[index]
