"""Python files outside the package, with a game's rules or a bot, imported at run time."""

import importlib.util
import os
import sys
import traceback
from pathlib import Path
from types import ModuleType

from whistlestop.core.errors import Fault


def run(file: Path, name: str) -> ModuleType:
    """Import a file as a module of this name."""
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look up their module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def fault_in(file: Path, error: BaseException) -> Fault:
    """Return a fault with the line of the file that raised an error."""
    # Python names a module by its absolute path, whatever path it was loaded from.
    if isinstance(error, SyntaxError) and error.filename == os.path.abspath(file):
        return Fault(str(file), error.lineno or 0, f"{type(error).__name__}: {error.msg}.")
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno or 0 for frame in frames if frame.filename == os.path.abspath(file)]
    message = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return Fault(str(file), lines[-1] if lines else 0, f"{message.rstrip('.')}.")
