import { hashOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { ProposedAct } from '../../../shared/tournaments/record/act.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { checkCode, regulationsOf } from '../regulations.ts';
import { checkSeries } from '../series/seeding.ts';
import { checkIsAnother, checkPlaysNot } from './conflict.ts';
import { checkFits } from './fits.ts';
import type { Judge } from '../judging.ts';
import { playerNumbered } from './named.ts';

/** Proposes to put a player out for good; a second person has to approve it. */
export const disqualifyPlayer: Judge<ActInputs['disqualifyPlayer']> = ({
  tournament,
  actor,
  input,
  at,
}) => {
  const { number, pastPods, reason } = input;
  checkIsAnother(playerNumbered(tournament, number).account, actor);
  checkPlaysNot(tournament, actor);
  return [
    proposal(tournament, {
      by: actor.account,
      at,
      act: 'DISQUALIFY',
      says: { number, pastPods },
      reason,
    }),
  ];
};

/** Proposes to change the regulations; a second person has to approve it. */
export const changeRegulations: Judge<ActInputs['changeRegulations']> = async ({
  tournament,
  actor,
  input,
  at,
  deps,
}) => {
  const says = await regulationsOf(deps.games, input.regulations);
  await checkSeries(deps, actor, says);
  checkCode(says, tournament.code);
  checkFits(tournament, says);
  const { reason } = input;
  return [proposal(tournament, { by: actor.account, at, act: 'CHANGE_REGULATIONS', says, reason })];
};

const MOST_PROPOSED = 100;

function proposal(
  { proposed }: Tournament,
  act: Omit<ProposedAct, 'id' | 'status'>,
): TournamentEvent {
  if (proposed.length >= MOST_PROPOSED) {
    refuseInput({
      path: [],
      detail: `A tournament can have at most ${String(MOST_PROPOSED)} proposed acts.`,
    });
  }
  const id = `p${String(proposed.length + 1)}`;
  return { type: 'ActProposed', proposal: { id, ...act, status: 'OPEN' } };
}

/** Approves what another has proposed, which takes effect by this. */
export const approveAct: Judge<ActInputs['approveAct']> = ({ tournament, actor, input }) => {
  const proposed = tournament.proposed.find(({ id }) => id === input.actId);
  if (proposed === undefined) {
    return refuseInput({ path: ['actId'], detail: 'Unknown act.' });
  }
  const { id, by, act, says, status } = proposed;
  if (status !== 'OPEN') return [];
  if (by === actor.account) {
    refuse('SECOND_PERSON_REQUIRED', 'You proposed this. Someone else must approve it.');
  }
  const approved: TournamentEvent = { type: 'ActApproved', id, by: actor.account };
  if (act === 'DISQUALIFY') {
    const { number, pastPods } = says as { number: number; pastPods: 'KEEP' | 'RECOMPUTE' };
    checkIsAnother(playerNumbered(tournament, number).account, actor);
    checkPlaysNot(tournament, actor);
    return [approved, { type: 'Disqualified', number, pastPods }];
  }
  const regulations = says as Tournament['regulations'];
  // it may have gone on since that was proposed
  checkFits(tournament, regulations);
  return [approved, { type: 'RegulationsChanged', regulations, hash: hashOf(regulations) }];
};
