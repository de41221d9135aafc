/** The flag over one's bandit: what it says of a card, and that it's planted where it covers nobody. */

import { describe, expect, test, vi } from "vitest";
import type { ExpressView } from "../src/games/express/wire";
import type { SuperView } from "../src/games/super/wire";
import type { Whole } from "../src/wire";
import "./games";
import { stream } from "./streams";

vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "", hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { plant, signOf } = await import("../src/table/flags");
const { speak, wordsOf } = await import("../src/words/language.svelte");
await wordsOf("table");
await speak("en");

type Model = Parameters<typeof signOf>[0];
type Box = Parameters<typeof plant>[0]["own"];

/** A table at which one card has led from a view to another, for the first seat. */
function after(before: object, now: object): Model {
  const tape = [before, now].map((view) => ({ event: null, view, prompt: null }));
  return { seat: 0, show: { card: { kind: "card", from: 1, to: 2 }, tape, head: 2 } } as unknown as Model;
}

function viewOf<View>(name: string): View {
  return (stream(name)[0] as Whole).views[0]!.view as unknown as View;
}

describe("a flag in Express", () => {
  const view = viewOf<ExpressView>("express-4");
  const [own, ...others] = view.seats as [ExpressView["seats"][0], ...ExpressView["seats"]];
  const bandit = own.bandits[0]!;

  function holding(money: number, loot: Partial<typeof bandit.loot>, bullets_received = 0): ExpressView {
    const bandits = [{ ...bandit, loot: { ...bandit.loot, purses: [], ...loot }, bullets_received }];
    return { ...view, seats: [{ ...own, money, bandits }, ...others] };
  }

  test("has a picture of the loot beside the amount", () => {
    const sign = signOf(after(holding(500, { jewels: 1 }), holding(0, {})));
    expect(sign).toEqual({ bandit: bandit.name, tags: [{ words: "−$500", way: "loss", arts: ["jewel"] }] });
    expect(signOf(after(holding(0, {}), holding(1000, { strongboxes: 1 })))!.tags).toEqual([
      { words: "+$1,000", way: "gain", arts: ["strongbox"] },
    ]);
    expect(signOf(after(holding(0, {}), holding(250, { purses: [250] })))!.tags[0]!.arts).toEqual(["purse"]);
  });

  test("has a bullet where one hit, after what that cost besides", () => {
    const bullet = { words: "+1", way: "loss", arts: ["bullet"] };
    expect(signOf(after(holding(0, {}), holding(0, {}, 1)))!.tags).toEqual([bullet]);
    expect(signOf(after(holding(500, { jewels: 1 }), holding(0, {}, 1)))!.tags).toEqual([
      { words: "−$500", way: "loss", arts: ["jewel"] },
      bullet,
    ]);
  });

  test("isn't there where nothing has changed", () => {
    expect(signOf(after(holding(250, { purses: [250] }, 2), holding(250, { purses: [250] }, 2)))).toBeNull();
  });

  test("stands over the bandit of a team who has lost something", () => {
    const mate = { ...bandit, name: "Doc" };
    const team = (jewels: number) => ({
      ...view,
      seats: [{ ...own, money: jewels * 500, bandits: [bandit, { ...mate, loot: { ...mate.loot, jewels } }] }],
    });
    expect(signOf(after(team(1), team(0)))!.bandit).toBe("Doc");
  });
});

test("a flag in Super names what the car brought", () => {
  const view = viewOf<SuperView>("super-4");
  const [own, ...others] = view.seats as [SuperView["seats"][0], ...SuperView["seats"]];
  const now = { ...view, seats: [{ ...own, loot: [...own.loot, 700] }, ...others] };
  expect(signOf(after(view, now))).toEqual({
    bandit: own.name,
    tags: [{ words: "+$700", way: "gain", arts: ["purse"] }],
  });
});

describe("a flag is planted", () => {
  const SIZE = { width: 120, height: 40 };
  const pawn = (left: number, top: number): Box => ({ left, right: left + 70, top, bottom: top + 110 });
  const own = pawn(400, 300);
  const planted = (pawns: Box[], papers: Box[] = [], self = own, wasBack = false) =>
    plant({ own: self, pawns, papers, width: 800 }, SIZE, wasBack);

  function covers(found: ReturnType<typeof plant>, box: Box): boolean {
    const left = found.back ? found.left - SIZE.width : found.left;
    const aside = left + SIZE.width <= box.left || left >= box.right;
    return !aside && found.top < box.bottom && found.top + SIZE.height > box.top;
  }

  test("above its bandit, and waves to the right", () => {
    expect(planted([])).toMatchObject({ back: false, top: 234 });
  });

  test("to the free side where someone is on the roof", () => {
    const right = pawn(480, 190);
    expect(planted([right])).toMatchObject({ back: true, top: 234 });
    const left = pawn(310, 190);
    expect(planted([left], [], own, true)).toMatchObject({ back: false, top: 234 });
  });

  test("above everybody where both sides are taken, with a pole that ends over them", () => {
    const crowd = [pawn(310, 190), pawn(390, 190), pawn(470, 190)];
    const found = planted(crowd);
    for (const box of [...crowd, own]) expect(covers(found, box)).toBe(false);
    expect(found.top + found.pole).toBeLessThanOrEqual(200);
  });

  test("beside its bandit where a paper lies above", () => {
    const paper = { left: 0, right: 800, top: 0, bottom: 290 };
    const found = planted([], [paper]);
    expect(covers(found, paper)).toBe(false);
    expect(covers(found, own)).toBe(false);
  });

  test("over a paper rather than over a pawn", () => {
    const paper = { left: 0, right: 800, top: 0, bottom: 290 };
    const crowd = [pawn(320, 280), pawn(480, 280)];
    const found = planted(crowd, [paper]);
    for (const box of crowd) expect(covers(found, box)).toBe(false);
  });

  test("inside the window", () => {
    expect(planted([], [], pawn(700, 300)).back).toBe(true);
    expect(planted([], [], pawn(10, 300), true).back).toBe(false);
  });
});
