/** What a card has to do with whoever looks. */

import { motions, plays } from "../games/loaded";
import type { Gain, GameShow, PieceChange } from "../games/module";
import { lengthOf } from "../motion/motions";
import { settings } from "../settings.svelte";
import type { GameView } from "../wire";
import { numberIn } from "../wire/facts";
import type { TableModel } from "./model.svelte";
import type { ShownCard } from "./show.svelte";

const SETTLES = 400; // milliseconds that a card's effect is seen for, at the normal pace
const SETTLES_FOR_ME = 1100; // the same where it concerns whoever looks

/** How long the effect of the card that is drawn is left to be seen: milliseconds at the normal pace. */
export function settleOf(model: TableModel): number {
  return concerns(model) ? SETTLES_FOR_ME : SETTLES;
}

/** How long the card that is drawn will have been shown in all, as far as it was told: milliseconds at one's pace. */
export function timeOf(model: TableModel): number {
  const { card, tape } = model.show;
  if (card === null || model.cast === null) return 0;
  const later = card.to < tape.length ? [] : model.toCome;
  const next = later.findIndex(({ event }) => model.show.begins(event));
  const steps = [...tape.slice(card.from, card.to), ...(next < 0 ? later : later.slice(0, next))];
  const { game } = model.cast;
  const acts = steps.flatMap(({ event }) => {
    const motion = event && motions.has(game) ? motions.of(game)[event.name] : undefined;
    return event && motion ? [lengthOf(motion, event.facts)] : [];
  });
  return (acts.reduce((sum, each) => sum + each, 0) + SETTLES) * settings.stretch;
}

/** Whose card is at work, and what it has brought. */
export function workOf(model: TableModel): { acts: number | null; gains: readonly Gain[] } {
  if (!model.acting || model.cast === null) return { acts: null, gains: [] };
  const bandit = numberIn(model.show.acted[0]?.event?.facts ?? {}, "bandit") ?? -1;
  const name = model.cast.bandits[bandit];
  const seat = name === undefined ? -1 : model.cast.seats.findIndex((names) => names.includes(name));
  return { acts: seat < 0 ? null : seat, gains: gainsOf(model, model.show.card) };
}

/** What the seats have won and lost by a card, as far as it is drawn. */
export function gainsOf(model: TableModel, card: ShownCard | null): readonly Gain[] {
  return between(model, card, (show, before, after) => show.gains(before, after));
}

/** The pieces that came to the seat that looks by the card that is drawn, or went. */
export function piecesOf(model: TableModel): readonly PieceChange[] {
  return between(model, model.show.card, (show, before, after) => show.pieces(before, after, model.seat ?? -1));
}

type Compare<Found> = (show: GameShow, before: GameView, after: GameView) => readonly Found[];

/** What a game finds between how things stood before a card and how they stand now. */
function between<Found>(model: TableModel, card: ShownCard | null, compare: Compare<Found>): readonly Found[] {
  const { tape, head } = model.show;
  const [before, after] = [tape[(card?.from ?? 0) - 1], tape[Math.min(card?.to ?? 0, head) - 1]];
  if (card === null || before === undefined || after === undefined) return [];
  const { show } = plays.of(after.view.game);
  return show === null ? [] : compare(show, before.view, after.view);
}

/** Whether the card that is drawn has won or lost the looking seat something, or someone else's card has touched it. */
export function concerns(model: TableModel): boolean {
  const { seat, cast, show } = model;
  if (seat === null || cast === null) return false;
  if (gainsOf(model, show.card).some((gain) => gain.seat === seat)) return true;
  const own = (cast.seats[seat] ?? []).map((name) => cast.bandits.indexOf(name));
  const [first, ...events] = show.acted.flatMap(({ event }) => event ?? []);
  const mine = (facts: object, name: string) => own.includes(numberIn(facts, name) ?? -1);
  const byMe = first !== undefined && mine(first.facts, "bandit");
  return events.some(({ facts }) => mine(facts, "target") || (!byMe && mine(facts, "bandit")));
}
