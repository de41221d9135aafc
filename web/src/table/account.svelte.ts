/** What each viewer of a screen was told of a game. Seats that share a screen have an account each. */

import type { GamePlay } from "../games/module";
import type { Happening, Whole } from "../wire";
import { numberIn, type PageEvent } from "../wire/facts";
import type { LogLine, RevealedCard } from "./stageModel";

const LOG_KEPT = 400; // lines: two rounds of the largest table have about 250
const ROUND_BEGAN = "round began";
const OF_THE_PAGE = new Set<string>(["emoted"] satisfies PageEvent["name"][]);

export class Account {
  log = $state.raw<readonly LogLine[]>([]);
  shown = $state.raw<readonly RevealedCard[]>([]);

  private told = 0;

  tell(game: GamePlay, event: Happening | PageEvent): void {
    this.log = [...this.log, this.line(event)].slice(-LOG_KEPT);
    this.shown = game.revealedAfter(this.shown, event);
  }

  /** Take up what was told in this round and the last one: no line is lost, none stands there twice, none is undone. */
  catchUp(game: GamePlay, recent: readonly Happening[]): void {
    const since = this.beginningOf(recent);
    const standing: LogLine[] = [];
    let next = 0;
    for (const line of this.log.slice(since)) {
      const stands = alike(line.event, recent[next]);
      if (stands) next += 1;
      if (stands || OF_THE_PAGE.has(line.event.name)) standing.push(line);
    }
    const missed = recent.slice(next).map((event) => this.line(event));
    this.log = [...this.log.slice(0, since), ...standing, ...missed].slice(-LOG_KEPT);
    this.shown = recent.reduce<readonly RevealedCard[]>((shown, event) => game.revealedAfter(shown, event), []);
  }

  /** The first line that is of the same rounds as these events, or of later ones. */
  private beginningOf(recent: readonly Happening[]): number {
    const first = roundBegun(recent[0]);
    if (first === null) return 0;
    const place = this.log.findIndex(({ event }) => (roundBegun(event) ?? -1) >= first);
    return place === -1 ? this.log.length : place;
  }

  private line(event: Happening | PageEvent): LogLine {
    return { id: this.told++, event };
  }
}

/** The number of the round that begins with an event, if one does. */
function roundBegun(event: Happening | PageEvent | undefined): number | null {
  return event?.name === ROUND_BEGAN ? numberIn(event.facts, "number") : null;
}

function alike(event: Happening | PageEvent, other: Happening | undefined): boolean {
  return other !== undefined && JSON.stringify(event) === JSON.stringify(other);
}

/** The accounts of a screen, by viewer: a seat, or null for a spectator. */
export class Accounts {
  now = $state.raw(new Account());

  private readonly all = new Map<number | null, Account>();

  /** Show what another viewer was told: what this one was told goes out of its sight. */
  turnTo(viewer: number | null): void {
    this.now = this.of(viewer);
  }

  tellAll(game: GamePlay, event: Happening | PageEvent): void {
    for (const account of new Set([this.now, ...this.all.values()])) account.tell(game, event);
  }

  /** The whole table was told: each of its viewers catches up. */
  catchUp(game: GamePlay, { views, recent }: Whole): void {
    views.forEach(({ view }, place) => {
      const events = recent[place];
      if (events !== undefined) this.of(view.seat).catchUp(game, events);
    });
  }

  private of(viewer: number | null): Account {
    const account = this.all.get(viewer) ?? new Account();
    this.all.set(viewer, account);
    return account;
  }
}
