"""Requests of clients over a WebSocket."""

from msgspec import Struct

from whistlestop.server.wire.fields import (
    BotName,
    Colour,
    Commitment,
    Key,
    Name,
    Nonce,
    Number,
    Phrase,
    Place,
    Ply,
    TableId,
    TakeBacks,
    Text,
    Token,
)


class ClientRequest(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A request; its answer carries the same `id`."""

    id: Number | None = None


class SitRequest(ClientRequest, frozen=True, tag="sit"):
    """Take a seat by its token, or reconnect to it; before the shuffle, commit to a nonce for it."""

    table: TableId
    token: Token
    since: Ply | None = None
    take_backs: TakeBacks | None = None
    commitment: Commitment | None = None


class WatchRequest(ClientRequest, frozen=True, tag="watch"):
    """Watch as a spectator, with or without seats."""

    table: TableId
    since: Ply | None = None
    take_backs: TakeBacks | None = None


class AwayRequest(ClientRequest, frozen=True, tag="away"):
    """Unfollow a table; its seats stay taken."""

    table: TableId


class PlayRequest(ClientRequest, frozen=True, tag="play"):
    """Play an action at the ply that the client sees."""

    table: TableId
    seat: Place
    ply: Ply
    action: Text
    key: Key
    take_backs: TakeBacks | None = None


class TakeBackRequest(ClientRequest, frozen=True, tag="take_back"):
    """Take back the seat's last move, or all plays after a ply; ask for consent where it is needed."""

    table: TableId
    seat: Place
    ply: Ply
    take_backs: TakeBacks
    to: Ply | None = None


class AgreeRequest(ClientRequest, frozen=True, tag="agree"):
    """Agree to another seat's request to take moves back."""

    table: TableId
    seat: Place
    by: Place
    to: Ply


class DeclineRequest(ClientRequest, frozen=True, tag="decline"):
    """Decline a request to take moves back, or withdraw one's own."""

    table: TableId
    seat: Place


class WhyRequest(ClientRequest, frozen=True, tag="why"):
    """Ask why something can't be used now, or what the seat could do with it on its next turn."""

    table: TableId
    seat: Place
    where: Name
    what: Text | None = None
    next_turn: bool = False


class PlanRequest(ClientRequest, frozen=True, tag="plan"):
    """Ask for the shortest remaining connections of the seat's tickets."""

    table: TableId
    seat: Place


class SayRequest(ClientRequest, frozen=True, tag="say"):
    """Send a chat message: free text or a quick phrase."""

    table: TableId
    seat: Place
    text: Text | None = None
    phrase: Phrase | None = None


class MuteRequest(ClientRequest, frozen=True, tag="mute"):
    """Mute or unmute a seat, or everybody."""

    table: TableId
    place: Place | None = None
    muted: bool = True


class PaintRequest(ClientRequest, frozen=True, tag="paint"):
    """Choose the colour of your seat, before the game."""

    table: TableId
    seat: Place
    colour: Colour


class StartRequest(ClientRequest, frozen=True, tag="start"):
    """Start the game; only for the host, once every seat is taken."""

    table: TableId
    seat: Place


class RevealRequest(ClientRequest, frozen=True, tag="reveal"):
    """Reveal the nonce that the seat committed to, once all commitments are fixed."""

    table: TableId
    seat: Place
    nonce: Nonce


class CloseRequest(ClientRequest, frozen=True, tag="close"):
    """End an unfinished game for good, once everybody else has left, or call off a shuffle."""

    table: TableId
    seat: Place


class FillRequest(ClientRequest, frozen=True, tag="fill"):
    """Give an open seat to a bot; only for the host, before the game."""

    table: TableId
    seat: Place
    place: Place
    bot: BotName
    name: BotName | None = None


class FreeRequest(ClientRequest, frozen=True, tag="free"):
    """Reopen a seat; only for the host, before the game."""

    table: TableId
    seat: Place
    place: Place


class LeaveRequest(ClientRequest, frozen=True, tag="leave"):
    """Give up the seat before the game, or hand it over to a bot during the game."""

    table: TableId
    seat: Place


class CoverRequest(ClientRequest, frozen=True, tag="cover"):
    """Ask for a bot to play for a person who has been away for a while."""

    table: TableId
    seat: Place
    place: Place


class BackRequest(ClientRequest, frozen=True, tag="back"):
    """Take a seat back from the bot that covers it."""

    table: TableId
    seat: Place


class RematchRequest(ClientRequest, frozen=True, tag="rematch"):
    """Start a rematch with the same people, on the same seats or each moved by one."""

    table: TableId
    seat: Place
    rotate: bool = False


class SkipRequest(ClientRequest, frozen=True, tag="skip"):
    """Skip the step of a lesson at a ply, or all remaining ones: the script plays them."""

    table: TableId
    seat: Place
    ply: Ply | None = None


class PingRequest(ClientRequest, frozen=True, tag="ping"):
    """Ask for a pong."""


AnyRequest = (
    SitRequest
    | WatchRequest
    | AwayRequest
    | PlayRequest
    | TakeBackRequest
    | AgreeRequest
    | DeclineRequest
    | WhyRequest
    | PlanRequest
    | SayRequest
    | MuteRequest
    | PaintRequest
    | StartRequest
    | RevealRequest
    | CloseRequest
    | FillRequest
    | FreeRequest
    | LeaveRequest
    | CoverRequest
    | BackRequest
    | RematchRequest
    | SkipRequest
    | PingRequest
)
