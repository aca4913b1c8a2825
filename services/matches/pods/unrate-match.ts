import type { Command } from '../session/command.ts';
import { isOver } from '../record/seats.ts';
import { byDirector } from './director.ts';

/** Unrates a match in play; does nothing if it is not rated, or is over. */
export const unrateMatch = (matchId: string): Command => ({
  name: 'unrateMatch',
  ...byDirector,
  matchId,
  commandId: 'director:unrated',
  says: {},
  act: ({ record }) =>
    isOver(record) || record.rated !== true
      ? undefined
      : { after: [{ type: 'MatchUnrated', aside: true }] },
});
