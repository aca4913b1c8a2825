import { setImmediate, setTimeout } from 'node:timers/promises';
import limit from 'p-limit';
import type { PlayBots } from './play-bots.ts';

/** So many matches may wait for their bots before these leave the process to others. */
const CROWD = 3;
/** How many times as long as it worked a crowd of bots rests. */
const REST = 3;

/**
 * For a process that serves people as well: bots of different matches answer one after another, and
 * where many matches wait, they rest between two turns for longer than the last one took, so that a
 * request finds the process free more often than not.
 */
export function inTurns(play: PlayBots): PlayBots {
  const turn = limit(1);
  const worked = async (matchId: string): Promise<void> => {
    const from = performance.now();
    await play(matchId);
    const tookMs = performance.now() - from;
    await (turn.pendingCount > CROWD ? setTimeout(REST * tookMs) : setImmediate());
  };
  return (matchId) => turn(worked, matchId);
}
