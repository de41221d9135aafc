import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, News, Outgoing, Whole } from "../src/wire";
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
const { settings } = await import("../src/settings.svelte");

type Model = InstanceType<typeof TableModel>;
let model: Model;

async function tell(message: object): Promise<void> {
  FakeSocket.last.tell(message);
  while (model.busy) await Promise.resolve();
}

async function uncover(): Promise<void> {
  model.uncover();
  while (model.busy) await Promise.resolve();
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
    const own = new Map<number, Happening[]>(whole.mine.map((seat) => [seat, []]));
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

  test("a line that heals leaves the screen with who looks", async () => {
    await tell(whole);
    await uncover();
    const looks = model.seat;
    await tell({ ...whole });
    expect([model.seat, model.covered]).toEqual([looks, null]);
  });
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
    expect(model.log).toHaveLength(1);
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
