"""How much one server process on one core can bear."""
