"""What a person is notified of; it contains nothing secret."""

from typing import Literal

from msgspec import Struct

from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.fields import Language

Kind = Literal["turn", "over", "test"]

SENTENCES: dict[Language, dict[str, str]] = {
    "en": {
        "turn": "{name}, it’s your turn{game}.",
        "tickets": "{name}, choose which tickets to keep{game}.",
        "completing": "{name}, choose which tickets to complete{game}.",
        "over": "{name}, the game is over: see how it ended{game}.",
        "test": "You’ll be notified here when it’s your turn.",
    },
    "fr": {
        "turn": "{name}, c’est à toi de jouer{game}.",
        "tickets": "{name}, choisis les billets que tu gardes{game}.",
        "completing": "{name}, choisis les billets que tu valides{game}.",
        "over": "{name}, la partie est finie : regarde comment elle s’est terminée{game}.",
        "test": "C’est ici que tu sauras quand c’est à toi de jouer.",
    },
    "de": {
        "turn": "{name}, du bist am Zug{game}.",
        "tickets": "{name}, wähl die Tickets, die du behältst{game}.",
        "completing": "{name}, wähl die Tickets, die du erfüllst{game}.",
        "over": "{name}, das Spiel ist vorbei: Sieh dir an, wie es ausging{game}.",
        "test": "Hier erfährst du, wenn du am Zug bist.",
    },
}


class Notice(Struct, frozen=True, kw_only=True):
    """A notice of a turn, of the end of a game, or a test; the channels phrase it."""

    kind: Kind
    sentence: str  # with a place for the game
    table: str = ""
    game: str = ""
    title: str = ""
    name: str = ""
    ply: int = 0

    def text(self, *, with_game: bool) -> str:
        """Return the sentence, with the title of the game or without."""
        return self.sentence.format(name=self.name, game=f" ({self.title})" if with_game else "")


def turn_notice(table: TableState, seat: int, language: Language) -> Notice:
    """Build the notice of a turn, or of the end of the game."""
    over = table.status == "over"
    asked = "turn"
    if not over and table.position is not None and table.position.state.choosing:
        asked = table.position.state.phase.name
    sentences = SENTENCES[language]
    return Notice(
        kind="over" if over else "turn",
        sentence=sentences["over"] if over else sentences.get(asked, sentences["turn"]),
        table=table.id,
        game=table.game.name,
        title=table.game.title_in(language),
        name=table.seats[seat].name,
        ply=table.ply,
    )


def test_notice(language: Language) -> Notice:
    """Build the notice that tests an address."""
    return Notice(kind="test", sentence=SENTENCES[language]["test"])
