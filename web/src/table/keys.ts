/**
 * The table by keyboard: numbers choose, arrows walk between choices, Escape takes back, Ctrl+Z undoes, L repeats. While
 * cards are at work, Space stops them or lets them go on, and arrows go card by card.
 *
 * Where a group has the focus (`data-walk`), arrows walk between all things in it that explain themselves.
 */

import { settings } from "../settings.svelte";

export interface Keys {
  choose(key: number): void;
  /** Take back what nobody has answered yet. */
  takeBack(): void;
  /** Undo whatever may be undone. */
  undo(): void;
  ready(): void;
  repeat(): void;
}

/** What the keys do while cards are at work. */
export interface ShowKeys {
  readonly acting: boolean;
  togglePause(): void;
  stepBack(): void;
  stepOn(): void;
}

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a, summary"; // Space is theirs
const COVERING = "dialog[open], :popover-open:not([role='tooltip'])"; // what has the keys for itself

/** Whether a key is meant for the table: nobody types, and nothing lies over it. */
function isForTable(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(TYPING) && document.querySelector(COVERING) === null;
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Whether a single character is pressed as a shortcut: some turn those off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return settings.shortcuts && event.key.length === 1 && !hasModifier(event) && isForTable(event);
}

export function press(event: KeyboardEvent, keys: Keys, show: ShowKeys | null = null): void {
  if (!isForTable(event)) return;
  if (isUndo(event)) {
    keys.undo();
    event.preventDefault();
  }
  if (hasModifier(event) || (event.key.length === 1 && !settings.shortcuts)) return;
  const target = event.target instanceof Element ? event.target : null;
  if (show?.acting && directs(event.key, target, show)) event.preventDefault();
  else if (chooses(event.key, keys)) event.preventDefault();
}

/** Whether a key has stopped the cards, or gone on or back. */
function directs(key: string, target: Element | null, show: ShowKeys): boolean {
  if (key === "ArrowLeft") show.stepBack();
  else if (key === "ArrowRight") show.stepOn();
  else if (key === " " && !target?.closest(PRESSED)) show.togglePause();
  else return false;
  return true;
}

/** A tap on the stage stops the cards, or lets them go on. */
export function tapStage(event: Event, show: ShowKeys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (show.acting && target?.closest(".stage") && !target.closest(`${PRESSED}, .placard, .log`)) show.togglePause();
}

function chooses(key: string, keys: Keys): boolean {
  if (/^[1-9]$/.test(key)) keys.choose(Number(key));
  else if (key === "Escape") keys.takeBack();
  else if (key === "l" || key === "L") keys.repeat();
  else if (key === "r" || key === "R") keys.ready();
  else return walk(key);
  return true;
}

function isUndo({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CHOOSABLE = "[data-nav]";
const IN_GROUP = "[data-nav], [data-tip]";
const UNHEARD = '[aria-hidden="true"]'; // what says the same elsewhere
const ASIDE = 3; // how much farther something seems that lies aside

/** Go to the nearest thing that way that can be chosen, or that explains itself. */
function walk(key: string): boolean {
  const way = WAYS[key];
  const group = document.activeElement?.closest("[data-walk]");
  const found = group?.querySelectorAll<HTMLElement>(IN_GROUP) ?? document.querySelectorAll<HTMLElement>(CHOOSABLE);
  const all = [...found].filter((each) => each.offsetParent !== null && !each.closest(UNHEARD));
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
