import { describe, expect, test } from "vitest";
import { Feed, stepsOf } from "../src/wire/feed";
import type { TableView, News, Whole } from "../src/wire";
import { STREAMS, stream } from "./streams";

function newsOf(name: string): { before: TableView; message: News }[] {
  const [whole, ...rest] = stream(name) as [Whole, ...News[]];
  let before = whole.views[0] as TableView;
  return rest.map((message) => {
    const pair = { before, message };
    before = message.news[0]?.view as TableView;
    return pair;
  });
}

/** What is asked next isn't told by events; in Super a loose car is seen until the next round, or the end. */
function pieces(view: TableView) {
  if (view.express === null) return { ...view.super, to_act: [] };
  return { ...view.express, to_act: [], turn: 0, phase: "", action: null };
}

describe.each(STREAMS)("the stream %s", (name) => {
  test("tells by what its events have changed all that is seen in the end", () => {
    for (const { before, message } of newsOf(name)) {
      const news = message.news[0]!;
      if (message.outcome !== null && news.view.super) continue;
      expect(pieces(stepsOf(before, news).at(-2)!.view), `message ${message.seq}`).toEqual(pieces(news.view));
    }
  });

  test("changes nothing of a sight that was shown before", () => {
    for (const { before, message } of newsOf(name)) {
      const kept = structuredClone(before);
      stepsOf(before, message.news[0]!);
      expect(before).toEqual(kept);
    }
  });

  test("can be chosen from only once everything has been shown", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) {
      feed.take(message);
      const shown: TableView[] = [];
      for (let step = feed.next(); step !== undefined; step = feed.next()) shown.push(step.view);
      expect(shown.slice(0, -1).every((view) => view.choices.length === 0)).toBe(true);
      expect(shown.at(-1)).toEqual(feed.newest);
    }
  });

  test("shows the same at its end, however fast it comes", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) feed.take(message);
    const steps = [];
    for (let step = feed.next(); step !== undefined; step = feed.next()) steps.push(step);
    expect(steps.at(-1)?.view).toEqual(feed.newest);
    expect(steps.filter((step) => step.event !== null)).toHaveLength(
      newsOf(name).reduce((sum, { message }) => sum + message.news[0]!.events.length, 0),
    );
  });
});

test("what is skipped is still told in words", () => {
  const feed = new Feed(() => 0);
  const [whole, first, second] = stream("express-4");
  feed.take(whole!);
  feed.take(first!);
  feed.take(second!);
  expect(feed.skip().map((event) => event.name)).toContain("played");
  expect(feed.next()).toEqual({ event: null, view: feed.newest });
  expect(feed.next()).toBeUndefined();
});

test("everything told anew makes what waits to be shown void", () => {
  const feed = new Feed(() => 0);
  const [whole, first] = stream("super-4");
  feed.take(whole!);
  feed.take(first!);
  feed.take(whole!);
  expect(feed.next()).toEqual({ event: null, view: (whole as Whole).views[0] });
  expect(feed.next()).toBeUndefined();
});
