"""A seat and its token."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from whistlestop.server.table.subscription import Subscription
from whistlestop.server.table.webhook import Webhook


@dataclass(slots=True)
class TableSeat:
    """The owner of a seat: nobody, a person with a token, or a bot."""

    name: str = ""
    secret: str = ""  # the hash of what the person's browser keeps
    bot: str = ""
    commitment: str = ""  # to the nonce that the seat adds to the shuffle
    cover: str = ""  # the bot that plays while the person is away
    webhook: Webhook | None = None  # notifies the person of turns
    subscriptions: tuple[Subscription, ...] = ()  # browsers that are notified too, oldest first
    keys: tuple[tuple[str, int], ...] = ()  # of the last moves, and the plies they were played at

    @property
    def open(self) -> bool:
        """Whether the seat can be taken."""
        return not self.secret and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person has the seat."""
        return bool(self.secret)

    @property
    def played_by(self) -> str:
        """The bot that decides now; empty if a person does."""
        return self.bot or self.cover

    def belongs_to(self, token: str) -> bool:
        """Return whether a token is the seat's (compared in constant time)."""
        return bool(self.secret) and hmac.compare_digest(self.secret, hash_token(token))

    def played(self, key: str) -> int | None:
        """Return the ply of a move by its idempotency key; None if it was not played."""
        return next((ply for known, ply in self.keys if known == key), None)

    def remember(self, key: str, ply: int) -> None:
        """Remember the idempotency key of a move, and only the last few."""
        if key:
            self.keys = (*self.keys[-3:], (key, ply))


def new_token() -> str:
    """Generate the token of a seat."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Generate an unguessable table id."""
    return secrets.token_urlsafe(12)


def hash_token(token: str) -> str:
    """Hash a token for storage."""
    return hashlib.sha256(token.encode()).hexdigest()
