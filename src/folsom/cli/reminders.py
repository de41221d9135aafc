"""The rules in a few words each, for those who play: `help` and `rules WORD`."""

from __future__ import annotations

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
    "Pickpocketing": "whoever is alone on their spot may take a purse from there",
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
    "Marshal": "Move the Marshal one car. Whoever meets him takes a bullet and flees to the roof.",
}

CHARACTERS = {
    "Ghost": "may play the first card of each round face down",
    "Doc": "is dealt seven cards instead of six",
    "Tuco": "can also shoot through the roof, up or down, in his own car",
    "Cheyenne": "may pocket the purse of whoever she punches",
    "Belle": "is not shot or punched while another bandit could be",
    "Django": "pushes whoever he hits one car further",
}

MATTERS = {
    "Schemin'": "Plan: in turn, play a card onto the common pile or draw three. Nothing happens on the train yet.",
    "Stealin'": "The pile is carried out in the order played. Only now you choose where to, whom and what.",
    "Purse": "Worth $250 to $500. Purses lie face down: you see the value once it is yours.",
    "Jewel": "Worth $500.",
    "Strongbox": "Worth $1000. One starts with the Marshal in the locomotive.",
    "Bullet": "A bullet that you receive goes into your deck: it takes the place of a card in your hand and can't be "
    "played. Neutral bullets come from the Marshal and from events.",
    "Gunslinger": "Whoever has the fewest bullets of their own left at the end gets $1000; all who tie do.",
    "Winning": "After five rounds the richest wins; among equals, whoever received the fewest bullets.",
    "Expert": "You keep the cards you like for the next round. Used cards and shed bullets go to your discard pile, "
    "which becomes your deck when that runs out.",
    "Team": "Two players have two bandits each. A card acts with the bandit it names; money counts together.",
    "Forward": "Towards the locomotive, left on the screen; back is towards the last car, the caboose.",
    "Undo": "Takes your last choice back, as long as nothing new has come to light since.",
}

HELP = {
    "number or words": "make that choice: 2, or play Fire, or just fire",
    "undo": "take your last choice back, as long as nothing new has come to light",
    "look": "show the table again",
    "hand": "show your cards and loot",
    "log, log all": "what happened in this round and the last, or in the whole game",
    "rules, rules WORD": "the cards in a few words, or one thing explained: rules Tuco",
    "save FILE": "write the game to a file as well; it is saved by itself at every choice",
    "record FILE": "write the whole game down as text, once it is over",
    "quit": "leave; folsom resume goes on",
}

COURSE = (
    "You rob a train, and each other, over five rounds. In a round everyone first plans (Schemin'): in turn you play "
    "a card onto the common pile or draw three. Then the pile is carried out in that order (Stealin'), and nothing "
    "goes as planned. The richest at the end wins; the keenest shot gets $1000 more."
)


def reminder(word: str) -> str | None:
    """What the rules say about something, or None."""
    wanted = _key(word)
    for name, text in _everything().items():
        if wanted in {_key(name), f"{_key(name)}s"}:
            return f"{name}: {text}"
    return None


def topics() -> list[str]:
    """All that can be asked about."""
    return list(_everything())


def _key(word: str) -> str:
    """A word as people may type it: schemin and scheming, jewel and jewels are alike."""
    return word.casefold().replace("'", "").replace("ing", "in").strip()


def _everything() -> dict[str, str]:
    symbols = {
        "Standard": SYMBOLS["S"],
        "Tunnel": SYMBOLS["T"],
        "Speeding-up": SYMBOLS["D"],
        "Switching": SYMBOLS["R"],
    }
    sentences = {name: f"{text[0].upper()}{text[1:]}." for name, text in {**symbols, **EVENTS}.items()}
    powers = {name: f"{name} {text}." for name, text in CHARACTERS.items()}
    return {**CARDS, **powers, **MATTERS, **sentences}
