import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isHeld } from '../progress/appeals.ts';
import { publishing } from '../progress/publish.ts';
import { roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Round, RoundStatus } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import { applied } from '../applied.ts';
import type { Inputs } from '../contract.ts';
import { checkResolved, draftEvent, drafted, roundToDraft } from './drafting.ts';
import type { Judge, Judging } from './judging.ts';
import { checkPlaysNot } from './conflict.ts';

/** Drafts the next round, for staff to look at; again where a draft stands. By the hand of staff where pods are given. */
export const draftRound: Judge<Inputs['draft']> = ({ tournament, secret, input }) => {
  checkResolved(tournament);
  const { pods, byes = [] } = input;
  const asked = pods ? { made: { pods, byes } } : { byesFor: byes };
  return [draftEvent(tournament, secret, asked, drafted(tournament, secret, asked))];
};

/** Puts other pods in the place of those of a round that has not begun. */
export const editPairing: Judge<Inputs['editPairing']> = (judging) => {
  const { tournament, secret, input } = judging;
  const { round: number, pods, byes } = input;
  const round = roundBefore(tournament, number);
  checkPlaysNot(tournament, judging.actor);
  const asked = { round: number, made: { pods, byes: byes ?? [] }, forbidden: round.forbidden };
  const draft = drafted(tournament, secret, asked);
  return redrafted(judging, round, draftEvent(tournament, secret, asked, draft), {
    act: 'EDIT_PAIRING',
  });
};

/** Draws a round anew that has not begun, by the same seed, with more that is to be kept apart. */
export const repairRound: Judge<Inputs['repair']> = (judging) => {
  const { tournament, secret, input } = judging;
  const { round: number, forbid = [], byes = [] } = input;
  const round = roundBefore(tournament, number);
  checkPlaysNot(tournament, judging.actor);
  if (forbid.length === 0 && byes.length === 0) {
    const detail = 'Say whom to keep apart or who has a bye: the same draw would come out.';
    refuseInput({ path: ['forbid'], detail });
  }
  const forbidden = [...(round.forbidden ?? []), ...forbid];
  const asked = { round: number, forbidden, byesFor: byes };
  const draft = drafted(tournament, secret, asked);
  return redrafted(judging, round, draftEvent(tournament, secret, asked, draft), { act: 'REPAIR' });
};

/** A round with other pods: what was published stays so, and drafts keep the act until they are. */
function redrafted(
  {
    tournament,
    actor,
    role,
    input,
    at,
  }: Judging<{ readonly reason: string; readonly note?: string | undefined }>,
  round: Round,
  event: TournamentEvent,
  { act }: { readonly act: 'EDIT_PAIRING' | 'REPAIR' },
): readonly TournamentEvent[] {
  if (event.type !== 'RoundDrafted') return [];
  const { reason, note } = input;
  const told: TournamentEvent = {
    type: 'DraftEdited',
    round: round.round,
    act: {
      at,
      by: actor.account,
      role: role ?? 'STAFF',
      act,
      target: { round: round.round },
      before: paired(
        round.pods.map(({ players }) => players),
        round.byes,
        round.report,
      ),
      after: paired(event.pods, event.byes, event.report),
      reason,
      ...(note !== undefined && { note }),
    },
  };
  const { startsAt, deadline } = round;
  const published: readonly TournamentEvent[] =
    round.status === 'PUBLISHED' && startsAt !== undefined
      ? publishing(applied(tournament, [event, told], at), {
          round: round.round,
          startsAt,
          deadline,
        })
      : [];
  return [event, told, ...published];
}

const paired = (
  pods: readonly (readonly number[])[],
  byes: readonly number[],
  { repeats, spread }: Round['report'],
) => ({ pods, byes, repeats, spread });

/** Publishes a draft: from now on everybody sees it, and its matches are made when it begins. */
export const publishRound: Judge<Inputs['publish']> = ({ tournament, input, at }) => {
  const round = roundIn(tournament, input.round, ['DRAFT']);
  if (isHeld(tournament)) {
    const open = tournament.appeals.filter(({ status }) => status === 'OPEN');
    refuse('TOURNAMENT_STATE', `Appeals hold it: ${open.map(({ id }) => id).join(', ')}.`, {
      status: round.status,
      allowed: ['DRAFT'],
    });
  }
  const startsAt = input.startsAt ?? at;
  if (startsAt < at) refuseInput({ path: ['startsAt'], detail: 'It is past.' });
  return publishing(tournament, { round: input.round, startsAt });
};

/** Takes a published round back that has not begun. */
export const unpublishRound: Judge<Inputs['unpublish']> = ({ tournament, input }) => {
  roundIn(tournament, input.round, ['PUBLISHED']);
  return [{ type: 'RoundUnpublished', round: input.round }];
};

/** A round that has not begun, and so may be changed. */
const roundBefore = (tournament: Tournament, number: number): Round =>
  roundIn(tournament, number, ['DRAFT', 'PUBLISHED']);

/** The round of this number, as it stands; refused where there is none, or it is past what was asked. */
export function roundIn(
  tournament: Tournament,
  number: number,
  allowed: readonly RoundStatus[],
): Round {
  const round = roundOf(tournament, number);
  if (round === undefined) {
    const next = roundToDraft(tournament);
    const detail = `There is no such round; the next is round ${String(next)}.`;
    return refuseInput({ path: ['round'], detail });
  }
  if (!allowed.includes(round.status)) {
    const { status } = round;
    refuse('TOURNAMENT_STATE', `Round ${String(number)} is ${status}.`, { status, allowed });
  }
  return round;
}
