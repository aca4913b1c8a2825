import { isResolved } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { deadlineOf } from './deadlines.ts';
import { beginsAt, publishedAt } from './rounds.ts';
import { before, later } from './times.ts';
import { warnedNext } from './warnings.ts';

/** When a tournament is to be looked at again, ISO 8601; `undefined` where nothing of it goes by time. */
export function nextLook(tournament: Tournament): string | undefined {
  const times = timesOf(tournament).map((time) => new Date(Date.parse(time)).toISOString());
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
      if (startsAt === undefined) return [];
      return [checkIn ? before(startsAt, checkIn.opens) : startsAt];
    case 'CHECK_IN':
      return startsAt === undefined ? [] : [startsAt];
    case 'RUNNING':
      return ofRounds(tournament);
    case 'FINISHED':
      return finishedAt === undefined ? [] : [later(finishedAt, appeals.window)];
    default:
      return [];
  }
}

const ofRounds = (tournament: Tournament): readonly string[] =>
  tournament.rounds.flatMap((round) => {
    if (round.status === 'PUBLISHED') return beginsAt(tournament, round) ?? [];
    if (round.status === 'DRAFT') {
      const at = publishedAt({ ...tournament, startsAt: tournament.updatedAt });
      return at === undefined ? [] : [at];
    }
    if (round.status !== 'RUNNING') return [];
    return round.pods
      .filter((pod) => !isResolved(pod) && pod.held !== true)
      .flatMap((pod) => [deadlineOf(round, pod) ?? [], warnedNext(round, pod) ?? []].flat());
  });
