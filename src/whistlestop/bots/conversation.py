"""A program that is talked with in lines of JSON, and that is never left behind."""

import json
import os
import shlex
import signal
import subprocess
import threading
import weakref
from queue import Empty, SimpleQueue
from typing import IO

from whistlestop.core.errors import BadBot, BotFailure

GRACE = 1.0  # seconds in which a program may end by itself once its input has ended
TOLD = 100  # characters of an answer that make no sense


class Conversation:
    """A program that runs, with a thread to speak and a thread to listen, so that none waits for ever."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process = start(command)
        self.said: SimpleQueue[bytes] = SimpleQueue()
        self.heard: SimpleQueue[bytes] = SimpleQueue()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        threading.Thread(target=speak, args=(self.process.stdin, self.said), daemon=True).start()
        threading.Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()
        self.stop = weakref.finalize(self, end, self.process, self.said, os.getpid())

    def say(self, message: dict[str, object]) -> None:
        """Send one line."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.said.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> dict[str, object]:
        """Wait for one line, but not for ever."""
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            raise BotFailure(f"“{self.command}” has not answered within {seconds:g} seconds.") from None
        if not line:
            raise BotFailure(f"“{self.command}” {self.how_it_ended()} instead of answering.")
        try:
            answer: object = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            said = line.decode(errors="replace").strip()[:TOLD]
            advice = "Standard output is for answers only; anything else belongs on standard error."
            raise BotFailure(f"“{self.command}” said “{said}”, which is no JSON object. {advice}")
        return answer

    def how_it_ended(self) -> str:
        """Say how the program ended."""
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a program; what it writes to standard error is shown as it is."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot(f"“{command}” is no command: {str(error).lower()}.") from error
    if not words:
        raise BadBot("There is no program after “exec:”; write for example exec:node my_bot.js.")
    try:
        return subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
        )
    except FileNotFoundError as error:
        raise BadBot(f"There is no program “{words[0]}”.") from error
    except OSError as error:
        raise BadBot(f"The program “{words[0]}” can't be started: {error.strerror}.") from error


def speak(stdin: IO[bytes], said: "SimpleQueue[bytes]") -> None:
    """Write line after line, until an empty one or until nobody reads any more."""
    try:
        with stdin:
            while line := said.get():
                stdin.write(line)
                stdin.flush()
    except OSError:
        pass  # the program has ended, which is heard on its output


def listen(stdout: IO[bytes], heard: "SimpleQueue[bytes]") -> None:
    """Read line after line, and an empty one when the program has closed its output."""
    with stdout:
        for line in stdout:
            heard.put(line)
    heard.put(b"")


def end(process: subprocess.Popen[bytes], said: "SimpleQueue[bytes]", owner: int) -> None:
    """End a program: by the end of its input, or by force, with whatever it has started."""
    if os.getpid() != owner:
        return  # a forked process has copies of its parent's objects, but not of its programs
    said.put(b"")
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
