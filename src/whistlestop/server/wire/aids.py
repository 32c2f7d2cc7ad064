"""What tables without aids leave out."""

from typing import Final

AIDS: Final = ("shown",)
"""The fields of a view that a player with a good memory would know."""
