"""A progress bar on the error stream, so that it never mixes with results."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """Is told how much is done, and what can be said about it so far."""

    def __init__(self, progress: "Progress", task: "TaskID") -> None:
        self.progress = progress
        self.task = task

    def __call__(self, done: int, told: str = "") -> None:
        """Move the bar."""
        self.progress.update(self.task, completed=done, told=told)


@contextmanager
def bar(what: str, total: int) -> Iterator[Bar]:
    """Show how far something long is; rich is imported only here, for it would delay every command."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    told = TextColumn("{task.fields[told]}", markup=False)
    with Progress(*columns, told, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, progress.add_task(what, total=total, told=""))
