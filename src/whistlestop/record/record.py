"""Records: a match as text that people can read and programs can replay."""

from whistlestop.core.errors import BadSeats, BrokenRecord, ChanceMismatch, IllegalAction, UnknownAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Scripted
from whistlestop.core.luck.keyed import Keyed
from whistlestop.core.reason import Reason
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.notation import HIDDEN, Notation, action_remembered, action_seen_by
from whistlestop.record.position import Events, Play
from whistlestop.record.receipt import read_receipt
from whistlestop.record.record_text import (
    EVERYBODY,
    FORMAT,
    FORMAT_WITH_TAKE_BACKS,
    SCRIPTED,
    RecordLine,
    RecordText,
    TakeBackLine,
    format_by_seat,
)
from whistlestop.record.scripted_by_ply import ScriptedByPly
from whistlestop.record.take_backs import segments
from whistlestop.record.verification import verify


class Record(RecordText):
    """A recorded match, parsed but not yet replayed: its `header`, and its plays as `lines`."""

    def __repr__(self) -> str:
        game, seats, end = self.header["game"], self.header["seats"], self.result or "unfinished"
        return f"<Record of {game}, {seats} seats: {len(self.lines)} plays, {end}>"

    def replay(self, game: Game | None = None) -> Match:
        """Replay the record, validating every action, every random outcome and the result."""
        return replay(self, game or load(self.header["game"], self.options))

    def verify(self, game: Game | None = None, receipt: str = "") -> str:
        """Replay the record, check every shuffle, and return what that proves.

        `receipt` is the text of what one seat, or a spectator, saw during the game.
        """
        return verify(self, self.replay(game), read_receipt(receipt) if receipt else None)


def write(
    match: Match,
    names: list[str] | None = None,
    seat: int | None = None,
    *,
    with_seed: bool = False,
    fleeting: bool = True,
    colours: dict[int, str] | None = None,
) -> str:
    """Return the record of a match, without what one seat, or a spectator, could not see if one is given.

    The seed is included once the match is over, or on request. `fleeting` is false if the record may not
    repeat what everybody saw only when it happened. `colours` are those that the seats have chosen.
    """
    notation = Notation(match.game)
    header = {"game": match.game.name, "rules": str(match.game.rules), "seats": str(match.seats)}
    if match.game.options:
        header["options"] = ", ".join(sorted(match.game.options))
    if names:
        header["names"] = ", ".join(names)
    if colours:
        header["colours"] = format_by_seat(colours)
    drawn = any(event.type == "first" for event in match.opening)
    if not drawn:
        header["first"] = str(match.state.first)
    if seat is not None:
        header["seen by"] = EVERYBODY if seat == SPECTATOR else str(seat)
    if isinstance(match.chance, ScriptedByPly):
        header["luck"] = SCRIPTED
    if isinstance(match.chance, Keyed):
        header |= shuffle_header(match.chance, with_seed or (match.over and seat is None))
    format_ = FORMAT_WITH_TAKE_BACKS if match.history.take_backs else FORMAT
    lines = [format_, *(f"{key}: {value}" for key, value in header.items()), ""]
    opening = match.opening if seat is None else tuple(event.seen_by(seat) for event in match.opening)
    lines.append(opening_line(notation, opening))
    revealed = match.history.revealed_plies()
    for take_back, plays in segments(match.plays, match.history.take_backs):
        if take_back is not None:
            lines.append(take_back.line())
        for ply, play in plays:
            shown = play
            if seat is not None:
                shown = seen(play, seat, ply <= revealed)
                shown = shown if fleeting else remembered(shown)
            lines.append(play_line(notation, ply, shown))
    if match.over:
        lines += ["", f"result: {result(match)}"]
    return "\n".join(lines) + "\n"


def opening_line(notation: Notation, events: Events) -> str:
    """Return the line of the set-up."""
    return f"set-up = {notation.format(events)}"


def play_line(notation: Notation, ply: int, play: Play) -> str:
    """Return the line of a play."""
    outcomes = notation.format(play.events)
    return f"{ply} {play.seat} {play.text}" + (f" = {outcomes}" if outcomes else "")


def seen(play: Play, seat: int, chosen: bool) -> Play:
    """Return a play as a seat saw it; what others choose is hidden until all have chosen."""
    text = action_seen_by(play.text, play.seat == seat, chosen)
    return Play(play.seat, text, tuple(event.seen_by(seat) for event in play.events))


def remembered(play: Play) -> Play:
    """Return a play without what everybody saw only when it happened."""
    return Play(play.seat, action_remembered(play.text), tuple(event.remembered() for event in play.events))


def shuffle_header(chance: Keyed, with_seed: bool) -> dict[str, str]:
    """Return the header fields that prove the shuffles."""
    header = {"commitment": chance.commitment()}
    if with_seed:
        header["seed"] = chance.seed.hex()
    if chance.nonces:
        header["table"] = chance.table
        header["nonce commitments"] = format_by_seat(chance.commitments)
        header["nonces"] = format_by_seat({seat: nonce.hex() for seat, nonce in chance.nonces.items()})
    return header


def result(match: Match) -> str:
    """Return how a match ended, as written in its record."""
    scores = ", ".join(str(sheet.total) for sheet in match.score())
    who = ", ".join(str(seat) for seat in match.winners())
    return f"{match.state.reason}; scores {scores}; won by {who}"


def read(text: str) -> Record:
    """Parse a record without replaying it."""
    record = Record()
    record.parse(text)
    if not record.opening_line:
        raise BrokenRecord(0, Reason("the line “set-up = …” is missing; the record is cut off."))
    return record


def replay(record: Record, game: Game, until: int | None = None) -> Match:
    """Replay a record, validating every action, every random outcome and the result."""
    rules = record.whole_number("rules")
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
            0, Reason("it shows what {who} saw; without the hidden cards it can't be replayed.", who=who)
        )
    notation = Notation(game)
    chance = Scripted(parse_outcomes(notation, record.opening, record.opening_line))
    first = record.whole_number("first") if "first" in record.header else None
    try:
        match = Match(game, record.whole_number("seats"), chance, first)
    except (BadSeats, ChanceMismatch) as error:
        raise BrokenRecord(record.opening_line, error.reason) from error
    check_all_used(chance, record.opening_line)
    for step in record.steps if until is None else record.lines[:until]:
        replay_step(match, notation, step)
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


def replay_step(match: Match, notation: Notation, step: RecordLine | TakeBackLine) -> None:
    """Replay one line of a record: a play or a take-back."""
    if isinstance(step, RecordLine):
        replay_line(match, notation, step)
    else:
        replay_take_back(match, step)


def replay_take_back(match: Match, step: TakeBackLine) -> None:
    """Replay one take-back of a record."""
    if match.over:
        raise BrokenRecord(step.number, Reason("moves are taken back after the end of the game."))
    if not match.history.end_of_choice() <= step.to < len(match.plays) or step.seat >= match.seats:
        problem = Reason("it is not possible to take back to play {ply} here.", ply=step.to)
        raise BrokenRecord(step.number, problem)
    match.history.return_to(step.to, step.seat)


def replay_line(match: Match, notation: Notation, line: RecordLine) -> None:
    """Replay one line of a record."""
    if line.ply != len(match.plays) + 1:
        due = len(match.plays) + 1
        problem = Reason("found play {ply} where play {due} was expected.", ply=line.ply, due=due)
        raise BrokenRecord(line.number, problem)
    chance = Scripted(parse_outcomes(notation, line.outcomes, line.number))
    try:
        match.play(line.text, line.seat, chance)
    except (UnknownAction, IllegalAction, ChanceMismatch, BadSeats) as error:
        raise BrokenRecord(line.number, error.reason) from error
    check_all_used(chance, line.number)


def parse_outcomes(notation: Notation, text: str, line: int) -> list[int]:
    """Parse the random outcomes on a line."""
    if HIDDEN in text:
        raise BrokenRecord(line, Reason("a random outcome is hidden, so the record can't be replayed."))
    try:
        return notation.parse(text)
    except ChanceMismatch as error:
        raise BrokenRecord(line, error.reason) from error


def check_all_used(chance: Scripted, line: int) -> None:
    """Raise if a line has more outcomes than the game drew."""
    if chance.remaining():
        problem = Reason("{left} more random outcomes than the game used.", left=chance.remaining())
        raise BrokenRecord(line, problem)
