import { beforeAll, expect, test, vi } from "vitest";
import { isShort, leftOf, shownTime } from "../src/table/time";
import { speak } from "../src/words/language.svelte";

vi.stubGlobal("document", { documentElement: {}, cookie: "" });
beforeAll(() => speak("en"));

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test("a clock that runs is counted on from when it was told; one that stands isn't", () => {
  const faces = [
    { seat: 0, left: 42_000, running: true },
    { seat: 2, left: 42_000, running: false },
  ];
  expect(leftOf({ faces, at: 1000 }, 0, 3000)).toEqual({ left: 40_000, running: true });
  expect(leftOf({ faces, at: 1000 }, 0, 99_000)).toEqual({ left: 0, running: true });
  expect(leftOf({ faces, at: 1000 }, 2, 3000)).toEqual({ left: 42_000, running: false });
  expect(leftOf({ faces, at: 1000 }, 1, 3000)).toBeNull();
});

test("time is shown in seconds, hours or days", () => {
  expect([0, 900, 42_000, 75_000, HOUR + 5000].map(shownTime)).toEqual(["0:00", "0:01", "0:42", "1:15", "1:00:05"]);
  expect(shownTime(51 * HOUR)).toBe("2 d 3 h");
});

test("what is short depends on how long it is in all", () => {
  expect([11, 10].map((left) => isShort(left * SECOND, 60 * SECOND))).toEqual([false, true]);
  expect([61, 60].map((left) => isShort(left * SECOND, HOUR))).toEqual([false, true]);
  expect([2, 1].map((left) => isShort(left * HOUR, 72 * HOUR))).toEqual([false, true]);
});
