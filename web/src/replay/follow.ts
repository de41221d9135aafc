/** Where the train is wider than the screen, the camera goes to who acts. */

import { settings } from "../settings.svelte";

export function follow(bandit: string): void {
  const view = document.querySelector<HTMLElement>(".viewport");
  const pawn = view?.querySelector(`[data-piece="pawn:${bandit}"]`)?.getBoundingClientRect();
  if (!view || !pawn || view.scrollWidth <= view.clientWidth) return;
  const box = view.getBoundingClientRect();
  view.scrollBy({ left: pawn.left + pawn.width / 2 - box.left - box.width / 2, behavior: settings.glide });
}
