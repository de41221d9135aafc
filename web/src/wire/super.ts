/** Super, event by event: the sight as it is once an event has been shown. The next whole sight is the truth. */

import type { Happening, SuperBandit, SuperSight } from "../wire";
import { INSIDE, ROOF, TO_LOCOMOTIVE, number, type Facts } from "./facts";

type Change = (sight: SuperSight, facts: Facts) => void;
type End = "front" | "rear"; // of a row: the locomotive's, and the caboose's

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

/** Put a bandit at an end of a row; one who comes from beside the train faces the locomotive. */
function stand(sight: SuperSight, seat: number, car: number, level: number, end: (bandit: SuperBandit) => End): void {
  const name = sight.seats[seat]?.name ?? "";
  const bandit = takeOff(sight, seat) ?? { seat, name, faces_locomotive: true, stunned: false };
  const row = level === ROOF ? sight.cars[car]?.roof : sight.cars[car]?.inside;
  if (end(bandit) === "front") row?.unshift(bandit);
  else row?.push(bandit);
}

/** One who walks in has the back at the edge; one who is thrown in lies at the edge they came through. */
const backAtEdge = (bandit: SuperBandit): End => (bandit.faces_locomotive ? "rear" : "front");
const nearer = (facts: Facts) => (): End => (number(facts, "to_car") < number(facts, "from_car") ? "rear" : "front");

const isOut: Change = (sight, facts) => {
  takeOff(sight, number(facts, "bandit"));
  const seat = sight.seats[number(facts, "bandit")];
  if (seat !== undefined) seat.in_play = false;
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
    stand(sight, number(facts, "bandit"), number(facts, "car"), INSIDE, () => "rear");
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) bandit.faces_locomotive = number(facts, "way") === TO_LOCOMOTIVE;
  },
  turned: (sight, facts) => {
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) bandit.faces_locomotive = number(facts, "way") === TO_LOCOMOTIVE;
  },
  "changed floor": (sight, facts) =>
    stand(sight, number(facts, "bandit"), number(facts, "car"), number(facts, "level"), backAtEdge),
  moved: (sight, facts) =>
    stand(sight, number(facts, "bandit"), number(facts, "to_car"), number(facts, "level"), backAtEdge),
  thrown: (sight, facts) => {
    stand(sight, number(facts, "bandit"), number(facts, "to_car"), number(facts, "level"), nearer(facts));
    lies(true)(sight, facts);
  },
  "stood up": lies(false),
  "lay down": lies(true),
  "fell off": isOut,
  "left behind": isOut,
  "left train": (sight, facts) => void takeOff(sight, number(facts, "bandit")),
  rode: (sight, facts) => stand(sight, number(facts, "bandit"), 0, INSIDE, () => "front"),
  "rode back": (sight, facts) => {
    stand(sight, number(facts, "bandit"), 0, INSIDE, () => "front");
    const bandit = found(sight, number(facts, "bandit"));
    if (bandit !== undefined) [bandit.faces_locomotive, bandit.stunned] = [true, false];
  },
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
