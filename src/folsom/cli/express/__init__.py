"""What the command knows of Express."""
