"""Webhooks: notices to addresses elsewhere, for people who are not there when it is their turn."""
