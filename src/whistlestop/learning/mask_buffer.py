"""The masks of many games in one buffer, with a list of what is legal in each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.luck.chance import Seeded
from whistlestop.core.observation.action_codes import ActionCodes
from whistlestop.core.state import State

LISTED: Final = 512  # legal codes that are remembered for each game
MANY: Final = -1  # instead of their number, if there are more


@final
class MaskBuffer:
    """Masks of the legal codes, which are listed too, so that only those have to be cleared."""

    def __init__(self, codes: ActionCodes, number: int) -> None:
        self.codes: Final = codes
        self.size: Final[i64] = codes.size
        self.masks: vec[u8] = vec[u8]([u8(0)] * (number * int(codes.size)))
        self.legal = codes.game.new_legal()
        self.listed = codes.game.new_legal()
        self.lists: vec[i64] = vec[i64]([0] * (number * LISTED))
        self.counts: vec[i64] = vec[i64]([0] * number)

    def write(self, index: i64, state: State, seat: i64, pending: i64) -> None:
        """Write the mask of a game, which has been cleared."""
        listed = self.listed.actions
        at = index * self.size
        count = self.codes.write_mask(state, seat, pending, self.legal, self.masks, at, listed)
        if count > LISTED:
            self.counts[index] = MANY
            return
        self.counts[index] = count
        begin, lists = index * LISTED, self.lists
        for place in range(count):
            lists[begin + place] = listed[place]

    def clear(self, index: i64) -> None:
        """Clear the mask of a game."""
        at, masks, count = index * self.size, self.masks, self.counts[index]
        if count == MANY:
            for code in range(self.size):
                masks[at + code] = 0
        else:
            begin, lists = index * LISTED, self.lists
            for place in range(begin, begin + count):
                masks[at + lists[place]] = 0
        self.counts[index] = 0

    def allows(self, index: i64, code: i64) -> bool:
        """Return whether a code is legal."""
        return 0 <= code < self.size and self.masks[index * self.size + code] != 0

    def sample(self, index: i64, luck: Seeded) -> i64:
        """Return a uniformly random legal code of a game."""
        count = self.counts[index]
        if count != MANY:
            return self.lists[index * LISTED + luck.below(count)]
        begin = index * self.size
        legal: i64 = 0
        for at in range(begin, begin + self.size):
            legal += i64(self.masks[at])
        n = luck.below(legal)
        code: i64 = -1
        while n >= 0:
            code += 1
            n -= i64(self.masks[begin + code])
        return code
