"""The --database option and its default."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from whistlestop.core.errors import WhistlestopError

DATABASE_VARIABLE: Final = "WHISTLESTOP_DATABASE"
DATA_VARIABLE: Final = "WHISTLESTOP_DATA"
REQUIRED_PACKAGES: Final = (
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
        envvar=DATABASE_VARIABLE,
        show_envvar=True,
        show_default=False,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; passwords are safer in the variable."
        " Default: a file in your data folder.",
    ),
]


def resolve_url(url: str) -> str:
    """Return the given URL, or that of the default SQLite file."""
    return url or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def data_folder() -> Path:
    """Return the platform's folder for user data."""
    if configured := os.environ.get(DATA_VARIABLE):
        return Path(configured)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "whistlestop"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "whistlestop"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "whistlestop"


def check_installed() -> None:
    """Raise an error if packages of the server are missing."""
    missing = [name for name in REQUIRED_PACKAGES if find_spec(name) is None]
    if missing:
        raise WhistlestopError(
            f"The server needs packages that are not installed ({', '.join(missing)})."
            " Install them with: pip install 'whistlestop[server]'"
        )
