/** Super, event by event: the sight as it is once an event has been shown. The next whole sight is the truth. */

import type { Happening, SuperBandit, SuperSight } from "../wire";
import { INSIDE, ROOF, TO_LOCOMOTIVE, number, type Facts } from "./facts";

const LOCOMOTIVE = 0; // the car

type Change = (sight: SuperSight, facts: Facts) => void;

export function afterSuper(sight: SuperSight, event: Happening): SuperSight {
  const change = CHANGES[event.name];
  if (change === undefined) return sight;
  const next = structuredClone(sight);
  change(next, event.facts);
  return next;
}

function found(sight: SuperSight, seat: number): SuperBandit | undefined {
  return sight.cars.flatMap((car) => [...car.inside, ...car.roof]).find((bandit) => bandit.seat === seat);
}

function takeOff(sight: SuperSight, seat: number): SuperBandit | undefined {
  const bandit = found(sight, seat);
  for (const car of sight.cars) {
    car.inside = car.inside.filter((each) => each.seat !== seat);
    car.roof = car.roof.filter((each) => each.seat !== seat);
  }
  return bandit;
}

/** Put a bandit into a row, at the place that the event names; one who comes from beside the train faces the locomotive. */
function stand(sight: SuperSight, facts: Facts, car: number, level: number): void {
  const seat = number(facts, "bandit");
  const name = sight.seats[seat]?.name ?? "";
  const bandit = takeOff(sight, seat) ?? { seat, name, faces_locomotive: true, stunned: false };
  const row = level === ROOF ? sight.cars[car]?.roof : sight.cars[car]?.inside;
  row?.splice(number(facts, "place"), 0, bandit);
}

const goes: Change = (sight, facts) => stand(sight, facts, number(facts, "to_car"), number(facts, "level"));
const rides: Change = (sight, facts) => stand(sight, facts, LOCOMOTIVE, INSIDE);

const isOutOfPlay: Change = (sight, facts) => {
  const seat = sight.seats[number(facts, "bandit")];
  if (seat !== undefined) seat.in_play = false;
};

const fallsOff: Change = (sight, facts) => {
  takeOff(sight, number(facts, "bandit"));
  isOutOfPlay(sight, facts);
};

const lies =
  (stunned: boolean): Change =>
  (sight, facts) => {
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) bandit.stunned = stunned;
  };

const CHANGES: Record<string, Change> = {
  chose: (sight, facts) => {
    const seat = sight.seats[number(facts, "seat")];
    if (seat !== undefined) seat.planned = true;
  },
  placed: (sight, facts) => {
    stand(sight, facts, number(facts, "car"), INSIDE);
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) bandit.faces_locomotive = number(facts, "way") === TO_LOCOMOTIVE;
  },
  turned: (sight, facts) => {
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) bandit.faces_locomotive = number(facts, "way") === TO_LOCOMOTIVE;
  },
  "changed floor": (sight, facts) => stand(sight, facts, number(facts, "car"), number(facts, "level")),
  moved: goes,
  thrown: (sight, facts) => {
    goes(sight, facts);
    lies(true)(sight, facts);
  },
  "stood up": lies(false),
  "lay down": lies(true),
  "fell off": fallsOff,
  "left behind": isOutOfPlay, // and rolls away with the car
  "left train": (sight, facts) => void takeOff(sight, number(facts, "bandit")),
  rode: rides,
  "rode back": rides,
  unhooked: () => undefined, // it rolls away with those on it, and the next sight is without it
  "took car": (sight, facts) => {
    const seat = sight.seats[number(facts, "bandit")];
    if (seat !== undefined) seat.loot = [...seat.loot, number(facts, "value")].sort((a, b) => a - b);
  },
  "first passed": (sight, facts) => {
    sight.first = number(facts, "seat");
  },
  "round began": (sight, facts) => {
    const round = number(facts, "number") + 1;
    if (round > sight.round) sight.cars = sight.cars.slice(0, sight.cars.length - (round - sight.round));
    sight.round = round;
    sight.first = number(facts, "first");
    sight.plan = null;
    for (const seat of sight.seats) seat.planned = false;
  },
  "game ended": (sight) => {
    sight.phase = "over";
  },
};
