/** The table by keyboard: numbers choose, arrows walk between what can be chosen, Escape takes back, L repeats. */

export interface Keys {
  choose(key: number): void;
  takeBack(): void;
  ready(): void;
  repeat(): void;
}

const TYPING = "input, textarea, select, [contenteditable]";

export function press(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || target?.closest(TYPING)) return;
  if (/^[1-9]$/.test(event.key)) keys.choose(Number(event.key));
  else if (event.key === "Escape") keys.takeBack();
  else if (event.key === "l" || event.key === "L") keys.repeat();
  else if (event.key === "r" || event.key === "R") keys.ready();
  else if (!walk(event.key)) return;
  event.preventDefault();
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // how much farther something seems that lies aside

/** Go to the nearest thing that way that can be chosen. */
function walk(key: string): boolean {
  const way = WAYS[key];
  const all = [...document.querySelectorAll<HTMLElement>("[data-nav]")].filter((each) => each.offsetParent !== null);
  if (way === undefined || all.length === 0) return false;
  const here = all.find((each) => each === document.activeElement);
  const next = here === undefined ? all[0] : nearest(here, all, way);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function nearest(here: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const from = middle(here);
  const scored = all.flatMap((each) => {
    const to = middle(each);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    return each !== here && ahead > 1 ? [{ each, distance: ahead + ASIDE * aside }] : [];
  });
  return scored.sort((a, b) => a.distance - b.distance)[0]?.each;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
