import type { RoundRobin } from '../regulations/stage.ts';
import { roundsOfAll } from './built.ts';

/**
 * The maximum number of players of a schedule, and of chairs in all of its rounds, so that it is
 * drawn within a second or two.
 */
const MOST_PLAYERS = 1_024;
const MOST_CHAIRS = 16_384;

type Asked = Pick<RoundRobin, 'podSize' | 'meetings'> & { readonly rounds?: number | undefined };

/** Number of rounds of a stage with this number of players. */
export const roundsOfStage = ({ podSize, meetings, rounds }: Asked, size: number): number =>
  roundsOfAll({ size, podSize, meetings, rounds });

/** True if a schedule for this number of players is drawn quickly. */
export const isQuick = (stage: Asked, size: number): boolean =>
  size <= MOST_PLAYERS && size * roundsOfStage(stage, size) <= MOST_CHAIRS;

/** The maximum number of players of a schedule: 128 in pairs if all meet all once. */
export function mostScheduled(stage: Asked): number {
  let size = MOST_PLAYERS;
  while (size > 2 && !isQuick(stage, size)) size -= 1;
  return size;
}
