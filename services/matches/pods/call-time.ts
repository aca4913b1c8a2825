import { shortClocks, shortened } from '../timeout/short-clock.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import type { CallTime } from '../contract.ts';
import { isOver } from '../record/seats.ts';
import { laterOf } from '../../platform/time/duration.ts';
import { byDirector } from './director.ts';

/**
 * Calls time in a match: the table's current round is its last, and is played out by a short clock.
 * No rule is run for it, so that it also works if one is stuck. Does nothing if the match is over.
 */
export const callTime = (
  { now }: Pick<Backing, 'now'>,
  { matchId, perTurn, commandId }: CallTime,
): Command => ({
  name: 'callTime',
  ...byDirector,
  matchId,
  commandId,
  says: { perTurn },
  act(match) {
    const { record } = match;
    if (isOver(record)) return undefined;
    const time = now().toISOString();
    const timeControl = shortened(record.timeControl, perTurn);
    const clocks = shortClocks(match, timeControl, laterOf(time, record.updatedAt));
    return {
      after: [{ type: 'TimeCalled', aside: true, timeControl }, ...(clocks ? [clocks] : [])],
    };
  },
});
