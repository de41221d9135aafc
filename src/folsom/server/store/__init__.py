"""What the server stores: guests, tables, their acts, and ratings."""
