"""The command line interface."""

from whistlestop.cli.app import main

__all__ = ["main"]
