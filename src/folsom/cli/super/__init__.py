"""What the command line needs for Super; the files have the same names as those of Express."""
