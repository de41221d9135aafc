/** Help at a table that allows it: where the plan leads, and what a strong bot would do. Its parts are fetched when they are needed. */

import { recall, remember } from "../storage";
import type { Foreseen, Hint, Outgoing, TableInfo } from "../wire";
import type { Unsent } from "../wire/connection";
import { wordsOf } from "../words/language.svelte";

/** A decision that one's own seat has to make now, or the next one while others choose. */
export interface Decision {
  readonly seat: number;
  readonly decision: number;
}

export type Parts = typeof import("./parts");

const LOOKING = "folsom.looking-ahead";
const OFF = "off";

export class Helping {
  /** What the seat may foresee as things stand: of its game's own type. Null until it's told. */
  foresight = $state.raw<unknown>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether a bot is thinking about a hint. */
  thinking = $state(false);
  /** Why there is no hint. */
  problem = $state("");
  /** Whether one wants to look ahead, as this device remembers. */
  looking = $state(recall(LOOKING) !== OFF);
  parts = $state.raw<Parts | null>(null);
  mayForesee = $state(false);
  mayHint = $state(false);

  private latest = $state.raw<Foreseen | null>(null); // outlives what it was asked for, until the plan does
  private now: Decision | null = null;
  private plan: string | null = null;
  private asked: number | null = null; // the number of what wasn't foreseen yet
  private asks: number | null = null; // the number of the hint that is thought about
  private readonly outdated = new Set<number>(); // what was asked, and isn't needed any more
  private fetching = false;

  constructor(private readonly say: (message: Unsent) => number | null) {}

  /** What is helped with: a decision, or none; and the plan that may lead somewhere, by any name that changes with it. */
  attend(decision: Decision | null, plan: string | null): void {
    if (plan === null || !this.looking || !this.mayForesee) this.latest = null;
    if (!this.isSame(decision, plan)) this.begin(decision, plan);
    if (decision === null || !(this.mayForesee || this.mayHint)) return;
    void this.fetch();
    const wanted = plan !== null && this.looking && this.mayForesee && this.foresight === null && this.asked === null;
    if (wanted) this.asked = this.say({ type: "foresee", ...decision });
  }

  /** What a seat foresaw last: it holds until the next answer, so that nothing flickers while others choose. */
  latestOf(seat: number | null): unknown {
    return this.latest !== null && this.latest.seat === seat ? this.latest.foresight : null;
  }

  look(ahead: boolean): void {
    this.looking = ahead;
    remember(LOOKING, ahead ? null : OFF);
  }

  askHint(): void {
    if (this.now === null || this.thinking) return;
    [this.hint, this.problem] = [null, ""];
    this.asks = this.say({ type: "ask_hint", ...this.now });
    this.thinking = this.asks !== null;
  }

  /** Whether a message is about help alone. */
  hears(message: Outgoing): boolean {
    if (message.type === "table" || message.type === "people") this.knows(message.table);
    if (message.type === "table") this.forget(); // where there was a gap, an answer may have been lost
    if (message.type === "foreseen" && message.id === this.asked) {
      [this.foresight, this.latest, this.asked] = [message.foresight, message, null];
    }
    if (message.type === "hint" && message.id === this.asks) {
      [this.hint, this.asks, this.thinking] = [message, null, false];
    }
    return message.type === "foreseen" || message.type === "hint";
  }

  /** Whether it was asked here what is refused now. */
  refused(id: number | null, problem: string): boolean {
    if (id === null) return false;
    if (this.outdated.delete(id)) return true;
    if (id !== this.asked && id !== this.asks) return false;
    if (id === this.asks) [this.asks, this.thinking, this.problem] = [null, false, problem];
    return true; // what can't be foreseen isn't missed
  }

  private knows(info: TableInfo): void {
    [this.mayForesee, this.mayHint] = [info.foresight, info.hints];
  }

  private isSame(decision: Decision | null, plan: string | null): boolean {
    const { now } = this;
    return decision?.seat === now?.seat && decision?.decision === now?.decision && plan === this.plan;
  }

  /** Wait for nothing more: a table that has moved on refuses what was asked about the moment before. */
  private forget(): void {
    for (const id of [this.asked, this.asks]) if (id !== null) this.outdated.add(id);
    [this.asked, this.asks, this.thinking] = [null, null, false];
  }

  private begin(decision: Decision | null, plan: string | null): void {
    this.forget();
    [this.now, this.plan, this.foresight, this.hint, this.problem] = [decision, plan, null, null, ""];
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      const [parts] = await Promise.all([import("./parts"), wordsOf("foresee")]);
      this.parts = parts;
    } catch {
      this.fetching = false; // the next decision tries again; until then the table does without
    }
  }
}
