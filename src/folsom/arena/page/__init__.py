"""The report of a contest as a page: one HTML file that needs nothing else."""

from folsom.arena.page.page import contest_page

__all__ = ["contest_page"]
