"""How much load one server process on one core can take, and whether it ever loses anything."""
