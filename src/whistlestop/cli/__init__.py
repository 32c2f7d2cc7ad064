"""The command line."""

from whistlestop.cli.app import main

__all__ = ["main"]
