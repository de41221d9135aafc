/** Fetches what shows cards at work once something happens at a table: nobody needs it to see the table. */

type Showing = typeof import("./showing");

class ShowParts {
  fetched = $state.raw<Showing | null>(null);
  private asked = false;

  /** Fetch it, unless it's there or on its way; what couldn't be fetched is asked for again at the next event. */
  async fetch(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.fetched = await import("./showing");
    } catch {
      this.asked = false;
    }
  }
}

export const showParts = new ShowParts();
