import { describe, expect, test } from "vitest";
import { beatsOf, line, roundsOf, type StoryBeat } from "../src/story/beats";
import { chosen } from "../src/story/chapters";
import { linesOf as expressLines, type Beat } from "../src/games/express/story";
import { moneyAfter, richest } from "../src/games/express/money";
import { linesOf as superLines, type Beat as SuperBeat } from "../src/games/super/story";
import { viewsOf } from "../src/replay/film";
import type { ExpressView } from "../src/games/express/wire";
import type { Cast } from "../src/words/things";
import { LANGUAGES, speak, wordsOf, type Language } from "../src/words/language.svelte";
import { castOf, endOf } from "./games";
import { REPLAYS, replay } from "./replays";

/** Beats from names and facts, one act each. */
function beats(...events: [string, Record<string, unknown>?][]): Beat[] {
  return events.map(([name, facts = {}], act) => ({ act, place: 0, event: { name, facts } as Beat["event"] }));
}

/** The story that a game tells. */
function storyOf(game: string) {
  const { story } = endOf(game);
  if (story === null) throw new Error(`${game} has no story`);
  return story;
}

const DUO: Cast = { game: "express", bandits: ["Tuco", "Belle"], seats: [["Tuco"], ["Belle"]], cars: ["locomotive"] };

const robbed = (bandit: number, value: number): [string, Record<string, unknown>] => [
  "robbed",
  { bandit, value, loot: "jewel", spot: 0 },
];
const scored = (seat: number, money: number): [string, Record<string, unknown>] => ["scored", { seat, money }];

describe("what is worth telling", () => {
  test("is the heaviest, in the order in which it happened", () => {
    const [first, second, third] = beats(["a"], ["b"], ["c"]);
    const lines = [line("told", third!, 9), line("told", second!, 0.5), line("told", first!, 3)];
    expect(chosen(lines).map(({ beat }) => beat.event.name)).toEqual(["a", "c"]);
  });

  test("is the best there is of a round in which little happened", () => {
    const [only, other] = beats(["a"], ["b"]);
    expect(chosen([line("void", only!, 0.6), line("void", other!, 1)])).toHaveLength(1);
  });

  test("is at most four things a round", () => {
    const lines = beats(["a"], ["b"], ["c"], ["d"], ["e"]).map((beat) => line("told", beat, 5));
    expect(chosen(lines)).toHaveLength(4);
  });

  test("a punch is told with what it shook loose", () => {
    const punch = beats(["punched", { bandit: 0, target: 1 }], ["dropped", { bandit: 1, loot: "jewel", value: 500 }]);
    const [told] = expressLines(punch);
    expect(told).toMatchObject({ kind: "punched", bandits: [0], targets: [1], weight: 6 });
  });

  test("all hits of a shooter in a round are one line", () => {
    const hit = (target: number): [string, Record<string, unknown>] => ["hit", { bandit: 0, target }];
    const lines = expressLines(beats(hit(1), hit(1), hit(2)));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ kind: "shots", targets: [1, 1, 2] });
  });

  test("bullets of an event are told with it, those of the Marshal with him", () => {
    const lines = expressLines(
      beats(
        ["fled", { bandit: 1 }],
        ["neutral bullet", { bandit: 1, source: 2 }],
        ["event began", { event: 5 }],
        ["neutral bullet", { bandit: 0, source: 1 }],
      ),
    );
    expect(lines.map(({ kind, bandits }) => [kind, bandits])).toEqual([
      ["met", [1]],
      ["struck", [0]],
    ]);
  });

  test("who falls by a shot is told with who fired it, and the shot isn't told twice", () => {
    const shot = beats(["revealed", { bandit: 0 }], ["hit", { bandit: 0, target: 1 }], ["fell off", { bandit: 1 }]);
    expect(
      superLines(shot as StoryBeat[] as SuperBeat[]).map(({ kind, bandits, targets }) => [kind, bandits, targets]),
    ).toEqual([["felled", [0], [1]]]);
  });

  test("who walks off the train has nobody else to blame", () => {
    const walk = beats(["hit", { bandit: 0, target: 1 }], ["revealed", { bandit: 1 }], ["fell off", { bandit: 1 }]);
    expect(superLines(walk as StoryBeat[] as SuperBeat[]).map(({ kind }) => kind)).toEqual(["told", "shots"]);
  });
});

describe("money", () => {
  test("follows from what everyone has in the end", () => {
    const game = beats(robbed(0, 500), ["dropped", { bandit: 1, value: 250 }], scored(0, 750), scored(1, 0));
    expect(moneyAfter(DUO, game).slice(0, 2)).toEqual([
      [750, 250],
      [750, 0],
    ]);
    expect(richest([750, 250])).toEqual([0]);
    expect(richest([250, 250])).toEqual([0, 1]);
  });

  test.each(["express-2", "express-4"])("is what everyone saw they had, all through %s", (name) => {
    const game = replay(name);
    const cast = castOf(game.table.views[0]!);
    const told = beatsOf(game);
    const money = moneyAfter(cast, told as Beat[]);
    const seen = viewsOf(game) as ExpressView[][];
    const playing = seen.filter(([view]) => view!.phase !== "over");
    const first = told[0]!.act;
    const owned = playing.map((views) => views.map(({ seats, seat }) => seats[seat!]!.money));
    const reckoned = playing.map((_, act) => money[told.findLastIndex((beat) => beat.act <= act)]);
    expect(owned.length).toBeGreaterThan(20);
    expect(reckoned.slice(first)).toEqual(owned.slice(first));
  });

  test("a game turns where much changes hands and someone else is richest, or where a fortune does", () => {
    const game = beats(
      ["round began", { number: 0, card: 0 }],
      robbed(0, 500),
      robbed(0, 500),
      robbed(1, 1000),
      scored(0, 1250),
      scored(1, 1250),
    );
    const [only] = storyOf("express").chaptersOf(DUO, game);
    expect(only?.lines.map(({ turning }) => turning)).toEqual([true, false, true]);
  });

  test("the lead that lasts to the end is told as such", () => {
    const game = beats(
      ["round began", { number: 0, card: 0 }],
      robbed(1, 500),
      ["round began", { number: 1, card: 1 }],
      robbed(0, 1000),
      ["round began", { number: 2, card: 2 }],
      scored(0, 1250),
      scored(1, 750),
    );
    expect(
      storyOf("express")
        .chaptersOf(DUO, game)
        .map(({ stand }) => stand?.kind === "lead" && stand.news),
    ).toEqual(["changed", "for-good", "same"]);
  });
});

describe.each(REPLAYS)("the story of %s", (name) => {
  const game = replay(name);
  const cast = castOf(game.table.views[0]!);
  const story = storyOf(cast.game);
  const chapters = story.chaptersOf(cast, beatsOf(game));

  test("has a chapter for each round, none of them empty", () => {
    expect(chapters.length).toBe(roundsOf(beatsOf(game)).length);
    expect(chapters.map(({ round }) => round)).toEqual(chapters.map((_, place) => place + 1));
    for (const { lines } of chapters) expect(lines.length).toBeGreaterThan(0);
  });

  test("ends as the game did", () => {
    const stand = chapters.at(-1)?.stand;
    const { standings = [], winners = [] } = game.end.outcome ?? {};
    if (stand?.kind === "lead") expect(stand.seats).toEqual(expect.arrayContaining(winners));
    else expect(stand?.count).toBe(standings.filter(({ facts }) => facts["fell"] === null).length);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("is told in whole sentences in %s", async (language) => {
    await Promise.all([speak(language), wordsOf("end")]);
    const told = chapters.flatMap((chapter) => [
      ...chapter.lines.map((each) => story.words(cast, each)),
      ...(chapter.stand === null ? [] : [story.stand(cast, chapter.stand)]),
    ]);
    for (const sentence of told) expect(sentence).toMatch(/^[^\p{Ll}].*[.!…]$/u);
    for (const chapter of chapters) expect(story.title(chapter)).not.toContain("-");
    expect(told.join()).not.toMatch(/story-|event-|\{/);
  });

  test("calls everybody by their names, whoever reads it", async () => {
    await Promise.all([speak("en"), wordsOf("end")]);
    const told = (reader: Cast) => chapters.flatMap(({ lines }) => lines.map((each) => story.words(reader, each)));
    for (const you of cast.seats.keys()) expect(told({ ...cast, you })).toEqual(told(cast));
  });
});
