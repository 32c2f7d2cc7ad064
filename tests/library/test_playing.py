"""The functions of the library: loading, playing, bots and records."""

from pathlib import Path

import pytest

import whistlestop


def test_a_seed_deals_the_same_cards_and_no_seed_does_not() -> None:
    same = [whistlestop.new_match("usa", seed=5).state.to_bytes() for _ in range(2)]
    other = [whistlestop.new_match("usa").state.to_bytes() for _ in range(2)]

    assert same[0] == same[1]
    assert other[0] != other[1]


def test_a_game_is_found_by_its_folder_and_takes_options() -> None:
    folder = whistlestop.load("europe").about.folder

    assert whistlestop.load(folder) is whistlestop.load("europe")
    assert whistlestop.load("europe", ["no_stations"]).options == {"no_stations"}
    assert whistlestop.new_match("europe", options=["no_stations"]).game.options == {"no_stations"}
    with pytest.raises(whistlestop.UnknownOption):
        whistlestop.load("europe", options=["no_such_option"])
    with pytest.raises(whistlestop.UnknownGame):
        whistlestop.load("no_such_game")


def test_an_action_is_played_by_its_text_or_by_its_number() -> None:
    by_text, by_number = (whistlestop.new_match("usa", seed=5) for _ in range(2))
    action = by_number.view(by_number.seat).legal[0]

    assert by_number.play(action).text == by_text.play(by_text.legal[0]).text
    assert by_number.state.to_bytes() == by_text.state.to_bytes()
    with pytest.raises(whistlestop.UnknownAction, match="“987654” is not an action"):
        by_number.play(987654)


def test_a_bot_chooses_from_the_view_of_its_seat() -> None:
    match = whistlestop.new_match("europe", seats=3, seed=7)
    player = whistlestop.bot("planner")

    play = match.play(player.choose(match.view(match.seat)))

    assert play.text.startswith("keep ")


def test_a_bot_starts_afresh_with_every_match() -> None:
    players = [whistlestop.bot("planner", seed=1), whistlestop.bot("random", seed=2)]
    twice = [whistlestop.play_out(whistlestop.new_match("usa", seed=5), players) for _ in range(2)]
    whistlestop.play_out(whistlestop.new_match("europe", seed=5), players)
    again = whistlestop.play_out(whistlestop.new_match("usa", seed=5), players)

    assert len({match.state.to_bytes() for match in (*twice, again)}) == 1


def test_bots_of_all_sorts_play_a_match_to_the_end(tmp_path: Path) -> None:
    class First:
        def choose(self, view: whistlestop.View, legal: list[int]) -> int:
            assert view.seat == 1
            return legal[0]

    file = tmp_path / "last.py"
    file.write_text("class Last:\n    def choose(self, view, legal):\n        return legal[-1]\n", "utf-8")
    match = whistlestop.new_match("first_journey", seats=4, seed=1)

    played = whistlestop.play_out(match, ["greedy", First(), f"{file}:Last", whistlestop.bot("planner-easy")])

    assert played is match
    assert match.over


def test_every_seat_needs_a_bot_that_exists() -> None:
    match = whistlestop.new_match("usa", seats=3, seed=1)

    with pytest.raises(whistlestop.BadSeats, match="needs 3 bots, not 2"):
        whistlestop.play_out(match, ["random", "random"])
    with pytest.raises(whistlestop.BadBot, match="There is no bot “clever”"):
        whistlestop.bot("clever")


def test_a_single_name_plays_every_seat() -> None:
    assert whistlestop.play_out(whistlestop.new_match("usa", seats=4, seed=1), "random").over


def test_what_is_no_bot_is_refused_before_the_first_play() -> None:
    class Careless:
        def choose(self, view: whistlestop.View, legal: list[int]) -> int:
            return legal[0]

    match = whistlestop.new_match("usa", seed=1)
    for wrong in (Careless, max):
        with pytest.raises(whistlestop.BadBot, match="an object with a method choose"):
            whistlestop.play_out(match, ["random", wrong])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"bot\.choose\(match\.view\(seat\)\)"):
        whistlestop.bot("random").choose(match)  # type: ignore[arg-type]
    assert match.plays == []


def test_a_bot_that_chooses_what_is_not_legal_is_refused() -> None:
    class Stubborn:
        def choose(self, view: whistlestop.View, legal: list[int]) -> int:
            return view.game.actions.number("draw")

    with pytest.raises(whistlestop.IllegalAction) as caught:
        whistlestop.play_out(whistlestop.new_match("usa", seed=1, first=1), ["random", Stubborn()])

    [note] = caught.value.__notes__
    assert note.startswith("This was chosen at play 1 for seat 1 by <")
    assert "Stubborn" in note


def test_a_record_is_written_read_replayed_and_verified(tmp_path: Path) -> None:
    match = whistlestop.play_out(whistlestop.new_match("usa", seed=bytes(range(32))), ["random", "greedy"])
    text = whistlestop.write_record(match, tmp_path / "game.record", names=["Ada", "Ben"])
    record = whistlestop.read_record(tmp_path / "game.record")

    assert whistlestop.read_record(text) == record == whistlestop.read_record(str(tmp_path / "game.record"))
    assert record.header["names"] == "Ada, Ben"
    assert record.replay().state.to_bytes() == match.state.to_bytes()
    assert "Every shuffle follows from the seed" in record.verify()
    with pytest.raises(whistlestop.BrokenRecord):
        whistlestop.read_record(text.replace("seats: 2", "seats: 3")).replay()
    with pytest.raises(whistlestop.WhistlestopError, match="can't be read: No such file or directory"):
        whistlestop.read_record(tmp_path / "missing.record")


def test_what_makes_no_sense_is_refused_with_advice() -> None:
    match = whistlestop.new_match("usa", seed=1)

    with pytest.raises(TypeError, match="a seed is an integer or 32 bytes, not 'x'"):
        whistlestop.new_match("usa", seed="x")  # type: ignore[arg-type]
    with pytest.raises(whistlestop.BadSeats, match="There is no seat 7: the seats are 0 to 1"):
        match.view(7)
    with pytest.raises(whistlestop.BadSeats, match="There is no seat 2"):
        match.legal_for(2)
    with pytest.raises(whistlestop.WhistlestopError, match="There is no play to take back"):
        match.take_back()
    assert match.view(whistlestop.SPECTATOR).legal == []
