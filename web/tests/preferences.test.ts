import { expect, test, vi } from "vitest";
import { fitted, lastPreferences } from "../src/preferences";
import type { Catalogue, GameInfo } from "../src/wire";

const game = (name: GameInfo["game"], players: number[]): GameInfo => ({
  game: name,
  title: name,
  players,
  usual_players: 4,
  characters: [],
  bandits: {},
  options: [],
  levels: ["drifter", "legend"].map((level) => ({ name: level, about: "" })),
});
const CATALOGUE = {
  version: "0",
  games: [game("express", [2, 3, 4]), game("super", [4, 5])],
  emotes: [],
  languages: [],
  default_level: "drifter",
  shortest_clock: 5,
  longest_clock: 10,
} satisfies Catalogue;

test.each([
  [
    { game: "super", players: 5, level: "legend" },
    { game: "super", players: 5, level: "legend" },
  ],
  [
    { game: "super", players: 2, level: "legend" },
    { game: "super", players: 4, level: "legend" },
  ],
  [
    { game: "express", players: NaN, level: "undefined" },
    { game: "express", players: 4, level: "drifter" },
  ],
] as const)("what was played last is offered again as far as it is to be had: %o", (kept, offered) => {
  expect(fitted(CATALOGUE, kept)).toEqual(offered);
});

test("a game that an earlier page kept under its former key is offered again", () => {
  const kept = new Map([["folsom.last", JSON.stringify({ game: "superexpress", players: 5, level: "legend" })]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  expect(lastPreferences(CATALOGUE)).toEqual({ game: "super", players: 5, level: "legend" });
});
