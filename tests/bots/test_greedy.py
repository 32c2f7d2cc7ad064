"""The greedy bot takes the largest immediate gain."""

import pytest

from tests.bots.asking import ask, decisions
from tests.playing import coming, offer, play
from tests.rules.europe.table import dealt, europe
from tests.rules.usa.table import usa
from whistlestop.bots import bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.material import offers
from whistlestop.games import SHIPPED, load
from whistlestop.games.card_game.feasible import paid
from whistlestop.rail.board_setup import board_of

EVERY_TABLE = [(name, seats) for name in SHIPPED for seats in load(name).seats]


def test_it_claims_the_longest_route_that_its_hand_can_pay() -> None:
    match = usa("WWWWWWPP")

    assert ask(match, "greedy") == "claim Calgary-Winnipeg WWWWWW"


def test_it_pays_with_the_smallest_pile_that_is_enough() -> None:
    match = europe("KKKKKYYYY")

    assert ask(match, "greedy").split(" ")[-1] == "YYYY"


def test_it_spares_locomotives_where_colours_are_enough() -> None:
    match = europe("WWWWL")

    assert "L" not in ask(match, "greedy").split(" ")[-1]


def test_it_draws_the_colour_that_it_has_most_of() -> None:
    match = usa("RRGB", row="RGBWY")
    play(match, "draw")

    assert ask(match, "greedy") == "draw R"


def test_it_keeps_as_few_tickets_as_it_may_and_the_cheapest() -> None:
    match = dealt(tickets=[["Brest-Petrograd", "Athina-Angora", "Budapest-Sofia", "Berlin-Moskva"], []])
    kept = ask(match, "greedy", 0)
    names = offer(match, 0)

    assert kept == "keep " + ",".join(
        str(names.index(one) + 1) for one in ("Athina-Angora", "Budapest-Sofia")
    )


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_it_never_takes_tickets_where_routes_bring_points(name: str) -> None:
    game = load(name)
    texts = [one.text for one in decisions(game, ["greedy", "greedy"], 3) if one.state.phase is game.turn]

    assert texts
    assert not any(text.startswith("tickets") for text in texts)


def test_without_route_points_it_claims_only_those_on_its_paths() -> None:
    game = load("first_journey")
    board = board_of(game)
    claims = 0
    for one in decisions(game, ["greedy", "greedy"], 5):
        if one.text.startswith("claim ") and any(
            game.actions.text(a) == "draw" for a in game.legal(one.state)
        ):
            assert isinstance(one.player, GreedyBot)
            assert one.player.ticket_paths is not None
            assert one.player.ticket_paths.use[board.number[one.text.split(" ")[1]]]
            claims += 1
    assert claims


def test_it_keeps_tickets_of_the_card_game_that_it_can_pay_for() -> None:
    game = load("card_game")
    for seed in range(20):
        first = next(decisions(game, ["greedy", "greedy"], seed))
        hand = first.state.hands[first.seat]
        offered = [game.tickets.tickets[one] for one in offers.to_list(first.state.offers[first.seat])]
        kept = [offered[int(one) - 1] for one in first.text.removeprefix("keep ").split(",")]
        payable = [one for one in offered if paid(hand, one.needs) >= 0]
        assert len(kept) == 1 or set(kept) <= set(payable)


def test_it_does_not_try_tunnels_again_once_a_full_round_of_them_brought_nothing() -> None:
    match = europe("OOOP", others=["OOOK"], row="GBWOG")
    for _ in range(2):
        assert ask(match, "greedy") == "claim Angora-Smyrna OOO"
        coming(match, "O")
        play(match, "claim Angora-Smyrna OOO", "withdraw")

    text = ask(match, "greedy")
    route = board_of(match.game).number.get(text.split(" ")[1])
    assert text.startswith("draw") or (route is not None and not board_of(match.game).routes[route].tunnel)


@pytest.mark.parametrize("name", SHIPPED)
def test_it_beats_random_nearly_always(name: str) -> None:
    game = load(name)
    won = 0
    for seed in range(20):
        seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        table = BotTable(game, [bot(one, game) for one in seats])
        won += game.winners(table.play(DuplicateLuck(seed // 2), seed)) == [seats.index("greedy")]

    assert won >= 17


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_it_plays_every_game_at_every_table_to_its_end(name: str, seats: int) -> None:
    played = list(decisions(load(name), ["greedy"] * seats, 11))

    assert played[-1].state.over
