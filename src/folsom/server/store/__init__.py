"""What is kept: guests, tables, their acts, and ratings."""
