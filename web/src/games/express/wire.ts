// What goes over the wire of this game alone, made from its types: change those, then run `make docs`.

import type { Tagged } from "../../wire";

/**
 * Where the plan leads as it lies, and which cards of the viewer's hand would do nothing after it.
 *
 * Every choice that somebody will have counts as possible.
 */
export interface ExpressForesight {
  bandits: ExpressBanditAhead[];
  idle: ExpressIdleCard[];
}

/**
 * Where the plan takes a bandit: the only spot, or all that are possible; none if `hidden`.
 *
 * `hidden`: a card of this bandit's seat lies face down, or isn't shown any more, so nothing is foreseen.
 */
export interface ExpressBanditAhead {
  bandit: string;
  hidden: boolean;
  spots: ExpressSpotAhead[];
}

/** A spot where a bandit may end: a car's number, from 0, the locomotive, and the level. */
export interface ExpressSpotAhead {
  car: number;
  level: "inside" | "roof";
}

/** A choice that would do nothing as things stand, and why, by `names.reasons`. */
export interface ExpressIdleCard {
  code: number;
  reason: number;
}

/**
 * What one viewer may know of a game of Express, and nothing else.
 *
 * `hand` and `discard` are the viewer's own. `turns` are the planning turns of this round in order; `turn` says
 * how many are over. `pile` is the common pile in the order played.
 */
export interface ExpressView {
  game: "express";
  seat: number | null;
  phase: string;
  to_act: number[];
  round_number: number;
  options: Record<string, string>;
  round_card: ExpressRoundCard | null;
  first: number;
  turns: ExpressTurnView[];
  turn: number;
  action: ExpressActionView | null;
  cars: ExpressCarView[];
  seats: ExpressSeatView[];
  hand: string[];
  discard: string[];
  pile: ExpressPileCard[];
  neutral_bullets: number;
  traced_purses: ExpressTracedPurse[];
  deck: string[] | null;
  memory: ExpressSeatMemory[] | null;
}

/** A round card: its symbols (S, T, D, R) and its event. */
export interface ExpressRoundCard {
  name: string;
  symbols: string;
  event: string;
}

/** A planning turn of the round: whose it is, and which symbol of the round card it belongs to. */
export interface ExpressTurnView {
  seat: number;
  symbol: number;
}

/** The action being resolved in Stealin': who acts, with which card, and at whom they aim. */
export interface ExpressActionView {
  bandit: string;
  card: string;
  target: string | null;
}

/** A car of the train, the locomotive first. */
export interface ExpressCarView {
  name: string;
  inside: ExpressSpotView;
  roof: ExpressSpotView;
  marshal: boolean;
}

/** A roof, or the inside of a car. */
export interface ExpressSpotView {
  bandits: string[];
  loot: ExpressLoot;
}

/** Loot as it is seen: purses by value where known, how many unknown, jewels and strongboxes. */
export interface ExpressLoot {
  purses: number[];
  unknown_purses: number;
  jewels: number;
  strongboxes: number;
}

/**
 * A player's place at the table; `open_discard` is the part of the discard that lies face up (X10.4).
 *
 * `money` is what the seat surely has, in dollars: loot whose value is known, and ransoms. With what its other purses
 * hold it has at least `least` and at most `most`, as far as the viewer knows.
 */
export interface ExpressSeatView {
  name: string;
  money: number;
  least: number;
  most: number;
  bandits: ExpressBanditView[];
  hand_size: number;
  deck_size: number;
  discard_size: number;
  open_discard: string[];
}

/** A bandit's card: loot, bullets left, bullets received and ransoms. */
export interface ExpressBanditView {
  name: string;
  loot: ExpressLoot;
  bullets: number;
  bullets_received: number;
  ransoms: number;
}

/** A card of the common pile, with the planning turn in which it was played; `card` is None while it is hidden. */
export interface ExpressPileCard {
  turn: number;
  seat: number;
  name: string;
  card: string | null;
  face_down: boolean;
  resolved: boolean;
}

/** A purse whose value a seat was told, and where it may be. */
export interface ExpressTracedPurse {
  value: number;
  places: ExpressTracedPlace[];
}

/** A place where a traced purse may be: a bandit's card, or a level of a car. */
export interface ExpressTracedPlace {
  bandit: string | null;
  car: string | null;
  level: string | null;
}

/**
 * What a viewer may remember of a seat without writing it down.
 *
 * `unseen` are its cards that the viewer hasn't seen this round, `shot_by` its bullets taken by shooter;
 * `gunslinger` says whether it would have the prize if the game ended now (X9.2).
 */
export interface ExpressSeatMemory {
  unseen: string[];
  shot_by: Record<string, number>;
  neutral_bullets: number;
  gunslinger: boolean;
}

/** The facts of each event of Express, by the event's name. */
export interface ExpressFacts {
  /** A seat has chosen; a turn of Schemin' is noted by what is done. */
  chose: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A round card is turned up (X3.1). */
  "round began": {
    number: number; // a round's number, from 0
    card: number; // a round card, by `names.round_cards`
    first: number; // a seat's number, from 0
  };
  /** A seat is dealt its hand; *bullets* of it came from the top of its deck (X3.2, X10.2). */
  dealt: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    bullets: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** A seat discards its bullets, for all to see (X10.2, X10.3). */
  shed: {
    seat: number; // a seat's number, from 0
    count: number; // how many
  };
  /** A seat spends its turn drawing (X4.2, X4.3). */
  drew: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    bullets: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** A seat's discard becomes its new draw pile (X10.5). */
  reshuffled: {
    seat: number; // a seat's number, from 0
  };
  /** A seat plays an action card; Ghost may have *hidden* it (X4.2, X4.4, X7.1). */
  played: {
    seat: number; // a seat's number, from 0
    card: number | null; // an action card's face, by `names.actions`; see `team_cards` for two players
    face_down: 0 | 1; // 1 if it is so, else 0
  };
  /** A seat discards a card that it doesn't keep (X10.3). */
  discarded: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** The plan is made (X4.6). */
  "scheming ended": Record<string, never>;
  /** A bandit boards the train (X2.6, X11.2). */
  placed: {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
  };
  /** The next card of the pile is turned up (X5.1). */
  revealed: {
    seat: number; // a seat's number, from 0
    bandit: number; // a bandit's number, from 0
    card: number; // an action card's face, by `names.actions`; see `team_cards` for two players
    was_face_down: 0 | 1; // 1 if it is so, else 0
  };
  /** A card does nothing (X5.2). */
  "no effect": {
    bandit: number; // a bandit's number, from 0
    action: number; // an action, by `names.actions`
    reason: number; // why an action has no effect, by `names.reasons`
  };
  /** A bandit walks to another car (X5.3). */
  moved: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit climbs up or down (X5.4). */
  "changed floor": {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit fires at another (X5.5). */
  fired: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
  };
  /** A shot bandit takes one of the shooter's bullets (X5.6). */
  hit: {
    target: number; // a bandit's number, from 0
    bandit: number; // a bandit's number, from 0
  };
  /** Django's shot pushes a bandit one car on (X7.4). */
  pushed: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit punches another (X5.8). */
  punched: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
  };
  /** A punched bandit drops a token (X5.8). */
  dropped: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** Cheyenne pockets a purse that she punched out (X7.5). */
  pocketed: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A punched bandit lands in an adjacent car (X5.8). */
  knocked: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit robs a token, which *holder* may have held last (X5.7, X5.10). */
  robbed: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** The Marshal moves (X5.9, X8.1). */
  "marshal moved": {
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit flees from the Marshal to the roof (X6.1). */
  fled: {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit takes a neutral bullet (X6.1, X8.1, X8.5). */
  "neutral bullet": {
    bandit: number; // a bandit's number, from 0
    source: number; // where a neutral bullet comes from: `numbers.from_event`, or the Marshal
  };
  /** Too few neutral bullets are left, and they leave the game (X9.4). */
  "neutrals gone": {
    count: number; // how many
  };
  /** The event of the round card begins (X8). */
  "event began": {
    event: number; // the event of a round card, by `names.events`
  };
  /** The train carries a bandit along the roofs (X8.2, X8.3). */
  carried: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** The second strongbox is put in the Marshal's car (X8.4). */
  "box put": {
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit who is alone takes a purse (X8.6). */
  pickpocketed: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A bandit who could take a purse leaves it (X8.6). */
  "left purse": {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
  };
  /** A bandit loses the purse of least value (X8.7). */
  "lost purse": {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A bandit in or on the locomotive receives a ransom (X8.8). */
  ransomed: {
    bandit: number; // a bandit's number, from 0
  };
  /** A round is over (X3.1). */
  "round ended": {
    number: number; // a round's number, from 0
  };
  /** A bandit is a Gunslinger (X9.2). */
  gunslinger: {
    bandit: number; // a bandit's number, from 0
  };
  /** What a seat has at the end (X9.1). */
  scored: {
    seat: number; // a seat's number, from 0
    money: number; // dollars
  };
  /** The train has arrived (X9.1). */
  "game ended": Record<string, never>;
}

/** Something that happened in Express, by its name. */
export type ExpressEvent = Tagged<ExpressFacts>;

/** The events of Express, in the order of their numbers. */
export const EXPRESS_EVENTS = [
  "chose",
  "round began",
  "dealt",
  "shed",
  "drew",
  "reshuffled",
  "played",
  "discarded",
  "scheming ended",
  "placed",
  "revealed",
  "no effect",
  "moved",
  "changed floor",
  "fired",
  "hit",
  "pushed",
  "punched",
  "dropped",
  "pocketed",
  "knocked",
  "robbed",
  "marshal moved",
  "fled",
  "neutral bullet",
  "neutrals gone",
  "event began",
  "carried",
  "box put",
  "pickpocketed",
  "left purse",
  "lost purse",
  "ransomed",
  "round ended",
  "gunslinger",
  "scored",
  "game ended",
] as const;

/** What a choice of Express is: `act` says what is done, the rest to what. */
export type ExpressChoice =
  | { act: "play"; card: string; face_down: boolean }
  | { act: "draw" }
  | { act: "discard"; card: string }
  | { act: "keep" }
  | { act: "place"; bandit: string; car: number }
  | { act: "go"; bandit: string; car: number; level: "inside" | "roof" }
  | { act: "marshal"; car: number }
  | { act: "aim"; card: string; bandit: string }
  | { act: "take"; bandit: string; car: number; level: "inside" | "roof"; loot: "purse" | "jewel" | "strongbox"; value: number | null }
  | { act: "knock off"; bandit: string; loot: "purse" | "jewel" | "strongbox"; value: number | null }
  | { act: "pocket" }
  | { act: "leave" }
  | { act: "send"; bandit: string; car: number; level: "inside" | "roof" }
  | { act: "climb"; to: "inside" | "roof" };
