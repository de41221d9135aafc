import { describe, expect, test } from "vitest";
import { Feed, stepsOf } from "../src/wire/feed";
import type { Step } from "../src/wire/feed";
import type { News, Whole } from "../src/wire";
import { STREAMS, newsOf, stream } from "./streams";

describe.each(STREAMS)("the stream %s", (name) => {
  test("changes nothing of a view that was shown before", () => {
    for (const { before, news } of newsOf(name)) {
      const kept = structuredClone(before);
      stepsOf(before, news);
      expect(before).toEqual(kept);
    }
  });

  test("can be chosen from only once everything has been shown", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) {
      feed.take(message);
      const shown: Step[] = [];
      for (let step = feed.next(); step !== undefined; step = feed.next()) shown.push(step);
      expect(shown.slice(0, -1).every((step) => step.prompt === null)).toBe(true);
      expect(shown.at(-1)).toEqual({ event: null, ...feed.newest });
    }
  });

  test("shows the same at its end, however fast it comes", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) feed.take(message);
    const steps = [];
    for (let step = feed.next(); step !== undefined; step = feed.next()) steps.push(step);
    expect(steps.at(-1)).toEqual({ event: null, ...feed.newest });
    expect(feed.newest).toEqual(newsOf(name).at(-1)?.after);
    expect(steps.filter((step) => step.event !== null)).toHaveLength(
      newsOf(name).reduce((sum, { news }) => sum + news.events.length, 0),
    );
  });
});

test("what is skipped is still told in words", () => {
  const feed = new Feed(() => 0);
  const [whole, first, second] = stream("express-4");
  feed.take(whole!);
  feed.take(first!);
  feed.take(second!);
  expect(feed.skip(() => false).map(({ event }) => event?.name)).toContain("played");
  expect(feed.next()).toEqual({ event: null, ...feed.newest });
  expect(feed.next()).toBeUndefined();
});

test("everything told anew makes what waits to be shown void", () => {
  const feed = new Feed(() => 0);
  const [whole, first] = stream("super-4");
  feed.take(whole!);
  feed.take(first!);
  feed.take(whole!);
  expect(feed.next()).toEqual({ event: null, ...(whole as Whole).views[0] });
  expect(feed.next()).toBeUndefined();
});

test("clocks that aren't told anew run on, or stand as they did", () => {
  let now = 1000;
  const feed = new Feed(() => now);
  const [whole, first] = stream("super-4") as [Whole, News];
  const face = (seat: number, left: number, running: boolean) => ({ seat, left, running });
  feed.take({ ...whole, clocks: [face(0, 9000, true), face(1, 8000, true), face(2, 7000, false)] });
  now = 3500;
  feed.take({ ...first, clocks: [face(0, 6500, false)] });
  expect(feed.clocks.at).toBe(3500);
  expect(feed.clocks.faces).toEqual([face(1, 5500, true), face(2, 7000, false), face(0, 6500, false)]);
});
