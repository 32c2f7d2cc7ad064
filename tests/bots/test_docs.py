"""The documentation of bots matches the code."""

import re
from pathlib import Path

from tests.contract.tables import every_game
from whistlestop.bots import bot
from whistlestop.bots.handshake import handshake
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load

ROOT = Path(__file__).parent.parent.parent
BOTS_PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PROTOCOL_PAGE = (ROOT / "docs" / "bot_protocol.md").read_text(encoding="utf-8")


def test_the_smallest_bot_in_the_docs_plays_a_game(tmp_path: Path) -> None:
    smallest = re.findall(r"```python\n(.*?)```", BOTS_PAGE, flags=re.DOTALL)[0]
    (tmp_path / "my_bot.py").write_text(smallest, encoding="utf-8")
    game = load("europe")

    player = bot(f"{tmp_path / 'my_bot.py'}:MyBot", game)

    assert BotTable(game, [player, bot("random", game)]).play(Seeded(1), 1).over


def test_the_docs_quote_the_example_exactly() -> None:
    example = (ROOT / "examples" / "longest_first.py").read_text(encoding="utf-8")

    assert f"```python\n{example}```" in BOTS_PAGE


def test_the_docs_count_the_lines_of_the_javascript_example() -> None:
    example = (ROOT / "examples" / "ticket_bot.js").read_text(encoding="utf-8")

    assert f"is a complete bot in {len(example.splitlines())} lines" in PROTOCOL_PAGE


@every_game
def test_the_protocol_docs_explain_every_field(game: Game) -> None:
    state = game.start(2, Seeded(1))
    view = game.view(state, int(state.seat)).to_dict()
    del view["legal"]
    hello = handshake(game)

    unexplained = {name for name in {*view, *hello} if f"`{name}`" not in PROTOCOL_PAGE}

    assert unexplained == {"type"}
