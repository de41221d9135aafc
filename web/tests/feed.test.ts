import { describe, expect, test } from "vitest";
import { Feed, stepsOf } from "../src/wire/feed";
import type { Eye, News, Whole } from "../src/wire";
import { STREAMS, stream } from "./streams";

function newsOf(name: string): { before: Eye; message: News }[] {
  const [whole, ...rest] = stream(name) as [Whole, ...News[]];
  let before = whole.eyes[0] as Eye;
  return rest.map((message) => {
    const pair = { before, message };
    before = message.news[0]?.eye as Eye;
    return pair;
  });
}

/** What each bandit has; who knows a purse's value may change with its holder, its number doesn't. */
function goods(eye: Eye) {
  return eye.express?.seats.flatMap((seat) =>
    seat.bandits.map(({ loot, ...rest }) => ({
      ...rest,
      purses: loot.purses.length + loot.unknown_purses,
      jewels: loot.jewels,
      strongboxes: loot.strongboxes,
    })),
  );
}

describe.each(STREAMS)("the stream %s", (name) => {
  test("is told so fully that its events alone move every piece of the train where it belongs", () => {
    for (const { before, message } of newsOf(name)) {
      const news = message.news[0]!;
      const last = stepsOf(before, news).at(-2)!.eye;
      const over = message.outcome !== null;
      if (over && news.eye.superexpress) continue; // the last car stays drawn once all is over
      expect(last.express?.cars, `message ${message.seq}`).toEqual(news.eye.express?.cars);
      expect(last.superexpress?.cars, `message ${message.seq}`).toEqual(news.eye.superexpress?.cars);
    }
  });

  test("tells each seat's loot and bullets by its events", () => {
    for (const { before, message } of newsOf(name)) {
      const news = message.news[0]!;
      const last = stepsOf(before, news).at(-2)!.eye;
      expect(goods(last), `message ${message.seq}`).toEqual(goods(news.eye));
      expect(last.superexpress?.seats.map((seat) => seat.loot)).toEqual(
        news.eye.superexpress?.seats.map((s) => s.loot),
      );
    }
  });

  test("can be chosen from only once everything has been shown", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) {
      feed.take(message);
      const shown: Eye[] = [];
      for (let step = feed.next(); step !== undefined; step = feed.next()) shown.push(step.eye);
      expect(shown.slice(0, -1).every((eye) => eye.choices.length === 0)).toBe(true);
      expect(shown.at(-1)).toEqual(feed.newest);
    }
  });

  test("shows the same at its end, however fast it comes", () => {
    const feed = new Feed(() => 0);
    for (const message of stream(name)) feed.take(message);
    const steps = [];
    for (let step = feed.next(); step !== undefined; step = feed.next()) steps.push(step);
    expect(steps.at(-1)?.eye).toEqual(feed.newest);
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
  expect(feed.next()).toEqual({ event: null, eye: feed.newest });
  expect(feed.next()).toBeUndefined();
});

test("everything told anew makes what waits to be shown void", () => {
  const feed = new Feed(() => 0);
  const [whole, first] = stream("super-4");
  feed.take(whole!);
  feed.take(first!);
  feed.take(whole!);
  expect(feed.next()).toEqual({ event: null, eye: (whole as Whole).eyes[0] });
  expect(feed.next()).toBeUndefined();
});
