"""Print which packages import which, and fail if modules import each other in a cycle.

Imports for type checkers count too: a cycle that only they see still couples its modules.

    python scripts/import_graph.py            packages, and cycles of modules
    python scripts/import_graph.py --modules  all modules
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
ROOT = "whistlestop"

Graph = Mapping[str, set[str]]


def modules() -> dict[str, Path]:
    """Find all modules by their dotted names."""
    found = {}
    for file in sorted((SOURCES / ROOT).rglob("*.py")):
        parts = file.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports(name: str, file: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """List the modules of the package that a module imports anywhere, even for type checkers only."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def import_graph() -> dict[str, set[str]]:
    """Map each module to those that it imports."""
    known = modules()
    return {name: set(imports(name, file, known)) - {name} for name, file in known.items()}


def cycles(graph: Graph) -> list[list[str]]:
    """Return the strongly connected components of more than one node (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            at = stack.index(node)
            component, stack[at:] = stack[at:], []
            if len(component) > 1:
                found.append(sorted(component))

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return found


def without(graph: Graph, allowed: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """Leave some imports out of a graph; each of them has to be there."""
    rest = {name: set(targets) for name, targets in graph.items()}
    for importer, imported in allowed:
        rest[importer].remove(imported)
    return rest


def package(name: str) -> str:
    """Return the package that a module counts to: two levels in the server, one elsewhere."""
    parts = name.split(".")
    return ".".join(parts[1 : 3 if parts[1:2] == ["server"] else 2]) or ROOT


def packages(graph: Graph) -> dict[str, set[str]]:
    """Merge a graph of modules into one of packages."""
    merged: defaultdict[str, set[str]] = defaultdict(set)
    for name, targets in graph.items():
        merged[package(name)].update(package(target) for target in targets)
    return {name: targets - {name} for name, targets in sorted(merged.items())}


NEEDED_BY_MYPYC = (
    ("whistlestop.core.features", "whistlestop.core.state"),
    ("whistlestop.core.fields", "whistlestop.core.game"),
    ("whistlestop.core.fields", "whistlestop.core.view"),
    ("whistlestop.core.material.supply", "whistlestop.core.game"),
    ("whistlestop.core.parts", "whistlestop.core.game"),
    ("whistlestop.core.parts", "whistlestop.core.state"),
    ("whistlestop.core.scoring", "whistlestop.core.score_breakdown"),
    ("whistlestop.core.slots", "whistlestop.core.game"),
    ("whistlestop.core.state", "whistlestop.core.game"),
    ("whistlestop.core.turns", "whistlestop.core.game"),
    ("whistlestop.core.view", "whistlestop.core.game"),
    ("whistlestop.core.words", "whistlestop.core.game"),
)
"""Imports for type checkers in `core` whose cycles native classes need: mypyc reads attributes of a
class directly only if it knows the class."""


def main() -> int:
    """Print the graph and the cycles; return 1 if there are any."""
    graph = import_graph()
    shown = graph if "--modules" in sys.argv[1:] else packages(graph)
    for name, targets in shown.items():
        print(f"{name}: {', '.join(sorted(targets)) or '-'}")
    found = cycles(without(graph, NEEDED_BY_MYPYC))
    for cycle in found:
        print(f"cycle: {', '.join(cycle)}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
