"""Every action of a game, built once: a stable small integer with a text that is its name."""

from difflib import get_close_matches
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits
from whistlestop.core.errors import UnknownAction
from whistlestop.core.reason import Reason, Texts

SPARE: Final = 1024  # room for what is written beyond the end of a list, or for all payments of a price
SETS: Final = 2**60  # the numbers from here on are actions that name a set of positions
MOST_POSITIONS: Final = 60

# Where an action points.
DECK: Final = "deck"
ROW: Final = "row"
ROUTE: Final = "route"
CITY: Final = "city"
TICKETS: Final = "tickets"
OFFER: Final = "offer"
HELD_TICKETS: Final = "held"
PASSENGER: Final = "passenger"
HAND: Final = "hand"
TUNNEL: Final = "tunnel"
TURN: Final = "turn"

_ROOM: Final[vec[i64]] = vec[i64]([0] * SPARE)


def positions_in_words(members: i64) -> str:
    """Write a set of positions, counted from 1."""
    return ",".join([str(one + 1) for one in bits.listed(members)]) or "none"


@final
class Aim:
    """What one points at to play an action: a place of the table, and which of the things there.

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

    def __init__(self, where: str, what: str = "") -> None:
        self.where: Final = where
        self.what: Final = what


@final
class ActionTable:
    """The actions of a game in the order in which its parts named them."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.aims: list[Aim] = []
        self.numbers: dict[str, int] = {}
        self.blank: vec[i64] = vec[i64]()
        self.word = ""  # the first word of the actions that name a set of positions, if there are any
        self.sets_aim = Aim(TURN)

    def __len__(self) -> int:
        return len(self.texts)

    def add(self, text: str, aim: Aim | None = None) -> int:
        """Give an action its number; one that is there already keeps its own.

        Without an aim it points at nothing on the table and is a choice of the turn.
        """
        number = self.numbers.get(text)
        if number is None:
            number = len(self.texts)
            self.numbers[text] = number
            self.texts.append(text)
            self.aims.append(Aim(TURN, text) if aim is None else aim)
        return number

    def room(self) -> vec[i64]:
        """Return room for every listed action and some more."""
        if len(self.blank) != len(self.texts) + SPARE:
            self.blank = vec[i64]([0] * (len(self.texts) + SPARE))
        return self.blank[:]

    def also(self, text: str, number: int) -> None:
        """Understand another text for an action, such as one in another order."""
        self.numbers.setdefault(text, number)

    def add_sets(self, word: str, aim: Aim) -> int:
        """Name an action for every set of positions at once: far too many to list them.

        The action of a set has the returned number plus one bit for each position.
        """
        self.word = word
        self.sets_aim = aim
        return SETS

    def kind(self, action: i64) -> i64:
        """Return a number for counting actions, its place in `kinds()`: all sets of positions share one."""
        if action >= SETS:
            return len(self.texts)
        return action

    def knows(self, action: i64) -> bool:
        """Tell whether a number is an action of the game."""
        return 0 <= action < len(self.texts) or (bool(self.word) and action >= SETS)

    def kinds(self) -> list[str]:
        """Return the first word of each action, in the order of `kind`."""
        words = [text.split(" ")[0] for text in self.texts]
        return [*words, self.word] if self.word else words

    def text(self, action: i64) -> str:
        """Return the text that is an action's name."""
        if action < SETS:
            return self.texts[action]
        return f"{self.word} {positions_in_words(action - SETS)}"

    def aim(self, action: i64) -> Aim:
        """Return what an action points at."""
        return self.aims[action] if action < SETS else self.sets_aim

    def pointing_at(self, where: str, what: str) -> list[int]:
        """List the actions that point at something; of those that name a set of positions one.

        Without a word about which, that is the empty set; else the one that is meant (“1,4”).
        """
        found = [number for number, aim in enumerate(self.aims) if aim.where == where and aim.what == what]
        if self.word and self.sets_aim.where == where:
            meant = SETS if what == self.sets_aim.what else self.number_of_set(what)
            if meant is not None:
                found.append(meant)
        return found

    def find(self, text: str) -> int | None:
        """Find an action by its text; none if there is no such action."""
        number = self.numbers.get(text)
        if number is None and self.word and text.startswith(f"{self.word} "):
            number = self.number_of_set(text.removeprefix(f"{self.word} "))
        return number

    def number(self, text: str) -> int:
        """Find an action by its text; the advice where there is none takes a while."""
        number = self.find(text)
        if number is None:
            near = get_close_matches(text, self.texts, n=3, cutoff=0.6)
            advice = Reason("Did you mean {near}?", near=Texts(near)) if near else self.examples()
            raise UnknownAction(text, advice)
        return number

    def number_of_set(self, said: str) -> int | None:
        """Find the action of a set of positions, such as “1,4” or “none”."""
        if said == "none":
            return SETS
        positions = [int(one) for one in said.split(",") if one.isascii() and one.isdigit() and len(one) < 4]
        members = sum({int(bits.BIT[one - 1]) for one in positions if 0 < one <= MOST_POSITIONS})
        return SETS + members if positions_in_words(members) == said else None

    def examples(self) -> Reason:
        """Show one action of each kind."""
        kinds: dict[str, str] = {}
        for text in [*self.texts, f"{self.word} 1,2"] if self.word else self.texts:
            kinds.setdefault(text.split(" ")[0], text)
        return Reason("Actions look like this: {examples}.", examples=Texts(list(kinds.values())))


@final
class Legal:
    """The legal actions of one decision; one object serves many decisions without allocating."""

    def __init__(self, table: ActionTable) -> None:
        self.actions: vec[i64] = table.room()
        self.size: i64 = 0
        self.payments: vec[i64] = _ROOM[:]

    def add(self, action: i64) -> None:
        """Put one more action on the list."""
        self.actions[self.size] = action
        self.size += 1

    def make_room(self, size: i64) -> None:
        """Make the list long enough for so many actions, whatever is on it."""
        if len(self.actions) < size:
            self.actions = vec[i64]([0] * int(size))

    def listed(self) -> list[int]:
        """Return the actions as a plain list."""
        return [int(self.actions[i]) for i in range(self.size)]
