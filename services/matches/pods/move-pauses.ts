import type { Command } from '../session/command.ts';
import type { MovePauses } from '../contract.ts';
import { isOver } from '../record/seats.ts';
import { byDirector } from './director.ts';

/**
 * Lets a table agree on pauses until a later time than before, for its round lasts longer; nothing where it may agree
 * on none, for its regulations say so or time was called, or where it is over.
 */
export const movePauses = ({ matchId, until, commandId }: MovePauses): Command => ({
  name: 'movePauses',
  ...byDirector,
  matchId,
  commandId,
  says: { until },
  act: ({ record }) =>
    isOver(record) || record.pausesUntil === undefined || record.pausesUntil >= until
      ? undefined
      : { after: [{ type: 'PausesMoved', aside: true, until }] },
});
