"""Lets `python -m whistlestop` do what the `whistlestop` command does."""

from whistlestop.cli import main

if __name__ == "__main__":
    main()
