/** A plucked string, by Karplus and Strong: a burst of noise goes round and round a delay, and each time it's duller. */

const DECAY = 0.9965; // of what goes round, at the lowest string
const RISE = 0.004; // seconds until it's at its loudest: without it there would be a click
const SOFT = 5; // times that the noise is smoothed
const FADE = 0.03; // seconds at the end

/** Chance that is the same every time, from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** A string's samples, at most 1 loud: *muted* by the hand, it's short. */
export function pluck(note: number, lasts: number, rate: number, muted = false): Float32Array<ArrayBuffer> {
  const period = rate / hertz(note) + 0.5; // the mean of two neighbours comes half a sample early
  const whole = Math.floor(period);
  const fraction = period - whole;
  const tune = (1 - fraction) / (1 + fraction);
  const string = excited(whole, note);
  const loss = muted ? 0.965 : DECAY;
  const out = new Float32Array(Math.round(lasts * rate));
  let [before, tunedBefore, at] = [0, 0, 0];
  for (let place = 0; place < out.length; place++) {
    const now = string[at] ?? 0;
    const duller = loss * 0.5 * (now + (string[(at + 1) % whole] ?? 0));
    const tuned = tune * duller + before - tune * tunedBefore;
    [before, tunedBefore] = [duller, tuned];
    string[at] = tuned;
    out[place] = now;
    at = (at + 1) % whole;
  }
  return shaped(out, rate);
}

/** Noise that isn't too sharp: a thumb, not a plectrum. */
function excited(length: number, note: number): Float32Array {
  const next = chance(note);
  let noise = Float32Array.from({ length }, () => 2 * next() - 1);
  const mean = noise.reduce((sum, each) => sum + each, 0) / length;
  noise = noise.map((each) => each - mean);
  for (let times = 0; times < SOFT; times++)
    noise = noise.map((each, place) => (each + (noise[(place + 1) % length] ?? 0)) / 2);
  return noise;
}

/** Risen, faded, and as loud as any other. */
function shaped(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0) || 1;
  return samples.map((each, place) => {
    const rise = Math.min(1, place / (RISE * rate));
    const fade = Math.min(1, (samples.length - 1 - place) / (FADE * rate));
    return (each / loudest) * rise * fade;
  });
}
