"""The matches that show how strong the bots of Express are."""

from folsom.arena.ladder import CLOSE_GAMES, MAIN_GAMES, OTHER_GAMES, AheadClaim, Ladder, WinClaim

TEAM_PLAYERS = 2
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    *((players, {}) for players in (4, 5, 6)),
    (4, {"expert": "on"}),
    (TEAM_PLAYERS, {}),
)

LADDER = Ladder(
    claims=(
        WinClaim("express", "greedy", "random", 3, MAIN_GAMES, at_least=0.60),
        WinClaim("express", "planner", "random", 3, MAIN_GAMES, at_least=0.90),
        WinClaim("express", "planner", "greedy", 3, MAIN_GAMES, at_least=0.55),
        WinClaim("express", "search:10ms", "planner", 3, MAIN_GAMES, at_least=0.45),
        WinClaim("express", "search:100ms", "search:10ms", 3, MAIN_GAMES),
        *(
            kind("express", bot, against, players, games, options)
            for players, options in TABLES
            for kind, bot, against, games in (
                (WinClaim, "greedy", "random", OTHER_GAMES),
                (WinClaim, "planner", "greedy", OTHER_GAMES),
                (WinClaim, "search:10ms", "planner", OTHER_GAMES),
                (AheadClaim, "search:100ms", "search:10ms", CLOSE_GAMES),
            )
        ),
    ),
    level_tables=(4, 3, 6, TEAM_PLAYERS),
)
