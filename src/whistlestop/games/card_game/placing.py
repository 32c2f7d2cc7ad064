"""Placing cards in the railyard: a set of one colour, or one card each of three (CG-09 to CG-12)."""

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import bits, cards, facts
from whistlestop.core.action_types import HAND, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE, MOST, NAMES, ONE
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Option
from whistlestop.core.reason import Count, Kind, Reason, not_in_hand
from whistlestop.core.state import State
from whistlestop.games.card_game.railyard import Railyard

if TYPE_CHECKING:
    from whistlestop.core.game import Game

ROOM: Final = MOST + 1  # the possible numbers of cards of a kind, including none
TOGETHER: Final = 3  # colours in a mixed set

# What was placed is fleeting too: it tells what moves onto the stack later.
PLACED: Final = EventType(
    "placed",
    "{Seat} places [{cards}|{count}] in the railyard.",
    fleeting=("cards",),
    count=facts.CARD_COUNT,
    cards=facts.CARDS,
)

PLACE: Final = ActionType("place {cards}", "Place {cards} in the railyard", cards=facts.CARDS)


def count_sets(have: i64, locomotives: i64, least: i64) -> i64:
    """Return how many sets of at least this many cards can be formed with a colour on the bottom."""
    if least == 2:
        return have * (locomotives + 1) - 1
    total: i64 = 0
    number: i64 = 1
    while number <= have:
        riders = least - number if number < least else i64(0)
        if riders <= locomotives:
            total += locomotives - riders + 1
        number += 1
    return total


class PlaceCards(Option):
    """Place two or more cards of one colour, locomotives on top, or one card each of three colours."""

    def __init__(self, railyard: Railyard) -> None:
        super().__init__()
        self.railyard: Final = railyard
        self.action_of: vec[i64] = vec[i64]([-1] * (COLOURS * ROOM * ROOM))
        self.mixed: vec[i64] = vec[i64]()  # the mixed sets of each set of colours, stored contiguously
        self.mixed_begin: vec[i64] = vec[i64]([0])
        self.cards_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        game.declare(PLACE, PLACED)
        self.railyard.join(game)
        self.first = len(game.actions)
        colours = [colour for colour in range(COLOURS) if cards.count(game.cards, colour)]
        for colour in colours:
            aim = Aim(HAND, NAMES[colour])
            for number in range(1, cards.count(game.cards, colour) + 1):
                for riders in range(cards.locomotives(game.cards) + 1):
                    if number + riders > 1:
                        placed = ONE[colour] * number + ONE[LOCOMOTIVE] * riders
                        action = self.name(game, cards.letters(placed), placed, aim)
                        self.action_of[(colour * ROOM + number) * ROOM + riders] = action
        self.name_mixed(game, colours)
        self.beyond = len(game.actions)

    def name_mixed(self, game: "Game", colours: list[int]) -> None:
        """Register the mixed sets and list those of each set of colours."""
        numbers: dict[int, int] = {}
        aim = Aim(HAND, "mixed")
        for three in combinations(colours, TOGETHER):
            letters = [LETTERS[colour] for colour in three]
            placed = sum([int(ONE[colour]) for colour in three])
            action = self.name(game, "+".join(letters), placed, aim)
            for order in permutations(letters):
                game.actions.add_alias("place " + "+".join(order), action)
            numbers[sum([int(BIT[colour]) for colour in three])] = action
        for free in range(BIT[COLOURS]):
            for three_colours, number in numbers.items():
                if free & three_colours == three_colours:
                    self.mixed = append(self.mixed, number)
            self.mixed_begin = append(self.mixed_begin, len(self.mixed))

    def name(self, game: "Game", text: str, placed: i64, aim: Aim) -> int:
        """Register the action that places these cards."""
        self.cards_of = append(self.cards_of, placed)
        return game.actions.add(f"place {text}", aim)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        hand = state.hands[seat]
        mine = self.railyard.coloured.get(state, seat)
        rivals = self.railyard.sizes_of_others(state, seat)
        locomotives = cards.locomotives(hand)
        free: i64 = 0  # the set of colours in the hand that lie in no railyard
        for colour in range(COLOURS):
            have = hand & 63
            if have and not mine & 63:
                least: i64 = 2
                if rivals & 63:
                    least = (rivals & 63) + 1
                else:
                    free |= BIT[colour]
                self.add_sets(colour, have, locomotives, least, out)
            hand >>= 6
            mine >>= 6
            rivals >>= 6
        for i in range(self.mixed_begin[free], self.mixed_begin[free + 1]):
            out.add(self.mixed[i])

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        hand = state.hands[seat]
        mine = self.railyard.coloured.get(state, seat)
        rivals = self.railyard.sizes_of_others(state, seat)
        locomotives = cards.locomotives(hand)
        possible = cards.colours_with(hand, 1) & ~cards.colours_with(mine, 1)
        contested = possible & cards.colours_with(rivals, 1)
        there = cards.of_colours(hand, possible ^ contested)
        free = cards.colour_set(there)
        # Every card goes with any number of locomotives, but one card alone is no set.
        total = cards.coloured(there) * (locomotives + 1) - bits.size_of_few(free)
        while contested:
            colour = cards.colour_at(contested)
            contested &= contested - 1
            total += count_sets(cards.count(hand, colour), locomotives, cards.count(rivals, colour) + 1)
        return total + self.mixed_begin[free + 1] - self.mixed_begin[free]

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        hand = state.hands[seat]
        mine = self.railyard.coloured.get(state, seat)
        rivals = self.railyard.sizes_of_others(state, seat)
        locomotives = cards.locomotives(hand)
        possible = cards.colours_with(hand, 1) & ~cards.colours_with(mine, 1)
        uncontested = possible & ~cards.colours_with(rivals, 1)
        while possible:
            colour = cards.colour_at(possible)
            possible &= possible - 1
            least = cards.count(rivals, colour) + 1
            if least == 1:
                least = 2
            there = count_sets(cards.count(hand, colour), locomotives, least)
            if n < there:
                return self.nth_set(colour, locomotives, least, n)
            n -= there
        free = cards.colour_set(cards.of_colours(hand, uncontested))
        return self.mixed[self.mixed_begin[free] + n]

    def nth_set(self, colour: i64, locomotives: i64, least: i64, n: i64) -> i64:
        """Return the n-th of the sets that `add_sets` adds."""
        number: i64 = 1
        while True:
            riders = least - number if number < least else i64(0)
            there = locomotives - riders + 1
            if n < there:
                return self.action_of[(colour * ROOM + number) * ROOM + riders] + n
            if there > 0:
                n -= there
            number += 1

    def add_sets(self, colour: i64, have: i64, locomotives: i64, least: i64, out: Legal) -> None:
        """Add the sets of a colour with at least this many cards."""
        number: i64 = 1
        actions, size = out.actions, out.size
        while number <= have:
            riders = least - number
            if riders < 0:
                riders = 0
            if riders <= locomotives:
                # Sets that differ only in their locomotives have consecutive numbers.
                action = self.action_of[(colour * ROOM + number) * ROOM + riders]
                while riders <= locomotives:
                    actions[size] = action
                    size += 1
                    action += 1
                    riders += 1
            number += 1
        out.size = size

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        placed = self.cards_of[action - self.first]
        state.pay(seat, placed)
        if state.journal is not None:
            number = int(cards.total(placed))
            state.journal.append(PLACED.event(seat, count=number, cards=cards.letters(placed)))
        riders = cards.locomotives(placed)
        colours = cards.colours_with(placed, 1)
        while colours:
            colour = cards.colour_at(colours)
            colours &= colours - 1
            self.railyard.place(state, seat, colour, cards.count(placed, colour), riders)
        state.end_turn(chance)

    def effect(self, state: State, seat: i64, action: i64) -> dict[str, object]:
        placed = self.cards_of[action - self.first]
        robbed: list[object] = []
        for other in range(state.seats):
            row = self.railyard.rows(state, other, placed) if other != seat else i64(0)
            if row:
                robbed.append({"seat": int(other), "cards": cards.to_counts(row)})
        return {"robbed": robbed} if robbed else {}

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        placed = self.cards_of[action - self.first]
        colours = [colour for colour in range(COLOURS) if cards.count(placed, colour)]
        reason = self.set_problem(state, seat, colours[0]) if len(colours) == 1 else None
        if not reason and len(colours) > 1:
            reason = self.mixed_problem(state, seat)
        reason = reason or not_in_hand(state.hands[seat], placed)
        for colour in colours:
            number = cards.count(placed, colour) + cards.locomotives(placed)
            reason = reason or self.railyard_problem(state, seat, colour, number)
        return reason

    def set_problem(self, state: State, seat: i64, colour: i64) -> Reason | None:
        """Return why the seat can't place any set of a colour; None if it can."""
        hand = state.hands[seat]
        have, locomotives = cards.count(hand, colour), cards.locomotives(hand)
        if not have:
            return Reason("You don't have {kind|a} card.", kind=Kind(colour))
        if have + locomotives == 1:
            return Reason(
                "You don't have another {kind} card or a locomotive to place with your only one.",
                kind=Kind(colour),
            )
        return self.railyard_problem(state, seat, colour, have + locomotives)

    def mixed_problem(self, state: State, seat: i64) -> Reason | None:
        """Return why the seat can't place any mixed set; None if it can."""
        lying = self.railyard.coloured.get(state, seat) + self.railyard.sizes_of_others(state, seat)
        free = [
            Kind(colour)
            for colour in range(COLOURS)
            if cards.count(state.hands[seat], colour) and not cards.count(lying, colour)
        ]
        if len(free) >= TOGETHER:
            return None
        have = Reason("none")
        if len(free) == 1:
            have = Reason("only {kind}", kind=free[0])
        elif free:
            have = Reason("only {kind} and {another}", kind=free[0], another=free[1])
        return Reason(
            "You don't have cards of three colours that lie in no railyard; of those you have {have}.",
            have=have,
        )

    def railyard_problem(self, state: State, seat: i64, colour: i64, number: i64) -> Reason | None:
        """Return why the railyards prevent placing this many cards of a colour; None if they don't."""
        if cards.count(self.railyard.coloured.get(state, seat), colour):
            return Reason("{Kind} lies in your railyard already.", kind=Kind(colour))
        rival = cards.count(self.railyard.sizes_of_others(state, seat), colour)
        if rival and number <= rival:
            return Reason(
                "{Kind|a} row of {rival} lies in another railyard: you need at least {cards} to rob it.",
                kind=Kind(colour),
                rival=rival,
                cards=Count(rival + 1, "card"),
            )
        return None
