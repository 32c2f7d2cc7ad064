"""A bounded memory: what was not used for longest is forgotten first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


class Recent(Generic[Key, Thing]):
    """Keeps the things that were used last, up to a number of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Key, Thing] = OrderedDict()

    def __len__(self) -> int:
        return len(self.kept)

    def get(self, key: Key) -> Thing | None:
        """Find a thing, which counts as using it."""
        if key not in self.kept:
            return None
        self.kept.move_to_end(key)
        return self.kept[key]

    def put(self, key: Key, thing: Thing) -> None:
        """Keep a thing; one too many makes the memory forget another."""
        self.kept[key] = thing
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def drop(self, key: Key) -> None:
        """Forget a thing, if it is known."""
        self.kept.pop(key, None)
