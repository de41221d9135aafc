/** A replay as the page has it: which moment is shown, by whose view, and whether it plays on. */

import { ends, plays, replays } from "../games/loaded";
import type { GameEnd, GameReplay } from "../games/module";
import { settings } from "../settings.svelte";
import { beatsOf, type Chapter, type StoryBeat } from "../story/beats";
import type { Director, StageModel, RevealedCard, LogLine } from "../table/stageModel";
import type { GameView, Happening, TableInfo } from "../wire";
import type { ViewerAsked, Replay } from "../wire/replay";
import type { Cast } from "../words/things";
import { Film, type Moment } from "./film";

/** Where a replay comes from: a table of the server's, or a record that was given. */
export type Source = (view: ViewerAsked, heard: (acts: number, of: number) => void) => Promise<Replay>;

const BEAT = 620; // milliseconds that a moment lasts at least, at the normal pace

export class ReplayModel implements StageModel {
  info = $state.raw<TableInfo | null>(null);
  film = $state.raw<Film | null>(null);
  asked = $state.raw<ViewerAsked>("all");
  at = $state(0);
  playing = $state(false);
  /** How much of the replay has come, from 0 to 1. */
  come = $state(0);
  chapters = $state.raw<readonly Chapter[]>([]);
  /** All that happened, with every fact open; null until it has come. */
  beats = $state.raw<readonly StoryBeat[] | null>(null);
  /** How this game is looked at, and how it ends, once it is known which it is. */
  game = $state.raw<{ replay: GameReplay; end: GameEnd } | null>(null);
  view = $state.raw<GameView | null>(null);
  cast = $state.raw<Cast | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  shown = $state.raw<readonly RevealedCard[]>([]);
  event = $state.raw<Happening | null>(null);
  readonly seat = null; // it is nobody's own
  readonly waiting = 0;
  readonly hurried = false; // it has all the time in the world
  director: Director = async (_, apply) => apply();

  private readonly films = new Map<ViewerAsked, Film>();
  private turn = 0; // counts what was asked for: what is older gives way
  private next: number | null = null; // the moment that is being drawn

  constructor(private readonly source: Source) {}

  get over(): boolean {
    return this.film !== null && this.at === this.film.last;
  }

  get moment(): Moment {
    return this.film?.moments[this.at] ?? { act: 0, place: 0 };
  }

  /** Look with a view, at a moment, or else at the one that is shown now. */
  async showFor(asked: ViewerAsked, moment: Moment | null = null): Promise<void> {
    const turn = ++this.turn;
    const film = this.films.get(asked) ?? (await this.fetched(asked));
    if (turn !== this.turn) return;
    const wanted = moment ?? this.moment;
    const whole = moment === null && this.film !== null && this.film.atAct(wanted.act) === this.at;
    [this.film, this.asked, this.playing] = [film, asked, false];
    this.show(whole ? film.atAct(wanted.act) : film.find(wanted));
  }

  /** Go to a moment at once. */
  jump(at: number): void {
    this.turn += 1;
    this.playing = false;
    this.show(at);
  }

  /** Go one moment on, with its motion. */
  async forward(): Promise<void> {
    this.playing = false;
    if (this.next !== null) this.show(this.next);
    await this.advance();
  }

  back(): void {
    this.jump((this.next ?? this.at) - 1);
  }

  /** Go to where the round begins that is one on, or one back. */
  round(by: 1 | -1): void {
    const starts = this.film?.rounds.map((each) => each.from) ?? [];
    const next = by > 0 ? starts.find((from) => from > this.at) : starts.findLast((from) => from < this.at);
    this.jump(next ?? (by > 0 ? (this.film?.last ?? 0) : 0));
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.play();
  }

  close(): void {
    this.turn += 1;
    this.playing = false;
  }

  private async play(): Promise<void> {
    if (this.over) this.show(0);
    this.playing = true;
    while (this.playing && !this.over) {
      const turn = this.turn;
      await Promise.all([this.advance(), new Promise((done) => setTimeout(done, BEAT * settings.stretch))]);
      if (this.turn !== turn + 1) return;
    }
    this.playing = false;
  }

  private async advance(): Promise<void> {
    const film = this.film;
    if (film === null || this.over) return;
    const turn = ++this.turn;
    const next = this.at + 1;
    [this.event, this.next] = [film.event(next), next];
    await this.director({ event: this.event, view: film.view(next), prompt: null }, () => {
      if (turn === this.turn) this.show(next);
    });
  }

  private show(wanted: number): void {
    const film = this.film;
    if (film === null) return;
    const at = Math.min(Math.max(0, wanted), film.last);
    [this.at, this.next] = [at, null];
    [this.view, this.event, this.log, this.shown] = [film.view(at), film.event(at), film.log(at), film.shown(at)];
    this.cast = film.castOf(this.view);
  }

  private async fetched(asked: ViewerAsked): Promise<Film> {
    this.come = 0;
    const replay = await this.source(asked, (acts, of) => (this.come = of === 0 ? 0 : acts / of));
    const key = replay.table.table.table.game;
    const [play, looking, end] = await Promise.all([plays.load(key), replays.load(key), ends.load(key)]);
    const film = new Film(replay, play, looking);
    this.films.set(asked, film);
    [this.info, this.game] = [replay.table.table, { replay: looking, end }];
    if (this.chapters.length === 0) void this.tellStory(film.cast, asked, replay);
    return film;
  }

  /** What mattered, with every fact open: it is over, after all. */
  private async tellStory(cast: Cast, asked: ViewerAsked, replay: Replay): Promise<void> {
    const story = this.game?.end.story ?? null;
    if (story === null) return;
    const open = asked === "all" ? replay : await this.source("none", () => undefined).catch(() => null);
    if (open === null) return;
    this.beats = beatsOf(open);
    this.chapters = story.chaptersOf(cast, this.beats);
  }
}
