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
  fixed_choices: OfferedChoice[];
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
  facts: ChoiceFacts;
}

/**
 * Something that a seat could have meant but may not choose, and a word for why.
 *
 * `facts` are named as those of a choice. Where some are left out, everything that has the others is meant.
 */
export interface WhyNot {
  facts: SomeChoices;
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
  traced_purses: ExpressTracedPurse[];
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

/** A purse whose value a seat was told, and where it may be. */
export interface ExpressTracedPurse {
  value: number;
  places: ExpressTracedPlace[];
}

/** A place where a traced purse may be: a bandit's card, or a level of a car. */
export interface ExpressTracedPlace {
  bandit: string | null;
  car: string | null;
  level: string | null;
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

/** A seat: whether it's in play and has planned, its loot, and when it fell (together: the same number). */
export interface SuperSeatView {
  name: string;
  in_play: boolean;
  planned: boolean;
  loot: number[];
  fell: number | null;
}

/** The facts of each event of Express, by the event's name. */
export interface ExpressFacts {
  /** A seat has chosen; a turn of Schemin' is noted by what is done. */
  chose: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A round card is turned up (X3.1). */
  "round began": {
    number: number; // a round's number, from 0
    card: number; // a round card, by `names.round_cards`
    first: number; // a seat's number, from 0
  };
  /** A seat is dealt its hand; *bullets* of it came from the top of its deck (X3.2, X10.2). */
  dealt: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    bullets: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** A seat discards its bullets, for all to see (X10.2, X10.3). */
  shed: {
    seat: number; // a seat's number, from 0
    count: number; // how many
  };
  /** A seat spends its turn drawing (X4.2, X4.3). */
  drew: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    bullets: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** A seat's discard becomes its new draw pile (X10.5). */
  reshuffled: {
    seat: number; // a seat's number, from 0
  };
  /** A seat plays an action card; Ghost may have *hidden* it (X4.2, X4.4, X7.1). */
  played: {
    seat: number; // a seat's number, from 0
    card: number | null; // an action card's face, by `names.actions`; see `team_cards` for two players
    face_down: 0 | 1; // 1 if it is so, else 0
  };
  /** A seat discards a card that it doesn't keep (X10.3). */
  discarded: {
    seat: number; // a seat's number, from 0
    count: number; // how many
    cards: (number | "bullet")[] | null; // faces of cards, or bullets
  };
  /** The plan is made (X4.6). */
  "scheming ended": Record<string, never>;
  /** A bandit boards the train (X2.6, X11.2). */
  placed: {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
  };
  /** The next card of the pile is turned up (X5.1). */
  revealed: {
    seat: number; // a seat's number, from 0
    bandit: number; // a bandit's number, from 0
    card: number; // an action card's face, by `names.actions`; see `team_cards` for two players
    was_face_down: 0 | 1; // 1 if it is so, else 0
  };
  /** A card does nothing (X5.2). */
  "no effect": {
    bandit: number; // a bandit's number, from 0
    action: number; // an action, by `names.actions`
    reason: number; // why an action has no effect, by `names.reasons`
  };
  /** A bandit walks to another car (X5.3). */
  moved: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit climbs up or down (X5.4). */
  "changed floor": {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit fires at another (X5.5). */
  fired: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
  };
  /** A shot bandit takes one of the shooter's bullets (X5.6). */
  hit: {
    target: number; // a bandit's number, from 0
    bandit: number; // a bandit's number, from 0
  };
  /** Django's shot pushes a bandit one car on (X7.4). */
  pushed: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit punches another (X5.8). */
  punched: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
  };
  /** A punched bandit drops a token (X5.8). */
  dropped: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** Cheyenne pockets a purse that she punched out (X7.5). */
  pocketed: {
    bandit: number; // a bandit's number, from 0
    target: number; // a bandit's number, from 0
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A punched bandit lands in an adjacent car (X5.8). */
  knocked: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** A bandit robs a token, which *holder* may have held last (X5.7, X5.10). */
  robbed: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** The Marshal moves (X5.9, X8.1). */
  "marshal moved": {
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit flees from the Marshal to the roof (X6.1). */
  fled: {
    bandit: number; // a bandit's number, from 0
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit takes a neutral bullet (X6.1, X8.1, X8.5). */
  "neutral bullet": {
    bandit: number; // a bandit's number, from 0
    source: number; // where a neutral bullet comes from: `numbers.from_event`, or the Marshal
  };
  /** Too few neutral bullets are left, and they leave the game (X9.4). */
  "neutrals gone": {
    count: number; // how many
  };
  /** The event of the round card begins (X8). */
  "event began": {
    event: number; // the event of a round card, by `names.events`
  };
  /** The train carries a bandit along the roofs (X8.2, X8.3). */
  carried: {
    bandit: number; // a bandit's number, from 0
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside or on the roof, by `numbers`
  };
  /** The second strongbox is put in the Marshal's car (X8.4). */
  "box put": {
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit who is alone takes a purse (X8.6). */
  pickpocketed: {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A bandit who could take a purse leaves it (X8.6). */
  "left purse": {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
  };
  /** A bandit loses the purse of least value (X8.7). */
  "lost purse": {
    bandit: number; // a bandit's number, from 0
    spot: number; // a car's number, plus `numbers.cars` for its roof
    seat: number; // a seat's number, from 0
    loot: "purse" | "jewel" | "strongbox"; // what a token is
    value: number | null; // dollars
  };
  /** A bandit in or on the locomotive receives a ransom (X8.8). */
  ransomed: {
    bandit: number; // a bandit's number, from 0
  };
  /** A round is over (X3.1). */
  "round ended": {
    number: number; // a round's number, from 0
  };
  /** A bandit is a Gunslinger (X9.2). */
  gunslinger: {
    bandit: number; // a bandit's number, from 0
  };
  /** What a seat has at the end (X9.1). */
  scored: {
    seat: number; // a seat's number, from 0
    money: number; // dollars
  };
  /** The train has arrived (X9.1). */
  "game ended": Record<string, never>;
}

/** Something that happened in Express, by its name. */
export type ExpressEvent = Tagged<ExpressFacts>;

/** The events of Express, in the order of their numbers. */
export const EXPRESS_EVENTS = [
  "chose",
  "round began",
  "dealt",
  "shed",
  "drew",
  "reshuffled",
  "played",
  "discarded",
  "scheming ended",
  "placed",
  "revealed",
  "no effect",
  "moved",
  "changed floor",
  "fired",
  "hit",
  "pushed",
  "punched",
  "dropped",
  "pocketed",
  "knocked",
  "robbed",
  "marshal moved",
  "fled",
  "neutral bullet",
  "neutrals gone",
  "event began",
  "carried",
  "box put",
  "pickpocketed",
  "left purse",
  "lost purse",
  "ransomed",
  "round ended",
  "gunslinger",
  "scored",
  "game ended",
] as const;

/** What a choice of Express is. */
export type ExpressChoice =
  | { act: "play"; card: string; face_down: boolean }
  | { act: "draw" }
  | { act: "discard"; card: string }
  | { act: "keep" }
  | { act: "place"; bandit: string; car: number }
  | { act: "go"; bandit: string; car: number; level: "inside" | "roof" }
  | { act: "marshal"; car: number }
  | { act: "aim"; card: string; bandit: string }
  | { act: "take"; bandit: string; car: number; level: "inside" | "roof"; loot: "purse" | "jewel" | "strongbox"; value: number | null }
  | { act: "knock off"; bandit: string; loot: "purse" | "jewel" | "strongbox"; value: number | null }
  | { act: "pocket" }
  | { act: "leave" }
  | { act: "send"; bandit: string; car: number; level: "inside" | "roof" }
  | { act: "climb"; to: "inside" | "roof" };

/** The facts of each event of Super, by the event's name. */
export interface SuperFacts {
  /** A seat has a plan (S3.1). */
  chose: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A seat has another plan (S3.1). */
  changed: {
    seat: number; // a seat's number, from 0
    choice: number | null; // a choice's number
    forced: 0 | 1 | null; // 1 if it is so, else 0
    round: number; // a round's number, from 0
  };
  /** A bandit boards the train (S1.3, S1.4). */
  placed: {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A round begins (S3.1). */
  "round began": {
    number: number; // a round's number, from 0
    first: number; // a seat's number, from 0
  };
  /** A bandit's next card is turned up (S3.2). */
  revealed: {
    bandit: number; // a bandit's number, which is its seat's
    card: number; // a card, by `names.cards`
    turn: number; // a turn of the round, from 0
  };
  /** A bandit turns round (S3.3). */
  turned: {
    bandit: number; // a bandit's number, which is its seat's
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit climbs up or down (S3.4). */
  "changed floor": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit goes one car on (S3.5). */
  moved: {
    bandit: number; // a bandit's number, which is its seat's
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit fires (S3.6). */
  fired: {
    bandit: number; // a bandit's number, which is its seat's
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A shot passes through a stunned bandit (S3.6). */
  "passed through": {
    target: number; // a bandit's number, which is its seat's
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A shot hits a bandit (S3.6). */
  hit: {
    target: number; // a bandit's number, which is its seat's
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit who is hit goes one car on and lies stunned (S3.6). */
  thrown: {
    bandit: number; // a bandit's number, which is its seat's
    from_car: number; // a car's number, from 0, the locomotive
    to_car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A card does nothing (S3.6). */
  "no effect": {
    bandit: number; // a bandit's number, which is its seat's
    action: number; // a card, by `names.cards`
    reason: number; // why an action has no effect, by `names.reasons`
  };
  /** A stunned bandit stands up (S3.7). */
  "stood up": {
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit lies down by Reflex (S6.1). */
  "lay down": {
    bandit: number; // a bandit's number, which is its seat's
  };
  /** A bandit falls off the train and is out (S3.5, S3.6). */
  "fell off": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit leaves the train, but will ride back (S6.2). */
  "left train": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
    way: number; // the way that a bandit faces or goes: `numbers.to_locomotive`, or the other
  };
  /** A bandit rides to the locomotive (S6.2). */
  rode: {
    bandit: number; // a bandit's number, which is its seat's
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** A bandit who left the train rides back (S6.2). */
  "rode back": {
    bandit: number; // a bandit's number, which is its seat's
    place: number; // in the row that a bandit enters, from 0, the locomotive's side
  };
  /** The last car is unhooked (S4.1a). */
  unhooked: {
    car: number; // a car's number, from 0, the locomotive
  };
  /** A bandit stays behind with the unhooked car and is out (S4.1b). */
  "left behind": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    level: number; // inside, 0, or on the roof, 1
  };
  /** The farthest bandit takes the card of the unhooked car (S4.1d). */
  "took car": {
    bandit: number; // a bandit's number, which is its seat's
    car: number; // a car's number, from 0, the locomotive
    value: number; // dollars
  };
  /** Another seat is first (S4.1f). */
  "first passed": {
    seat: number; // a seat's number, from 0
  };
  /** A seat wins (S5.2, S5.3). */
  won: {
    seat: number; // a seat's number, from 0
  };
  /** Nobody is left, and this seat fell last (S4.1c). */
  "shared first": {
    seat: number; // a seat's number, from 0
  };
  /** The game is over (S5.1). */
  "game ended": {
    ended_by: number; // how the game ended, see the view's `ended_by`
  };
}

/** Something that happened in Super, by its name. */
export type SuperEvent = Tagged<SuperFacts>;

/** The events of Super, in the order of their numbers. */
export const SUPER_EVENTS = [
  "chose",
  "changed",
  "placed",
  "round began",
  "revealed",
  "turned",
  "changed floor",
  "moved",
  "fired",
  "passed through",
  "hit",
  "thrown",
  "no effect",
  "stood up",
  "lay down",
  "fell off",
  "left train",
  "rode",
  "rode back",
  "unhooked",
  "left behind",
  "took car",
  "first passed",
  "won",
  "shared first",
  "game ended",
] as const;

/** What a choice of Super is. */
export type SuperChoice =
  | { act: "plan"; cards: string[] };

/** What the table tells besides. */
export interface TableFacts {
  "taken back": { seat: number };
}

type Tagged<Facts> = { [Name in keyof Facts]: { name: Name; facts: Facts[Name] } }[keyof Facts];
type SomeOf<Facts> = Facts extends { act: unknown } ? Pick<Facts, "act"> & Partial<Facts> : never;

/** Something that happened at a table, by its name. */
export type TableEvent = Tagged<TableFacts>;

/** An event with the facts that the viewer may see. */
export type Happening = ExpressEvent | SuperEvent | TableEvent;

/** What a choice is: `act` says what is done, the rest to what. */
export type ChoiceFacts = ExpressChoice | SuperChoice;

/** Choices that have these facts in common. */
export type SomeChoices = SomeOf<ChoiceFacts>;
