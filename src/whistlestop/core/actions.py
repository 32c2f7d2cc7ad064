"""The actions of a game: each is a small, stable integer with a unique text."""

from difflib import get_close_matches
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits
from whistlestop.core.action_types import TURN, AimKind
from whistlestop.core.errors import UnknownAction
from whistlestop.core.reason import Reason, Texts

SPARE: Final = 1024  # room for speculative writes past the end, and for all payments of a price
SETS: Final = 2**60  # the numbers from here on are actions that name a set of positions
MOST_POSITIONS: Final = 60

_ROOM: Final[vec[i64]] = vec[i64]([0] * SPARE)


def positions_in_words(members: i64) -> str:
    """Return the text of a set of positions, counted from 1."""
    return ",".join([str(one + 1) for one in bits.to_list(members)]) or "none"


@final
class Aim:
    """The target of an action: an area of the table, and a thing there.

    | where       | what                 | actions                              |
    | ----------- | -------------------- | ------------------------------------ |
    | `deck`      |                      | `draw`                               |
    | `row`       | a kind of card       | `draw R`                             |
    | `route`     | its name             | `claim Paris-Zürich RRL`             |
    | `city`      | its name             | `station Wien GG`                    |
    | `tickets`   |                      | `tickets`, `tickets 3+1`, `exchange` |
    | `offer`     |                      | `keep 1,3`                           |
    | `held`      |                      | `complete 1,4`                       |
    | `passenger` | the place            | `take red Berlin`                    |
    | `hand`      | a colour, or `mixed` | `place RRRL`, `place B+R+G`          |
    | `tunnel`    | `pay` or `withdraw`  | `pay RL`, `withdraw`                 |
    | `turn`      | the action's text    | `pass`, `stop`                       |
    """

    def __init__(self, kind: AimKind, what: str = "") -> None:
        self.kind: Final = kind
        self.where: Final = kind.name
        self.what: Final = what


@final
class ActionTable:
    """The actions of a game, in the order in which its parts registered them."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.aims: list[Aim] = []
        self.numbers: dict[str, int] = {}
        self.blank: vec[i64] = vec[i64]()
        self.word = ""  # the first word of the actions that name a set of positions, if there are any
        self.sets_aim = Aim(TURN)

    def __len__(self) -> int:
        return len(self.texts)

    def __repr__(self) -> str:
        return f"<ActionTable: {len(self.texts)} actions>"

    def add(self, text: str, aim: Aim | None = None) -> int:
        """Register an action and return its number; an existing action keeps its number.

        Without an aim, the action points at nothing on the table.
        """
        number = self.numbers.get(text)
        if number is None:
            number = len(self.texts)
            self.numbers[text] = number
            self.texts.append(text)
            self.aims.append(Aim(TURN, text) if aim is None else aim)
        return number

    def room(self) -> vec[i64]:
        """Return a buffer with room for every listed action and some more."""
        if len(self.blank) != len(self.texts) + SPARE:
            self.blank = vec[i64]([0] * (len(self.texts) + SPARE))
        return self.blank[:]

    def add_alias(self, text: str, number: int) -> None:
        """Register another text for an action, such as one in another order."""
        self.numbers.setdefault(text, number)

    def add_sets(self, word: str, aim: Aim) -> int:
        """Register an action for every set of positions at once, as there are too many to list.

        The action of a set has the returned number plus one bit for each position.
        """
        self.word = word
        self.sets_aim = aim
        return SETS

    def kind(self, action: i64) -> i64:
        """Return an action's index in `kinds()`, for counting; all sets of positions share one."""
        if action >= SETS:
            return len(self.texts)
        return action

    def knows(self, action: i64) -> bool:
        """Return whether a number is an action of the game."""
        return 0 <= action < len(self.texts) or (bool(self.word) and action >= SETS)

    def kinds(self) -> list[str]:
        """Return the first word of each action, in the order of `kind`."""
        words = [text.split(" ")[0] for text in self.texts]
        return [*words, self.word] if self.word else words

    def text(self, action: i64) -> str:
        """Return the text of an action."""
        if action < SETS:
            return self.texts[action]
        return f"{self.word} {positions_in_words(action - SETS)}"

    def aim_kinds(self) -> list[AimKind]:
        """Return the kinds of things that actions point at, in the order of the actions."""
        found: dict[str, AimKind] = {}
        for aim in [*self.aims, self.sets_aim] if self.word else self.aims:
            found.setdefault(aim.where, aim.kind)
        return list(found.values())

    def aim(self, action: i64) -> Aim:
        """Return what an action points at."""
        return self.aims[action] if action < SETS else self.sets_aim

    def by_aim(self, actions: list[int]) -> dict[str, dict[str, list[str]]]:
        """Group the texts of actions by their aim: by `Aim.where`, then by `Aim.what`."""
        grouped: dict[str, dict[str, list[str]]] = {}
        texts: list[str] = []
        last: Aim | None = None
        for action in actions:
            aim = self.aim(action)
            if aim is not last:
                texts = grouped.setdefault(aim.where, {}).setdefault(aim.what, [])
                last = aim
            texts.append(self.text(action))
        return grouped

    def pointing_at(self, where: str, what: str) -> list[int]:
        """Return the actions with an aim, including at most one that names a set of positions.

        That is the set that `what` names (“1,4”), or else the empty set.
        """
        found = [number for number, aim in enumerate(self.aims) if aim.where == where and aim.what == what]
        if self.word and self.sets_aim.where == where:
            meant = SETS if what == self.sets_aim.what else self.number_of_set(what)
            if meant is not None:
                found.append(meant)
        return found

    def find(self, text: str) -> int | None:
        """Return an action by its text; None if there is no such action."""
        number = self.numbers.get(text)
        if number is None and self.word and text.startswith(f"{self.word} "):
            number = self.number_of_set(text.removeprefix(f"{self.word} "))
        return number

    def number(self, text: str) -> int:
        """Return an action by its text, or raise with a suggestion, which is slow."""
        number = self.find(text)
        if number is None:
            near = get_close_matches(text, self.texts, n=3, cutoff=0.6)
            advice = Reason("Did you mean {near}?", near=Texts(near)) if near else self.examples()
            raise UnknownAction(text, advice)
        return number

    def number_of_set(self, text: str) -> int | None:
        """Parse a set of positions, such as “1,4” or “none”."""
        if text == "none":
            return SETS
        positions = [int(one) for one in text.split(",") if one.isascii() and one.isdigit() and len(one) < 4]
        members = sum({int(bits.BIT[one - 1]) for one in positions if 0 < one <= MOST_POSITIONS})
        return SETS + members if positions_in_words(members) == text else None

    def examples(self) -> Reason:
        """Return an example of each kind of action."""
        kinds: dict[str, str] = {}
        for text in [*self.texts, f"{self.word} 1,2"] if self.word else self.texts:
            kinds.setdefault(text.split(" ")[0], text)
        return Reason("Actions look like this: {examples}.", examples=Texts(list(kinds.values())))


@final
class Legal:
    """A reusable buffer for the legal actions of a decision."""

    def __init__(self, table: ActionTable) -> None:
        self.actions: vec[i64] = table.room()
        self.size: i64 = 0
        self.payments: vec[i64] = _ROOM[:]
        self.notes: vec[i64] = _ROOM[:]  # what an option's `count` notes for `nth`

    def add(self, action: i64) -> None:
        """Append an action."""
        self.actions[self.size] = action
        self.size += 1

    def make_room(self, size: i64) -> None:
        """Ensure room for this many actions; growing discards the contents."""
        if len(self.actions) < size:
            self.actions = vec[i64]([0] * int(size))

    def to_list(self) -> list[int]:
        """Return the actions as a plain list."""
        return [int(self.actions[i]) for i in range(self.size)]
