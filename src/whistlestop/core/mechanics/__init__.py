"""Parts that most games share: dealing, drawing and choosing tickets."""
