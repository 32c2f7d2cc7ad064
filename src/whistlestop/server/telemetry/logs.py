"""Structured logs without secrets, names or chat."""

import json
import logging
import sqlite3
import sys
import time
import traceback
from types import TracebackType
from typing import IO, Literal

LogStyle = Literal["plain", "json"]

NAME = "whistlestop"
log = logging.getLogger(NAME)

_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def log_event(event: str, level: int = logging.INFO, **facts: str | int | float | bool) -> None:
    """Log an event with facts that are not secret."""
    log.log(level, event, extra={"facts": facts})


def message_of(record: logging.LogRecord) -> str:
    """Return the message of a log record; arguments of libraries are left out, as they may be secret."""
    if record.name.partition(".")[0] == NAME:
        return record.getMessage()
    if isinstance(record.msg, BaseException):
        return cause(record.msg)
    return str(record.msg).partition("\n")[0]


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """Return the facts of an event."""
    facts = getattr(record, "facts", None)
    return facts if isinstance(facts, dict) else {}


def cause(error: BaseException) -> str:
    """Describe an error by its type; messages are left out unless they come from the system."""
    name = type(error).__name__
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return f"{name}: {error}" if isinstance(error, sqlite3.Error) else name


def traceback_lines(raised: _Raised) -> list[str]:
    """Format a traceback with all causes, the first one first."""
    lines: list[str] = []
    error: BaseException | None = raised[1]
    while error is not None:
        places = traceback.extract_tb(error.__traceback__)
        where = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
        lines = [cause(error), *(f"  {place}" for place in where), *lines]
        error = error.__cause__ or error.__context__
    return lines


class PlainFormatter(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        lines = [f"{clock} {level}{message_of(record)}{facts}"]
        if record.exc_info:
            lines += [f"    {line}" for line in traceback_lines(record.exc_info)]
        return "\n".join(lines)


class JsonFormatter(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        told_at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{told_at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": message_of(record),
        }
        if record.name != NAME:
            line["from"] = record.name
        line.update(facts_of(record))
        if record.exc_info:
            line["error"] = traceback_lines(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure(style: LogStyle, level: int = logging.INFO, stream: IO[str] | None = None) -> None:
    """Configure the logging of this process; libraries log warnings only."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if style == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    # Below this level it writes paths with their query strings.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def default_style() -> LogStyle:
    """Return plain for a terminal, otherwise json."""
    return "plain" if sys.stderr.isatty() else "json"
