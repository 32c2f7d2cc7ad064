"""What tables without aids leave out."""

from typing import Final

AIDS: Final = ("shown",)
"""The fields of a view that only repeat what players could remember."""
