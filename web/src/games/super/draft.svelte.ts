/** A plan in the making: slots to fill, empty and reorder, before it is said to be ready. */

import type { OfferedChoice } from "../../wire";
import { SLOTS } from "./names";
import type { SuperChoice } from "./wire";

export type SuperOffered = Omit<OfferedChoice, "facts"> & { facts: SuperChoice };

type Slot = string | null;

const often = (cards: readonly unknown[], card: string) => cards.filter((each) => each === card).length;

/** How many of a card there are: as many as an offered plan has at most. */
function copies(choices: readonly SuperOffered[], card: string): number {
  return Math.max(0, ...choices.map(({ facts }) => often(facts.act === "plan" ? facts.cards : [], card)));
}

export class Draft {
  slots = $state<Slot[]>(Array<Slot>(SLOTS).fill(null));

  get missing(): number {
    return this.slots.filter((card) => card === null).length;
  }

  get chosen(): number {
    return SLOTS - this.missing;
  }

  /** The slot that the next card goes to, from 0; none when all are filled. */
  get open(): number {
    return this.slots.indexOf(null);
  }

  /** How many of a card aren't in a slot yet. */
  left(card: string, choices: readonly SuperOffered[]): number {
    return copies(choices, card) - often(this.slots, card);
  }

  put(card: string, choices: readonly SuperOffered[]): void {
    if (this.open >= 0 && this.left(card, choices) > 0) this.slots[this.open] = card;
  }

  /** Put a card into a slot; what lies there goes where the card was. */
  place(card: string, slot: number): void {
    const from = this.slots.indexOf(card);
    if (from >= 0) this.slots[from] = this.slots[slot] ?? null;
    this.slots[slot] = card;
  }

  take(slot: number): void {
    this.slots[slot] = null;
  }

  /** Move a card one slot on, or back. */
  shift(slot: number, by: 1 | -1): boolean {
    const other = slot + by;
    if (other < 0 || other >= SLOTS) return false;
    [this.slots[slot], this.slots[other]] = [this.slots[other] ?? null, this.slots[slot] ?? null];
    return true;
  }

  /** The card of a plan that comes next, where what lies in the slots is its beginning. */
  next(cards: readonly string[]): string | null {
    const laid = this.open < 0 ? this.slots : this.slots.slice(0, this.open);
    return laid.every((card, slot) => card === cards[slot]) ? (cards[laid.length] ?? null) : null;
  }

  clear(): void {
    this.slots = Array<Slot>(SLOTS).fill(null);
  }

  /** The choice that these cards in this order are. */
  option(choices: readonly SuperOffered[]): SuperOffered | null {
    const wanted = this.slots.join();
    return choices.find((option) => option.facts.act === "plan" && option.facts.cards.join() === wanted) ?? null;
  }
}
