import type { Beat } from './beat.ts';

/** The least time for a cue about the viewer, in milliseconds. */
export const HOLD = 1_200;
/** Bounds of another player's turn, in milliseconds. */
export const LEAST_TURN = 1_350;
export const MOST_TURN = 2_500;

/** The least time for any cue, in milliseconds; a shorter one is left out. */
const GLIMPSE = 50;

/** Share of a beat in the time left for its turn, beside the other beats of the turn. In milliseconds. */
export function shareOf(beat: Beat, rest: readonly Beat[], left: number): number {
  const all = [beat, ...rest.filter(({ isMine }) => !isMine)];
  const length = sum(all.map((each) => each.length));
  const least = sum(all.map((each) => each.least));
  if (length <= left) return beat.length;
  if (least >= left) return seen((beat.least * Math.max(0, left)) / least);
  return beat.least + ((beat.length - beat.least) * (left - least)) / (length - least);
}

const seen = (length: number): number => (length < GLIMPSE ? 0 : length);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
