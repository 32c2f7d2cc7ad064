"""Reading and writing files that a person has named; what goes wrong is said in a sentence."""

from pathlib import Path

from whistlestop.core.errors import WhistlestopError


def read(file: Path) -> str:
    """Read the text of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{file} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WhistlestopError(f"{file} is not a text in UTF-8, so it is no record.") from error


def write(file: Path, text: str) -> None:
    """Write a text to a file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{file} can't be written: {error.strerror}.") from error


def check_writable(file: Path) -> None:
    """Complain before the work is done, not after it."""
    try:
        file.open("a", encoding="utf-8").close()
    except OSError as error:
        raise WhistlestopError(f"{file} can't be written: {error.strerror}.") from error


def make_folder(folder: Path) -> None:
    """Make a folder, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WhistlestopError(f"{folder} can't be made: {error.strerror}.") from error
