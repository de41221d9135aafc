/** A table to be, as it is put together: every change leaves something that the server would take. */

import { gameOf } from "../catalogue.svelte";
import { moduleOf } from "../games/registry";
import type { Preferences } from "../preferences";
import type { Catalogue, ClockSpec, GameInfo, NewTable, SeatSpec, Received } from "../wire";

/** Who is to sit: I, someone else on this device, a bot, or whoever comes. */
export type Sitter =
  { kind: "me" } | { kind: "other"; name: string } | { kind: "bot"; level: string } | { kind: "open" };
export const SITTERS = ["me", "other", "open", "bot"] as const;

/** What a table is made for. */
export type Occasion = "bots" | "friends" | "public" | "pass";

const PASSING = 2; // who pass one device round, to begin with

export class TableDraft {
  game = $state("");
  seats = $state<Sitter[]>([]);
  characters = $state<(string | null)[]>([]);
  /** Only what differs from the default. */
  options = $state<Record<string, string>>({});
  clock = $state.raw<Received<ClockSpec>>({ kind: "none", seconds: null });
  /** How good the bot is that plays for someone who is absent. */
  standIn = $state("");
  public = $state(false);
  spectatorViews = $state(false);
  chat = $state(false);
  memoryAids = $state(true);
  foresight = $state(true);
  /** Whether a strong bot may be asked; null: if one plays alone. */
  hints = $state<boolean | null>(null);

  constructor(
    private readonly catalogue: Catalogue,
    occasion: Occasion,
    private readonly preferences: Preferences,
  ) {
    this.game = preferences.game;
    this.standIn = preferences.level;
    this.public = occasion === "public";
    this.seats = Array.from({ length: preferences.players }, (_, place) => this.first(occasion, place));
    this.characters = this.nobodyYet();
  }

  /** All that can be played. */
  get games(): string[] {
    return this.catalogue.games.map((each) => each.game);
  }

  get info(): GameInfo {
    return gameOf(this.catalogue, this.game);
  }

  /** Whether its characters can be chosen: they have portraits. */
  get isDrawn(): boolean {
    return moduleOf(this.game).isDrawn && this.info.characters.length > 0;
  }

  /** How many bandits a seat has that can be chosen. */
  get bandits(): number {
    if (!this.isDrawn) return 0;
    return (this.info.bandits[this.seats.length] ?? this.seats.length) / this.seats.length;
  }

  /** Whether it is played at once, because nobody is waited for. */
  get full(): boolean {
    return this.seats.every((seat) => seat.kind !== "open");
  }

  get sitting(): boolean {
    return this.seats.some((seat) => seat.kind === "me");
  }

  /** Whether everyone may look ahead: not at a public table, whose games are rated. */
  get foresees(): boolean {
    return this.foresight && !this.public;
  }

  get givesHints(): boolean {
    const isAlone = this.sitting && this.count("bot") === this.seats.length - 1;
    return !this.public && (this.hints ?? isAlone);
  }

  count(kind: Sitter["kind"]): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  pick(game: string): void {
    this.game = game;
    this.options = {};
    const { players, usual_players } = this.info;
    this.resize(players.includes(this.seats.length) ? this.seats.length : usual_players);
  }

  /** So many seats: those who are there stay, more of the last kind come. */
  resize(players: number): void {
    const last = this.seats.at(-1);
    const more = last === undefined || last.kind === "me" ? this.bot() : last.kind === "other" ? nameless() : last;
    this.seats = Array.from({ length: players }, (_, place) => this.seats[place] ?? { ...more });
    this.characters = this.nobodyYet();
  }

  /** Put someone on a seat. There is one of me: where I was sits whoever was here. */
  sit(place: number, kind: Sitter["kind"]): void {
    const before = this.seats[place] ?? { kind: "open" };
    const mine = this.seats.findIndex((seat) => seat.kind === "me");
    if (kind === "me" && mine >= 0) this.seats[mine] = before;
    this.seats[place] = kind === "bot" ? this.bot() : kind === "other" ? nameless() : { kind };
  }

  /** Give a bandit's place a character, or leave it to chance; who had it takes the other's. */
  cast(bandit: number, character: string | null): void {
    const other = character === null ? -1 : this.characters.indexOf(character);
    if (other >= 0) this.characters[other] = this.characters[bandit] ?? null;
    this.characters[bandit] = character;
  }

  /** The value of an option that is chosen now. */
  option(name: string): string {
    return this.options[name] ?? this.info.options.find((each) => each.name === name)?.values[0] ?? "";
  }

  choose(name: string, value: string): void {
    const { [name]: _, ...others } = this.options;
    const usual = this.info.options.find((each) => each.name === name)?.values[0];
    this.options = value === usual ? others : { ...others, [name]: value };
  }

  makePublic(wanted: boolean): void {
    this.public = wanted;
    if (wanted) this.chat = false; // free words are for those who know each other
  }

  /** What is asked of the server; *called* gives a name to those on this device who have none. */
  wanted(called: (place: number) => string): NewTable {
    return {
      table: {
        game: this.game,
        players: this.seats.length,
        options: { ...this.options },
        characters: this.characters.some((each) => each !== null) ? [...this.characters] : null,
        clock: this.clock,
        level: this.standIn,
        public: this.public,
        spectator_views: this.spectatorViews,
        chat: this.chat,
        memory_aids: this.memoryAids,
        foresight: this.foresight,
        hints: this.hints,
      },
      seats: this.seats.map((seat, place) => spec(seat, called(place))),
      start: this.full,
    };
  }

  private first(occasion: Occasion, place: number): Sitter {
    if (place === 0) return { kind: "me" };
    if (occasion === "friends" || occasion === "public") return { kind: "open" };
    return occasion === "pass" && place < PASSING ? nameless() : this.bot();
  }

  private bot(): Sitter {
    return { kind: "bot", level: this.preferences.level };
  }

  private nobodyYet(): null[] {
    return Array.from({ length: this.seats.length * this.bandits }, () => null);
  }
}

function nameless(): Sitter {
  return { kind: "other", name: "" };
}

function spec(seat: Sitter, called: string): SeatSpec {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "open") return { kind: "open" };
  return seat.kind === "me" ? { kind: "person" } : { kind: "person", name: seat.name.trim() || called };
}
