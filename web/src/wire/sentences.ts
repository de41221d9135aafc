// The sentences of events, made from their declarations: change those, then run `make docs`.

export interface Sentence {
  id: string;
  facts: Record<string, string>; // the type of each fact
  amount?: number; // in dollars, that the sentence names besides
}

/** By game and event; what isn't here is said by another event. */
export const SENTENCES: Record<string, Record<string, Sentence>> = {
  express: {
    "round began": {"id": "event-round-began", "facts": {"number": "RoundNumber", "card": "RoundCard", "first": "Seat"}},
    "dealt": {"id": "event-dealt", "facts": {"seat": "Seat", "count": "Count", "bullets": "Count", "cards": "Cards"}},
    "shed": {"id": "event-shed", "facts": {"seat": "Seat", "count": "Count"}},
    "drew": {"id": "event-drew", "facts": {"seat": "Seat", "count": "Count", "bullets": "Count", "cards": "Cards"}},
    "reshuffled": {"id": "event-reshuffled", "facts": {"seat": "Seat"}},
    "played": {"id": "event-played", "facts": {"seat": "Seat", "card": "Card", "face_down": "Flag"}},
    "discarded": {"id": "event-discarded", "facts": {"seat": "Seat", "count": "Count", "cards": "Cards"}},
    "scheming ended": {"id": "event-scheming-ended", "facts": {}},
    "placed": {"id": "event-boarded", "facts": {"bandit": "Bandit", "car": "Car"}},
    "revealed": {"id": "event-revealed", "facts": {"seat": "Seat", "bandit": "Bandit", "card": "Card", "was_face_down": "Flag"}},
    "no effect": {"id": "event-no-effect", "facts": {"bandit": "Bandit", "action": "Action", "reason": "Reason"}},
    "moved": {"id": "event-moved", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level"}},
    "changed floor": {"id": "event-changed-floor", "facts": {"bandit": "Bandit", "car": "Car", "level": "Level"}},
    "fired": {"id": "event-fired-at", "facts": {"bandit": "Bandit", "target": "Bandit"}},
    "hit": {"id": "event-bullet-taken", "facts": {"target": "Bandit", "bandit": "Bandit"}},
    "pushed": {"id": "event-pushed", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level"}},
    "punched": {"id": "event-punched", "facts": {"bandit": "Bandit", "target": "Bandit"}},
    "dropped": {"id": "event-dropped", "facts": {"bandit": "Bandit", "spot": "Spot", "seat": "Seat", "loot": "Loot", "value": "Money"}},
    "pocketed": {"id": "event-pocketed", "facts": {"bandit": "Bandit", "target": "Bandit", "seat": "Seat", "loot": "Loot", "value": "Money"}},
    "knocked": {"id": "event-knocked", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level"}},
    "robbed": {"id": "event-robbed", "facts": {"bandit": "Bandit", "spot": "Spot", "seat": "Seat", "loot": "Loot", "value": "Money"}},
    "marshal moved": {"id": "event-marshal-moved", "facts": {"from_car": "Car", "to_car": "Car"}},
    "fled": {"id": "event-fled", "facts": {"bandit": "Bandit", "car": "Car"}},
    "neutral bullet": {"id": "event-neutral-bullet", "facts": {"bandit": "Bandit", "source": "Source"}},
    "neutrals gone": {"id": "event-neutrals-gone", "facts": {"count": "Count"}},
    "event began": {"id": "event-began", "facts": {"event": "RoundEvent"}},
    "carried": {"id": "event-carried", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level"}},
    "box put": {"id": "event-box-put", "facts": {"car": "Car"}},
    "pickpocketed": {"id": "event-pickpocketed", "facts": {"bandit": "Bandit", "spot": "Spot", "seat": "Seat", "loot": "Loot", "value": "Money"}},
    "left purse": {"id": "event-left-purse", "facts": {"bandit": "Bandit", "spot": "Spot"}},
    "lost purse": {"id": "event-lost-purse", "facts": {"bandit": "Bandit", "spot": "Spot", "seat": "Seat", "loot": "Loot", "value": "Money"}},
    "ransomed": {"id": "event-ransomed", "facts": {"bandit": "Bandit"}, "amount": 250},
    "round ended": {"id": "event-round-ended", "facts": {"number": "RoundNumber"}},
    "gunslinger": {"id": "event-gunslinger", "facts": {"bandit": "Bandit"}, "amount": 1000},
    "scored": {"id": "event-scored", "facts": {"seat": "Seat", "money": "Money"}},
    "game ended": {"id": "event-arrived", "facts": {}},
  },
  super: {
    "chose": {"id": "event-ready", "facts": {"seat": "Seat", "choice": "ChoiceCode", "forced": "Flag", "round": "RoundNumber"}},
    "changed": {"id": "event-plan-changed", "facts": {"seat": "Seat", "choice": "ChoiceCode", "forced": "Flag", "round": "RoundNumber"}},
    "placed": {"id": "event-boarded", "facts": {"bandit": "Bandit", "car": "Car", "way": "Way"}},
    "round began": {"id": "event-super-round-began", "facts": {"number": "RoundNumber", "first": "Seat"}},
    "revealed": {"id": "event-revealed", "facts": {"bandit": "Bandit", "card": "Card", "turn": "Turn"}},
    "turned": {"id": "event-turned", "facts": {"bandit": "Bandit", "way": "Way"}},
    "changed floor": {"id": "event-changed-floor", "facts": {"bandit": "Bandit", "car": "Car", "level": "Level", "place": "PlaceInRow"}},
    "moved": {"id": "event-moved", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level", "place": "PlaceInRow"}},
    "fired": {"id": "event-fired-along", "facts": {"bandit": "Bandit", "way": "Way"}},
    "passed through": {"id": "event-passed-through", "facts": {"target": "Bandit", "bandit": "Bandit"}},
    "hit": {"id": "event-hit", "facts": {"target": "Bandit", "bandit": "Bandit"}},
    "thrown": {"id": "event-thrown", "facts": {"bandit": "Bandit", "from_car": "Car", "to_car": "Car", "level": "Level", "place": "PlaceInRow"}},
    "no effect": {"id": "event-no-effect", "facts": {"bandit": "Bandit", "action": "Card", "reason": "Reason"}},
    "stood up": {"id": "event-stood-up", "facts": {"bandit": "Bandit"}},
    "lay down": {"id": "event-lay-down", "facts": {"bandit": "Bandit"}},
    "fell off": {"id": "event-fell-off", "facts": {"bandit": "Bandit", "car": "Car", "level": "Level", "way": "Way"}},
    "left train": {"id": "event-left-train", "facts": {"bandit": "Bandit", "car": "Car", "level": "Level", "way": "Way"}},
    "rode": {"id": "event-rode", "facts": {"bandit": "Bandit", "place": "PlaceInRow"}},
    "rode back": {"id": "event-rode-back", "facts": {"bandit": "Bandit", "place": "PlaceInRow"}},
    "unhooked": {"id": "event-unhooked", "facts": {"car": "Car"}},
    "left behind": {"id": "event-left-behind", "facts": {"bandit": "Bandit", "car": "Car", "level": "Level"}},
    "took car": {"id": "event-took-car", "facts": {"bandit": "Bandit", "car": "Car", "value": "Money"}},
    "first passed": {"id": "event-first-passed", "facts": {"seat": "Seat"}},
    "won": {"id": "event-won", "facts": {"seat": "Seat"}},
    "shared first": {"id": "event-shared-first", "facts": {"seat": "Seat"}},
    "game ended": {"id": "event-game-ended", "facts": {"ended_by": "EndedBy"}},
  },
};

/** Whom words about someone treat as a woman, in languages in which they follow their gender. */
export const WOMEN: readonly string[] = ["Belle", "Cheyenne", "Mei"];
