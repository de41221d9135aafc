/** What decided a race: who fell when and by whom, who took what; made from the events, which all lie open at the end. */

import { text } from "../../end/facts";
import { banditOf, named, roundsOf } from "../../story/beats";
import { picked, roundNumbers, runnerUp, type FinishedGame, type Verdict, type Weighed } from "../../story/finished";
import { cause, linesOf, type Beat } from "./story";

export type Game = FinishedGame<Beat>;

/** How a bandit came off the train: by a shot, with the car that was unhooked, or by their own step. */
export interface Fall {
  kind: "felled" | "left" | "walked";
  bandit: number;
  by: number | null;
  round: number;
  car: number;
}

const FALL = 8;
const CAR = 3;
const WINNERS_CAR = 6;
const OWN_FALL = 100;

export function fallOf({ beats }: Game, bandit: number): Fall | null {
  const beat = beats.findLast(
    (each) => (each.event.name === "fell off" || each.event.name === "left behind") && banditOf(each) === bandit,
  );
  if (beat === undefined) return null;
  const round = roundNumbers(beats).get(beat) ?? 1;
  const car = "car" in beat.event.facts ? beat.event.facts.car : 0;
  if (beat.event.name === "left behind") return { kind: "left", bandit, by: null, round, car };
  const hit = cause(beats, beat);
  return { kind: hit === null ? "walked" : "felled", bandit, by: hit === null ? null : banditOf(hit), round, car };
}

/** The loser whose story it is: the seat's own, or the one who came next after the winner. */
export function loserFor({ outcome }: Game, seat: number | null): number | null {
  return seat !== null && !outcome.winners.includes(seat) ? seat : runnerUp(outcome);
}

/** Falls count most, the later the more, and one's own most of all; then the cars, where the loot decided. */
export function momentsOf({ cast, outcome, beats }: Game, seat: number | null): Pick<Verdict, "moments" | "best"> {
  const [winner = -1] = outcome.winners;
  const byLoot = text(outcome.facts, "ended_by") === "locomotive";
  const lost = seat !== null && !outcome.winners.includes(seat);
  const weighed = roundsOf(beats).flatMap((round, place) =>
    linesOf(round).map((line): Weighed => {
      const about = [...line.bandits, ...line.targets];
      const own = lost && about.includes(seat);
      const fell = line.kind === "felled" ? line.targets : line.bandits;
      if (line.kind === "felled" || line.kind === "left" || line.beat.event.name === "fell off") {
        return { line, own, effect: FALL + place + (own && fell.includes(seat ?? -1) ? OWN_FALL : 0) };
      }
      const carTaken = line.beat.event.name === "took car";
      const worth = carTaken ? (byLoot && line.bandits.includes(winner) ? WINNERS_CAR : CAR) : 0;
      return { line, own, effect: worth + line.weight / cast.bandits.length };
    }),
  );
  return picked(weighed);
}

/** How many others the winner has shot off the train. */
export function felledBy(game: Game, winner: number): number {
  return game.outcome.standings.filter(({ seat }) => fallOf(game, seat)?.by === winner).length;
}

/** Whether nobody has ever hit a bandit. */
export function neverHit({ beats }: Game, bandit: number): boolean {
  return named(beats, "hit").every(({ event }) => event.facts.target !== bandit);
}

/** The loot of each seat after each beat. */
export function lootAfter({ cast, beats }: { cast: Game["cast"]; beats: readonly Beat[] }): number[][] {
  const loot = cast.seats.map(() => 0);
  return beats.map(({ event }) => {
    if (event.name === "took car") loot[event.facts.bandit]! += event.facts.value;
    return [...loot];
  });
}

/** The beat at which each seat was out. */
export function outAt({ cast, beats }: { cast: Game["cast"]; beats: readonly Beat[] }): (number | null)[] {
  return cast.seats.map((_, seat) => {
    const at = beats.findIndex(
      (beat) => (beat.event.name === "fell off" || beat.event.name === "left behind") && banditOf(beat) === seat,
    );
    return at < 0 ? null : at;
  });
}
