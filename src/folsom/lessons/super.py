"""The lesson of Super: two guided rounds with three players, and one in which the learner plans alone."""

from __future__ import annotations

from folsom.lessons.script import Beat, FreeScene, LessonScene, Script, ScriptLine, Stop

MEI, DJANGO, TUCO = range(3)

FIRST = LessonScene(
    (
        Beat("super-goal", "train"),
        Beat("super-facing", "pawn:Mei"),
        Beat("super-put-fire", "card:Fire", put="Fire"),
        Beat("super-put-move", "card:Move", put="Move"),
        Beat("super-put-floor", "card:Floor", put="Floor"),
        Beat("super-ready", "ready"),
    ),
    (ScriptLine(MEI, "Fire, Move, Floor"),),
    (
        Stop("Mei's card: Fire.", Beat("super-in-turn", "pile"), before=True),
        Stop("Django is thrown to car 1 and lies stunned.", Beat("super-stunned", "pawn:Django")),
        Stop("Django stands up.", Beat("super-stands", "pawn:Django")),
        Stop("Django: Fire has no effect, no bandit in sight.", Beat("super-missed", "pawn:Mei")),
        Stop("Tuco turns to face the locomotive.", Beat("super-no-skip", "pawn:Tuco")),
        Stop("Car 4 is unhooked and rolls away.", Beat("super-unhook", "car:4"), before=True),
        Stop("Mei takes the loot of car 4: $301.", Beat("super-loot", "seat:0")),
    ),
    otherwise="else-plan",
)

SECOND = LessonScene(
    (
        Beat("super-next", "placard"),
        Beat("super-powers", "seat:1"),
        Beat("super-put-turn", "card:Turn", put="Turn"),
        Beat("super-put-floor-again", "card:Floor", put="Floor"),
        Beat("super-put-fire-again", "card:Fire", put="Fire"),
        Beat("super-ready-again", "ready"),
    ),
    (ScriptLine(MEI, "Turn, Floor, Fire"),),
    (
        Stop("Django moves to car 2.", Beat("super-below", "pawn:Django")),
        Stop("Mei turns to face the caboose.", Beat("super-turned", "pawn:Mei")),
        Stop("Mei climbs down to car 2.", Beat("super-row", "pawn:Mei")),
        Stop("Django turns to face the locomotive.", Beat("super-eye-to-eye", "pawn:Django")),
        Stop("Django is thrown to car 3 and lies stunned.", Beat("super-on-the-last", "pawn:Django")),
        Stop("Django is left behind in car 3, and is out.", Beat("super-gone", "seat:1")),
    ),
    otherwise="else-plan",
)


def others(django: str, tuco: str) -> tuple[ScriptLine, ...]:
    """What the other two plan."""
    return ScriptLine(DJANGO, django), ScriptLine(TUCO, tuco)


SUPER = Script(
    game="super",
    seed=1,
    characters=("Mei", "Django", "Tuco"),
    first_player=MEI,
    prologue=others("Floor, Turn, Fire", "Floor, Move, Turn"),
    scenes=(
        FIRST,
        LessonScene((), others("Move, Fire, Turn", "Move, Floor, Turn")),
        SECOND,
        LessonScene((), (ScriptLine(TUCO, "Floor, Turn, Move"),)),
        FreeScene(
            (Beat("super-free", "placard"),),
            won=Beat("super-won", "pawn:Mei"),
            safe=Beat("super-safe", "pawn:Mei"),
            out=Beat("super-out", "train"),
        ),
    ),
)
