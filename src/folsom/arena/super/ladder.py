"""The matches that show how strong the bots of Super are."""

from folsom.arena.ladder import MAIN_GAMES, Ladder, WinClaim

LADDER = Ladder(
    claims=(
        WinClaim("super", "search:10ms", "random", 3, MAIN_GAMES, at_least=0.60),
        WinClaim("super", "search:10ms", "greedy", 3, MAIN_GAMES, at_least=0.40),
    ),
    level_tables=(4, 3, 6),
)
