import type { ShownCue } from '../../../../shared/client/index.ts';
import type { Playing } from '../stage/queue.ts';

/** A sound that the page makes: a die, a step, a coin, a hit, or a gong. */
export type Sound = 'die' | 'step' | 'coin' | 'hit' | 'gong';

/** A tone of a sound: its shape, its pitch in hertz from begin to end, when it begins and how long it is, in seconds. */
type Tone = {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
};

const VOLUME = 0.16;

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  die: [0, 0.09, 0.17, 0.28, 0.45].map((at) => ({
    ...{ shape: 'square', from: 900 - 800 * at, to: 300 },
    ...{ at, length: 0.03 },
  })),
  step: [{ shape: 'triangle', from: 210, to: 120, at: 0, length: 0.07 }],
  coin: [
    { shape: 'sine', from: 1_320, to: 1_320, at: 0, length: 0.09 },
    { shape: 'sine', from: 1_760, to: 1_760, at: 0.08, length: 0.25 },
  ],
  hit: [
    { shape: 'sawtooth', from: 190, to: 50, at: 0, length: 0.22 },
    { shape: 'square', from: 90, to: 40, at: 0, length: 0.16 },
  ],
  gong: [
    { shape: 'sine', from: 220, to: 216, at: 0, length: 1.1 },
    { shape: 'sine', from: 331, to: 326, at: 0, length: 0.8 },
    { shape: 'sine', from: 587, to: 580, at: 0, length: 0.4 },
  ],
};

/** In seconds, after how long a sound that was not allowed to begin is given up. */
const GIVEN_UP = 1.5;

/** Makes a sound by oscillators: no file is loaded. */
export function sound(name: Sound): void {
  const audio = new AudioContext();
  for (const { shape, from, to, at, length } of TONES[name]) {
    const begin = audio.currentTime + at;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
    gain.gain.setValueAtTime(VOLUME, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
  setTimeout(() => void audio.close(), GIVEN_UP * 1_000);
}

/** The sound of cues that are shown together, if they have one. */
export const soundOf = ({ beat }: Playing): Sound | undefined =>
  beat.cues.map(ofCue).find((name) => name !== undefined);

function ofCue(cue: ShownCue): Sound | undefined {
  switch (cue.as) {
    case 'roll':
      return 'die';
    case 'move':
    case 'draw':
      return 'step';
    case 'count':
      return cue.n > 0 ? 'coin' : 'hit';
    case 'duel':
    case 'out':
      return 'hit';
    case 'turn':
    case 'say':
      return undefined;
  }
}
