/** A game that the page has no module for: a hidden hand, and two who choose at once. */
import { beforeAll, describe, expect, test } from "vitest";
import { factsInWords } from "../src/games/plain/result";
import { inWords } from "../src/games/plain/telling";
import { EachSeat, castOf, fieldsOf, opened, seatFields, type PlainView } from "../src/games/plain/view";
import { moduleOf } from "../src/games/registry";
import { Film } from "../src/replay/film";
import type { News, Outgoing, ReplayAct, ReplayEnd, ReplayTable, Whole } from "../src/wire";
import { Feed } from "../src/wire/feed";
import { LANGUAGES, speak, wordsOf, type Language } from "../src/words/language.svelte";
import { humanised } from "../src/words/plain";
import { seatColours, seatLetter, seatWords } from "../src/words/things";
import duel from "./duel.json";
import { UNKNOWN, endOf, playOf, replayOf } from "./games";

const whole = duel.whole as unknown as Whole;
const [chose, trick, end] = [duel.chose, duel.trick, duel.end] as unknown as News[];
const view = whole.views[0]!.view as PlainView;
const cast = castOf(view, whole.table.seats);
const [replayTable, ...rest] = duel.replay as unknown as [ReplayTable, ...ReplayAct[]];
const replay = { table: replayTable, acts: rest.slice(0, -1), end: rest.at(-1) as unknown as ReplayEnd };

beforeAll(() => Promise.all([speak("en"), wordsOf("plain"), wordsOf("table")]));

test("a game without a module has no lesson, no book and no portraits", () => {
  expect(moduleOf("duel")).toMatchObject({ lesson: null, rules: null, isDrawn: false });
});

test("names are read as words", () => {
  expect(["cards_left", "to-act", "cardsLeft", "POT", "round began"].map(humanised)).toEqual([
    "Cards left",
    "To act",
    "Cards left",
    "Pot",
    "Round began",
  ]);
});

describe("seats", () => {
  test("are called as the view calls them, or else as who sits there", () => {
    expect(cast.people).toEqual(["Ann", "Ioana"]);
    const named = { ...view, seats: [{ name: "North" }, { name: "" }] };
    expect(castOf(named, whole.table.seats).people).toEqual(["North", "Ioana"]);
    const bots = whole.table.seats.map((seat) => ({ ...seat, kind: "bot" as const, name: "", level: "drifter" }));
    expect(castOf(view, bots).people).toEqual(["Drifter", "Drifter"]);
    const { seats: _, ...bare } = view;
    expect(castOf(bare as PlainView, whole.table.seats).people).toEqual(["Ann", "Ioana"]);
  });

  test("have colours, a letter and a possessive of their own", () => {
    expect([0, 1].map((seat) => seatLetter(cast, seat))).toEqual(["A", "I"]);
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map((seat) => seatColours(cast, seat))).size).toBe(7);
    expect(seatWords(cast, 0, "whose")).toBe("Ann’s");
  });

  test("take no look from what a player is called", () => {
    const belle = castOf({ ...view, seats: [{ name: "problem" }] }, []);
    expect(seatColours(belle, 0)).toBe(seatColours(cast, 0));
  });

  test("have what the view says of them", () => {
    expect(seatFields(view, 0)).toEqual({ cards_left: 3, tricks: 1, ready: false });
    expect(seatFields(view, 7)).toEqual({});
  });
});

test("all that has no place of its own is shown by its name, the hand first", () => {
  const { hand, ...others } = view;
  expect(Object.keys(fieldsOf({ ...others, aces: 1, hand } as PlainView))[0]).toBe("hand");
  expect(Object.keys(fieldsOf(view))).toEqual(["hand", "pot", "first_seat", "last_trick", "discarded", "rules"]);
});

test.each([
  ["pot", 4, "4"],
  ["first_seat", 1, "Ioana"],
  ["seat", 9, "9"],
  ["took", true, "yes"],
  ["by", null, "none"],
  ["discarded", [], "none"],
  ["hand", [2, 5, 9], "2, 5, and 9"],
  ["rules", { highest_wins: true }, "Highest wins yes"],
  ["hand", new EachSeat([[1], [2]]), "1 and 2"],
])("%s %o reads %s", (name, value, words) => {
  expect(inWords(cast, name, value)).toBe(words);
});

describe("what happened", () => {
  const { tell } = playOf(UNKNOWN);

  test("is told by name and facts, and what is secret isn't told", () => {
    const told = trick!.news[0]!.events.map((event) => tell(cast, event));
    expect(told).toEqual([
      "Chose: seat Ioana.",
      "Played: seat Ann, card 5.",
      "Played: seat Ioana, card 8.",
      "Took pot: seat Ioana, pot 4.",
      "Drew: seat Ioana.",
      "Round began: number 2.",
    ]);
    expect(tell(cast, { name: "game ended", facts: {} })).toBe("Game ended.");
    const facts = { seat: 0, choice: 7, forced: 0, round: 1 };
    expect(tell(cast, { name: "chose", facts })).toBe("Chose: seat Ann.");
  });

  test("at the table is told as at every table", () => {
    expect(tell(cast, { name: "taken back", facts: { seat: 0 } })).toBe("Ann: the last choice is undone.");
  });
});

test("what can be chosen comes from the prompt and from what the table always offers", () => {
  const feed = new Feed(() => 0);
  feed.take(whole as Outgoing);
  expect(feed.offered(whole.views[0]!.prompt!).map(({ text }) => text)).toEqual(["play 2", "play 5", "play 9", "pass"]);
  feed.take(chose!);
  expect(feed.promptOf(0)?.may_take_back).toBe(true);
  feed.take(trick!);
  expect((feed.newest?.view as PlainView)["hand"]).toEqual([2, 9]);
});

describe("the end", () => {
  const outcome = end!.outcome!;

  test("tells who won, and why in the game's own words", () => {
    const game = endOf(UNKNOWN);
    expect(game.stagesOf(outcome).map(({ name }) => name)).toEqual(["places"]);
    expect(game.headline(cast, outcome)).toBe("Ioana wins");
    expect(game.headline(cast, { ...outcome, winners: [0, 1] })).toBe("Ann and Ioana win together");
    expect(game.headline(cast, { ...outcome, winners: [] })).toBe("Nobody wins");
    expect(game.reason(cast, outcome)).toBe("Ioana took the most tricks.");
    expect(game.stageWords(cast, outcome, { name: "places", fall: 0 })).toContain("1. Ioana. 2. Ann.");
    expect(factsInWords(outcome.standings[1]!)).toEqual([
      ["tricks", "3"],
      ["cards_left", "none"],
    ]);
  });
});

describe("a replay", () => {
  const film = new Film(replay, playOf(UNKNOWN), replayOf(UNKNOWN));

  test("has every event as a moment, and rounds by what the views say", () => {
    expect(film.last).toBe(8);
    expect(film.rounds.map(({ round }) => round)).toEqual([2, 3]);
  });

  test("with all views shows everyone's hand beside each other, and what all see once", () => {
    const seen = film.view(0) as PlainView;
    expect(seen["hand"]).toEqual(
      new EachSeat([
        [2, 5, 9],
        [3, 4, 8],
      ]),
    );
    expect(seen["pot"]).toBe(4);
    expect(seen.seat).toBeNull();
    expect((film.view(film.last) as PlainView)["hand"]).toEqual(
      new EachSeat([
        [2, 9],
        [3, 4, 1],
      ]),
    );
  });

  test("takes of each seat what that seat knows best", () => {
    const views = [0, 1].map((seat) => ({ ...view, seat, seats: [{ money: seat }, { money: 10 + seat }] }));
    expect(opened(views)["seats"]).toEqual([{ money: 0 }, { money: 11 }]);
  });
});

test.each(Object.keys(LANGUAGES) as Language[])("all its words are there in %s", async (language) => {
  await speak(language);
  const game = endOf(UNKNOWN);
  const told = [
    ...trick!.news[0]!.events.map((event) => playOf(UNKNOWN).tell(cast, event)),
    game.headline(cast, end!.outcome!),
    seatWords(cast, 0, "whose"),
    inWords(cast, "by", null),
  ];
  expect(told.join(" ")).not.toMatch(/plain-|\{/);
});
