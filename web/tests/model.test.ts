import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, News, Outgoing, Whole } from "../src/wire";
import { Feed } from "../src/wire/feed";
import "./games";
import { SHARED, stream } from "./streams";

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: number; seat?: number }[] = [];
  private seq = 0;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ ...message, seq: this.seq++ }) });
  }
}

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { protocol: "http:", host: "here" });
vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { TableModel } = await import("../src/table/model.svelte");
const { connectTo } = await import("../src/table/connection");
const { mayBeRead } = await import("../src/table/talk.svelte");
const { settings } = await import("../src/settings.svelte");

type Model = InstanceType<typeof TableModel>;
let model: Model;

/** Until all is shown; recaps are read at once. */
async function settled(): Promise<void> {
  while (model.busy) {
    model.goOn();
    await new Promise((done) => setTimeout(done));
  }
}

async function tell(message: object): Promise<void> {
  FakeSocket.last.tell(message);
  await settled();
}

async function uncover(): Promise<void> {
  model.uncover();
  await settled();
}

beforeEach(() => {
  model = new TableModel(connectTo("t"));
  settings.muted = false;
  return () => model.close();
});

describe.each(SHARED)("%s: several seats at one screen", (name) => {
  const [whole, ...news] = stream(name) as [Whole, ...News[]];

  test("each is told what its own view saw, all of it and nothing else", async () => {
    await tell(whole);
    const own = new Map<number, Happening[]>(whole.mine.map((seat, place) => [seat, [...whole.recent[place]!]]));
    for (const message of news) {
      for (const each of message.news) own.get(each.seat ?? -1)?.push(...each.events);
      await tell(message);
      if (model.covered !== null) await uncover();
      if (model.covered !== null || message.outcome !== null) continue;
      const told = model.log.map(({ event }) => event);
      expect(told).toEqual(own.get(model.seat ?? -1)?.slice(-told.length));
    }
    expect(model.outcome).not.toBeNull();
    expect(model.covered).toBeNull();
  });

  test("nothing can be chosen by one while the screen waits for another", async () => {
    await tell(whole);
    const first = model.covered;
    expect(first).not.toBeNull();
    expect(model.view).toBeNull();
    await uncover();
    expect([model.seat, model.covered]).toEqual([first, null]);
    expect(model.choices.length).toBeGreaterThan(0);
  });

  test("events are told to whoever looks, from the moment that the screen is handed on", async () => {
    await tell(whole);
    const told = new Set<number>();
    for (const message of news) {
      await tell(message);
      const next = model.covered;
      if (next === null) continue;
      model.uncover();
      expect(model.cast?.you).toBe(next);
      await settled();
      expect(model.cast?.you).toBe(next);
      if (told.add(next).size === whole.mine.length) break;
    }
    expect([...told].sort()).toEqual(whole.mine);
  });

  test("a line that heals leaves the screen with who looks", async () => {
    await tell(whole);
    await uncover();
    const looks = model.seat;
    await tell({ ...whole });
    expect([model.seat, model.covered]).toEqual([looks, null]);
  });
});

test.each([
  ["a player", [0], 0],
  ["someone who looks with a player's view", [], undefined],
])("%s is told events as their own, or not", async (_, mine, you) => {
  const [whole] = stream("express-4") as [Whole];
  await tell({ ...whole, mine });
  expect(model.view?.seat).toBe(0);
  expect(model.cast?.you).toBe(you);
});

test("who has just chosen may take back while the screen is covered, and gets it again", async () => {
  const [whole, ...news] = stream("super-shared") as [Whole, ...News[]];
  await tell(whole);
  await uncover();
  const first = model.seat;
  const other = whole.mine.find((seat) => seat !== first);
  const chosen = news[0]!.news.map((each) => ({
    ...each,
    prompt: { ...whole.views[each.seat!]!.prompt!, may_take_back: each.seat === first },
  }));
  await tell({ ...news[0], news: chosen, to_act: [other] });
  expect([model.covered, model.mayHandBack]).toEqual([other, true]);
  model.takeBackCovered();
  const asked = FakeSocket.last.sent.at(-1)!;
  expect(asked).toMatchObject({ type: "take_back", seat: first });
  await tell({ type: "done", id: asked.id });
  await tell({ ...news[0], to_act: whole.mine });
  expect([model.covered, model.mayHandBack]).toEqual([first, false]);
});

describe("the telegraph", () => {
  const [whole, ...news] = stream("super-4") as [Whole, ...News[]];

  /** The whole table after some of the news, as a server would tell it. */
  function wholeAfter(messages: readonly News[]): Whole {
    const feed = new Feed(() => 0);
    for (const message of [whole, ...messages]) feed.take(message);
    const events = [...whole.recent[0]!, ...messages.flatMap(({ news: [each] }) => each?.events ?? [])];
    const rounds = events.flatMap((event, place) => (event.name === "round began" ? [place] : []));
    return { ...whole, views: [feed.newest!], recent: [events.slice(rounds.at(-2) ?? 0)] };
  }

  /** What a table tells of some news: who has won comes with the final scoring. */
  const tellable = (messages: readonly News[]) =>
    messages.flatMap(({ news: [each] }) => each!.events.filter(({ name }) => name !== "won"));
  const all = [...whole.recent[0]!, ...tellable(news)];
  const told = () => model.log.map(({ event }) => event).filter(({ name }) => name !== "emoted");
  const middle = Math.ceil(news.length / 2);

  test("has this and the last round after a reload, with the cards that were revealed", async () => {
    const now = wholeAfter(news.slice(0, middle));
    await tell(now);
    expect(told()).toEqual(now.recent[0]);
    expect(told().filter(({ name }) => name === "round began").length).toBeGreaterThan(1);
    const live = model.shown;
    for (const message of news.slice(middle)) await tell(message);
    expect(told()).toEqual(all.slice(all.length - told().length));
    expect(live).toEqual([]);
  });

  test("doesn't say who has won: the final scoring does", async () => {
    await tell(whole);
    for (const message of news) await tell(message);
    expect(news.at(-1)!.news[0]!.events.map(({ name }) => name)).toContain("won");
    expect(told().map(({ name }) => name)).not.toContain("won");
    expect(model.show.acted.map(({ event }) => event?.name)).not.toContain("won");
    expect(model.outcome).not.toBeNull();
  });

  test("loses no line in a gap, and shows none twice", async () => {
    await tell(whole);
    for (const message of news.slice(0, middle - 2)) await tell(message);
    await tell({ type: "emoted", seat: 2, name: "Eleni", guest: "guest2", emote: "howdy" });
    const before = model.log;
    await tell(wholeAfter(news.slice(0, middle)));
    for (const message of news.slice(middle)) await tell(message);
    expect(told()).toEqual(all);
    expect(model.log.slice(0, before.length)).toEqual(before);
    expect(new Set(model.log.map(({ id }) => id)).size).toBe(model.log.length);
  });

  test("forgets what was undone, and only that", async () => {
    await tell(whole);
    for (const message of news) await tell(message);
    const then = wholeAfter(news.slice(0, middle));
    const standing = all.slice(0, all.length - tellable(news.slice(middle)).length);
    await tell(then);
    expect(told()).toEqual(standing);
  });

  test("is told of what waited to be shown when the whole table came", async () => {
    const held: (() => void)[] = [];
    await tell(whole);
    model.director = (_, apply) => new Promise((shown) => held.push(() => shown(apply())));
    FakeSocket.last.tell(news[0]!);
    FakeSocket.last.tell(wholeAfter(news.slice(0, 1)));
    while (model.busy) {
      held.shift()?.();
      await new Promise((done) => setTimeout(done));
    }
    expect(told()).toEqual([...whole.recent[0]!, ...news[0]!.news[0]!.events]);
  });
});

describe("who plays alone", () => {
  const [whole, ...news] = stream("express-4") as [Whole, ...News[]];

  /** The same news, with a prompt that lets one go back. */
  function alone(message: News, decision: number): News {
    const prompt = { ...whole.views[0]!.prompt!, decision, choices: [], undo_any_time: true };
    return { ...message, news: message.news.map((each) => ({ ...each, prompt })) };
  }

  test("may undo while events are shown, and asks for what the server asked last", async () => {
    const held: (() => void)[] = [];
    await tell(whole);
    expect([model.mayUndo, model.mayGoBack]).toEqual([false, false]);
    model.director = (_, apply, cut) =>
      new Promise((shown) => {
        held.push(() => shown(apply()));
        cut?.addEventListener("abort", () => shown(apply()));
      });
    FakeSocket.last.tell(alone(news[0]!, 5));
    FakeSocket.last.tell(alone(news[1]!, 6));
    await new Promise((done) => setTimeout(done));
    expect([model.busy, model.mayTakeBack, model.mayUndo]).toEqual([true, false, true]);
    model.takeBack();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "take_back", seat: 0, decision: 6 });
    expect(model.mayUndo).toBe(false);
    await tell(whole);
    expect([model.busy, model.view]).toEqual([false, whole.views[0]!.view]);
    expect(model.log.map(({ event }) => event)).toEqual(whole.recent[0]);
    expect(held.length).toBeGreaterThan(0);
  });

  test("may not undo while the line is down, or a bot plays for them", async () => {
    await tell(whole);
    await tell(alone(news[0]!, 5));
    expect(model.mayUndo).toBe(true);
    const seats = whole.table.seats.map((seat) => ({ ...seat, away: seat.seat === 0 }));
    await tell({ type: "people", table: { ...whole.table, seats }, clocks: [] });
    expect(model.mayUndo).toBe(false);
  });
});

describe("the end", () => {
  const [whole, ...news] = stream("super-4") as [Whole, ...News[]];
  const over = news.at(-1)!.outcome;

  test("is late for a page that finds the game over", async () => {
    await tell({ ...whole, outcome: over });
    expect(model.late).toBe(true);
  });

  test("isn't late for a page that lost the line meanwhile", async () => {
    await tell(whole);
    await tell({ ...whole, outcome: over });
    expect(model.late).toBe(false);
  });
});

describe("a choice that was sent", () => {
  const [whole, told] = stream("super-4") as [Whole, News];
  const { prompt } = whole.views[0]!;
  const choices = whole.fixed_choices;
  const news = { ...told, news: told.news.map((each) => ({ ...each, prompt })) };

  beforeEach(async () => {
    await tell(whole);
    model.choose(model.choices[0]!);
  });

  test("isn't offered again between its answer and its news", async () => {
    expect(model.choices).toEqual([]);
    await tell({ type: "done", id: FakeSocket.last.sent.at(-1)!.id });
    expect([model.choices, model.mayTakeBack]).toEqual([[], false]);
    await tell(news);
    expect(model.choices).toEqual(choices);
  });

  test("isn't waited for when everything is told anew", async () => {
    await tell(whole);
    expect(model.choices).toEqual(choices);
  });

  test("isn't offered again with the news of others, but when it is refused", async () => {
    await tell(news);
    expect(model.choices).toEqual([]);
    const { id } = FakeSocket.last.sent.at(-1)!;
    await tell({ type: "refused", id, error: { code: "stale-decision", facts: {}, sentence: "Look again." } });
    expect([model.choices, model.problem]).toEqual([choices, "Look again."]);
  });
});

describe("talk", () => {
  const [whole] = stream("express-4") as [Whole];
  const line = (text: string, at: number, guest = "guest2"): Outgoing => ({
    type: "said",
    seq: 0,
    line: { name: "Eleni", guest, text, at },
  });

  test("counts what others said since the panel was open", async () => {
    await tell({ ...whole, chat: [{ name: "Eleni", guest: "guest2", text: "Hello", at: 1 }] });
    expect(model.talk.unread).toBe(0);
    await tell(line("Anyone?", 2));
    await tell(line("Me!", 3, "guest0"));
    expect(model.talk.unread).toBe(1);
    model.talk.show(true);
    await tell(line("At last", 4));
    model.talk.show(false);
    expect(model.talk.unread).toBe(0);
  });

  test("what is refused is told where it was said, not as a refused choice", async () => {
    await tell(whole);
    model.talk.chat("…");
    const { id } = FakeSocket.last.sent.at(-1)!;
    await tell({ type: "refused", id, error: { code: "bad-line", facts: {}, sentence: "No." } });
    expect([model.talk.problem, model.problem]).toEqual(["No.", ""]);
  });

  test("a gesture is seen over its seat and told; muted, it is neither", async () => {
    await tell(whole);
    const howdy = { type: "emoted", seat: 2, name: "Eleni", guest: "guest2", emote: "howdy" };
    await tell(howdy);
    expect(model.talk.bubbles).toMatchObject([{ seat: 2, emote: "howdy" }]);
    expect(model.log.at(-1)?.event).toMatchObject({ name: "emoted", facts: { seat: 2, emote: "howdy" } });
    settings.mute(true);
    await tell({ ...howdy, guest: "guest0" });
    expect(model.talk.bubbles).toHaveLength(1);
    expect(model.log.filter(({ event }) => event.name === "emoted")).toHaveLength(1);
  });

  test("a bot's gesture waits for the event that it's about, of its own bandit, and comes with it", async () => {
    const [start, ...told] = stream("super-4") as [Whole, ...News[]];
    const round = told.find((each) => each.news[0]?.events.some((event) => event.name === "hit"))!;
    const before = told.slice(0, told.indexOf(round));
    await tell(start);
    for (const each of before) await tell(each);
    const hit = round.news[0]!.events.findLast((event) => event.name === "hit")!;
    const seat = hit.facts["target"] as number;
    FakeSocket.last.tell(round);
    FakeSocket.last.tell({ type: "emoted", seat, name: "", guest: null, emote: "ouch", about: "hit" });
    expect(model.talk.bubbles).toEqual([]);
    await settled();
    expect(model.talk.bubbles).toMatchObject([{ seat, emote: "ouch" }]);
    const names = model.log.map(({ event }) => event);
    const said = names.findIndex((event) => event.name === "emoted");
    expect(names[said - 1]).toMatchObject({ name: "hit", facts: { target: seat } });
  });

  test("a gesture about something that is never shown comes at the end, and none where they are muted", async () => {
    await tell(whole);
    const [next] = stream("express-4").slice(1) as [News];
    const late = { type: "emoted", seat: 1, name: "", guest: null, emote: "laugh", about: "punched" };
    FakeSocket.last.tell(next);
    FakeSocket.last.tell(late);
    await settled();
    expect(model.talk.bubbles).toMatchObject([{ seat: 1, emote: "laugh" }]);
    settings.mute(true);
    await tell(late);
    expect(model.log.filter(({ event }) => event.name === "emoted")).toHaveLength(1);
  });
});

describe("chat", () => {
  const [{ table, mine }] = stream("express-4") as [Whole];
  const chatting = { ...table, table: { ...table.table, chat: true } };
  const alone = {
    ...chatting,
    seats: table.seats.map((seat) => ({ ...seat, kind: mine.includes(seat.seat) ? "person" : "bot" })),
  };

  test("is there where somebody can read it", () => {
    expect(mayBeRead({ info: chatting, mine })).toBe(true);
    expect(mayBeRead({ info: { ...alone, spectators: 1 } as typeof table, mine })).toBe(true);
  });

  test("isn't there among bots, or where the table has none", () => {
    expect(mayBeRead({ info: alone as typeof table, mine })).toBe(false);
    expect(mayBeRead({ info: { ...chatting, table: { ...chatting.table, chat: false } }, mine })).toBe(false);
  });
});

test("a gesture from a shared screen is of the seat that holds it", async () => {
  const [whole] = stream("super-shared") as [Whole];
  await tell(whole);
  for (const seat of whole.mine.toReversed()) {
    await tell({ ...whole, to_act: [seat] });
    await uncover();
    model.talk.emote("howdy");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "emote", name: "howdy", seat });
  }
});

test("nothing can be chosen while a bot plays for one's seat", async () => {
  const [whole] = stream("super-4") as [Whole];
  const seats = whole.table.seats.map((seat) => ({ ...seat, away: seat.seat === whole.mine[0] }));
  await tell({ ...whole, table: { ...whole.table, seats } });
  expect([model.away, model.choices]).toEqual([true, []]);
  await tell({ type: "people", table: whole.table, clocks: [] });
  expect([model.away, model.choices.length > 0]).toEqual([false, true]);
});
