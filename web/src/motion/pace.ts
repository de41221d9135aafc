/** How fast events are shown: each for its time, faster when many wait, and never later than their times add up to. */

const CALM = 30; // steps that may wait before things go faster
const FASTEST = 6;

/** How many times faster than set, when so many steps wait. */
export function rateFor(waiting: number): number {
  return Math.min(FASTEST, Math.max(1, waiting / CALM));
}

/** When what is shown should be over. What takes longer to draw than it lasts is made up for by the next. */
export class Schedule {
  private due: number | null = null; // null while nothing waits

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A step that lasts so long begins: how long it can be shown, which is nothing for one that is late. */
  begin(duration: number): number {
    const now = this.now();
    this.due = (this.due ?? now) + duration;
    return Math.max(0, this.due - now);
  }

  /** How long it is until the next step may begin. */
  get left(): number {
    return this.due === null ? 0 : Math.max(0, this.due - this.now());
  }

  /** Nothing waits any more. */
  rest(): void {
    this.due = null;
  }
}
