"""Records: a whole match as a text that people can read and programs can replay."""

import re
from dataclasses import dataclass, field

from whistlestop.core.chance import Scripted
from whistlestop.core.errors import BadSeats, BrokenRecord, ChanceMismatch, IllegalAction, UnknownAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.keyed import Keyed
from whistlestop.core.reason import Reason
from whistlestop.record.match import Match
from whistlestop.record.notation import HIDDEN, Notation, action_seen_by
from whistlestop.record.rehearsed import Rehearsed

FORMAT = "whistlestop record 1"
EVERYBODY = "everybody"
HEADER = ("game", "rules", "options", "seats", "names", "first", "luck", "seen by", "commitment", "seed")
SCRIPTED = "scripted"


@dataclass
class Line:
    """A play as it stands in a record."""

    number: int  # of the line in the file
    ply: int
    seat: int
    text: str
    answers: str


@dataclass
class Record:
    """What a record says, read but not yet replayed."""

    header: dict[str, str] = field(default_factory=dict)
    opening: str = ""
    opening_line: int = 0
    lines: list[Line] = field(default_factory=list)
    result: str = ""
    result_line: int = 0

    @property
    def options(self) -> frozenset[str]:
        """The options that the table had agreed on."""
        return frozenset(filter(None, self.header.get("options", "").split(", ")))

    @property
    def redacted(self) -> bool:
        """Whether the record leaves out what one seat could not see."""
        return "seen by" in self.header


def write(match: Match, names: list[str] | None = None, seat: int | None = None) -> str:
    """Write the record of a match; for one seat, or a spectator, with what it could not see left out."""
    notation = Notation(match.game)
    header = {"game": match.game.name, "rules": str(match.game.rules), "seats": str(match.seats)}
    if match.game.options:
        header["options"] = ", ".join(sorted(match.game.options))
    if names:
        header["names"] = ", ".join(names)
    drawn = any(event.type == "first" for event in match.opening)
    if not drawn:
        header["first"] = str(match.state.first)
    if seat is not None:
        header["seen by"] = EVERYBODY if seat == SPECTATOR else str(seat)
    if isinstance(match.chance, Rehearsed):
        header["luck"] = SCRIPTED
    if isinstance(match.chance, Keyed):
        header["commitment"] = match.chance.commitment()
        if match.over and seat is None:
            header["seed"] = match.chance.seed.hex()
    lines = [FORMAT, *(f"{key}: {value}" for key, value in header.items()), ""]
    opening = match.opening if seat is None else tuple(event.seen_by(seat) for event in match.opening)
    lines.append(f"set-up = {notation.written(opening)}")
    for ply, play in enumerate(match.plays, 1):
        text, events = play.text, play.events
        if seat is not None:
            text = action_seen_by(text, play.seat == seat, not match.state.choosing)
            events = tuple(event.seen_by(seat) for event in events)
        answers = notation.written(events)
        lines.append(f"{ply} {play.seat} {text}" + (f" = {answers}" if answers else ""))
    if match.over:
        lines += ["", f"result: {result(match)}"]
    return "\n".join(lines) + "\n"


def result(match: Match) -> str:
    """Write how a match ended."""
    scores = ", ".join(str(sheet.total) for sheet in match.score())
    who = ", ".join(str(seat) for seat in match.winners())
    return f"{match.state.reason}; scores {scores}; won by {who}"


def read(text: str) -> Record:
    """Read a record without replaying it."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FORMAT:
        raise BrokenRecord(
            1, Reason("this is no record; its first line should be “{format}”.", format=FORMAT)
        )
    record = Record()
    for number, row in enumerate(rows[1:], 2):
        row = row.strip()
        if not row:
            continue
        if row.startswith("set-up ="):
            record.opening, record.opening_line = row.removeprefix("set-up =").strip(), number
        elif row.startswith("result:"):
            record.result, record.result_line = row.removeprefix("result:").strip(), number
        elif play := re.fullmatch(r"([0-9]{1,9}) ([0-9]{1,9}) ([^=]+?)(?: = (.*))?", row):
            record.lines.append(Line(number, int(play[1]), int(play[2]), play[3], play[4] or ""))
        elif (head := row.partition(": "))[0] in HEADER and head[2] and not record.opening_line:
            record.header[head[0]] = head[2].strip()
        else:
            said = Reason("“{text}” is neither a heading, nor a play, nor the result.", text=row[:60])
            raise BrokenRecord(number, said)
    for key in ("game", "rules", "seats"):
        if key not in record.header:
            raise BrokenRecord(0, Reason("the heading “{heading}: …” is missing.", heading=key))
    if not record.opening_line:
        raise BrokenRecord(0, Reason("the line “set-up = …” is missing; the record is cut off."))
    return record


def whole_number(record: Record, key: str) -> int:
    """Read a number from a record's heading."""
    value = record.header[key]
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise BrokenRecord(0, Reason("“{line}” should be a whole number.", line=f"{key}: {value[:60]}"))
    return int(value)


def replay(record: Record, game: Game, until: int | None = None) -> Match:
    """Play a record again, checking every move, every answer of chance and the result."""
    rules = whole_number(record, "rules")
    if rules != game.rules:
        raise BrokenRecord(
            0,
            Reason(
                "it was played under rules {rules} of {game}, and this program plays rules {ours}:"
                " the same moves could end differently, so it is not replayed.",
                rules=rules,
                game=game.name,
                ours=game.rules,
            ),
        )
    if record.redacted:
        seen_by = record.header["seen by"]
        who = Reason("everybody") if seen_by == EVERYBODY else Reason("seat {seat}", seat=seen_by)
        raise BrokenRecord(
            0, Reason("it is what {who} saw; without the hidden cards nobody can replay it.", who=who)
        )
    notation = Notation(game)
    chance = Scripted(answers(notation, record.opening, record.opening_line))
    first = whole_number(record, "first") if "first" in record.header else None
    try:
        match = Match(game, whole_number(record, "seats"), chance, first)
    except (BadSeats, ChanceMismatch) as error:
        raise BrokenRecord(record.opening_line, error.said) from error
    all_used(chance, record.opening_line)
    for line in record.lines if until is None else record.lines[:until]:
        replay_line(match, notation, line)
    if until is None and record.result and (not match.over or result(match) != record.result):
        really = result(match) if match.over else Reason("the game is not over")
        raise BrokenRecord(
            record.result_line, Reason("the result does not follow from the plays: {result}.", result=really)
        )
    if until is None and match.over and not record.result:
        raise BrokenRecord(
            0, Reason("the game is over, but the line “result: …” is missing; the record is cut off.")
        )
    return match


def replay_line(match: Match, notation: Notation, line: Line) -> None:
    """Play one line of a record."""
    if line.ply != len(match.plays) + 1:
        due = len(match.plays) + 1
        said = Reason("play {ply} stands where play {due} should.", ply=line.ply, due=due)
        raise BrokenRecord(line.number, said)
    chance = Scripted(answers(notation, line.answers, line.number))
    match.chance = chance
    try:
        match.play(line.text, line.seat)
    except (UnknownAction, IllegalAction, ChanceMismatch, BadSeats) as error:
        raise BrokenRecord(line.number, error.said) from error
    all_used(chance, line.number)


def answers(notation: Notation, text: str, line: int) -> list[int]:
    """Read the answers of chance on a line."""
    if HIDDEN in text:
        raise BrokenRecord(line, Reason("an answer of chance is hidden, so this can't be replayed."))
    try:
        return notation.read(text)
    except ChanceMismatch as error:
        raise BrokenRecord(line, error.said) from error


def all_used(chance: Scripted, line: int) -> None:
    """Complain if more was written down than chance was asked for."""
    if chance.left():
        said = Reason("{left} more answers of chance than the game asked for.", left=chance.left())
        raise BrokenRecord(line, said)


def verify_seed(record: Record, match: Match) -> str:
    """Draw every card of a finished match again from its published seed, and say what that proves."""
    if record.header.get("luck") == SCRIPTED:
        return (
            "The cards of this game were not shuffled: it is a first game, whose luck is written beforehand"
            " so that everything can be shown. All its plays follow the rules."
        )
    if "seed" not in record.header:
        return "No seed is published, so the shuffles can't be drawn again."
    try:
        chance = Keyed(bytes.fromhex(record.header["seed"]))
    except ValueError as error:
        raise BrokenRecord(0, Reason("the seed is broken: it is to have 64 digits from 0 to f.")) from error
    commitment = record.header.get("commitment", "")
    if not commitment:
        raise BrokenRecord(
            0, Reason("the commitment is missing, so the seed may have been chosen afterwards.")
        )
    try:
        drawn = drawn_again(record, match, chance)
    except BrokenRecord as error:
        if commitment != chance.commitment():
            raise BrokenRecord(
                0, Reason("the seed is not the one that the commitment was made for.")
            ) from error
        raise
    if commitment != chance.commitment():
        raise BrokenRecord(
            0, Reason("the commitment was made for another seed, although this one gives these cards.")
        )
    return (
        "Every shuffle follows from the seed: it fits the commitment that was told before the first card, and"
        f" all {drawn} answers of chance, drawn again from it for the set-up and each play, are the same."
    )


def drawn_again(record: Record, match: Match, chance: Keyed) -> int:
    """Count the answers of chance in a record, each found to be the one that a seed gives."""
    first = int(match.state.first) if "first" in record.header else None
    again = Match(match.game, match.seats, chance, first)
    notation = Notation(match.game)
    drawn = notation.written(again.opening)
    if drawn != record.opening:
        raise BrokenRecord(record.opening_line, Reason("the set-up is not what the seed gives."))
    number = len(notation.read(drawn))
    for line in record.lines:
        drawn = notation.written(again.play(line.text, line.seat).events)
        if drawn != line.answers:
            said = Reason(
                "in play {ply} chance answered {answers}, but the seed gives {given}.",
                ply=line.ply,
                answers=line.answers or Reason("nothing"),
                given=drawn or Reason("nothing"),
            )
            raise BrokenRecord(line.number, said)
        number += len(notation.read(drawn))
    return number
