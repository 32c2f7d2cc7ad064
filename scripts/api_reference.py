"""Write docs/api.md, the reference of all public names, from their signatures and docstrings.

python scripts/api_reference.py            write it
python scripts/api_reference.py --check    fail if it is not current
"""

import ast
import re
import sys
from pathlib import Path

import whistlestop
from whistlestop import parts

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
SOURCES = Path(whistlestop.__file__).parent
GROUPS = {
    "Games and matches": ("games", "load", "new_match", "Game", "Match", "Play", "Event", "ScoreSheet"),
    "Bots": ("bot", "play_out", "Bot", "KnownStateBot", "View", "SPECTATOR", "cards"),
    "Looking ahead": ("Rollouts", "RolloutResults", "Beliefs", "KnownState", "State", "determinize"),
    "Records": ("read_record", "write_record", "Record"),
    "Reviews": ("review", "Review"),
    "Pictures": ("draw_board",),
    "Chance": ("Chance", "Seeded", "Keyed"),
    "Errors": (
        "WhistlestopError",
        "BadBot",
        "BadSeats",
        "BotFailure",
        "BrokenGame",
        "BrokenRecord",
        "ChanceMismatch",
        "IllegalAction",
        "NoMap",
        "UnknownAction",
        "UnknownGame",
        "UnknownOption",
    ),
    "The package": ("__version__", "is_compiled", "parts"),
}
USED = {
    "Beliefs": ("expect_tickets", "expect_cards"),
    "Game": ("start", "legal", "view", "score", "winners", "from_bytes"),
    "KnownState": ("update_from_state", "update_from_view"),
    "RolloutResults": (
        "points",
        "share",
        "completed",
        "plies",
        "mean_points",
        "mean_share",
        "mean_completed",
        "mean_plies",
    ),
    "Rollouts": ("run", "close"),
    "State": ("play", "may_act", "copy", "to_bytes"),
    "View": ("texts", "slot", "to_dict"),
}
"""Of classes that makers of games extend, the methods that players of games call."""
HIDDEN_BASES = {"RecordText": "whistlestop.record.record_text"}
"""Base classes that are not public themselves; what they define is listed with the class."""
MODULES_WITH_CONTENTS = ("facts", "slots")
"""Modules that are public with their classes and constants."""
ATTRIBUTES = {
    "Board": ("cities", "routes", "number"),
    "Option": ("first", "beyond"),
    "RailState": ("trains", "points", "owner"),
    "Route": ("cities", "name", "length", "colour", "ferry", "tunnel"),
    "ScoreSheet": ("total",),
    "State": ("phase", "seats", "first", "seat", "ply", "hands", "deck", "row", "discards", "journal"),
    "View": ("game", "legal"),
}
"""Public attributes that no property declares."""
CONSTANTS = {
    "PER_SEAT": "The size of a slot with one number for each seat.",
    "PER_TABLE": "The size of a slot with one number for the whole table.",
    "SPECTATOR": "The seat number of a spectator, who sees what everybody sees.",
    "TABLE": "The seat number of events that no seat caused.",
    "__version__": "The version of the package.",
}
INTRODUCTION = """\
# API reference

Everything on this page is public and stable: it keeps its meaning until the next major version. Anything else
in the package may change at any time.

- [`whistlestop`](#whistlestop) plays, records, draws and simulates games.
- [`whistlestop.parts`](#whistlestopparts) has what a [game of your own](adding_a_game.md) is built from.

This page is generated from the source: run `python scripts/api_reference.py` after a change.
"""


def imports(file: Path) -> dict[str, tuple[str, str]]:
    """Return the module, and the name in it, that each imported name of a file comes from."""
    found: dict[str, tuple[str, str]] = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                found[alias.asname or alias.name] = (node.module, alias.name)
    return found


def source_of(module: str) -> Path:
    """Return the Python file of a module, which lies beside its compiled form."""
    path = SOURCES.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def definition(module: str, name: str) -> ast.ClassDef | ast.FunctionDef | ast.Module:
    """Return the definition of a public name."""
    return located(module, name)[0]


def located(module: str, name: str) -> tuple[ast.ClassDef | ast.FunctionDef | ast.Module, list[str]]:
    """Return the definition of a public name, and the lines of its file."""
    file = source_of(f"{module}.{name}")
    whole = file.is_file()
    text = (file if whole else source_of(module)).read_text(encoding="utf-8")
    tree = ast.parse(text)
    if whole:
        return tree, text.splitlines()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node, text.splitlines()
    if name in (homes := imports(source_of(module))):
        return located(*homes[name])
    raise LookupError(f"{name} is not defined in {module}; describe constants in CONSTANTS")


class PlainTypes(ast.NodeTransformer):
    """Writes types without quotation marks, and machine integers as int."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return self.visit(ast.parse(node.value, mode="eval").body) if isinstance(node.value, str) else node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name("int") if node.id == "i64" else node


def type_text(annotation: ast.expr) -> str:
    """Write a type."""
    return ast.unparse(PlainTypes().visit(annotation))


def signature(name: str, function: ast.FunctionDef, bound: bool) -> str:
    """Write how a function is called."""
    arguments = function.args
    if bound:
        arguments.args = arguments.args[1:]
    for one in ast.walk(arguments):
        if isinstance(one, ast.arg) and one.annotation:
            one.annotation = PlainTypes().visit(one.annotation)
    returns = type_text(function.returns) if function.returns else "None"
    return f"{name}({ast.unparse(arguments)})" + ("" if returns == "None" else f" -> {returns}")


def docstring(node: ast.ClassDef | ast.FunctionDef | ast.Module) -> str:
    """Return a docstring as one paragraph after another; tables keep their lines."""
    text = ast.get_docstring(node) or ""
    return "\n\n".join(
        part if part.startswith("|") else " ".join(part.split()) for part in text.split("\n\n")
    )


def decorators(function: ast.FunctionDef) -> list[str]:
    """Return the names of a function's decorators."""
    return [ast.unparse(one) for one in function.decorator_list]


def members(node: ast.ClassDef | ast.Module, chosen: tuple[str, ...] = ()) -> list[str]:
    """Describe the chosen or all public methods, properties and functions that have a docstring."""
    lines: list[str] = []
    for one in node.body:
        if not isinstance(one, ast.FunctionDef) or one.name.startswith("_") or not ast.get_docstring(one):
            continue
        if chosen and one.name not in chosen:
            continue
        said = docstring(one).replace("\n\n", " ")
        if "property" in decorators(one):
            lines.append(f"- `{one.name}`: {said}")
        else:
            lines.append(f"- `{signature(one.name, one, isinstance(node, ast.ClassDef))}`: {said}")
    return lines


def attributes(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """Describe the public attributes of a class, from the comments beside their first assignment."""
    whole = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    listed: list[str] = []
    for name in ATTRIBUTES.get(node.name, ()):
        found = re.search(rf"^        self\.{name}\b.* = .*  # (.+)$", whole, re.MULTILINE)
        if found is None:
            raise LookupError(f"{node.name}.{name} needs a comment beside it that describes it")
        listed.append(f"- `{name}`: {sentence(found[1])}")
    return listed


def sentence(text: str) -> str:
    """Write a phrase as a sentence."""
    return f"{text[0].upper()}{text[1:].rstrip('.')}."


def contents(node: ast.Module) -> list[str]:
    """Describe the public classes of a module, and the constants that are made of them."""
    classes = {one.name: one for one in node.body if isinstance(one, ast.ClassDef)}
    listed = [f"- `{made_with(name, one)}`: {docstring(one)}" for name, one in classes.items()]
    for one in node.body:
        if not isinstance(one, ast.AnnAssign) or not isinstance(one.value, ast.Call):
            continue
        made_by = classes.get(ast.unparse(one.value.func))
        if made_by is not None:
            said = [given.value for given in one.value.args if isinstance(given, ast.Constant)]
            about = said[1] if len(said) > 1 else docstring(made_by)
            listed.append(f"- `{ast.unparse(one.target)}`: {sentence(str(about))}")
    return listed


def made_with(name: str, node: ast.ClassDef) -> str:
    """Write how an object of a class is made."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            return signature(name, one, bound=True)
    fields = [ast.unparse(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    return f"{name}({', '.join(fields)})" if fields else name


def entry(name: str, module: str, original: str, chosen: tuple[str, ...] = ()) -> str:
    """Describe one public name."""
    if name in CONSTANTS:
        return f"#### `{name}`\n\n{CONSTANTS[name]}\n"
    node, lines = located(module, original)
    heading = name
    if isinstance(node, ast.FunctionDef):
        heading = signature(name, node, bound=False)
    elif isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases if ast.unparse(base) not in HIDDEN_BASES)
        heading = f"class {made_with(name, node)}" + (f": {bases}" if bases else "")
    text = f"#### `{heading}`\n\n{docstring(node)}\n"
    listed = [] if isinstance(node, ast.FunctionDef) else members(node, chosen)
    if name in MODULES_WITH_CONTENTS and isinstance(node, ast.Module):
        listed += contents(node)
    if isinstance(node, ast.ClassDef):
        listed = attributes(node, lines) + listed
    if isinstance(node, ast.ClassDef):
        hidden = [ast.unparse(base) for base in node.bases if ast.unparse(base) in HIDDEN_BASES]
        listed = [line for base in hidden for line in members(hidden_base(base))] + listed
    return text + ("\n" + "\n".join(listed) + "\n" if listed and name != "parts" else "")


def hidden_base(name: str) -> ast.ClassDef:
    """Return the definition of a base class that is not public itself."""
    node = definition(HIDDEN_BASES[name], name)
    assert isinstance(node, ast.ClassDef)
    return node


def section(
    title: str, file: Path, groups: dict[str, tuple[str, ...]], used: dict[str, tuple[str, ...]]
) -> str:
    """Describe all names of a module, group by group."""
    homes = imports(file)
    text = f"## {title}\n"
    for group, names in groups.items():
        text += f"\n### {group}\n"
        for name in names:
            module, original = homes.get(name, ("whistlestop", name))
            text += "\n" + entry(name, module, original, used.get(name, ()))
    return text


def reference() -> str:
    """Write the whole page."""
    return "\n".join(
        [
            INTRODUCTION,
            section("whistlestop", SOURCES / "__init__.py", GROUPS, USED),
            section("whistlestop.parts", SOURCES / "parts.py", parts.GROUPS, {}),
        ]
    )


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != reference():
            sys.exit("docs/api.md is not current: run “python scripts/api_reference.py”.")
    else:
        PAGE.write_text(reference(), encoding="utf-8")
