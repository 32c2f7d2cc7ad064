"""What a worker remembers about bots, and what it shows them."""

from msgspec.structs import replace

from tests.server.pool.pools import new_match, question
from whistlestop.bots.bot import Bot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.game import Game
from whistlestop.core.view import View
from whistlestop.server.pool import bot_runner
from whistlestop.server.pool.bot_runner import BotRunner


class Diary(Bot):
    """Plays the first legal action and records every call."""

    made: "list[Diary]"

    def __init__(self, game: Game) -> None:
        self.seeds: list[int] = []
        self.seen: list[View] = []
        Diary.made.append(self)

    def begin(self, seed: int) -> None:
        self.seeds.append(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        self.seen.append(view)
        return legal[0]


def new_runner() -> BotRunner:
    Diary.made = []
    return BotRunner({"diary": Diary, "random": RandomBot})


def test_a_bot_begins_once_and_is_asked_again_and_again() -> None:
    runner, match = new_runner(), new_match()
    while match.state.ply < 8:
        match.play(runner.answer(question(match, "diary")).text)
    assert [diary.seeds for diary in Diary.made] == [[100], [101]]
    assert sum(len(diary.seen) for diary in Diary.made) == 8


def test_a_bot_is_shown_the_view_of_its_seat() -> None:
    runner, match = new_runner(), new_match("europe", 3)
    runner.answer(question(match, "diary", seat=2))
    assert Diary.made[0].seen == [match.view(2)]


def test_a_bot_begins_anew_when_its_table_plays_another_game() -> None:
    runner = new_runner()
    for seed in (1, 2):
        match = new_match(seed=seed)
        while match.state.ply < 6:
            asked = replace(question(match, "diary"), luck=seed)
            match.play(runner.answer(asked).text)
    assert [diary.seeds for diary in Diary.made] == [[1, 2], [1, 2]]


def test_a_bot_is_not_bothered_with_a_question_that_it_has_just_answered() -> None:
    runner, match = new_runner(), new_match()
    asked = question(match, "diary")
    assert runner.answer(asked) == runner.answer(asked)
    assert len(Diary.made[0].seen) == 1


def test_a_bounded_number_of_bots_is_remembered() -> None:
    runner, match = new_runner(), new_match()
    for table in range(bot_runner.KEPT_BOTS + 10):
        runner.answer(question(match, "random", str(table)))
    assert len(runner.players) == bot_runner.KEPT_BOTS


def test_a_question_shows_neither_its_table_nor_its_state() -> None:
    asked = replace(question(new_match(), "planner", "secret-table"), luck=987654321)
    assert repr(asked) == "<Question to planner in seat 0 of usa>"


def test_a_bot_forgets_what_was_taken_back() -> None:
    runner, match = new_runner(), new_match()
    while match.state.ply < 8:
        match.play(runner.answer(question(match, "diary")).text)
    match.history.return_to(6, 0)
    for text in (match.legal[0], match.legal[0]):
        match.play(text)
    while match.state.ply < 12:
        match.play(runner.answer(replace(question(match, "diary"), take_backs=1)).text)
    assert [len(diary.seeds) for diary in Diary.made] == [2, 2]
