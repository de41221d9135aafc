/** Shows events one after the other: what they move, and what else is seen of them. */

import { tick } from "svelte";
import { settings } from "../settings.svelte";
import type { Director, Showing } from "../table/showing";
import type { Step } from "../wire/feed";
import { TO_LOCOMOTIVE, number } from "../wire/facts";
import { tell } from "../words/telling";
import { effect } from "./effects";
import { lead, leave, placesOf } from "./pieces";
import { SETTLE, timingOf } from "./timing";

const HURRY = 24; // steps that wait: from there on everything goes faster
const FASTER = 3;
const FLASH = 150;
const WALKS = new Set(["moved", "carried", "marshal moved", "placed"]);

export function directorFor(stage: () => HTMLElement | null, model: Showing): Director {
  return async (step, apply) => {
    const root = stage();
    if (root === null || document.hidden) apply();
    else if (settings.still) await jump(root, step, apply);
    else await play(root, model, step, apply);
  };
}

/** Without motion: things jump, and what has changed flashes. */
async function jump(root: HTMLElement, step: Step, apply: () => void): Promise<void> {
  const before = placesOf(root);
  apply();
  await tick();
  if (step.event === null) return;
  let changed = step.event.name === "no effect"; // whose reason is to be read
  for (const [name, { box, element }] of placesOf(root)) {
    const old = before.get(name)?.box;
    if (old !== undefined && Math.abs(old.left - box.left) + Math.abs(old.top - box.top) < 2) continue;
    changed = true;
    element.animate([{ filter: "brightness(1.6)" }, { filter: "none" }], { duration: FLASH });
  }
  if (changed) await pause(FLASH);
}

async function play(root: HTMLElement, model: Showing, step: Step, apply: () => void): Promise<void> {
  const name = step.event?.name ?? "";
  const { milliseconds, easing } = step.event === null ? SETTLE : timingOf(name);
  const duration = milliseconds / settings.speed / (model.waiting > HURRY ? FASTER : 1);
  const before = placesOf(root);
  const layer = root.querySelector<HTMLElement>(".effects");
  if (step.event !== null && layer !== null && model.cast !== null) {
    const words = tell(model.cast, step.event);
    effect({ stage: root, layer, places: before, cast: model.cast, duration, words }, step.event);
  }
  apply();
  await tick();
  lead(root, before, { duration, easing, walks: WALKS.has(name) });
  if (layer !== null && step.event !== null) {
    const way = number(step.event.facts, "way") === TO_LOCOMOTIVE && name !== "left behind" ? -1 : 1;
    leave(layer, before, placesOf(root), way, duration);
  }
  if (step.event !== null) await pause(duration);
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
}
