"""The deployment files match the program's options and variables."""

import re
import shlex
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from scripts.stamp import BUILD_FILES
from tests.cli.program import whistlestop
from tests.server.processes import server_process
from whistlestop.cli.databases import DATA_VARIABLE, DATABASE_VARIABLE
from whistlestop.cli.serve import NAME_VARIABLE
from whistlestop.server.listening import DEFAULT_PORT
from whistlestop.server.operations.metrics_endpoint import TOKEN
from whistlestop.server.telemetry.metrics import Metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def text(name: str) -> str:
    """Read a deployment file."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def service_command() -> list[str]:
    """Return the arguments of the systemd unit, for the default port."""
    line = re.search(r"^ExecStart=(.*)$", text("whistlestop@.service"), re.MULTILINE)
    assert line
    return shlex.split(line[1].replace("%i", str(DEFAULT_PORT)))[1:]


def image_command() -> list[str]:
    """Return the default arguments of the image."""
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
    assert f"--port={DEFAULT_PORT}" in words
    free = [word for word in words[1:] if not word.startswith("--port")]

    with server_process(tmp_path, *free, "--port=0", WHISTLESTOP_NAME="games.example.org") as server:
        assert httpx.get(f"{server.address}healthz").json()["status"] == "ok"


def test_servers_answer_to_the_name_that_the_proxy_has_a_certificate_for() -> None:
    services = COMPOSE["services"]

    assert services["server"]["environment"][NAME_VARIABLE] == "${SITE_ADDRESS}"
    assert services["proxy"]["environment"]["SITE_ADDRESS"].startswith("${SITE_ADDRESS:?")
    assert text("Caddyfile").split("\n\n")[1].startswith("{$SITE_ADDRESS} {")


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
    assert set(ports) == {str(DEFAULT_PORT)}


def test_the_proxy_finds_the_servers_and_the_servers_find_the_database() -> None:
    services = COMPOSE["services"]
    url = services["server"]["environment"][DATABASE_VARIABLE]

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

    assert named <= {DATABASE_VARIABLE, DATA_VARIABLE, NAME_VARIABLE, TOKEN, *built}


def test_the_image_is_built_from_every_file_that_a_build_reads() -> None:
    files = set(BUILD_FILES)

    copied = " ".join(re.findall(r"^COPY (?!--)(.+) \S+$", text("Dockerfile"), re.MULTILINE)).split()
    admitted = re.findall(r"^!(.+)$", text("Dockerfile.dockerignore"), re.MULTILINE)

    assert "hatch_build.py" in files
    assert files <= set(copied)
    assert files <= set(admitted)


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", text("compose.yaml")))

    assert wanted == set(re.findall(r"^(\w+)=", text(".env.example"), re.MULTILINE))


def test_volumes_and_networks_that_are_used_are_made() -> None:
    services = COMPOSE["services"].values()
    volumes = {volume.split(":")[0] for service in services for volume in service.get("volumes", [])}

    assert {name for name in volumes if not name.startswith("./")} == COMPOSE["volumes"].keys()
    assert {name for service in services for name in service["networks"]} == COMPOSE["networks"].keys()


def images() -> dict[str, str]:
    """Return the images of the containers by name, with their tags."""
    compose = [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    bases = re.findall(r"^FROM (\S+)", text("Dockerfile"), re.MULTILINE)
    found = dict(image.split(":", 1) for image in {*compose, *bases})
    assert len(found) == len({*compose, *bases}), "one image has two tags"
    return found


def test_images_have_exact_versions() -> None:
    assert images().keys() == {"caddy", "postgres", "python"}
    for tag in images().values():
        assert re.fullmatch(r"\d+(\.\d+)+-[a-z-]+(@sha256:[0-9a-f]{64})?", tag), tag


def test_images_have_the_versions_that_hosting_calls_tested() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    tested = {name: images()[name].partition("-")[0] for name in ("postgres", "python")}

    assert f"PostgreSQL (tested with {tested['postgres']})" in hosting
    assert f"Python (tested with {tested['python'].rpartition('.')[0]})" in hosting


def test_every_container_has_a_memory_limit() -> None:
    for service in COMPOSE["services"].values():
        limits = service["deploy"]["resources"]["limits"]
        assert re.fullmatch(r"\d+[mg]", limits["memory"])
        assert limits["pids"] > 0


def test_alerts_ask_for_metrics_that_there_are() -> None:
    metrics = Metrics()
    metrics.record_play("person", 0.1)
    metrics.record_refusal("unavailable")
    metrics.record_bot("planner", 0.1, replaced=True)
    known = set(re.findall(r"^(whistlestop_\w+)", metrics.exposition().decode(), re.MULTILINE))
    rules = yaml.safe_load(text("alerts.yaml"))["groups"][0]["rules"]

    asked = {name for rule in rules for name in re.findall(r"whistlestop_\w+", rule["expr"])}

    assert len(rules) > 3
    assert asked <= known


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
def test_proxies_keep_what_is_for_watchers_to_themselves(path: str) -> None:
    assert f"location = {path} {{ return 404; }}" in text("nginx.conf")
    assert path in re.search(r"@watchers path (.*)", text("Caddyfile"))[1]  # type: ignore[index]
