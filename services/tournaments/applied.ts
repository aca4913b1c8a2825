import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import { evolve } from '../../shared/tournaments/evolve/evolve.ts';
import type { Tournament } from '../../shared/tournaments/record/tournament.ts';
import { laterOf } from '../platform/time/duration.ts';

/** A tournament as it will be once these events are stored, all of them in the commit after the one it stands at. */
export const applied = (
  tournament: Tournament,
  events: readonly TournamentEvent[],
  at: string,
): Tournament => ({
  ...evolve(tournament, {
    stream: tournament.id,
    version: tournament.version + 1,
    at: laterOf(at, tournament.updatedAt),
    events,
  }),
  // more of the same commit may follow
  version: tournament.version,
});
