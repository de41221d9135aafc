/** What a game brings to the page. Everything outside a game's own folder asks for it here, and never by the game's name. */

import type { Component } from "svelte";
import type { Stage } from "../end/scoring";
import type { Picture } from "../learn/picture";
import type { Script } from "../learn/script";
import type { Motion } from "../motion/motions";
import type { Film } from "../replay/film";
import type { ReplayModel } from "../replay/model.svelte";
import type { Cover } from "../rules/cover";
import type { Cue } from "../sound/cue";
import type { Chapter, Stand, StoryBeat, StoryLine } from "../story/beats";
import type { TableModel } from "../table/model.svelte";
import type { RevealedCard } from "../table/stageModel";
import type { GameView, Happening, Outcome, SeatInfo, StandingInfo } from "../wire";
import type { PageEvent } from "../wire/facts";
import type { Cast } from "../words/things";

/** Fetches a part of a game when it is first needed. */
export type Fetch<Part> = () => Promise<{ default: Part }>;

/** Where the parts of a game are. This alone is there from the beginning: keep it light. */
export interface GameModule {
  readonly key: string; // as the server calls it
  readonly scope: string; // the class of its screens
  readonly isDrawn: boolean; // whether its characters have portraits
  readonly play: Fetch<GamePlay>;
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

/** How it is played: its table, its words, what moves and how that sounds. */
export interface GamePlay<View extends GameView = GameView, Draft extends SlotDraft = SlotDraft> {
  readonly Table: Component<TableProps<View, Draft>>;
  readonly tabs: readonly string[];
  /** By the names of events. */
  readonly motions: Readonly<Record<string, Motion | undefined>>;
  readonly cues: Readonly<Record<string, Cue | undefined>>;
  castOf(view: View, seats: readonly SeatInfo[]): Cast;
  /** The sentence of an event; empty where another event says it. */
  tell(cast: Cast, event: Happening | PageEvent): string;
  /** The bandit that an event is about. */
  actorOf(cast: Cast, event: Happening | PageEvent): string | null;
  /** The cards of this round that lie open after another event. */
  revealedAfter(revealed: readonly RevealedCard[], event: Happening | PageEvent): readonly RevealedCard[];
  /** A choice in the making, where the game has such. */
  draft?(): Draft;
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
}

/** How it is looked at again. */
export interface GameReplay<View extends GameView = GameView> {
  /** What is seen at a moment, above and below the strip with the controls. */
  readonly Above: Component<ReplayProps>;
  readonly Below: Component<ReplayProps>;
  /** All views as one: with everything open that any of them shows. */
  opened(views: readonly View[]): View;
  /** The number of the round that an event begins; null where it begins none. */
  roundBegun(event: Happening): number | null;
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
