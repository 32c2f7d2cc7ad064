"""An LRU cache."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """A mapping of limited size that drops the least recently used item."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Key, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self.kept)

    def get(self, key: Key) -> Value | None:
        """Return a value and mark it as used; None if it is missing."""
        if key not in self.kept:
            return None
        self.kept.move_to_end(key)
        return self.kept[key]

    def put(self, key: Key, thing: Value) -> None:
        """Store a value; drop the least recently used one if the cache is full."""
        self.kept[key] = thing
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def drop(self, key: Key) -> None:
        """Remove a value, if there is one."""
        self.kept.pop(key, None)
