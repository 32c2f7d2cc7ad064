"""Write the tables of declarations into the documentation; with --check only compare them."""

import sys
from pathlib import Path

from whistlestop.core import facts
from whistlestop.core.events import EventType
from whistlestop.core.fields import Field
from whistlestop.core.view_fields import FIELDS
from whistlestop.games.catalogue import SHIPPED, load
from whistlestop.rail.view import RAIL_FIELDS
from whistlestop.server.wire.events import FACTS, KNOWN
from whistlestop.server.wire.views import slots

DOCS = Path(__file__).parents[1] / "docs"


def table(heading: list[str], rows: list[list[str]]) -> str:
    """Write a table in Markdown."""
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def escaped(text: str) -> str:
    """Write a template so that a bar in it does not end a cell."""
    return text.replace("|", "\\|")


def fields(declared: list[Field]) -> str:
    """List fields of a view."""
    rows = [[f"`{field.name}`", field.about] for field in declared if field.is_encoded]
    return table(["field", "meaning"], rows)


def slots_by_game() -> str:
    """List the slots of the shipped games."""
    rows = []
    for slot in slots():
        titles = [
            load(name).title
            for name in SHIPPED
            if slot.name in [one.name for one in load(name, frozenset(load(name).about.options)).slots]
        ]
        per = {"seat": " for each seat", "table": "", "key": " by name"}[slot.per()]
        rows.append([f"`{slot.name}`", ", ".join(titles), slot.label, f"{slot.content.name}{per}"])
    return table(["field", "game", "meaning", "holds"], rows)


def secrecy(declared: EventType, fact: str) -> str:
    """Return who may know a fact of an event, unless everybody may."""
    return ", secret" if fact in declared.secret else ", fleeting" if fact in declared.fleeting else ""


def events() -> str:
    """List the events of the shipped games."""
    rows = []
    for declared in KNOWN.values():
        facts = [f"`{name}` ({fact.name}{secrecy(declared, name)})" for name, fact in declared.facts.items()]
        rows.append([f"`{declared.name}`", ", ".join(facts), escaped(declared.sentence)])
    return table(["type", "facts", "sentence"], rows)


def fact_types() -> str:
    """List the types of facts."""
    known = [one for one in vars(facts).values() if isinstance(one, facts.FactType)]
    meanings = {one.name: one.about for one in known if one.name != "count"}
    meanings["count"] = "how many there are of something, which `of` names"
    return table(["type", "meaning"], [[f"`{name}`", meanings[name]] for name in FACTS])


TABLES = {
    "bot_protocol.md": {
        "view": lambda: fields(FIELDS),
        "board": lambda: fields(RAIL_FIELDS),
        "slots": slots_by_game,
    },
    "wire.md": {"events": events, "facts": fact_types},
}


def written(page: str, text: str) -> str:
    """Return a page with its tables as they should be."""
    for name, make in TABLES[page].items():
        begin, end = f"<!-- table: {name} -->\n", f"<!-- end of table: {name} -->\n"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{make()}\n\n{end}{after}"
    return text


if __name__ == "__main__":
    stale = []
    for page in TABLES:
        text = (DOCS / page).read_text(encoding="utf-8")
        if written(page, text) != text:
            stale.append(page)
            if "--check" not in sys.argv:
                (DOCS / page).write_text(written(page, text), encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"{', '.join(stale)}: the tables are stale. Run: python scripts/doc_tables.py")
