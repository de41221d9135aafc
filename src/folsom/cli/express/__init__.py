"""What the command line needs for Express."""
