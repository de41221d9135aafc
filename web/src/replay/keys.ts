/** A replay by keyboard: arrows step, Space plays, Home and End jump, Page Up and Page Down go by rounds. */

import type { ReplayModel } from "./model.svelte";

const TYPING = "textarea, select, input:not([type=range])";
const PRESSED = "button, a";

type Act = (model: ReplayModel) => void;

const KEYS: Record<string, Act> = {
  ArrowLeft: (model) => model.back(),
  ArrowRight: (model) => void model.forward(),
  Home: (model) => model.jump(0),
  End: (model) => model.jump(model.film?.last ?? 0),
  PageUp: (model) => model.round(-1),
  PageDown: (model) => model.round(1),
  " ": (model) => model.toggle(),
};

export function press(event: KeyboardEvent, model: ReplayModel): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target?.closest(TYPING)) return;
  if (event.key === " " && target?.closest(PRESSED)) return;
  const act = KEYS[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act(model);
}
