// Names and numbers of the game, made from the rules: change those, then run `make docs`.
// Lists are in the order in which the facts of events number their members.

export const CARDS = ["Turn", "Floor", "Move", "Fire", "Reflex", "Horse"] as const;

export const REASONS = ["no bandit in sight"] as const;

export const SLOTS = 3 as const;

export const TO_LOCOMOTIVE = 0 as const;
