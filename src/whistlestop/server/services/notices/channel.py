"""The ways to reach a person who is away."""

from collections.abc import Sequence
from typing import Protocol

from whistlestop.server.services.notices.delivery import Delivery
from whistlestop.server.services.notices.notice import Notice
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.wire.fields import Language


class Recipient(Protocol):
    """One address of a seat."""

    @property
    def host(self) -> str:
        """The part of the address that is not secret."""

    @property
    def language(self) -> Language:
        """The language of notices to it."""

    def is_current(self, seat: TableSeat) -> bool:
        """Return whether the seat still has the address."""

    def is_gone(self, status: int) -> bool:
        """Return whether a status means that the address will never work again."""

    async def remove(self, table: str, seat: int) -> None:
        """Remove an address that is gone from its seat."""

    def request(self, notice: Notice) -> Delivery:
        """Return the request that delivers a notice."""


class Channel(Protocol):
    """A kind of addresses."""

    def recipients(self, seat: TableSeat) -> Sequence[Recipient]:
        """Return the addresses of a seat to which the server may send."""
