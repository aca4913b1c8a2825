import { resign as resignIn } from '../../../shared/engine/index.ts';
import type { OnMatch } from '../contract.ts';
import { actorKey, type AccountActor } from '../../platform/requests/actor.ts';
import { isOwnAnalysis } from '../terms/origin.ts';
import { closing } from '../decisions/close.ts';
import { present } from '../record/present.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkHasNotResigned, checkIsInPlay, theirSeat } from '../session/guards.ts';
import { resignInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/**
 * Resigns a seat of a match in play. The game's rules decide about its pieces; once no human is
 * present any more, and the rules have not ended it, the match is abandoned.
 */
export function resign(actor: AccountActor, input: OnMatch): Command {
  const { matchId, commandId } = checked(resignInput(), input);
  return {
    name: 'resign',
    actor,
    matchId,
    commandId,
    says: {},
    act(match) {
      if (isOwnAnalysis(match.record, actor)) {
        checkIsInPlay(match.record);
        return { after: [closing(match, 'abandoned', actorKey(actor))] };
      }
      checkMayResign(match, actor);
      const run = match.play();
      const seat = theirSeat(match.record, actor);
      resignIn(match.game, run, seat.id);
      const isAlone = present(match.record).every(({ id }) => id === seat.id) && !run.match.over;
      return {
        before: [{ type: 'SeatResigned', seat: seat.id }],
        after: isAlone ? [closing(match, 'abandoned', actorKey(actor))] : [],
      };
    },
  };
}

/** Refuses an actor who can't resign now. */
export function checkMayResign({ record }: Pick<Judged, 'record'>, actor: AccountActor): void {
  if (isOwnAnalysis(record, actor)) {
    checkIsInPlay(record);
    return;
  }
  const seat = theirSeat(record, actor);
  if (record.status === 'OPEN') {
    refuse('MATCH_NOT_RUNNING', "The match hasn't started yet. Leave it instead.");
  }
  checkIsInPlay(record);
  checkHasNotResigned(seat);
}
