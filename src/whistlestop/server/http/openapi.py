"""The endpoints described in the form of OpenAPI 3.1."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from http import HTTPStatus

import whistlestop
from whistlestop.server.http.endpoint import Endpoint
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import HTTP_STATUS, Code
from whistlestop.server.wire.schema import DIALECT, Schema, schemas

BASE = "/api"

NAME = {
    "name": "name",
    "in": "path",
    "required": True,
    "description": "The name of a game.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 60},
}


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """Describe the endpoints, with the messages of WebSockets among the schemas."""
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body]
    answers = [endpoint.answer for endpoint in endpoints]
    described, components = schemas([*answers, *bodies, Problem], "#/components/schemas/{name}")
    taken = iter(described[len(answers) :])
    paths: defaultdict[str, Schema] = defaultdict(dict)
    for endpoint, answer in zip(endpoints, described, strict=False):
        body = next(taken) if endpoint.body else None
        paths[BASE + endpoint.path][endpoint.method.lower()] = operation(endpoint, answer, body)
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": DIALECT,
        "info": {
            "title": "Whistlestop",
            "version": whistlestop.__version__,
            "description": "Tables of the games that this server knows. Play itself goes over a WebSocket at"
            " /ws, in the messages ClientMessage and ServerMessage.",
        },
        "paths": dict(paths),
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, answer: Schema, body: Schema | None) -> Schema:
    """Describe one endpoint."""
    told: Schema = {
        "operationId": named(endpoint),
        "summary": endpoint.summary,
        "responses": responses(endpoint, answer),
    }
    if "{name}" in endpoint.path:
        told["parameters"] = [NAME]
    if body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return told


def named(endpoint: Endpoint) -> str:
    """Name an endpoint as a function of a client would be."""
    words = endpoint.path.replace(".json", "").replace("{name}", "by_name").strip("/").replace("/", "_")
    return f"{endpoint.method.lower()}_{words}"


def responses(endpoint: Endpoint, answer: Schema) -> Schema:
    """Describe everything that an endpoint may answer."""
    media = endpoint.media_type.partition(";")[0]
    fine: Schema = {"description": endpoint.summary, "content": {media: {"schema": answer}}}
    told: Schema = {str(endpoint.status): fine}
    if endpoint.lasting:
        etag = {"ETag": {"description": "Changes when the answer does.", "schema": {"type": "string"}}}
        fine["headers"] = etag
        told["304"] = {"description": "Nothing has changed since the ETag that was sent.", "headers": etag}
    for status, codes in by_status(endpoint.refusals).items():
        told[str(status)] = {
            "description": f"{HTTPStatus(status).phrase}: {', '.join(codes)}.",
            "content": {"application/json": {"schema": problem(codes)}},
        }
    return told


def by_status(refusals: Iterable[Code]) -> dict[int, list[Code]]:
    """Group refusals by the status that they are sent with."""
    grouped: defaultdict[int, list[Code]] = defaultdict(list)
    for code in refusals:
        grouped[HTTP_STATUS[code]].append(code)
    return dict(sorted(grouped.items()))


def problem(codes: list[Code]) -> Schema:
    """Describe a refusal that has one of some codes."""
    return {
        "allOf": [
            {"$ref": "#/components/schemas/Problem"},
            {"type": "object", "properties": {"code": {"enum": codes}}, "required": ["code"]},
        ]
    }
