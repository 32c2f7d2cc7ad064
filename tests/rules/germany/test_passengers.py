import pytest

from tests.playing import (
    claim_routes,
    discards,
    drain,
    happened,
    hoard,
    kinds,
    owner,
    play,
    row,
    rule,
    seen,
    until,
    use_up_trains,
)
from tests.rules.germany.table import FORTY_TWO, OTHERS, germany, passengers, waiting_at
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match

CHEMNITZ = "claim Chemnitz-Dresden Y"  # both have a single passenger
BERLIN = "claim Berlin-Leipzig OOOO"
MIXED = {"Berlin": "RRGGB", "Leipzig": "WYY"}


def collected(match: Match) -> list[tuple[object, object]]:
    """Return place and colour of all passengers picked up, in order."""
    events = [event for one in match.plays for event in happened(one, "collected")]
    return [(event["place"], event["colour"]) for event in events]


@rule("DE-07")
def test_a_claimed_route_picks_up_one_passenger_at_either_end() -> None:
    match = germany("YYYY", waiting={"Chemnitz": "R", "Dresden": "G"})
    match.play(CHEMNITZ)

    assert passengers(match) == "RG"
    assert (waiting_at(match, "Chemnitz"), waiting_at(match, "Dresden")) == ("", "")
    assert match.seat == 1


@rule("DE-07")
def test_only_one_of_several_passengers_boards() -> None:
    match = germany("OOOO", waiting={"Berlin": "RRRRR", "Leipzig": "GGG"})
    match.play(BERLIN)

    assert passengers(match) == "RG"
    assert (waiting_at(match, "Berlin"), waiting_at(match, "Leipzig")) == ("RRRR", "GG")


@rule("DE-07")
def test_where_all_have_one_colour_nobody_is_asked() -> None:
    match = germany("OOOO", waiting={"Berlin": "RRRRR", "Leipzig": "GGG"})
    match.play(BERLIN)

    assert (match.phase, match.seat) == ("turn", 1)


@rule("DE-07")
def test_where_nobody_waits_nobody_boards() -> None:
    match = germany("LLLL", others=["LLLL"], waiting={"Chemnitz": "R", "Dresden": "G", "Erfurt": "B"})
    play(match, "claim Chemnitz-Dresden L", "claim Chemnitz-Erfurt LLLL")

    assert (passengers(match, 0), passengers(match, 1)) == ("RG", "B")
    assert (match.phase, match.seat) == ("turn", 0)


@rule("DE-07")
def test_with_nobody_left_at_either_end_the_turn_just_ends() -> None:
    match = germany(seats=4, waiting={"Augsburg": "R", "Ulm": "G"})
    claim_routes(match, ["Augsburg-Ulm/1"], ["Augsburg-Ulm/2"])

    assert (passengers(match, 0), passengers(match, 1)) == ("RG", "")
    assert owner(match, "Augsburg-Ulm/2") == 1
    assert (match.phase, match.seat) == ("turn", 2)


@rule("DE-07")
def test_where_the_colours_differ_the_player_says_which_one_boards() -> None:
    match = germany("OOOO", waiting=MIXED)
    match.play(BERLIN)

    assert (match.phase, match.seat) == ("passenger", 0)
    assert set(match.legal) == {"take red Berlin", "take green Berlin", "take blue Berlin"}


@rule("DE-07")
@pytest.mark.parametrize(
    ("colour", "boards", "stay"), [("red", "R", "BRGG"), ("green", "G", "BRRG"), ("blue", "B", "RRGG")]
)
def test_the_chosen_passenger_boards_and_the_others_stay(colour: str, boards: str, stay: str) -> None:
    match = germany("OOOO", waiting=MIXED)
    play(match, BERLIN, f"take {colour} Berlin")

    assert passengers(match) == boards
    assert waiting_at(match, "Berlin") == stay


@rule("DE-07")
def test_the_place_named_first_is_seen_to_first() -> None:
    match = germany("OOOO", waiting=MIXED)
    play(match, BERLIN, "take green Berlin")
    assert set(match.legal) == {"take white Leipzig", "take yellow Leipzig"}

    match.play("take yellow Leipzig")
    assert collected(match) == [("Berlin", "green"), ("Leipzig", "yellow")]
    assert (match.phase, match.seat) == ("turn", 1)


@rule("DE-07")
def test_everybody_sees_where_a_passenger_is_being_chosen() -> None:
    match = germany("OOOO", waiting=MIXED)
    visited = [match.view(seat).to_dict(with_legal=False).get("visiting") for seat in (0, 1, SPECTATOR)]
    for text in (BERLIN, "take green Berlin", "take yellow Leipzig"):
        match.play(text)
        visited += [match.view(seat).to_dict(with_legal=False).get("visiting") for seat in (0, 1, SPECTATOR)]

    assert visited == [None] * 3 + ["Berlin"] * 3 + ["Leipzig"] * 3 + [None] * 3


@rule("DE-07")
def test_the_place_named_first_is_seen_to_first_without_a_question_too() -> None:
    match = germany("OOOO", waiting={"Berlin": "RRRRR", "Leipzig": "WYY"})
    match.play(BERLIN)
    assert passengers(match) == "R"
    assert set(match.legal) == {"take white Leipzig", "take yellow Leipzig"}

    match.play("take white Leipzig")
    assert collected(match) == [("Berlin", "red"), ("Leipzig", "white")]


@rule("DE-07")
def test_a_single_colour_at_the_second_place_boards_after_the_choice_at_the_first() -> None:
    match = germany("OOOO", waiting={"Berlin": "RRGGB", "Leipzig": "WWW"})
    match.play(BERLIN)
    assert waiting_at(match, "Leipzig") == "WWW"

    match.play("take blue Berlin")
    assert collected(match) == [("Berlin", "blue"), ("Leipzig", "white")]
    assert match.seat == 1


@rule("DE-07")
def test_a_passenger_can_not_be_left_standing() -> None:
    match = germany("OOOO", waiting=MIXED)
    match.play(BERLIN)

    assert kinds(match) == {"take"}
    for action in ("pass", "draw", "tickets 4+0"):
        with pytest.raises(IllegalAction, match="which passenger to take in Berlin"):
            match.play(action)


@rule("DE-07")
def test_only_a_colour_that_waits_there_can_board() -> None:
    match = germany("OOOO", waiting=MIXED)
    match.play(BERLIN)

    with pytest.raises(IllegalAction, match="No white passenger waits in Berlin"):
        match.play("take white Berlin")
    with pytest.raises(IllegalAction, match="a passenger in Berlin now"):
        match.play("take white Leipzig")


@rule("DE-07")
def test_passengers_board_only_after_a_claim() -> None:
    match = germany("OOOO", waiting=MIXED)

    with pytest.raises(IllegalAction):
        match.play("take red Berlin")


@rule("DE-07")
def test_nobody_else_chooses_the_passenger() -> None:
    match = germany("OOOO", waiting=MIXED)
    match.play(BERLIN)

    with pytest.raises(IllegalAction, match="not seat 1's turn"):
        match.play("take red Berlin", 1)


@rule("DE-07")
def test_once_a_single_colour_is_left_nobody_is_asked_any_more() -> None:
    match = germany("OOOORRR", waiting={"Berlin": "RRRRB", "Leipzig": "GGG", "Magdeburg": "W"})
    play(match, BERLIN, "take blue Berlin")
    until(match, 0)
    match.play("claim Berlin-Magdeburg RRR")

    assert passengers(match) == "WBRG"
    assert waiting_at(match, "Berlin") == "RRR"
    assert match.seat == 1


@rule("DE-02")
@rule("DE-07")
@pytest.mark.parametrize("first", [0, 1])
def test_a_countrys_passenger_leaves_with_the_first_to_claim_any_route_into_it(first: int) -> None:
    into = ["claim Kiel-Dänemark LL", "claim Bremerhaven-Dänemark LLLLL"]
    match = germany("LLLLLL", others=["LLLLLL"], waiting={"Dänemark": "K", "Kiel": "R", "Bremerhaven": "G"})
    match.play(into[first])
    assert "K" in passengers(match, 0)
    assert waiting_at(match, "Dänemark") == ""

    match.play(into[1 - first])
    assert passengers(match, 1) == "GR"[first]


@rule("DE-07")
def test_a_route_into_a_country_picks_up_a_passenger_in_the_city_first() -> None:
    match = germany("RRRR", waiting={"München": "WWRR", "Österreich": "Y"})
    match.play("claim München-Österreich RRR")
    assert (waiting_at(match, "Österreich"), match.phase) == ("Y", "passenger")

    match.play("take red München")
    assert collected(match) == [("München", "red"), ("Österreich", "yellow")]


@rule("DE-08")
def test_everybody_sees_who_waits_where() -> None:
    match = germany("YYYY", seats=3, waiting=MIXED)
    match.play(CHEMNITZ)
    views = [seen(match, seat).to_dict()["waiting"] for seat in (0, 1, 2, SPECTATOR)]

    assert isinstance(views[0], dict)
    assert views[0]["Berlin"] == {"red": 2, "green": 2, "blue": 1}
    assert not {"Chemnitz", "Dresden"} & set(views[0])
    assert views.count(views[0]) == 4


@rule("DE-08")
def test_everybody_sees_which_passengers_each_player_has_picked_up() -> None:
    match = germany("YYYY", seats=3, waiting={"Chemnitz": "R", "Dresden": "G"})
    claim = match.play(CHEMNITZ)

    for seat in (0, 1, 2, SPECTATOR):
        assert seen(match, seat).to_dict()["passengers"] == [{"red": 1, "green": 1}, {}, {}]
        views = [event.seen_by(seat).to_dict() for event in claim.events if event.type == "collected"]
        assert views == [
            {"type": "collected", "seat": 0, "place": "Chemnitz", "colour": "red"},
            {"type": "collected", "seat": 0, "place": "Dresden", "colour": "green"},
        ]


@rule("DE-08")
def test_everybody_sees_the_passengers_from_the_start() -> None:
    match = germany(waiting=MIXED)

    for event in match.opening:
        if event.type == "passenger":
            assert event.seen_by(SPECTATOR).to_dict() == event.to_dict()
    assert sum(event.type == "passenger" for event in match.opening) == 60


@rule("Q-10")
def test_a_gap_in_the_row_is_filled_before_a_passenger_is_chosen() -> None:
    match = germany("OOOO", waiting=MIXED)
    drain(match)
    while len(row(match)) == 5 or match.seat:
        hoard(match)
    left = row(match)
    assert (len(left) in (2, 3, 4), discards(match)) == (True, "")

    claim = match.play(BERLIN)
    assert match.phase == "passenger"
    assert row(match).replace("O", "") == left
    assert [event["cards"] for event in happened(claim, "reshuffle")] == [4]


@rule("Q-21")
def test_the_final_round_begins_when_the_last_passenger_has_been_chosen() -> None:
    match = germany(waiting={"Leipzig": "GGW"})
    use_up_trains(match, FORTY_TWO, OTHERS)
    claim = match.play("claim Chemnitz-Leipzig LL")
    assert (match.phase, happened(claim, "last round")) == ("passenger", [])

    assert happened(match.play("take white Leipzig"), "last round") == [{"type": "last round", "seat": 0}]
