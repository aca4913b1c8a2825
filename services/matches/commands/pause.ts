import { pause as pauseIn, resume as resumeIn } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../contract.ts';
import { pauseMatchInput, resumeMatchInput } from '../inputs/generated/inputs.ts';
import { isArbiterOf } from '../record/arbiters.ts';
import { pauseOf } from '../record/play.ts';
import { present } from '../record/present.ts';
import { holdRefusal, playRefusal } from '../session/refusals.ts';
import { matchCommand } from './match-command.ts';

/** Pauses a match in play: no one can answer. Does nothing to a paused one. */
export const pause = matchCommand({
  scope: 'host',
  or: 'organize',
  inAnalysis: false,
  inPod: true,
  input: pauseMatchInput,
  check: ({ record }, actor) =>
    clockRefusal(record, actor, 'pause the match') ?? playRefusal(record),
  isIdle: ({ record }) => record.status === 'PAUSED',
  act(match, { input: { reason } }) {
    if (match.record.status === 'PAUSED') return undefined;
    pauseIn(match.play(), { reason });
    return {};
  },
});

/** Resumes a paused match. A pause that the table has agreed on only the table ends early. */
export const resume = matchCommand({
  scope: 'host',
  or: 'organize',
  inAnalysis: false,
  inPod: true,
  input: resumeMatchInput,
  check: ({ record }, actor) =>
    (pauseOf(record) === undefined ? holdRefusal : clockRefusal)(
      record,
      actor,
      'resume the match',
    ) ?? playRefusal(record),
  isIdle: ({ record }) => record.status !== 'PAUSED',
  act(match) {
    if (match.record.status !== 'PAUSED') return undefined;
    resumeIn(match.play());
    return {};
  },
});

/** Refuses all but the host and arbiters; a host can only propose if others' time runs. */
function clockRefusal(
  record: Lobby,
  actor: AccountActor,
  toDo: string,
): CommandRefusal | undefined {
  const refused = holdRefusal(record, actor, toDo);
  if (refused || isArbiterOf(record, actor) || record.timeControl === undefined) return refused;
  return present(record).every(({ account }) => account === actor.account)
    ? undefined
    : refusal('FORBIDDEN', `This match has a clock. Propose to ${toDo} instead.`);
}
