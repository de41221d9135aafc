import { describe, expect, test } from "vitest";
import { whyNotsOf } from "../src/games/express/whyNot";
import { offersOf } from "../src/games/express/choices";
import { planOf } from "../src/games/express/plan";
import type { ExpressOffered, RuledOut } from "../src/games/express/events";
import { WHY_NOT } from "../src/games/express/names";
import { reasonsOf } from "../src/games/express/reasons";
import type { ExpressView } from "../src/games/express/wire";
import { LANGUAGES, speak, type Language } from "../src/words/language.svelte";
import { whyNot } from "../src/words/reasons";
import { castOf } from "./games";
import { offeredIn, standings } from "./streams";

const NAMES = ["express-2", "express-4", "express-6", "express-expert"];

const ALL = NAMES.flatMap((name) =>
  standings(name).map((now) => ({
    view: now.view as ExpressView,
    choices: offeredIn(name, now) as ExpressOffered[],
    why_not: (now.prompt?.why_not ?? []) as RuledOut[],
  })),
);
const ASKED = ALL.filter(({ why_not }) => why_not.length > 0);

test("everything that can't be chosen is on a thing of the table, but for how a card is played", () => {
  expect(ASKED.length).toBeGreaterThan(0);
  for (const { why_not: ruledOut } of ASKED) {
    const { pawns, spots, cards, loot, draw } = whyNotsOf(ruledOut);
    const ways = ruledOut.filter(({ facts }) => facts.act === "play" && facts.card === undefined);
    const things = pawns.size + spots.size + cards.size + loot.size + (draw === null ? 0 : 1);
    expect(things + ways.length).toBe(ruledOut.length);
  }
});

test("nothing on the table can be chosen and can't", () => {
  for (const { view, choices, why_not } of ASKED) {
    const { pawns, spots, cards, loot, ruledOut } = offersOf(view, choices, why_not, false);
    const both = [
      [pawns, ruledOut.pawns],
      [spots, ruledOut.spots],
      [cards, ruledOut.cards],
      [loot, ruledOut.loot],
    ].flatMap(([may, not]) => [...may!.keys()].filter((name) => not!.has(name)));
    expect(both).toEqual([]);
  }
});

const aim = (bandit: string, why: string): RuledOut => ({ facts: { act: "aim", card: "Fire", bandit }, why });
const go = (car: number, why: string): RuledOut => ({
  facts: { act: "go", bandit: "Doc", car, level: "inside" },
  why,
});

test("the ask names a few things by one reason, and of many says what they are", async () => {
  await speak("en");
  const cast = castOf(ALL.find(({ view }) => view.cars.length === 5)!.view);
  const few = [aim("Belle", "spared"), aim("Doc", "behind"), aim("Tuco", "behind"), aim("Marshal", "never")];
  expect(reasonsOf(cast, few)).toEqual([
    { bandits: ["Belle"], words: "Belle: spared while someone else can be chosen" },
    { bandits: ["Doc", "Tuco"], words: "Doc and Tuco: behind someone else" },
    { bandits: ["Marshal"], words: "Marshal: never a target" },
  ]);
  const many = [0, 1, 2, 3].map((car) => go(car, "too-far"));
  expect(reasonsOf(cast, many)).toEqual([{ bandits: [], words: "Other places: too far away" }]);
  const crowd = ["Doc", "Tuco", "Ghost", "Django"].map((name) => aim(name, "elsewhere"));
  expect(reasonsOf(cast, crowd)[0]?.words).toBe("Not where you are");
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("every reason has words, alone and in the ask", async () => {
    await speak(language);
    for (const why of WHY_NOT) expect(whyNot(why)).not.toContain("why-");
    for (const { view, why_not } of ASKED) {
      for (const { words } of reasonsOf(castOf(view), why_not)) expect(words).toMatch(/^\p{Lu}[^{}]+$/u);
    }
  });
});

test("a card of the plan lies in the turn in which it was played", () => {
  for (const { view } of ALL.filter(({ view }) => view.pile.length > 0)) {
    const places = planOf(view).flatMap((group, symbol) =>
      group.places.flatMap(({ card }) => (card === null ? [] : [{ card, symbol }])),
    );
    expect(places.map(({ card }) => card)).toEqual(view.pile);
    for (const { card, symbol } of places) expect(view.turns[card.turn]).toEqual({ seat: card.seat, symbol });
  }
});
