/** The round as it was told so far: whoever looks can stop it, go back card by card, and see it again. */

import type { GamePlay, GameShow } from "../games/module";
import type { Happening } from "../wire";
import type { Step } from "../wire/feed";

/** A card that was carried out, or what the round did by itself: its steps on the tape. */
export interface ShownCard {
  kind: "card" | "event";
  from: number;
  to: number; // the first step that isn't part of it
}

export class Show {
  /** What was told of this round, oldest first; the first step is how things stood. */
  tape = $state.raw<readonly Step[]>([]);
  /** How many steps of the tape are drawn: less than all while one looks back. */
  head = $state(0);
  /** Whether nothing goes on by itself. */
  paused = $state(false);
  readonly cards = $derived(cardsIn(this.tape, (event) => this.rules?.begins(event) ?? null));

  private game = $state.raw<GamePlay | null>(null);
  private stepping = false; // on to the end of one card
  private fresh = false; // whether nothing was shown since one asked for that
  private looks = 0; // goes up when one goes elsewhere on the tape
  private wake: () => void = () => undefined;

  private get rules(): GameShow | null {
    return this.game?.show ?? null;
  }

  /** Whether what is drawn is older than what was told. */
  get behind(): boolean {
    return this.head < this.tape.length;
  }

  /** The place of the card that is drawn, among all of the round; -1 before the first. */
  get at(): number {
    return this.cards.findLastIndex((card) => card.from < this.head);
  }

  /** The card that is drawn, if any. */
  get card(): ShownCard | null {
    return this.cards[this.at] ?? null;
  }

  /** The steps of the card that is drawn, as far as they are drawn. */
  get acted(): readonly Step[] {
    const card = this.card;
    return card === null ? [] : this.tape.slice(card.from, Math.min(card.to, this.head));
  }

  /** How things stood before a card. */
  before(card: ShownCard): Step | undefined {
    return this.tape[card.from - 1];
  }

  /** Forget what was told: this is how things stand. */
  restart(game: GamePlay, step: Step): void {
    [this.game, this.tape, this.head] = [game, [step], 1];
    this.go();
  }

  /** A step was told and is drawn; a round that begins is a new tape. */
  record(step: Step, isRound: boolean): void {
    this.tape = isRound ? [step] : [...this.tape, step];
    this.head = this.tape.length;
  }

  /** The next step of those that were told before. */
  again(): Step | undefined {
    const step = this.tape[this.head];
    if (step !== undefined) this.head += 1;
    return step;
  }

  /** All that was told is drawn. */
  jumpOn(): void {
    this.head = this.tape.length;
  }

  peek(): Step | undefined {
    return this.tape[this.head];
  }

  begins(event: Happening | null): boolean {
    return event !== null && (this.rules?.begins(event) ?? null) !== null;
  }

  /** Resolves when the next step may be shown: true, or false if one has gone elsewhere meanwhile. */
  async gate(next: Step): Promise<boolean> {
    const looks = this.looks;
    if (this.begins(next.event) && !this.fresh) this.stepping = false;
    while (this.paused && !this.stepping && looks === this.looks) await new Promise<void>((done) => (this.wake = done));
    if (looks !== this.looks) return false;
    this.fresh = false;
    return true;
  }

  stop(): void {
    this.paused = true;
  }

  go(): void {
    this.paused = this.stepping = this.fresh = false;
    this.wake();
  }

  /** Show one card, or the rest of one. */
  stepOn(): void {
    this.paused = this.stepping = this.fresh = true;
    this.wake();
  }

  /** Draw the tape up to a step, and stay there. */
  look(head: number): Step | undefined {
    this.head = Math.min(Math.max(1, head), this.tape.length);
    this.paused = true;
    this.stepping = this.fresh = false;
    this.looks += 1;
    this.wake();
    return this.tape[this.head - 1];
  }
}

function cardsIn(tape: readonly Step[], begins: (event: Happening) => ReturnType<GameShow["begins"]>): ShownCard[] {
  const cards: ShownCard[] = [];
  let open: ShownCard | null = null;
  tape.forEach(({ event }, place) => {
    const kind = event === null ? null : begins(event);
    if (kind === null) return;
    if (open !== null) open.to = place;
    open = kind === "end" ? null : { kind, from: place, to: tape.length };
    if (open !== null) cards.push(open);
  });
  return cards;
}
