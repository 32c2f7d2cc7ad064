"""A subprocess that exchanges lines of JSON."""

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

GRACE = 1.0  # seconds to exit after end of input
EXCERPT = 100  # characters of an invalid answer to quote


class LineProtocol:
    """A running subprocess with a writer and a reader thread, so that neither side can block the game."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process = start(command)
        self.outgoing: SimpleQueue[bytes] = SimpleQueue()
        self.incoming: SimpleQueue[bytes] = SimpleQueue()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        threading.Thread(target=write_lines, args=(self.process.stdin, self.outgoing), daemon=True).start()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.incoming), daemon=True).start()
        self.close = weakref.finalize(self, terminate, self.process, self.outgoing, os.getpid())

    def send(self, message: dict[str, object]) -> None:
        """Send a message as one line."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.outgoing.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> dict[str, object]:
        """Return the next message; fail after a timeout."""
        try:
            line = self.incoming.get(timeout=seconds)
        except Empty:
            raise BotFailure(f"“{self.command}” did not answer within {seconds:g} seconds.") from None
        if not line:
            raise BotFailure(f"“{self.command}” {self.exit_description()} instead of answering.")
        try:
            answer: object = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            excerpt = line.decode(errors="replace").strip()[:EXCERPT]
            advice = "Standard output is for answers only; write anything else to standard error."
            raise BotFailure(f"“{self.command}” wrote “{excerpt}”, which is not a JSON object. {advice}")
        return answer

    def exit_description(self) -> str:
        """Describe how the subprocess ended."""
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"exited with code {code}" if code >= 0 else f"was killed by signal {-code}"


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a subprocess that inherits standard error."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot(f"“{command}” is not a valid command: {str(error).lower()}.") from error
    if not words:
        raise BadBot("No program follows “exec:”; write, for example, exec:node my_bot.js.")
    try:
        return subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
        )
    except FileNotFoundError as error:
        raise BadBot(f"There is no program “{words[0]}”.") from error
    except OSError as error:
        raise BadBot(f"The program “{words[0]}” can't be started: {error.strerror}.") from error


def write_lines(stdin: IO[bytes], outgoing: "SimpleQueue[bytes]") -> None:
    """Write queued lines until an empty one or a closed pipe."""
    try:
        with stdin:
            while line := outgoing.get():
                stdin.write(line)
                stdin.flush()
    except OSError:
        pass  # the reader notices that the program has ended


def read_lines(stdout: IO[bytes], incoming: "SimpleQueue[bytes]") -> None:
    """Queue each line read, and an empty one at end of file."""
    with stdout:
        for line in stdout:
            incoming.put(line)
    incoming.put(b"")


def terminate(process: subprocess.Popen[bytes], outgoing: "SimpleQueue[bytes]", owner: int) -> None:
    """Close the input; kill the process group if it does not exit in time."""
    if os.getpid() != owner:
        return  # a forked process inherits the objects but does not own the subprocesses
    outgoing.put(b"")
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
