"""First Journey: the race to six tickets."""
