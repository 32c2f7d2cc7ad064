"""PNG encoding of RGB pixels."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
UNFILTERED = b"\x00"
"""The filter of a row: large areas of one colour compress best without one."""


def encode(width: int, height: int, pixels: bytes | bytearray) -> bytes:
    """Encode rows of red, green and blue bytes."""
    stride = 3 * width
    rows = [UNFILTERED + pixels[start : start + stride] for start in range(0, stride * height, stride)]
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    packed = zlib.compress(b"".join(rows), 9)
    return SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    """Encode a chunk with its length and checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
