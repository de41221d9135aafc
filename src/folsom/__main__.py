"""`python -m folsom` is the command `folsom`."""

from folsom.cli import console

console()
