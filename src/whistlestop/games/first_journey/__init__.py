"""First Journey: six tickets, quickly."""
