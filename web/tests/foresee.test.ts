/** Help at a table: what is asked, what is shown of it, and the geometry of the lines. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { surenessOf } from "../src/foresee/ghosts";
import { fallen, legTo, standing } from "../src/foresee/trail";
import { wayBetween, within } from "../src/foresee/ways";
import type { ExpressForesight, ExpressView } from "../src/games/express/wire";
import type { SuperOffered } from "../src/games/super/draft.svelte";
import type { SuperForesight, SuperStepAhead, SuperView } from "../src/games/super/wire";
import type { Outgoing, TableInfo, Whole } from "../src/wire";
import type { Unsent } from "../src/wire/connection";
import "./games";
import { stream } from "./streams";

const kept = new Map<string, string>();
vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
const { Helping } = await import("../src/foresee/helping.svelte");
const { aheadOf, notesOf } = await import("../src/games/express/ahead");
const { NO_PATH, pathOf } = await import("../src/games/super/path");
const { Draft } = await import("../src/games/super/draft.svelte");
const { speak, wordsOf } = await import("../src/words/language.svelte");
const { castOf: expressCast } = await import("../src/games/express/play");
const { castOf: superCast } = await import("../src/games/super/play");
await wordsOf("foresee");
await speak("en");

const FIRST = { seat: 0, decision: 3 };
const [PLAN, LONGER_PLAN] = ["1:4", "1:5"];

describe("help", () => {
  let said: Unsent[];
  let help: InstanceType<typeof Helping>;
  const tell = (message: object) => help.hears(message as Outgoing);

  beforeEach(() => {
    kept.clear();
    said = [];
    help = new Helping((message) => said.push(message) - 1);
    tell({ type: "table", table: { foresight: true, hints: true } as TableInfo });
  });

  test("asks once for each decision where the plan leads", () => {
    help.attend(FIRST, PLAN);
    help.attend(FIRST, PLAN);
    expect(said).toEqual([{ type: "foresee", ...FIRST }]);
    expect(tell({ type: "foreseen", id: 0, ...FIRST, foresight: { idle: [] } })).toBe(true);
    expect(help.foresight).toEqual({ idle: [] });
    help.attend({ seat: 0, decision: 4 }, PLAN);
    expect(help.foresight).toBeNull();
    expect(said.length).toBe(2);
  });

  test("asks again for every card that others add to the plan, and once for each", () => {
    for (const plan of [PLAN, PLAN, LONGER_PLAN, LONGER_PLAN]) help.attend(FIRST, plan);
    expect(said).toEqual([
      { type: "foresee", ...FIRST },
      { type: "foresee", ...FIRST },
    ]);
  });

  test("what was foreseen last holds for its own seat, while news are shown, until the next answer", () => {
    help.attend(FIRST, PLAN);
    tell({ type: "foreseen", id: 0, ...FIRST, foresight: "before" });
    help.attend(null, PLAN);
    help.attend(FIRST, LONGER_PLAN);
    expect([help.foresight, help.latestOf(0), help.latestOf(1)]).toEqual([null, "before", null]);
    tell({ type: "foreseen", id: 1, ...FIRST, foresight: "after" });
    expect([help.foresight, help.latestOf(0)]).toEqual(["after", "after"]);
  });

  test("what was foreseen goes with the plan, and with looking ahead", () => {
    for (const end of [() => help.attend(FIRST, null), () => (help.look(false), help.attend(FIRST, PLAN))]) {
      help.look(true);
      help.attend(FIRST, PLAN);
      tell({ type: "foreseen", id: said.length - 1, ...FIRST, foresight: "this" });
      expect(help.latestOf(0)).toBe("this");
      end();
      expect(help.latestOf(0)).toBeNull();
    }
  });

  test("is silent where there is no plan, nobody looks ahead or the table doesn't allow it", () => {
    help.attend(FIRST, null);
    help.look(false);
    help.attend(FIRST, PLAN);
    help.look(true);
    tell({ type: "people", table: { foresight: false, hints: false } as TableInfo });
    help.attend(FIRST, PLAN);
    help.attend(null, PLAN);
    expect(said).toEqual([]);
  });

  test("remembers on this device whether one looks ahead", () => {
    help.look(false);
    expect(new Helping(() => null).looking).toBe(false);
    help.look(true);
    expect(new Helping(() => null).looking).toBe(true);
  });

  test("an answer to an earlier decision counts for nothing", () => {
    help.attend(FIRST, PLAN);
    help.attend({ seat: 0, decision: 4 }, PLAN);
    tell({ type: "foreseen", id: 0, ...FIRST, foresight: { idle: [1] } });
    expect(help.foresight).toBeNull();
  });

  test("a hint is thought about, told and forgotten with its decision", () => {
    help.attend(FIRST, null);
    help.askHint();
    help.askHint();
    expect(said).toEqual([{ type: "ask_hint", ...FIRST }]);
    expect(help.thinking).toBe(true);
    expect(tell({ type: "hint", id: 0, ...FIRST, code: 7 })).toBe(true);
    expect([help.thinking, help.hint?.code]).toEqual([false, 7]);
    help.attend({ seat: 0, decision: 4 }, null);
    expect(help.hint).toBeNull();
  });

  test("a refused hint says why, and what can't be foreseen isn't missed", () => {
    help.attend(FIRST, PLAN);
    expect(help.refused(0, "no")).toBe(true);
    expect(help.problem).toBe("");
    help.askHint();
    expect(help.refused(1, "Ask again in 3 seconds.")).toBe(true);
    expect([help.problem, help.thinking]).toEqual(["Ask again in 3 seconds.", false]);
    expect(help.refused(9, "another's")).toBe(false);
  });

  test("what a table refuses because it has moved on isn't told to anyone", () => {
    help.attend(FIRST, PLAN);
    help.askHint();
    help.attend({ seat: 0, decision: 4 }, `${PLAN}+`);
    expect([help.refused(0, "moved on"), help.refused(1, "moved on")]).toEqual([true, true]);
    expect([help.problem, help.refused(0, "once is enough")]).toEqual(["", false]);
  });

  test("what was asked before a gap is asked again", () => {
    help.attend(FIRST, PLAN);
    help.askHint();
    tell({ type: "table", table: { foresight: true, hints: true } as TableInfo });
    expect(help.thinking).toBe(false);
    help.attend(FIRST, PLAN);
    expect(said.map((message) => message.type)).toEqual(["foresee", "ask_hint", "foresee"]);
  });

  test("nothing else is kept from the table", () => {
    expect(tell({ type: "news" })).toBe(false);
  });
});

describe("shades", () => {
  const view = (stream("express-4")[0] as Whole).views[0]!.view as unknown as ExpressView;
  const cast = expressCast(view);
  const spots = (...cars: number[]) => cars.map((car) => ({ car, level: "inside" as const }));
  const at = (name: string) => view.cars.findIndex((car) => car.inside.bandits.includes(name));
  const name = view.cars.flatMap((car) => car.inside.bandits)[0]!;
  const foreseen = (...cars: number[]): ExpressForesight => ({
    bandits: [{ bandit: name, hidden: false, spots: spots(...cars) }],
    idle: [],
  });

  test("stand where the plan leads, and not where a bandit is already", () => {
    const ahead = aheadOf(cast, view, foreseen(at(name), 0));
    expect([...ahead.spots]).toEqual([["0:0", [expect.objectContaining({ name, sureness: "one" })]]]);
    expect(aheadOf(cast, view, foreseen(at(name))).spots.size).toBe(0);
    expect(aheadOf(cast, view, foreseen(at(name))).told).toEqual([]);
  });

  test.each([
    [1, "sure"],
    [2, "one"],
    [3, "one"],
    [4, "many"],
  ] as const)("of %i spots are %s", (count, sureness) => expect(surenessOf(count)).toBe(sureness));

  test("are told in sentences, and so is who hides a card", () => {
    const hidden = { bandits: [{ bandit: "Ghost", hidden: true, spots: [] }], idle: [] };
    expect(aheadOf(cast, view, foreseen(0, 1)).told[0]).toMatch(/^As things stand, .+ ends up .+ or .+\.$/);
    expect(aheadOf(cast, view, hidden)).toMatchObject({ told: ["Ghost hides a card: nobody can tell."] });
    expect([...aheadOf(cast, view, hidden).hidden.keys()]).toEqual(["Ghost"]);
  });

  test("cards that would do nothing say so softly", () => {
    expect([...notesOf({ bandits: [], idle: [{ code: 4, reason: 2 }] })]).toEqual([
      [4, "Nothing to rob there, as things stand"],
    ]);
    expect(notesOf(null).size).toBe(0);
  });
});

describe("the path of three cards", () => {
  const view = (stream("super-4")[0] as Whole).views[0]!.view as unknown as SuperView;
  const cast = superCast(view);
  const here = view.cars.findIndex((car) => car.inside.some((each) => each.seat === view.seat));
  const facing = view.cars[here]!.inside.find((each) => each.seat === view.seat)!.faces_locomotive;
  const plan = (code: number, ...cards: string[]): SuperOffered => ({ code, text: "", facts: { act: "plan", cards } });
  const step = (car: number | null, level: "inside" | "roof" | null, more: Partial<SuperStepAhead> = {}) => ({
    ...{ car, level, faces_locomotive: facing, stunned: false, off: null },
    ...more,
  });
  const CHOICES = [plan(1, "Floor", "Move", "Turn"), plan(2, "Turn", "Floor", "Move")];
  const SAFE = { code: 2, left_behind: false, steps: [step(here, "inside"), step(here, "roof"), step(1, "roof")] };
  const foresight = (paths: SuperForesight["paths"]): SuperForesight => ({ paths });
  const off = { code: 1, left_behind: false, steps: [step(here, "roof"), step(null, null, { off: "front" })] };

  test("has a step for each card in its slot", () => {
    const path = pathOf(cast, view, foresight([off, SAFE]), CHOICES, ["Floor", null, null]);
    expect(path.slots).toEqual([{ words: "Up to the roof", bad: false, never: false }]);
    expect(path.stops).toEqual([{ number: 1, spot: `${here}:1`, off: null, bad: false }]);
    expect([...path.ahead.spots.keys()]).toEqual([`${here}:1`]);
    expect(path.warning).toBeNull();
  });

  test("warns of the card that leads off the train, and says what would change it", () => {
    const path = pathOf(cast, view, foresight([off, SAFE]), CHOICES, ["Floor", "Move", "Turn"]);
    expect(path.slots.map((slot) => slot.words)).toEqual(["Up to the roof", "Off the front", "Never played"]);
    expect(path.slots.map((slot) => [slot.bad, slot.never])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(path.warning?.heading).toBe("You would walk off the front");
    expect(path.warning?.below).toBe(
      "Card 2 takes you off the train. In the order Turn, Floor, and Move you would end up on the roof of car 1.",
    );
    expect(path.stops.at(-1)).toEqual({ number: 2, spot: null, off: "front", bad: true });
  });

  test("warns of the car that goes only when all cards lie", () => {
    const left = { code: 1, left_behind: true, steps: [step(here, "roof"), step(4, "roof"), step(4, "roof")] };
    const path = (...slots: (string | null)[]) => pathOf(cast, view, foresight([left]), CHOICES, slots);
    expect(path("Floor", "Move", null).warning).toBeNull();
    expect(path("Floor", "Move", "Turn").warning?.heading).toBe("You would be left behind");
    expect(path("Floor", "Move", "Turn").slots[2]).toEqual({ words: "Left behind", bad: true, never: false });
  });

  test("of a rider who comes back isn't a fall", () => {
    const ride = {
      code: 1,
      left_behind: false,
      steps: [step(null, null, { off: "front" }), step(0, "inside"), step(0, "roof")],
    };
    const path = pathOf(cast, view, foresight([ride]), CHOICES, ["Floor", "Move", "Turn"]);
    expect(path.warning).toBeNull();
    expect(path.slots.some((slot) => slot.bad)).toBe(false);
  });

  test("is empty before the first card, and where nothing is foreseen", () => {
    expect(pathOf(cast, view, foresight([off]), CHOICES, [null, "Move", null])).toBe(NO_PATH);
    expect(pathOf(cast, view, null, CHOICES, ["Floor", null, null])).toBe(NO_PATH);
  });

  test("a hint names the card that comes next, as long as its beginning lies", () => {
    const draft = new Draft();
    expect(draft.next(["Floor", "Move", "Turn"])).toBe("Floor");
    draft.put("Floor", CHOICES);
    expect(draft.next(["Floor", "Move", "Turn"])).toBe("Move");
    expect(draft.next(["Turn", "Move", "Floor"])).toBeNull();
  });
});

describe("lines", () => {
  const box = (left: number, top: number) => ({ left, top, width: 80, height: 110 });

  test("leave a figure at the side where they go, and rise on the way", () => {
    const [x0, y0, , up] = numbers(wayBetween(box(0, 100), box(300, 100)));
    expect(x0).toBeGreaterThan(40);
    expect(up).toBeLessThan(y0!);
    expect(numbers(wayBetween(box(300, 100), box(0, 100)))[0]).toBeLessThan(340);
  });

  test("go round where they go straight up", () => {
    const [x0, , out] = numbers(wayBetween(box(0, 100), box(10, 0)));
    expect(out).toBeGreaterThan(x0!);
  });

  test("have their number in their middle", () => {
    const leg = legTo(box(0, 100), box(300, 100), { number: 2, bad: false });
    expect(leg.badge.x).toBeGreaterThan(100);
    expect(leg.badge.x).toBeLessThan(280);
  });

  test("end on a spot, or beyond the end of the train", () => {
    expect(standing(box(0, 0), { left: 100, top: 50, width: 200, height: 120 })).toMatchObject({ left: 160, top: 60 });
    expect(fallen(box(0, 0), box(0, 0), { width: 1000 }, "front").left).toBeLessThan(40);
    expect(fallen(box(0, 0), box(0, 0), { width: 1000 }, "rear").left).toBeGreaterThan(900);
    expect(within(box(10, 20), box(30, 50))).toMatchObject({ left: 20, top: 30 });
  });

  const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
});
