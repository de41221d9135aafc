import { describe, expect, test } from "vitest";
import express from "../src/games/express/lesson.json";
import superLesson from "../src/games/super/lesson.json";
import { selectorOf, tabOf } from "../src/learn/anchors";
import { bestPlace, edgeTowards, overlap } from "../src/learn/placing";
import { viewAt, share, type Script } from "../src/learn/script";

const SCRIPTS = { express, super: superLesson } as unknown as Record<string, Script>;

describe.each(Object.entries(SCRIPTS))("the lesson of %s", (_, script) => {
  test("every choice that leads somewhere is offered where it is asked for", () => {
    script.scenes.forEach((scene, place) => {
      const offered = viewAt(script, place).prompt!.choices;
      const wanted = scene.ways.flatMap((way) => way.code ?? []);
      expect(offered).toEqual(expect.arrayContaining(wanted));
    });
  });

  test("where something is asked, a choice that leads nowhere has its sentence", () => {
    script.scenes.forEach((scene, place) => {
      const ways = scene.ways.map((way) => way.code);
      const astray = viewAt(script, place).prompt!.choices.filter((code) => !ways.includes(code));
      if (ways.some((code) => code !== null) && astray.length > 0) expect(scene.otherwise).not.toBe("");
    });
  });

  test("everything that is pointed at is a thing of the table", () => {
    const beats = script.scenes.flatMap((scene) => [
      ...scene.beats,
      ...scene.ways.flatMap((way) => way.passages.flatMap((passage) => passage.pauses.map((pause) => pause.beat))),
    ]);
    for (const { at } of beats) expect(at === "train" || selectorOf(at) !== null, at).toBe(true);
  });

  test("how far one is goes from nothing up to everything", () => {
    const shares = script.scenes.map((_, scene) => share(script, scene, 0));
    expect(shares[0]).toBe(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(share(script, script.scenes.length, 0)).toBe(100);
    expect(share(script, 0, 1000)).toBe(shares[1]);
  });
});

describe("the coach's card", () => {
  const CARD = { width: 100, height: 50 };
  const SCREEN = { width: 400, height: 300 };

  test("stands as near as it can without covering what is precious", () => {
    const box = { left: 150, top: 120, width: 100, height: 60 };
    const { x, y } = bestPlace(CARD, SCREEN, 0, { x: 200, y: 150 }, [{ box, weight: 30 }]);
    expect(overlap({ left: x, top: y, ...CARD }, box)).toBe(0);
    expect(Math.hypot(x + 50 - 200, y + 25 - 150)).toBeLessThan(100);
  });

  test("stays on the screen, below the bar, even where there is no room", () => {
    expect(bestPlace({ width: 500, height: 400 }, SCREEN, 48, { x: 0, y: 0 }, [])).toEqual({ x: 10, y: 58 });
  });

  test("sends its rope from its edge", () => {
    const box = { left: 0, top: 0, width: 20, height: 10 };
    expect(edgeTowards(box, { x: 110, y: 5 })).toEqual({ x: 20, y: 5 });
    expect(edgeTowards(box, { x: 10, y: -95 })).toEqual({ x: 10, y: 0 });
    expect(edgeTowards(box, { x: 10, y: 5 })).toEqual({ x: 10, y: 5 });
  });
});

test("things are pointed at by their names, and a narrow screen shows the tab that they are on", () => {
  expect(selectorOf("pawn:Tuco")).toBe('[data-piece="pawn:Tuco"]');
  expect(selectorOf("spot:2:1")).toBe('[data-spot="2:1"]');
  expect(selectorOf("train")).toBeNull();
  expect([tabOf("pile"), tabOf("seat:0"), tabOf("card:Rob")]).toEqual(["plan", "seats", "hand"]);
});
