"""Compiled modules avoid constructs that mypyc compiles wrongly or slowly."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistlestop

HOME = Path(str(whistlestop.__file__)).parent
BUILD = Path(__file__).parents[2] / "hatch_build.py"


def listed_in_build(name: str) -> list[str]:
    """Read one of the lists by which the build chooses what is compiled."""
    found = re.search(rf"^{name}\b.*= (\(.*\))$", BUILD.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert found, f"{BUILD} has no {name}"
    return list(ast.literal_eval(found[1]))


FOLDERS = listed_in_build("COMPILED_PACKAGES")
COMPILED = [file for folder in FOLDERS for file in sorted((HOME / folder).rglob("*.py"))]
LARGEST = 2**62  # from here on, mypyc keeps a literal as a Python object

every_compiled_module = pytest.mark.parametrize(
    "file", COMPILED, ids=lambda file: str(file.relative_to(HOME))
)


def number(node: ast.expr) -> int | None:
    """Compute what is written as a number, or as a power, shift or negative of numbers."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Pow, ast.LShift)):
        left, right = number(node.left), number(node.right)
        if left is not None and right is not None and 0 <= right < 1000:
            return left**right if isinstance(node.op, ast.Pow) else left << right
    return None


def fixed_names(function: ast.AST) -> set[str]:
    """Return the local names that only ever stand for one number; mypyc puts the number in their place."""
    given: dict[str, list[int | None]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    given.setdefault(target.id, []).append(number(node.value))
                else:
                    given.update((name.id, [None]) for name in ast.walk(target) if isinstance(name, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            given.setdefault(node.target.id, []).append(number(node.value))
        elif isinstance(node, (ast.AugAssign, ast.For, ast.comprehension, ast.NamedExpr)):
            names = [name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)]
            given.update((name, [None, None]) for name in names)
    return {name for name, values in given.items() if len(values) == 1 and values[0] is not None}


def is_fixed(node: ast.expr, names: set[str]) -> bool:
    """Return whether mypyc emits a 32-bit literal: for a number, i64(number), or a name for a number."""
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("i64", "i32", "u8")
    ):
        return len(node.args) == 1 and is_fixed(node.args[0], names)
    if isinstance(node, ast.Name):
        return node.id.isupper() or node.id in names
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    return number(node) is not None


def is_plain(node: ast.expr) -> bool:
    """Return whether a shift by this is made with Python's own numbers: int(…) says so."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "int"


def tables(tree: ast.Module) -> set[ast.AST]:
    """Return what is computed in comprehensions when a module is loaded, with Python's own numbers."""
    loaded = [node for node in tree.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    lists = [
        node for one in loaded for node in ast.walk(one) if isinstance(node, (ast.ListComp, ast.GeneratorExp))
    ]
    return {node for one in lists for node in ast.walk(one)}


def trapped_shifts(tree: ast.Module) -> Iterator[ast.BinOp]:
    """Find where a literal is shifted by something that is known only in play."""
    harmless = tables(tree)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [tree, *functions]:
        names = fixed_names(scope) if scope is not tree else set()
        for node in ast.walk(scope):
            if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift) or node in harmless:
                continue
            if is_fixed(node.left, names) and number(node.right) is None and not is_plain(node.right):
                yield node


def is_any(node: ast.AST) -> bool:
    """Return whether this names the type Any."""
    if isinstance(node, ast.ImportFrom):
        return node.module in ("typing", "typing_extensions") and "Any" in [one.name for one in node.names]
    return isinstance(node, ast.Attribute) and node.attr == "Any"


def traps(source: str) -> Iterator[str]:
    """Return every trap in a module."""
    tree = ast.parse(source)
    for shift in trapped_shifts(tree):
        yield f"{ast.unparse(shift)}: this becomes a shift of 32 bits; look it up in BIT"
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and abs(number(node) or 0) >= LARGEST:
            yield f"{ast.unparse(node)}: this does not fit into 62 bits"
        if is_any(node):
            yield f"{ast.unparse(node)}: the compiler learns nothing from Any"


@every_compiled_module
def test_compiled_modules_are_free_of_traps(file: Path) -> None:
    assert list(traps(file.read_text(encoding="utf-8"))) == []


def test_every_compiled_package_is_looked_at() -> None:
    names = {file.relative_to(HOME).as_posix() for file in COMPILED}

    assert {"core/bits.py", "rail/board.py", "games/europe/game.py"} <= names


@pytest.mark.parametrize(
    "source",
    [
        "def f(n: i64) -> i64:\n    return 1 << n",
        "def f(n: i64) -> i64:\n    return i64(1) << n",
        "def f(n: i64) -> i64:\n    return i64(0xFF) << (6 * n)",
        "def f(n: i64) -> i64:\n    return -1 << n",
        "def f(n: i64) -> i64:\n    return FIELD << n",
        "def f(n: i64) -> i64:\n    return cards.FIELD << n",
        "def f(n: i64) -> list[i64]:\n    return [1 << i for i in range(n)]",
        "def f(n: i64) -> bool:\n    return bool(n & 1 << n)",
        "def f(n: i64) -> i64:\n    every: i64 = 127\n    return every << n",
        "def f(n: i64) -> i64:\n    every = 127\n    return every << (7 * n)",
        "BIT = 1 << n",
        "MASK = 0x4000000000000000",
        "MASK = -4611686018427387904",
        "MASK = 2**62",
        "MASK = 1 << 63",
        "from typing import Any",
        "import typing\nx: typing.Any = 1",
    ],
)
def test_a_trap_is_found(source: str) -> None:
    assert list(traps(source))


@pytest.mark.parametrize(
    "source",
    [
        "BIT: Final = vec[i64]([1 << n for n in range(62)])",
        "SUM = sum(32 << 6 * kind for kind in range(9))",
        "def f(n: i64) -> i64:\n    return BIT[n]",
        "def f(n: i64) -> i64:\n    return n << 8",
        "def f(n: i64, m: i64) -> i64:\n    return (m + 1) << n",
        "def f(n: i64) -> int:\n    return 1 << int(n)",
        "def f(n: i64) -> i64:\n    bit: i64 = 1\n    bit += 1\n    return bit << n",
        "MASK = 0x3FFFFFFFFFFFFFFF",
        "MASK = 2**61",
        "from typing import Final",
    ],
)
def test_what_is_harmless_is_left_alone(source: str) -> None:
    assert list(traps(source)) == []
