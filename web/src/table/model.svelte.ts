/** A table as the page has it: what is shown now, who is there, what can be chosen, and how the line is. */

import { plays } from "../games/loaded";
import type { GamePlay } from "../games/module";
import type { Emoted, GameView, Happening, OfferedChoice, Outcome, Outgoing, Prompt, TableInfo, WhyNot } from "../wire";
import { Feed, type Clocks, type Step } from "../wire/feed";
import type { LinkState, Unsent } from "../wire/connection";
import type { Cast } from "../words/things";
import { Accounts } from "./account.svelte";
import type { Connect, Connection, Guide } from "./connection";
import { handedTo, type Holder } from "./handing";
import type { Director, StageModel, RevealedCard, LogLine } from "./stageModel";
import { Talk } from "./talk.svelte";

export class TableModel implements StageModel {
  link = $state.raw<LinkState>({ kind: "opening" });
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  view = $state.raw<GameView | null>(null);
  cast = $state.raw<Cast | null>(null);
  clocks = $state.raw<Clocks>({ faces: [], at: 0 });
  outcome = $state.raw<Outcome | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Happening | null>(null);
  problem = $state("");
  /** Whether a choice was sent, and neither what came of it nor a refusal was told yet. */
  sending = $state(false);
  busy = $state(false);
  director: Director = async (_, apply) => apply();
  guide: Guide | null = null;
  readonly talk = new Talk(
    (message) => this.connection.say(message),
    () => this.holder?.seat ?? this.seat,
  );
  /** Whether who looked last may take back, while the screen is covered for another. */
  mayHandBack = $state(false);

  private holder = $state.raw<Holder | null>(null);
  private readonly feed = new Feed();
  private prompt = $state.raw<Prompt | null>(null);
  private readonly offered = $derived(this.prompt === null ? [] : this.feed.offered(this.prompt));
  private readonly connection: Connection;
  private readonly accounts = new Accounts();
  private sent: number | null = null; // what wasn't answered yet
  private returns: number | null = null; // the seat that takes back while the screen is covered for another
  private wish: number | null | undefined; // whose view was asked for, if any
  private cut = new AbortController();

  constructor(connect: Connect) {
    this.connection = connect(
      (message) => this.hear(message),
      (state) => this.linkIs(state),
    );
  }

  /** What whoever looks was told so far. */
  get log(): readonly LogLine[] {
    return this.accounts.now.log;
  }

  /** The cards that were revealed in this round. */
  get shown(): readonly RevealedCard[] {
    return this.accounts.now.shown;
  }

  /** One's own seat that looks, if any. */
  get seat(): number | null {
    const seat = this.view?.seat ?? null;
    return seat !== null && this.mine.includes(seat) ? seat : null;
  }

  /** The own seat that the screen must be handed to: until it is, nothing of the game may be seen. */
  get covered(): number | null {
    return this.holder === null || this.holder.looks ? null : this.holder.seat;
  }

  /** Whether a bot plays for one's own seats, as their time ran out. */
  get away(): boolean {
    return this.info?.status === "playing" && this.mine.some((seat) => this.info?.seats[seat]?.away);
  }

  /** What may be chosen now: nothing while something is shown, sent or lost, or a bot plays on. */
  get choices(): readonly OfferedChoice[] {
    return this.idle && !this.away ? this.offered : [];
  }

  /** The game that is played here. */
  private get game(): GamePlay {
    return plays.of(this.feed.table?.table.game ?? "");
  }

  private castOf(view: GameView): Cast {
    return this.game.castOf(view, this.feed.table?.seats ?? []);
  }

  private get idle(): boolean {
    return !this.busy && !this.sending && this.link.kind === "open";
  }

  /** What could be meant besides, and why not. */
  get ruledOut(): readonly WhyNot[] {
    return this.choices.length === 0 ? [] : (this.prompt?.why_not ?? []);
  }

  get toAct(): readonly number[] {
    return this.view?.to_act ?? [];
  }

  get mayTakeBack(): boolean {
    return this.idle && (this.prompt?.may_take_back ?? false);
  }

  choose({ code }: OfferedChoice): void {
    this.decide((seat, decision) => ({ type: "choose", seat, decision, code }));
  }

  takeBack(): void {
    this.decide((seat, decision) => ({ type: "take_back", seat, decision }));
  }

  /** The screen was handed on: show what the seat sees that it waited for, and what has happened since it looked. */
  uncover(): void {
    if (this.covered === null || this.busy) return;
    if (this.away) this.back();
    this.lookWith(this.covered);
    this.holder = { seat: this.covered, looks: true };
    void this.run();
  }

  /** Who looked last takes back: the screen goes to them again. */
  takeBackCovered(): void {
    const prompt = this.feed.newest?.prompt ?? null;
    if (!this.mayHandBack || prompt === null) return;
    const { seat, decision } = prompt;
    this.send(this.connection.say({ type: "take_back", seat, decision }));
    this.returns = seat;
  }

  /** Look with a seat's view, or, where that is null, with a spectator's. */
  watchSeat(seat: number | null): void {
    this.wish = seat;
    this.connection.say({ type: "watch_seat", seat });
  }

  consent(allow: boolean): void {
    for (const seat of this.mine) this.connection.say({ type: "consent", seat, allow });
  }

  back(): void {
    this.connection.say({ type: "back" });
  }

  /** Jump over what is still to be shown. */
  skip(): void {
    this.feed.skip().forEach((event) => this.accounts.now.tell(this.game, event));
    this.cut.abort();
    this.cut = new AbortController();
  }

  get waiting(): number {
    return this.feed.waiting;
  }

  retry(): void {
    this.connection.retry();
  }

  /** Ask for everything anew, as whoever this device is now. */
  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.connection.close();
  }

  /** Say something about the decision that one's own seat is asked for, if it is. */
  private decide(said: (seat: number, decision: number) => Unsent): void {
    if (this.prompt !== null) this.send(this.connection.say(said(this.prompt.seat, this.prompt.decision)));
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
    if (message.type === "done") this.isDone(message.id);
    if (message.type === "refused") this.isRefused(message.id, message.error.sentence);
    if (message.type === "table") this.sent = null; // where there was a gap, its answer may have been lost
    if (message.type === "news" || message.type === "table") this.sending = this.sent !== null;
    [this.info, this.mine, this.clocks] = [this.feed.table, this.feed.mine, this.feed.clocks];
    this.talk.me = this.info?.seats[this.mine[0] ?? -1]?.guest ?? null;
    this.talk.hear(this.feed.chat);
    if (message.type === "table" && this.wish !== undefined) this.takeWish(this.wish);
    if (message.type === "emoted") this.gesture(message);
    if (message.type !== "done" && !this.busy) void this.run();
  }

  /** What was answered isn't offered again in the moment before its news. */
  private isDone(id: number): void {
    if (!this.talk.answered(id, "") && id === this.sent) this.sent = null;
  }

  private isRefused(id: number | null, problem: string): void {
    if (this.talk.answered(id, problem)) return;
    if (id === this.sent) this.send(null);
    [this.problem, this.returns] = [problem, null];
  }

  private takeWish(seat: number | null): void {
    if (this.feed.has(seat)) this.lookWith(seat);
    this.wish = undefined;
  }

  private gesture(message: Emoted): void {
    if (!this.talk.see(message)) return;
    this.accounts.tellAll(this.game, { name: "emoted", facts: { seat: message.seat, emote: message.emote } });
  }

  /** Look with another view; between one's own seats, what the one was told goes out of the other's sight. */
  private lookWith(seat: number | null): void {
    this.feed.lookWith(seat);
    if (seat !== null && this.mine.includes(seat)) this.accounts.turnTo(seat);
  }

  /** Show what has been told, step by step, until nothing is left. */
  private async run(): Promise<void> {
    if (this.mustHandOver()) return;
    this.busy = true;
    for (let step = this.feed.next(); step !== undefined; step = this.feed.next()) await this.take(step);
    this.outcome = this.feed.outcome;
    this.event = null;
    this.busy = false;
    this.mustHandOver();
    this.guide?.settled();
  }

  /** Whether another of this screen's seats is to look; once all is over, whoever looks may. */
  private mustHandOver(): boolean {
    this.cast ??= this.feed.newest && this.castOf(this.feed.newest.view);
    const returned = this.feed.toAct.find((seat) => seat === this.returns);
    if (returned !== undefined) [this.holder, this.returns] = [{ seat: returned, looks: false }, null];
    this.holder = this.feed.outcome === null ? handedTo(this.mine, this.feed.toAct, this.holder) : null;
    this.mayHandBack = this.feed.looking !== this.covered && (this.feed.newest?.prompt?.may_take_back ?? false);
    return this.covered !== null;
  }

  private async take(step: Step): Promise<void> {
    if (!this.feed.anew) await this.guide?.before(step);
    this.event = step.event;
    if (step.event !== null) this.accounts.now.tell(this.game, step.event);
    const anew = this.feed.anew;
    this.feed.anew = false;
    if (anew) this.draw(step);
    else await this.director(step, () => this.draw(step), this.cut.signal);
  }

  private draw(step: Step): void {
    [this.view, this.prompt] = [step.view, step.prompt];
    if (step.event === null || this.cast === null) this.cast = this.castOf(step.view);
  }
}
