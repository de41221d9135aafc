/** Shows events one after the other, so that each can be read. */

import { pause, seen } from "../../motion/waiting";
import { settings } from "../../settings.svelte";
import type { Director } from "../../table/stageModel";

const READING = 450; // milliseconds an event, at the normal pace

export const direct: Director = async (step, apply, cut) => {
  await seen(cut);
  apply();
  if (step.event !== null && !settings.still) await pause(READING * settings.stretch, cut);
};
