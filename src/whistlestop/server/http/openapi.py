"""The OpenAPI 3.1 description of the endpoints."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from http import HTTPStatus

import msgspec

import whistlestop
from whistlestop.server.http.endpoint import PARAMETER, Endpoint
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import HTTP_STATUS, Code
from whistlestop.server.wire.schema import DIALECT, Schema, schemas

BASE = "/api"


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """Describe the endpoints; the schemas include all WebSocket messages."""
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
    described: Schema = {
        "operationId": operation_id(endpoint),
        "summary": endpoint.summary,
        "responses": responses(endpoint, answer),
    }
    if endpoint.parameters:
        described["parameters"] = [parameter(name, kind) for name, kind in endpoint.parameters.items()]
    if body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return described


def parameter(name: str, kind: object) -> Schema:
    """Describe a path parameter."""
    schema: Schema = msgspec.json.schema(kind)
    about = {"description": schema.pop("description")} if "description" in schema else {}
    return {"name": name, "in": "path", "required": True, **about, "schema": schema}


def operation_id(endpoint: Endpoint) -> str:
    """Return the operationId of an endpoint."""
    words = PARAMETER.sub(r"by_\1", endpoint.path.replace(".json", "")).strip("/").replace("/", "_")
    return f"{endpoint.method.lower()}_{words}"


def responses(endpoint: Endpoint, answer: Schema) -> Schema:
    """Describe the responses of an endpoint."""
    media = endpoint.media_type.partition(";")[0]
    fine: Schema = {"description": endpoint.summary, "content": {media: {"schema": answer}}}
    described: Schema = {str(endpoint.status): fine}
    if endpoint.cacheable:
        etag = {"ETag": {"description": "Changes when the answer does.", "schema": {"type": "string"}}}
        fine["headers"] = etag
        described["304"] = {
            "description": "Nothing has changed since the ETag that was sent.",
            "headers": etag,
        }
    for status, codes in by_status(endpoint.refusals).items():
        described[str(status)] = {
            "description": f"{HTTPStatus(status).phrase}: {', '.join(codes)}.",
            "content": {"application/json": {"schema": problem(codes)}},
        }
    return described


def by_status(refusals: Iterable[Code]) -> dict[int, list[Code]]:
    """Group refusal codes by HTTP status."""
    grouped: defaultdict[int, list[Code]] = defaultdict(list)
    for code in refusals:
        grouped[HTTP_STATUS[code]].append(code)
    return dict(sorted(grouped.items()))


def problem(codes: list[Code]) -> Schema:
    """Describe a refusal with one of some codes."""
    return {
        "allOf": [
            {"$ref": "#/components/schemas/Problem"},
            {"type": "object", "properties": {"code": {"enum": codes}}, "required": ["code"]},
        ]
    }
