import { podsWith } from '../../../shared/tournaments/record/queries.ts';
import { after, millisecondsOf } from '../../platform/time/duration.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { checkStatus, PLAYED } from '../permissions.ts';
import { checkIsAnother, checkSitsNot } from './conflict.ts';
import type { Judge } from '../judging.ts';
import { podIn } from './named.ts';

const MOST_APPEALS = 1_000;

/** Opens an appeal against the result of one of the player's pods; once for each pod. */
export const openAppeal: Judge<ActInputs['openAppeal']> = ({ tournament, actor, input, at }) => {
  checkStatus(tournament, PLAYED);
  const { round, pod, text } = input;
  if (round === undefined || pod === undefined) {
    return refuseInput({ path: ['pod'], detail: 'Required, together with `round`.' });
  }
  const its = podsWith(tournament, actor.account).find(
    (each) => each.round.round === round && each.pod.pod === pod,
  );
  if (its === undefined) {
    return refuse('FORBIDDEN', 'You can only appeal about a pod you played in.');
  }
  const before = tournament.appeals.find(
    (each) => each.by === actor.account && each.round === round && each.pod === pod,
  );
  if (before) {
    return refuseInput({
      path: ['pod'],
      detail: `You have already appealed about this pod: ${before.id}.`,
    });
  }
  const { endedAt } = its.pod;
  const until =
    endedAt && after(endedAt, millisecondsOf(tournament.regulations.appeals.window) ?? 0);
  if (until === undefined || until < at) {
    const detail =
      until === undefined
        ? 'You can appeal once the pod has a result.'
        : `The time for appeals ended at ${until}.`;
    refuse('APPEAL_WINDOW_CLOSED', detail);
  }
  if (tournament.appeals.length >= MOST_APPEALS) {
    refuseInput({
      path: [],
      detail: `A tournament can have at most ${String(MOST_APPEALS)} appeals.`,
    });
  }
  const id = `appeal${String(tournament.appeals.length + 1)}`;
  const { actId } = input;
  return [
    {
      type: 'AppealOpened',
      appeal: {
        ...{ id, by: actor.account, at, round, pod, text, status: 'OPEN' },
        ...(actId !== undefined && { act: actId }),
      },
    },
  ];
};

/**
 * Decides an appeal: by accounts with that role, else by the owner or an admin, and never by the
 * account that ruled.
 */
export const decideAppeal: Judge<ActInputs['decideAppeal']> = ({
  tournament,
  actor,
  role,
  input,
}) => {
  const appeal = tournament.appeals.find(({ id }) => id === input.appealId);
  if (appeal === undefined) {
    return refuseInput({ path: ['appealId'], detail: 'Unknown appeal.' });
  }
  if (appeal.status !== 'OPEN') {
    refuse('TOURNAMENT_STATE', 'This appeal is already decided.', {
      status: appeal.status,
      allowed: ['OPEN'],
    });
  }
  const isHeld = Object.values(tournament.roles).some((roles) => roles.includes('APPEALS'));
  if (isHeld && role === 'OWNER') {
    refuse('FORBIDDEN', 'Only the role APPEALS can decide appeals.');
  }
  checkIsAnother(appeal.by, actor);
  if (appeal.round !== undefined && appeal.pod !== undefined) {
    const { pod } = podIn(tournament, appeal.round, appeal.pod);
    checkSitsNot(tournament, pod, actor);
    if (pod.ruledBy === actor.account) {
      refuse(
        'CONFLICT_OF_INTEREST',
        "You ruled on this pod, so you can't decide its appeal. Someone else must.",
      );
    }
  }
  return [
    {
      type: 'AppealDecided',
      id: appeal.id,
      status: input.decision,
      decision: input.reason,
      by: actor.account,
    },
  ];
};
