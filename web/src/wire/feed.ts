/** What a table's messages say, in the order in which it can be shown: each event, then the sight it led to. */

import type {
  ChatLine,
  ClockFace,
  ExpressSight,
  Eye,
  EyeNews,
  Happening,
  News,
  Outcome,
  Outgoing,
  SuperSight,
  TableInfo,
  Whole,
} from "../wire";
import { afterExpress } from "./express";
import { afterSuper } from "./super";

/** One thing to show: an event with the sight that it leaves, or, without an event, a whole sight as it was told. */
export interface Step {
  event: Happening | null;
  eye: Eye;
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

  private eyes: Eye[] = [];
  private seat: number | null = null; // whose eye is looked with
  private steps: Step[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The newest sight of the eye that is looked with. */
  get newest(): Eye | null {
    return this.eyes.find((eye) => eye.seat === this.seat) ?? this.eyes[0] ?? null;
  }

  /** All eyes that this client may look with. */
  get all(): readonly Eye[] {
    return this.eyes;
  }

  /** How many steps wait to be shown. */
  get waiting(): number {
    return this.steps.length;
  }

  /** Look with another of one's eyes: what it has still to be shown is forgotten. */
  lookWith(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.startOver();
  }

  next(): Step | undefined {
    return this.steps.shift();
  }

  /** Jump to the newest sight; the events on the way are given back, to be told in words. */
  skip(): Happening[] {
    const events = this.steps.flatMap((step) => (step.event === null ? [] : [step.event]));
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
    this.eyes = message.eyes;
    this.toAct = message.to_act;
    this.chat = message.chat;
    this.outcome = message.outcome;
    this.setClocks(message.clocks);
    if (!this.eyes.some((eye) => eye.seat === this.seat)) this.seat = this.eyes[0]?.seat ?? null;
    this.startOver();
  }

  private takeNews(message: News): void {
    this.toAct = message.to_act;
    this.outcome = message.outcome;
    this.setClocks(message.clocks);
    for (const news of message.news) this.takeEyeNews(news);
  }

  private takeEyeNews(news: EyeNews): void {
    const before = this.steps.at(-1)?.eye ?? this.newest;
    this.eyes = this.eyes.map((eye) => (eye.seat === news.eye.seat ? news.eye : eye));
    if (news.eye.seat === this.seat && before !== null) this.steps.push(...stepsOf(before, news));
  }

  private setClocks(faces: ClockFace[]): void {
    this.clocks = { faces, at: this.now() };
  }

  private startOver(): void {
    const eye = this.newest;
    this.anew = true;
    this.steps = eye === null ? [] : [{ event: null, eye }];
  }
}

/** The steps from a sight to the next: nothing can be chosen until the last one. */
export function stepsOf(before: Eye, news: EyeNews): Step[] {
  let eye: Eye = { ...before, choices: [], decision: null, may_take_back: false };
  const steps = news.events.map((event): Step => {
    eye = after(eye, event, news.eye);
    return { event, eye };
  });
  return [...steps, { event: null, eye: news.eye }];
}

function after(eye: Eye, event: Happening, goal: Eye): Eye {
  return {
    ...eye,
    express: eye.express && goal.express && afterExpress(eye.express, event, goal.express),
    superexpress: eye.superexpress && afterSuper(eye.superexpress, event),
  };
}

export type Sight = { game: "express"; sight: ExpressSight } | { game: "superexpress"; sight: SuperSight };

/** What an eye sees, by its game. */
export function sightOf(eye: Eye): Sight | null {
  if (eye.express !== null) return { game: "express", sight: eye.express };
  return eye.superexpress === null ? null : { game: "superexpress", sight: eye.superexpress };
}
