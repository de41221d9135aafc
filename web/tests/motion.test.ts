import { describe, expect, test, vi } from "vitest";
import type { Motion } from "../src/motion/motions";
import * as express from "../src/games/express/names";
import { EXPRESS_EVENTS } from "../src/games/express/wire";
import * as others from "../src/games/super/names";
import { SUPER_EVENTS } from "../src/games/super/wire";
import * as train from "../src/stage/train";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { MOTIONS: EXPRESS_MOTIONS } = await import("../src/games/express/motions");
const { MOTIONS: SUPER_MOTIONS } = await import("../src/games/super/motions");
const { lengthOf } = await import("../src/motion/motions");
const { Schedule } = await import("../src/motion/pace");
const gaits = await import("../src/motion/gaits");

const BY_THE_TABLE = ["taken back"]; // what no rule tells, but the table does
const SILENT = new Set(["chose"]); // in Express the card that is played says it

const GAMES = [
  ["express", EXPRESS_MOTIONS, EXPRESS_EVENTS],
  ["super", SUPER_MOTIONS, SUPER_EVENTS],
] as const;

describe.each(GAMES)("in %s", (game, motions, kinds) => {
  test("every kind of event has its motion, and none is left over", () => {
    expect(kinds.length).toBeGreaterThan(20);
    expect(Object.keys(motions).sort()).toEqual([...kinds, ...BY_THE_TABLE].sort());
  });

  test("each lasts from 150 to 600 milliseconds, however far it goes", () => {
    for (const [name, motion] of Object.entries<Motion>(motions)) {
      for (const to_car of [0, 1, 2, 5]) {
        const length = lengthOf(motion, { bandit: 0, from_car: 0, to_car, level: 0 });
        if (game === "express" && SILENT.has(name)) expect(length).toBe(0);
        else expect(length, name).toBeGreaterThanOrEqual(150);
        expect(length, name).toBeLessThanOrEqual(600);
      }
    }
  });

  test("each shows something: a way to go, or more", () => {
    const walksIn = new Set(["placed", "fell off"]); // whoever comes or goes is seen doing it anyway
    for (const [name, { gait, effect, lasts }] of Object.entries<Motion>(motions))
      expect(gait ?? effect ?? (walksIn.has(name) || lasts === 0), name).toBeTruthy();
  });
});

test("the train's levels and ways are numbered as the games number them", () => {
  expect([train.INSIDE, train.ROOF]).toEqual([express.INSIDE, express.ROOF]);
  expect(train.TO_LOCOMOTIVE).toBe(others.TO_LOCOMOTIVE);
});

test("a longer way takes longer", () => {
  const walk = (to_car: number) =>
    lengthOf(EXPRESS_MOTIONS.moved as Motion, { bandit: 0, from_car: 0, to_car, level: 0 });
  expect([walk(1), walk(2), walk(3)]).toEqual([420, 510, 600]);
});

test.each(Object.entries(gaits))(
  "who goes by %s begins at the old place, ends at the new one, and only by transform",
  (_, gait) => {
    const frames = gait({ x: -200, y: 110, end: 60, unit: 1 });
    expect(frames[0]!.transform).toMatch(/^translate\(-200px, 110px\)/);
    expect(frames.at(-1)!.transform).toMatch(/^translate\(-?0px, -?0px\)/);
    for (const frame of frames)
      for (const property of Object.keys(frame)) expect(["transform", "offset", "easing"]).toContain(property);
  },
);

describe("a hundred events at once", () => {
  const LASTS = 300;

  /** Show steps, each of which takes so long to draw; how long it takes in all. */
  function show(count: number, drawing: number): { whole: number; drawn: number } {
    let [now, drawn] = [0, 0];
    const schedule = new Schedule(() => now);
    for (let step = 0; step < count; step++) {
      if (schedule.begin(LASTS) > 0) {
        now += drawing;
        drawn += 1;
      }
      now += schedule.left;
    }
    return { whole: now, drawn };
  }

  test("take as long as their animations", () => {
    expect(show(100, 20)).toEqual({ whole: 100 * LASTS, drawn: 100 });
  });

  test("are all shown where drawing is slow, each for most of its time: whoever is late stays late", () => {
    const { whole, drawn } = show(100, 2 * LASTS);
    expect(drawn).toBe(100);
    expect(whole).toBeGreaterThanOrEqual(100 * 2 * LASTS);
    let now = 0;
    const schedule = new Schedule(() => now);
    schedule.begin(LASTS);
    now = 100 * LASTS;
    expect(schedule.begin(LASTS)).toBeCloseTo(0.6 * LASTS);
  });

  test("are as long as ever after a wait that was meant", () => {
    let now = 0;
    const schedule = new Schedule(() => now);
    schedule.begin(LASTS);
    now = 3 * LASTS;
    schedule.wait(2 * LASTS);
    expect(schedule.begin(LASTS)).toBe(LASTS);
  });

  test("after a rest nothing is owed", () => {
    let now = 0;
    const schedule = new Schedule(() => now);
    schedule.begin(LASTS);
    schedule.rest();
    now = 60_000;
    expect(schedule.begin(LASTS)).toBe(LASTS);
  });
});
