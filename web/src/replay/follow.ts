/** Where the train is wider than the screen, the camera goes to who acts. */

import { settings } from "../settings.svelte";

export function follow(bandit: string): void {
  const viewport = document.querySelector<HTMLElement>(".viewport");
  const pawn = viewport?.querySelector(`[data-piece="pawn:${bandit}"]`)?.getBoundingClientRect();
  if (!viewport || !pawn || viewport.scrollWidth <= viewport.clientWidth) return;
  const box = viewport.getBoundingClientRect();
  viewport.scrollBy({ left: pawn.left + pawn.width / 2 - box.left - box.width / 2, behavior: settings.glide });
}
