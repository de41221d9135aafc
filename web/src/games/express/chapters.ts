/** The story of a game: a chapter for each round, with what mattered in it, and who was richest when. */

import { roundsOf, type Chapter, type StoryLine } from "../../story/beats";
import { chapter, chosen } from "../../story/chapters";
import type { Cast } from "../../words/things";
import { moneyAfter, richest, swing } from "./money";
import { linesOf, type Beat } from "./story";

const TURNS = 3; // the largest swings of a game
const SWING = 500; // dollars: what is less turns no game, even if it changes who is richest
const LARGE = 1000; // dollars: enough to turn a game by itself

export function chaptersOf(cast: Cast, beats: readonly Beat[]): Chapter[] {
  const money = moneyAfter(cast, beats);
  const turns = turningBeats(beats, money);
  const settled = settledAt(money);
  let [end, leaders] = [0, ""];
  return roundsOf(beats).map((round, place) => {
    const begin = end;
    end += round.length;
    const lines = chosen(marked(linesOf(round), turns));
    const now = money[end - 1] ?? [];
    const seats = richest(now);
    const same = leaders === seats.join();
    leaders = seats.join();
    const news = settled >= begin && settled < end && seats.length === 1 ? "for-good" : same ? "same" : "changed";
    return chapter(round, place, lines, { kind: "lead", seats, money: Math.max(...now), news });
  });
}

/** Whether other seats are richest after a beat than before. */
function passed(money: readonly number[][], at: number): boolean {
  return at > 0 && richest(money[at - 1] ?? []).join() !== richest(money[at] ?? []).join();
}

/** The beats at which most money changed hands, of those that changed who is richest or were large enough anyway. */
function turningBeats(beats: readonly Beat[], money: readonly number[][]): Set<Beat> {
  const swings = beats.map((beat, at) => ({ beat, dollars: swing(money, at), passed: passed(money, at) }));
  const large = swings.filter(
    ({ beat, dollars, passed }) =>
      beat.event.name !== "gunslinger" && (dollars >= LARGE || (passed && dollars >= SWING)),
  );
  large.sort((a, b) => b.dollars - a.dollars);
  return new Set(large.slice(0, TURNS).map((each) => each.beat));
}

function marked(lines: readonly StoryLine[], turns: ReadonlySet<unknown>): StoryLine[] {
  return lines.map((each) => ({ ...each, turning: turns.has(each.beat) }));
}

/** The beat after which those who were richest in the end were so for good; 0 where they always were. */
function settledAt(money: readonly number[][]): number {
  const final = richest(money.at(-1) ?? []).join();
  return money.findLastIndex((now) => richest(now).join() !== final) + 1;
}
