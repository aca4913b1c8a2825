import { countOf, type Pair } from '../pairing/history.ts';
import { builtBy, roundsWanted, type Wish } from './built.ts';

/** Schedules of more players are not built to see how many pairs they leave apart. */
const MOST_PLAYERS = 256;

/**
 * How many of these pairs a round robin can keep apart at most, as far as that is known before it is drawn: so many
 * pairs do not meet in it, and nobody is spared more than so many others.
 */
export function mostApart(
  asked: Parameters<typeof roundsWanted>[0],
  apart: readonly Pair[],
): number {
  const { size, podSize } = asked;
  const wanted = roundsWanted(asked);
  const pairs = (size * (size - 1)) / 2;
  const meetings = (wanted * Math.floor(size / podSize) * podSize * (podSize - 1)) / 2;
  if (!isEven({ size, podSize, wanted }, meetings / pairs)) return apart.length;
  const mostByes = Math.ceil((wanted * (size % podSize)) / size);
  const spared = Math.max(0, size - 1 - (wanted - mostByes) * (podSize - 1));
  const times = [...countOf(apart.flat()).values()];
  const kept = times.reduce((sum, each) => sum + Math.min(each, spared), 0);
  return Math.max(0, Math.min(pairs - meetings, Math.floor(kept / 2)));
}

/**
 * Whether as many pairs meet as meetings allow: in rounds that are built by rule, of which none is played twice before
 * all have met; and in others where each two meet half as often in the mean as a pod has seats, when nobody is left out
 * (of 130 schedules for 5 to 28 players none left a pair apart then, and most did where they meet once).
 */
function isEven(wish: Wish, meetings: number): boolean {
  const { size, podSize } = wish;
  if (podSize === 2 || meetings >= podSize / 2) return true;
  return size <= MOST_PLAYERS && builtBy(wish).enough;
}
