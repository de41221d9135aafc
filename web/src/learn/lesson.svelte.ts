/** A lesson being played: the table's own model, fed from the recording at the learner's pace. */

import type { TableView, Outgoing } from "../wire";
import type { Unsent } from "../wire/connection";
import type { SlotDraft } from "../games/module";
import { TableModel } from "../table/model.svelte";
import { viewAt, share, type LessonBeat, type Pause, type LessonScene, type Script, type LessonWay } from "./script";

const LEARNER = 0;
const ASTRAY = { code: "astray", facts: {}, sentence: "" }; // the coach has the words

/** What a beat wants of the learner: to be read, or that something is done on the table. */
export type Wish = "read" | "back" | "do";

export interface Spoken {
  beat: LessonBeat;
  wish: Wish;
}

export class Lesson {
  readonly model: TableModel;
  scene = $state(0);
  over = $state(false);

  private read = $state.raw<Spoken | null>(null);
  private asking = $state.raw<LessonScene | null>(null);
  private beats = $state(0); // of this scene, that were read
  private strayed = $state(false); // by a choice that leads nowhere now
  private early: LessonWay | null = null; // was chosen before all was read
  private hear: (message: Outgoing) => void = () => undefined;
  private told = 0; // messages
  private ids = 0;
  private turn = 0; // goes up when one jumps: whatever was going on before is over
  private pass: () => void = () => undefined;
  private pick: (way: LessonWay) => void = () => undefined;

  constructor(
    readonly script: Script,
    private readonly draft: SlotDraft | undefined,
    private readonly reached: (scene: number, share: number) => void,
  ) {
    this.model = new TableModel((heard, changed) => {
      this.hear = heard;
      changed({ kind: "open" });
      const nothing = () => undefined; // a recording is always there
      return { say: (message) => this.answer(message), retry: nothing, renew: nothing, close: nothing };
    });
  }

  /** What is said now. */
  get spoken(): Spoken | null {
    if (this.asking === null) return this.read;
    const beat = this.asked(this.asking);
    return beat === undefined ? null : { beat, wish: "do" };
  }

  /** The name of the words for something that leads nowhere now; empty where nothing of that kind was done. */
  get aside(): string {
    const scene = this.script.scenes[this.scene];
    return this.strayed || (this.asking !== null && this.misplaced(this.asking)) ? (scene?.otherwise ?? "") : "";
  }

  /** How far the lesson is, in hundredths. */
  get share(): number {
    return this.over ? 100 : share(this.script, this.scene, this.beats);
  }

  /** The learner has read what is said. */
  next(): void {
    if (this.read !== null) this.pass();
  }

  /** Begin, or jump to a scene; one beyond the last ends the lesson. */
  start(scene: number): void {
    const turn = ++this.turn;
    this.over = false;
    this.tellAll(viewAt(this.script, scene));
    this.pass();
    this.hush();
    void this.run(scene, turn);
  }

  private async run(from: number, turn: number): Promise<void> {
    for (let scene = from; scene < this.script.scenes.length; scene++) {
      [this.scene, this.beats] = [scene, 0];
      this.reached(scene, this.share);
      await this.play(this.script.scenes[scene]!, turn);
    }
    this.over = true;
    this.reached(this.script.scenes.length, this.share);
  }

  private async play(scene: LessonScene, turn: number): Promise<void> {
    const start = viewAt(this.script, this.scene);
    const [first, chosen] = [scene.ways[0], scene.ways.some((way) => way.code !== null)];
    const explained = chosen ? scene.beats.filter((beat) => beat.put === undefined).slice(0, -1) : scene.beats;
    this.early = null;
    for (const beat of explained) if (this.early === null) await this.still(this.reading(beat, "read"), turn);
    for (let way = first; way !== undefined;) {
      if (chosen) way = await this.still(this.chosen(scene), turn);
      await this.still(this.show(way), turn);
      if (way.last !== null) await this.still(this.reading(way.last, way.back ? "back" : "read"), turn);
      if (!way.back) return;
      this.tellAll(start);
    }
  }

  /** Goes on only as long as nobody has jumped. */
  private async still<Result>(promise: Promise<Result>, turn: number): Promise<Result> {
    const result = await promise;
    return turn === this.turn ? result : new Promise(() => undefined);
  }

  private reading(beat: LessonBeat, wish: Wish): Promise<void> {
    this.read = { beat, wish };
    return new Promise((done) => {
      this.pass = () => {
        this.beats += 1;
        this.hush();
        done();
      };
    });
  }

  private chosen(scene: LessonScene): Promise<LessonWay> {
    this.asking = scene;
    return new Promise((done) => {
      this.pick = (way) => {
        this.hush();
        done(way);
      };
      if (this.early !== null) this.pick(this.early);
      this.early = null;
    });
  }

  /** The beat that asks for what comes next: for the card of the first slot that hasn't got its own, or the last one. */
  private asked(scene: LessonScene): LessonBeat | undefined {
    const puts = scene.beats.filter((beat) => beat.put !== undefined);
    return puts.find((beat, slot) => this.draft?.slots[slot] !== beat.put) ?? scene.beats.at(-1);
  }

  /** Whether a slot holds another card than the one that was asked for. */
  private misplaced(scene: LessonScene): boolean {
    const puts = scene.beats.flatMap((beat) => beat.put ?? []);
    return puts.some((card, slot) => ![card, null].includes(this.draft?.slots[slot] ?? null));
  }

  private hush(): void {
    this.read = this.asking = null;
    this.strayed = false;
    this.pass = this.pick = () => undefined;
  }

  private async show(way: LessonWay): Promise<void> {
    for (const { news, pauses } of way.passages) {
      const shown = this.shown(pauses, way.back ? "back" : "read");
      this.hear({ type: "news", seq: this.told++, news: [news], to_act: [], clocks: [], outcome: null });
      await shown;
    }
  }

  /** Until all is shown, with a stop at each pause. */
  private shown(pauses: readonly Pause[], wish: Wish): Promise<void> {
    let events = 0;
    return new Promise((settled) => {
      this.model.guide = {
        settled,
        before: async (step) => {
          for (const pause of pauses) if (pause.before === events) await this.reading(pause.beat, wish);
          if (step.event !== null) events += 1;
        },
      };
    });
  }

  private tellAll(view: TableView): void {
    this.model.guide = null;
    const { table, fixed_choices } = this.script;
    const game = { views: [view], recent: [], fixed_choices, to_act: [], clocks: [], chat: [], outcome: null };
    this.hear({ type: "table", seq: this.told++, table, mine: [LEARNER], ...game });
  }

  private answer(message: Unsent): number {
    const id = this.ids++;
    queueMicrotask(() => {
      if (message.type === "choose") this.choose(id, message.code);
      else this.hear({ type: "done", seq: this.told++, id });
    });
    return id;
  }

  /** Go the way that a choice leads; one that leads nowhere is refused, and the coach says why. */
  private choose(id: number, code: number): void {
    const way = this.script.scenes[this.scene]?.ways.find((each) => each.code === code);
    this.strayed = way === undefined;
    if (way === undefined) return this.hear({ type: "refused", seq: this.told++, id, error: ASTRAY });
    this.hear({ type: "done", seq: this.told++, id });
    if (this.asking !== null) return this.pick(way);
    this.early = way;
    this.pass();
  }
}
