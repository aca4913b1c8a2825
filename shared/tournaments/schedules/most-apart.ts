import { countOf, type Pair } from '../pairing/history.ts';
import { builtBy, roundsWanted, type ScheduleRequest } from './built.ts';

/**
 * The maximum number of players for which a schedule is built to count the pairs it leaves apart.
 */
const MOST_PLAYERS = 256;

/**
 * Upper bound of the given pairs that a round robin can keep apart, before it is drawn: from the
 * number of pairs that do not meet in it, and of the opponents that one player can be spared.
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
 * True if as many pairs meet as meetings allow. That holds in rounds built by construction, none of
 * which is played twice before all have met. It also holds if each two meet half as often on
 * average as a pod has seats, so no pair is left out (of 130 schedules for 5 to 28 players none
 * left a pair apart then, and most did if they meet once).
 */
function isEven(wish: ScheduleRequest, meetings: number): boolean {
  const { size, podSize } = wish;
  if (podSize === 2 || meetings >= podSize / 2) return true;
  return size <= MOST_PLAYERS && builtBy(wish).enough;
}
