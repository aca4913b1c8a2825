import type { TimerCommands } from '../../contract.ts';
import { queueNamed } from '../../../platform/storage/queues/name.ts';
import type { Matcher } from './matcher.ts';

/** Matches and queues, whichever a wake-up is about. */
export const withQueues = (matches: TimerCommands, queues: Matcher): TimerCommands => ({
  async wake(id) {
    const queue = queueNamed(id);
    if (queue === undefined) return matches.wake(id);
    const next = await queues.look(queue);
    return { answered: 0, ...(next !== undefined && { next }) };
  },
});
