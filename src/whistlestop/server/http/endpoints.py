"""The endpoints: everything that can be asked over HTTP."""

from functools import cache

from whistlestop.maps.drawing import Drawing
from whistlestop.record.statistics import Statistics
from whistlestop.server.http import openapi
from whistlestop.server.http.endpoint import Endpoint, get, post
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.desk import Desk
from whistlestop.server.webhooks import giving
from whistlestop.server.wire import schema
from whistlestop.server.wire.bodies import (
    Created,
    Games,
    Join,
    Joined,
    Mine,
    MyTables,
    NewLesson,
    NewTable,
    PublicTables,
    RecordWish,
)
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.replays import Brought, RecordBrought, Reel, ReelWish, StatisticsWish
from whistlestop.server.wire.shown import Board
from whistlestop.server.wire.webhooks import WebhookGiven, WebhookHosts, WebhookWish

Document = dict[str, object]


async def _games(desk: Desk, name: str) -> Games:
    return desk.games()


async def _board(desk: Desk, name: str) -> dict[str, object]:
    try:
        return desk.board(name)
    except Refusal as refusal:
        raise Refusal("not_found", refusal.said) from refusal


async def _public(desk: Desk, name: str) -> PublicTables:
    return await desk.public()


async def _reel(desk: Desk, wish: ReelWish) -> Reel:
    return await desk.archive.reel(wish)


async def _statistics(desk: Desk, wish: StatisticsWish) -> Statistics:
    return await desk.archive.statistics(wish)


async def _bring(desk: Desk, brought: RecordBrought) -> Brought:
    return await desk.archive.bring(brought)


async def _hosts(desk: Desk, name: str) -> WebhookHosts:
    return WebhookHosts(hosts=list(desk.hub.settings.webhooks.hosts))


async def _give(desk: Desk, wish: WebhookWish) -> WebhookGiven:
    return await giving.give(desk.hub, wish)


async def _openapi(desk: Desk, name: str) -> Document:
    return document()


async def _messages(desk: Desk, name: str) -> Document:
    return schema.messages()


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/games", Games, _games, "List the games that can be played here.", lasting=True),
    get(
        "/games/{name}",
        Board,
        _board,
        "Tell what never changes of a game: cards, tickets, routes.",
        refusals=("not_found",),
        lasting=True,
    ),
    get(
        "/maps/{name}",
        Drawing,
        Desk.map,
        "Tell how the board of a game is drawn.",
        refusals=("not_found", "not_possible"),
        lasting=True,
    ),
    get("/tables", PublicTables, _public, "List the tables that anybody may join or watch."),
    post(
        "/tables",
        NewTable,
        Created,
        Desk.create,
        "Make a table; the secrets of the own seats are told this once.",
        refusals=("not_possible",),
        status=201,
        admit=Gate.new_table,
    ),
    post(
        "/lessons",
        NewLesson,
        Created,
        Desk.teach,
        "Begin a first game, whose luck is written beforehand, to learn a game by playing.",
        refusals=("not_possible",),
        status=201,
        admit=Gate.new_table,
    ),
    post(
        "/join",
        Join,
        Joined,
        Desk.join,
        "Take an open seat; its secret is told this once.",
        refusals=("not_found", "not_possible", "full"),
    ),
    post(
        "/mine",
        Mine,
        MyTables,
        Desk.mine,
        "List the tables of the seats that one has, and where it is one's turn.",
    ),
    post(
        "/record",
        RecordWish,
        str,
        Desk.record,
        "Write down what was played, as far as the asker may know it.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/records",
        RecordBrought,
        Brought,
        _bring,
        "Make a table to look back at of a record from elsewhere.",
        refusals=("broken_record",),
        status=201,
        admit=Gate.new_table,
    ),
    post(
        "/reel",
        ReelWish,
        Reel,
        _reel,
        "Tell how a table was after each of some plays, as far as the asker may know it.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/statistics",
        StatisticsWish,
        Statistics,
        _statistics,
        "Tell the numbers of a game that is over: points from turn to turn, cards, routes, tickets, luck.",
        refusals=("not_found", "not_possible"),
    ),
    get("/webhooks", WebhookHosts, _hosts, "Tell to which hosts notices of turns can be sent."),
    post(
        "/webhooks",
        WebhookWish,
        WebhookGiven,
        _give,
        "Give one's seats an address where one is told of turns, or take it back.",
        refusals=("not_possible",),
        admit=Gate.webhook,
    ),
    get("/openapi.json", dict, _openapi, "Describe these endpoints.", lasting=True),
    get("/messages.json", dict, _messages, "Describe what WebSockets carry.", lasting=True),
)


@cache
def document() -> Document:
    """Describe all endpoints in the form of OpenAPI."""
    return openapi.document(ENDPOINTS)
