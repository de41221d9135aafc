import { expect, test } from "vitest";
import "./games";
import { standing } from "../src/lists/lines";
import type { ListedSeat, ListedTable } from "../src/wire";
import { speak } from "../src/words/language.svelte";

await speak("en");

const seat = (facts: Partial<ListedSeat>): ListedSeat => ({
  kind: "bot",
  name: "drifter",
  level: "drifter",
  mine: false,
  characters: [],
  place: null,
  money: null,
  ...facts,
});

function table(facts: Partial<ListedTable>, own: Partial<ListedSeat> = {}): ListedTable {
  const seats = [seat({ kind: "person", name: "Ann", mine: true, ...own }), seat({})];
  const usual = { id: "t", game: "express", clock: { kind: "none", seconds: null }, created: 0, my_turn: false };
  return { ...usual, status: "over", seats, winners: [1], round: null, ...facts } as ListedTable;
}

test("a game that goes on says its round, and whose turn it is", () => {
  expect(standing(table({ status: "playing", my_turn: true, round: 3 }))).toBe("round 3, your turn");
  expect(standing(table({ status: "playing", round: 2 }))).toBe("round 2, being played");
});

test("a game that is over says how I did", () => {
  expect(standing(table({}, { place: 4, money: 1550 }))).toBe("fourth with $1,550");
  expect(standing(table({ winners: [0] }, { place: 1, money: 3000 }))).toBe("you won with $3,000");
});

test("money is no result where it doesn't decide", () => {
  expect(standing(table({ game: "super" }, { place: 2, money: 690 }))).toBe("second");
});

test("of games from before places were kept, it says who won", () => {
  expect(standing(table({}))).toBe("one bot won");
  expect(standing(table({ winners: [0] }))).toBe("you won");
  expect(standing(table({ winners: [] }))).toBe("nobody won");
  expect(standing(table({ status: "playing", my_turn: true }))).toBe("your turn");
});
