"""A browser's subscription, and how it decrypts what its push service delivers (RFC 8291)."""

import json
import os
from pathlib import Path
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.notices.receiver import Receiver
from tests.server.notices.sending import AT_ONCE, PAGE
from tests.server.serving import Serving, settings_in
from whistlestop.server.services.notices.base64url import decode, encode
from whistlestop.server.services.notices.push_encryption import point_of
from whistlestop.server.services.notices.server_key import write_new_key
from whistlestop.server.settings import PushRules, Settings
from whistlestop.server.wire.bodies import HeldSeat
from whistlestop.server.wire.pushes import PushRequest, SubscriptionKeys


def pushing(folder: Path, receiver: Receiver) -> Settings:
    """Return settings with which a server sends push messages at once, and only to a receiver."""
    file = folder / "push.pem"
    if not file.exists():
        write_new_key(file)
    rules = PushRules(key=file, contact=PAGE, hosts=(receiver.host,))
    return Settings(**{**vars(settings_in(folder)), "push": rules, "notices": AT_ONCE})


class Subscriber:
    """A browser with a subscription at a local push service."""

    def __init__(self, service: Receiver, path: str) -> None:
        self.endpoint = service.address(path)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def keys(self) -> SubscriptionKeys:
        """What the browser tells the page about its keys."""
        return SubscriptionKeys(p256dh=encode(point_of(self.key.public_key())), auth=encode(self.auth))

    async def subscribe(self, server: Serving, table: str, token: str, *, on: bool = True) -> httpx.Response:
        """Subscribe to the turns of a seat, or unsubscribe."""
        held = [HeldSeat(table=table, token=token)]
        wish = PushRequest(seats=held, endpoint=self.endpoint, keys=self.keys if on else None)
        return await server.post("push", wish)

    def decrypt(self, body: bytes) -> Any:
        """Decrypt a message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        own = point_of(self.key.public_key())
        shared = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + own + point).derive(
            self.key.exchange(ec.ECDH(), sender)
        )
        content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        plain = AESGCM(content_key).decrypt(nonce, sealed, None)
        return json.loads(plain.rstrip(b"\0").removesuffix(b"\x02"))


def signed_claims(authorization: str) -> Any:
    """Verify the header by which a push service recognises a server; return what it claims."""
    scheme, token, public = authorization.replace(",", "").split(" ")
    header, claims, signature = token.removeprefix("t=").split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public.removeprefix("k=")))
    raw = decode(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(numbers, f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert scheme == "vapid"
    assert json.loads(decode(header))["alg"] == "ES256"
    return json.loads(decode(claims))
