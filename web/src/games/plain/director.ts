/** Shows events one after the other, so that each can be read. */

import { rateFor } from "../../motion/pace";
import { settings } from "../../settings.svelte";
import type { Director, StageModel } from "../../table/stageModel";

const READING = 450; // milliseconds an event, at speed 1

export function directorFor(model: StageModel): Director {
  return async (step, apply, cut) => {
    apply();
    if (step.event === null || document.hidden || settings.still) return;
    await pause(READING / settings.speed / rateFor(model.waiting), cut);
  };
}

/** Wait so long, but not for what is skipped. */
function pause(milliseconds: number, cut: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    cut?.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
