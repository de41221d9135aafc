// What goes over the wire of this game alone, made from its types: change those, then run `make docs`.

import type { Tagged } from "../../wire";

/** Where each plan would lead the viewer's bandit if nobody touched them. */
export interface SuperForesight {
  paths: SuperPathAhead[];
}

/** Where a plan leads: a step for each card that is played, and whether the bandit is left on the car that goes. */
export interface SuperPathAhead {
  code: number;
  steps: SuperStepAhead[];
  left_behind: boolean;
}

/**
 * Where a bandit is after a card; `off` is the end of the train that they leave it by.
 *
 * Who leaves the train has no `car` and no `level`. If another step follows, they ride back (S6.2).
 */
export interface SuperStepAhead {
  car: number | null;
  level: "inside" | "roof" | null;
  faces_locomotive: boolean;
  stunned: boolean;
  off: "front" | "rear" | null;
}

/**
 * What one viewer may know of a game of Super, and nothing else.
 *
 * `order` has the seats in the order of this round, those that are out as well (S3.2). `plan` is the viewer's own.
 */
export interface SuperView {
  game: "super";
  seat: number | null;
  phase: string;
  to_act: number[];
  round_number: number;
  options: Record<string, string>;
  ended_by: string | null;
  first: number;
  order: number[];
  cars: SuperCarView[];
  gone: number;
  seats: SuperSeatView[];
  cards: string[];
  plan: string[] | null;
}

/** A car and its two rows, each from the locomotive's side to the caboose's (S2.1). */
export interface SuperCarView {
  name: string;
  inside: SuperBanditView[];
  roof: SuperBanditView[];
}

/** A bandit in a row: the way they face, and whether they're stunned. */
export interface SuperBanditView {
  seat: number;
  name: string;
  faces_locomotive: boolean;
  stunned: boolean;
}

/** A seat: whether it's in play and has planned, its loot, and when it fell (the same number if together). */
export interface SuperSeatView {
  name: string;
  in_play: boolean;
  planned: boolean;
  loot: number[];
  fell: number | null;
}

/** The facts of each event of Super, by the event's name. */
export interface SuperFacts {
  /** A seat has a plan (S3.1). */
  chose: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A seat has another plan (S3.1). */
  changed: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A bandit boards the train (S1.3, S1.4). */
  placed: {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A round begins (S3.1). */
  "round began": {
    number: number; // a round's number, from 0
    first: number; // a seat's number, from 0
  };
  /** A bandit's next card is turned up (S3.2). */
  revealed: {
    bandit: number; // a bandit's number, which is its seat's
    card: number; // a card, by `names.cards`
    turn: number; // a turn of the round, from 0
  };
  /** A bandit turns round (S3.3). */
  turned: {
    bandit: number; // a bandit's number, which is its seat's
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit climbs up or down (S3.4). */
  "changed floor": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit goes one car on (S3.5). */
  moved: {
    bandit: number; // a bandit's number, which is its seat's
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit fires (S3.6). */
  fired: {
    bandit: number; // a bandit's number, which is its seat's
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A shot passes through a stunned bandit (S3.6). */
  "passed through": {
    target: number; // a bandit's number, which is its seat's
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A shot hits a bandit (S3.6). */
  hit: {
    target: number; // a bandit's number, which is its seat's
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit who is hit goes one car on and lies stunned (S3.6). */
  thrown: {
    bandit: number; // a bandit's number, which is its seat's
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A card does nothing (S3.6). */
  "no effect": {
    bandit: number; // a bandit's number, which is its seat's
    action: number; // a card, by `names.cards`
    reason: number; // why an action has no effect, by `names.reasons`
  };
  /** A stunned bandit stands up (S3.7). */
  "stood up": {
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit lies down by Reflex (S6.1). */
  "lay down": {
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit falls off the train and is out (S3.5, S3.6). */
  "fell off": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit leaves the train, but will ride back (S6.2). */
  "left train": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit rides to the locomotive (S6.2). */
  rode: {
    bandit: number; // a bandit's number, which is its seat's
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit who left the train rides back (S6.2). */
  "rode back": {
    bandit: number; // a bandit's number, which is its seat's
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** The last car is unhooked (S4.1a). */
  unhooked: {
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit stays behind with the unhooked car and is out (S4.1b). */
  "left behind": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
  };
  /** The farthest bandit takes the card of the unhooked car (S4.1d). */
  "took car": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    value: number; // dollars
  };
  /** Another seat is first (S4.1f). */
  "first passed": {
    seat: number; // a seat's number, from 0
  };
  /** A seat wins (S5.2, S5.3). */
  won: {
    seat: number; // a seat's number, from 0
  };
  /** Nobody is left, and this seat fell last (S4.1c). */
  "shared first": {
    seat: number; // a seat's number, from 0
  };
  /** The game is over (S5.1). */
  "game ended": {
    ended_by: number; // how the game ended, see the view's `ended_by`
  };
}

/** Something that happened in Super, by its name. */
export type SuperEvent = Tagged<SuperFacts>;

/** The events of Super, in the order of their numbers. */
export const SUPER_EVENTS = [
  "chose",
  "changed",
  "placed",
  "round began",
  "revealed",
  "turned",
  "changed floor",
  "moved",
  "fired",
  "passed through",
  "hit",
  "thrown",
  "no effect",
  "stood up",
  "lay down",
  "fell off",
  "left train",
  "rode",
  "rode back",
  "unhooked",
  "left behind",
  "took car",
  "first passed",
  "won",
  "shared first",
  "game ended",
] as const;

/** What a choice of Super is: `act` says what is done, the rest to what. */
export type SuperChoice =
  | { act: "plan"; cards: string[] };
