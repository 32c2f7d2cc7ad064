"""Drawing of boards on real geography."""
