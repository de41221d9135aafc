/** One socket to a table that heals itself: it opens again after a loss, and asks for everything after a gap. */

import type { Incoming, Outgoing } from "../wire";

export type LinkState =
  | { kind: "opening" }
  | { kind: "open" }
  | { kind: "lost"; until: number } // tries again then, by this machine's clock
  | { kind: "closed"; code: number; sentence: string };

/** What a line needs of the world; tests have a world of their own. */
export interface World {
  open(url: string): WebSocket;
  after(milliseconds: number, act: () => void): () => void;
  now(): number;
  random(): number;
}

/** A message without its number, which the line gives. */
export type Unsent = Incoming extends infer Each ? (Each extends { id: number } ? Omit<Each, "id"> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 20_000; // then it asks for a sign of life
const PATIENCE = 10_000; // for that sign
const FOR_GOOD = new Set([4001, 4003, 4004]); // signed out, another website, no such table

export class ServerConnection {
  state: LinkState = { kind: "opening" };

  private socket: WebSocket | null = null;
  private expected: number | null = null; // the number of the next message; none while everything is asked for
  private ids = 0;
  private losses = 0;
  private farewell = "";
  private comeBack: number | null = null;
  private stopTimer: () => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly world: World,
    private readonly heard: (message: Outgoing) => void,
    private readonly changed: (state: LinkState) => void,
  ) {
    this.open();
  }

  /** Say something; its number, which the answer repeats, or null where nobody hears it now. */
  say(message: Unsent): number | null {
    if (this.socket === null || this.state.kind !== "open") return null;
    const id = this.ids++;
    this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Try again at once, without waiting for the time to be over. */
  retry(): void {
    if (this.state.kind === "lost") this.open();
  }

  /** Open anew, as whoever this device is now. */
  renew(): void {
    if (this.state.kind !== "closed") this.open();
  }

  close(): void {
    this.stopTimer();
    this.detach();
    this.become({ kind: "closed", code: 1000, sentence: "" });
  }

  private open(): void {
    this.stopTimer();
    this.detach();
    this.expected = null;
    this.become({ kind: "opening" });
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.lose(event.code);
    this.timer(PATIENCE, () => this.lose(0));
  }

  private detach(): void {
    if (this.socket === null) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private receive(message: Outgoing): void {
    this.listen();
    if (message.type === "table") this.takeAll(message.seq);
    else if (this.expected === null)
      return; // what comes before everything is older than it
    else if (message.seq !== this.expected) return this.askForAll();
    else this.expected += 1;
    if (message.type === "bye") [this.farewell, this.comeBack] = [message.sentence, message.come_back];
    this.heard(message);
  }

  private takeAll(seq: number): void {
    this.expected = seq + 1;
    this.losses = 0;
    if (this.state.kind !== "open") this.become({ kind: "open" });
  }

  private askForAll(): void {
    this.expected = null;
    this.say({ type: "resync" });
  }

  /** Where nothing is heard for long, ask; where nothing is answered, the line is dead. */
  private listen(): void {
    this.timer(SILENCE, () => {
      this.say({ type: "ping" });
      this.timer(PATIENCE, () => this.lose(0));
    });
  }

  private lose(code: number): void {
    this.detach();
    if (FOR_GOOD.has(code)) {
      this.stopTimer();
      this.become({ kind: "closed", code, sentence: this.farewell });
      return;
    }
    const wait = this.wait();
    this.losses += 1;
    this.become({ kind: "lost", until: this.world.now() + wait });
    this.timer(wait, () => this.open());
  }

  /** Twice as long after each loss, and never for all clients at the same moment. */
  private wait(): number {
    const asked = this.comeBack === null ? 0 : this.comeBack * 1000;
    this.comeBack = null;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.losses);
    return asked + longest * (0.5 + this.world.random() / 2);
  }

  private timer(milliseconds: number, act: () => void): void {
    this.stopTimer();
    this.stopTimer = this.world.after(milliseconds, act);
  }

  private become(state: LinkState): void {
    this.state = state;
    this.changed(state);
  }
}

/** The browser's own world. */
export const BROWSER: World = {
  open: (url) => new WebSocket(url),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  random: () => Math.random(),
};

export function socketAddress(table: string, language: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/socket?language=${language}`;
}
