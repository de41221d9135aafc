/** Files to share: a picture of the result, and a clip of the best moment with the result after it. */

import { gameTitle } from "../games/titles";
import { plays, replays } from "../games/loaded";
import type { GameEnd, GamePlay } from "../games/module";
import { Film } from "../replay/film";
import type { StoryBeat } from "../story/beats";
import { amountOf } from "../table/amounts";
import type { Outcome } from "../wire";
import { numberIn } from "../wire/facts";
import { replayOfTable } from "../wire/replay";
import { capital, dotted } from "../words/language.svelte";
import { seatColours, seatWords, slug, type Cast } from "../words/things";
import { inOrder } from "../end/scoring";
import { clipOf, clipType, type Filming } from "./clip";
import { pictureOf } from "./picture";
import type { ClipStep, Shared } from "./shared";

export { clipType, pictureOf };

export interface Finished {
  table: string; // its id
  end: GameEnd;
  cast: Cast;
  outcome: Outcome;
  below: string; // what is said of the result
}

const BLOWS: Readonly<Record<string, ClipStep["blow"]>> = { hit: "shot", punched: "punch" };
const [BEFORE, AFTER] = [5, 3]; // moments of a clip round the best one, at most

export function sharedOf({ end, cast, outcome, below }: Finished): Shared {
  const all = end.stagesOf(outcome);
  return {
    headline: end.headline(cast, outcome),
    below,
    about: dotted([gameTitle(cast.game), location.host]),
    seats: inOrder(outcome, true).map((standing) => ({
      name: seatWords(cast, standing.seat),
      figures: (cast.seats[standing.seat] ?? []).map((name) => `b-${slug(name)}`),
      paint: seatColours(cast, standing.seat),
      result: end.result(standing),
      won: outcome.winners.includes(standing.seat),
      out: end.isOff(standing, all),
    })),
  };
}

export async function pictureFile(game: Finished): Promise<File> {
  const canvas = await pictureOf(sharedOf(game));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("this browser makes no pictures");
  return new File([blob], `folsom-${game.cast.game}.png`, { type: blob.type });
}

export async function clipFile(
  game: Finished,
  best: StoryBeat,
  { heard, signal }: Pick<Filming, "heard" | "signal">,
): Promise<File> {
  const steps = await stepsOf(game, best);
  signal.throwIfAborted();
  const blob = await clipOf({ steps, shared: sharedOf(game), heard, signal });
  return new File([blob], `folsom-${game.cast.game}.${blob.type.split("/")[1]}`, { type: blob.type });
}

/** The moment step by step, as everyone saw it: from the card that led to it until the next one. */
async function stepsOf({ table, cast }: Finished, best: StoryBeat): Promise<ClipStep[]> {
  const replay = await replayOfTable(table, "public");
  const [play, looking] = await Promise.all([plays.load(cast.game), replays.load(cast.game)]);
  const film = new Film(replay, play, looking);
  const at = film.find({ act: best.act, place: best.place + 1 });
  const [from, to] = spanOf(film, at);
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const event = film.event(from + step);
    const train = looking.train?.(film.view(from + step)) ?? { kind: "wide", cars: [], rows: [] };
    const gains = step === 0 ? [] : gainsOf(play, film, from + step);
    if (event === null) return { train, words: "", figures: [], blow: null, gains };
    const figures = ["bandit", "target"].flatMap((fact) => film.cast.bandits[numberIn(event.facts, fact) ?? -1] ?? []);
    return { train, words: capital(play.tell(film.cast, event)), figures, blow: BLOWS[event.name] ?? null, gains };
  });
}

/** What a moment has won or lost the seats, as far as everyone saw it. */
function gainsOf(play: GamePlay, film: Film, at: number): ClipStep["gains"] {
  const gains = play.show?.gains(film.view(at - 1), film.view(at)) ?? [];
  return gains.flatMap((gain) => {
    const [figure] = film.cast.seats[gain.seat] ?? [];
    return figure === undefined ? [] : [{ figure, words: amountOf(gain) }];
  });
}

function spanOf(film: Film, at: number): [number, number] {
  const isCard = (moment: number) => film.event(moment)?.name === "revealed";
  let from = at;
  while (from > 0 && at - from < BEFORE && !isCard(from)) from -= 1;
  let to = at;
  while (to < film.last && to - at < AFTER && !isCard(to + 1)) to += 1;
  return [Math.max(0, from - 1), to];
}
