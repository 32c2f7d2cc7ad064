"""All endpoints of the HTTP API."""

from functools import cache

from whistlestop.maps.drawing import MapDrawing
from whistlestop.record.statistics import Statistics
from whistlestop.server.http import openapi
from whistlestop.server.http.endpoint import Endpoint, get, post
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.services import Services
from whistlestop.server.wire import schema
from whistlestop.server.wire.bodies import (
    CreatedTable,
    GameList,
    JoinedSeat,
    JoinRequest,
    MyTables,
    MyTablesRequest,
    NewLesson,
    NewTable,
    PublicTables,
    RecordRequest,
)
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import GameName
from whistlestop.server.wire.game_types import BoardMessage
from whistlestop.server.wire.pushes import PushKey, PushRequest, SubscribedSeats
from whistlestop.server.wire.replays import (
    ImportedRecord,
    Proof,
    ProofRequest,
    RecordImport,
    Replay,
    ReplayRequest,
    StatisticsRequest,
)
from whistlestop.server.wire.reviews import NewExercise, ReviewMessage, ReviewRequest
from whistlestop.server.wire.webhooks import RegisteredWebhook, WebhookHosts, WebhookRequest

Document = dict[str, object]


async def _games(services: Services) -> GameList:
    return services.lobby.games()


async def _board(services: Services, name: GameName) -> dict[str, object]:
    try:
        return services.lobby.board(name)
    except Refusal as refusal:
        raise Refusal("not_found", refusal.reason) from refusal


async def _map(services: Services, name: GameName) -> str:
    return await services.lobby.map(name)


async def _public(services: Services) -> PublicTables:
    return await services.lobby.public()


async def _create(services: Services, body: NewTable) -> CreatedTable:
    return await services.lobby.create(body)


async def _teach(services: Services, body: NewLesson) -> CreatedTable:
    return await services.lobby.teach(body)


async def _join(services: Services, body: JoinRequest) -> JoinedSeat:
    return await services.lobby.join(body)


async def _mine(services: Services, body: MyTablesRequest) -> MyTables:
    return await services.lobby.mine(body)


async def _record(services: Services, body: RecordRequest) -> str:
    return await services.lobby.record(body)


async def _import(services: Services, body: RecordImport) -> ImportedRecord:
    return await services.replays.import_record(body)


async def _replay(services: Services, body: ReplayRequest) -> Replay:
    return await services.replays.replay(body)


async def _statistics(services: Services, body: StatisticsRequest) -> Statistics:
    return await services.replays.statistics(body)


async def _proof(services: Services, body: ProofRequest) -> Proof:
    return await services.replays.proof(body)


async def _review(services: Services, body: ReviewRequest) -> ReviewMessage:
    return await services.reviews.begin(body)


async def _review_status(services: Services, body: ReviewRequest) -> ReviewMessage:
    return await services.reviews.status(body)


async def _exercise(services: Services, body: NewExercise) -> CreatedTable:
    return await services.exercises.create(body)


async def _hosts(services: Services) -> WebhookHosts:
    return services.webhooks.hosts()


async def _register(services: Services, body: WebhookRequest) -> RegisteredWebhook:
    return await services.webhooks.register(body)


async def _push_key(services: Services) -> PushKey:
    return services.pushes.key()


async def _subscribe(services: Services, body: PushRequest) -> SubscribedSeats:
    return await services.pushes.subscribe(body)


async def _openapi(services: Services) -> Document:
    return document()


async def _messages(services: Services) -> Document:
    return schema.messages()


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/games", GameList, _games, "List the games that can be played here.", cacheable=True),
    get(
        "/games/{name}",
        BoardMessage,
        _board,
        "Return the static data of a game: cards, tickets, routes.",
        refusals=("not_found",),
        cacheable=True,
    ),
    get(
        "/maps/{name}",
        MapDrawing,
        _map,
        "Return the drawing of a game's board.",
        refusals=("not_found", "not_possible"),
        cacheable=True,
    ),
    get("/tables", PublicTables, _public, "List the tables that anybody may join or watch."),
    post(
        "/tables",
        NewTable,
        CreatedTable,
        _create,
        "Create a table; the tokens of the creator's seats are returned only here.",
        refusals=("not_possible",),
        status=201,
        rate_limit=RateLimiter.check_new_table,
    ),
    post(
        "/lessons",
        NewLesson,
        CreatedTable,
        _teach,
        "Start a lesson: a game with scripted luck.",
        refusals=("not_possible",),
        status=201,
        rate_limit=RateLimiter.check_new_table,
    ),
    post(
        "/join",
        JoinRequest,
        JoinedSeat,
        _join,
        "Take an open seat; its token is returned only here.",
        refusals=("not_found", "not_possible", "full"),
    ),
    post(
        "/mine",
        MyTablesRequest,
        MyTables,
        _mine,
        "List the caller's tables, and where it is their turn.",
    ),
    post(
        "/record",
        RecordRequest,
        str,
        _record,
        "Return the record of a game, as far as the caller may see it.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/records",
        RecordImport,
        ImportedRecord,
        _import,
        "Import a record as a read-only table.",
        refusals=("broken_record",),
        status=201,
        rate_limit=RateLimiter.check_new_table,
    ),
    post(
        "/reel",
        ReplayRequest,
        Replay,
        _replay,
        "Return frames of a replay, as far as the caller may see them.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/statistics",
        StatisticsRequest,
        Statistics,
        _statistics,
        "Return the statistics of a finished game: points by turn, cards, routes, tickets, luck.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/proof",
        ProofRequest,
        Proof,
        _proof,
        "Return the record of a finished game with what each random outcome was drawn from.",
        refusals=("not_found", "not_possible", "broken_record"),
    ),
    post(
        "/reviews",
        ReviewRequest,
        ReviewMessage,
        _review,
        "Review a seat of a finished game; the review is computed in a queue, and stored.",
        refusals=("not_found", "not_possible"),
        rate_limit=RateLimiter.check_review,
    ),
    post(
        "/review",
        ReviewRequest,
        ReviewMessage,
        _review_status,
        "Return a review, or how far it is.",
        refusals=("not_found", "not_possible"),
    ),
    post(
        "/exercises",
        NewExercise,
        CreatedTable,
        _exercise,
        "Play on from a position of a finished game, against bots.",
        refusals=("not_found", "not_possible"),
        status=201,
        rate_limit=RateLimiter.check_new_table,
    ),
    get("/webhooks", WebhookHosts, _hosts, "List the hosts that webhooks may point to."),
    post(
        "/webhooks",
        WebhookRequest,
        RegisteredWebhook,
        _register,
        "Set or remove the webhook of the caller's seats.",
        refusals=("not_possible",),
        rate_limit=RateLimiter.check_webhook,
    ),
    get("/push", PushKey, _push_key, "Return the key for subscriptions to push messages."),
    post(
        "/push",
        PushRequest,
        SubscribedSeats,
        _subscribe,
        "Subscribe or unsubscribe a browser for the caller's seats.",
        refusals=("not_possible",),
        rate_limit=RateLimiter.check_webhook,
    ),
    get("/openapi.json", dict, _openapi, "Return this OpenAPI document.", cacheable=True),
    get(
        "/messages.json", dict, _messages, "Return the JSON Schema of the WebSocket messages.", cacheable=True
    ),
)


@cache
def document() -> Document:
    """Return the OpenAPI document."""
    return openapi.document(ENDPOINTS)
