"""Attacks a server of its own on loopback, and measures what others at the server notice.

For each attack: how long bystanders at other tables wait for pings and moves, how long a newcomer waits for a
page, the server's memory, its recovery, what it logs, and how long it takes to stop while the attack goes on.
Attackers run at the lowest priority, since they would have machines of their own. `control` is how long a
server that does nothing took to answer meanwhile: it tells how busy the machine was. Prints JSON.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from attack_bystanders import (
    PATIENCE,
    PAUSE,
    Patience,
    Player,
    Waits,
    come_in,
    control,
    echo,
    recovered,
    stand_by,
)
from attack_scripts import ATTACKS, FAILURES, Target

from whistlestop import is_compiled
from whistlestop.benchmarks.seed_database import SeededTable, seed_tables
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Said
from whistlestop.server.table.new_tables import prepare_table
from whistlestop.server.table.table_rows import entry_row
from whistlestop.server.wire.bodies import MySeat, NewTable

OLD_CHAT = 6_000  # lines at the attacked table, as an earlier version might have stored them
PLIES = 120  # played at the attacked table before
FILES = 256  # that the server may open while files are attacked
BYSTANDERS = 4


class Server:
    """A server process and its log."""

    def __init__(self, folder: Path, files: int) -> None:
        self.log = folder / "server.log"
        command = [
            sys.executable,
            "-m",
            "whistlestop",
            "serve",
            "--port",
            "0",
            "--no-open",
            "--log",
            "json",
            "--behind-proxy",
            "--name",
            "localhost",
        ]
        environment = {**os.environ, "WHISTLESTOP_DATABASE": f"sqlite:///{folder / 'tables.db'}"}

        def limit_files() -> None:
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
                preexec_fn=limit_files,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://[^ /]+:(\d+)", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.port = int(found[1])

    def megabytes(self) -> float:
        """Return the resident memory of the process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return round(int(found[1]) / 1024, 1) if found else 0.0

    def processor_seconds(self) -> float:
        """Return the CPU time of the process."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def exceeded(self) -> dict[str, int]:
        """Return how often each limit was exceeded, as the log tells."""
        counted: Counter[str] = Counter()
        for line in self.log.read_text().splitlines():
            event = json.loads(line)
            if event["event"] == "a limit was exceeded":
                counted[event["limit"]] += event["times"]
        return dict(counted)

    def stop(self) -> tuple[float, int]:
        """Send SIGTERM; return how long the process went on, and its exit code."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        return round(time.monotonic() - began, 2), code


@contextmanager
def attacking(
    name: str, server: Server, place: SeededTable, seconds: float
) -> Iterator["subprocess.Popen[str]"]:
    """Attack a server from another process."""
    facts = {"script": name, "port": server.port, "table": place.table, "token": place.tokens[0]}
    words = [f"--{fact}={value}" for fact, value in {**facts, "seconds": seconds}.items()]
    attacker = subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE, text=True)
    try:
        yield attacker
    finally:
        if attacker.poll() is None:
            attacker.kill()
        attacker.wait()


async def prepare(folder: Path) -> list[SeededTable]:
    """Make the attacked table, with much old chat, and those of the bystanders."""
    url = f"sqlite:///{folder / 'tables.db'}"
    made = prepare_table(
        NewTable(game="europe", seats=[MySeat(name=f"Player {seat}") for seat in range(5)], start=True)
    )
    lines = [Said(seat=0, text=f"line {line} " * 10) for line in range(OLD_CHAT)]
    chat = [
        entry_row(made.row.id, number, time.time(), line)
        for number, line in enumerate(lines, start=made.table.number + 1)
    ]
    store = await Store.open(url)
    await store.create(made.row, [*made.entries, *chat])
    await store.close()
    attacked = SeededTable(made.row.id, [given.token for given in made.given])
    return [attacked, *await seed_tables(url, "europe", BYSTANDERS, 2)]


async def measure(name: str, seconds: float) -> dict[str, object]:
    """Run one attack."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        attacked, *others = await prepare(folder)
        server = Server(folder, FILES if name == "no_files" else 0)
        try:
            return await measure_at(server, folder, name, attacked, others, seconds)
        finally:
            if server.process.poll() is None:
                server.process.kill()
            server.process.wait()


async def measure_at(
    server: Server, folder: Path, name: str, attacked: SeededTable, others: list[SeededTable], seconds: float
) -> dict[str, object]:
    """Attack a server twice, and stop it the second time."""
    victim = Player(server.port, attacked, "203.0.113.1")
    await victim.sit()
    while victim.ply < PLIES and await victim.play():
        await asyncio.sleep(PAUSE)
    await victim.leave()
    bystanders = [
        Player(server.port, place, f"203.0.113.{number}") for number, place in enumerate(others, start=2)
    ]
    for bystander in bystanders:
        await bystander.sit()
    quiet, during, newcomers, machine = Patience(), Patience(), Waits(), Waits()
    await asyncio.gather(*(stand_by(bystander, 3.0, quiet) for bystander in bystanders))
    before, processor, peak = server.megabytes(), server.processor_seconds(), 0.0
    with control() as echoes, attacking(name, server, attacked, seconds) as attacker:
        watching = asyncio.gather(
            *(stand_by(bystander, seconds, during) for bystander in bystanders),
            come_in(server.port, seconds, newcomers),
            echo(echoes, seconds, machine),
        )
        while not watching.done():
            peak = max(peak, server.megabytes())
            await asyncio.sleep(0.1)
        await watching
        used = (server.processor_seconds() - processor) / seconds
        attacker.wait(PATIENCE)
        sent = json.loads(attacker.stdout.read()) if attacker.stdout else None
    recovery = await recovered(bystanders[0])
    await asyncio.sleep(2.0)
    after, exceeded = server.megabytes(), server.exceeded()
    with attacking(name, server, attacked, 60.0):
        await asyncio.gather(*(stand_by(bystander, 3.0, Patience()) for bystander in bystanders))
        stopped, code = await asyncio.to_thread(server.stop)
    for bystander in bystanders:
        with suppress(*FAILURES):
            await bystander.leave()
    return {
        "about": ATTACKS[name].__doc__,
        "sent": sent,
        "bystanders_before": quiet.summary(),
        "bystanders": during.summary(),
        "newcomer": newcomers.summary(),
        "control": machine.summary(),
        "megabytes": {"before": before, "peak": peak, "after": after},
        "processor_share": round(used, 2),
        "recovered_after_s": recovery,
        "logged": exceeded,
        "stopped_after_s": stopped,
        "exit_code": code,
        "acknowledged_moves_lost": sum(lost_moves(folder, bystander) for bystander in bystanders),
    }


def lost_moves(folder: Path, bystander: Player) -> int:
    """Return how many acknowledged moves are not in the database."""
    with sqlite3.connect(folder / "tables.db") as database:
        question = "SELECT max(ply) FROM entries WHERE table_id = ?"
        ((stored,),) = database.execute(question, (bystander.place.table,))
    return int(max(0, bystander.acknowledged - (stored or 0)))


async def run_script(name: str, target: Target) -> None:
    """Attack, and print how much was sent."""
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    await ATTACKS[name](target)
    print(target.sent)


def main() -> int:
    """Run the attacks and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"of {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each attack lasts")
    for hidden in ("--script", "--port", "--table", "--token"):
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.script:
        target = Target(int(args.port), args.table, args.token, time.time() + args.seconds)
        asyncio.run(run_script(args.script, target))
        return 0
    if unknown := [name for name in args.attack if name not in ATTACKS]:
        parser.error(f"there is no attack {', '.join(unknown)}")
    report: dict[str, object] = {"compiled": is_compiled(), "seconds": args.seconds}
    for name in args.attack or ATTACKS:
        print(f"{name} …", file=sys.stderr, flush=True)
        report[name] = asyncio.run(measure(name, args.seconds))
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
