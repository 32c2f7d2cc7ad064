"""A seat at a table, and the secret of the person who has it."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from whistlestop.server.webhooks.webhook import Webhook


@dataclass(slots=True)
class Seat:
    """Who has a seat: nobody, a person known by a secret, or a bot."""

    name: str = ""
    secret: str = ""  # the hash of what the person's browser keeps
    bot: str = ""
    cover: str = ""  # the bot that plays while the person is away
    webhook: Webhook | None = None  # where the person wants to be told of turns
    keys: tuple[tuple[str, int], ...] = ()  # of the last moves, and the plies they were played at

    @property
    def open(self) -> bool:
        """Whether somebody can still sit down here."""
        return not self.secret and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person has the seat."""
        return bool(self.secret)

    @property
    def played_by(self) -> str:
        """The bot that decides here now; nothing if a person does."""
        return self.bot or self.cover

    def belongs_to(self, token: str) -> bool:
        """Tell whether this is the secret of the seat."""
        return bool(self.secret) and hmac.compare_digest(self.secret, hashed(token))

    def played(self, key: str) -> int | None:
        """Return the ply at which a move was played; none if it was not."""
        return next((ply for known, ply in self.keys if known == key), None)

    def remember(self, key: str, ply: int) -> None:
        """Remember a move, and forget all but the last few."""
        if key:
            self.keys = (*self.keys[-3:], (key, ply))


def new_token() -> str:
    """Make the secret of a seat."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Make the name of a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
