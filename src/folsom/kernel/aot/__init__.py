"""Entry points compiled ahead of time: for processes without Numba, other processors, and browsers."""
