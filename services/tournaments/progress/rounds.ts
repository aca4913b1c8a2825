import { roundSeedOf } from '../../../shared/tournaments/chance/derived.ts';
import { isDrafted } from '../../../shared/tournaments/drafting/draft.ts';
import { draftRound as draft } from '../../../shared/tournaments/drafting/draft-round.ts';
import { isStageOver, nextEntrants } from '../../../shared/tournaments/drafting/stages.ts';
import { isResolved } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { toHex } from '../../../shared/engine/index.ts';
import { draftEvent, roundToDraft } from '../commands/drafting.ts';
import { isHeld } from './appeals.ts';
import { publishing } from './publish.ts';
import { NOTHING, type Means, type Step } from './step.ts';
import { isDue, later } from './times.ts';

/** A round begins: its matches are to be made. */
export const startRound: Step = ({ status, rounds }, { at }) => {
  const due = rounds.find((each) => each.status === 'PUBLISHED' && isDue(each.startsAt, at));
  return status === 'RUNNING' && due ? [{ type: 'RoundStarting', round: due.round }] : NOTHING;
};

/** All its matches have been made. */
export const roundStarted: Step = ({ rounds }) => {
  const made = rounds.find(
    ({ status, pods }) => status === 'STARTING' && pods.every((pod) => pod.status !== 'WAITING'),
  );
  return made ? [{ type: 'RoundStarted', round: made.round }] : NOTHING;
};

/** A round is over as soon as all its pods are. */
export const completeRound: Step = ({ rounds }) => {
  const over = rounds.find(({ status, pods }) => status === 'RUNNING' && pods.every(isResolved));
  return over ? [{ type: 'RoundCompleted', round: over.round }] : NOTHING;
};

/** Whether no round is under way, or drafted. */
const isBetween = ({ status, rounds, stage }: Tournament): boolean =>
  status === 'RUNNING' && stage > 0 && rounds.every((each) => each.status === 'COMPLETED');

/** A stage is over: the next one begins with the best, or the event ends. */
export const endStage: Step = (tournament) => {
  if (!isBetween(tournament) || !isStageOver(tournament)) return NOTHING;
  const next = tournament.regulations.stages[tournament.stage];
  if (next === undefined) return [{ type: 'TournamentFinished' }];
  const entrants = nextEntrants(tournament, next);
  return entrants.length < next.podSize.min
    ? [{ type: 'TournamentFinished' }]
    : [{ type: 'StageBegun', stage: tournament.stage + 1, entrants }];
};

/** The next round is drafted as soon as the one before is over, where staff do not do it. */
export const draftNext: Step = (tournament, { secret }) => {
  if (!isBetween(tournament) || tournament.regulations.rounds.advance === 'MANUAL') return NOTHING;
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage?.format === 'SWISS' && stage.pairing === 'MANUAL') return NOTHING;
  const round = roundToDraft(tournament);
  const drafted = draft(tournament, {
    round,
    seed: roundSeedOf(secret, tournament.id, round),
  });
  // staff are shown what stands in the way when they draft it themselves
  return isDrafted(drafted) ? [draftEvent(tournament, secret, { round }, drafted)] : NOTHING;
};

/** When a draft is published by itself. */
export function publishedAt({ rounds, regulations, startsAt }: Drafting): string | undefined {
  const draftOf = rounds.at(-1);
  if (draftOf?.status !== 'DRAFT') return undefined;
  const { advance, gap, startsAt: dates } = regulations.rounds;
  if (advance === 'MANUAL') return undefined;
  if (advance === 'SCHEDULED') return dates?.[draftOf.round - 1];
  const before = rounds.at(-2);
  return before?.completedAt === undefined ? startsAt : later(before.completedAt, gap);
}
type Drafting = Pick<Tournament, 'rounds' | 'regulations'> & { readonly startsAt: string };

/** A draft is published when the gap has passed, or at its date, and begins then. */
export const publishNext: Step = (tournament, { at }) => {
  const { status, rounds } = tournament;
  if (status !== 'RUNNING' || isHeld(tournament)) return NOTHING;
  const due = publishedAt({ ...tournament, startsAt: at });
  const round = rounds.at(-1)?.round;
  return round !== undefined && isDue(due, at)
    ? publishing(tournament, { round, startsAt: at })
    : NOTHING;
};

/** All is final when the time for appeals has passed, and none is open. */
export const finalize: Step = (
  { status, finishedAt, regulations, appeals },
  { at, secret }: Means,
) => {
  const isOpen = appeals.some((appeal) => appeal.status === 'OPEN');
  const due = finishedAt && later(finishedAt, regulations.appeals.window);
  return status === 'FINISHED' && !isOpen && isDue(due, at)
    ? [{ type: 'TournamentFinalized', secret: toHex(secret) }]
    : NOTHING;
};
