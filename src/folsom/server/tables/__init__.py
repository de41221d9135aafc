"""Tables: who sits, whose clock runs, what was chosen, and what each client is told of it."""
