"""Tables: who sits there, what was played, and who looks on."""
