import { describe, expect, test } from "vitest";
import { handedTo } from "../src/table/handing";
import { Feed, type Step } from "../src/wire/feed";
import type { News, Whole } from "../src/wire";
import { SHARED, stream } from "./streams";

const [ANN, BOB] = [0, 1];

function rest(feed: Feed): Step[] {
  const steps: Step[] = [];
  for (let step = feed.next(); step !== undefined; step = feed.next()) steps.push(step);
  return steps;
}

describe.each(SHARED)("the stream %s, on one screen", (name) => {
  const messages = stream(name) as [Whole, ...News[]];

  test("shows each seat what it saw last and then its own events, however long another looked", () => {
    const feed = new Feed(() => 0);
    for (const message of messages) feed.take(message);
    rest(feed);
    feed.lookWith(BOB);
    const steps = rest(feed);
    expect(steps[0]).toEqual({ event: null, ...messages[0].views[BOB] });
    expect(steps.at(-1)).toEqual({ event: null, ...feed.newest });
    const own = messages.slice(1).flatMap((each) => (each as News).news.filter((news) => news.seat === BOB));
    expect(steps.flatMap((step) => step.event ?? [])).toEqual(own.flatMap((news) => news.events));
  });

  test("never shows a seat what another's view sees", () => {
    const feed = new Feed(() => 0);
    let looks = ANN;
    for (const message of messages) {
      feed.take(message);
      for (const step of rest(feed)) {
        expect(step.view.seat).toBe(looks);
      }
      looks = 1 - looks;
      feed.lookWith(looks);
    }
  });

  test("goes on where a seat has looked before: nothing is told twice", () => {
    const feed = new Feed(() => 0);
    const [whole, ...news] = messages;
    feed.take(whole);
    const told: unknown[] = [];
    for (const message of news) {
      feed.take(message);
      feed.lookWith(ANN);
      told.push(...rest(feed).flatMap((step) => step.event ?? []));
      feed.lookWith(BOB);
      rest(feed);
    }
    const own = news.flatMap((each) => each.news.filter((one) => one.seat === ANN));
    expect(told).toEqual(own.flatMap((each) => each.events));
  });
});

describe("a screen that several seats share", () => {
  test("is covered at first, for the one who is to act", () => {
    expect(handedTo([0, 2], [2], null)).toEqual({ seat: 2, looks: false });
    expect(handedTo([0, 2], [1], null)).toEqual({ seat: 0, looks: false });
  });

  test("stays with who looks until only another of them is waited for", () => {
    const ann = { seat: 0, looks: true };
    expect(handedTo([0, 2], [1], ann)).toEqual(ann);
    expect(handedTo([0, 2], [0, 2], ann)).toEqual(ann);
    expect(handedTo([0, 2], [1, 2], ann)).toEqual({ seat: 2, looks: false });
  });

  test("is never shown to one while it waits for another", () => {
    const forBob = { seat: 2, looks: false };
    expect(handedTo([0, 2], [0], forBob)).toEqual({ seat: 0, looks: false });
    expect(handedTo([0, 2], [], forBob)).toEqual(forBob);
    expect(handedTo([0, 2], [0, 2], forBob)).toEqual(forBob);
  });

  test("needs no cover where there is one seat, and nobody to hand it to where there is none", () => {
    expect(handedTo([3], [1], null)).toEqual({ seat: 3, looks: true });
    expect(handedTo([], [1], null)).toBeNull();
  });
});
