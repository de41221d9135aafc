import { describe, expect, test } from "vitest";
import { actingAt } from "../src/games/express/acting";
import { addressOf, viewerIn, momentIn } from "../src/replay/address";
import { Film, viewsOf } from "../src/replay/film";
import { handsOf } from "../src/games/express/opened";
import type { ExpressView } from "../src/games/express/wire";
import { plansAt } from "../src/games/super/opened";
import { BrokenReplay, readReplay } from "../src/wire/replay";
import { numberIn } from "../src/wire/facts";
import { playOf, replayOf } from "./games";
import { REPLAYS, replay, replayText } from "./replays";

const { ReplayModel } = await import("../src/replay/model.svelte"); // once ./games has stubbed the browser

const body = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const gameOf = (name: string) => name.split("-")[0] ?? "";
/** A replay in which every event is a moment. */
const film = (name: string) =>
  new Film(replay(name), { ...playOf(gameOf(name)), tell: () => "told" }, replayOf(gameOf(name)));

describe("a stream", () => {
  test("is read whole, however it is cut into pieces", async () => {
    const heard: number[] = [];
    const read = await readReplay(body(replayText("super-5")), (acts) => heard.push(acts));
    expect(read).toEqual(replay("super-5"));
    expect(heard.at(-1)).toBe(read.table.acts);
  });

  test.each([
    ["breaks off before its end", replayText("super-5").trim().split("\n").slice(0, -1).join("\n")],
    ["breaks off in a line", replayText("super-5").slice(0, 30_000)],
    ["isn't one", "no replay at all"],
    ["is empty", ""],
  ])("that %s is refused", async (_, text) => {
    await expect(readReplay(body(text))).rejects.toBeInstanceOf(BrokenReplay);
  });
});

describe.each(REPLAYS)("the film of %s", (name) => {
  const { acts, table, end } = replay(name);
  const shown = film(name);

  test("begins with the deal and ends with the result", () => {
    expect(shown.moments[0]).toEqual({ act: 0, place: table.events.length });
    expect(shown.moments.at(-1)?.act).toBe(acts.length);
    expect(shown.outcome).toEqual(end.outcome);
  });

  test("shows after each act what the server told, with everything open", () => {
    viewsOf(replay(name)).forEach((views, act) => {
      const at = shown.atAct(act);
      if (shown.moments[at]?.act === act) expect(shown.view(at)).toEqual(replayOf(gameOf(name)).opened(views));
    });
  });

  test("calls nobody “you”, whoever looks", () => {
    const all = shown.moments.map((_, at) => shown.castOf(shown.view(at)));
    expect([shown.cast, ...all].filter(({ you }) => you !== undefined)).toEqual([]);
  });

  test("can be gone through in any order", () => {
    const forth = shown.moments.map((_, at) => JSON.stringify(shown.view(at)));
    const back = film(name);
    const again = shown.moments.map((_, at) => JSON.stringify(back.view(back.last - at))).reverse();
    expect(again).toEqual(forth);
  });

  test("finds each moment by its address", () => {
    shown.moments.forEach((moment, at) => {
      const url = new URL(`https://example.org/replay/x${addressOf("all", moment)}`);
      expect(shown.find(momentIn(url)!)).toBe(at);
    });
    expect(shown.find({ act: 10_000, place: 1 })).toBe(shown.last);
  });

  test("knows where its rounds begin", () => {
    expect(shown.rounds.map(({ round }) => round)).toEqual(shown.rounds.map((_, place) => place + 1));
    for (const { from } of shown.rounds.slice(1)) expect(shown.event(from)?.name).toBe("round began");
  });

  test("tells at a moment what was told by then", () => {
    const log = shown.log(shown.last);
    expect(log.at(-1)?.event).toEqual(acts.at(-1)?.events.at(-1));
    expect(shown.log(0).map(({ event }) => event)).toEqual(table.events);
  });
});

test("with all views open nothing is hidden in Express: hands, purses and face-down cards", () => {
  const shown = film("express-4");
  shown.moments.forEach((_, at) => {
    const view = shown.view(at) as ExpressView;
    for (const seat of view.seats) for (const each of seat.bandits) expect(each.loot.unknown_purses).toBe(0);
    for (const card of view.pile) expect(card.card).not.toBeNull();
    expect(handsOf(shown.viewsAfter(shown.settled(at)) as ExpressView[])).not.toContain(null);
  });
});

test("whose turn it is at a moment is who does their card, also while it hits another, or who plays one", () => {
  const shown = film("express-4");
  const done = new Set(["played", "drew", "revealed", "moved", "changed floor", "fired", "hit", "robbed", "no effect"]);
  const seats = shown.moments.flatMap((_, at) => {
    const event = shown.event(at);
    if (event === null || !done.has(event.name)) return [];
    const seat = numberIn(event.facts, "seat") ?? numberIn(event.facts, "bandit");
    return [[actingAt(shown.cast, shown.view(at) as ExpressView, event), seat, event]];
  });
  expect(seats.length).toBeGreaterThan(100);
  for (const [acting, seat, event] of seats) expect(acting, JSON.stringify(event)).toBe(seat);
});

test("with all views open every plan of Super lies open that is made", () => {
  const shown = film("super-5");
  const at = shown.find({ act: 3, place: 1 });
  expect(plansAt(shown, at).filter((plan) => plan !== null).length).toBeGreaterThan(0);
  const round = shown.moments.findIndex((_, each) => shown.event(each)?.name === "revealed");
  expect(plansAt(shown, round)).not.toContain(null);
});

test("an address names a moment and a view, or else the beginning with all open", () => {
  const url = (rest: string) => new URL(`https://example.org/replay/x${rest}`);
  expect(momentIn(url("#34.5"))).toEqual({ act: 34, place: 5 });
  expect(momentIn(url("#34"))?.act).toBe(34);
  for (const rest of ["", "#", "#x", "#-1", "#3.", "#1e9"]) expect(momentIn(url(rest))).toBeNull();
  expect([
    viewerIn(url("?viewer=2")),
    viewerIn(url("?viewer=public")),
    viewerIn(url("?viewer=9")),
    viewerIn(url("")),
  ]).toEqual(["2", "public", "all", "all"]);
  expect(addressOf("2", { act: 34, place: 5 })).toBe("?viewer=2#34.5");
});

describe("who steps while a moment is still being drawn", () => {
  let applied: (() => void)[];

  async function drawnSlowly() {
    applied = [];
    const model = new ReplayModel(() => Promise.resolve(replay("express-4")));
    await model.showFor("all", { act: 3, place: 1 });
    model.director = async (_, apply) => void applied.push(apply);
    return model;
  }

  test("goes back to where they were", async () => {
    const model = await drawnSlowly();
    const begin = model.at;
    await model.forward();
    model.back();
    applied.forEach((apply) => apply());
    expect(model.at).toBe(begin);
  });

  test("goes on by as many moments as they asked for", async () => {
    const model = await drawnSlowly();
    const begin = model.at;
    await model.forward();
    await model.forward();
    applied.forEach((apply) => apply());
    expect(model.at).toBe(begin + 2);
  });
});
