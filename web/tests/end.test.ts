import { describe, expect, test } from "vitest";
import { inOrder } from "../src/end/scoring";
import { total } from "../src/games/express/endWords";
import { moneyBy, partsOf } from "../src/games/express/scoring";
import { LANGUAGES, speak, wordsOf, type Language } from "../src/words/language.svelte";
import type { Outcome } from "../src/wire";
import { castOf, endOf } from "./games";
import { REPLAYS, replay } from "./replays";

const express = endOf("express");

function outcomeOf(name: string): Outcome {
  return structuredClone(replay(name).end.outcome!);
}

test("what nobody has isn't counted, and the places come last", () => {
  expect(express.stagesOf(outcomeOf("express-4")).map(({ name }) => name)).toEqual([
    "purses",
    "jewels",
    "strongboxes",
    "ransoms",
    "gunslinger",
    "places",
  ]);
  expect(express.stagesOf(outcomeOf("express-2")).map(({ name }) => name)).not.toContain("gunslinger");
});

test("a tie that was broken is told before the places", () => {
  const outcome = outcomeOf("express-4");
  outcome.facts["tie_break"] = true;
  expect(
    express
      .stagesOf(outcome)
      .slice(-2)
      .map(({ name }) => name),
  ).toEqual(["tie", "places"]);
});

test("in Super those who fell are told in that order, then the loot of who is left", () => {
  const stages = endOf("super").stagesOf(outcomeOf("super-5"));
  expect(stages.filter(({ name }) => name === "falls").map(({ fall }) => fall)).toEqual([1, 2, 3]);
  expect(stages.slice(3).map(({ name }) => name)).toEqual(["loot", "tie", "places"]);
});

test.each(REPLAYS.filter((name) => name.startsWith("express")))("all that is counted in %s adds up", (name) => {
  const outcome = outcomeOf(name);
  for (const standing of outcome.standings) {
    expect(moneyBy(standing, express.stagesOf(outcome))).toBe(total(standing));
    const purses = partsOf(standing).find((part) => part.name === "purses");
    if (purses) expect(purses.pieces.reduce((sum, value) => sum + value, 0)).toBe(purses.worth);
  }
});

test("seats stand as they sit until the places are told", () => {
  const outcome = outcomeOf("express-4");
  expect(inOrder(outcome, false).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(inOrder(outcome, true).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test.each(REPLAYS)("the end of %s is told in words", async (name) => {
    await Promise.all([speak(language), wordsOf("end"), wordsOf("table")]);
    const [outcome, cast] = [outcomeOf(name), castOf(replay(name).table.views[0]!)];
    const end = endOf(cast.game);
    const variants = [outcome, { ...outcome, facts: { ...outcome.facts, tie_break: true } }];
    const told = variants.flatMap((each) => [
      end.headline(cast, each),
      end.reason(cast, each),
      ...end.stagesOf(each).map((stage) => end.stageWords(cast, each, stage)),
    ]);
    expect(told.join(" ")).not.toMatch(/end-|source-|\{/);
    expect(told.every((words) => words !== "")).toBe(true);
  });
});
