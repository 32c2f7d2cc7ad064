"""Tables for people and bots over the network: they lose nothing and leak nothing."""
