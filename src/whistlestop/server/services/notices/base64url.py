"""Base64 as browsers and push services write it: in the URL alphabet, without padding."""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(data: bytes) -> str:
    """Encode bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode a text; raise ValueError if it is malformed."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError(str(error)) from None
