import type { Command } from '../session/command.ts';
import { inPlay } from '../decisions/in-play.ts';
import type { EndMatch } from '../contract.ts';
import { isOver } from '../record/seats.ts';
import { byDirector, DIRECTOR } from './director.ts';
import { isStarted } from '../record/play.ts';

/**
 * Ends a match in play as its tournament has decided, by the facts as recorded: no rule is run for it, so that a
 * match that is stuck ends too. One that is over stays as it is.
 */
export const endMatch = ({ matchId, reason, ranking, commandId }: EndMatch): Command => ({
  name: 'endMatch',
  ...byDirector,
  matchId,
  commandId,
  says: { reason, ranking },
  act({ game, record }) {
    if (isOver(record)) return undefined;
    const { game: state } = inPlay(record);
    // after time was called, all have had as many turns by the beginning of a round of the table
    const round = isStarted(record) ? record.tableRound : undefined;
    const begun = reason === 'deadline' ? round?.ranking : undefined;
    const final = ranking ?? begun ?? game.standing(state);
    return { after: [{ type: 'MatchClosed', reason, by: DIRECTOR, ranking: final }] };
  },
});
