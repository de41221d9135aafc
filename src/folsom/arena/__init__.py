"""Many games between bots: matches, tournaments and ratings."""

from folsom.arena.contest import MATCH, TOURNAMENT, Contest
from folsom.arena.estimate import Estimate
from folsom.arena.page import contest_page
from folsom.arena.playing import ContestStopped, Played
from folsom.arena.results import BadResults, Block, ResultsFile, seed_in, whole_blocks
from folsom.arena.standings import ContestStanding, Standings, standings
from folsom.arena.workers import played

__all__ = [
    "MATCH",
    "TOURNAMENT",
    "BadResults",
    "Block",
    "Contest",
    "ContestStanding",
    "ContestStopped",
    "Estimate",
    "Played",
    "ResultsFile",
    "Standings",
    "contest_page",
    "played",
    "seed_in",
    "standings",
    "whole_blocks",
]
