/** The train as it is heard all the time: wheels over the joints of the rails in fours, and the steam. */

const CLATTER = 1.2; // seconds for four joints: as fast as the rails pass
const JOINTS = [0, 0.14, 0.6, 0.74]; // seconds
const CHUFF = 1; // two in each: four for a turn of the drivers
const LEVEL = 0.5;
const SLOW = 0.05; // of the speed: a loop can't stand still

/** A loop of bursts of noise, each dying away. */
function loop(context: BaseAudioContext, lasts: number, bursts: readonly number[], decay: number): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.round(lasts * rate), rate);
  const samples = buffer.getChannelData(0);
  for (const burst of bursts) {
    const from = Math.round(burst * rate);
    for (let place = from; place < samples.length; place++) {
      const level = Math.exp(-(place - from) / (decay * rate));
      samples[place] = (samples[place] ?? 0) + level * (2 * Math.random() - 1);
    }
  }
  return buffer;
}

interface Layer {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Running {
  private readonly layers: Layer[];

  constructor(
    private readonly context: BaseAudioContext,
    bus: AudioNode,
  ) {
    this.layers = [
      this.layer(bus, loop(context, CLATTER, JOINTS, 0.025), "bandpass", 320, 0.3),
      this.layer(bus, loop(context, CHUFF, [0, 0.5], 0.12), "highpass", 1400, 0.05),
    ];
  }

  private layer(bus: AudioNode, buffer: AudioBuffer, type: BiquadFilterType, frequency: number, level: number): Layer {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    const gain = this.context.createGain();
    gain.gain.value = level * LEVEL;
    source.connect(filter);
    filter.connect(gain);
    gain.connect(bus);
    source.start();
    return { source, gain };
  }

  /** The train slows down, stands for a moment, and goes on. */
  halt(seconds: number): void {
    const now = this.context.currentTime;
    for (const { source } of this.layers) {
      source.playbackRate.setValueAtTime(1, now);
      source.playbackRate.linearRampToValueAtTime(SLOW, now + seconds / 3);
      source.playbackRate.setValueAtTime(SLOW, now + (2 * seconds) / 3);
      source.playbackRate.linearRampToValueAtTime(1, now + seconds);
    }
  }

  /** The train has arrived. */
  stop(): void {
    const now = this.context.currentTime;
    for (const { source, gain } of this.layers) {
      gain.gain.setTargetAtTime(0, now, 0.3);
      source.stop(now + 2);
    }
  }
}
