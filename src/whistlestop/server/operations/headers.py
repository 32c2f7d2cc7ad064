"""Security headers: CSP, HSTS and others."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.operations.client_address import scheme_of
from whistlestop.server.operations.origins import host_of
from whistlestop.server.operations.refusal_response import Headers
from whistlestop.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'; connect-src 'self'"
)
DISABLED_FEATURES = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb")

ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{ability}=()" for ability in DISABLED_FEATURES).encode()),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds security headers to every response that does not set them itself."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        ours = self.headers(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                theirs: Headers = list(message.get("headers", []))
                named = {name.lower() for name, _ in theirs}
                message["headers"] = theirs + [one for one in ours if one[0] not in named]
            await send(message)

        await self.app(scope, receive, with_headers)

    def headers(self, scope: Scope) -> Headers:
        """Return the headers for the response to a request."""
        secure = scheme_of(scope, self.settings.behind_proxy) == "https"
        found = [*ALWAYS, (b"content-security-policy", content_security_policy(scope, secure).encode())]
        if secure:
            found.append(HSTS)
        if scope["path"].startswith("/api"):
            found.append(NO_STORE)
        return found


def content_security_policy(scope: Scope, secure: bool) -> str:
    """Return the CSP; some browsers need the WebSocket's origin spelled out."""
    name, port = host_of(scope)
    if not name:
        return CONTENT_SECURITY_POLICY
    return f"{CONTENT_SECURITY_POLICY} {'wss' if secure else 'ws'}://{name}{':' if port else ''}{port}"
