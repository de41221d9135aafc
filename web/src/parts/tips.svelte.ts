/**
 * Tips: everything that has one explains itself in a line, by hover, focus or a long press.
 *
 * There is one bubble for the whole page (`Tip.svelte`). A press that opens it is no click: it never chooses anything.
 */

import type { Attachment } from "svelte/attachments";

export interface TipWords {
  title: string;
  text: string;
  why?: string; // why it can't be chosen
  rule?: string; // the rule that says more
}

export type TipSource = () => TipWords;

const HOVER = 400; // milliseconds that a mouse rests on a thing
const PRESS = 350; // milliseconds that a finger rests on it
const TREMBLE = 10; // pixels that a resting finger may move
const FOCUSABLE = "button, a, input, select, summary, [tabindex]";
const TIPPED = "[data-tip]";
const ID = "tip";
const PRESSES = new Set(["Escape", "Enter", " "]); // what gives the focus back, rather than leading it on

const sources = new WeakMap<Element, TipSource>();

interface PointerPlace {
  clientX: number;
  clientY: number;
}

class Tips {
  anchor = $state.raw<HTMLElement | null>(null);
  /** Opens the book at a rule, where there is one to open. */
  read = $state.raw<((rule: string) => void) | null>(null);
  bubble: HTMLElement | null = null;

  words = $state.raw<TipWords | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: HTMLElement | null = null;
  private at: PointerPlace = { clientX: -1, clientY: -1 };
  private stays = false;
  private pressed = false; // whether a finger rests that has opened it
  private givenBack = false; // whether the last key closes or presses something: the focus isn't led on by it

  /** Open the tip of a thing; one that was asked for stays until it is closed. */
  open(anchor: HTMLElement, stays = false): void {
    this.close();
    this.stays = stays;
    if (says(anchor)) anchor.setAttribute("aria-describedby", ID);
    anchor.dataset["tipped"] = "";
    this.anchor = anchor;
  }

  close(): void {
    this.wait(null);
    this.anchor?.removeAttribute("aria-describedby");
    delete this.anchor?.dataset["tipped"];
    this.anchor = null;
  }

  /** Ask the thing for its words: in an effect, when whatever has left the page is gone. */
  ask(): void {
    this.words = this.anchor === null ? null : (sources.get(this.anchor)?.() ?? null);
  }

  /** Nothing is explained that isn't there any more. */
  lose(anchor: HTMLElement): void {
    if (anchor === this.anchor) this.close();
  }

  // --- the mouse ------------------------------------------------------------------------------

  move(event: PointerEvent): void {
    const still = event.clientX === this.at.clientX && event.clientY === this.at.clientY;
    const far = Math.hypot(event.clientX - this.at.clientX, event.clientY - this.at.clientY) > TREMBLE;
    if (event.pointerType !== "mouse") {
      if (far) this.letGo();
      return;
    }
    this.at = event;
    if (still || this.isOver(event) || (this.anchor !== null && this.stays)) return;
    const found = tippedAt(event.target);
    if (found === (this.anchor ?? this.awaited)) return;
    this.close();
    this.wait(found, HOVER);
  }

  /** Whether the pointer is on the bubble, which may be read as long as one likes. */
  private isOver({ clientX, clientY }: PointerPlace): boolean {
    const box = this.bubble?.getBoundingClientRect();
    if (this.anchor === null || box === undefined) return false;
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }

  // --- a finger -------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (event.target instanceof Node && this.bubble?.contains(event.target)) return;
    this.close();
    this.pressed = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.at = event;
    this.wait(tippedAt(event.target), PRESS, () => (this.pressed = true));
  }

  /** The finger has left, or it scrolls. */
  letGo(): void {
    this.wait(null);
  }

  /** The click that a browser makes of a long press isn't meant, nor is its menu. */
  swallow(event: Event): void {
    if (!this.pressed || !event.isTrusted) return;
    if (event.type === "click") this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  // --- the keyboard ---------------------------------------------------------------------------

  focus(event: FocusEvent): void {
    const target = event.target;
    const found = target instanceof HTMLElement && target.matches(TIPPED) ? target : null;
    if (found?.matches(":focus-visible") && !this.givenBack) this.open(found);
    else if (this.anchor !== found) this.close();
  }

  key(event: KeyboardEvent): void {
    this.givenBack = PRESSES.has(event.key);
    if (event.key !== "Escape" || this.anchor === null) return;
    event.stopPropagation();
    event.preventDefault();
    this.close();
  }

  private wait(anchor: HTMLElement | null, time = 0, then: () => void = () => undefined): void {
    clearTimeout(this.timer);
    this.awaited = anchor;
    if (anchor === null) return;
    this.timer = setTimeout(() => {
      if (!anchor.isConnected) return;
      this.open(anchor, time === PRESS);
      then();
    }, time);
  }
}

/** Whether the tip of a thing says more than its name. */
function says(anchor: HTMLElement): boolean {
  const words = sources.get(anchor)?.();
  return words !== undefined && (words.text !== "" || words.why !== undefined);
}

function tippedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;
}

export const tips = new Tips();

/** Gives an element a tip. What can't be pressed is reached by arrow keys within its group (`data-walk`). */
export function tip(source: TipSource): Attachment<HTMLElement> {
  return (element) => {
    sources.set(element, source);
    element.dataset["tip"] = "";
    if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
    return () => {
      sources.delete(element);
      tips.lose(element);
    };
  };
}

/** Gives a sign its name as a tip. */
export function named(words: () => string): Attachment<HTMLElement> {
  return tip(() => ({ title: words(), text: "" }));
}
