"""Bots in processes of their own, so that whoever serves people never waits for a thought."""
