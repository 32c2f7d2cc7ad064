"""What a client says over a WebSocket."""

from msgspec import Struct

from whistlestop.server.wire.words import BotName, Key, Name, Number, Phrase, Place, Ply, TableId, Text, Token


class Request(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for; the answer to it carries the same `id`."""

    id: Number | None = None


class Sit(Request, frozen=True, tag="sit"):
    """Sit down on a seat that one has the secret of, or come back to it."""

    table: TableId
    token: Token
    since: Ply | None = None


class Watch(Request, frozen=True, tag="watch"):
    """Look on without a seat, or beside the own ones."""

    table: TableId
    since: Ply | None = None


class Away(Request, frozen=True, tag="away"):
    """Stop following a table, as a closed tab would; the seats remain."""

    table: TableId


class Play(Request, frozen=True, tag="play"):
    """Play an action, written as in the notation, at the ply that one sees."""

    table: TableId
    seat: Place
    ply: Ply
    action: Text
    key: Key


class Why(Request, frozen=True, tag="why"):
    """Ask why something that one points at can't be used now."""

    table: TableId
    seat: Place
    where: Name
    what: Text | None = None


class Plan(Request, frozen=True, tag="plan"):
    """Ask for the shortest remaining connections of the own tickets."""

    table: TableId
    seat: Place


class Say(Request, frozen=True, tag="say"):
    """Say something to everybody at the table: own words, or a quick phrase."""

    table: TableId
    seat: Place
    text: Text | None = None
    phrase: Phrase | None = None


class Mute(Request, frozen=True, tag="mute"):
    """Hear no more from a seat, or from everybody; or hear them again."""

    table: TableId
    place: Place | None = None
    muted: bool = True


class Start(Request, frozen=True, tag="start"):
    """Begin the game; the host may, once every seat is taken."""

    table: TableId
    seat: Place


class Fill(Request, frozen=True, tag="fill"):
    """Give an open seat to a bot; the host may, before the game."""

    table: TableId
    seat: Place
    place: Place
    bot: BotName


class Free(Request, frozen=True, tag="free"):
    """Open a seat again; the host may, before the game."""

    table: TableId
    seat: Place
    place: Place


class Leave(Request, frozen=True, tag="leave"):
    """Give up the seat before the game, or let a bot play it from now on."""

    table: TableId
    seat: Place


class Cover(Request, frozen=True, tag="cover"):
    """Ask that a bot plays for somebody who has been away for a while."""

    table: TableId
    seat: Place
    place: Place


class Back(Request, frozen=True, tag="back"):
    """Take the own seat back from the bot that plays it."""

    table: TableId
    seat: Place


class Rematch(Request, frozen=True, tag="rematch"):
    """Play again with the same people, on the same seats or each one seat on."""

    table: TableId
    seat: Place
    rotate: bool = False


class Skip(Request, frozen=True, tag="skip"):
    """Let the script of a first game play the step at a ply, or all that is left if none is said."""

    table: TableId
    seat: Place
    ply: Ply | None = None


class Ping(Request, frozen=True, tag="ping"):
    """Ask whether the server is there."""


AnyRequest = (
    Sit
    | Watch
    | Away
    | Play
    | Why
    | Plan
    | Say
    | Mute
    | Start
    | Fill
    | Free
    | Leave
    | Cover
    | Back
    | Rematch
    | Skip
    | Ping
)
