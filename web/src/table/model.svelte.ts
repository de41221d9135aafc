/** A table as the page has it: what is shown now, who is there, what can be chosen, and how the line is. */

import { plays } from "../games/loaded";
import type { GamePlay } from "../games/module";
import type {
  Emoted,
  GameView,
  Happening,
  OfferedChoice,
  Outcome,
  Outgoing,
  Prompt,
  TableInfo,
  Whole,
  WhyNot,
} from "../wire";
import { numberIn } from "../wire/facts";
import { Feed, type Clocks, type Step } from "../wire/feed";
import type { LinkState, Unsent } from "../wire/connection";
import { forEverybody, type Cast } from "../words/things";
import { Accounts } from "./account.svelte";
import type { Connect, Connection, Guide } from "./connection";
import { handedTo, type Holder } from "./handing";
import type { Director, StageModel, RevealedCard, LogLine } from "./stageModel";
import { Helping, type Decision } from "../foresee/helping.svelte";
import { pause } from "../motion/waiting";
import { settings } from "../settings.svelte";
import { settleOf } from "./concern";
import { Recaps } from "./recaps.svelte";
import { Show } from "./show.svelte";
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
  /** Whether the game was over before anything of it was told here. */
  late = $state<boolean | null>(null);
  director: Director = async (_, apply) => apply();
  guide: Guide | null = null;
  /** What was told of this round, and where in it one looks. */
  readonly show = new Show();
  readonly recaps = new Recaps();
  readonly talk = new Talk(
    (message) => this.connection.say(message),
    () => this.holder?.seat ?? this.seat,
  );
  readonly help = new Helping((message) => this.connection.say(message));
  /** Whether who looked last may take back, while the screen is covered for another. */
  mayHandBack = $state(false);

  private holder = $state.raw<Holder | null>(null);
  private readonly feed = new Feed();
  private prompt = $state.raw<Prompt | null>(null);
  private latest = $state.raw<Prompt | null>(null); // the newest prompt, even while something is still shown
  private readonly offered = $derived(this.prompt === null ? [] : this.feed.offered(this.prompt));
  private readonly connection: Connection;
  private readonly accounts = new Accounts();
  private sent: number | null = null; // what wasn't answered yet
  private returns: number | null = null; // the seat that takes back while the screen is covered for another
  private wish: number | null | undefined; // whose view was asked for, if any
  private cut = new AbortController();
  private laid = $state.raw<GameView | null>(null); // what was drawn before one's own card lay there unanswered
  private turn = 0; // goes up when one jumps: what was being drawn isn't drawn any more
  private shownAt = 0; // when the last step was drawn, by this machine's clock

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

  /** The cards that were revealed in this round, as far as it is drawn. */
  get shown(): readonly RevealedCard[] {
    if (!this.show.behind) return this.accounts.now.shown;
    const later = this.show.tape.slice(this.show.head).filter(({ event }) => event?.name === "revealed").length;
    return this.accounts.now.shown.slice(0, this.accounts.now.shown.length - later);
  }

  /** Whether cards are at work: what they do is shown, and no person is asked. A lesson goes at its coach's pace. */
  get acting(): boolean {
    const atWork = this.busy || (this.outcome === null && this.asksBots);
    return atWork && this.guide === null && this.show.card !== null && this.recaps.now === null;
  }

  /** Whether only bots are to choose: they answer in a moment. */
  private get asksBots(): boolean {
    const seats = this.toAct.map((seat) => this.info?.seats[seat]);
    return seats.length > 0 && seats.every((seat) => seat?.kind === "bot" || seat?.away);
  }

  /** Whether one's own choice is on its way, or lies there while the table's answer is being told. */
  get laying(): boolean {
    return this.sending || this.laid !== null;
  }

  /** Whether one's own clock is running while things are still being shown. */
  get hurried(): boolean {
    return this.clocks.faces.some((face) => face.running && this.mine.includes(face.seat));
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

  /** The decision that one's own seat has to make, while it may choose. */
  get decision(): Decision | null {
    return this.choices.length === 0 ? null : this.outlook;
  }

  /** The decision that one's own seat has to make, or will have to while others choose. */
  get outlook(): Decision | null {
    if (!this.idle || this.away || this.outcome !== null || this.prompt === null) return null;
    return { seat: this.prompt.seat, decision: this.prompt.decision };
  }

  /** The game that is played here. */
  private get game(): GamePlay {
    return plays.of(this.feed.table?.table.game ?? "");
  }

  private castOf(view: GameView): Cast {
    return this.toldTo(view.seat, this.game.castOf(view, this.feed.table?.seats ?? []));
  }

  /** A cast for whoever looks with a seat's view: one's own seat is called "you". */
  private toldTo(seat: number | null, cast: Cast): Cast {
    return seat !== null && this.feed.mine.includes(seat) ? { ...cast, you: seat } : forEverybody(cast);
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

  /** Whether one plays alone and may go back to one's last choice, whatever has happened or is being shown. */
  get mayGoBack(): boolean {
    return this.link.kind === "open" && !this.sending && !this.away && (this.latest?.undo_any_time ?? false);
  }

  /** Whether one is asked for something, though what led there may still have to be shown. */
  get due(): boolean {
    return (this.latest?.choices.length ?? 0) > 0;
  }

  get mayUndo(): boolean {
    return this.mayTakeBack || this.mayGoBack;
  }

  /** Choose: what one lays lies down at once, and comes back if the table refuses it. */
  choose(choice: OfferedChoice): void {
    const { code } = choice;
    this.decide(this.prompt, (seat, decision) => ({ type: "choose", seat, decision, code }));
    const chosen = this.sending && this.view !== null ? this.game.chosen(this.view, choice) : null;
    if (chosen !== null) [this.laid, this.view] = [this.view, chosen];
  }

  takeBack(): void {
    this.decide(this.latest, (seat, decision) => ({ type: "take_back", seat, decision }));
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

  /** Jump over what is still to be shown, as far as the round goes. */
  skip(): void {
    this.turn += 1;
    this.shownAt = 0; // nothing is left to be seen for a while
    this.show.jumpOn();
    for (const step of this.feed.skip((each) => this.roundOf(each) > 1)) this.tellOf(step);
    this.show.go();
    this.cutShort();
  }

  /** Stop the show, or let it go on. */
  togglePause(): void {
    if (this.show.paused) this.show.go();
    else if (this.acting) this.show.stop();
  }

  /** Show the next card, and stop. */
  stepOn(): void {
    this.show.stepOn();
  }

  /** Go back to the end of the card before the one that is drawn, and stop. */
  stepBack(): void {
    this.lookAt(this.show.at - 1);
  }

  /** Look at how things stood after one of the round's cards, or, below the first, before it. */
  lookAt(card: number): void {
    const cards = this.show.cards;
    const head = card < 0 ? cards[0]?.from : cards[Math.min(card, cards.length - 1)]?.to;
    if (head === undefined) return;
    const step = this.show.look(head);
    if (step !== undefined) this.drawAlone(step);
  }

  /** See the round again from its first card. */
  watchAgain(): void {
    this.lookAt(-1);
    this.show.go();
    this.recaps.end("again");
    this.recaps.close();
  }

  /** The recap was read. */
  goOn(): void {
    this.recaps.end("on");
  }

  /** What was told and isn't shown yet. */
  get toCome(): readonly Step[] {
    return this.feed.steps;
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
  private decide(prompt: Prompt | null, said: (seat: number, decision: number) => Unsent): void {
    if (prompt !== null) this.send(this.connection.say(said(prompt.seat, prompt.decision)));
  }

  private send(id: number | null): void {
    this.sent = id;
    this.sending = id !== null;
    this.problem = "";
  }

  private linkIs(state: LinkState): void {
    this.link = state;
    if (state.kind !== "open") this.unlay();
  }

  private hear(message: Outgoing): void {
    if (this.help.hears(message)) return;
    this.feed.take(message);
    if (message.type === "done") this.isDone(message.id);
    if (message.type === "refused") this.isRefused(message.id, message.error.sentence);
    if (message.type === "table") this.hearWhole(message);
    if (message.type === "news" || message.type === "table") this.sending = this.sent !== null;
    this.latest = this.feed.newest?.prompt ?? null;
    [this.info, this.mine, this.clocks] = [this.feed.table, this.feed.mine, this.feed.clocks];
    this.talk.me = this.info?.seats[this.mine[0] ?? -1]?.guest ?? null;
    this.talk.hear(this.feed.chat);
    if (message.type === "table" && this.wish !== undefined) this.takeWish(this.wish);
    if (message.type === "emoted") this.emoted(message);
    if (message.type !== "done" && !this.busy) void this.run();
  }

  /** Everything is told anew: what was being looked at is old. Where there was a gap, an answer may have been lost. */
  private hearWhole(message: Whole): void {
    this.sent = null;
    this.late ??= message.outcome !== null;
    this.accounts.catchUp(this.game, message);
    this.accounts.turnTo(this.feed.looking);
    this.turn += 1;
    this.show.jumpOn();
    this.show.go();
    this.recaps.end("on");
    this.cutShort(); // what is being shown may be undone
  }

  /** What was answered isn't offered again in the moment before its news. */
  private isDone(id: number): void {
    if (!this.talk.answered(id, "") && id === this.sent) this.sent = null;
  }

  private isRefused(id: number | null, problem: string): void {
    if (this.talk.answered(id, problem) || this.help.refused(id, problem)) return;
    if (id === this.sent) this.unlay();
    [this.problem, this.returns] = [problem, null];
  }

  /** What was chosen doesn't count: all is as before. */
  private unlay(): void {
    this.send(null);
    if (this.laid !== null) this.view = this.laid;
    this.laid = null;
  }

  /** Whether a step tells what one has laid oneself, and sees lying there already. */
  private isLaid({ event }: Step): boolean {
    const own = event !== null && numberIn(event.facts, "seat") === this.seat;
    if (!own) this.laid = null;
    return own && this.laid !== null;
  }

  private takeWish(seat: number | null): void {
    if (this.feed.has(seat)) this.lookWith(seat);
    this.wish = undefined;
  }

  /** People gesture when they like; a bot reacts to something, which may still have to be shown. */
  private emoted(message: Emoted): void {
    if (message.about && this.busy) this.talk.hold(message);
    else this.gesture(message);
  }

  private gesture(message: Emoted): void {
    if (!this.talk.see(message)) return;
    this.accounts.tellAll(this.game, { name: "emoted", facts: { seat: message.seat, emote: message.emote } });
  }

  /** Look with another view: what the one was told goes out of the other's sight. */
  private lookWith(seat: number | null): void {
    this.feed.lookWith(seat);
    this.cast = this.cast && this.toldTo(this.feed.looking, this.cast);
    this.latest = this.feed.newest?.prompt ?? null;
    this.accounts.turnTo(this.feed.looking);
  }

  /** Show what has been told, step by step, until nothing is left. */
  private async run(): Promise<void> {
    if (this.mustHandOver()) return;
    this.busy = true;
    for (let step = this.upcoming; step !== undefined; step = this.upcoming) {
      const open = await this.show.gate(step);
      if (open && step === this.upcoming && !(await this.recapsBefore(step))) await this.take(step);
    }
    this.show.go();
    this.talk.due(null, this.cast).forEach((each) => this.gesture(each));
    this.outcome = this.feed.outcome;
    this.event = null;
    this.busy = false;
    this.mustHandOver();
    this.guide?.settled();
  }

  /** What is shown next: what was told before, if one has gone back. */
  private get upcoming(): Step | undefined {
    return this.show.peek() ?? this.feed.peek();
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
    const [turn, replayed] = [this.turn, step === this.show.peek()];
    const anew = this.feed.anew && !replayed;
    if (!anew && !replayed) await this.guide?.before(step);
    if (turn !== this.turn) return; // one has jumped meanwhile, or everything was told anew
    const accept = () => {
      if (turn === this.turn) this.accept(step, anew);
    };
    if (anew) accept();
    else if (this.isLaid(step) || this.isCounted(step)) accept();
    else await this.director({ ...step, settle: this.settleBefore(step) }, accept, this.cut.signal);
    if (turn === this.turn) this.shownAt = performance.now();
    if (step.event !== null && !replayed) this.talk.due(step.event, this.cast).forEach((each) => this.gesture(each));
  }

  /** A step is shown: it is told in words, unless it was before, and drawn. */
  private accept(step: Step, anew: boolean): void {
    if (this.show.again() === undefined) this.tellOf(this.feed.next() ?? step, anew);
    if (anew) this.feed.anew = false;
    if (step.view !== this.laid) this.draw(step); // what lies there stays there
  }

  /** A step is told: in words, and on the tape of the round. */
  private tellOf(step: Step, anew = false): void {
    if (step.event !== null && !this.isCounted(step)) this.accounts.now.tell(this.game, step.event);
    if (anew) this.restart(step);
    else this.record(step);
  }

  /** Whether the final scoring tells a step, and nothing before it; a lesson has none. */
  private isCounted({ event }: Step): boolean {
    return this.guide === null && event !== null && (this.game.isCounting?.(event) ?? false);
  }

  private restart(step: Step): void {
    this.show.restart(this.game, step);
    this.recaps.close();
  }

  private record(step: Step): void {
    const isRound = this.roundOf(step) > 0;
    this.show.record(step, isRound);
    if (isRound) this.recaps.close();
  }

  /** The number of the round that a step begins, or 0. */
  private roundOf({ event }: Step): number {
    return event === null ? 0 : (this.game.roundBegun(event) ?? 0);
  }

  /** How long what a card did is left to be seen before the next one. */
  private settleBefore(step: Step): number {
    return this.guide !== null || !this.show.begins(step.event) ? 0 : this.settleAfter();
  }

  /** How much longer what the last card did is left to be seen. */
  private settleAfter(): number {
    if (this.show.at < 0) return 0;
    return Math.max(0, settleOf(this) - (performance.now() - this.shownAt) / settings.stretch);
  }

  /** Before a new round, show what the last one has brought; says whether it did. */
  private async recapsBefore(step: Step): Promise<boolean> {
    const wanted = this.guide === null && this.roundOf(step) > 1 && !this.show.behind;
    if (!wanted || this.recaps.now !== null) return false;
    await pause(this.settleAfter() * settings.stretch, this.cut.signal);
    return step === this.upcoming && (await this.recaps.before(step, this.show, this.game));
  }

  /** End what is moving, at once. */
  private cutShort(): void {
    this.cut.abort();
    this.cut = new AbortController();
  }

  /** Draw a step by itself, whatever is being shown. */
  private drawAlone(step: Step): void {
    this.turn += 1;
    this.cutShort();
    this.draw(step);
    if (!this.busy) void this.run();
  }

  private draw(step: Step): void {
    [this.view, this.prompt, this.event] = [step.view, step.prompt, step.event];
    if (step.event === null || this.cast === null) this.cast = this.castOf(step.view);
  }
}
