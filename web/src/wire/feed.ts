/** What a table's messages say, in the order in which it can be shown: each event, then the view it led to. */

import type {
  ChatLine,
  ClockFace,
  GameView,
  Happening,
  News,
  OfferedChoice,
  Outcome,
  Outgoing,
  Prompt,
  TableInfo,
  TableView,
  ViewNews,
  Whole,
} from "../wire";
import { patched } from "./patching";

/** One thing to show: an event with the view that it leaves, or, without an event, how things stand. */
export interface Step {
  event: Happening | null;
  view: GameView;
  prompt: Prompt | null; // what one's own seat is asked: nothing while events are shown
}

/** One of the views that are looked with: what it showed last, what it shows now, and the steps between. */
interface Track {
  shown: TableView;
  newest: TableView;
  steps: Step[];
}

export interface Clocks {
  faces: ClockFace[];
  at: number; // when they were told, by this machine's clock
}

export class Feed {
  table: TableInfo | null = null;
  mine: number[] = [];
  toAct: number[] = [];
  clocks: Clocks = { faces: [], at: 0 };
  chat: ChatLine[] = [];
  outcome: Outcome | null = null;
  /** Whether everything was told anew, so that what is drawn must be forgotten. */
  anew = false;

  private tracks: Track[] = [];
  private fixedChoices: OfferedChoice[] = [];
  private seat: number | null = null; // whose view is looked with

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** How things stand for the view that is looked with. */
  get newest(): TableView | null {
    return this.track?.newest ?? null;
  }

  /** Whose view is looked with: a seat's, or a spectator's. */
  get looking(): number | null {
    return this.track?.newest.view.seat ?? null;
  }

  /** Whether a seat's view is among those that this client may look with. */
  has(seat: number | null): boolean {
    return this.tracks.some((track) => track.newest.view.seat === seat);
  }

  /** What one of one's own seats is asked. */
  promptOf(seat: number): Prompt | null {
    return this.tracks.find((track) => track.newest.view.seat === seat)?.newest.prompt ?? null;
  }

  /** What a prompt offers, with what each choice means. */
  offered(prompt: Prompt): OfferedChoice[] {
    const explained = new Map([...this.fixedChoices, ...prompt.explained].map((choice) => [choice.code, choice]));
    return prompt.choices.flatMap((code) => explained.get(code) ?? []);
  }

  /** The steps that wait to be shown. */
  get steps(): readonly Step[] {
    return this.track?.steps ?? [];
  }

  get waiting(): number {
    return this.steps.length;
  }

  /** Look with another of one's views: first what it saw last, then what has happened since. */
  lookWith(seat: number | null): void {
    if (seat === this.looking || !this.has(seat)) return;
    this.seat = seat;
    this.anew = true;
    const track = this.track;
    if (track !== null) track.steps.unshift({ event: null, ...track.shown });
  }

  /** The step that is shown next. */
  peek(): Step | undefined {
    return this.track?.steps[0];
  }

  next(): Step | undefined {
    const step = this.track?.steps.shift();
    if (this.track !== null && step !== undefined) this.track.shown = { view: step.view, prompt: step.prompt };
    return step;
  }

  /** Jump over the steps up to one that is *last*, which is shown next, or to how things stand: what was jumped over. */
  skip(last: (step: Step) => boolean): Step[] {
    const steps = this.track?.steps ?? [];
    const found = steps.findIndex(last);
    return steps.splice(0, found < 0 ? Math.max(0, steps.length - 1) : found);
  }

  take(message: Outgoing): void {
    if (message.type === "table") this.takeWhole(message);
    else if (message.type === "news") this.takeNews(message);
    else if (message.type === "people") {
      this.table = message.table;
      this.setClocks(message.clocks);
    } else if (message.type === "said") this.chat = [...this.chat, message.line];
  }

  private takeWhole(message: Whole): void {
    this.table = message.table;
    this.mine = message.mine;
    this.tracks = message.views.map((view) => ({ shown: view, newest: view, steps: [] }));
    this.fixedChoices = message.fixed_choices;
    this.toAct = message.to_act;
    this.chat = message.chat;
    this.outcome = message.outcome;
    this.setClocks(message.clocks);
    if (!this.has(this.seat)) this.seat = message.views[0]?.view.seat ?? null;
    this.startOver();
  }

  private takeNews(message: News): void {
    this.toAct = message.to_act;
    this.outcome = message.outcome;
    this.mergeClocks(message.clocks);
    for (const news of message.news) this.takeViewNews(news);
  }

  private takeViewNews(news: ViewNews): void {
    const track = this.tracks.find((each) => each.newest.view.seat === news.seat);
    if (track === undefined) return;
    const steps = stepsOf(track.newest, news);
    track.steps.push(...steps);
    track.newest = standing(steps, track.newest);
  }

  private get track(): Track | null {
    return this.tracks.find((each) => each.newest.view.seat === this.seat) ?? null;
  }

  private setClocks(faces: ClockFace[]): void {
    this.clocks = { faces, at: this.now() };
  }

  /** Some clocks were started, stopped or set; the others have gone on meanwhile. */
  private mergeClocks(set: ClockFace[]): void {
    const gone = this.now() - this.clocks.at;
    const others = this.clocks.faces.filter((face) => !set.some(({ seat }) => seat === face.seat));
    this.setClocks([...others.map((face) => (face.running ? { ...face, left: face.left - gone } : face)), ...set]);
  }

  private startOver(): void {
    this.anew = true;
    if (this.track !== null) this.track.steps = [{ event: null, ...this.track.newest }];
  }
}

/** The steps from how things stood to how they stand now: nothing can be chosen until the last one. */
export function stepsOf(before: TableView, news: ViewNews): Step[] {
  let { view } = before;
  const steps = news.events.map((event, place): Step => {
    view = patched(view, news.changes[place] ?? {});
    return { event, view, prompt: null };
  });
  return [...steps, { event: null, view, prompt: news.prompt ?? before.prompt }];
}

/** How things stand after some steps. */
export function standing(steps: readonly Step[], before: TableView): TableView {
  const { view, prompt } = steps.at(-1) ?? before;
  return { view, prompt };
}
