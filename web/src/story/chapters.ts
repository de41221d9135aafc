/** The story of a game: a chapter for each round, with what mattered in it. */

import type { Cast } from "../words/things";
import { roundsOf, type StoryBeat, type Chapter, type StoryLine, type Stand } from "./beats";
import { expressLines } from "./express";
import { moneyAfter, richest, swing } from "./money";
import { fallen, superLines } from "./super";

const TOLD = 4; // lines a round
const LIGHT = 1.2; // what weighs less is told only of a round in which nothing else happened
const TURNS = 3; // the largest swings of a game
const SWING = 500; // dollars: what is less turns no game, even if it changes who is richest
const LARGE = 1000; // dollars: enough to turn a game by itself

export function chaptersOf(cast: Cast, beats: readonly StoryBeat[]): Chapter[] {
  return cast.game === "express" ? expressChapters(cast, beats) : superChapters(cast, beats);
}

/** The heaviest lines, in the order in which they happened. */
export function chosen(lines: readonly StoryLine[]): StoryLine[] {
  const heaviest = [...lines].sort((a, b) => b.weight - a.weight);
  const heavy = heaviest.filter((each) => each.weight >= LIGHT).slice(0, TOLD);
  const kept = heavy.length > 0 ? heavy : heaviest.slice(0, 1);
  return kept.sort((a, b) => a.beat.act - b.beat.act || a.beat.place - b.beat.place);
}

function chapter(beats: readonly StoryBeat[], place: number, lines: StoryLine[], stand: Stand | null): Chapter {
  const [began] = beats.flatMap(({ event }) => (event.name === "round began" ? [event.facts] : []));
  const round = began === undefined ? place + 1 : began.number + 1;
  return { round, card: began !== undefined && "card" in began ? began.card : null, lines, stand };
}

function superChapters(cast: Cast, beats: readonly StoryBeat[]): Chapter[] {
  let left = cast.bandits.length;
  return roundsOf(beats).map((round, place) => {
    left -= fallen(round);
    return chapter(round, place, chosen(superLines(round)), { kind: "left", count: left });
  });
}

function expressChapters(cast: Cast, beats: readonly StoryBeat[]): Chapter[] {
  const money = moneyAfter(cast, beats);
  const turns = turningBeats(beats, money);
  const settled = settledAt(money);
  let [end, leaders] = [0, ""];
  return roundsOf(beats).map((round, place) => {
    const begin = end;
    end += round.length;
    const lines = chosen(marked(expressLines(round), turns));
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
function turningBeats(beats: readonly StoryBeat[], money: readonly number[][]): Set<StoryBeat> {
  const swings = beats.map((beat, at) => ({ beat, dollars: swing(money, at), passed: passed(money, at) }));
  const large = swings.filter(
    ({ beat, dollars, passed }) =>
      beat.event.name !== "gunslinger" && (dollars >= LARGE || (passed && dollars >= SWING)),
  );
  large.sort((a, b) => b.dollars - a.dollars);
  return new Set(large.slice(0, TURNS).map((each) => each.beat));
}

function marked(lines: readonly StoryLine[], turns: ReadonlySet<StoryBeat>): StoryLine[] {
  return lines.map((each) => ({ ...each, turning: turns.has(each.beat) }));
}

/** The beat after which those who were richest in the end were so for good; 0 where they always were. */
function settledAt(money: readonly number[][]): number {
  const final = richest(money.at(-1) ?? []).join();
  return money.findLastIndex((now) => richest(now).join() !== final) + 1;
}
