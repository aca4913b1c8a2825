import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { after, millisecondsOf } from '../../time/duration.ts';
import { auditing } from '../audit.ts';

/** The publication of a round; what staff did to its draft enters the audit with it. */
export function publishing(
  tournament: Tournament,
  { round, startsAt, deadline }: { round: number; startsAt: string; deadline?: string | undefined },
): readonly TournamentEvent[] {
  const { length } = tournament.regulations.rounds;
  const lasts = length === undefined ? undefined : millisecondsOf(length);
  const until = deadline ?? (lasts === undefined ? undefined : after(startsAt, lasts));
  return [
    {
      type: 'RoundPublished',
      round,
      startsAt,
      ...(until !== undefined && { deadline: until }),
    },
    ...auditing(tournament, roundOf(tournament, round)?.edits ?? []),
  ];
}
