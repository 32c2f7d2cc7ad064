"""Which database a command works with."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from whistlestop.core.errors import WhistlestopError

VARIABLE: Final = "WHISTLESTOP_DATABASE"
FOLDER: Final = "WHISTLESTOP_DATA"
NEEDED: Final = (
    "msgspec",
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "prometheus_client",
)

Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar=VARIABLE,
        show_envvar=True,
        show_default=False,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; a password is safer in the variable."
        " A file in your data folder if left out.",
    ),
]


def database(said: str) -> str:
    """Return the URL that was said, or that of the usual file."""
    return said or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def data_folder() -> Path:
    """Find the folder where this system keeps the data of a person's programs."""
    if own := os.environ.get(FOLDER):
        return Path(own)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "whistlestop"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "whistlestop"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "whistlestop"


def check_installed() -> None:
    """Complain in a sentence if the packages of the server are missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise WhistlestopError(
            f"The server needs packages that are not installed ({', '.join(missing)})."
            " Install them with: pip install 'whistlestop[server]'"
        )
