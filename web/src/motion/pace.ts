/** How long each step is shown: for its own time, a little less where the page is late, and never not at all. */

const SHORTEST = 0.6; // of its own time: what is shown faster than that can't be followed

/** When what is shown should be over. A step that took longer to draw is partly made up for by the next ones. */
export class Schedule {
  private due: number | null = null; // null while nothing waits

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A step that lasts so long begins: how long it is shown. Whoever is late stays late rather than miss something. */
  begin(duration: number): number {
    const now = this.now();
    this.due = Math.max((this.due ?? now) + duration, now + SHORTEST * duration);
    return this.due - now;
  }

  /** Nothing begins for so long, on purpose: that is nothing to be made up for. */
  wait(milliseconds: number): void {
    if (this.due !== null) this.due += milliseconds;
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
