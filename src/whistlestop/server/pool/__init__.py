"""Worker processes in which bots decide."""
