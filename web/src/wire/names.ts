/** The names that events give by number, in the order in which the rules number them. */

export const ACTIONS = ["Move", "Floor", "Fire", "Rob", "Punch", "Marshal"] as const;
export const SUPER_CARDS = ["Turn", "Floor", "Move", "Fire", "Reflex", "Horse"] as const;

interface Face {
  kind: string;
  bandit: number | null; // of a team's two, where the card is one's own
}

export const CARD_FACES: readonly Face[] = [...ACTIONS, ...ACTIONS].map((kind) => ({ kind, bandit: null }));

const MARSHAL = 5;
export const TEAM_FACES: readonly Face[] = [
  ...ACTIONS.map((kind, face) => ({ kind, bandit: face === MARSHAL ? null : 0 })),
  ...ACTIONS.slice(0, MARSHAL).map((kind) => ({ kind, bandit: 1 })),
];

export const EVENTS = [
  "None",
  "Angry marshal",
  "Swivel arm",
  "Braking",
  "Take it all",
  "Passengers' rebellion",
  "Marshal's revenge",
  "Pickpocketing",
  "Hostage",
] as const;

const RIDES = [
  "Angry Marshal",
  "Swivel arm",
  "Braking",
  "Take it all",
  "Passengers' rebellion",
  "Tunnel",
  "Bridge",
] as const;
const STATIONS = ["Marshal's revenge", "Pickpocketing", "Hostage"] as const;

/** Round cards: those of small tables, of large ones, and the stations. */
export const ROUND_CARDS = [...RIDES, ...RIDES, ...STATIONS] as const;
