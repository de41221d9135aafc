/** The camera: where the train is wider than the screen, it frames what is asked, and one's own bandit. */

import { settings } from "../settings.svelte";

const ASKED = ".lit";
const OWN = ".pawn.me";

/** Whoever has no bandit sees the one that is waited for. */
export function frame(viewport: HTMLElement, waited: string | undefined): void {
  const last = [...viewport.querySelectorAll<HTMLElement>(".train > .car")].at(-1); // what is behind it isn't framed
  if (last === undefined || last.offsetLeft + last.offsetWidth <= viewport.clientWidth) return;
  const own = viewport.querySelectorAll(`${ASKED}, ${OWN}`);
  const wanted = [...(own.length > 0 ? own : viewport.querySelectorAll(`[data-piece="pawn:${waited}"]`))];
  if (wanted.length === 0) return;
  const edges = wanted.map((each) => each.getBoundingClientRect());
  const here = viewport.getBoundingClientRect();
  const middle = (Math.min(...edges.map((e) => e.left)) + Math.max(...edges.map((e) => e.right))) / 2;
  viewport.scrollBy({ left: middle - here.left - here.width / 2, behavior: settings.glide });
}

/** Look at one car. */
export function lookAt(viewport: HTMLElement, car: number): void {
  const found = viewport.querySelector(`[data-car="${car}"]`);
  found?.scrollIntoView({ inline: "center", block: "nearest", behavior: settings.glide });
}
