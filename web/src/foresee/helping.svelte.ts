/** Help at a table that allows it: where the plan leads, and what a strong bot would do. Its parts are fetched when they are needed. */

import { recall, remember } from "../storage";
import type { Hint, Outgoing, TableInfo } from "../wire";
import type { Unsent } from "../wire/connection";
import { wordsOf } from "../words/language.svelte";

/** A decision that one's own seat has to make now. */
export interface Decision {
  readonly seat: number;
  readonly decision: number;
}

export type Parts = typeof import("./parts");

const LOOKING = "folsom.looking-ahead";
const OFF = "off";

export class Helping {
  /** What the seat may foresee of the decision that it has to make: of its game's own type. */
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

  private now: Decision | null = null;
  private asked: number | null = null; // the number of what wasn't foreseen yet
  private asks: number | null = null; // the number of the hint that is thought about
  private fetching = false;

  constructor(private readonly say: (message: Unsent) => number | null) {}

  /** What is helped with: a decision, or none; and whether there is a plan that may lead somewhere. */
  attend(decision: Decision | null, plans: boolean): void {
    if (decision?.seat !== this.now?.seat || decision?.decision !== this.now?.decision) this.begin(decision);
    if (decision === null || !(this.mayForesee || this.mayHint)) return;
    void this.fetch();
    const wanted = plans && this.looking && this.mayForesee && this.foresight === null && this.asked === null;
    if (wanted) this.asked = this.say({ type: "foresee", ...decision });
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
      [this.foresight, this.asked] = [message.foresight, null];
    }
    if (message.type === "hint" && message.id === this.asks) {
      [this.hint, this.asks, this.thinking] = [message, null, false];
    }
    return message.type === "foreseen" || message.type === "hint";
  }

  /** Whether it was asked here what is refused now. */
  refused(id: number | null, problem: string): boolean {
    if (id === null || (id !== this.asked && id !== this.asks)) return false;
    if (id === this.asks) [this.asks, this.thinking, this.problem] = [null, false, problem];
    return true; // what can't be foreseen isn't missed
  }

  private knows(info: TableInfo): void {
    [this.mayForesee, this.mayHint] = [info.foresight, info.hints];
  }

  /** Wait for nothing more. */
  private forget(): void {
    [this.asked, this.asks, this.thinking] = [null, null, false];
  }

  private begin(decision: Decision | null): void {
    this.forget();
    [this.now, this.foresight, this.hint, this.problem] = [decision, null, null, ""];
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
