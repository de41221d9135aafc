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
  | Foresee
  | AskHint
  | Resync
  | Ping;

/** What the server sends over a socket. */
export type Outgoing =
  | Whole
  | News
  | People
  | Emoted
  | ChatSaid
  | Foreseen
  | Hint
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
export interface GameView {
  game: string;
  seat: number | null;
  phase: string;
  to_act: number[];
  round_number: number;
  options: Record<string, string>;
}

/** Make a seat's decision: choose one of its choices by its code. */
export interface Choose {
  type: "choose";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
  code: number; // 0 to 2147483647
}

/**
 * Undo a seat's last choice, while that is allowed.
 *
 * A person who plays alone against bots goes back to their last choice, whatever has happened since. Everyone at the
 * table is then sent the whole table.
 */
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

/** Ask where the plan leads as far as your seat may know; the response is `foreseen`. */
export interface Foresee {
  type: "foresee";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
}

/**
 * Ask what a strong bot would choose at your seat; the response is `hint`, after a moment.
 *
 * A new request replaces the one before, and so does a new decision; what is replaced gets no response.
 */
export interface AskHint {
  type: "ask_hint";
  id: number; // 0 to 2147483647
  seat: number; // 0 to 6
  decision: number; // 0 to 2147483647
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

/**
 * The whole table: the first message, and the response to `resync`. `mine` are the client's own seats.
 *
 * `recent` has a row for each of the `views`: the events of this round and the last one, as that viewer was told them.
 * Undone choices leave none.
 */
export interface Whole {
  type: "table";
  seq: number;
  table: TableInfo;
  mine: number[];
  views: TableView[];
  recent: Happening[][];
  fixed_choices: OfferedChoice[];
  to_act: number[];
  clocks: ClockFace[];
  chat: ChatLine[];
  outcome: Outcome | null;
}

/**
 * A table as everyone with its link sees it. Until the start it has a join `code`.
 *
 * `undone`: the only person at the table went back in the game, so it counts for nothing.
 * `foresight` and `hints` say what its players may ask for: its spec, and who sits there, decide.
 */
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
  undone: boolean;
  foresight: boolean;
  hints: boolean;
}

/**
 * What a table plays, and how. There is one character for each bandit; null is a random one.
 *
 * `level` is the level of the bots that play for people who are away. With `spectator_views`, spectators may watch a
 * seat whose owner consents. With `memory_aids`, views repeat what players could remember by themselves. With
 * `foresight`, players may ask where the plan leads. With `hints`, they may ask what a strong bot would do; null
 * allows it to a person who plays alone. A public table has neither, because it's rated.
 */
export interface TableSpec {
  game: string;
  players: number; // 2 to 7
  options?: Record<string, string>; // at most 16; 1 to 40 characters; default {}
  characters?: (string | null)[] | null; // 1 to 40 characters; default null
  clock?: ClockSpec; // default {"kind": "none", "seconds": null}
  level?: string; // 1 to 40 characters; default "drifter"
  public?: boolean; // default false
  spectator_views?: boolean; // default false
  chat?: boolean; // default false
  memory_aids?: boolean; // default true
  foresight?: boolean; // default true
  hints?: boolean | null; // default null
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

/** A viewer's whole view, and what its seat is asked: null for who looks with another's view, or a spectator's. */
export interface TableView {
  view: GameView;
  prompt: Prompt | null;
}

/**
 * What a seat is asked; only its own client gets it.
 *
 * `decision` is what a choice, or an undo, has to name: it counts the decisions of this seat. `choices` are
 * the numbers of what the seat may choose now, and `explained` says what they mean where the table's `fixed_choices`
 * don't. `why_not` is what could have been meant besides, and why it can't be chosen. With `undo_any_time` the seat
 * plays alone against bots: an undo goes back to its last choice, whatever has happened since.
 */
export interface Prompt {
  seat: number;
  decision: number;
  choices: number[];
  explained: OfferedChoice[];
  why_not: WhyNot[];
  may_take_back: boolean;
  undo_any_time: boolean;
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

/** An event with the facts that the viewer may see. */
export interface Happening {
  name: string;
  facts: Record<string, unknown>;
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
 * `facts` says whether a tie was broken (`tie_break`) and, in some games, how the game has ended (`ended_by`).
 */
export interface Outcome {
  standings: StandingInfo[];
  winners: number[];
  why: string;
  facts: Record<string, unknown>;
}

/** How a seat ended: its place, and in `facts` what its game counts, such as money by source, or loot. */
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

/** Seats, presence, spectators or status have changed. */
export interface People {
  type: "people";
  seq: number;
  table: TableInfo;
  clocks: ClockFace[];
}

/**
 * A player showed an emote: the seat, its name, and its guest.
 *
 * A bot has no guest. It reacts to an event: `about` is that event's name, so that the emote can be shown with it.
 */
export interface Emoted {
  type: "emoted";
  seq: number;
  seat: number;
  name: string;
  guest: string | null;
  emote: string;
  about: string | null;
}

/** A player said something. */
export interface ChatSaid {
  type: "said";
  seq: number;
  line: ChatLine;
}

/**
 * Where the plan leads as far as a seat may know; null if there is nothing to foresee.
 *
 * `foresight` is of the game's own type.
 */
export interface Foreseen {
  type: "foreseen";
  seq: number;
  id: number;
  seat: number;
  decision: number;
  foresight: unknown;
}

/**
 * What a bot of this level would choose, and why, from what the seat may know.
 *
 * In imagined rounds, the choice brings what `why` says in `mine` of `of`: `gain` (money), `keep` (no less money),
 * `aboard` (still on the train), `car` (the car that goes), or `win` (the game). The best other choice brings it in
 * `others`. If `close`, these rounds don't show that the other is worse.
 */
export interface Hint {
  type: "hint";
  seq: number;
  id: number;
  seat: number;
  decision: number;
  level: string;
  code: number;
  other: number | null;
  why: "aboard" | "car" | "gain" | "keep" | "win";
  mine: number;
  others: number;
  of: number;
  close: boolean;
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
  game: string;
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

/**
 * A seat of a table in a list; `mine` if it belongs to the guest who asks.
 *
 * From the start it has its `characters`, and from the end its `place` and what the game counts as its `money`.
 * Tables of an older version may lack them.
 */
export interface ListedSeat {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  characters: string[];
  place: number | null;
  money: number | null;
}

/**
 * A table in a list; from the start with its `round`, from 1, unless an older version has stored it.
 *
 * `undone`: its only person went back in the game, so it counts for nothing.
 */
export interface ListedTable {
  id: string;
  status: "open" | "over" | "playing";
  game: string;
  seats: ListedSeat[];
  clock: Received<ClockSpec>;
  created: number;
  my_turn: boolean;
  winners: number[];
  undone: boolean;
  round: number | null;
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
  game: string;
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

/** What a table tells besides its game. */
export interface TableFacts {
  "taken back": { seat: number };
}

/** What has facts by names, as one of these names with its facts. */
export type Tagged<Facts> = { [Name in keyof Facts]: { name: Name; facts: Facts[Name] } }[keyof Facts];

/** Something that happened at a table, by its name. */
export type TableEvent = Tagged<TableFacts>;
