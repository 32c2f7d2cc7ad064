"""Four published players, written anew from how they behave."""
