import type { RoundRobin } from '../regulations/stage.ts';
import { roundsOfAll } from './built.ts';

/** The most players of a schedule, and the most chairs in all of its rounds: it is drawn within a second or two. */
const MOST_PLAYERS = 1_024;
const MOST_CHAIRS = 16_384;

type Asked = Pick<RoundRobin, 'podSize' | 'meetings'> & { readonly rounds?: number | undefined };

/** How many rounds a stage has where so many play it. */
export const roundsOfStage = ({ podSize, meetings, rounds }: Asked, size: number): number =>
  roundsOfAll({ size, podSize, meetings, rounds });

/** Whether a schedule for so many players is drawn quickly. */
export const isQuick = (stage: Asked, size: number): boolean =>
  size <= MOST_PLAYERS && size * roundsOfStage(stage, size) <= MOST_CHAIRS;

/** The most players that a schedule is drawn for: 128 in pairs where everybody meets everybody once. */
export function mostScheduled(stage: Asked): number {
  let size = MOST_PLAYERS;
  while (size > 2 && !isQuick(stage, size)) size -= 1;
  return size;
}
