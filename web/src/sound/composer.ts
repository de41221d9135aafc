/** Plays a score once, without anybody hearing it, and gives what would be heard: a loop has no seam. */

import { chance, hertz, pluck } from "./guitar";
import type { Note, Score } from "./score";

const RATE = 24_000; // samples a second: strings and a harmonica have nothing above
const TAIL = 3; // seconds that go on after the last beat
const ROOM = 1.4; // seconds that the room answers
const WET = 0.22;
const FADE = 0.5; // seconds at the end of what isn't a loop
const LOUDEST = 0.8; // of what can be played without clipping
/** How strong each overtone of a reed is. */
const REED = [0, 1, 0.62, 0.5, 0.3, 0.24, 0.14, 0.1, 0.06];

export async function rendered(score: Score): Promise<AudioBuffer> {
  const lasts = (score.beats * 60) / score.tempo;
  const context = new OfflineAudioContext(2, Math.ceil((lasts + TAIL) * RATE), RATE);
  new Ensemble(context, 60 / score.tempo).play(score);
  const whole = await context.startRendering();
  return finished(whole, score.loops ? Math.round(lasts * RATE) : whole.length);
}

/** As loud as may be; what rings on after the end of a loop is heard at its beginning. */
function finished(whole: AudioBuffer, length: number): AudioBuffer {
  const made = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: RATE });
  const channels = [0, 1].map((channel) => {
    const [from, to] = [whole.getChannelData(channel), made.getChannelData(channel)];
    from.forEach((sample, place) => (to[place % length] = (to[place % length] ?? 0) + sample));
    return to;
  });
  const loudest = Math.max(...channels.map((each) => each.reduce((most, now) => Math.max(most, Math.abs(now)), 0)));
  const fade = length < whole.length ? 0 : FADE * RATE; // a loop goes on
  for (const channel of channels)
    channel.forEach((sample, place) => {
      const end = fade === 0 ? 1 : Math.min(1, (length - 1 - place) / fade);
      channel[place] = (sample * LOUDEST * end) / loudest;
    });
  return made;
}

class Ensemble {
  private readonly out: AudioNode;
  private readonly strings = new Map<string, AudioBuffer>();

  constructor(
    private readonly context: OfflineAudioContext,
    private readonly beat: number, // seconds
  ) {
    const [out, wet, room] = [context.createGain(), context.createGain(), context.createConvolver()];
    room.buffer = this.room();
    wet.gain.value = WET;
    out.connect(context.destination);
    out.connect(room).connect(wet).connect(context.destination);
    this.out = out;
  }

  play(score: Score): void {
    const guitar = this.context.createBiquadFilter(); // its body
    guitar.type = "peaking";
    guitar.frequency.value = 190;
    guitar.gain.value = 4;
    guitar.connect(this.out);
    for (const note of score.strings) this.string(guitar, note, false);
    for (const note of score.muted) this.string(guitar, note, true);
    for (const note of score.reed) this.reed(note);
    for (const note of score.drum) this.drum(note);
  }

  /** Low strings are heard a little on the left, high ones on the right. */
  private string(guitar: AudioNode, { at, note, lasts, level }: Note, muted: boolean): void {
    const source = this.context.createBufferSource();
    source.buffer = this.sampleOf(note, lasts * this.beat, muted);
    const [gain, pan] = [this.context.createGain(), this.context.createStereoPanner()];
    gain.gain.value = level;
    pan.pan.value = Math.max(-0.4, Math.min(0.4, (note - 54) / 40));
    source.connect(gain).connect(pan).connect(guitar);
    source.start(at * this.beat);
  }

  private sampleOf(note: number, lasts: number, muted: boolean): AudioBuffer {
    const key = `${note} ${lasts} ${muted}`;
    const known = this.strings.get(key);
    if (known !== undefined) return known;
    const samples = pluck(note, lasts, RATE, muted);
    const made = this.context.createBuffer(1, samples.length, RATE);
    made.copyToChannel(samples, 0);
    this.strings.set(key, made);
    return made;
  }

  /** A harmonica: two reeds not quite in tune, that swell, and a hand that trembles. */
  private reed({ at, note, lasts, level }: Note): void {
    const [begin, end] = [at * this.beat, (at + lasts) * this.beat];
    const wave = this.context.createPeriodicWave(new Float32Array(REED.length), Float32Array.from(REED));
    const [tone, gain] = [this.context.createBiquadFilter(), this.context.createGain()];
    tone.type = "lowpass";
    tone.frequency.value = 2600;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(level, begin + 0.12);
    gain.gain.setValueAtTime(level, Math.max(begin + 0.12, end - 0.2));
    gain.gain.linearRampToValueAtTime(0, end);
    const [hand, depth] = [this.context.createOscillator(), this.context.createGain()];
    hand.frequency.value = 5.2;
    depth.gain.setValueAtTime(0, begin);
    depth.gain.linearRampToValueAtTime(9, begin + 0.7); // cents: it begins straight, and trembles later
    hand.connect(depth);
    for (const cents of [-4, 5]) {
      const source = this.context.createOscillator();
      source.setPeriodicWave(wave);
      source.frequency.value = hertz(note);
      source.detune.value = cents;
      depth.connect(source.detune);
      source.connect(tone);
      source.start(begin);
      source.stop(end);
    }
    hand.start(begin);
    hand.stop(end);
    tone.connect(gain).connect(this.out);
  }

  /** A boot on a board. */
  private drum({ at, lasts, level }: Note): void {
    const begin = at * this.beat;
    const [source, gain] = [this.context.createOscillator(), this.context.createGain()];
    source.frequency.setValueAtTime(95, begin);
    source.frequency.exponentialRampToValueAtTime(46, begin + 0.12);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(level, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + 0.4 * lasts);
    gain.gain.linearRampToValueAtTime(0, begin + 0.42 * lasts);
    source.connect(gain).connect(this.out);
    source.start(begin);
    source.stop(begin + 0.45 * lasts);
  }

  /** How a wide, dry place answers. */
  private room(): AudioBuffer {
    const made = this.context.createBuffer(2, Math.round(ROOM * RATE), RATE);
    for (const channel of [0, 1]) {
      const next = chance(11 + channel);
      const samples = made.getChannelData(channel);
      for (let place = 0; place < samples.length; place++)
        samples[place] = (2 * next() - 1) * Math.exp((-5 * place) / samples.length);
    }
    return made;
  }
}
