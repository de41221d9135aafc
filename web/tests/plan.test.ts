import { describe, expect, test } from "vitest";
import { Draft, type SuperOffered } from "../src/games/super/draft.svelte";

const plans = (...cards: string[][]): SuperOffered[] =>
  cards.map((each, code) => ({ code, text: "", facts: { act: "plan", cards: each } }));

describe("a plan in the making", () => {
  test("has each card as often as an offered plan has it", () => {
    const choices = plans(["Move", "Move", "Fire"], ["Fire", "Move", "Turn"]);
    const draft = new Draft();
    for (const card of ["Fire", "Fire", "Move"]) draft.put(card, choices);
    expect(draft.slots).toEqual(["Fire", "Move", null]);
    expect(["Move", "Fire", "Turn", "Horse"].map((card) => draft.left(card, choices))).toEqual([1, 0, 1, 0]);
  });

  test("is the choice whose cards lie there in that order", () => {
    const choices = plans(["Move", "Fire", "Turn"], ["Fire", "Move", "Turn"]);
    const draft = new Draft();
    for (const card of ["Fire", "Move", "Turn"]) draft.put(card, choices);
    expect(draft.option(choices)?.code).toBe(1);
    draft.shift(0, 1);
    expect(draft.option(choices)?.code).toBe(0);
    draft.take(2);
    expect(draft.option(choices)).toBeNull();
  });
});
