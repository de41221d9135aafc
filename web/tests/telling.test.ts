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
import { UNKNOWN, castOf } from "./games";
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

/** What a viewer's own events may go on calling them by, and why. */
const NAMED_TO_YOU: Readonly<Record<string, string>> = {
  emoted: 'a gesture comes after a name, as in a play: in a row of them, "You" would stand out',
};
const WHOLE = /^\p{Lu}.*[.!…]$/u;
const UNFINISHED = /[{}]|\$[a-z]|undefined|\b(?:event|car|bandit|card|emote)-|\.(?:to-)?you\b/;
const VIEWERS = [0, 1, 2];
const NO_TEAMS = { bandits: ["Belle", "Tuco", "Doc"], seats: [["Belle"], ["Tuco"], ["Doc"]], cars: ["Locomotive"] };

/** Facts of any event in which a player does something, to another if there is one. */
function factsOf(player: number, other: number): Record<string, unknown> {
  const own = { bandit: player, seat: player, first: player, target: other, emote: "howdy", event: 1 };
  const known: Record<string, unknown> = { ...own, cards: null, loot: "purse", value: null };
  return new Proxy(known, { get: (_, name) => known[name as string] ?? (name in known ? null : 0) });
}

const GAMES_TOLD = [
  ["express", Object.keys(EXPRESS)],
  ["super", Object.keys(SUPER)],
] as const;
const ROLES = GAMES_TOLD.flatMap(([game, names]) =>
  VIEWERS.flatMap((you) =>
    [(you + 1) % 3, (you + 2) % 3].flatMap((other) =>
      [factsOf(you, other), factsOf(other, you)].flatMap((facts) =>
        names.map((name) => ({ game, you, event: { name, facts } as unknown as Happening })),
      ),
    ),
  ),
);

describe.each(Object.keys(LANGUAGES) as Language[])("told to a player in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await wordsOf("table");
  });

  test("every event that names them says “you” instead, in a whole sentence", () => {
    for (const { game, you, event } of ROLES) {
      const words = tell({ game, ...NO_TEAMS, you }, event);
      if (words === "" && SILENT.has(event.name)) continue;
      expect(words, event.name).toMatch(WHOLE);
      expect(words, event.name).not.toMatch(UNFINISHED);
      if (!(event.name in NAMED_TO_YOU)) expect(words, event.name).not.toContain(NO_TEAMS.bandits[you]);
    }
  });

  test("every event of a recorded game does so, too", () => {
    for (const { view, news } of ALL) {
      const cast = castOf(view);
      const [name, mate] = view.seat === null ? [] : cast.seats[view.seat]!;
      if (view.seat === null || name === undefined || mate !== undefined) continue;
      for (const event of news.events) {
        const words = tell({ ...cast, you: view.seat }, event);
        if (words === "" && SILENT.has(event.name)) continue;
        expect(words, JSON.stringify(event)).toMatch(WHOLE);
        expect(words, JSON.stringify(event)).not.toMatch(UNFINISHED);
        expect(words, JSON.stringify(event)).not.toContain(name);
      }
    }
  });

  test("what others do to each other is told as it is to a spectator", () => {
    for (const { game, you, event } of ROLES) {
      const cast = { game, ...NO_TEAMS, bandits: [...NO_TEAMS.bandits, "Mei"], seats: [...NO_TEAMS.seats, ["Mei"]] };
      expect(tell({ ...cast, you: 3 }, event), `${event.name} of ${you}`).toBe(tell(cast, event));
    }
  });
});

test("nothing that a spectator is told says “you”", async () => {
  await speak("en");
  await wordsOf("table");
  const told = [
    ...ROLES.map(({ game, event }) => tell({ game, ...NO_TEAMS }, event)),
    ...ALL.flatMap(({ view, news }) => news.events.map((event) => tell(castOf(view), event))),
  ];
  expect(told.filter((words) => /\byou(?:r|'re)?\b/i.test(words))).toEqual([]);
});

/** What Belle and Tuco are told of themselves, in every language. */
const TOLD_TO_YOU: readonly [name: string, you: number, facts: object, said: string[]][] = [
  [
    "hit",
    0,
    { bandit: 1, target: 0 },
    [
      "You take a bullet from Tuco.",
      "Ricevi un proiettile da Tuco.",
      "Primești un glonț de la Tuco.",
      "Δέχεσαι μια σφαίρα από τον Tuco.",
      "Du får en kule av Tuco.",
    ],
  ],
  [
    "hit",
    1,
    { bandit: 1, target: 0 },
    [
      "Belle takes a bullet from you.",
      "Belle riceve un proiettile da te.",
      "Belle primește un glonț de la tine.",
      "Η Belle δέχεται μια σφαίρα από εσένα.",
      "Belle får en kule av deg.",
    ],
  ],
  [
    "punched",
    0,
    { bandit: 1, target: 0 },
    ["Tuco punches you.", "Tuco ti dà un pugno.", "Tuco îți dă un pumn.", "Ο Tuco σε γρονθοκοπεί.", "Tuco slår deg."],
  ],
  [
    "pushed",
    0,
    { bandit: 0, to_car: 0, level: 0 },
    [
      "You're pushed to the locomotive.",
      "Vieni spinta nella locomotiva.",
      "Ești împinsă în locomotivă.",
      "Σε σπρώχνουν στην ατμομηχανή.",
      "Du skyves til lokomotivet.",
    ],
  ],
  [
    "pushed",
    1,
    { bandit: 1, to_car: 0, level: 0 },
    [
      "You're pushed to the locomotive.",
      "Vieni spinto nella locomotiva.",
      "Ești împins în locomotivă.",
      "Σε σπρώχνουν στην ατμομηχανή.",
      "Du skyves til lokomotivet.",
    ],
  ],
  [
    "revealed",
    1,
    { seat: 1, bandit: 1, card: 2 },
    ["Your card: Fire.", "La tua carta: Fuoco.", "Cartea ta: Foc.", "Η κάρτα σου: Πυρ.", "Kortet ditt: Pang!."],
  ],
];

test.each(TOLD_TO_YOU)("%s is told to player %i as a native speaker would", async (name, you, facts, expected) => {
  const said: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    said.push(tell({ game: "express", ...NO_TEAMS, you }, { name, facts } as Happening));
  }
  expect(said).toEqual(expected);
});

describe("a team of two", () => {
  const seats = [
    ["Ghost", "Doc"],
    ["Belle", "Tuco"],
  ];
  const cast = { game: "express", bandits: seats.flat(), seats, cars: ["Locomotive"] };
  const said = (you: number | null, name: string, facts: object) =>
    tell(you === null ? cast : { ...cast, you }, { name, facts } as Happening);
  beforeAll(() => speak("en"));

  test("is “you” as a seat, and each bandit keeps their name", () => {
    expect(said(0, "drew", { seat: 0, count: 3, cards: null })).toBe("You draw 3 cards.");
    expect(said(0, "played", { seat: 0, card: 3, face_down: 0 })).toBe("You play Ghost's Rob.");
    expect(said(0, "hit", { bandit: 2, target: 0 })).toBe("Ghost takes a bullet from Belle.");
    expect(said(0, "punched", { bandit: 2, target: 1 })).toBe("Belle punches Doc.");
    expect(said(1, "scored", { seat: 0, money: 250 })).toBe("Ghost and Doc have $250.");
  });

  test("turns up a card that says once whose it is", () => {
    for (const you of [0, 1, null]) {
      expect(said(you, "revealed", { seat: 0, bandit: 0, card: 3 })).toBe("Ghost's card: Rob.");
      expect(said(you, "revealed", { seat: 0, bandit: 1, card: 5 })).toBe("Doc's card: Marshal.");
    }
    expect(said(null, "played", { seat: 0, card: 3, face_down: 0 })).toBe("Ghost and Doc play Ghost's Rob.");
  });
});

test("a seat without bandits is “you” as well", async () => {
  await speak("en");
  const cast = { game: UNKNOWN, bandits: [], seats: [[], []], cars: [], people: ["Ana", "Bo"] };
  const undone = { name: "taken back", facts: { seat: 0 } } as unknown as Happening;
  expect(tell({ ...cast, you: 0 }, undone)).toBe("Your last choice is undone.");
  expect(tell({ ...cast, you: 1 }, undone)).toBe("Ana: the last choice is undone.");
});
