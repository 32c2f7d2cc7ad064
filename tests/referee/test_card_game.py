"""The referee's reading of the Card Game's rules."""

from collections import Counter
from typing import ClassVar

import pytest

from .box import Box, Ticket
from .card_game import CardGame
from .completing import payable_sets
from .lines import Outcome
from .player import play
from .position import Position, box_of, cards, turned
from .script import Script
from .tampering import Playthrough

CARD_GAME = box_of("card_game")
TICKETS = CARD_GAME.tickets


class AtCards(Position, CardGame):
    """A position in the Card Game."""

    BOX: ClassVar[Box] = CARD_GAME

    def lay(self, seat: int, colour: str, letters: str) -> None:
        """Take a row for a seat's railyard from the last seat's hand."""
        self.hands[-1].subtract(cards(letters))
        self.yards.rows[seat][colour] = cards(letters)


def ticket(points: int, **needs: int) -> Ticket:
    """A ticket between nowhere and nowhere."""
    return Ticket(("A", "B"), points, "tickets", tuple(sorted(needs.items())))


def test_the_box_is_the_card_game() -> None:
    """96 cards, 46 tickets that tell their needs, six big cities (CG-01, CG-02, CG-19)."""
    assert (CARD_GAME.cards.total(), len(TICKETS), sum(CARD_GAME.big_cities.values())) == (96, 46, 65)
    assert set(CARD_GAME.ticket_json(TICKETS[0])) == {"between", "points", "needs"}


def test_the_opening() -> None:
    """At least one of six is kept; the others are shuffled back when all have chosen (CG-02)."""
    game = CardGame(CARD_GAME, 1, [cards("LRRRRRRR"), cards("LBBBBBBB")])
    game.offers = {0: TICKETS[:6], 1: TICKETS[6:12]}
    game.unseen["tickets"] = TICKETS[12:]
    assert len(game.legal(0)) == 2**6 - 1
    game.legal(0)["keep 6"](Script(1, [], game))
    script = Script(2, [("tickets_shuffled", "tickets")], game)
    game.legal(1)["keep 1,2"](script)
    script.finish()
    assert (game.acting, len(game.unseen["tickets"])) == ([1], 46 - 3)


def test_what_may_be_placed() -> None:
    """Two or more of a colour with locomotives, or three colours without (CG-09)."""
    position = AtCards("RRBGL", deck="W")

    sets = {"RR", "RL", "RRL", "BL", "GL"}
    assert position.options("place") == {f"place {text}" for text in sets} | {"place B+R+G"}


def test_a_colour_in_the_own_railyard_is_not_placed() -> None:
    """Neither in a set nor in a mix (CG-10)."""
    position = AtCards("RRBG", deck="W")
    position.lay(0, "red", "RR")

    assert position.options("place") == set()


def test_a_robber_needs_more_cards_and_the_robbed_row_is_discarded() -> None:
    """Locomotives count on both sides (CG-11)."""
    position = AtCards("RRRBGLL", row="WWWWW", deck="W", seats=3)
    position.lay(1, "red", "RRL")
    assert position.options("place") == {
        f"place {t}" for t in ["RRLL", "RRRL", "RRRLL", "BL", "BLL", "GL", "GLL"]
    }
    position.play("place RRLL")
    assert (position.yards.rows[1], +position.piles.discards) == ({}, cards("RRL"))
    assert position.yards.rows[0]["red"] == cards("RRLL")


def test_trains_move_out_by_themselves() -> None:
    """A card of each row at the start of a turn, locomotives first, before anything is judged (CG-04)."""
    position = AtCards(row="WWWWW", deck="WWWW")
    position.lay(1, "red", "RRL")
    position.lay(1, "blue", "B")
    position.play("draw", *turned("drawn", "W"))
    assert +position.yards.tracks[1] == cards("")
    position.play("stop")
    assert (+position.yards.tracks[1], position.yards.rows[1]) == (cards("LB"), {"red": cards("RR")})
    assert any(text.startswith("place BB") for text in position.options())


def test_the_second_card_may_be_declined() -> None:
    """A face-up locomotive is no second card; with nothing left to pick the turn ends by itself (CG-07)."""
    position = AtCards(row="LLLRB", deck="LWG")
    assert position.options("draw") == {"draw", "draw L", "draw R", "draw B"}
    position.play("draw R", *turned("row", "L"))  # three locomotives and more may lie there (CG-08)
    assert position.options() == {"draw", "draw B", "stop"}
    position.play("stop")
    position.play("draw L", *turned("row", "G"))
    assert position.acting == [0]

    position = AtCards(row="LR", discards="BBB")
    position.play("draw R")
    assert position.acting == [1]


def test_tickets_may_all_be_returned() -> None:
    """None kept is no progress; the order stays as drawn (CG-13, Q-26)."""
    position = AtCards(row="WWWWW", deck="W")
    position.unseen["tickets"] = TICKETS[:2]
    outcomes: list[Outcome] = [("ticket", CARD_GAME.ticket_json(ticket)) for ticket in TICKETS[:2]]
    position.play("tickets", *outcomes)
    assert position.options() == {"keep none", "keep 1", "keep 2", "keep 1,2"}
    position.play("keep none")
    assert position.turns.idle == 1
    position.play("tickets", *outcomes)


def test_moving_trains_is_progress() -> None:
    """A turn in which a card moved is not idle, whatever else was done (Q-26)."""
    position = AtCards(row="WWWWW", deck="W", seats=3)
    position.unseen["tickets"] = TICKETS[:1]
    position.lay(1, "red", "R")
    outcomes: Outcome = ("ticket", CARD_GAME.ticket_json(TICKETS[0]))
    for idle in (1, 0, 1):
        position.play("tickets", outcomes)
        position.play("keep none")
        assert position.turns.idle == idle


def test_the_last_card_gives_everybody_one_more_turn() -> None:
    """The one who drew it included, and then tickets are completed (CG-14, CG-15)."""
    position = AtCards(row="WWWWW", deck="R")
    position.unseen["tickets"] = []
    position.play("draw W", *turned("row", "R"))
    position.play("stop")
    for _ in range(2):
        position.play("draw W")
        position.play("stop")
    assert (position.phase, position.acting) == ("completing", [0, 1])
    position.play("complete none", seat=1)
    position.play("complete none", seat=0)
    assert position.reasons == ["final round"]


def test_nothing_to_do() -> None:
    """In games of two and three the discards never return, and then a player may have to pass (CG-21)."""
    position = AtCards("R", discards="BBBB")
    position.unseen["tickets"] = []

    assert position.options() == {"pass"}


def test_payments_for_tickets() -> None:
    """Cards of the colours are spent before locomotives (CG-15)."""
    two = [(1, ticket(5, red=1)), (2, ticket(6, red=1, blue=1))]
    assert [choice.positions for choice in payable_sets(two, cards("RB"))] == [(), (1,), (2,)]
    *_, both = payable_sets(two, cards("RLLLB"))
    assert (both.positions, both.price(cards("RLLLB"))) == ((1, 2), cards("RBL"))


def test_many_tickets_are_decided_part_by_part() -> None:
    """Positions count from the first ticket held, and later parts have the cards that are left."""
    position = AtCards(row="WWWWW", seats=2)
    position.held[1] = [ticket(points, red=1) for points in range(1, 19)]
    position.yards.tracks[1] = cards("RR")
    position.turns.left = 1
    position.play("draw W")
    position.play("stop")
    assert len(position.options(seat=1)) == 1 + 16 + 16 * 15 // 2
    assert not position.defaults(1)
    position.play("complete 16", seat=1)
    assert position.defaults(1) == {"complete 18"}
    assert position.options(seat=1) == {"complete none", "complete 17", "complete 18"}
    position.play("complete 18", seat=1)
    assert (position.acting, len(position.held[1]), len(position.completed[1])) == ([0], 18, 0)
    position.play("complete none")
    assert (len(position.held[1]), len(position.completed[1])) == (16, 2)


def test_tickets_are_completed_in_secret() -> None:
    """All decide at the same time, and nothing on the table moves before the last has decided (CG-15)."""
    position = AtCards(row="WWWWW", seats=3)
    for seat in range(3):
        position.held[seat] = [ticket(5, red=1)]
        position.yards.tracks[seat] = cards("R")
    position.turns.left = 1
    position.play("draw W")
    position.play("stop")
    for seat, waiting in ((2, [0, 1]), (0, [1])):
        position.play("complete 1", seat=seat)
        assert (position.acting, position.completed) == (waiting, [[], [], []])
        assert position.yards.tracks == [cards("R")] * 3
    position.play("complete none")
    assert [len(shown) for shown in position.completed] == [1, 0, 1]
    assert position.piles.discards == cards("RR")


def test_the_second_deck() -> None:
    """With four, all but hands is shuffled, four are dealt from the next player on, then the row (CG-17)."""
    position = AtCards("WWW", row="L", discards="YY", seats=4)
    position.lay(2, "red", "RRRRRRR")
    position.yards.tracks[3] = cards("B" * 10 + "G" * 10)
    position.hands[3] = CARD_GAME.cards - cards("WWWLYYRRRRRRR" + "B" * 10 + "G" * 10)
    position.unseen["tickets"] = []
    position.turns.left = 1
    position.play("place WWW")
    for seat in (3, 1, 0):
        position.play("complete none", seat=seat)
    dealt: list[Outcome] = []
    for seat, colour in ((1, "blue"), (2, "blue"), (3, "red"), (0, "green")):
        dealt += [("dealt", {"seat": seat, "card": colour})] * 4
    position.play("complete none", ("reshuffle", 33), *dealt, *turned("row", "WWWLY"))

    assert (position.phase, position.acting, position.reasons) == ("turn", [1], [])
    assert position.hands[0] == Counter(green=4)
    assert position.yards.everything == cards("")
    assert position.all_cards == CARD_GAME.cards


def test_a_second_deck_that_the_deal_uses_up_leaves_one_turn_each() -> None:
    """The last card is gone before anybody's turn, so every player has exactly one (CG-14, CG-17)."""
    position = AtCards("WW", row="L", seats=4)
    position.unseen["tickets"] = []
    position.turns.left = 1
    position.play("place WW")
    for seat in (0, 1, 2):
        position.play("complete none", seat=seat)
    dealt: list[Outcome] = [("dealt", {"seat": 1, "card": card}) for card in ("white", "white", "locomotive")]
    position.play("complete none", ("reshuffle", 3), *dealt)

    assert (position.phase, position.acting, position.turns.left) == ("turn", [1], 4)


def test_big_cities() -> None:
    """Most completed tickets that name a city; all tied players get it, nobody with none (CG-19)."""
    position = AtCards(seats=3)
    position.completed = [
        [Ticket(("Seattle", "Miami"), 22, "tickets"), Ticket(("Miami", "Omaha"), 11, "tickets")],
        [Ticket(("Seattle", "Denver"), 10, "tickets")],
        [],
    ]
    position.held[0] = [Ticket(("Dallas", "Helena"), 10, "tickets")]
    one, two, three = position.sheets()
    assert (one["big_cities"], one["bonus_cards"], one["tickets"], one["total"]) == (16, 2, 23, 39)
    assert (two["big_cities"], two["bonus_cards"], two["total"]) == (8, 1, 18)
    assert (three["big_cities"], three["total"]) == (0, 0)


def test_ties() -> None:
    """Points, completed tickets, bonus cards, or shared (CG-20)."""

    def sheet(total: int, completed: int, bonuses: int) -> dict[str, int]:
        return {"total": total, "completed": completed, "bonus_cards": bonuses}

    assert CardGame.winners([sheet(90, 5, 0), sheet(90, 4, 2)]) == [0]
    assert CardGame.winners([sheet(90, 5, 0), sheet(90, 5, 1), sheet(90, 5, 1)]) == [1, 2]


@pytest.fixture
def game() -> Playthrough:
    """A good game of four, to be spoilt."""
    return Playthrough(CARD_GAME, play(CARD_GAME, 4, seed=4, taste={"place": 3}))


def test_a_robbed_row_that_stays_is_caught(game: Playthrough) -> None:
    """A second deck that lacks the robbed cards has the wrong size (CG-11, CG-17)."""
    ply = game.with_outcome("reshuffle")
    game.outcome(ply, "reshuffle")["reshuffle"] -= 2

    assert (game.foul().ply, game.foul().clause) == (ply, "CG-17, CG-21")


def test_a_second_deck_dealt_in_the_wrong_order_is_caught(game: Playthrough) -> None:
    """The player to the left of the last turn's gets the first four (CG-17)."""
    ply = game.with_outcome("dealt")
    dealt = game.outcome(ply, "dealt")["dealt"]
    dealt["seat"] = (dealt["seat"] + 1) % 4

    assert (game.foul().ply, game.foul().clause) == (ply, "CG-17")


def test_a_default_that_is_not_the_most_valuable_is_caught(game: Playthrough) -> None:
    """The best set to complete stands first (CG-15)."""
    ply = game.find(lambda line: line["phase"] == "completing" and len(line["legal"]) > 1)
    game.lines[ply]["legal"].reverse()

    assert (game.foul().ply, game.foul().clause) == (ply, "CG-15")


def test_a_hand_without_its_locomotive_is_caught(game: Playthrough) -> None:
    """Everybody is given one (CG-01)."""
    hand = game.lines[0]["hands"][0]
    lost = hand.pop("locomotive")
    card = next(iter(hand))
    hand[card] += lost

    assert (game.foul().ply, game.foul().clause) == (0, "CG-01")
