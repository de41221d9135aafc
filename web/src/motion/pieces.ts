/** Pieces that move: measured before and after a change, then led from the one place to the other. */

export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

export function placesOf(root: HTMLElement): Places {
  const found = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  return new Map(found.map((element) => [element.dataset["piece"] ?? "", { box: boxOf(element), element }]));
}

function boxOf(element: HTMLElement): DOMRect {
  return element.getBoundingClientRect();
}

export function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const STEPS = 4; // of a walk
const BOB = 3; // pixels
const NEAR = 1; // closer than that is the same place

interface Way {
  duration: number;
  easing: string;
  walks: boolean; // with a bob; else it flies
}

/** Lead each piece that has moved from where it was. */
export function lead(root: HTMLElement, before: Places, way: Way): void {
  for (const [name, { box, element }] of placesOf(root)) {
    const old = before.get(name)?.box;
    if (old === undefined) appear(element, way.duration);
    else move(element, old.left - box.left, old.top - box.top, way);
  }
}

function move(element: HTMLElement, x: number, y: number, { duration, easing, walks }: Way): void {
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  const onTop = { zIndex: "6" };
  const frames = Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const left = 1 - step / (2 * STEPS);
    const bob = walks && Math.abs(y) < BOB && step % 2 === 1 ? -BOB : 0;
    return { transform: `translate(${x * left}px, ${y * left + bob}px)`, ...onTop };
  });
  element.animate(walks ? frames : [frames[0]!, frames.at(-1)!], { duration, easing });
}

function appear(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}

/** What has left the train is seen leaving: a copy flies off. */
export function leave(layer: HTMLElement, before: Places, after: Places, way: number, duration: number): void {
  const origin = boxOf(layer);
  for (const [name, { box, element }] of before) {
    if (after.has(name)) continue;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-piece");
    copy.classList.add("leaving");
    Object.assign(copy.style, {
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    layer.append(copy);
    const flight = `translate(${way * 3 * box.width}px, ${box.height}px) rotate(${way * 120}deg)`;
    copy
      .animate(
        [
          { transform: "none", opacity: 1 },
          { transform: flight, opacity: 0 },
        ],
        {
          duration,
          easing: "cubic-bezier(.3, -.2, .7, 1)",
        },
      )
      .finished.finally(() => copy.remove());
  }
}
