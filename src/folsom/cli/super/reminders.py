"""The rules of Super in a few words each, for those who play."""

from __future__ import annotations

from folsom.cli.reminders import LEAVE, LOG, LOOK, Reminders

CARDS_IN_BRIEF = {
    "Turn": "face the other way",
    "Floor": "climb to the roof of your car, or go down inside",
    "Move": "go one car the way you face; at an end of the train, off it",
    "Fire": "hit the first one who stands in front of you: one car on, stunned",
    "Reflex": "if you lie stunned, stand up and fire; if not, lie down",
    "Horse": "ride to the locomotive, or back to it if you have just fallen off",
}

CARDS = {
    "Turn": "Face the other way. Your place in the row stays the same.",
    "Floor": "Climb to the roof of your car, or go down inside. You arrive with your back at the edge of the row, so "
    "that all others there are in front of you.",
    "Move": "Go one car the way you face, on your level. You arrive with your back at the edge of the row. Off "
    "either end of the train: you are out.",
    "Fire": "You hit the first bandit in front of you who stands, in your row or in any car further on, on your "
    "level. They are thrown one car on and lie stunned; off the train, they are out. Shots pass over those who lie.",
    "Reflex": "An extension. If you lie stunned, you stand up and fire at once; if you don't, you lie down where you "
    "are.",
    "Horse": "An extension. You ride into the locomotive, to the front end of its row. If you have just left the "
    "train and Horse is your very next card, you ride back when it comes, and aren't out.",
}

OTHER_TOPICS = {
    "Plan": "Everyone picks three cards and their order, in secret and at once. You can change your plan until the "
    "last plan is in. Then, starting with the first player, everyone plays their first card in turn; then the second, "
    "then the third. You must play all three.",
    "Row": "On each roof and in each car the bandits stand in a row, and are drawn in its order. Your shot hits the "
    "next one in the row first.",
    "Facing": "The sign points the way a bandit faces: ◄ towards the locomotive, ► towards the caboose. You move and "
    "fire that way. Only Turn changes it, and riding back with Horse.",
    "Stunned": "A bandit who is hit lies stunned, drawn as ~T~, facing as before. Their next card, whatever it is, "
    "only makes them stand up, even in the next round. Shots pass over bandits who lie stunned.",
    "Out": "Bandits who move or are shot off either end of the train are out, and so are those in or on the last car "
    "when it's unhooked. Their remaining cards stay hidden.",
    "Unhooking": "After the third card the last car is unhooked, with everyone in and on it. Of those left, the one "
    "farthest from the locomotive takes its card as loot: a roof is farther than the inside, and in one row the one "
    "nearest the caboose is.",
    "Loot": "A car card is worth $301 to $389; nobody knows how much before it's won. Loot matters only if several "
    "bandits reach the end: it decides between those left at the locomotive.",
    "First player": "The first player of a round plays each card first. The role passes to the next bandit "
    "still in play.",
    "Locomotive": "The front of the train, left on the screen. Moving forward from it means falling off.",
    "Caboose": "The last car, right on the screen. It's unhooked at the end of the round.",
    "Winning": "The last bandit on the train wins at once. If only the locomotive is left and several are there, the "
    "most car cards win. Tied on cards: the most valuable card wins. If the last bandits fall together, nobody wins.",
    "Ranking": "The later you're out, the better your place; bandits who are out together share it.",
    "Extensions": "Reflex and Horse, a fifth and a sixth card. To add them: folsom play super --option reflex=on "
    "--option horse=on",
    "Change": "You can change your plan until the last plan is in: change NAME calls you back to the keyboard, and "
    "keep leaves your plan as it was.",
}

COMMANDS = {
    "three cards": "your plan, in words or numbers: move fire turn, or mo fi tu, or 341",
    "undo": "undo your plan, before you pass the keyboard on",
    "change NAME": "at a shared keyboard: let a bandit who has planned plan again",
    "keep": "when called back, keep your plan as it was",
    **LOOK,
    "hand": "show your cards and your plan",
    **LOG,
    "rules, rules WORD": "the cards in a few words, or one thing explained: rules stunned",
    **LEAVE,
}

COURSE = (
    "Stay on the train. In each round everyone plans three cards, in secret and at once. Then they are played in "
    "turn: the first card of each, the second, the third. You move and fire the way you face. A bandit who is hit "
    "flies one car on and lies stunned. At the end of the round the last car is unhooked, and the bandits in or on it "
    "are out; of the others, the farthest back wins its card. The last bandit on the train wins; if several reach the "
    "end at the locomotive, the most car cards win."
)

REMINDERS = Reminders(COURSE, COMMANDS, CARDS, OTHER_TOPICS)
