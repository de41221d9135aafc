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

/** Make a seat's decision: choose one of its choices by its code. */
export interface Choose {
  type: "choose";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
  code: number; // 0 to 2147483647
}

/** Undo a seat's last choice, while that is allowed. */
export interface TakeBack {
  type: "take_back";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
}

/** The sender is back: bots stop playing for them. Any other message does the same. */
export interface Back {
  type: "back";
  id: number; // 0 to 2147483647
}

/** Watch the game from a seat's view; null for your own view again. */
export interface WatchSeat {
  type: "watch_seat";
  id: number; // 0 to 2147483647
  seat: number | null; // 0 to 6
}

/** Allow spectators to watch from this seat, or stop allowing it. */
export interface Consent {
  type: "consent";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  allow: boolean;
}

/** Show an emote at your seat; at your first one if you name none. */
export interface Emote {
  type: "emote";
  id: number; // 0 to 2147483647
  name: string; // 1 to 40 characters
  seat?: number | null; // 0 to 6; default null
}

/** Say a line of free text, if the table allows chat. */
export interface Chat {
  type: "chat";
  id: number; // 0 to 2147483647
  text: string; // 1 to 200 characters
}

/** Ask for the whole table again. */
export interface Resync {
  type: "resync";
  id: number; // 0 to 2147483647
}

/** Check the connection. */
export interface Ping {
  type: "ping";
  id: number; // 0 to 2147483647
}

/** The whole table: the first message, and the response to `resync`. `mine` are the client's own seats. */
export interface Whole {
  type: "table";
  seq: number;
  table: TableInfo;
  mine: number[];
  views: TableView[];
  to_act: number[];
  clocks: ClockFace[];
  chat: ChatLine[];
  outcome: Outcome | null;
}

/** A table as everyone with its link sees it. Until the start it has a join `code`. */
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

/**
 * What a table plays, and how. There is one character for each bandit; null is a random one.
 *
 * `level` is the level of the bots that play for people who are away. With `spectator_views`, spectators may watch a
 * seat whose owner consents.
 */
export interface TableSpec {
  game: "express" | "super";
  players: number; // 2 to 7
  options?: Record<string, string>; // at most 16; 1 to 40 characters; default {}
  characters?: (string | null)[] | null; // 1 to 40 characters; default null
  clock?: ClockSpec; // default {"kind": "none", "seconds": null}
  level?: string; // 1 to 40 characters; default "drifter"
  public?: boolean; // default false
  spectator_views?: boolean; // default false
  chat?: boolean; // default false
}

/** How long people may think: for each `choice`, or in `total`. The kind `none` has no seconds. */
export interface ClockSpec {
  kind?: "choice" | "none" | "total"; // default "none"
  seconds?: number | null; // 5 to 1209600; default null
}

/**
 * A seat as everyone sees it. The guest's id lets clients tell people apart, and recognise themselves.
 *
 * `here`: the person is connected. `away`: a bot plays for them. `consents`: spectators may watch this seat.
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

/**
 * One eye on a game: a seat's, or a spectator's where the seat is null.
 *
 * `express` or `super` is what it sees, by the table's game. `choices` are what the seat may choose now.
 * `barred` is what could have been meant besides, and why it can't be chosen. `decision` is what a choice, or a taking
 * back, has to name: it counts how often this seat was asked anew. Who looks with the eye of another's seat, or with a
 * spectator's, has none of these.
 */
export interface TableView {
  seat: number | null;
  express: ExpressViewData | null;
  super: SuperViewData | null;
  choices: OfferedChoice[];
  why_not: WhyNot[];
  decision: number | null;
  may_take_back: boolean;
}

/** All that a view shows, as plain data. */
export interface ExpressViewData {
  seat: number | null;
  phase: string;
  to_act: number[];
  round: number;
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
  options: Record<string, string>;
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

/** All that a view shows, as plain data: `order` is that of the seats in this round, `gone` counts unhooked cars. */
export interface SuperViewData {
  seat: number | null;
  phase: string;
  ended_by: string | null;
  to_act: number[];
  round: number;
  first: number;
  order: number[];
  cars: SuperCarView[];
  gone: number;
  seats: SuperSeatView[];
  cards: string[];
  plan: string[] | null;
  options: Record<string, string>;
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

/** Something that a seat may choose: its number, its words in the notation, and what it is. */
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

/** The time that a seat has left in milliseconds, and whether its clock is running. */
export interface ClockFace {
  seat: number;
  left: number;
  running: boolean;
}

/** A line of chat. */
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

/** A choice was made or taken back: what each eye that could see something of it has seen, and sees now. */
export interface News {
  type: "news";
  seq: number;
  news: ViewNews[];
  to_act: number[];
  clocks: ClockFace[];
  outcome: Outcome | null;
}

/** What an eye has seen happen since the last message, what each event has changed, and what it sees now. */
export interface ViewNews {
  events: Happening[];
  changes: Record<string, unknown>[];
  view: TableView;
}

/** An event with the facts that the eye may see, and an English sentence, empty where another event says it. */
export interface Happening {
  name: string;
  facts: Record<string, unknown>;
  text: string;
}

/** Seats, presence, spectators or status have changed. */
export interface People {
  type: "people";
  seq: number;
  table: TableInfo;
  clocks: ClockFace[];
}

/** A player showed an emote: the seat, its name, and its guest. */
export interface Emoted {
  type: "emoted";
  seq: number;
  seat: number;
  name: string;
  guest: string;
  emote: string;
}

/** A player said something. */
export interface ChatSaid {
  type: "said";
  seq: number;
  line: ChatLine;
}

/** The client's message with this id is done, and stored if it changed anything. */
export interface Done {
  type: "done";
  seq: number;
  id: number;
}

/** A message was refused, and nothing has changed. `id` is null if the message couldn't be read. */
export interface Refusal {
  type: "refused";
  seq: number;
  id: number | null;
  error: Problem;
}

/** Why something was refused: a code with facts for programs, and a sentence for people. */
export interface Problem {
  code: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** The response to a ping. */
export interface Pong {
  type: "pong";
  seq: number;
  id: number;
}

/** The server is about to close this socket, and why. If `come_back` is set, reconnect after as many seconds. */
export interface Bye {
  type: "bye";
  seq: number;
  reason: string;
  sentence: string;
  come_back: number | null;
}

/**
 * The first line: the table, how many acts will follow, what happened in the setup, and the first sight.
 *
 * `eyes` has the eye that was asked for, or, where all were, one for each seat; none, where none was.
 *
 * `source` says where the game is from: a table of this server, or a record that was brought. Of a record the table's
 * id is empty, and so is the commitment where it was dealt from a seed; `created` is 0. Seats have the names that its
 * comments give, or else those of their bandits. It is `playing` where the record is unfinished.
 */
export interface ReplayTable {
  type: "table";
  source: "record" | "table";
  table: TableInfo;
  acts: number;
  events: Happening[];
  views: TableView[];
  to_act: number[];
}

/**
 * A choice that was made, or taken back: who did it, what came of it, and the sight after it.
 *
 * `events` are those that the eye saw at the table, maybe none; where all eyes or none were asked for, they are
 * those that anyone saw, with every fact open. `changes` has a row for each of the eyes: what each event has changed
 * in its sight. A record doesn't say `by` whom or when (`at`).
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
  views: TableView[];
  to_act: number[];
}

/** The last line: the result; null where a record ends before its game. */
export interface ReplayEnd {
  type: "end";
  outcome: Outcome | null;
}

/** A new guest. Without a name, the server makes one up. */
export interface NewGuest {
  name?: string | null; // 1 to 96 characters; default null
}

/** A guest's new name. */
export interface Rename {
  name: string; // 1 to 96 characters
}

/** A guest's recovery phrase. */
export interface Recover {
  phrase: string; // 1 to 100 characters
}

/** The guest who asks. */
export interface Me {
  id: string;
  name: string;
  has_phrase: boolean;
  ratings: Record<string, Rating>;
}

/** A Plackett-Luce rating: `shown` is the mean minus three deviations. */
export interface Rating {
  mean: number;
  deviation: number;
  shown: number;
  games: number;
}

/** A recovery phrase. It is shown once: the server keeps only its hash. */
export interface RecoveryPhrase {
  phrase: string;
}

/** A guest in a ranking. */
export interface Rated {
  place: number;
  name: string;
  rating: Rating;
  me: boolean;
}

/** The ranking of a game, and the place of the guest who asks, if they are rated. */
export interface Ratings {
  game: "express" | "super";
  best: Rated[];
  mine: Rated | null;
}

/** A seat of a new table: `open` for anyone, `person` for the host. A name helps if people share a device. */
export interface SeatSpec {
  kind?: "bot" | "open" | "person"; // default "open"
  name?: string | null; // 1 to 96 characters; default null
  level?: string | null; // 1 to 40 characters; default null
}

/** A new table, with a seat for each player. With `start`, and no open seat, the game starts right away. */
export interface NewTable {
  table: TableSpec;
  seats: SeatSpec[];
  start?: boolean; // default false
}

/** The join code of an open table; case, spaces and hyphens don't matter. */
export interface Join {
  code: string; // 1 to 40 characters
}

/** A free seat to take, with another name if people share a device. */
export interface Sit {
  seat: number; // 0 to 6
  name?: string | null; // 1 to 96 characters; default null
}

/** A seat to leave, or that the host frees. */
export interface AtSeat {
  seat: number; // 0 to 6
}

/** A new name at your own seat. */
export interface NameSeat {
  seat: number; // 0 to 6
  name: string; // 1 to 96 characters
}

/** A move from your own seat to a free one. */
export interface ChangeSeat {
  seat: number; // 0 to 6
  to: number; // 0 to 6
}

/** A bot at a free seat. */
export interface SeatBot {
  seat: number; // 0 to 6
  level: string; // 1 to 40 characters
}

/** A seat of a table in a list; `mine` if it belongs to the guest who asks. */
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

/** A page of tables. Send `before` to get the next page; null if there is none. */
export interface Tables {
  tables: ListedTable[];
  before: string | null;
}

/** A rule option of a game; its first value is the default. */
export interface OptionInfo {
  name: string;
  values: string[];
  about: string;
}

/** A level of a game's bots. */
export interface LevelInfo {
  name: string;
  about: string;
}

/** A game and its options. `bandits` has the number of characters at a table by its number of players. */
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
