/** A table as the page has it: what is shown now, who is there, what can be chosen, and how the line is. */

import type { Eye, Happening, Option, Outcome, Outgoing, TableInfo } from "../wire";
import { Feed, type Clocks, type Step } from "../wire/feed";
import { BROWSER, Line, socketAddress, type LinkState } from "../wire/line";
import { language } from "../words/language.svelte";
import { castOf, type Cast } from "../words/things";

export interface Told {
  id: number;
  event: Happening;
}

/** A card of Super that was shown in this round. */
export interface Shown {
  seat: number;
  card: number;
  turn: number;
}

/** Shows an event: *apply* draws what it changes; resolves when the next one may come. */
export type Director = (step: Step, apply: () => void) => Promise<void>;

const LOG_KEPT = 200;

export class TableModel {
  link = $state.raw<LinkState>({ kind: "opening" });
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  eye = $state.raw<Eye | null>(null);
  cast = $state.raw<Cast | null>(null);
  clocks = $state.raw<Clocks>({ faces: [], at: 0 });
  outcome = $state.raw<Outcome | null>(null);
  log = $state.raw<Told[]>([]);
  shown = $state.raw<Shown[]>([]);
  /** The event that is being shown. */
  event = $state.raw<Happening | null>(null);
  problem = $state("");
  /** Whether a choice was sent and not yet answered. */
  sending = $state(false);
  busy = $state(false);
  director: Director = async (_, apply) => apply();

  private readonly feed = new Feed();
  private readonly line: Line;
  private sent: number | null = null;
  private told = 0;

  constructor(table: string) {
    const address = socketAddress(table, language());
    this.line = new Line(
      address,
      BROWSER,
      (message) => this.hear(message),
      (state) => this.linkIs(state),
    );
  }

  /** One's own seat that looks, if any. */
  get seat(): number | null {
    const seat = this.eye?.seat ?? null;
    return seat !== null && this.mine.includes(seat) ? seat : null;
  }

  /** What may be chosen now: nothing while something is shown, sent or lost. */
  get choices(): readonly Option[] {
    return this.busy || this.sending || this.link.kind !== "open" ? [] : (this.eye?.choices ?? []);
  }

  get toAct(): readonly number[] {
    return this.eye?.express?.to_act ?? this.eye?.superexpress?.to_act ?? [];
  }

  get mayTakeBack(): boolean {
    return !this.busy && !this.sending && this.link.kind === "open" && (this.eye?.may_take_back ?? false);
  }

  choose(option: Option): void {
    const [seat, decision] = [this.seat, this.eye?.decision ?? null];
    if (seat === null || decision === null) return;
    this.send(this.line.say({ type: "choose", seat, decision, code: option.code }));
  }

  takeBack(): void {
    const [seat, decision] = [this.seat, this.eye?.decision ?? null];
    if (seat === null || decision === null) return;
    this.send(this.line.say({ type: "take_back", seat, decision }));
  }

  /** Jump over what is still to be shown. */
  skip(): void {
    this.feed.skip().forEach((event) => this.tell(event));
  }

  get waiting(): number {
    return this.feed.waiting;
  }

  retry(): void {
    this.line.retry();
  }

  close(): void {
    this.line.close();
  }

  private send(id: number | null): void {
    this.sent = id;
    this.sending = id !== null;
    this.problem = "";
  }

  private linkIs(state: LinkState): void {
    this.link = state;
    if (state.kind !== "open") this.send(null);
  }

  private hear(message: Outgoing): void {
    this.feed.take(message);
    if (message.type === "refused" || message.type === "done") this.answered(message.id);
    if (message.type === "refused") this.problem = message.error.sentence;
    this.info = this.feed.table;
    this.mine = this.feed.mine;
    this.clocks = this.feed.clocks;
    if (!this.busy) void this.run();
  }

  private answered(id: number | null): void {
    if (id === this.sent) this.send(null);
  }

  /** Show what has been told, step by step, until nothing is left. */
  private async run(): Promise<void> {
    this.busy = true;
    for (let step = this.feed.next(); step !== undefined; step = this.feed.next()) await this.take(step);
    this.outcome = this.feed.outcome;
    this.event = null;
    this.busy = false;
  }

  private async take(step: Step): Promise<void> {
    this.event = step.event;
    if (step.event !== null) this.tell(step.event);
    const anew = this.feed.anew;
    this.feed.anew = false;
    if (anew) this.draw(step);
    else await this.director(step, () => this.draw(step));
  }

  private draw(step: Step): void {
    this.eye = step.eye;
    if (step.event === null || this.cast === null) this.cast = castOf(step.eye);
  }

  private tell(event: Happening): void {
    this.log = [...this.log, { id: this.told++, event }].slice(-LOG_KEPT);
    if (event.name === "round began") this.shown = [];
    const { bandit, card, turn } = event.facts;
    if (event.name === "revealed" && typeof turn === "number")
      this.shown = [...this.shown, { seat: Number(bandit), card: Number(card), turn }];
  }
}
