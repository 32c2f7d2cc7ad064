"""The key by which push services recognise this server (VAPID, RFC 8292)."""

import json
import os
import time
from pathlib import Path
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from whistlestop.core.errors import WhistlestopError
from whistlestop.server.services.notices import base64url
from whistlestop.server.services.notices.push_encryption import point_of

VALID: Final = 12 * 3600
"""Seconds that a signature is valid; push services allow up to a day."""


class WrongPushKey(WhistlestopError):
    """A missing or unusable file with the key for push messages."""


class ServerKey:
    """Signs requests to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = base64url.encode(point_of(key.public_key()))

    @classmethod
    def read(cls, file: Path) -> "ServerKey":
        """Read a key from its file."""
        try:
            key = load_pem_private_key(file.read_bytes(), password=None)
        except OSError as error:
            raise WrongPushKey(f"The key for push messages can’t be read: {error}") from None
        except (ValueError, TypeError, UnsupportedAlgorithm):
            key = None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != ec.SECP256R1.name:
            raise WrongPushKey(
                f"{file} holds no key for push messages. Make one with “whistlestop push-key”."
            )
        return cls(key)

    def authorization(self, origin: str, contact: str) -> str:
        """Return the header that identifies this server to a push service."""
        claims = {"aud": origin, "exp": int(time.time()) + VALID, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(base64url.encode(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = base64url.encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def write_new_key(file: Path) -> ServerKey:
    """Write a new key to a new file that only its owner may read."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    try:
        number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise WrongPushKey(
            f"{file} exists already. A new key would end all subscriptions, so it is kept as it is."
        ) from None
    except OSError as error:
        raise WrongPushKey(f"The key can’t be written: {error}") from None
    with os.fdopen(number, "wb") as stream:
        stream.write(pem)
    return ServerKey(key)
