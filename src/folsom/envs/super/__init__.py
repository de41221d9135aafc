"""Super, in numbers."""
