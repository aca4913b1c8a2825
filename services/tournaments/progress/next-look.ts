import { isResolved } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { iso } from '../../platform/time/duration.ts';
import { hasOpenAppeals, isHeld } from './appeals.ts';
import { deadlineOf } from './deadlines.ts';
import { beginsAt, publishedAt } from './rounds.ts';
import { areEnough } from './start.ts';
import { before, later } from './times.ts';
import { warnedNext } from './warnings.ts';

/**
 * The time of the next look at a tournament, ISO 8601; `undefined` if nothing of it depends on
 * time. What waits for people, such as players or decisions, goes on with their acts.
 */
export function nextLook(tournament: Tournament): string | undefined {
  const times = timesOf(tournament).map(iso);
  return times.reduce<string | undefined>(
    (first, time) => (first === undefined || time < first ? time : first),
    undefined,
  );
}

function timesOf(tournament: Tournament): readonly string[] {
  const { status, regulations, finishedAt } = tournament;
  const { registration, checkIn, startsAt, appeals } = regulations;
  switch (status) {
    case 'ANNOUNCED':
      return registration.opensAt === undefined ? [] : [registration.opensAt];
    case 'REGISTRATION':
      if (startsAt !== undefined && checkIn) return [before(startsAt, checkIn.opens)];
      return startOf(tournament);
    case 'CHECK_IN':
      return startOf(tournament);
    case 'RUNNING':
      return ofRounds(tournament);
    case 'FINISHED':
      if (finishedAt === undefined || hasOpenAppeals(tournament)) return [];
      return [later(finishedAt, appeals.window)];
    default:
      return [];
  }
}

const startOf = (tournament: Tournament): readonly string[] => {
  const { startsAt } = tournament.regulations;
  return startsAt === undefined || !areEnough(tournament) ? [] : [startsAt];
};

const ofRounds = (tournament: Tournament): readonly string[] =>
  tournament.rounds.flatMap((round) => {
    if (round.status === 'PUBLISHED') return beginsAt(tournament, round) ?? [];
    if (round.status === 'DRAFT') {
      if (isHeld(tournament)) return [];
      const at = publishedAt({ ...tournament, startsAt: tournament.updatedAt });
      return at === undefined ? [] : [at];
    }
    if (round.status !== 'RUNNING') return [];
    return round.pods
      .filter((pod) => !isResolved(pod) && pod.held !== true)
      .flatMap((pod) => [deadlineOf(round, pod) ?? [], warnedNext(round, pod) ?? []].flat());
  });
