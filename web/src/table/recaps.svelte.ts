/** Between two rounds: what the last one has brought, until it is read. */

import type { GamePlay, Round, RoundRecap } from "../games/module";
import type { GameView } from "../wire";
import type { Step } from "../wire/feed";
import type { Show } from "./show.svelte";

/** How a recap ends: with the next round, or with the same one again. */
export type RecapEnd = "on" | "again";

export interface RecapShown {
  of: RoundRecap;
  round: Round;
  next: GameView; // as the next round begins
}

export class Recaps {
  /** The one that is shown. */
  now = $state.raw<RecapShown | null>(null);

  private readonly read = new WeakSet<Step>(); // the beginnings of rounds before which it was read
  private ended: (how: RecapEnd) => void = () => undefined;

  /** Show the recap of a round before the next one begins with *step*; says whether there was one. */
  async before(step: Step, show: Show, game: GamePlay): Promise<boolean> {
    const [first, last] = [show.tape[0], show.tape.at(-1)];
    if (this.read.has(step) || show.cards.length === 0 || first === undefined || last === undefined) return false;
    const recap = await game.show?.recap().catch(() => null); // without its code the next round simply begins
    if (!recap) return false;
    const events = show.tape.flatMap(({ event }) => event ?? []);
    const ended = new Promise<RecapEnd>((done) => (this.ended = done));
    this.now = { of: recap.default, round: { before: first.view, after: last.view, events }, next: step.view };
    if ((await ended) === "on") this.read.add(step);
    return true;
  }

  /** The next round begins, or the last one is seen again: until then the recap stays. */
  close(): void {
    this.now = null;
  }

  end(how: RecapEnd): void {
    this.ended(how);
  }
}
