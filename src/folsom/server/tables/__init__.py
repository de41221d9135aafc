"""Tables: seats, clocks, games, and what each client is told."""
