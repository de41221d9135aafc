/** What a table's messages say, in the order in which it can be shown: each event, then the sight it led to. */

import type {
  ChatLine,
  ClockFace,
  ExpressViewData,
  TableView,
  ViewNews,
  Happening,
  News,
  Outcome,
  Outgoing,
  SuperViewData,
  TableInfo,
  Whole,
} from "../wire";
import { patched, type ViewChange } from "./patching";

/** One thing to show: an event with the sight that it leaves, or, without an event, a whole sight as it was told. */
export interface Step {
  event: Happening | null;
  view: TableView;
}

/** One of the views that are looked with: what it saw last, what it sees now, and the steps between. */
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
  private seat: number | null = null; // whose view is looked with

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The newest sight of the view that is looked with. */
  get newest(): TableView | null {
    return this.track?.newest ?? null;
  }

  /** Whose view is looked with: a seat's, or a spectator's. */
  get looking(): number | null {
    return this.track?.newest.seat ?? null;
  }

  /** Whether a seat's view is among those that this client may look with. */
  has(seat: number | null): boolean {
    return this.tracks.some((track) => track.newest.seat === seat);
  }

  /** The newest sight of a seat's view. */
  eyeOf(seat: number): TableView | null {
    return this.tracks.find((track) => track.newest.seat === seat)?.newest ?? null;
  }

  /** How many steps wait to be shown. */
  get waiting(): number {
    return this.track?.steps.length ?? 0;
  }

  /** Look with another of one's views: first what it saw last, then what has happened since. */
  lookWith(seat: number | null): void {
    if (seat === this.looking || !this.has(seat)) return;
    this.seat = seat;
    this.anew = true;
    const track = this.track;
    if (track !== null) track.steps.unshift({ event: null, view: track.shown });
  }

  next(): Step | undefined {
    const step = this.track?.steps.shift();
    if (this.track !== null && step !== undefined) this.track.shown = step.view;
    return step;
  }

  /** Jump to the newest sight; the events on the way are given back, to be told in words. */
  skip(): Happening[] {
    const events = (this.track?.steps ?? []).flatMap((step) => (step.event === null ? [] : [step.event]));
    this.startOver();
    return events;
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
    this.toAct = message.to_act;
    this.chat = message.chat;
    this.outcome = message.outcome;
    this.setClocks(message.clocks);
    if (!this.has(this.seat)) this.seat = message.views[0]?.seat ?? null;
    this.startOver();
  }

  private takeNews(message: News): void {
    this.toAct = message.to_act;
    this.outcome = message.outcome;
    this.setClocks(message.clocks);
    for (const news of message.news) this.takeEyeNews(news);
  }

  private takeEyeNews(news: ViewNews): void {
    const track = this.tracks.find((each) => each.newest.seat === news.view.seat);
    if (track === undefined) return;
    track.steps.push(...stepsOf(track.steps.at(-1)?.view ?? track.newest, news));
    track.newest = news.view;
  }

  private get track(): Track | null {
    return this.tracks.find((each) => each.newest.seat === this.seat) ?? null;
  }

  private setClocks(faces: ClockFace[]): void {
    this.clocks = { faces, at: this.now() };
  }

  private startOver(): void {
    this.anew = true;
    if (this.track !== null) this.track.steps = [{ event: null, view: this.track.newest }];
  }
}

/** The steps from a sight to the next: nothing can be chosen until the last one. */
export function stepsOf(before: TableView, news: ViewNews): Step[] {
  let view: TableView = { ...before, choices: [], why_not: [], decision: null, may_take_back: false };
  const steps = news.events.map((event, place): Step => {
    view = after(view, news.changes[place] ?? {});
    return { event, view };
  });
  return [...steps, { event: null, view: news.view }];
}

function after(view: TableView, change: ViewChange): TableView {
  return {
    ...view,
    express: view.express && patched(view.express, change),
    super: view.super && patched(view.super, change),
  };
}

export type Sight = { game: "express"; sight: ExpressViewData } | { game: "super"; sight: SuperViewData };

/** What an view sees, by its game. */
export function sightOf(view: TableView): Sight | null {
  if (view.express !== null) return { game: "express", sight: view.express };
  return view.super === null ? null : { game: "super", sight: view.super };
}
