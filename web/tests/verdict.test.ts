import { describe, expect, test } from "vitest";
import { featOf, victoryOf, type Victory } from "../src/games/express/feats";
import type { Game } from "../src/games/express/verdict";
import { beatsOf } from "../src/story/beats";
import { apart, roundSpans, scaleOf } from "../src/story/curve";
import type { FinishedGame } from "../src/story/finished";
import { LANGUAGES, speak, wordsOf, type Language } from "../src/words/language.svelte";
import type { Cast } from "../src/words/things";
import { castOf, endOf } from "./games";
import { REPLAYS, replay } from "./replays";

await speak("en");
await wordsOf("table");
await wordsOf("end");

const DUO: Cast = { game: "express", bandits: ["Tuco", "Belle"], seats: [["Tuco"], ["Belle"]], cars: ["locomotive"] };

type Told = [name: string, facts?: Record<string, unknown>];

/** A duel of Express with these events, which ends with this money. */
function duel(money: readonly [number, number], ...events: Told[]): FinishedGame {
  const scored = money.map((dollars, seat): Told => ["scored", { seat, money: dollars }]);
  const all: Told[] = [["round began", { number: 0, card: 0, first: 0 }], ...events, ...scored];
  const [winner] = money[0] >= money[1] ? [0] : [1];
  const standings = money.map((purses, seat) => ({
    seat,
    rank: seat === winner ? 1 : 2,
    facts: { purses, purse_values: [purses], bullets_received: seat },
  }));
  return {
    cast: DUO,
    outcome: { standings, winners: [winner!], why: "", facts: { tie_break: false } },
    beats: all.map(([name, facts = {}], act) => ({ act, place: 0, event: { name, facts } })),
  } as unknown as FinishedGame;
}

const robbed = (bandit: number, value: number): Told => ["robbed", { bandit, value, loot: "jewel", spot: 0 }];
const punched = (bandit: number, target: number, value: number): Told[] => [
  ["revealed", { bandit, seat: bandit, card: 4 }],
  ["punched", { bandit, target }],
  ["dropped", { bandit: target, value, loot: "jewel", spot: 0 }],
];
const story = endOf("express").story!;

describe("what decided it", () => {
  const lost = duel([750, 1000], robbed(0, 500), ...punched(1, 0, 500), robbed(1, 250));

  test("is told to a loser as what it cost them, and how far they were behind", () => {
    expect(story.verdict(lost, 0).decided).toBe(
      "Belle's punch in round 1 cost you $500. Belle finished $250 ahead of you.",
    );
  });

  test("is told to the winner, and to everybody else", () => {
    expect(story.verdict(lost, 1).decided).toBe("Belle's punch in round 1 cost Tuco $500. You won by $250.");
    expect(story.verdict(lost, null).decided).toBe("Belle's punch in round 1 cost Tuco $500. Belle won by $250.");
  });

  test("is what the winner found, where the loser has lost nothing", () => {
    const found = duel([500, 750], robbed(1, 500), robbed(0, 250));
    expect(story.verdict(found, 0).decided).toBe(
      "In round 1 Belle took a jewel worth $500. Belle finished $250 ahead of you.",
    );
  });

  test("isn't a prize that both have won", () => {
    const prize = (bandit: number): Told => ["gunslinger", { bandit }];
    const game = duel([1500, 1750], robbed(1, 500), prize(0), prize(1));
    expect(story.verdict(game, 0).decided).toContain("took a jewel");
  });
});

describe("the moments", () => {
  test("are three at most, and a loser's own come first", () => {
    const game = duel(
      [750, 2000],
      robbed(1, 1000),
      robbed(1, 500),
      robbed(0, 500),
      ...punched(1, 0, 500),
      robbed(1, 250),
    );
    const moments = story.verdict(game, 0).moments;
    expect(moments).toHaveLength(3);
    expect(moments[0]!.bandits.concat(moments[0]!.targets)).toContain(0);
  });
});

describe("what is said of the winner", () => {
  const plain: Victory = {
    winner: 0,
    rival: 1,
    money: 1500,
    behind: 400,
    others: [1100, 900],
    bullets: 1,
    fewest: 0,
    most: 2,
    rivalBullets: 2,
    hits: 2,
    missed: true,
    leaders: [[0], [1], [0]],
    ledEarly: true,
    wasLast: 0,
    tied: false,
    outgunned: false,
  };
  test.each<[string, Partial<Victory>]>([
    ["plain", {}],
    ["tie", { tied: true, behind: 0 }],
    ["no-bullet-wasted", { hits: 5, missed: false }],
    ["from-behind", { wasLast: 2 }],
    ["hair", { behind: 50 }],
    ["by-far", { others: [700, 700] }],
    ["never-hit", { bullets: 0, fewest: 1 }],
    ["never-fired", { hits: 0 }],
    ["last-round", { ledEarly: false }],
    ["twice", { others: [750, 750, 750] }],
    ["most-bullets", { bullets: 4, most: 3 }],
    ["all-the-way", { leaders: [[0], [0], [0]] }],
    ["outgunned", { outgunned: true }],
  ])("is %s where that is true", (feat, facts) => {
    expect(featOf({ ...plain, ...facts })).toBe(feat);
  });

  test("counts shots that missed, and who led", () => {
    const hit: Told = ["hit", { bandit: 0, target: 1 }];
    const game = duel([1000, 250], hit, hit, ["no effect", { bandit: 0, action: 2, reason: 0 }]);
    expect(victoryOf(game as Game)).toMatchObject({ hits: 2, missed: true, money: 1000, behind: 750, rivalBullets: 1 });
  });
});

describe.each(REPLAYS)("of %s", (name) => {
  const { table, end, acts } = replay(name);
  const cast = castOf(table.views[0]!);
  const beats = beatsOf({ table, end, acts });
  const { story, ...rest } = endOf(cast.game);
  const game = { cast, outcome: end.outcome!, beats };

  test("something is said of a winner, whoever it is", () => {
    const { wit } = story!.verdict(game, null);
    if (end.outcome!.winners.length === 1) expect(wit).toMatch(/\S/);
  });

  test("the curve ends with what was counted, and has a point for each card", () => {
    const { points, outs } = story!.curve(cast, beats);
    const cards = beats.filter(({ event }) => event.name === "revealed").length;
    expect(points).toHaveLength(cards + 1);
    for (const { seat, facts } of end.outcome!.standings) {
      const worths = ["purses", "jewels", "strongboxes", "ransoms", "gunslinger"].map((each) =>
        Number(facts[each] ?? 0),
      );
      const loot = (facts["loot"] as number[] | undefined) ?? worths;
      const counted = loot.reduce((sum, each) => sum + each, 0);
      if ((outs[seat] ?? null) === null) expect(points.at(-1)!.values[seat]).toBe(counted);
    }
  });

  test.each(Object.keys(LANGUAGES) as Language[])("there is a verdict in %s for everyone", async (language) => {
    await speak(language);
    for (const seat of [null, ...cast.seats.keys()]) {
      const { wit, decided, moments } = story!.verdict(game, seat);
      expect(decided).toMatch(/^\p{Lu}.*[.]$/u);
      expect(`${wit} ${decided}`).not.toMatch(/[{}]|decided-|wit-|undefined/);
      expect(moments.length).toBeLessThanOrEqual(3);
      for (const line of moments) expect(story!.words(cast, line)).not.toBe("");
    }
    expect(rest.winnerLabel(game.outcome, "f")).not.toBe("");
    await speak("en");
  });
});

describe("a curve", () => {
  test("has the rounds where they begin and end", () => {
    const points = [1, 1, 1, 2, 2].map((round) => ({ round, values: [0] }));
    expect(roundSpans({ points, outs: [] })).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 4 },
    ]);
  });

  test("has a scale that ends with a round number", () => {
    expect(scaleOf(0)).toEqual({ top: 250, step: 250 });
    expect(scaleOf(1650)).toEqual({ top: 2000, step: 500 });
    expect(scaleOf(3001)).toEqual({ top: 4000, step: 1000 });
  });

  test("has letters that don't touch and stay inside", () => {
    expect(apart([50, 52, 90], 20, [10, 100])).toEqual([50, 70, 90]);
    expect(apart([98, 99, 100], 20, [10, 100])).toEqual([60, 80, 100]);
  });
});
