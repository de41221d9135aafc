/** Animations that are running: by transform and opacity alone, and all can be brought to their end at once. */

const running = new Set<Animation>();

export interface Timing {
  duration: number;
  easing?: string;
  delay?: number;
}

/** Animate what stays. */
export function animate(
  element: Element,
  frames: Keyframe[],
  { duration, easing = "linear", delay = 0 }: Timing,
): void {
  keep(element.animate(frames, { duration, easing, delay, fill: "backwards" }));
}

/** Animate what is there for this alone, and take it away. */
export function animateOnce(
  element: Element,
  frames: Keyframe[],
  { duration, easing = "linear", delay = 0 }: Timing,
): void {
  keep(element.animate(frames, { duration, easing, delay, fill: "both" }), () => element.remove());
}

function keep(animation: Animation, then: () => void = () => undefined): void {
  const ended = () => {
    running.delete(animation);
    then();
  };
  running.add(animation);
  animation.addEventListener("finish", ended);
  animation.addEventListener("cancel", ended);
}

/** While a piece is moved it is above the others. */
export function animateAbove(element: HTMLElement, frames: Keyframe[], timing: Timing): void {
  element.dataset["moving"] = "";
  const animation = element.animate(frames, { easing: "linear", fill: "backwards", ...timing });
  keep(animation, () => delete element.dataset["moving"]);
}

/** Bring everything to its end: where it would be, at once. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
}
