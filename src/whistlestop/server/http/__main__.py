"""Print the OpenAPI document, from which clients can be generated."""

import sys

import msgspec

from whistlestop.server.http.endpoints import document

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")
