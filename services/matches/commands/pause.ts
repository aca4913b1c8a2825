import { pause as pauseIn, resume as resumeIn } from '../../../shared/engine/index.ts';
import type { OnMatch } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { checkMayHold } from './guards.ts';
import { inputs } from './input.ts';
import { checked } from '../../requests/checked.ts';
import type { Command } from './command.ts';

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
