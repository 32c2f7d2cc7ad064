"""Logs: one line for each thing that happened, without anybody's secrets, names or words."""

import json
import logging
import sqlite3
import sys
import time
import traceback
from types import TracebackType
from typing import IO, Literal

Style = Literal["plain", "json"]

NAME = "whistlestop"
log = logging.getLogger(NAME)

_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def note(event: str, level: int = logging.INFO, **facts: str | int | float | bool) -> None:
    """Log that something happened, with facts that are nobody's secret."""
    log.log(level, event, extra={"facts": facts})


def words_of(record: logging.LogRecord) -> str:
    """Return what was logged; of the libraries, without what they filled in, which may be anything."""
    if record.name.partition(".")[0] == NAME:
        return record.getMessage()
    if isinstance(record.msg, BaseException):
        return cause(record.msg)
    return str(record.msg).partition("\n")[0]


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """Return the facts that were noted with an event."""
    facts = getattr(record, "facts", None)
    return facts if isinstance(facts, dict) else {}


def cause(error: BaseException) -> str:
    """Name an error; its words are left out unless they come from the system, for they may quote a secret."""
    name = type(error).__name__
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return f"{name}: {error}" if isinstance(error, sqlite3.Error) else name


def told(raised: _Raised) -> list[str]:
    """Tell what was raised and where, with all that led to it, the first cause first."""
    lines: list[str] = []
    error: BaseException | None = raised[1]
    while error is not None:
        places = traceback.extract_tb(error.__traceback__)
        where = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
        lines = [cause(error), *(f"  {place}" for place in where), *lines]
        error = error.__cause__ or error.__context__
    return lines


def no_clients_fault(record: logging.LogRecord) -> bool:
    """Tell whether a line is worth logging: uvicorn takes text that is not UTF-8 for an error of its own."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class Plain(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        lines = [f"{clock} {level}{words_of(record)}{facts}"]
        if record.exc_info:
            lines += [f"    {line}" for line in told(record.exc_info)]
        return "\n".join(lines)


class Json(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        told_at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{told_at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": words_of(record),
        }
        if record.name != NAME:
            line["from"] = record.name
        line.update(facts_of(record))
        if record.exc_info:
            line["error"] = told(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin(style: Style, level: int = logging.INFO, stream: IO[str] | None = None) -> None:
    """Let this process log in a style; of the libraries, only what is wrong is logged."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if style == "json" else Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    # Below this level it writes paths with their query strings.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def usual_style() -> Style:
    """Tell which style fits where the log goes: to a person at a terminal, or to a program."""
    return "plain" if sys.stderr.isatty() else "json"
