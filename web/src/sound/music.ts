/** The music at a table: calm while plans are made, tense while cards act, and a few bars at the end. */

import { rendered } from "./composer";
import { SCORES, type Mood } from "./score";

const CROSS = 1.6; // seconds from one mood to the other

interface PlayingPiece {
  mood: Mood;
  source: AudioBufferSourceNode;
  gain: GainNode;
  began: number; // by the context's clock, as if it had begun at its first beat
}

export class Music {
  private readonly buffers = new Map<Mood, Promise<AudioBuffer>>();
  private readonly left = new Map<Mood, number>(); // seconds into a loop, where it goes on
  private playing: PlayingPiece | null = null;
  private wanted: Mood | null = null;

  constructor(
    private readonly context: AudioContext,
    private readonly bus: AudioNode,
  ) {}

  /** Go over to a mood, or to silence; a loop goes on where it was left. */
  async turnTo(mood: Mood | null): Promise<void> {
    if (mood === this.wanted || this.wanted === "finale") return;
    this.wanted = mood;
    const buffer = mood === null ? null : await this.bufferOf(mood);
    if (this.wanted !== mood || this.context.state === "closed") return; // it has turned again or ended meanwhile
    this.fade();
    if (mood !== null && buffer !== null) this.begin(mood, buffer);
  }

  private bufferOf(mood: Mood): Promise<AudioBuffer> {
    const known = this.buffers.get(mood) ?? rendered(SCORES[mood]);
    this.buffers.set(mood, known);
    return known;
  }

  private begin(mood: Mood, buffer: AudioBuffer): void {
    const now = this.context.currentTime;
    const [source, gain] = [this.context.createBufferSource(), this.context.createGain()];
    const { loops } = SCORES[mood];
    const from = loops ? (this.left.get(mood) ?? 0) % buffer.duration : 0;
    source.buffer = buffer;
    source.loop = loops;
    gain.gain.setValueAtTime(loops ? 0 : 1, now);
    if (loops) gain.gain.linearRampToValueAtTime(1, now + CROSS);
    source.connect(gain);
    gain.connect(this.bus);
    source.start(now, from);
    this.playing = { mood, source, gain, began: now - from };
  }

  private fade(): void {
    if (this.playing === null) return;
    const { mood, source, gain, began } = this.playing;
    const now = this.context.currentTime;
    this.left.set(mood, now - began);
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(0, now, CROSS / 4);
    source.stop(now + 2 * CROSS);
    this.playing = null;
  }
}
