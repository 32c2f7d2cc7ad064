"""The entry point of `python -m whistlestop`."""

from whistlestop.cli import main

if __name__ == "__main__":
    main()
