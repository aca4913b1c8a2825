import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { DraftAct, Round, RoundStatus } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { iso } from '../../platform/time/duration.ts';
import { applied } from '../applied.ts';
import type { ActInputs } from '../contract.ts';
import { isHeld } from '../progress/appeals.ts';
import { drawnOf, publishing, toPublish } from '../progress/publish.ts';
import { checkPlaysNot } from './conflict.ts';
import { checkResolved, drafting, refusePairing, roundToDraft } from '../drawing/drafting.ts';
import type { Judge, Judging } from '../judging.ts';

/**
 * Drafts the next round for staff to review, replacing an existing draft. With given pods it is
 * made by staff: with a reason, which enters the audit with the round, unless the regulations leave
 * the pairing to staff.
 */
export const draftRound: Judge<ActInputs['draftRound']> = async (judging) => {
  const { tournament, actor, input } = judging;
  checkResolved(tournament);
  const { pods, byes = [], reason, note } = input;
  // a draw made only from the seed favours no one
  if (pods || byes.length > 0) checkPlaysNot(tournament, actor);
  checkIsNoSchedule(tournament);
  const number = roundToDraft(tournament);
  const former = roundOf(tournament, number);
  if (pods === undefined) {
    const drafted = await drafting(tournament, judging, { byesFor: byes });
    // edits of the former draft are gone, and no entry is made of them
    return former?.edits ? [{ type: 'RoundDiscarded', round: number }, ...drafted] : drafted;
  }
  if (former) checkEdits(former);
  if (reason === undefined && former?.edits !== undefined) {
    refuseInput({
      path: ['pods'],
      detail: 'This draft was edited with a reason. Edit it again instead.',
    });
  }
  if (reason === undefined && !isByStaff(tournament)) {
    refuseInput({
      path: ['reason'],
      detail: 'Required because the regulations have this round drawn.',
    });
  }
  const events = await drafting(tournament, judging, { made: { pods, byes } });
  if (reason === undefined) return events;
  return [
    ...events,
    draftEdited({ ...judging, input: { reason, note } }, number, { former, events }),
  ];
};

/** True if the regulations leave the pairing of the present stage to staff. */
function isByStaff({ regulations, stage: number }: Tournament): boolean {
  const stage = regulations.stages[number - 1];
  return stage?.format === 'SWISS' && stage.pairing === 'MANUAL';
}

/** Refuses to redraw rounds of a schedule once any of them were published. */
function checkIsNoSchedule({ regulations, rounds, stage, status }: Tournament): void {
  const isSchedule = regulations.stages[stage - 1]?.format === 'ROUND_ROBIN';
  const isOut = rounds.some((round) => round.stage === stage && round.status !== 'DRAFT');
  if (!isSchedule || !isOut) return;
  const detail =
    'The schedule is published. Change rounds that have not started with `editPairing`.';
  refuse('TOURNAMENT_STATE', detail, { status, allowed: [] });
}

/** Replaces the pods of a round that has not begun. */
export const editPairing: Judge<ActInputs['editPairing']> = async (judging) => {
  const { tournament, input } = judging;
  const { round: number, pods, byes = [] } = input;
  const round = roundIn(tournament, number, CHANGEABLE);
  checkPlaysNot(tournament, judging.actor);
  checkEdits(round);
  const { forbidden } = round;
  const made = { pods, byes };
  const events = await drafting(tournament, judging, { round: number, made, forbidden });
  return changed(judging, round, { act: 'EDIT_PAIRING', events });
};

/** Redraws a round that has not begun, by the same seed, with more pairs kept apart. */
export const repairRound: Judge<ActInputs['repairRound']> = async (judging) => {
  const { tournament, input } = judging;
  const { round: number, forbid = [], byes = [] } = input;
  const round = roundIn(tournament, number, CHANGEABLE);
  checkPlaysNot(tournament, judging.actor);
  checkEdits(round);
  if (tournament.regulations.stages[round.stage - 1]?.format === 'ROUND_ROBIN') {
    refuseInput({
      path: ['round'],
      detail: 'A round-robin schedule can be edited but not redrawn.',
    });
  }
  if (forbid.length === 0 && byes.length === 0) {
    const detail =
      'Name pairs to keep apart or players to get a bye. Otherwise the draw is the same.';
    refuseInput({ path: ['forbid'], detail });
  }
  const forbidden = [...(round.forbidden ?? []), ...forbid];
  const byesFor = [...new Set([...(round.byesFor ?? []), ...byes])];
  if (forbidden.length > MOST_FORBIDDEN) {
    const detail = `At most ${String(MOST_FORBIDDEN)} pairs can be kept apart in a round.`;
    refuseInput({ path: ['forbid'], detail });
  }
  const events = await drafting(tournament, judging, { round: number, forbidden, byesFor });
  return changed(judging, round, { act: 'REPAIR', events });
};

/**
 * Maximum number of edits of a draft before its publication. All of them enter the audit by one
 * commit, which has room for this many with 4,096 players redealt each time and the longest notes.
 */
const MOST_EDITS = 16;
/** Maximum number of pairs that one call can name, beyond those of the tournament. */
const MOST_FORBIDDEN = 2_048;

function checkEdits({ edits = [] }: Round): void {
  if (edits.length < MOST_EDITS) return;
  const detail = `A draft can be changed at most ${String(MOST_EDITS)} times. Publish it first, then change it.`;
  refuseInput({ path: ['round'], detail });
}

const CHANGEABLE = ['DRAFT', 'PUBLISHED'] as const;

type Reasoned = { readonly reason: string; readonly note?: string | undefined };
type Change = {
  readonly act: 'EDIT_PAIRING' | 'REPAIR';
  readonly events: readonly TournamentEvent[];
};

/**
 * Changes the pods of a round: a published round stays published, and a draft keeps the edit until
 * it is.
 */
function changed(
  judging: Judging<Reasoned>,
  round: Round,
  { act, events }: Change,
): readonly TournamentEvent[] {
  const { tournament, at } = judging;
  const edited = [...events, draftEdited(judging, round.round, { former: round, events, act })];
  if (round.status === 'DRAFT') return edited;
  const { startsAt, deadline } = round;
  const redrafted = applied(tournament, edited, at);
  const after = roundOf(redrafted, round.round);
  const rounds = after ? [{ round: round.round, drawn: drawnOf(after) }] : [];
  const { random } = judging.deps;
  const its = { round: round.round, rounds, startsAt, deadline, random };
  return [...edited, ...publishing(redrafted, its)];
}

type Made = Omit<Change, 'act'> & {
  readonly act?: Change['act'];
  /** The round before the change; absent if there was none. */
  readonly former: Round | undefined;
};

/** Records an edit of a round's draft by staff, with its reason. */
function draftEdited(
  { tournament, actor, role, input, at }: Judging<Reasoned>,
  round: number,
  { former, events, act = 'EDIT_PAIRING' }: Made,
): TournamentEvent {
  const after = roundOf(applied(tournament, events, at), round);
  const { reason, note } = input;
  const told: DraftAct = {
    ...{ at, by: actor.account, role: role ?? 'STAFF', act, target: { round } },
    ...(former && { before: paired(former) }),
    ...(after && { after: paired(after) }),
    reason,
    ...(note !== undefined && { note }),
  };
  return { type: 'DraftEdited', round, act: told };
}

const paired = ({ pods, byes, report: { repeats, spread } }: Round) => ({
  ...{ pods: pods.map(({ players }) => players), byes, repeats, spread },
});

/** Publishes a draft: from now on everyone sees it, and its matches are made when it begins. */
export const publishRound: Judge<ActInputs['publishRound']> = async (judging) => {
  const { tournament, input, at } = judging;
  const { round: number, startsAt = at } = input;
  const round = roundIn(tournament, number, ['DRAFT']);
  if (isHeld(tournament)) {
    const open = tournament.appeals.filter(({ status }) => status === 'OPEN');
    refuse(
      'TOURNAMENT_STATE',
      `Decide the open appeals first: ${open.map(({ id }) => id).join(', ')}.`,
      {
        status: round.status,
        allowed: ['DRAFT'],
      },
    );
  }
  if (Date.parse(startsAt) < Date.parse(at)) {
    refuseInput({ path: ['startsAt'], detail: 'Must be in the future.' });
  }
  const rounds = await toPublish(tournament, judging, round);
  if ('problems' in rounds) return refusePairing('PAIRING_INVALID', rounds.problems);
  const begins = iso(startsAt);
  const { random } = judging.deps;
  return publishing(tournament, { round: number, rounds, startsAt: begins, random });
};

/** Withdraws a published round that has not begun. */
export const unpublishRound: Judge<ActInputs['unpublishRound']> = ({ tournament, input }) => {
  roundIn(tournament, input.round, ['PUBLISHED']);
  return [{ type: 'RoundUnpublished', round: input.round }];
};

/** The round of this number; refused if there is none, or its status is not allowed. */
function roundIn(tournament: Tournament, number: number, allowed: readonly RoundStatus[]): Round {
  const round = roundOf(tournament, number);
  if (round === undefined) {
    const next = roundToDraft(tournament);
    const detail = `Unknown round. The next one is round ${String(next)}.`;
    return refuseInput({ path: ['round'], detail });
  }
  if (!allowed.includes(round.status)) {
    const { status } = round;
    refuse(
      'TOURNAMENT_STATE',
      `Round ${String(number)} is ${status}. It must be ${allowed.join(' or ')}.`,
      { status, allowed },
    );
  }
  return round;
}
