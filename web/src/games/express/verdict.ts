/** What decided a game: made from its events, which all lie open once it is over. */

import { banditOf, named, roundsOf } from "../../story/beats";
import {
  picked,
  roundNumbers,
  runnerUp,
  seatOf,
  type FinishedGame,
  type Verdict,
  type Weighed,
} from "../../story/finished";
import { moneyAfter } from "./money";
import { linesOf, type Beat } from "./story";

export type Game = FinishedGame<Beat>;

/** What one event did to the distance between two seats. */
export interface Cause {
  beat: Beat;
  round: number;
  seat: number; // who gained or lost
  dollars: number; // below 0 for a loss
  by: number | null; // the bandit who took it from them, if any
}

const OWN = 1.5; // what one has lost oneself weighs more than what others have found

/** The largest single step between a seat and its rival, against the seat. */
export function causeAgainst(game: Game, seat: number, rival: number): Cause | null {
  const prizes = named(game.beats, "gunslinger").map(({ event }) => seatOf(game.cast, event.facts.bandit));
  const both = prizes.includes(seat) && prizes.includes(rival); // a prize that both have decides nothing
  const single = causes(game).filter(({ beat }) => !both || beat.event.name !== "gunslinger");
  const found = single.map((cause) => ({ cause, effect: effectOn(cause, seat, rival) }));
  return found.filter(({ effect }) => effect > 0).sort((a, b) => b.effect - a.effect)[0]?.cause ?? null;
}

function effectOn({ seat, dollars }: Cause, loser: number, rival: number): number {
  if (seat === loser) return -dollars * OWN;
  return seat === rival ? dollars : 0;
}

/** Each single event that changed what a seat has, but for what several get at once. */
function causes({ cast, beats }: Game): Cause[] {
  const money = moneyAfter(cast, beats);
  const rounds = roundNumbers(beats);
  return beats.flatMap((beat, at) => {
    if (at === 0 || beat.event.name === "ransomed") return [];
    return cast.seats.flatMap((_, seat) => {
      const dollars = money[at]![seat]! - money[at - 1]![seat]!;
      return dollars === 0 ? [] : [{ beat, round: rounds.get(beat) ?? 1, seat, dollars, by: puncher(beats, at) }];
    });
  });
}

/** Who has knocked loose what this beat tells of. */
function puncher(beats: readonly Beat[], at: number): number | null {
  const event = beats[at]?.event;
  if (event?.name === "pocketed") return event.facts.bandit;
  if (event?.name !== "dropped") return null;
  const punch = beats.slice(0, at).findLast((beat) => beat.event.name === "punched");
  return punch === undefined ? null : banditOf(punch);
}

/** The lines with the largest effect on the distance between the two seats that it was about. */
export function momentsOf(game: Game, seat: number | null): Pick<Verdict, "moments" | "best"> {
  const { cast, outcome, beats } = game;
  const [first, second] = duel(game, seat);
  const money = moneyAfter(cast, beats);
  const change = (at: number, who: number) => (money[at]?.[who] ?? 0) - (money[at - 1]?.[who] ?? money[at]?.[who] ?? 0);
  const weighed = roundsOf(beats).flatMap((round) =>
    linesOf(round).map((line): Weighed => {
      const at = beats.indexOf(line.beat as Beat);
      const whole = cast.seats.reduce((most, _, who) => Math.max(most, Math.abs(change(at, who))), 0);
      const effect = Math.abs(change(at, first) - change(at, second)) + whole / 2 + line.weight;
      const own = [...line.bandits, ...line.targets].some((bandit) => seatOf(cast, bandit) === seat);
      return { line, effect, own: own && !outcome.winners.includes(seat ?? -1) };
    }),
  );
  return picked(weighed);
}

/** The two seats that it was about: a loser and the winner, or the winner and who came next. */
export function duel({ outcome }: Game, seat: number | null): [number, number] {
  const [winner = 0] = outcome.winners;
  const told = seat !== null && !outcome.winners.includes(seat) ? seat : runnerUp(outcome);
  return [winner, told ?? winner];
}
