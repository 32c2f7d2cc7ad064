"""A progress bar on standard error, so that it never mixes with results."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class ProgressBar:
    """A callable that moves the bar and shows a status text."""

    def __init__(self, progress: "Progress", task: "TaskID") -> None:
        self.progress = progress
        self.task = task

    def __call__(self, done: int, status: str = "") -> None:
        """Update the bar."""
        self.progress.update(self.task, completed=done, status=status)


@contextmanager
def bar(what: str, total: int) -> Iterator[ProgressBar]:
    """Show a progress bar; rich is imported here because it would slow down every command."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    status = TextColumn("{task.fields[status]}", markup=False)
    with Progress(*columns, status, console=Console(stderr=True), transient=True) as progress:
        yield ProgressBar(progress, progress.add_task(what, total=total, status=""))
