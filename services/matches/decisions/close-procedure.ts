import { closeProcedure as closeIn } from '../../../shared/engine/index.ts';
import type { MatchRecord, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkMaySettle } from '../session/guards.ts';
import { closeProcedureInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Command } from '../session/command.ts';

/** Ends the rule under way from the facts as recorded: no rule is run to get there. */
export function closeProcedure(actor: AccountActor, input: OnMatch & { reason: string }): Command {
  const { matchId, commandId, reason } = checked(closeProcedureInput(), input);
  return {
    name: 'closeProcedure',
    actor,
    matchId,
    commandId,
    says: { reason },
    act(match) {
      const { game, record } = match;
      checkMaySettle(record, actor, 'close a procedure');
      const play = inPlay(record);
      match.replace((live) => {
        const run = closeIn(game, play, reason, live);
        return 'refused' in run ? notInPlay() : run;
      });
      return {};
    },
  };
}

/** The facts of a match in play; its rules are not run for them. */
export function inPlay({ status, play }: MatchRecord) {
  const isInPlay = status === 'RUNNING' || status === 'PAUSED';
  return isInPlay && play !== undefined ? play : notInPlay();
}

export const notInPlay = (): never => refuse('MATCH_NOT_RUNNING', "The match isn't being played.");
