"""Every action of a game, built once: a stable small integer with a text that is its name."""

from difflib import get_close_matches
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.errors import UnknownAction

SPARE: Final = 1024  # room for what is written beyond the end of a list, or for all payments of a price


@final
class ActionTable:
    """The actions of a game in the order in which its parts named them."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def add(self, text: str) -> int:
        """Give an action its number; one that is there already keeps its own."""
        number = self.numbers.get(text)
        if number is None:
            number = len(self.texts)
            self.numbers[text] = number
            self.texts.append(text)
        return number

    def number(self, text: str) -> int:
        """Find an action by its text."""
        number = self.numbers.get(text)
        if number is None:
            near = get_close_matches(text, self.texts, n=3, cutoff=0.6)
            advice = (
                "Did you mean " + ", ".join(f"“{one}”" for one in near) + "?" if near else self.examples()
            )
            raise UnknownAction(text, advice)
        return number

    def examples(self) -> str:
        """Show one action of each kind."""
        kinds: dict[str, str] = {}
        for text in self.texts:
            kinds.setdefault(text.split(" ")[0], text)
        return "Actions look like this: " + ", ".join(f"“{text}”" for text in kinds.values()) + "."


@final
class Legal:
    """The legal actions of one decision; one object serves many decisions without allocating."""

    def __init__(self, table: ActionTable) -> None:
        self.actions: vec[i64] = vec[i64]([0] * (len(table) + SPARE))
        self.size: i64 = 0
        self.payments: vec[i64] = vec[i64]([0] * SPARE)

    def add(self, action: i64) -> None:
        """Put one more action on the list."""
        self.actions[self.size] = action
        self.size += 1

    def listed(self) -> list[int]:
        """Return the actions as a plain list."""
        return [int(self.actions[i]) for i in range(self.size)]
