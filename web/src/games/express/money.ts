/** Everyone's money as the game went on, for the story alone: nothing is decided by it, and what everyone has at the end is
 * what the rules have scored. Events say what changed hands, and what it is worth. */

import { GUNSLINGER, RANSOM } from "./names";
import type { Cast } from "../../words/things";
import type { Beat } from "./story";

interface MoneyChange {
  bandit: number;
  dollars: number;
}

/** How an event changes what bandits own. */
function changes({ event }: Beat): MoneyChange[] {
  switch (event.name) {
    case "robbed":
    case "pickpocketed":
      return [{ bandit: event.facts.bandit, dollars: event.facts.value ?? 0 }];
    case "dropped":
    case "lost purse":
      return [{ bandit: event.facts.bandit, dollars: -(event.facts.value ?? 0) }];
    case "pocketed":
      return [
        { bandit: event.facts.bandit, dollars: event.facts.value ?? 0 },
        { bandit: event.facts.target, dollars: -(event.facts.value ?? 0) },
      ];
    case "ransomed":
      return [{ bandit: event.facts.bandit, dollars: RANSOM }];
    case "gunslinger":
      return [{ bandit: event.facts.bandit, dollars: GUNSLINGER }];
    default:
      return [];
  }
}

/** What each seat owned after each beat. */
export function moneyAfter(cast: Cast, beats: readonly Beat[]): number[][] {
  const seatOf = cast.seats.flatMap((bandits, seat) => bandits.map(() => seat));
  const gained = cast.seats.map(() => 0);
  const tally = beats.map((beat) => {
    for (const { bandit, dollars } of changes(beat)) gained[seatOf[bandit] ?? 0]! += dollars;
    return [...gained];
  });
  const final = cast.seats.map((_, seat) => scored(beats, seat));
  const began = final.map((money, seat) => money - gained[seat]!);
  return tally.map((money) => money.map((dollars, seat) => dollars + began[seat]!));
}

function scored(beats: readonly Beat[], seat: number): number {
  const found = beats.flatMap(({ event }) => (event.name === "scored" && event.facts.seat === seat ? [event] : []));
  return found.at(-1)?.facts.money ?? 0;
}

/** The seats that own most. */
export function richest(money: readonly number[]): number[] {
  const most = Math.max(...money);
  return money.flatMap((dollars, seat) => (dollars === most ? [seat] : []));
}

/** How much the beat changed what one seat owns, at most. */
export function swing(money: readonly number[][], at: number): number {
  const before = money[at - 1];
  const after = money[at] ?? [];
  return before === undefined ? 0 : Math.max(...after.map((dollars, seat) => Math.abs(dollars - before[seat]!)));
}
