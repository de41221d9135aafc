/** Where one's own cards lead if nobody touches one: a step for each card that lies in its slot, and a warning. */

import { NOTHING_AHEAD, type Ahead } from "../../foresee/ghosts";
import type { Stop } from "../../foresee/trail";
import { INSIDE, ROOF } from "../../stage/train";
import { spotKey } from "../../table/places";
import { capital, listed, say } from "../../words/language.svelte";
import { card as cardWords, spot, type Cast } from "../../words/things";
import type { SuperOffered } from "./draft.svelte";
import type { SuperForesight, SuperPathAhead, SuperStepAhead, SuperView } from "./wire";

/** A slot of the plan: what its card does, and whether it is the last that does anything. */
export interface SlotStep {
  words: string;
  bad: boolean;
  never: boolean;
}

export interface Warning {
  heading: string;
  below: string;
}

export interface Path {
  slots: readonly SlotStep[];
  stops: readonly Stop[];
  ahead: Ahead;
  warning: Warning | null;
}

export const NO_PATH: Path = { slots: [], stops: [], ahead: NOTHING_AHEAD, warning: null };

/** Where one is, or would be. */
type Whereabouts = Pick<SuperStepAhead, "car" | "level" | "faces_locomotive" | "stunned">;

const levelOf = (level: string | null) => (level === "roof" ? ROOF : INSIDE);
const cardsOf = (choice: SuperOffered) => (choice.facts.act === "plan" ? choice.facts.cards : []);

export function pathOf(
  cast: Cast,
  view: SuperView,
  foresight: SuperForesight | null,
  choices: readonly SuperOffered[],
  filled: readonly (string | null)[],
): Path {
  const laid = filled.slice(0, filled.includes(null) ? filled.indexOf(null) : filled.length) as string[];
  const path = laid.length === 0 ? undefined : leading(foresight, choices, laid);
  const here = placeOf(view);
  if (path === undefined || here === null) return NO_PATH;
  const steps = path.steps.slice(0, laid.length);
  const left = laid.length === filled.length && path.left_behind;
  const fatal = fatalStep(path, laid.length, left);
  return {
    slots: laid.map((_, slot) => slotStep(cast, steps, slot, here, { fatal, left })),
    stops: stopsOf(steps, here, fatal),
    ahead: aheadOf(cast, view, steps, here),
    warning: fatal < 0 ? null : warningOf(cast, foresight, choices, laid, { steps, fatal, left }),
  };
}

/** The path of a plan that begins with these cards. */
function leading(foresight: SuperForesight | null, choices: readonly SuperOffered[], laid: readonly string[]) {
  const meant = choices.find((choice) => laid.every((card, slot) => cardsOf(choice)[slot] === card));
  return foresight?.paths.find((path) => path.code === meant?.code);
}

/** The step after which one is out; -1 where there is none among the cards laid. */
function fatalStep(path: SuperPathAhead, laid: number, left: boolean): number {
  const last = path.steps.length - 1;
  if (path.steps[last]?.off !== null && last < laid) return last;
  return left ? last : -1;
}

function placeOf(view: SuperView): Whereabouts | null {
  for (const [car, { inside, roof }] of view.cars.entries()) {
    for (const [level, row] of [["inside", inside] as const, ["roof", roof] as const]) {
      const found = row.find((each) => each.seat === view.seat);
      if (found) return { car, level, faces_locomotive: found.faces_locomotive, stunned: found.stunned };
    }
  }
  return null;
}

interface Fate {
  fatal: number;
  left: boolean;
}

function slotStep(cast: Cast, steps: readonly SuperStepAhead[], slot: number, here: Whereabouts, fate: Fate): SlotStep {
  const step = steps[slot];
  if (step === undefined) return { words: say("step-never"), bad: false, never: true };
  const bad = slot === fate.fatal;
  const words = bad && fate.left ? say("step-left") : stepWords(cast, steps[slot - 1] ?? here, step);
  return { words, bad, never: false };
}

/** What a card does, told by the difference that it makes. */
function stepWords(cast: Cast, before: Whereabouts, step: SuperStepAhead): string {
  if (step.off !== null) return say(step.off === "front" ? "step-front" : "step-rear");
  if (step.car !== before.car) return capital(spot(cast, step.car ?? 0, levelOf(step.level), "to"));
  if (step.level !== before.level) return say(step.level === "roof" ? "step-up" : "step-down");
  if (step.stunned !== before.stunned) return say(step.stunned ? "step-lies" : "step-stands");
  if (step.faces_locomotive !== before.faces_locomotive)
    return say(step.faces_locomotive ? "step-forward" : "step-back");
  return say("step-stays");
}

const spotAt = ({ car, level }: Whereabouts) => (car === null ? null : spotKey(car, levelOf(level)));

/** The stops of the line on the train: one for each card that takes one somewhere. */
function stopsOf(steps: readonly SuperStepAhead[], here: Whereabouts, fatal: number): Stop[] {
  return steps.flatMap((step, slot) => {
    const stays = step.off === null && spotAt(step) === spotAt(steps[slot - 1] ?? here);
    return stays ? [] : [{ number: slot + 1, spot: spotAt(step), off: step.off, bad: slot === fatal }];
  });
}

/** The shade where one ends up, unless one stays or leaves the train; and the same in words. */
function aheadOf(cast: Cast, view: SuperView, steps: readonly SuperStepAhead[], here: Whereabouts): Ahead {
  const name = view.seats[view.seat ?? -1]?.name ?? "";
  const told = steps.map((step, slot) => `${slot + 1}. ${stepWords(cast, steps[slot - 1] ?? here, step)}`);
  const end = steps.findLast((step) => step.off === null);
  const at = end === undefined ? null : spotAt(end);
  if (end === undefined || at === null || at === spotAt(here)) return { ...NOTHING_AHEAD, told };
  const facing = end.faces_locomotive ? ("loco" as const) : ("caboose" as const);
  const ghost = { name, sureness: "sure" as const, facing, words: say("path-about") };
  return { spots: new Map([[at, [ghost]]]), hidden: new Map(), told };
}

interface Trouble extends Fate {
  steps: readonly SuperStepAhead[];
}

function warningOf(
  cast: Cast,
  foresight: SuperForesight | null,
  choices: readonly SuperOffered[],
  laid: readonly string[],
  { steps, fatal, left }: Trouble,
): Warning {
  const last = steps[fatal];
  const heading = say(left ? "warn-left" : last?.off === "front" ? "warn-front" : "warn-rear");
  const at = spot(cast, last?.car ?? 0, levelOf(last?.level ?? null), "in");
  const about = left ? say("warn-left-about", { at }) : say("warn-off-about", { number: fatal + 1 });
  const better = safer(cast, foresight, choices, laid);
  return { heading, below: better === null ? about : `${about} ${better}` };
}

/** What the same cards in another order would do better. */
function safer(
  cast: Cast,
  foresight: SuperForesight | null,
  choices: readonly SuperOffered[],
  laid: readonly string[],
): string | null {
  const same = [...laid].sort().join();
  for (const choice of choices.filter((each) => [...cardsOf(each)].sort().join() === same)) {
    const path = foresight?.paths.find((each) => each.code === choice.code);
    const end = path?.steps.at(-1);
    if (!path || !end || path.left_behind || end.off !== null) continue;
    const at = spot(cast, end.car ?? 0, levelOf(end.level), "in");
    return say("warn-better", { cards: listed(cardsOf(choice).map(cardWords)), at });
  }
  return null;
}
