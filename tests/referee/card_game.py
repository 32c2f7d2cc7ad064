"""The Card Game: railyards, the track, and with four players a second deck."""

from functools import partial
from typing import ClassVar

from . import draw, tickets
from .box import Box, Ticket
from .cards import Cards
from .chance import Chance, Play
from .completing import Choice, Completing
from .game import Game
from .piles import Piles
from .railyard import Railyards
from .scoring import Columns, Sheet, make_sheets, ticket_balance, to_the_most
from .table import SECOND_CARD, TURN
from .turns import FINAL_ROUND, Turns

COMPLETING = "completing"
DECK = "tickets"
TICKETS_DRAWN = 4
SECOND_DEAL = 4
SEATS_WITH_TWO_HALVES = 4


class CardGame(Game):
    """The reading of clauses CG."""

    HAND: ClassVar[int] = 8
    GIVEN_LOCOMOTIVES: ClassVar[int] = 1
    OFFER: ClassVar[dict[str, int]] = {DECK: 6}
    KEPT_AT_OPENING: ClassVar[int] = 1
    KEPT_LATER: ClassVar[int] = 0
    CLAUSES: ClassVar[dict[str, str]] = {
        "seats": "CG-01",
        "cards": "CG-01",
        "hands": "CG-01",
        "deal": "CG-02",
        "first": "CG-03",
        "order": "CG-03, CG-17",
        "draw": "CG-07, CG-08",
        "stop": "CG-07",
        "drawn": "CG-07",
        "row": "CG-07, CG-17",
        "flush": "CG-08",
        "reshuffle": "CG-17, CG-21",
        "dealt": "CG-17",
        "place": "CG-09 to CG-12",
        "tickets": "CG-13",
        "ticket": "CG-13",
        "tickets_shuffled": "CG-02",
        "keep": "CG-02, CG-13",
        "complete": "CG-15",
        "pass": "CG-21",
        "end": "CG-14, CG-16, CG-17, Q-24, Q-26",
        "winners": "CG-20",
    }
    SHEET: ClassVar[dict[str, str]] = {
        "tickets": "CG-16, CG-18",
        "big_cities": "CG-19",
        "completed": "CG-15",
        "failed": "CG-18",
        "bonus_cards": "CG-19",
    }

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Begin the first half with empty railyards."""
        super().__init__(box, first, hands)
        self.yards = Railyards(self.seats)
        self.moved = False
        self.completed: list[list[Ticket]] = [[] for _ in hands]
        self.completing = Completing([], [])
        self.halves = 2 if self.seats == SEATS_WITH_TWO_HALVES else 1
        self.over: list[str] = []

    @property
    def acting(self) -> list[int]:
        """The seats that may act, all that have not decided yet when tickets are completed (CG-15)."""
        return self.completing.seats if self.phase == COMPLETING else super().acting

    @property
    def reasons(self) -> list[str]:
        """Why the game is over; its turns may be over before."""
        return self.over

    @property
    def all_cards(self) -> Cards:
        """Every card, those in railyards and on the track too."""
        return super().all_cards + self.yards.everything

    @property
    def all_tickets(self) -> list[Ticket]:
        """Every ticket, completed ones too."""
        return [*super().all_tickets, *[ticket for shown in self.completed for ticket in shown]]

    def make_piles(self, deck: Cards) -> Piles:
        return Piles(deck, flushed=False, reshuffled=False)  # CG-08, CG-21

    def settle_opening(self, chance: Chance) -> None:
        self.shuffle_aside(chance)

    def legal(self, seat: int) -> dict[str, Play]:
        if self.phase == COMPLETING:
            choices = self._choices(seat)
            return {text: partial(self._complete, seat, choice) for text, choice in choices.items()}
        plays = super().legal(seat)
        return {**plays, "stop": self.end_turn} if self.phase == SECOND_CARD else plays  # CG-07

    def defaults(self, seat: int) -> set[str]:
        # The most valuable set is the default (CG-15); of a part, it is whatever belongs to the best whole.
        if self.phase != COMPLETING or not self.completing.sealed[seat].is_last_part:
            return super().defaults(seat)
        choices = self._choices(seat)
        best = max(choice.value for choice in choices.values())
        return {text for text, choice in choices.items() if choice.value == best}

    def actions(self, seat: int) -> dict[str, Play]:
        return {
            **draw.first_picks(self, seat),
            **self.yards.places(self, seat),
            **tickets.draws(self, seat, DECK, TICKETS_DRAWN),
        }

    def end_turn(self, chance: Chance, *, progress: bool = True, passed: bool = False) -> None:
        """End a turn; the next one begins by itself with its first step, or tickets are completed."""
        super().end_turn(chance, progress=progress or self.moved, passed=passed)
        self.moved = False
        if self.turns.reasons:
            self.completing = Completing(self.held, self.yards.tracks)
            self.phase = COMPLETING
        else:
            self.moved = self.yards.move_out(self.turns.seat)

    def sets_off_the_end(self) -> bool:
        return self.piles.deck.total() == 0  # CG-14

    def sheets(self) -> list[Sheet]:
        bonuses = self.big_city_bonuses()
        everything = zip(self.held, self.completed, strict=True)
        return make_sheets(
            {
                "tickets": [ticket_balance(held + shown, shown) for held, shown in everything],
                "big_cities": [sum(points) for points in zip(*bonuses.values(), strict=True)],
            },
            {
                "completed": [len(shown) for shown in self.completed],
                "failed": [len(held) for held in self.held],
                "bonus_cards": [sum(map(bool, points)) for points in zip(*bonuses.values(), strict=True)],
            },
        )

    def big_city_bonuses(self) -> Columns:
        """Return what each seat gets for each big city (CG-19)."""
        return {
            city: to_the_most([sum(city in t.ends for t in shown) for shown in self.completed], points)
            for city, points in self.box.big_cities.items()
        }

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        return sheet["total"], sheet["completed"], sheet["bonus_cards"]

    def _choices(self, seat: int) -> dict[str, Choice]:
        choices = self.completing.sealed[seat].choices()
        return {tickets.chosen_text("complete", choice.positions): choice for choice in choices}

    def _complete(self, seat: int, choice: Choice, chance: Chance) -> None:
        self.completing.sealed[seat].choose(choice)
        if not self.completing.seats:
            for other in range(self.seats):
                track, discards = self.yards.tracks[other], self.piles.discards
                self.completed[other] += self.completing.reveal(other, self.held[other], track, discards)
            self._end_half(chance)

    def _end_half(self, chance: Chance) -> None:
        """End the game, or begin its second half if there is one (CG-16, CG-17)."""
        self.halves -= 1
        if self.halves == 0 or FINAL_ROUND not in self.turns.reasons:
            self.over = self.turns.reasons
            return
        self.yards.clear(self.piles.discards)
        self.piles.discards.update(self.piles.row)
        self.piles.row.clear()
        self.piles.reshuffle(chance)
        self.turns = Turns(self.seats, self.turns.seat)
        for turn in range(self.seats):
            seat = (self.turns.seat + turn) % self.seats
            for _ in range(min(SECOND_DEAL, self.piles.deck.total())):
                card = chance.dealt(seat, self.piles.deck)
                self.piles.deck[card] -= 1
                self.hands[seat][card] += 1
        self.piles.settle_row(chance)
        if self.sets_off_the_end():
            self.turns.left = self.seats
        self.phase = TURN
