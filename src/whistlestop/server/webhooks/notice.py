"""What is sent to a webhook: who has to do what, where, and nothing that only some may know."""

from typing import Literal

from msgspec import Struct

from whistlestop.server.tables.table import Table
from whistlestop.server.webhooks.webhook import Webhook
from whistlestop.server.wire.words import Language

Kind = Literal["turn", "over", "test"]

SENTENCES: dict[Language, dict[str, str]] = {
    "en": {
        "turn": "{name}, it is your turn ({game}).",
        "tickets": "{name}, choose the tickets that you keep ({game}).",
        "over": "{name}, the game is over: look how it ended ({game}).",
        "test": "You will be told here when it is your turn.",
    },
    "fr": {
        "turn": "{name}, c’est à toi de jouer ({game}).",
        "tickets": "{name}, choisis les billets que tu gardes ({game}).",
        "over": "{name}, la partie est finie : regarde comment elle s’est terminée ({game}).",
        "test": "C’est ici que tu sauras quand c’est à toi de jouer.",
    },
    "de": {
        "turn": "{name}, du bist am Zug ({game}).",
        "tickets": "{name}, wähl die Tickets, die du behältst ({game}).",
        "over": "{name}, das Spiel ist vorbei: Sieh dir an, wie es ausging ({game}).",
        "test": "Hier erfährst du, wenn du am Zug bist.",
    },
}


class Notice(Struct, frozen=True, kw_only=True):
    """The body of a message to a webhook; chat services show `text` or `content`."""

    kind: Kind
    text: str
    content: str
    link: str
    game: str
    title: str
    name: str
    ply: int


def about(table: Table, seat: int, webhook: Webhook) -> Notice:
    """Write what a seat is to be told now."""
    over = table.status == "over"
    chooses = not over and table.match is not None and bool(table.match.state.choosing)
    sentence = SENTENCES[webhook.language]["over" if over else "tickets" if chooses else "turn"]
    name = table.seats[seat].name
    link = f"{webhook.page}#/table/{table.id}"
    text = f"{sentence.format(name=name, game=table.game.title)} {link}"
    return Notice(
        kind="over" if over else "turn",
        text=text,
        content=text,
        link=link,
        game=table.game.name,
        title=table.game.title,
        name=name,
        ply=table.ply,
    )


def greeting(webhook: Webhook) -> Notice:
    """Write what shows that an address is the right one."""
    text = f"{SENTENCES[webhook.language]['test']} {webhook.page}"
    return Notice(kind="test", text=text, content=text, link=webhook.page, game="", title="", name="", ply=0)
