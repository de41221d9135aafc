/** What is said at a table: lines of chat, and gestures that are seen for a while. */

import { settings } from "../settings.svelte";
import type { ChatLine, Emoted, Happening, TableInfo } from "../wire";
import type { Unsent } from "../wire/connection";
import { numberIn } from "../wire/facts";
import type { Cast } from "../words/things";

/** A gesture that is seen now. */
export interface Bubble {
  id: number;
  seat: number;
  emote: string;
}

const SEEN = 5000; // milliseconds

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  bubbles = $state.raw<readonly Bubble[]>([]);
  open = $state(false);
  /** Who talks here with this device. */
  me = $state<string | null>(null);
  /** Why the last thing wasn't said. */
  problem = $state("");

  private readTo = $state<number | null>(null); // when the last line was said that was read
  private next = 0;
  private held: Emoted[] = []; // reactions to what isn't shown yet
  private readonly asked = new Set<number>(); // what isn't answered yet

  /** *holder* gives the own seat whose turn it is at this screen. */
  constructor(
    private readonly say: (message: Unsent) => number | null,
    private readonly holder: () => number | null,
  ) {}

  /** Make a gesture, as the seat that holds the screen. */
  emote(name: string): void {
    this.ask({ type: "emote", name, seat: this.holder() });
  }

  chat(text: string): void {
    this.ask({ type: "chat", text });
  }

  /** Whether it was said here what is answered now; why it wasn't done, or "". */
  answered(id: number | null, problem: string): boolean {
    if (id === null || !this.asked.delete(id)) return false;
    this.problem = problem;
    return true;
  }

  /** The lines that were said: those that were there from the start count as read. */
  hear(lines: readonly ChatLine[]): void {
    if (lines === this.lines) return;
    this.lines = lines;
    if (this.readTo === null || this.open) this.read();
  }

  /** Show a gesture for a while; whether it is to be told, too: not where gestures are muted. */
  see({ seat, emote }: Emoted): boolean {
    if (settings.muted) return false;
    const bubble = { id: this.next++, seat, emote };
    this.bubbles = [...this.bubbles.filter((each) => each.seat !== seat), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each !== bubble)), SEEN);
    return true;
  }

  /** A bot reacts to an event: its gesture waits until that is shown. */
  hold(gesture: Emoted): void {
    this.held.push(gesture);
  }

  /** The gestures whose time has come, as an event was shown; all that wait, where nothing is left to show. */
  due(shown: Happening | null, cast: Cast | null): Emoted[] {
    const due = this.held.filter((each) => shown === null || isAbout(each, shown, cast));
    this.held = this.held.filter((each) => !due.includes(each));
    return due;
  }

  /** How many lines of others came since the panel was last open. */
  get unread(): number {
    return this.lines.filter((line) => line.at > (this.readTo ?? 0) && line.guest !== this.me).length;
  }

  show(open: boolean): void {
    this.open = open;
    this.problem = "";
    this.read();
  }

  private ask(message: Unsent): void {
    this.problem = "";
    const id = this.say(message);
    if (id !== null) this.asked.add(id);
  }

  private read(): void {
    this.readTo = this.lines.at(-1)?.at ?? 0;
  }
}

/** Whether the table has chat, and somebody who reads it: another person at it, or one who watches. */
export function mayBeRead({ info, mine }: { info: TableInfo | null; mine: readonly number[] }): boolean {
  if (!info?.table.chat) return false;
  const others = info.seats.some((seat) => seat.kind === "person" && !mine.includes(seat.seat));
  return others || info.spectators > 0 || mine.length === 0;
}

/** Whether a gesture is a reaction to this event: of this kind, and it has to do with a bandit of that seat. */
function isAbout({ about, seat }: Emoted, { name, facts }: Happening, cast: Cast | null): boolean {
  if (about !== name) return false;
  const bandits = ["bandit", "target"].map((fact) => cast?.bandits[numberIn(facts, fact) ?? -1]);
  return bandits.some((bandit) => bandit !== undefined && cast?.seats[seat]?.includes(bandit));
}
