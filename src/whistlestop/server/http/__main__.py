"""Prints the description of all endpoints and messages, for programs that write clients from it."""

import sys

import msgspec

from whistlestop.server.http.endpoints import document

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")
