/**
 * Dragging: a card to the plan or to a slot, from the hand or from another slot; one's pawn to a lit spot; a token to
 * one's own panel.
 *
 * It is a shortcut: what is let go over a place where it may go presses the button that means the same, or is told to
 * the slot. A mouse drags at once; a finger has to rest first, so that scrolling stays as it is.
 */

/** What can be dragged: where it may be let go, and what that does. */
interface Dragged {
  image: Element; // what follows the pointer
  targets: readonly HTMLElement[];
  drop: (target: HTMLElement) => void;
}

/** Told to a slot: the card that was let go there. */
export const PUT = "put";

const FAR = 6; // pixels: a mouse that has moved so far drags
const REST = 220; // milliseconds: a finger that has rested so long drags
const TREMBLE = 10; // pixels that a resting finger may move

/** Listen within a table; the answer ends it. */
export function dragging(root: HTMLElement): () => void {
  const ends = new AbortController();
  let drag: Drag | null = null;
  root.addEventListener(
    "pointerdown",
    (event) => {
      const dragged = event.isPrimary && event.button === 0 ? draggedFrom(root, event) : null;
      drag?.end();
      drag = dragged === null ? null : new Drag(root, dragged, event);
    },
    { signal: ends.signal },
  );
  ends.signal.addEventListener("abort", () => drag?.end());
  return () => ends.abort();
}

function draggedFrom(root: HTMLElement, event: PointerEvent): Dragged | null {
  const from = event.target;
  if (!(from instanceof Element)) return null;
  const planned = from.closest<HTMLElement>(".plan button.card");
  if (planned !== null) return plannedDragged(root, planned);
  const card = from.closest<HTMLElement>(".hand .card.lit:not(.draw)");
  if (card !== null) return { image: card, targets: all(root, ".ribbon"), drop: () => card.click() };
  const token = from.closest<HTMLElement>(".token.lit");
  if (token !== null) return { image: iconOf(token), targets: all(root, ".seat[data-own]"), drop: () => token.click() };
  const here = from.closest<HTMLElement>(".spot");
  const pawns = here === null ? [] : all(here, ".pawn").filter((pawn) => isOver(pawn, event));
  return pawns.map((pawn) => pawnDragged(root, pawn)).find((each) => each !== null) ?? null;
}

/** A card of a plan goes to every slot but its own. */
function plannedDragged(root: HTMLElement, card: HTMLElement): Dragged {
  const targets = all(root, ".slot").filter((slot) => !slot.contains(card));
  const drop = (slot: HTMLElement) => slot.dispatchEvent(new CustomEvent(PUT, { detail: card.dataset["card"] }));
  return { image: card, targets, drop };
}

/** A pawn goes to the spots where its shade waits. */
function pawnDragged(root: HTMLElement, pawn: HTMLElement): Dragged | null {
  const shade = (spot: HTMLElement) =>
    [...spot.querySelectorAll<HTMLElement>(".shade")].find((each) => iconOf(each).innerHTML === iconOf(pawn).innerHTML);
  const targets = all(root, ".spot.lit").filter((spot) => shade(spot) !== undefined);
  return targets.length === 0 ? null : { image: iconOf(pawn), targets, drop: (spot) => shade(spot)?.click() };
}

function all(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The drawing of a piece, without its signs. */
function iconOf(piece: HTMLElement): Element {
  return piece.querySelector("svg.fig") ?? piece.querySelector("svg") ?? piece;
}

class Drag {
  private readonly ends = new AbortController();
  private readonly from: { x: number; y: number };
  private image: HTMLElement | null = null; // once it moves
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly dragged: Dragged,
    event: PointerEvent,
  ) {
    this.from = { x: event.clientX, y: event.clientY };
    const touch = event.pointerType === "touch";
    if (touch) this.timer = setTimeout(() => this.begin(), REST);
    const signal = this.ends.signal;
    const mine = (act: (event: PointerEvent) => void) => (each: PointerEvent) => {
      if (each.pointerId === event.pointerId) act(each);
    };
    addEventListener(
      "pointermove",
      mine((each) => this.move(each, touch)),
      { signal },
    );
    addEventListener(
      "pointerup",
      mine((each) => this.drop(each)),
      { signal },
    );
    addEventListener(
      "pointercancel",
      mine(() => this.end()),
      { signal },
    );
    document.addEventListener("keydown", (each) => each.key === "Escape" && this.giveUp(each), { signal });
    addEventListener("touchmove", (each) => this.image && each.cancelable && each.preventDefault(), {
      signal,
      passive: false,
    });
    addEventListener("contextmenu", (each) => this.image && each.preventDefault(), { signal });
    addEventListener("selectstart", (each) => each.preventDefault(), { signal });
  }

  end(): void {
    clearTimeout(this.timer);
    this.ends.abort();
    this.image?.remove();
    this.dragged.targets.forEach((target) => target.classList.remove("drop", "over"));
    this.dragged.image.classList.remove("lifted");
  }

  private move(event: PointerEvent, touch: boolean): void {
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    const far = Math.hypot(x, y);
    if (this.image === null && touch && far > TREMBLE) return this.end(); // it scrolls
    if (this.image === null && !touch && far > FAR) this.begin();
    if (this.image === null) return;
    this.image.style.translate = `${x}px ${y}px`;
    const over = this.under(event);
    this.dragged.targets.forEach((target) => target.classList.toggle("over", target === over));
  }

  private begin(): void {
    const box = this.dragged.image.getBoundingClientRect();
    const image = document.createElement("div");
    image.className = "drag-image";
    image.append(this.dragged.image.cloneNode(true));
    Object.assign(image.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    image.inert = true;
    this.root.append(image);
    this.image = image;
    this.dragged.image.classList.add("lifted");
    this.dragged.targets.forEach((target) => target.classList.add("drop"));
  }

  private drop(event: PointerEvent): void {
    const target = this.image === null ? undefined : this.under(event);
    if (this.image !== null) noClick();
    this.end();
    if (target !== undefined) this.dragged.drop(target);
  }

  private giveUp(event: Event): void {
    if (this.image === null) return;
    event.stopPropagation(); // nothing else is taken back
    noClick();
    this.end();
  }

  /** The target under the pointer. */
  private under(event: PointerEvent): HTMLElement | undefined {
    return this.dragged.targets.find((target) => isOver(target, event));
  }
}

/** Whether the pointer is over something, whatever else lies there. */
function isOver(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The click that a browser makes of letting go isn't meant; the one that a drop presses is. */
function noClick(): void {
  const stop = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
