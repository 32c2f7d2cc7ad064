"""Encryption of push messages for one browser (RFC 8291), so that no push service can read them."""

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4096
"""Bytes of one encrypted record; a message is a single one."""
LAST_RECORD: Final = b"\x02"
SALT: Final = 16
AUTH: Final = 16
"""Bytes of the salt, and of the secret that a browser shares with the server."""


def browser_key(raw: bytes) -> ec.EllipticCurvePublicKey:
    """Read the public key of a browser; raise ValueError if it is not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(message: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """Encrypt a message with a new key and a new salt."""
    return encrypt_with(message, p256dh, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT))


def encrypt_with(
    message: bytes, p256dh: bytes, auth: bytes, key: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt a message with a key and a salt, neither of which may ever be used again."""
    point = point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), browser_key(p256dh))
    secret = derive(shared, auth, b"WebPush: info\x00" + p256dh + point, 32)
    content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key (HKDF-SHA-256)."""
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
