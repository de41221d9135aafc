import { beforeAll, describe, expect, test } from "vitest";
import { labelOf } from "../src/games/express/asking";
import type { ExpressOffered } from "../src/games/express/events";
import { TELLERS as EXPRESS } from "../src/games/express/telling";
import { EXPRESS_EVENTS, type ExpressView } from "../src/games/express/wire";
import { TELLERS as SUPER } from "../src/games/super/telling";
import { SUPER_EVENTS } from "../src/games/super/wire";
import type { Happening, Whole } from "../src/wire";
import { LANGUAGES, capital, speak, wordsOf, type Language } from "../src/words/language.svelte";
import { tell } from "../src/words/telling";
import { castOf } from "./games";
import { STREAMS, newsOf, offeredIn, stream } from "./streams";

const SILENT = new Set(["chose"]); // in Express the cards say it

const ALL = STREAMS.flatMap((name) =>
  newsOf(name).map(({ before, news, after }) => ({ view: before.view, news, after, offered: offeredIn(name, after) })),
);

/** Kinds that no recorded game has. */
const RARE = {
  "express-4": [
    { name: "neutrals gone", facts: { count: 2 } },
    { name: "ransomed", facts: { bandit: 0 } },
    { name: "taken back", facts: { seat: 0 } },
  ],
  "super-4": [
    { name: "changed", facts: { seat: 0 } },
    { name: "placed", facts: { bandit: 0, car: 1, way: 0 } },
    { name: "passed through", facts: { target: 1, bandit: 0 } },
    { name: "left train", facts: { bandit: 0, car: 0, level: 0, way: 0 } },
    { name: "rode back", facts: { bandit: 0 } },
    { name: "shared first", facts: { seat: 0 } },
    { name: "taken back", facts: { seat: 0 } },
  ],
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  test("every event of both games is told in a whole sentence", () => {
    for (const { view, news } of ALL) {
      for (const event of news.events) {
        const words = tell(castOf(view), event);
        if (words === "" && SILENT.has(event.name)) continue;
        expect(words, JSON.stringify(event)).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(words, JSON.stringify(event)).not.toMatch(/[{}]|\$[a-z]|undefined|\b(?:event|car|bandit|card)-/);
      }
    }
  });

  test.each(Object.entries(RARE))("so is every rare event of %s", (name, events) => {
    const cast = castOf((stream(name)[0] as Whole).views[0]!.view);
    for (const event of events) {
      const words = tell(cast, event as Happening);
      expect(words, event.name).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(words, event.name).not.toMatch(/[{}]|\$[a-z]|undefined|\b(?:event|car|bandit|card)-/);
    }
  });

  test("every choice of Express has a name", () => {
    for (const { after, offered } of ALL) {
      for (const option of offered) {
        if (after.view.game !== "express") continue;
        const label = labelOf(castOf(after.view), after.view as ExpressView, option as ExpressOffered);
        expect(label.title, option.text).toMatch(/\p{L}/u);
        expect(`${label.title} ${label.detail}`).not.toMatch(/[{}]|undefined|\b(?:event|car|bandit|card)-/);
      }
    }
  });
});

/** Facts of any event: what isn't named is the first of its kind. */
const ANY_FACTS = new Proxy(
  { cards: null, loot: "purse", value: null },
  { get: (known, name) => (name in known ? known[name as keyof typeof known] : 0) },
);

describe.each([
  ["express", EXPRESS_EVENTS, EXPRESS],
  ["super", SUPER_EVENTS, SUPER],
] as const)("every event that %s declares", (game, names, tellers: Record<string, unknown>) => {
  const cast = { game, bandits: ["Belle"], seats: [["Belle"]], cars: ["Locomotive"] };

  test.each(Object.keys(LANGUAGES) as Language[])(
    "has its sentence in %s, or another event says it",
    async (language) => {
      await speak(language);
      expect(names.filter((name) => tellers[name] === undefined)).toEqual([]);
      const said = names.filter((name) => tellers[name] !== null);
      const told = said.map((name) => [name, tell(cast, { name, facts: ANY_FACTS } as unknown as Happening)] as const);
      expect(told.filter(([, words]) => !/^\p{Lu}.*[.!]$/u.test(words))).toEqual([]);
    },
  );
});

test("a game reads in five languages as it is meant", async () => {
  const event: Happening = { name: "moved", facts: { bandit: 0, from_car: 1, to_car: 2, level: 1 } };
  const cast = castOf(ALL.find(({ view }) => view.game === "express" && castOf(view).bandits[0] === "Belle")!.view);
  const said: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    said.push(tell({ ...cast, cars: ["Locomotive", "Mail", "Dining"] }, event));
  }
  expect(said).toEqual([
    "Belle moves to the roof of the dining car.",
    "Belle si sposta sul tetto della carrozza ristorante.",
    "Belle merge pe acoperișul vagonului-restaurant.",
    "Η Belle πηγαίνει στην οροφή του εστιατορίου.",
    "Belle går til taket på spisevogna.",
  ]);
});

test("a first letter keeps its accent as a capital, also in Greek", async () => {
  await speak("el");
  expect(capital("ένα σακούλι")).toBe("Ένα σακούλι");
});

test("what happens to whoever looks is told to them, and what others suffer isn't", async () => {
  await speak("en");
  await wordsOf("table");
  const cast = castOf((stream("express-4")[0] as Whole).views[0]!.view);
  const punched = { name: "punched", facts: { bandit: 1, target: 0 } } as Happening;
  expect(tell({ ...cast, you: [cast.bandits[0]!] }, punched)).toBe(`${cast.bandits[1]!} punches you.`);
  expect(tell({ ...cast, you: [cast.bandits[2]!] }, punched)).toBe(tell(cast, punched));
});
