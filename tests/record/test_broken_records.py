"""A record that can't be trusted is refused with what is wrong and where, never misread."""

import re
from itertools import count

import pytest

from whistlestop.core.errors import BrokenRecord, UnknownGame
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.record import read, replay, write
from whistlestop.record.verification import verify
from whistlestop.testing.invariants.biased_players import BiasedPlayer

EUROPE = load("europe")
SEATS = 3


def finished() -> str:
    """Write the record of a match of Europe in which cards are drawn blind and tickets are taken."""
    for seed in count():
        match = Match(EUROPE, SEATS, Keyed(bytes(range(32))))
        player = BiasedPlayer(EUROPE, seed)
        while not match.over:
            match.play(EUROPE.actions.text(player.choose(EUROPE.legal(match.state))))
        if {"draw", "tickets"} <= {play.text for play in match.plays}:
            return write(match, names=["Ann", "Bob", "Cy"])
    raise AssertionError("nobody draws anything")


RECORD = finished()
LINES = RECORD.splitlines()


def line(pattern: str) -> int:
    """Find the first line that begins with a pattern, as people count lines."""
    return next(number for number, row in enumerate(LINES, 1) if re.match(pattern, row))


def with_line(number: int, row: str | None) -> str:
    """Write another line in the place of one, or none."""
    return "\n".join([*LINES[: number - 1], *([] if row is None else [row]), *LINES[number:]]) + "\n"


def refusal(record: str) -> BrokenRecord:
    """Read and replay a record that is refused."""
    with pytest.raises(BrokenRecord) as caught:
        replay(read(record), EUROPE)
    return caught.value


SET_UP = line("set-up =")
DRAW = line(r"\d+ \d draw =")
TICKETS = line(r"\d+ \d tickets =")
KEEP = line(r"\d+ \d keep")
RESULT = line("result:")


def test_the_record_that_the_other_tests_spoil_is_good() -> None:
    record = read(RECORD)

    assert verify(record, replay(record, EUROPE)).startswith("Every shuffle follows from the seed")


@pytest.mark.parametrize("text", ["", "\n", "chess\n", "whistlestop record 3\ngame: europe\n", "\0\1\2"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(
        BrokenRecord, match="line 1: this is not a record; its first line should be “whistlestop record 1”"
    ):
        read(text)


@pytest.mark.parametrize("heading", ["game", "rules", "seats"])
def test_a_missing_heading_is_named(heading: str) -> None:
    error = refusal(re.sub(rf"{heading}: .*\n", "", RECORD, count=1))

    assert str(error.problem) == f"the heading “{heading}: …” is missing."


@pytest.mark.parametrize(
    ("heading", "value", "reason"),
    [
        ("rules", "one", "“rules: one” should be a whole number."),
        ("seats", "three", "“seats: three” should be a whole number."),
        ("seats", "-3", "“seats: -3” should be a whole number."),
        ("seats", "9", "Europe is for 2 to 5 seats, not 9."),
    ],
)
def test_a_broken_heading_is_reported(heading: str, value: str, reason: str) -> None:
    assert str(refusal(re.sub(rf"{heading}: .*", f"{heading}: {value}", RECORD, count=1)).problem) == reason


def test_an_unknown_heading_is_reported_with_its_line() -> None:
    error = refusal(RECORD.replace("seats: 3\n", "seats: 3\nweather: fine\n"))

    assert (error.line, str(error.problem)) == (
        line("seats:") + 1,
        "“weather: fine” is neither a heading, nor a play, nor the result.",
    )


def test_a_record_of_an_unknown_game_is_refused_by_name() -> None:
    record = read(RECORD.replace("game: europe", "game: atlantis"))

    with pytest.raises(UnknownGame, match=r"There is no game “atlantis”. Available games: .*europe"):
        load(record.header["game"])


@pytest.mark.parametrize("rules", [0, EUROPE.rules + 1])
def test_a_record_of_other_rules_is_refused_and_says_which(rules: int) -> None:
    error = refusal(RECORD.replace(f"rules: {EUROPE.rules}", f"rules: {rules}"))

    assert f"played under rules {rules} of europe, and this program plays rules {EUROPE.rules}" in str(
        error.problem
    )


def test_what_one_seat_saw_is_not_replayed() -> None:
    redacted = write(replay(read(RECORD), EUROPE), seat=1)

    assert "it shows what seat 1 saw; without the hidden cards it can't be replayed" in str(
        refusal(redacted).problem
    )


@pytest.mark.parametrize("at", [SET_UP, DRAW, TICKETS])
def test_a_hidden_answer_is_refused_in_its_line(at: int) -> None:
    error = refusal(with_line(at, re.sub(r"(= |, )[^,]+$", r"\1?", LINES[at - 1])))

    assert (error.line, str(error.problem)) == (
        at,
        "a random outcome is hidden, so the record can't be replayed.",
    )


@pytest.mark.parametrize("at", [SET_UP, DRAW, TICKETS])
def test_an_answer_that_means_nothing_is_refused_in_its_line(at: int) -> None:
    error = refusal(with_line(at, re.sub(r"(= |, )[^,]+$", r"\1Atlantis", LINES[at - 1])))

    assert (error.line, str(error.problem)) == (at, "“Atlantis” is neither a card, nor a ticket, nor a seat.")


@pytest.mark.parametrize("at", [SET_UP, DRAW, TICKETS])
def test_a_missing_answer_is_reported_in_its_line(at: int) -> None:
    error = refusal(with_line(at, re.sub(r"( =|,) [^,]+$", "", LINES[at - 1])))

    assert error.line == at
    assert "chance decides here, but no outcome is recorded for it" in str(error.problem)


@pytest.mark.parametrize(
    ("at", "more"), [(SET_UP, "R"), (DRAW, "R"), (TICKETS, "Madrid-Zürich"), (KEEP, None)]
)
def test_an_answer_too_many_is_reported_in_its_line(at: int, more: str | None) -> None:
    error = refusal(with_line(at, f"{LINES[at - 1]}, {more}" if more else f"{LINES[at - 1]} = R"))

    assert error.line == at
    assert "1 more random outcomes than the game used" in str(error.problem)


def test_a_ticket_that_is_gone_cannot_be_drawn_again() -> None:
    ticket = LINES[SET_UP - 1].split(", ")[-1]
    error = refusal(with_line(TICKETS, re.sub(r"= [^,]+", f"= {ticket}", LINES[TICKETS - 1])))

    assert error.line == TICKETS
    assert "is not among those that can still come up" in str(error.problem)


def test_a_card_that_is_used_up_cannot_be_drawn() -> None:
    row = LINES[SET_UP - 1]
    answers = row.removeprefix("set-up = ").split(", ")
    cards = [at for at, answer in enumerate(answers) if len(answer) == 1]
    for at in cards[:15]:
        answers[at] = "R"
    error = refusal(with_line(SET_UP, f"set-up = {', '.join(answers)}"))

    assert error.line == SET_UP
    assert str(error.problem).startswith("red can't be drawn: there are 12 purple cards, ")


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("drow", "“drow” is not an action of this game. Did you mean “draw”"),
        ("withdraw", "That action is not available now"),
        ("keep 1", "You must keep at least 2 of the 4 tickets"),
        ("draw", "First choose which of the 4 offered tickets to keep"),
    ],
)
def test_a_wrong_play_is_reported_in_its_line(play: str, reason: str) -> None:
    at = (
        KEEP
        if "eep" in reason
        else next(n for n, row in enumerate(LINES, 1) if row.startswith(f"{SEATS + 1} "))
    )
    start = " ".join(LINES[at - 1].split(" ")[:2])

    error = refusal(with_line(at, f"{start} {play}"))

    assert error.line == at
    assert reason in str(error.problem)


def test_a_play_of_a_seat_whose_turn_it_is_not_is_reported_in_its_line() -> None:
    ply, seat, rest = LINES[DRAW - 1].split(" ", 2)

    error = refusal(with_line(DRAW, f"{ply} {(int(seat) + 1) % SEATS} {rest}"))
    assert (error.line, str(error.problem)[:18]) == (
        DRAW,
        "It is not seat " + str((int(seat) + 1) % SEATS) + "'s",
    )
    error = refusal(with_line(DRAW, f"{ply} 7 {rest}"))
    assert (error.line, str(error.problem)) == (DRAW, "There is no seat 7: the seats are 0 to 2.")


def test_a_missing_and_a_repeated_play_are_reported_by_their_number() -> None:
    ply = int(LINES[DRAW - 1].split(" ")[0])

    error = refusal(with_line(DRAW, None))
    assert (error.line, str(error.problem)) == (DRAW, f"found play {ply + 1} where play {ply} was expected.")
    error = refusal(with_line(DRAW, f"{LINES[DRAW - 1]}\n{LINES[DRAW - 1]}"))
    assert error.line == DRAW + 1
    assert str(error.problem) == f"found play {ply} where play {ply + 1} was expected."


def test_a_line_that_is_nothing_is_reported() -> None:
    error = refusal(with_line(DRAW, "Bob thinks about it"))

    assert (error.line, str(error.problem)) == (
        DRAW,
        "“Bob thinks about it” is neither a heading, nor a play, nor the result.",
    )


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (4, "the line “set-up = …” is missing; the record is cut off."),
        (SET_UP - 1, "the line “set-up = …” is missing; the record is cut off."),
        (RESULT - 1, "the game is over, but the line “result: …” is missing; the record is cut off."),
    ],
)
def test_a_record_that_is_cut_off_says_so(lines: int, reason: str) -> None:
    assert str(refusal("\n".join(LINES[:lines])).problem) == reason


def test_a_line_that_is_cut_off_is_reported() -> None:
    error = refusal("\n".join([*LINES[: TICKETS - 1], LINES[TICKETS - 1][:-3]]))

    assert error.line == TICKETS
    assert "is neither a card, nor a ticket, nor a seat" in str(error.problem)


@pytest.mark.parametrize("result", ["final round; scores 1, 2, 3; won by 2", "nobody won", "no progress"])
def test_a_wrong_result_is_reported_with_the_right_one(result: str) -> None:
    error = refusal(with_line(RESULT, f"result: {result}"))

    assert error.line == RESULT
    assert str(error.problem) == f"the result does not follow from the plays: {LINES[RESULT - 1][8:]}."


def test_a_result_before_the_end_is_refused() -> None:
    error = refusal("\n".join([*LINES[:-3], LINES[-1]]))

    assert str(error.problem) == "the result does not follow from the plays: the game is not over."


def test_a_play_after_the_end_is_refused() -> None:
    ply = int(LINES[RESULT - 3].split(" ")[0])

    error = refusal(f"{RECORD}{ply + 1} 0 draw = R\n")

    assert (error.line, str(error.problem)) == (len(LINES) + 1, "The game is over.")


def claim(record: str) -> str:
    """Ask for the proof of a record, whose plays are good."""
    return verify(read(record), replay(read(RECORD), EUROPE))


SEED = bytes(range(32)).hex()


@pytest.mark.parametrize(
    ("seed", "reason"),
    [
        ("00" * 32, "the seed is not the one that the commitment was made for"),
        (SEED[:-2], "the seed is malformed: it must have 64 hexadecimal digits"),
        ("xyz", "the seed is malformed: it must have 64 hexadecimal digits"),
    ],
)
def test_a_seed_that_proves_nothing_is_refused(seed: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        claim(RECORD.replace(SEED, seed))


def test_a_wrong_commitment_is_distinguished_from_a_wrong_seed() -> None:
    with pytest.raises(
        BrokenRecord, match="commitment was made for another seed, although this one gives these cards"
    ):
        claim(re.sub(r"commitment: .*\n", "commitment: sha256:0123\n", RECORD))


def test_a_missing_commitment_is_refused() -> None:
    with pytest.raises(
        BrokenRecord, match="the commitment is missing, so the seed may have been chosen after"
    ):
        claim(re.sub(r"commitment: .*\n", "", RECORD))


def test_a_seed_with_a_commitment_of_its_own_does_not_give_these_cards() -> None:
    other = Keyed(bytes(32))
    forged = re.sub(
        r"commitment: .*", f"commitment: {other.commitment()}", RECORD.replace(SEED, other.seed.hex())
    )

    with pytest.raises(BrokenRecord, match=f"line {SET_UP}: the set-up is not what the seed gives"):
        claim(forged)


def test_a_single_exchanged_card_does_not_follow_from_the_seed() -> None:
    record = read(RECORD)
    match = replay(record, EUROPE)
    drawn = next(one for one in record.lines if one.number == DRAW)
    right = drawn.outcomes
    drawn.outcomes = "R" if right != "R" else "G"
    reason = f"line {DRAW}: play {drawn.ply} has the outcomes {drawn.outcomes}, but the seed gives {right}"

    with pytest.raises(BrokenRecord, match=reason):
        verify(record, match)


def test_a_proof_counts_the_answers_of_chance() -> None:
    record = read(RECORD)
    written = [record.opening, *(line.outcomes for line in record.lines)]
    number = sum(len(answers.split(", ")) for answers in written if answers)

    assert f"all {number} random outcomes" in claim(RECORD)


def test_a_match_goes_on_with_the_same_luck_after_it_was_replayed() -> None:
    record = read(RECORD)
    match = replay(record, EUROPE, until=40)
    match.chance = Keyed(bytes.fromhex(SEED))
    for line in record.lines[40:]:
        match.play(line.text, line.seat)

    assert write(match, record.header["names"].split(", ")) == RECORD


def test_a_record_without_a_seed_says_that_it_proves_nothing() -> None:
    assert claim(RECORD.replace(f"seed: {SEED}\n", "")).startswith("No seed is published")
