import { resign as resignIn } from '../../../shared/engine/index.ts';
import type { OnMatch } from '../contract.ts';
import { actorKey, type AccountActor } from '../../requests/actor.ts';
import { closing } from '../presence/close.ts';
import { present } from '../presence/present.ts';
import { refuse } from '../../requests/refusal.ts';
import { theirSeat } from './guards.ts';
import { inputs } from './input.ts';
import { checked } from '../../requests/checked.ts';
import type { Command } from './command.ts';

/**
 * Gives a match up that is being played. The game's rules say what becomes of the rest; once no
 * human is there any more, and the rules have not ended it, the match is abandoned.
 */
export function resign(actor: AccountActor, input: OnMatch): Command {
  const { matchId, commandId } = checked(inputs().onMatch, input);
  return {
    name: 'resign',
    actor,
    matchId,
    commandId,
    says: {},
    act(match) {
      const seat = theirSeat(match.record, actor);
      if (match.record.status === 'OPEN') {
        return refuse('MATCH_NOT_RUNNING', 'The match has not started yet. Leave it instead.');
      }
      const run = match.play();
      if (seat.resigned) return refuse('ALREADY_RESIGNED', 'You have already resigned.');
      resignIn(match.game, run, seat.id);
      const isAlone = present(match.record).every(({ id }) => id === seat.id) && !run.match.over;
      return {
        before: [{ type: 'SeatResigned', seat: seat.id }],
        after: isAlone ? [closing(match, 'abandoned', actorKey(actor))] : [],
      };
    },
  };
}
