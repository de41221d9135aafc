"""The lesson of Express: two rounds of four. Doc's jewel is lost to a hidden punch, and Tuco pays for it."""

from __future__ import annotations

from folsom.lessons.script import Beat, Detour, LessonScene, Script, ScriptLine, Stop

DOC, GHOST, CHEYENNE, TUCO = range(4)


def doc(choice: str) -> ScriptLine:
    """The learner's line."""
    return ScriptLine(DOC, choice)


PLANNING_1 = (
    LessonScene(
        (Beat("express-goal", "train"), Beat("express-you", "pawn:Doc"), Beat("express-power", "seat:0")),
        (ScriptLine(TUCO, "play Move"),),
    ),
    LessonScene(
        (Beat("express-round", "placard"), Beat("express-play-rob", "card:Rob")),
        (
            doc("play Rob"),
            ScriptLine(GHOST, "play Rob"),
            ScriptLine(CHEYENNE, "play Floor"),
            ScriptLine(TUCO, "play Punch face down"),
        ),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-tunnel", "placard"), Beat("express-play-move", "card:Move")),
        (
            doc("play Move face down"),
            ScriptLine(GHOST, "play Marshal face down"),
            ScriptLine(CHEYENNE, "play Move face down"),
            ScriptLine(TUCO, "play Move"),
        ),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-play-fire", "card:Fire"),),
        (doc("play Fire"), ScriptLine(GHOST, "play Fire"), ScriptLine(CHEYENNE, "draw"), ScriptLine(TUCO, "play Rob")),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-draw", "seat:2"), Beat("express-play-rob-again", "card:Rob")),
        (doc("play Rob"), ScriptLine(GHOST, "draw"), ScriptLine(CHEYENNE, "draw")),
        (Stop("Tuco's card: Move.", Beat("express-in-order", "pile"), before=True),),
        otherwise="else-card",
    ),
)

STEALING_1 = (
    LessonScene(
        (Beat("express-rob", "loot:3:0"),),
        (doc("rob a jewel"), ScriptLine(TUCO, "knock off a jewel"), ScriptLine(TUCO, "send Doc to Second class")),
        (
            Stop("Tuco's card: Punch.", Beat("express-hidden", "pawn:Tuco"), before=True),
            Stop("Doc is sent to second class.", Beat("express-punched", "pawn:Doc")),
        ),
        detours=(
            Detour("rob a purse", "Doc grabs a purse with $250 in the saloon car.", Beat("express-purse", "seat:0")),
        ),
    ),
    LessonScene(
        (Beat("express-move", "spot:3:0"),),
        (doc("move to Saloon"), ScriptLine(CHEYENNE, "move to First class"), ScriptLine(TUCO, "move to Second class")),
        (
            Stop("The Marshal moves to first class.", Beat("express-marshal", "pawn:Marshal")),
            Stop("Cheyenne moves to the roof of first class.", Beat("express-roofs", "pawn:Cheyenne")),
        ),
        otherwise="else-move",
    ),
    LessonScene(
        (Beat("express-fire", "pawn:Tuco"),),
        (doc("fire at Tuco"), ScriptLine(TUCO, "rob a jewel")),
        (
            Stop("Tuco takes a bullet from Doc.", Beat("express-bullet", "seat:3")),
            Stop("Doc takes a bullet from Ghost.", Beat("express-hit", "pawn:Ghost")),
        ),
        otherwise="else-fire",
    ),
    LessonScene(
        (Beat("express-rob-again", "loot:3:0"),),
        (doc("rob a jewel"),),
        (Stop("Event: Swivel arm.", Beat("express-event", "placard"), before=True),),
        otherwise="else-jewel",
    ),
)

PLANNING_2 = (
    LessonScene(
        (
            Beat("express-bullet-card", "card:bullet"),
            Beat("express-powers", "seat:1"),
            Beat("express-play-marshal", "card:Marshal"),
        ),
        (
            doc("play Marshal"),
            ScriptLine(GHOST, "play Rob"),
            ScriptLine(CHEYENNE, "play Floor"),
            ScriptLine(TUCO, "play Rob"),
        ),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-speed", "placard"), Beat("express-play-floor", "card:Floor")),
        (doc("play Floor"),),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-play-second", "card:Move"),),
        (
            doc("play Move"),
            ScriptLine(GHOST, "draw"),
            ScriptLine(GHOST, "play Move"),
            ScriptLine(CHEYENNE, "play Rob"),
            ScriptLine(CHEYENNE, "draw"),
            ScriptLine(TUCO, "draw"),
            ScriptLine(TUCO, "draw"),
        ),
        otherwise="else-card",
    ),
    LessonScene(
        (Beat("express-play-punch", "card:Punch"),),
        (
            doc("play Punch"),
            ScriptLine(GHOST, "play Move"),
            ScriptLine(CHEYENNE, "draw"),
            ScriptLine(TUCO, "play Floor"),
        ),
        otherwise="else-card",
    ),
)

STEALING_2 = (
    LessonScene(
        (Beat("express-move-marshal", "spot:2:0"),),
        (doc("move the Marshal to Second class"),),
        (
            Stop("Tuco takes a neutral bullet from the Marshal.", Beat("express-fled", "pawn:Tuco")),
            Stop("Tuco: Rob has no effect, nothing to rob here.", Beat("express-void", "pawn:Tuco")),
        ),
        otherwise="else-marshal",
    ),
    LessonScene(
        (Beat("express-run", "spot:2:1"),),
        (doc("move to Second class"),),
        otherwise="else-run",
    ),
    LessonScene(
        (Beat("express-punch", "ask"),),
        (doc("knock off a jewel"),),
        otherwise="else-jewel",
    ),
    LessonScene(
        (Beat("express-send", "ask"),),
        (doc("send Tuco to Saloon"), ScriptLine(GHOST, "move to Dining")),
        instead=((doc("send Tuco to First class"), ScriptLine(GHOST, "move to Dining")),),
    ),
    LessonScene((Beat("express-rounds", "placard"), Beat("express-gunslinger", "seat:0"))),
)

EXPRESS = Script(
    game="express",
    seed=21817,
    characters=("Doc", "Ghost", "Cheyenne", "Tuco"),
    cars=("First class", "Second class", "Saloon", "Dining"),
    first_player=TUCO,
    scenes=PLANNING_1 + STEALING_1 + PLANNING_2 + STEALING_2,
    ending=9,
)
