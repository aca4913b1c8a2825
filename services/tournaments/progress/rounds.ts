import { toHex } from '../../../shared/engine/index.ts';
import { isStageOver, nextEntrants } from '../../../shared/tournaments/drafting/stages.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { draftEvents, draw, tooMany } from '../drawing/drafting.ts';
import { appealsUntil, hasOpenAppeals, isHeld } from './appeals.ts';
import { publishing, toPublish } from './publish.ts';
import { NOTHING, type Means, type ProgressStep } from './step.ts';
import { isDue, later } from './times.ts';

/** The number of running rounds of a stage. */
const underWay = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  rounds.filter(({ status }) => status === 'STARTING' || status === 'RUNNING').length;

/**
 * The start of a published round: its time; in a schedule as soon as the number of running rounds
 * allows.
 */
export function beginsAt(tournament: Tournament, round: Round): string | undefined {
  if (round.status !== 'PUBLISHED' || round.startsAt !== undefined) return round.startsAt;
  const { regulations, rounds } = tournament;
  const stage = regulations.stages[round.stage - 1];
  if (stage?.format !== 'ROUND_ROBIN') return undefined;
  const earlier = rounds.filter((each) => each.stage === round.stage && each.round < round.round);
  if (earlier.some(({ status }) => status === 'PUBLISHED' || status === 'DRAFT')) return undefined;
  if (underWay(tournament) >= stage.concurrency) return undefined;
  const dated = regulations.rounds.startsAt?.[round.round - 1];
  if (dated !== undefined) return dated;
  const over = earlier.flatMap(({ completedAt = [] }) => completedAt).at(-1);
  return over === undefined ? tournament.updatedAt : later(over, regulations.rounds.gap);
}

/** Starts a due round: its matches are to be made, for the players left in its pods. */
export const startRound: ProgressStep = (tournament, { at }) => {
  if (tournament.status !== 'RUNNING') return NOTHING;
  const due = tournament.rounds.find(
    (round) => round.status === 'PUBLISHED' && isDue(beginsAt(tournament, round), at),
  );
  if (due === undefined) return NOTHING;
  const { length } = tournament.regulations.rounds;
  const isSaid = due.startsAt !== undefined;
  const starting: TournamentEvent = {
    type: 'RoundStarting',
    round: due.round,
    ...(!isSaid && { startsAt: at }),
    ...(!isSaid && length !== undefined && { deadline: later(at, length) }),
  };
  return [starting, ...due.pods.flatMap((pod) => leftIn(tournament, due, pod))];
};

/**
 * Handles players who have gone since a pod was made: it shrinks, or the remaining players win it.
 */
function leftIn(tournament: Tournament, round: Round, pod: Pod): readonly TournamentEvent[] {
  const isThere = (number: number) => playerOf(tournament, number)?.status === 'ACTIVE';
  const players = pod.players.filter(isThere);
  if (players.length === pod.players.length) return NOTHING;
  const least = tournament.regulations.stages[round.stage - 1]?.podSize.min ?? 2;
  const address = { round: round.round, pod: pod.pod };
  if (players.length >= least) return [{ type: 'PodShrunk', ...address, players }];
  const places = pod.players.map((number) => ({
    number,
    place: isThere(number) ? 1 : players.length + 1,
  }));
  const { attempt } = pod;
  return [{ type: 'ResultsRecorded', results: [{ ...address, attempt, places, by: 'FORFEIT' }] }];
}

/** Marks a round as running when all its matches have been made. */
export const roundStarted: ProgressStep = ({ rounds }) => {
  const made = rounds.find(
    ({ status, pods }) => status === 'STARTING' && pods.every((pod) => pod.status !== 'WAITING'),
  );
  return made ? [{ type: 'RoundStarted', round: made.round }] : NOTHING;
};

/** Completes a round when all its pods are resolved. */
export const completeRound: ProgressStep = ({ rounds }) => {
  const over = rounds.find(({ status, pods }) => status === 'RUNNING' && pods.every(isResolved));
  return over ? [{ type: 'RoundCompleted', round: over.round }] : NOTHING;
};

/** True if no round is running or drafted. */
const isBetween = ({ status, rounds, stage }: Tournament): boolean =>
  status === 'RUNNING' && stage > 0 && rounds.every((each) => each.status === 'COMPLETED');

/** Ends a stage: the next one begins with the best, or the tournament ends. */
export const endStage: ProgressStep = (tournament) => {
  if (!isBetween(tournament) || !isStageOver(tournament)) return NOTHING;
  const next = tournament.regulations.stages[tournament.stage];
  if (next === undefined) return [{ type: 'TournamentFinished' }];
  const entrants = nextEntrants(tournament, next);
  return entrants.length < next.podSize.min
    ? [{ type: 'TournamentFinished' }]
    : [{ type: 'StageBegun', stage: tournament.stage + 1, entrants }];
};

/** Maximum number of players for drafting within a command; larger drafts are left to the queue. */
const FEW = 256;

/** Drafts the next round when the one before is over, unless staff do it. */
export const draftNext: ProgressStep = async (tournament, means) => {
  const { secret, hasTime } = means;
  if (!isBetween(tournament) || tournament.regulations.rounds.advance === 'MANUAL') return NOTHING;
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage?.format === 'SWISS' && stage.pairing === 'MANUAL') return NOTHING;
  if (hasTime !== true && tournament.numbers.length > FEW) return NOTHING;
  if (tooMany(tournament).length > 0) return NOTHING;
  const drafts = await draw(tournament, means);
  // staff see the obstacles when they draft it themselves
  return 'problems' in drafts ? NOTHING : draftEvents(tournament, secret, { drafts });
};

/** The time at which a draft is published automatically. */
export function publishedAt({ rounds, regulations, startsAt }: Drafting): string | undefined {
  const draftOf = rounds.find(({ status }) => status === 'DRAFT');
  if (draftOf === undefined) return undefined;
  const { advance, gap, startsAt: dates } = regulations.rounds;
  if (advance === 'MANUAL') return undefined;
  if (advance === 'SCHEDULED') return dates?.[draftOf.round - 1];
  const before = rounds.findLast(({ status }) => status === 'COMPLETED');
  return before?.completedAt === undefined ? startsAt : later(before.completedAt, gap);
}
type Drafting = Pick<Tournament, 'rounds' | 'regulations'> & { readonly startsAt: string };

/** Publishes a draft when the gap has passed, or at its date; it begins then. */
export const publishNext: ProgressStep = async (tournament, means) => {
  const { at, secret } = means;
  const { status, rounds } = tournament;
  const draft = rounds.find((each) => each.status === 'DRAFT');
  const due = publishedAt({ ...tournament, startsAt: at });
  if (status !== 'RUNNING' || draft === undefined || isHeld(tournament) || !isDue(due, at)) {
    return NOTHING;
  }
  const { round, forbidden, byesFor } = draft;
  const ready = await toPublish(tournament, means, draft);
  if (!('problems' in ready)) {
    const { random } = means.deps;
    return publishing(tournament, { round, rounds: ready, startsAt: at, random });
  }
  // edited drafts are for staff to fix; drawn ones are redrawn
  if (rounds.some((each) => each.status === 'DRAFT' && each.report.edited)) return NOTHING;
  const drafts = await draw(tournament, means, { round, forbidden, byesFor });
  return 'problems' in drafts
    ? NOTHING
    : draftEvents(tournament, secret, { asked: { round, forbidden, byesFor }, drafts });
};

/** Finalizes a tournament when the time for appeals has passed, and none is open. */
export const finalize: ProgressStep = (tournament, { at, secret }: Means) => {
  const { status } = tournament;
  const due = appealsUntil(tournament);
  return status === 'FINISHED' && !hasOpenAppeals(tournament) && isDue(due, at)
    ? [{ type: 'TournamentFinalized', secret: toHex(secret) }]
    : NOTHING;
};
