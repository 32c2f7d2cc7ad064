import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import whistlestop
from tests.contract.digest import digests

HOME = Path(str(whistlestop.__file__)).parent
DIGEST = Path(__file__).with_name("digest.py")


def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    """Where nothing is compiled, a process with another order of hashing takes the other side."""
    variables = {**os.environ, "PYTHONHASHSEED": "1"}
    variables["WHISTLESTOP_INTERPRETED"] = "1" if whistlestop.is_compiled() else "0"
    other = json.loads(subprocess.check_output([sys.executable, str(DIGEST)], env=variables, text=True))

    built = any((HOME / f"core/cards{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    assert other["compiled"] == (built and not whistlestop.is_compiled())
    assert other["digests"] == digests()
