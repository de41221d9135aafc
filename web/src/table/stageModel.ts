/** What stage and telegraph show: a table as it is played, or one that is played again. */

import type { GameView, Happening } from "../wire";
import type { PageEvent } from "../wire/facts";
import type { Step } from "../wire/feed";
import type { Cast } from "../words/things";

export interface LogLine {
  id: number;
  event: Happening | PageEvent;
}

/** A card that was revealed in this round. */
export interface RevealedCard {
  seat: number;
  card: number;
  turn: number;
}

/** A step with the time that is left, before it, to what was shown last: milliseconds at the normal pace. */
export interface ShownStep extends Step {
  settle?: number;
}

/** Shows an event: *apply* draws what it changes; resolves when the next one may come. */
export type Director = (step: ShownStep, apply: () => void, cut?: AbortSignal) => Promise<void>;

export interface StageModel {
  readonly view: GameView | null;
  readonly cast: Cast | null;
  /** One's own seat that looks, if any. */
  readonly seat: number | null;
  /** What was told, oldest first. */
  readonly log: readonly LogLine[];
  readonly shown: readonly RevealedCard[];
  /** The event that is being shown. */
  readonly event: Happening | null;
  /** How many steps wait to be shown. */
  readonly waiting: number;
  /** Whether one's own clock is running already: then what is shown is shown fast. */
  readonly hurried: boolean;
  director: Director;
}
