import { setImmediate, setTimeout } from 'node:timers/promises';
import limit from 'p-limit';
import type { BotTurn } from '../../matches/contract.ts';

/**
 * The number of matches without people that may wait for their bots before these leave the process
 * to others.
 */
const CROWD = 3;
/** The rest of a crowd of bots, as a multiple of the time it worked. */
const REST = 3;

/** Lets a bot answer at its turn among those of other matches. */
export type InTurn = <T>(turn: Pick<BotTurn, 'alone'>, answer: () => Promise<T>) => Promise<T>;

/**
 * Paces bots in a process that serves people as well: bots of different matches answer one after
 * another. Matches with people have a lane of their own, so that no one waits for matches without
 * people. In a crowd of the latter, each rests between two answers for longer than the last one
 * took, so that a request finds the process free more often than not.
 */
export function inTurns(): InTurn {
  const amongPeople = limit(1);
  const alone = limit(1);
  const unhurried = async <T>(answer: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    try {
      return await answer();
    } finally {
      const tookMs = performance.now() - from;
      await (alone.pendingCount > CROWD ? setTimeout(REST * tookMs) : setImmediate());
    }
  };
  return (turn, answer) => (turn.alone ? alone(() => unhurried(answer)) : amongPeople(answer));
}
