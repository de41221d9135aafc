/** A round as it was shown: stopping, going back, seeing it again, and that nothing is dropped. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, News, Outgoing, Whole } from "../src/wire";
import type { LinkState } from "../src/wire/connection";
import "./games";
import { stream } from "./streams";

vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "", hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { TableModel } = await import("../src/table/model.svelte");
const { plays } = await import("../src/games/loaded");
const { settleOf, timeOf } = await import("../src/table/concern");

type Model = InstanceType<typeof TableModel>;

/** A table whose news come from here, with a director that shows each step in a turn of its own. */
class Stage {
  readonly model: Model;
  readonly drawn: (Happening | null)[] = [];
  readonly said: object[] = [];
  private hear: (message: Outgoing) => void = () => undefined;
  private change: (state: LinkState) => void = () => undefined;

  constructor() {
    this.model = new TableModel((hear, change) => {
      [this.hear, this.change] = [hear, change];
      const nothing = () => undefined;
      return { say: (message) => this.said.push(message) - 1, retry: nothing, renew: nothing, close: nothing };
    });
    this.change({ kind: "open" });
    this.model.director = async (step, apply) => {
      await turn();
      apply();
      this.drawn.push(step.event);
    };
  }

  tell(message: object): void {
    this.hear(message as Outgoing);
  }

  /** Until nothing more is shown by itself. */
  async rests(): Promise<void> {
    for (let quiet = 0; quiet < 5;) {
      const drawn = this.drawn.length;
      await turn();
      await turn();
      quiet = drawn === this.drawn.length ? quiet + 1 : 0;
    }
  }
}

const MOMENTS = 40; // of a turn that are looked at
const turn = () => new Promise((done) => setTimeout(done));

/** The whole table just before a round's cards are carried out, and all news of them at once. */
function aRound(name: string): { whole: Whole; news: News; next: News[] } {
  const [first, ...all] = stream(name) as [Whole, ...News[]];
  const begins = (message: News, which: string) => message.news[0]!.events.some((event) => event.name === which);
  const second = all.findIndex(
    (message, place) =>
      place > 0 && message.news[0]!.events.some(({ facts }) => "number" in facts && facts.number === 1),
  );
  const told = all.slice(0, second + 1);
  const [events, changes] = [
    told.flatMap((message) => message.news[0]!.events),
    told.flatMap((message) => message.news[0]!.changes),
  ];
  expect(begins(told.at(-1)!, "round began")).toBe(true);
  const news = { ...told.at(-1)!, news: [{ ...told.at(-1)!.news[0]!, events, changes }] };
  return { whole: first, news, next: all.slice(second + 1) };
}

describe.each(["express-4", "super-4"])("a round of %s", (name) => {
  const { whole, news } = aRound(name);
  const events = news.news[0]!.events;
  const show = () => plays.of(whole.table.table.game).show!;
  let stage: Stage;
  let model: Model;

  beforeEach(() => {
    stage = new Stage();
    model = stage.model;
    stage.tell(whole);
    return () => model.close();
  });

  async function untilRecap(): Promise<void> {
    stage.tell(news);
    while (model.recaps.now === null) await turn();
  }

  test("is shown whole, event by event, and waits for its recap to be read before the next begins", async () => {
    await untilRecap();
    const before = events.findLastIndex((event) => event.name === "round began");
    expect(stage.drawn.filter((event) => event !== null)).toEqual(events.slice(0, before));
    expect(model.recaps.now!.next.round_number).toBe(2);
    model.goOn();
    await stage.rests();
    expect(stage.drawn.filter((event) => event !== null)).toEqual(events);
    expect(model.busy).toBe(false);
  });

  test("has a stop for every card that was turned up", async () => {
    await untilRecap();
    const cards = events.filter((event) => event.name === "revealed").length;
    expect(model.show.cards.filter(({ kind }) => kind === "card")).toHaveLength(cards);
    for (const [place, card] of model.show.cards.entries()) {
      model.lookAt(place);
      expect(model.view).toEqual(model.show.tape[card.to - 1]!.view);
      expect([model.show.at, model.show.paused]).toEqual([place, true]);
    }
  });

  test("stops where it is told to, goes on card by card, and then by itself", async () => {
    stage.tell(news);
    while (model.show.card === null) await turn();
    model.togglePause();
    await stage.rests();
    const stopped = model.show.at;
    expect(model.busy).toBe(true);
    model.stepOn();
    await stage.rests();
    model.stepOn();
    await stage.rests();
    expect(model.show.at - stopped).toBeGreaterThanOrEqual(1);
    expect(model.show.at - stopped).toBeLessThanOrEqual(2);
    const begun = stage.drawn.at(-1);
    expect(begun === null || show().begins(begun!) === null).toBe(true);
    model.togglePause();
    while (model.recaps.now === null) await turn();
  });

  test("goes on by one card from wherever one has gone back to", async () => {
    stage.tell(news);
    while (model.show.at < 2) await turn();
    model.togglePause();
    await stage.rests();
    for (const back of [1, 0]) {
      model.lookAt(back);
      await stage.rests();
      expect([model.show.at, model.show.paused]).toEqual([back, true]);
      model.stepOn();
      await stage.rests();
      expect([model.show.at, model.show.paused]).toEqual([back + 1, true]);
    }
    model.lookAt(0);
    model.stepOn();
    await stage.rests();
    expect(model.show.at).toBe(1);
  });

  test("can be looked back at, and goes on from there without telling anything twice", async () => {
    await untilRecap();
    const [told, latest] = [model.log.length, model.view];
    model.watchAgain();
    await turn();
    expect(model.view).not.toEqual(latest);
    while (model.recaps.now === null) await turn();
    expect(model.log.length).toBe(told);
    expect(model.view).toEqual(latest);
    model.goOn();
    await stage.rests();
    expect(stage.drawn.filter((event) => event?.name === "round began").length).toBe(
      events.filter((event) => event.name === "round began").length,
    );
  });

  test("that is skipped ends at its recap, with every event told in words", async () => {
    stage.tell(news);
    while (model.show.card === null) await turn();
    model.skip();
    while (model.recaps.now === null) await turn();
    const before = events.findLastIndex((event) => event.name === "round began");
    expect(model.log.slice(-before).map(({ event }) => event)).toEqual(events.slice(0, before));
    expect(stage.drawn.length).toBeLessThan(before);
  });

  test("is forgotten when everything is told anew", async () => {
    await untilRecap();
    stage.tell(whole);
    await stage.rests();
    expect(model.recaps.now).toBeNull();
    expect(model.view).toEqual(whole.views[0]!.view);
    expect(model.show.cards).toEqual([]);
  });

  test("gives each card about a second and a half, and longer what concerns whoever looks", async () => {
    await untilRecap();
    const times = model.show.cards.map((_, place) => {
      model.lookAt(place);
      return timeOf(model);
    });
    const settles = model.show.cards.map((_, place) => {
      model.lookAt(place);
      return settleOf(model);
    });
    for (const time of times) expect(time).toBeGreaterThanOrEqual(1200);
    expect(Math.min(...times)).toBeLessThan(1600);
    expect(new Set(settles)).toEqual(new Set([400, 1100]));
  });

  test("doesn't come back between its recap and the next round", async () => {
    await untilRecap();
    model.goOn();
    while (model.busy) {
      expect(model.acting).toBe(false);
      await turn();
    }
    expect(model.recaps.now).toBeNull();
  });

  test("brings each seat what its views say", async () => {
    await untilRecap();
    const { of, round } = model.recaps.now!;
    const tallies = of.tallies(model.cast!, round);
    expect(tallies).toHaveLength(model.cast!.seats.length);
    for (const { sure, possible } of tallies) expect(possible).toBeGreaterThanOrEqual(sure);
    const gains = show().gains(round.before, round.after);
    for (const [seat, { way }] of tallies.entries())
      expect(way === "even").toBe(!gains.some((gain) => gain.seat === seat));
    expect(of.lead(model.cast!, round.after)).not.toBe("");
  });
});

describe("a card that one plays", () => {
  const [whole, ...news] = stream("express-4") as [Whole, ...News[]];
  const asked = news.find((message) => (message.news[0]!.prompt?.choices.length ?? 0) > 1);
  let stage: Stage;

  beforeEach(async () => {
    stage = new Stage();
    stage.tell(whole);
    for (const message of news) {
      if (stage.model.choices.some(({ facts }) => (facts as { act?: string }).act === "play")) break;
      stage.tell(message);
      await stage.rests();
    }
    expect(asked).toBeDefined();
    return () => stage.model.close();
  });

  function play(): { hand: number; pile: number } {
    const view = stage.model.view as unknown as { hand: string[]; pile: object[] };
    const counts = { hand: view.hand.length, pile: view.pile.length };
    stage.model.choose(stage.model.choices.find(({ facts }) => (facts as { act?: string }).act === "play")!);
    return counts;
  }

  test("lies in the plan before the table has answered", () => {
    const { hand, pile } = play();
    const view = stage.model.view as unknown as { hand: string[]; pile: object[] };
    expect([view.hand.length, view.pile.length]).toEqual([hand - 1, pile + 1]);
    expect(stage.model.choices).toEqual([]);
  });

  test("stays there while the table's answer is told, and nobody is said to roll on", async () => {
    const { hand } = play();
    const answer = news.find((message) =>
      message.news[0]!.events.some(({ name, facts }) => name === "played" && (facts as { seat: number }).seat === 0),
    )!;
    stage.tell({ type: "done", id: stage.said.length - 1 });
    stage.tell(answer);
    let moment = 1;
    while (stage.model.busy) {
      expect((stage.model.view as unknown as { hand: string[] }).hand.length).toBe(hand - 1);
      if (stage.model.event === null && stage.model.toAct.length === 0) expect(stage.model.laying).toBe(true);
      await (moment++ % MOMENTS === 0 ? turn() : Promise.resolve()); // nothing may show, however short it is
    }
    expect(stage.model.laying).toBe(false);
  });

  test("comes back into the hand if the table refuses it, with the reason", () => {
    const { hand, pile } = play();
    const error = { code: "not-your-turn", facts: {}, sentence: "It isn't your turn." };
    stage.tell({ type: "refused", seq: 0, id: stage.said.length - 1, error });
    const view = stage.model.view as unknown as { hand: string[]; pile: object[] };
    expect([view.hand.length, view.pile.length]).toEqual([hand, pile]);
    expect(stage.model.problem).toBe("It isn't your turn.");
  });
});
