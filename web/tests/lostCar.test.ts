import { expect, test } from "vitest";
import { lostCar } from "../src/games/super/lostCar";
import type { LogLine } from "../src/table/stageModel";
import type { Happening } from "../src/wire";

const took: Happening = { name: "took car", facts: { bandit: 2, car: 5, value: 345 } };
const told = (...events: Happening[]): LogLine[] => events.map((event, id) => ({ id, event }));
const quiet = (name: string): Happening => ({ name, facts: {} });

test("the car that was taken last stays in view while the next plans are made", () => {
  const log = told(took, quiet("first passed"), quiet("round began"), quiet("chose"));
  expect(lostCar(log)).toEqual({ car: 5, value: 345, bandit: 2 });
});

test("it goes once a card is turned up", () => {
  expect(lostCar(told(took, quiet("round began"), quiet("revealed")))).toBeNull();
});

test("nothing is left behind before a car was lost", () => {
  expect(lostCar([])).toBeNull();
  expect(lostCar(told(quiet("round began"), quiet("chose")))).toBeNull();
});
