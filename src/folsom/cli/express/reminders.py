"""The rules of Express in a few words each, for those who play."""

from __future__ import annotations

from folsom.cli.reminders import LEAVE, LOG, LOOK, Reminders

SYMBOLS = {
    "S": "cards are played face up",
    "T": "in the tunnel, cards are played face down",
    "D": "speeding up, everyone has two turns in a row",
    "R": "switching, the order is reversed",
}

EVENTS = {
    "Angry marshal": "those on the roof above the Marshal take a bullet, then he goes one car back",
    "Swivel arm": "everyone on a roof is swept to the roof of the last car",
    "Braking": "everyone on a roof slides one car forward",
    "Take it all": "the second strongbox is put into the Marshal's car",
    "Passengers' rebellion": "everyone inside the train takes a bullet",
    "Marshal's revenge": "those on the roof above the Marshal lose their cheapest purse",
    "Pickpocketing": "a bandit alone on a spot may take a purse from there",
    "Hostage": "everyone in or on the locomotive receives $250",
}

EVENTS_IN_BRIEF = {
    "Angry marshal": "he shoots upwards, goes back a car",
    "Swivel arm": "all on roofs go to the last roof",
    "Braking": "all on roofs slide one car forward",
    "Take it all": "a strongbox for the Marshal's car",
    "Passengers' rebellion": "all inside take a bullet",
    "Marshal's revenge": "purses fall above the Marshal",
    "Pickpocketing": "those alone may take a purse",
    "Hostage": "$250 for all at the locomotive",
}

CARDS = {
    "Move": "Inside: to the next car, forward or back. On the roofs: one, two or three cars.",
    "Floor": "Climb to the roof of your car, or go down inside.",
    "Fire": "Shoot a bandit: inside, one in the next car; on the roofs, the nearest either way, however far. "
    "Your bullet spoils their deck.",
    "Rob": "Take a purse, a jewel or a strongbox from where you are.",
    "Punch": "Hit a bandit who is with you: they drop a piece of loot, and you knock them one car away.",
    "Marshal": "Move the Marshal one car. Bandits who meet him take a bullet and flee to the roof.",
}

CHARACTERS = {
    "Ghost": "may play the first card of each round face down",
    "Doc": "is dealt seven cards instead of six",
    "Tuco": "can also shoot through the roof, up or down, in his own car",
    "Cheyenne": "may pocket the purse of a bandit she punches",
    "Belle": "is not shot or punched while another bandit could be",
    "Django": "pushes the bandits he hits one car further",
}

OTHER_TOPICS = {
    "Schemin'": "Plan: in turn, play a card onto the common pile or draw three. Nothing happens on the train yet.",
    "Stealin'": "The pile is carried out in the order played. Only now do you choose where to go, who "
    "to hit and what to take.",
    "Purse": "Worth $250 to $500. Purses lie face down: you see the value once it is yours.",
    "Jewel": "Worth $500.",
    "Strongbox": "Worth $1000. One starts with the Marshal in the locomotive.",
    "Bullet": "A bullet that you receive goes into your deck: it takes the place of a card in your hand and can't be "
    "played. Neutral bullets come from the Marshal and from events.",
    "Gunslinger": "The bandit with the fewest bullets left at the end gets $1000; if tied, each does.",
    "Winning": "After five rounds the richest wins. Tied: the one who took the fewest bullets.",
    "Expert": "You keep the cards you like for the next round. Used cards and shed bullets go to your discard pile, "
    "which becomes your deck when that runs out.",
    "Team": "Two players have two bandits each. A card acts with the bandit it names; money counts together.",
    "Forward": "Towards the locomotive, left on the screen; back is towards the last car, the caboose.",
    "Undo": "Undoes your last choice, unless something new was revealed since.",
}

COMMANDS = {
    "number or words": "make that choice: 2, or play Fire, or just fire",
    "undo": "undo your last choice, unless something new was revealed",
    **LOOK,
    "hand": "show your cards and loot",
    **LOG,
    "rules, rules WORD": "the cards in a few words, or one thing explained: rules Tuco",
    **LEAVE,
}

COURSE = (
    "You rob a train, and each other, over five rounds. In a round everyone first plans (Schemin'): in turn you play "
    "a card onto the common pile or draw three. Then the pile is carried out in that order (Stealin'), and nothing "
    "goes as planned. The richest at the end wins; the keenest shot gets $1000 more."
)

_SYMBOL_NAMES = {"Standard": "S", "Tunnel": "T", "Speeding-up": "D", "Switching": "R"}
_SAID = {**{name: SYMBOLS[letter] for name, letter in _SYMBOL_NAMES.items()}, **EVENTS}

REMINDERS = Reminders(
    COURSE,
    COMMANDS,
    CARDS,
    {
        **{name: f"{name} {text}." for name, text in CHARACTERS.items()},
        **OTHER_TOPICS,
        **{name: f"{text[0].upper()}{text[1:]}." for name, text in _SAID.items()},
    },
)
