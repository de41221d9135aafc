"""What the command knows of Super, in files of the same names."""
