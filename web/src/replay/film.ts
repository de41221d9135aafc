/** A replay as moments that can be gone to: each event that is told, with the view it leaves. */

import type { GamePlay, GameReplay } from "../games/module";
import type { GameView, Happening, Outcome } from "../wire";
import { patched } from "../wire/patching";
import type { Replay } from "../wire/replay";
import type { LogLine, RevealedCard } from "../table/stageModel";
import type { Cast } from "../words/things";

/** When: after so many acts, and which event of the last of them, from 1; 0 is the beginning. */
export interface Moment {
  act: number;
  place: number;
}

export interface RoundMark {
  round: number;
  from: number; // the moment it begins at
}

const LOG_KEPT = 200;

export class Film {
  readonly moments: readonly Moment[];
  readonly rounds: readonly RoundMark[];
  readonly cast: Cast;
  private readonly told: readonly LogLine[];
  private readonly toldBy: readonly number[]; // by moment: how many of all events were told
  private readonly views: readonly (readonly GameView[])[]; // after each act: of all who look
  private steps: { act: number; of: readonly GameView[] } | null = null;

  /** Events without words pass with the next one. */
  constructor(
    private readonly replay: Replay,
    private readonly game: GamePlay,
    private readonly replaying: GameReplay,
  ) {
    this.views = viewsOf(replay);
    this.cast = this.castOf(this.after(0));
    const moments: Moment[] = [{ act: 0, place: this.events(0).length }];
    const told: Happening[] = [...this.events(0)];
    const toldBy = [told.length];
    const rounds: RoundMark[] = [{ round: 1, from: 0 }];
    for (let act = 1; act <= this.acts; act += 1) {
      this.events(act).forEach((event, at) => {
        told.push(event);
        if (game.tell(this.cast, event) === "") return;
        moments.push({ act, place: at + 1 });
        toldBy.push(told.length);
        const round = game.roundBegun(event) ?? 1;
        if (round > 1) rounds.push({ round, from: moments.length - 1 });
      });
    }
    this.moments = moments;
    this.rounds = rounds.length > 1 ? rounds : this.roundsSeen();
    this.told = told.map((event, id) => ({ id, event }));
    this.toldBy = toldBy;
  }

  /** The rounds by what views say of them, where no event tells that one begins. */
  private roundsSeen(): RoundMark[] {
    const seen: RoundMark[] = [{ round: this.after(0).round_number, from: 0 }];
    for (let act = 1; act <= this.acts; act += 1) {
      const round = this.after(act).round_number;
      if (round > (seen.at(-1)?.round ?? 0)) seen.push({ round, from: this.atAct(act) });
    }
    return seen;
  }

  get acts(): number {
    return this.replay.acts.length;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get outcome(): Outcome | null {
    return this.replay.end.outcome;
  }

  /** The moment that was reached by then: this one, or the last one before it. */
  find({ act, place }: Moment): number {
    const at = this.moments.findLastIndex((each) => each.act < act || (each.act === act && each.place <= place));
    return Math.max(0, at);
  }

  /** The moment at which an act is done. */
  atAct(act: number): number {
    return this.find({ act, place: Number.MAX_SAFE_INTEGER });
  }

  /** What happened last at a moment; nothing at the beginning, where someone is asked. */
  event(at: number): Happening | null {
    if (at === 0) return null;
    const { act, place } = this.moments[at] ?? { act: 0, place: 0 };
    return this.events(act)[place - 1] ?? null;
  }

  /** What is seen at a moment. */
  view(at: number): GameView {
    const { act, place } = this.moments[at] ?? { act: 0, place: 0 };
    const isLast = this.moments[at + 1]?.act !== act;
    return isLast ? this.after(act) : (this.stepsOf(act)[place - 1] ?? this.after(act));
  }

  log(at: number): readonly LogLine[] {
    const end = this.toldBy[at] ?? 0;
    return this.told.slice(Math.max(0, end - LOG_KEPT), end);
  }

  /** Who and what there is in a view. */
  castOf(view: GameView): Cast {
    return this.game.castOf(view, this.replay.table.table.seats);
  }

  /** The cards that lie open at a moment. */
  shown(at: number): readonly RevealedCard[] {
    const before = this.told.slice(0, this.toldBy[at] ?? 0);
    const round = before.slice(before.findLastIndex(({ event }) => event.name === "round began") + 1);
    return round.reduce<readonly RevealedCard[]>((shown, { event }) => this.game.revealedAfter(shown, event), []);
  }

  /** The last act that is wholly shown at a moment. */
  settled(at: number): number {
    const { act } = this.moments[at] ?? { act: 0 };
    return this.moments[at + 1]?.act === act ? Math.max(0, act - 1) : act;
  }

  /** What happened in an act; in act 0, before any. */
  events(act: number): readonly Happening[] {
    return act === 0 ? this.replay.table.events : (this.replay.acts[act - 1]?.events ?? []);
  }

  /** What each of those who look saw after an act. */
  viewsAfter(act: number): readonly GameView[] {
    return this.views[act] ?? [];
  }

  private after(act: number): GameView {
    return this.asOne(this.viewsAfter(act));
  }

  /** The only view that is looked with, or all as one. */
  private asOne(views: readonly GameView[]): GameView {
    const [only] = views;
    return views.length === 1 && only !== undefined ? only : this.replaying.opened(views);
  }

  /** What is seen after each event of an act. */
  private stepsOf(act: number): readonly GameView[] {
    if (this.steps?.act !== act) this.steps = { act, of: this.stepsOfAct(act) };
    return this.steps.of;
  }

  private stepsOfAct(act: number): readonly GameView[] {
    let views = this.views[act - 1] ?? [];
    const rows = this.replay.acts[act - 1]?.changes ?? [];
    return this.events(act).map((_, at) => {
      views = views.map((view, place) => patched(view, rows[place]?.[at] ?? {}));
      return this.asOne(views);
    });
  }
}

/** What those who look see at the beginning, and after each act. */
export function viewsOf({ table, acts }: Replay): readonly (readonly GameView[])[] {
  const views = [table.views];
  for (const { changes } of acts) {
    const before = views.at(-1) ?? [];
    views.push(
      before.map((view, place) => (changes[place] ?? []).reduce((seen, change) => patched(seen, change), view)),
    );
  }
  return views;
}
