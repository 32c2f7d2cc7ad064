"""Beliefs about hidden information: the tickets that others hold, and remembered cards."""
