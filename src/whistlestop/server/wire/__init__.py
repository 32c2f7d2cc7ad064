"""What is said over the network, in both directions."""
