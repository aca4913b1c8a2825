import { pause as pauseIn, resume as resumeIn } from '../../../shared/engine/index.ts';
import type { OnMatch } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { refuse } from '../../requests/refusal.ts';
import { checkIsInPlay, checkMayHold } from './guards.ts';
import { inputs } from './input.ts';
import { checked } from '../../requests/checked.ts';
import type { Command } from './command.ts';
import type { Judged } from './judged.ts';

/** Stops a match in play where it stands: nobody may answer. Pausing what is paused does nothing. */
export function pause(actor: AccountActor, input: OnMatch & { reason?: string }): Command {
  const { matchId, commandId, reason } = checked(inputs().pause, input);
  return {
    name: 'pause',
    actor,
    matchId,
    commandId,
    says: { reason },
    act(match) {
      checkMayHold(match.record, actor, 'pause the match');
      const run = match.play();
      if (match.record.status === 'PAUSED') return undefined;
      pauseIn(run, reason);
      return {};
    },
  };
}

/** Lets a paused match go on. */
export function resume(actor: AccountActor, input: OnMatch): Command {
  const { matchId, commandId } = checked(inputs().onMatch, input);
  return {
    name: 'resume',
    actor,
    matchId,
    commandId,
    says: {},
    act(match) {
      checkMayHold(match.record, actor, 'let the match go on');
      const run = match.play();
      if (match.record.status !== 'PAUSED') return undefined;
      resumeIn(run);
      return {};
    },
  };
}

/** Refuses whoever can't stop the match now. */
export function checkMayPause({ record }: Judged, actor: AccountActor): void {
  checkMayHold(record, actor, 'pause the match');
  checkIsInPlay(record);
  if (record.status === 'PAUSED') refuse('BAD_USER_INPUT', 'The match is paused already.');
}

/** Refuses whoever can't let the match go on now. */
export function checkMayResume({ record }: Judged, actor: AccountActor): void {
  checkMayHold(record, actor, 'let the match go on');
  checkIsInPlay(record);
  if (record.status !== 'PAUSED') refuse('BAD_USER_INPUT', 'The match is not paused.');
}
