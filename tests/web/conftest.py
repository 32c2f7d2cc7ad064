"""A server with its page, and a browser."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.built_page import require_page
from tests.external_programs import chromium
from tests.server.processes import ServerProcess, server_process
from tests.web.moments import Seating, Served, served
from tests.web.visits import Visits
from whistlestop.benchmarks.browser import FLAGS
from whistlestop.benchmarks.moment import MatchMoment

FAILED = pytest.StashKey[bool]()

NO_BROWSER = """There is no Chromium or Chrome on the PATH, none that the variable CHROMIUM names, and none
that Playwright has fetched. On Debian and Ubuntu this helps: sudo apt install chromium"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, so that its screenshots are kept."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


# One for these tests, not one a session: while Playwright runs, no other event loop can run in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A headless browser."""
    require_page()
    found = chromium()
    if found is None:
        pytest.fail(NO_BROWSER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a subprocess, without tables at first."""
    with server_process(tmp_path_factory.mktemp("server"), "--port=0", "--no-open") as server:
        yield server


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """The tables that a test module needs, by name; none by default."""
    return {}


@pytest.fixture(scope="module")
def prepared(
    moments: dict[str, MatchMoment], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Served]:
    """A server with these tables; modules without any share one."""
    if moments:
        with served(tmp_path_factory.mktemp("server"), moments) as prepared:
            yield prepared
    else:
        yield Served(request.getfixturevalue("plain_server"), {})


@pytest.fixture(scope="module")
def server(prepared: Served) -> ServerProcess:
    """The server under test."""
    return prepared.server


@pytest.fixture
def visits(
    browser: Browser, server: ServerProcess, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Visits]:
    """Browser sessions; the test fails on any browser error."""
    visits = Visits(browser, server.address)
    try:
        yield visits
        if request.node.stash.get(FAILED, False):
            for photograph in visits.photograph(tmp_path):
                print(f"What was to be seen: {photograph}")
        assert visits.unforgiven == []
    finally:
        visits.end()


@pytest.fixture
def seating(visits: Visits, prepared: Served) -> Seating:
    """Access to the prepared tables."""
    return Seating(visits, prepared.tables)
