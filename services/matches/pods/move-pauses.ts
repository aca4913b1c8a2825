import type { Command } from '../session/command.ts';
import type { MovePauses } from '../contract.ts';
import { isOver } from '../record/seats.ts';
import { byDirector } from './director.ts';

/**
 * Moves the end of the time in which a table may agree on pauses, because its round lasts longer;
 * does nothing if the table may agree on none, by its regulations or after time was called, or if
 * the match is over.
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
