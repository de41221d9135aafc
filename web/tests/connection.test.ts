import { beforeEach, expect, test } from "vitest";
import { ServerConnection, type LinkState, type World } from "../src/wire/connection";
import type { Outgoing } from "../src/wire";
import { stream } from "./streams";

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: number }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close(): void {
    this.closed = true;
  }
  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { at: number; act: () => void }[];
let now: number;
let heard: Outgoing[];
let states: LinkState[];
const [whole, first, second] = stream("express-4") as [Outgoing, Outgoing, Outgoing];

const world: World = {
  open: () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as unknown as WebSocket;
  },
  after: (milliseconds, act) => {
    const timer = { at: now + milliseconds, act };
    timers.push(timer);
    return () => (timers = timers.filter((each) => each !== timer));
  },
  now: () => now,
  random: () => 1,
};

function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (due === undefined) break;
    timers = timers.filter((timer) => timer !== due);
    now = due.at;
    due.act();
  }
  now = end;
}

function line(): ServerConnection {
  return new ServerConnection(
    "ws://here",
    world,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
}

const socket = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, timers, now, heard, states] = [[], [], 0, [], []];
});

test("a line is open once it has heard everything", () => {
  const it = line();
  expect(it.state.kind).toBe("opening");
  socket().tell(whole);
  expect(it.state.kind).toBe("open");
  expect(heard).toEqual([whole]);
});

test("a gap in the numbers makes it ask for everything, and believe nothing until that comes", () => {
  line();
  socket().tell(whole);
  socket().tell(second);
  expect(heard).toEqual([whole]);
  expect(socket().sent.map((message) => message.type)).toEqual(["resync"]);
  socket().tell({ ...second, seq: 3 });
  expect(heard).toEqual([whole]);
  socket().tell({ ...whole, seq: 4 } as Outgoing);
  socket().tell({ ...second, seq: 5 });
  expect(heard.map((message) => message.seq)).toEqual([0, 4, 5]);
});

test("a lost line tries again, later each time, and starts anew once it has been open", () => {
  line();
  const waits: number[] = [];
  for (let loss = 0; loss < 8; loss++) {
    socket().onclose?.({ code: 1006 });
    const state = states.at(-1)!;
    const wait = state.kind === "lost" ? state.until - now : 0;
    waits.push(wait);
    pass(wait);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  socket().tell(whole);
  socket().onclose?.({ code: 1006 });
  expect(states.at(-1)).toEqual({ kind: "lost", until: now + 500 });
});

test("a lost line can be tried at once", () => {
  const it = line();
  socket().onclose?.({ code: 1006 });
  it.retry();
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toEqual({ kind: "opening" });
  socket().tell(whole);
  it.retry();
  expect(sockets).toHaveLength(2);
});

test("a silent line is asked for a sign of life, and given up without one", () => {
  line();
  socket().tell(whole);
  pass(20_000);
  expect(socket().sent.map((message) => message.type)).toEqual(["ping"]);
  socket().tell({ type: "pong", seq: 1, id: 0 });
  pass(20_000);
  pass(10_000);
  expect(states.at(-1)?.kind).toBe("lost");
  expect(sockets[0]?.closed).toBe(true);
});

test("a table that isn't there is not asked for again", () => {
  line();
  socket().onclose?.({ code: 4004 });
  pass(1_000_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ kind: "closed", code: 4004 });
});

test("a server that restarts says when to come back", () => {
  line();
  socket().tell(whole);
  socket().tell({ type: "bye", seq: 1, reason: "restart", sentence: "", come_back: 3 });
  socket().onclose?.({ code: 1012 });
  expect(states.at(-1)).toEqual({ kind: "lost", until: 3500 });
});

test("nothing is said while nobody hears it", () => {
  const it = line();
  expect(it.say({ type: "ping" })).toBeNull();
  socket().tell(whole);
  expect(it.say({ type: "choose", seat: 0, decision: 3, code: 7 })).toBe(0);
  expect(socket().sent).toEqual([{ type: "choose", seat: 0, decision: 3, code: 7, id: 0 }]);
  socket().tell(first);
  expect(heard).toHaveLength(2);
});

test("a closed line stays closed", () => {
  const it = line();
  socket().tell(whole);
  it.close();
  pass(1_000_000);
  expect(sockets).toHaveLength(1);
  expect(socket().closed).toBe(true);
});
