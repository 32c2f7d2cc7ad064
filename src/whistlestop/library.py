"""The functions behind `import whistlestop`."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from whistlestop import bots as all_bots
from whistlestop.bots.bot import Bot
from whistlestop.bots.python_file_bot import Player
from whistlestop.coach.depth import QUICK, depth_of
from whistlestop.coach.review import Review
from whistlestop.coach.reviewer import Reviewer
from whistlestop.core.errors import BadBot, BadSeats, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.luck.keyed import Keyed
from whistlestop.core.view import View
from whistlestop.games import catalogue
from whistlestop.maps.drawing_cache import load_drawing
from whistlestop.maps.picture import Svg, picture
from whistlestop.record import record as records
from whistlestop.record.match import Match
from whistlestop.record.record import Record


def load(game: Path | str, options: Iterable[str] = ()) -> Game:
    """Return a game by its name or by the path of its folder, with the given optional rules."""
    return catalogue.load(str(game), frozenset(options))


def new_match(
    game: Game | Path | str,
    seats: int = 2,
    seed: int | bytes | None = None,
    *,
    first: int | None = None,
    options: Iterable[str] = (),
) -> Match:
    """Start a match.

    The same integer `seed` deals the same cards. Without one, or with 32 secret bytes, the record of the
    finished match proves that the shuffles were fair. `first` is the seat that begins, drawn by default.
    """
    if isinstance(seed, int):
        chance: Chance = Seeded(seed)
    elif seed is None or isinstance(seed, bytes):
        chance = Keyed(secrets.token_bytes(32) if seed is None else seed)
    else:
        raise TypeError(f"a seed is an integer or 32 bytes, not {seed!r}")
    return Match(game if isinstance(game, Game) else load(game, options), seats, chance, first)


def bot(name: str, seed: int = 0) -> "NamedBot":
    """Return a bot for one seat; the same seed makes the same choices.

    `name` is one of `random`, `greedy`, `silva-pa`, `silva-osa`, `silva-lra`, `silva-ha`, `planner-easy`,
    `planner-medium`, `planner-1`, `planner` and `search` (also with a budget: `search:200ms`, `search:1s`, or
    `search:400` for 400 rollouts), a class in a file such as `my_bot.py:MyBot`, or a program such as
    `exec:node my_bot.js`. A search repeats its choices only if its budget is a number of rollouts.
    """
    return NamedBot(name, seed)


class NamedBot(Bot):
    """A bot by its name, which joins whatever game it is first asked about."""

    def __init__(self, name: str, seed: int = 0) -> None:
        if not all_bots.is_bot(name):
            raise all_bots.unknown(name)
        self.name = name
        self.seed = seed
        self.player: Bot | None = None
        self.game: Game | None = None
        self.seen = 0  # plays, at its last decision
        self.time_limit = 0.0  # seconds; 0 for no limit

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.seen = 0
        if self.player is not None:
            self.player.begin(seed)

    def set_time_limit(self, seconds: float) -> None:
        self.time_limit = seconds
        if self.player is not None:
            self.player.set_time_limit(seconds)

    def choose(self, view: View, legal: list[int] | None = None) -> int:
        """Return one of the legal actions, by default one of `view.legal`."""
        if not isinstance(view, View):
            raise TypeError("a bot is shown the view of its seat: bot.choose(match.view(seat))")
        if self.player is None or self.game is not view.game:
            self.leave()
            self.game, self.player = view.game, all_bots.bot(self.name, view.game, self.seed, self.time_limit)
        elif view.ply < self.seen:
            self.player.begin(self.seed)
        self.seen = view.ply
        return self.player.choose(view, view.legal if legal is None else legal)

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        if self.player is not None and self.game is view.game:
            self.player.ponder(view, stop)

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.player is not None:
            self.player.end(scores, winners)

    def leave(self) -> None:
        if self.player is not None:
            self.player.leave()
        self.player = None


def play_out(match: Match, bots: Sequence[Player | str] | str) -> Match:
    """Play a match to its end with one bot for each seat, or the same for all, and return it.

    A bot is a name as for `bot`, or any object with a method `choose(view, legal)` that returns one of the
    legal actions. It is shown only the view of its own seat.
    """
    if isinstance(bots, str):
        bots = [bots] * match.seats
    if len(bots) != match.seats:
        raise BadSeats(f"A match with {match.seats} seats needs {match.seats} bots, not {len(bots)}.")
    players = [bot(one, seat) if isinstance(one, str) else one for seat, one in enumerate(bots)]
    for player in players:
        if isinstance(player, type) or not callable(getattr(player, "choose", None)):
            raise BadBot(f"{player!r} is not a bot: it must be an object with a method choose(view, legal).")
    try:
        while not match.over:
            seat = match.seat
            view = match.view(seat)
            action = players[seat].choose(view, list(view.legal))
            try:
                match.play(action, seat)
            except WhistlestopError as error:
                error.add_note(
                    f"This was chosen at play {view.ply + 1} for seat {seat} by {players[seat]!r}."
                )
                raise
        scores, winners = [sheet.total for sheet in match.score()], match.winners()
        for player in players:
            if isinstance(player, Bot):
                player.end(scores, winners)
    finally:
        for given, player in zip(bots, players, strict=True):
            if isinstance(given, str) and isinstance(player, Bot):
                player.leave()
    return match


def draw_board(game: Game | Path | str) -> Svg:
    """Return the empty board of a game as an SVG picture; a notebook shows it."""
    return Svg(picture(load_drawing(game if isinstance(game, Game) else load(game))))


def read_record(source: Path | str) -> Record:
    """Parse a record: a file, or a text of several lines."""
    if isinstance(source, str) and "\n" in source:
        return records.read(source)
    try:
        text = Path(source).read_text(encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{source} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WhistlestopError(f"{source} can't be read: it is not a text file.") from error
    return records.read(text)


def write_record(match: Match, file: Path | str | None = None, names: Sequence[str] = ()) -> str:
    """Return the record of a match as text, and write it to a file if one is given."""
    text = records.write(match, list(names) or None)
    if file is not None:
        Path(file).write_text(text, encoding="utf-8")
    return text


def review(
    game: Match | Record | Path | str,
    seat: int | None = None,
    depth: str = QUICK.name,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a match or a record: what each decision was worth, knowing no more than its seat knew.

    `seat` is the seat to review, by default every seat; `depth` is `quick` or `deep`. Equal seeds give equal
    reviews. `progress` is called after each decision with the number of decisions done and that of all.
    """
    if isinstance(game, Match):
        history, names = game.history, []
    else:
        read = game if isinstance(game, Record) else read_record(game)
        history, names = read.replay().history, read.names
    seats = [] if seat is None else [seat]
    return Reviewer(history, seats, depth_of(depth), seed, names).run(progress)
