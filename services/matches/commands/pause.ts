import { pause as pauseIn, resume as resumeIn } from '../../../shared/engine/index.ts';
import type { Lobby, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { isArbiterOf } from '../record/arbiters.ts';
import { present } from '../record/present.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsInPlay, checkMayHold } from '../session/guards.ts';
import { pauseMatchInput, resumeMatchInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';
import { pauseOf } from '../record/play.ts';

/** Pauses a match in play: no one can answer. Does nothing to a paused one. */
export function pause(actor: AccountActor, input: OnMatch & { reason?: string }): Command {
  const { matchId, commandId, reason } = checked(pauseMatchInput(), input);
  return {
    name: 'pause',
    actor,
    matchId,
    commandId,
    says: { reason },
    act(match) {
      checkMayStop(match.record, actor, 'pause the match');
      const run = match.play();
      if (match.record.status === 'PAUSED') return undefined;
      pauseIn(run, { reason });
      return {};
    },
  };
}

/** Resumes a paused match. */
export function resume(actor: AccountActor, input: OnMatch): Command {
  const { matchId, commandId } = checked(resumeMatchInput(), input);
  return {
    name: 'resume',
    actor,
    matchId,
    commandId,
    says: {},
    act(match) {
      checkMayGoOn(match.record, actor);
      const run = match.play();
      if (match.record.status !== 'PAUSED') return undefined;
      resumeIn(run);
      return {};
    },
  };
}

/** Refuses an actor who can't pause the match now. */
export function checkMayPause({ record }: Judged, actor: AccountActor): void {
  checkMayStop(record, actor, 'pause the match');
  checkIsInPlay(record);
  if (record.status === 'PAUSED') refuse('BAD_USER_INPUT', 'The match is already paused.');
}

/** Refuses an actor who can't resume the match now. */
export function checkMayResume({ record }: Judged, actor: AccountActor): void {
  checkMayGoOn(record, actor);
  checkIsInPlay(record);
  if (record.status !== 'PAUSED') refuse('BAD_USER_INPUT', "The match isn't paused.");
}

/** Refuses all but the host and arbiters; a host can only propose if others' time runs. */
function checkMayStop(record: Lobby, actor: AccountActor, toDo: string): void {
  checkMayHold(record, actor, toDo);
  if (isArbiterOf(record, actor) || record.timeControl === undefined) return;
  if (present(record).every(({ account }) => account === actor.account)) return;
  refuse('FORBIDDEN', `This match has a clock. Propose to ${toDo} instead.`);
}

/** A pause that the table has agreed on only the table ends early. */
function checkMayGoOn(record: Lobby, actor: AccountActor): void {
  if (pauseOf(record) === undefined) checkMayHold(record, actor, 'resume the match');
  else checkMayStop(record, actor, 'resume the match');
}
