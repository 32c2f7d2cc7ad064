"""Reading and writing user-named files, with readable errors."""

from pathlib import Path

from whistlestop.core.errors import WhistlestopError


def read(file: Path) -> str:
    """Read the text of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{file} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WhistlestopError(f"{file} is not UTF-8 text, so it is not a record.") from error


def write(file: Path, text: str) -> None:
    """Write a text to a file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{file} can't be written: {error.strerror}.") from error


def check_writable(file: Path) -> None:
    """Raise an error early if a file can't be written."""
    try:
        file.open("a", encoding="utf-8").close()
    except OSError as error:
        raise WhistlestopError(f"{file} can't be written: {error.strerror}.") from error


def make_folder(folder: Path) -> None:
    """Create a folder unless it exists."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WhistlestopError(f"{folder} can't be created: {error.strerror}.") from error
