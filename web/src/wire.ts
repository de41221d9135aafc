// What goes over the wire, made from the server's types: change those, then run `make docs`.
// A field with a question mark may be left out when it is asked for; what the server tells is always whole.
// Bounds stand behind the fields that have some.

/** What was asked for as the server tells it: nothing is left out. */
export type Received<T> = { [Field in keyof T]-?: Received<T[Field]> };

/** What a client may send over a socket. */
export type Incoming =
  | Choose
  | TakeBack
  | Back
  | WatchSeat
  | Consent
  | Emote
  | Chat
  | Resync
  | Ping;

/** What the server sends over a socket. */
export type Outgoing =
  | Whole
  | News
  | People
  | Emoted
  | ChatSaid
  | Done
  | Refusal
  | Pong
  | Bye;

/** The lines of a replay. */
export type Replayed =
  | ReplayTable
  | ReplayAct
  | ReplayEnd;

/** What one viewer may know of a game; `game` says of which. */
export type GameView =
  | ExpressView
  | SuperView;

/** A choice of a seat, by its number, for the decision that it answers. */
export interface Choose {
  type: "choose";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
  code: number; // 0 to 2147483647
}

/** Take a seat's last choice back, while that is allowed. */
export interface TakeBack {
  type: "take_back";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
}

/** Whoever was away is back: bots play for them no more. */
export interface Back {
  type: "back";
  id: number; // 0 to 2147483647
}

/** A spectator asks for a seat's eye; null for their own again. */
export interface WatchSeat {
  type: "watch_seat";
  id: number; // 0 to 2147483647
  seat: number | null; // 0 to 6
}

/** Whether spectators may look with this seat's eye. */
export interface Consent {
  type: "consent";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  allow: boolean;
}

/** A word from the fixed set, of one's own seat; of the first, where no seat is named. */
export interface Emote {
  type: "emote";
  id: number; // 0 to 2147483647
  name: string; // 1 to 40 characters
  seat?: number | null; // 0 to 6; else null
}

/** A line of free text, where the table allows it. */
export interface Chat {
  type: "chat";
  id: number; // 0 to 2147483647
  text: string; // 1 to 200 characters
}

/** Ask for everything anew. */
export interface Resync {
  type: "resync";
  id: number; // 0 to 2147483647
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id: number; // 0 to 2147483647
}

/** Everything: the first message, and the answer to `resync`. */
export interface Whole {
  type: "table";
  seq: number;
  table: TableInfo;
  mine: number[];
  views: TableView[];
  fixed_choices: OfferedChoice[];
  to_act: number[];
  clocks: ClockFace[];
  chat: ChatLine[];
  outcome: Outcome | null;
}

/** A table as everyone with its link sees it; the `code` is for telling over the phone, until the start. */
export interface TableInfo {
  id: string;
  status: "open" | "over" | "playing";
  table: Received<TableSpec>;
  seats: SeatInfo[];
  host: string | null;
  spectators: number;
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  previous: string | null;
  next: string | null;
  code: string | null;
}

/** What a table plays, and how. Characters are one for each bandit, null for chance. */
export interface TableSpec {
  game: "express" | "super";
  players: number; // 2 to 7
  options?: Record<string, string>; // at most 16; 1 to 40 characters; else {}
  characters?: (string | null)[] | null; // 1 to 40 characters; else null
  clock?: ClockSpec; // else {"kind": "none", "seconds": null}
  level?: string; // 1 to 40 characters; else "drifter"
  public?: boolean; // else false
  spectator_views?: boolean; // else false
  chat?: boolean; // else false
}

/** How long a person may think: for each choice, or for all of a game; `none` has no seconds. */
export interface ClockSpec {
  kind?: "choice" | "none" | "total"; // else "none"
  seconds?: number | null; // 5 to 1209600; else null
}

/**
 * A seat as everyone sees it. A person's id is there so that clients know people apart, and themselves.
 *
 * `here`: the person has a socket open; `away`: a bot plays for them; `consents`: spectators may look.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  guest: string | null;
  level: string | null;
  here: boolean;
  away: boolean;
  consents: boolean;
}

/** A viewer's whole view, and what its seat is asked: null for who looks with another's view, or a spectator's. */
export interface TableView {
  view: GameView;
  prompt: Prompt | null;
}

/**
 * What a seat is asked, for whoever plays it.
 *
 * `decision` is what a choice, or an undo, has to name: it counts how often this seat was asked anew. `choices` are
 * the numbers of what the seat may choose now, and `explained` says what they mean where the table's `fixed_choices`
 * don't. `why_not` is what could have been meant besides, and why it can't be chosen.
 */
export interface Prompt {
  seat: number;
  decision: number;
  choices: number[];
  explained: OfferedChoice[];
  why_not: WhyNot[];
  may_take_back: boolean;
}

/** A choice explained: its number, its words in the notation, and what it is. */
export interface OfferedChoice {
  code: number;
  text: string;
  facts: Record<string, unknown>;
}

/**
 * Something that a seat could have meant but may not choose, and a word for why.
 *
 * `facts` are named as those of a choice. Where some are left out, everything that has the others is meant.
 */
export interface WhyNot {
  facts: Record<string, unknown>;
  why: string;
}

/** The time that a seat has left, in milliseconds, and whether it is running. */
export interface ClockFace {
  seat: number;
  left: number;
  running: boolean;
}

/** A line that was said. */
export interface ChatLine {
  name: string;
  guest: string;
  text: string;
  at: number;
}

/**
 * The end of a game: places by seat, who won, one English sentence that says why, and the facts behind it.
 *
 * `facts` says whether a tie was broken (`tie_break`) and, in Super, how the game has ended (`ended_by`).
 */
export interface Outcome {
  standings: StandingInfo[];
  winners: number[];
  why: string;
  facts: Record<string, unknown>;
}

/** How a seat ended: its place; in Express its money by source and by piece, in Super its loot and when it fell. */
export interface StandingInfo {
  seat: number;
  name: string;
  rank: number;
  facts: Record<string, unknown>;
}

/** A choice was made or taken back: what each viewer that could see something of it has seen. */
export interface News {
  type: "news";
  seq: number;
  news: ViewNews[];
  to_act: number[];
  clocks: ClockFace[];
  outcome: Outcome | null;
}

/**
 * What a viewer has seen happen since the last message.
 *
 * `seat` is the viewer's, null for a spectator's view. `changes` has one for each event: patched with all of them,
 * the view before becomes the view now. `prompt` is what the seat is asked now, or null where that hasn't changed.
 */
export interface ViewNews {
  seat: number | null;
  events: Happening[];
  changes: Record<string, unknown>[];
  prompt: Prompt | null;
}

/** An event with the facts that the viewer may see. */
export interface Happening {
  name: string;
  facts: Record<string, unknown>;
}

/** Seats, presence, spectators or status have changed. */
export interface People {
  type: "people";
  seq: number;
  table: TableInfo;
  clocks: ClockFace[];
}

/** Someone said a word of the fixed set: a seat, its name, and its guest. */
export interface Emoted {
  type: "emoted";
  seq: number;
  seat: number;
  name: string;
  guest: string;
  emote: string;
}

/** Someone said something. */
export interface ChatSaid {
  type: "said";
  seq: number;
  line: ChatLine;
}

/** The client's message with this number was carried out, and is stored if it changed anything. */
export interface Done {
  type: "done";
  seq: number;
  id: number;
}

/** A message was refused, and nothing has changed; `id` is null where it couldn't be read. */
export interface Refusal {
  type: "refused";
  seq: number;
  id: number | null;
  error: Problem;
}

/** Why something was refused: a word for programs with its facts, and a sentence for people. */
export interface Problem {
  code: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  seq: number;
  id: number;
}

/** The server is about to close this socket, and why; come back after so many seconds, if it says so. */
export interface Bye {
  type: "bye";
  seq: number;
  reason: string;
  sentence: string;
  come_back: number | null;
}

/**
 * The first line: the table, how many acts will follow, what happened in the setup, and the first views.
 *
 * `views` has the one that was asked for, or, where all were, one for each seat; none, where none was.
 *
 * `source` says where the game is from: a table of this server, or a record that was uploaded. Of a record the table's
 * id is empty, and so is the commitment where it was dealt from a seed; `created` is 0. Seats have the names that its
 * comments give, or else those of their bandits. It is `playing` where the record is unfinished.
 */
export interface ReplayTable {
  type: "table";
  source: "record" | "table";
  table: TableInfo;
  acts: number;
  events: Happening[];
  views: GameView[];
  to_act: number[];
}

/**
 * A choice that was made, or taken back: who did it, and what came of it.
 *
 * `events` are those that the viewer saw at the table, maybe none; where all views or none were asked for, they are
 * those that anyone saw, with every fact open. `changes` has a row for each of the views: what each event has changed
 * in it. A record doesn't say `by` whom or when (`at`).
 */
export interface ReplayAct {
  type: "act";
  number: number;
  seat: number;
  taken_back: boolean;
  by: "bot" | "person" | "stand-in" | null;
  at: number | null;
  events: Happening[];
  changes: Record<string, unknown>[][];
  to_act: number[];
}

/** The last line: the result; null where a record ends before its game. */
export interface ReplayEnd {
  type: "end";
  outcome: Outcome | null;
}

/** A guest to be: with a name, or one will be made up. */
export interface NewGuest {
  name?: string | null; // 1 to 96 characters; else null
}

/** Another name. */
export interface Rename {
  name: string; // 1 to 96 characters
}

/** The recovery phrase of a guest. */
export interface Recover {
  phrase: string; // 1 to 100 characters
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
  has_phrase: boolean;
  ratings: Record<string, Rating>;
}

/** By Plackett and Luce: `shown` is the mean less three deviations. */
export interface Rating {
  mean: number;
  deviation: number;
  shown: number;
  games: number;
}

/** Shown once: the server keeps only its hash. */
export interface RecoveryPhrase {
  phrase: string;
}

/** A guest among the rated. */
export interface Rated {
  place: number;
  name: string;
  rating: Rating;
  me: boolean;
}

/** The best of a game, and the one who asks, if rated. */
export interface Ratings {
  game: "express" | "super";
  best: Rated[];
  mine: Rated | null;
}

/** Who is to sit: `open` for whoever comes, `person` for who asks (with a name, where several pass one device). */
export interface SeatSpec {
  kind?: "bot" | "open" | "person"; // else "open"
  name?: string | null; // 1 to 96 characters; else null
  level?: string | null; // 1 to 40 characters; else null
}

/** A table to be; `seats` has one for each player. With `start`, and no seat open, it is played at once. */
export interface NewTable {
  table: TableSpec;
  seats: SeatSpec[];
  start?: boolean; // else false
}

/** The code of an open table; case, spaces and hyphens don't matter. */
export interface Join {
  code: string; // 1 to 40 characters
}

/** A free seat to sit down at, under one's own name or another (several people, one device). */
export interface Sit {
  seat: number; // 0 to 6
  name?: string | null; // 1 to 96 characters; else null
}

/** A seat: to stand up from, or to be freed by the host. */
export interface AtSeat {
  seat: number; // 0 to 6
}

/** Another name for one's own seat. */
export interface NameSeat {
  seat: number; // 0 to 6
  name: string; // 1 to 96 characters
}

/** From one's own seat to a free one. */
export interface ChangeSeat {
  seat: number; // 0 to 6
  to: number; // 0 to 6
}

/** A bot for a free seat. */
export interface SeatBot {
  seat: number; // 0 to 6
  level: string; // 1 to 40 characters
}

/** A seat of a table in a list; `mine` is the asking guest's own. */
export interface ListedSeat {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
}

/** A table in a list. */
export interface ListedTable {
  id: string;
  status: "open" | "over" | "playing";
  game: "express" | "super";
  seats: ListedSeat[];
  clock: Received<ClockSpec>;
  created: number;
  my_turn: boolean;
  winners: number[];
}

/** A page of tables; `before` asks for the next one. */
export interface Tables {
  tables: ListedTable[];
  before: string | null;
}

/** A rule that a table may choose, its values with the default first. */
export interface OptionInfo {
  name: string;
  values: string[];
  about: string;
}

/** A bot to play against. */
export interface LevelInfo {
  name: string;
  about: string;
}

/** A game and what can be chosen for it; `bandits` says how many characters a table of so many players has. */
export interface GameInfo {
  game: "express" | "super";
  title: string;
  players: number[];
  usual_players: number;
  characters: string[];
  bandits: Record<string, number>;
  options: OptionInfo[];
  levels: LevelInfo[];
}

/** A language: its code, its own name for itself, and other codes that mean it. */
export interface LanguageInfo {
  code: string;
  name: string;
  aliases: string[];
}

/** Everything that can be chosen. `default_level` is a level of every game; the first language is the fallback. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  default_level: string;
  emotes: string[];
  languages: LanguageInfo[];
  shortest_clock: number;
  longest_clock: number;
}

/** The body of every response that isn't 2xx. */
export interface ErrorBody {
  error: Problem;
}

/**
 * What one viewer may know of a game of Express, and nothing else.
 *
 * `hand` and `discard` are the viewer's own. `turns` are the planning turns of this round in order; `turn` counts
 * those that are over. `pile` is the common pile in the order played.
 */
export interface ExpressView {
  game: "express";
  seat: number | null;
  phase: string;
  to_act: number[];
  round_number: number;
  options: Record<string, string>;
  round_card: ExpressRoundCard | null;
  first: number;
  turns: ExpressTurnView[];
  turn: number;
  action: ExpressActionView | null;
  cars: ExpressCarView[];
  seats: ExpressSeatView[];
  hand: string[];
  discard: string[];
  pile: ExpressPileCard[];
  neutral_bullets: number;
}

/** A round card: its symbols (S, T, D, R) and its event. */
export interface ExpressRoundCard {
  name: string;
  symbols: string;
  event: string;
}

/** A planning turn of the round: whose it is, and which symbol of the round card it belongs to. */
export interface ExpressTurnView {
  seat: number;
  symbol: number;
}

/** What is being done in Stealin': who acts, with which card, and whom they have aimed at. */
export interface ExpressActionView {
  bandit: string;
  card: string;
  target: string | null;
}

/** A car of the train, the locomotive first. */
export interface ExpressCarView {
  name: string;
  inside: ExpressSpotView;
  roof: ExpressSpotView;
  marshal: boolean;
}

/** A roof, or the inside of a car. */
export interface ExpressSpotView {
  bandits: string[];
  loot: ExpressLoot;
}

/** Loot as it is seen: purses by value where known, how many unknown, jewels and strongboxes. */
export interface ExpressLoot {
  purses: number[];
  unknown_purses: number;
  jewels: number;
  strongboxes: number;
}

/**
 * A player's place at the table; `open_discard` is the part of the discard that lies face up (X10.4).
 *
 * `money` is what the seat surely has, in dollars: loot whose value is known, and ransoms.
 */
export interface ExpressSeatView {
  name: string;
  money: number;
  bandits: ExpressBanditView[];
  hand_size: number;
  deck_size: number;
  discard_size: number;
  open_discard: string[];
}

/** A bandit's card: loot, bullets left, bullets received and ransoms. */
export interface ExpressBanditView {
  name: string;
  loot: ExpressLoot;
  bullets: number;
  bullets_received: number;
  ransoms: number;
}

/** A card of the common pile, with the planning turn in which it was played; `card` is None while it is hidden. */
export interface ExpressPileCard {
  turn: number;
  seat: number;
  name: string;
  card: string | null;
  face_down: boolean;
  resolved: boolean;
}

/**
 * What one viewer may know of a game of Super, and nothing else.
 *
 * `order` has the seats in the order of this round, those that are out as well (S3.2). `plan` is the viewer's own.
 */
export interface SuperView {
  game: "super";
  seat: number | null;
  phase: string;
  to_act: number[];
  round_number: number;
  options: Record<string, string>;
  ended_by: string | null;
  first: number;
  order: number[];
  cars: SuperCarView[];
  gone: number;
  seats: SuperSeatView[];
  cards: string[];
  plan: string[] | null;
}

/** A car and its two rows, each from the locomotive's side to the caboose's (S2.1). */
export interface SuperCarView {
  name: string;
  inside: SuperBanditView[];
  roof: SuperBanditView[];
}

/** A bandit in a row: the way they face, and whether they lie stunned. */
export interface SuperBanditView {
  seat: number;
  name: string;
  faces_locomotive: boolean;
  stunned: boolean;
}

/** A player: in play or not, the plan made or not, the loot won; `fell` says when, those who fell together alike. */
export interface SuperSeatView {
  name: string;
  in_play: boolean;
  planned: boolean;
  loot: number[];
  fell: number | null;
}
