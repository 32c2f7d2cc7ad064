"""The documentation site is complete, has no dead links and loads nothing from elsewhere."""

import re
from pathlib import Path

import pytest

from scripts.build_site import build, faults

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder)  # exits on a warning or a dead link
    return folder


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    pages = [file.relative_to(DOCS).with_suffix(".html") for file in DOCS.rglob("*.md")]

    assert len(pages) > 20
    assert [page for page in pages if not (site / "docs" / page).exists()] == []
    assert (site / "CHANGELOG.html").exists()


def test_the_start_page_replays_a_whole_game(site: Path) -> None:
    frames = (site / "_static" / "replay_frames.js").read_text(encoding="utf-8")

    assert 'id="replay"' in (site / "docs" / "index.html").read_text(encoding="utf-8")
    assert "replay.js" in (site / "docs" / "index.html").read_text(encoding="utf-8")
    assert frames.count('"text":') > 100
    assert "won:" in frames


@pytest.mark.parametrize("word", ["tunnel", "bootstrap", "csrf", "pettingzoo"])
def test_search_finds_words_that_readers_look_for(site: Path, word: str) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")

    assert re.search(rf'"?{word}"?:', index)


def test_dead_links_and_foreign_files_are_reported(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="#top">up</a><a href="b.html">b</a><a href="a.html#none">none</a>'
        '<a href="https://example.org/">elsewhere</a><script src="https://example.org/x.js"></script>',
        encoding="utf-8",
    )

    assert sorted(faults(tmp_path)) == [
        "a.html links to a.html#none, which has no such heading",
        "a.html links to b.html, which does not exist",
        "a.html loads https://example.org/x.js",
    ]
