import { describe, expect, test } from "vitest";
import { TableDraft, type Occasion } from "../src/new/draft.svelte";
import type { Catalogue, GameInfo } from "../src/wire";

const PEOPLE = ["Ghost", "Doc", "Tuco", "Cheyenne", "Belle", "Django"];
const LEVELS = ["greenhorn", "drifter"].map((name) => ({ name, about: "" }));

function game(name: GameInfo["game"], players: number[], bandits: Record<string, number>): GameInfo {
  const options = [{ name: "expert", values: ["off", "on"], about: "" }];
  return { game: name, title: name, players, usual_players: 4, characters: PEOPLE, bandits, options, levels: LEVELS };
}

const CATALOGUE: Catalogue = {
  version: "0",
  games: [game("express", [2, 3, 4], { 2: 4, 3: 3, 4: 4 }), game("super", [3, 4, 5], { 3: 3, 4: 4, 5: 5 })],
  emotes: [],
  languages: [],
  default_level: "drifter",
  shortest_clock: 5,
  longest_clock: 1000,
};

const draft = (occasion: Occasion, players = 4) =>
  new TableDraft(CATALOGUE, occasion, { game: "express", players, level: "drifter" });
const kinds = (made: TableDraft) => made.seats.map((seat) => seat.kind);
const called = (place: number) => `Player ${place + 1}`;

describe("a new table", () => {
  test.each([
    ["bots", ["me", "bot", "bot", "bot"], true],
    ["friends", ["me", "open", "open", "open"], false],
    ["public", ["me", "open", "open", "open"], false],
    ["pass", ["me", "other", "bot", "bot"], true],
  ] as const)("for %s is ready to be made", (occasion, expected, full) => {
    const made = draft(occasion);
    expect(kinds(made)).toEqual(expected);
    expect(made.wanted(called).start).toBe(full);
    expect(made.wanted(called).table.public).toBe(occasion === "public");
  });

  test("has as many seats as its game can have, and keeps who sits there", () => {
    const made = draft("pass", 2);
    made.resize(4);
    expect(kinds(made)).toEqual(["me", "other", "other", "other"]);
    made.resize(2);
    made.pick("super");
    expect(made.seats.length).toBe(4);
  });

  test("has one of me: where I was sits whoever was here", () => {
    const made = draft("friends");
    made.sit(1, "bot");
    made.sit(1, "me");
    expect(kinds(made)).toEqual(["bot", "me", "open", "open"]);
  });

  test("can be watched by who makes it", () => {
    const made = draft("bots");
    made.sit(0, "bot");
    expect([made.sitting, made.full]).toEqual([false, true]);
  });

  test("gives each character to one bandit: who had it takes the other's", () => {
    const made = draft("bots", 2);
    expect(made.characters.length).toBe(4);
    made.cast(0, "Belle");
    made.cast(3, "Doc");
    made.cast(3, "Belle");
    expect(made.wanted(called).table.characters).toEqual(["Doc", null, null, "Belle"]);
  });

  test("leaves all characters to chance unless one is chosen", () => {
    expect(draft("bots").wanted(called).table.characters).toBeNull();
  });

  test("asks only for options that differ from the default", () => {
    const made = draft("bots");
    made.choose("expert", "on");
    expect([made.option("expert"), made.wanted(called).table.options]).toEqual(["on", { expert: "on" }]);
    made.choose("expert", "off");
    expect([made.option("expert"), made.wanted(called).table.options]).toEqual(["off", {}]);
  });

  test("has no free chat once it is public", () => {
    const made = draft("friends");
    made.chat = true;
    made.makePublic(true);
    expect(made.wanted(called).table.chat).toBe(false);
  });

  test("has a name for everyone on this device", () => {
    const made = draft("pass");
    made.sit(2, "other");
    made.seats[2] = { kind: "other", name: "  Bob " };
    expect(made.wanted(called).seats.slice(0, 3)).toEqual([
      { kind: "person" },
      { kind: "person", name: "Player 2" },
      { kind: "person", name: "Bob" },
    ]);
  });
});

describe("help at a new table", () => {
  test("is there to look ahead, and hints for who plays alone", () => {
    expect([draft("bots").foresees, draft("bots").givesHints]).toEqual([true, true]);
    expect([draft("friends").foresees, draft("friends").givesHints]).toEqual([true, false]);
    expect([draft("pass").foresees, draft("pass").givesHints]).toEqual([true, false]);
  });

  test("isn't there at a public table, whatever was chosen", () => {
    const made = draft("public");
    made.hints = true;
    expect([made.foresees, made.givesHints]).toEqual([false, false]);
  });

  test("is asked for as it was chosen", () => {
    const made = draft("friends");
    expect(made.wanted(called).table).toMatchObject({ foresight: true, hints: null });
    [made.foresight, made.hints] = [false, true];
    expect(made.wanted(called).table).toMatchObject({ foresight: false, hints: true });
  });
});
