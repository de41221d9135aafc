/** What sounds are made of: tones and noise with an envelope, each on a strip that says where it is heard. */

export interface Tone {
  at: number; // seconds, by the context's clock
  lasts: number;
  level: number;
  shape?: OscillatorType;
  from: number; // hertz
  to?: number;
  attack?: number; // seconds
}

export interface Noise {
  at: number;
  lasts: number;
  level: number;
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
}

const SILENCE = 0.0001;
const ATTACK = 0.004;

/** A second of noise, the same for all. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}

export class Studio {
  private readonly noises: AudioBuffer;

  constructor(
    readonly context: BaseAudioContext,
    private readonly bus: AudioNode,
  ) {
    this.noises = noiseIn(context);
  }

  /** Where a sound is heard, from -1 on the left to 1 on the right. */
  strip(pan: number): AudioNode {
    const panner = this.context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    panner.connect(this.bus);
    return panner;
  }

  tone(strip: AudioNode, { at, lasts, level, shape = "sine", from, to = from, attack = ATTACK }: Tone): void {
    const source = this.context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    if (to !== from) source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(this.envelope(strip, at, lasts, level, attack));
    source.start(at);
    source.stop(at + lasts);
  }

  noise(strip: AudioNode, { at, lasts, level, filter, from, to = from, q = 1 }: Noise): void {
    const source = this.context.createBufferSource();
    source.buffer = this.noises;
    source.loop = true;
    const through = this.context.createBiquadFilter();
    through.type = filter;
    through.Q.value = q;
    through.frequency.setValueAtTime(from, at);
    if (to !== from) through.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(through);
    through.connect(this.envelope(strip, at, lasts, level, ATTACK));
    source.start(at);
    source.stop(at + lasts);
  }

  /** Up at once, and down until the end. */
  private envelope(strip: AudioNode, at: number, lasts: number, level: number, attack: number): AudioNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.linearRampToValueAtTime(level, at + Math.min(attack, lasts / 2));
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
    gain.connect(strip);
    return gain;
  }
}
