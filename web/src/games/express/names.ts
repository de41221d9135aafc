// Names and numbers of the game, made from the rules: change those, then run `make docs`.
// Lists are in the order in which the facts of events number their members.

export const ACTIONS = ["Move", "Floor", "Fire", "Rob", "Punch", "Marshal"] as const;

export const EVENTS = ["None", "Angry marshal", "Swivel arm", "Braking", "Take it all", "Passengers' rebellion", "Marshal's revenge", "Pickpocketing", "Hostage"] as const;

export const ROUND_CARDS = ["Angry Marshal", "Swivel arm", "Braking", "Take it all", "Passengers' rebellion", "Tunnel", "Bridge", "Angry Marshal", "Swivel arm", "Braking", "Take it all", "Passengers' rebellion", "Tunnel", "Bridge", "Marshal's revenge", "Pickpocketing", "Hostage"] as const;

export const REASONS = ["no bandit in sight", "no bullets left", "nothing to rob here", "no other bandit here"] as const;

export const WHY_NOT = ["same-place", "other-level", "too-far", "behind", "spared", "never", "elsewhere", "stays", "only-purses", "bullet", "empty-deck", "first-turn-only", "must-hide"] as const;

export const INSIDE = 0 as const;

export const ROOF = 1 as const;

export const CARS = 7 as const;

export const ROUNDS = 5 as const;

export const BULLETS = 6 as const;

export const RANSOM = 250 as const;

export const GUNSLINGER = 1000 as const;

export const PURSE_LEAST = 250 as const;

export const PURSE_MOST = 500 as const;

export const JEWEL = 500 as const;

export const STRONGBOX = 1000 as const;

export const FROM_EVENT = 1 as const;

export const TEAM_CARDS = [["Move", 0], ["Floor", 0], ["Fire", 0], ["Rob", 0], ["Punch", 0], ["Marshal", null], ["Move", 1], ["Floor", 1], ["Fire", 1], ["Rob", 1], ["Punch", 1]] as const;
