/** What a game brings to the page. Everything outside a game's own folder asks for it here, and never by the game's name. */

import type { Component } from "svelte";
import type { Stage } from "../end/scoring";
import type { Picture } from "../learn/picture";
import type { Script } from "../learn/script";
import type { Motion } from "../motion/motions";
import type { Film } from "../replay/film";
import type { ReplayModel } from "../replay/model.svelte";
import type { Cover } from "../rules/cover";
import type { TrainPicture } from "../share/train";
import type { Cue } from "../sound/cue";
import type { Chapter, Stand, StoryBeat, StoryLine } from "../story/beats";
import type { Curve } from "../story/curve";
import type { FinishedGame, Verdict } from "../story/finished";
import type { TableModel } from "../table/model.svelte";
import type { RevealedCard } from "../table/stageModel";
import type { GameView, Happening, OfferedChoice, Outcome, SeatInfo, StandingInfo } from "../wire";
import type { PageEvent } from "../wire/facts";
import type { Cast, Gender } from "../words/things";

/** Fetches a part of a game when it is first needed. */
export type Fetch<Part> = () => Promise<{ default: Part }>;

/** Where the parts of a game are. This alone is there from the beginning: keep it light. */
export interface GameModule {
  readonly key: string; // as the server calls it
  readonly scope: string; // the class of its screens
  readonly isDrawn: boolean; // whether its characters have portraits
  readonly isPaid: boolean; // whether money decides: then a result names it
  readonly minutes: { alone: number; together: number } | null; // how long a game lasts: against bots, among people
  readonly famous: Fetch<string> | null; // the record of a game worth watching
  readonly play: Fetch<GamePlay>;
  readonly motions: Fetch<GameMotions>;
  readonly end: Fetch<GameEnd>;
  readonly replay: Fetch<GameReplay>;
  readonly lesson: Fetch<GameLesson> | null;
  readonly rules: Cover | null; // the cover of its book
}

/** A choice in the making, as the coach of a lesson looks at it: what lies in its slots. */
export interface SlotDraft {
  readonly slots: readonly (string | null)[];
}

export interface TableProps<View extends GameView = GameView, Draft extends SlotDraft = SlotDraft> {
  model: TableModel;
  view: View;
  cast: Cast;
  tab: string; // what is shown beside the stage where there is room for one thing
  repeat: () => void; // say again what happened last
  draft?: Draft | undefined;
}

/** What moves, by the names of events: fetched when the first one is shown. */
export type GameMotions = Readonly<Record<string, Motion | undefined>>;

/** How it is played: its table, its words, and how it sounds. */
export interface GamePlay<View extends GameView = GameView, Draft extends SlotDraft = SlotDraft> {
  readonly Table: Component<TableProps<View, Draft>>;
  readonly tabs: readonly string[];
  /** By the names of events. */
  readonly cues: Readonly<Record<string, Cue | undefined>>;
  /** Whether the music should be tense: cards act. */
  isTense(view: View, event: Happening | null): boolean;
  castOf(view: View, seats: readonly SeatInfo[]): Cast;
  /** The sentence of an event; empty where another event says it. */
  tell(cast: Cast, event: Happening | PageEvent): string;
  /** Whether an event is part of the final counting: until that is shown, nothing gives it away. */
  isCounting?(event: Happening): boolean;
  /** The bandit that an event is about. */
  actorOf(cast: Cast, event: Happening | PageEvent): string | null;
  /** The cards of this round that lie open after another event. */
  revealedAfter(revealed: readonly RevealedCard[], event: Happening | PageEvent): readonly RevealedCard[];
  /** The rule that matters at a moment, by its id; none where the game has no book. */
  ruleNow?(view: View, event: Happening | null): string;
  /** The number of the round that an event begins, from 1; null where it begins none. */
  roundBegun(event: Happening): number | null;
  /** The cards at work, where the game has rounds in which cards are carried out one by one. */
  readonly show: GameShow<View> | null;
  /** What one's own choice will look like, until the table has answered; null where that isn't known. */
  chosen(view: View, choice: OfferedChoice): View | null;
  /** A choice in the making, where the game has such. */
  draft?(): Draft;
}

/** The show of a round: where each card begins, and what it brings. */
export interface GameShow<View extends GameView = GameView> {
  /** What begins with an event: a card, what the round itself does, or nothing more; null where the last goes on. */
  begins(event: Happening): "card" | "event" | "end" | null;
  /** What seats have won or lost between two views, as far as whoever looks may know. */
  gains(before: View, after: View): Gain[];
  /** The pieces that came to a seat's bandits between two views, or went, and bullets that hit them. */
  pieces(before: View, after: View, seat: number): PieceChange[];
  /** The face of the card that an event turns up, and whose it is. */
  cardOf(cast: Cast, event: Happening): { bandit: string; card: string } | null;
  /** What stands for the round itself: somebody's face, or another art. */
  readonly sign: { face: string } | { art: string };
  /** What the round has brought each seat. */
  readonly recap: Fetch<RoundRecap<View>>;
}

/** What a seat has won, or lost, as far as whoever looks may know. */
export interface Gain {
  seat: number;
  dollars: number;
  purses: number; // of unknown value
}

/** A kind of piece that a bandit has more or less of than before. */
export interface PieceChange {
  bandit: string;
  art: string; // of loot, or a bullet's
  count: number; // below 0 where pieces went
}

/** A round that is over: how it looks for each seat, and what comes next. */
export interface RoundRecap<View extends GameView = GameView> {
  /** A line for each seat, by seat. */
  tallies(cast: Cast, round: Round<View>): Tally[];
  /** Who leads, as far as whoever looks may know. */
  lead(cast: Cast, view: View): string;
  /** What stands beside: a race that goes on, and the next round. */
  readonly Ahead: Component<{ cast: Cast; view: View; next: View }>;
}

/** A round as it was told: how things stood before, what happened, and how they stand. */
export interface Round<View extends GameView = GameView> {
  before: View;
  after: View;
  events: readonly Happening[];
}

/** What a round has brought a seat. */
export interface Tally {
  names: readonly string[];
  where: string;
  net: string; // as an amount with its sign
  way: Way;
  gained: number; // how much more, or less, the seat surely has
  lines: readonly TallyLine[];
  /** What the seat surely has, and may have at most. */
  sure: number;
  possible: number;
  out: boolean;
}

export type Way = "gain" | "loss" | "even";

export interface TallyLine {
  art: string;
  words: string;
  amount: string;
  way: Way;
}

/** How it ends: what is counted, stage by stage, and what is said of it. */
export interface GameEnd {
  /** What a poster says of a seat besides who it was. */
  readonly Account: Component<AccountProps>;
  readonly story: GameStory | null;
  stagesOf(outcome: Outcome): Stage[];
  /** What stands there while it is counted. */
  opening(): { heading: string; below: string };
  headline(cast: Cast, outcome: Outcome): string;
  reason(cast: Cast, outcome: Outcome): string;
  /** What a seat has in the end, in two or three words. */
  result(standing: StandingInfo): string;
  /** What a winner's poster says at its head. */
  winnerLabel(outcome: Outcome, gender: Gender): string;
  stageWords(cast: Cast, outcome: Outcome, stage: Stage): string;
  /** Whether a seat is out, as far as the stages tell. */
  isOff(standing: StandingInfo, shown: readonly Stage[]): boolean;
}

export interface AccountProps {
  standing: StandingInfo;
  shown: readonly Stage[];
  tie: boolean; // whether a tie was broken
}

/** The game told as a story, a chapter for each round. */
export interface GameStory {
  chaptersOf(cast: Cast, beats: readonly StoryBeat[]): Chapter[];
  title(chapter: Chapter): string;
  words(cast: Cast, line: StoryLine): string;
  stand(cast: Cast, stand: Stand): string;
  /** The piece of art that stands for a line. */
  sign(line: StoryLine): string;
  /** What everyone had, card by card. */
  curve(cast: Cast, beats: readonly StoryBeat[]): Curve;
  /** What it came down to, told to a seat, or to everybody. */
  verdict(game: FinishedGame, seat: number | null): Verdict;
}

/** How it is looked at again. */
export interface GameReplay<View extends GameView = GameView> {
  /** What is seen at a moment, above and below the strip with the controls. */
  readonly Above: Component<ReplayProps>;
  readonly Below: Component<ReplayProps>;
  /** What is seen of the train, where there is one. */
  train?(view: View): TrainPicture;
  /** All views as one: with everything open that any of them shows. */
  opened(views: readonly View[]): View;
}

export interface ReplayProps {
  model: ReplayModel & { readonly film: Film | null };
  cast: Cast;
}

export interface GameLesson {
  readonly topics: readonly { name: string; art: string }[];
  readonly picture: Picture;
  readonly script: () => Promise<Script>;
}

/** A game's own types end here: the page hands each game only its own views. */
export function playing<View extends GameView, Draft extends SlotDraft = SlotDraft>(
  play: GamePlay<View, Draft>,
): GamePlay {
  return play as unknown as GamePlay;
}

export function replaying<View extends GameView>(replay: GameReplay<View>): GameReplay {
  return replay as unknown as GameReplay;
}
