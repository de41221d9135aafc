/** Drawings in words, for those who don't see them. */

import { capital, listed, say } from "../words/language.svelte";
import { symbolOf } from "../words/symbols";
import { bandit, card, slug } from "../words/things";
import type { Car, RuleFigure, PileDrawing, Played, Spot, TrainDrawing, Turn } from "./book";

export function carWords(car: Car, number: number, form?: "short" | "in" | "of"): string {
  const id = `car-${slug(car.name)}`;
  return say(form === undefined ? id : `${id}.${form}`, { number });
}

export function trainInWords(drawing: TrainDrawing): string {
  const before = say("drawing-train", { spots: spotsOf(drawing.before) });
  const played = drawing.played.map(playedInWords);
  const event = drawing.event === null ? [] : [say("drawing-event", { event: say(`round-${slug(drawing.event)}`) })];
  const after = drawing.after === null ? [] : [say("drawing-after", { spots: spotsOf(drawing.after) })];
  return [before, ...played, ...event, ...after].join(" ");
}

export function playedInWords({ who, cards }: Played): string {
  return say("drawing-played", { who: capital(bandit(who, "who")), cards: cards.map(card).join(", ") });
}

function spotsOf(train: readonly Car[]): string {
  return train
    .flatMap((car, number) => [
      spotInWords(car.inside, carWords(car, number, "in")),
      spotInWords(car.roof, say("roof.in", { of: carWords(car, number, "of") })),
    ])
    .filter((words) => words !== "")
    .join("; ");
}

function spotInWords(spot: Spot, at: string): string {
  const kinds = [...new Set(spot.loot)];
  const loot = kinds.map((kind) =>
    say(LOOT_WORDS[kind] ?? kind, { count: spot.loot.filter((one) => one === kind).length }),
  );
  const there = [...spot.figures.map(figureInWords), ...loot];
  return there.length === 0 ? "" : say("drawing-spot", { at, there: listed(there) });
}

const LOOT_WORDS: Record<string, string> = { purse: "purses", jewel: "jewels", strongbox: "strongboxes" };

function figureInWords({ name, facing, down, mark }: RuleFigure): string {
  if (mark === "goal") return say("drawing-goal", { who: bandit(name, "who") });
  const way = facing === null ? "none" : facing === "loco" ? "forward" : "back";
  const who = say("manifest-figure", { who: bandit(name), stunned: down ? "yes" : "no", way });
  return mark === "target" ? say("drawing-target", { who }) : who;
}

export function pileInWords(drawing: PileDrawing): string {
  return drawing.symbols
    .map(({ letter, turns }) =>
      say("drawing-symbol", { symbol: signal(letter), turns: turns.map(turnInWords).join("; ") }),
    )
    .join(" ");
}

function turnInWords({ who, cards }: Turn): string {
  const done = cards.map(({ name, hidden }) => {
    if (name === null) return say("drawing-draws");
    return hidden ? say("drawing-hidden") : card(name);
  });
  return say("drawing-turn", { who: bandit(who), done: done.join(", ") });
}

/** A symbol of round cards by its letter: its name, what it means, and its picture. */
export function signal(letter: string): string {
  return say(`symbol-${symbolOf(letter).name}`);
}

export function signalAbout(letter: string): string {
  return say(`symbol-${symbolOf(letter).name}.about`);
}

export function signalArt(letter: string): string {
  return symbolOf(letter).art;
}
