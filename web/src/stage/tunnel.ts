/** Into a tunnel and out of it: its mouth comes from the front of the train, and it is dark once that has passed. */

import { settings } from "../settings.svelte";

const LASTS = 600; // ms
const MOUTH = 200; // pixels of the tunnel's mouth, beyond its wall
const FRONT = `translateX(calc(-100% - ${MOUTH}px))`;
const REAR = `translateX(calc(100% + ${MOUTH}px))`;

/** Pass the mouth: half-way it gets dark or light, and then it is *passed*. Gives what calls that off. */
export function passMouth(stage: HTMLElement, into: boolean, turn: () => void, passed: () => void): () => void {
  if (settings.still) {
    turn();
    passed();
    return () => undefined;
  }
  const duration = LASTS * settings.stretch;
  const way = into ? [{ transform: FRONT }, { transform: "none" }] : [{ transform: "none" }, { transform: REAR }];
  stage.querySelector(".wall")?.animate(way, { duration });
  stage.querySelector(".dusk")?.animate([{ opacity: 0 }, { opacity: 0.85 }, { opacity: 0 }], { duration });
  const timers = [setTimeout(turn, duration / 2), setTimeout(passed, duration)];
  return () => timers.forEach((timer) => clearTimeout(timer));
}
