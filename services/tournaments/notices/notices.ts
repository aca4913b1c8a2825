import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { EventNotice } from '../directing-contract.ts';
import { limitsOf, type TimeControl } from '../../matches/terms/time-control.ts';
import { iso } from '../../platform/time/duration.ts';
import type { TournamentCommit, TournamentRecord } from '../record/tournament-record.ts';
import { versionShown } from '../views/versions.ts';
import { ofActs } from './acts.ts';
import { ofPlayers } from './players.ts';
import { ofRounds } from './rounds.ts';
import type { EventNotification } from './recipients.ts';

/**
 * The notifications of a commit, for recipients determined now; drafts, notes and reasons stay out.
 * Repeatable: the result is the same as long as no one has come or gone.
 */
export function noticesOf(
  record: Pick<TournamentRecord, 'tournament' | 'version' | 'hidden'>,
  commit: Pick<TournamentCommit, 'version' | 'at' | 'body'>,
): readonly EventNotice[] {
  const { tournament } = record;
  const { at, body } = commit;
  const version = versionShown(record, commit.version);
  const { id, regulations } = tournament;
  const { game, timeControl } = regulations;
  const { speed } = limitsOf(timeControl as TimeControl);
  return heardOf(tournament, body.events).flatMap(
    ({ to, until, ...heard }): readonly EventNotice[] => {
      if (to.length === 0) return [];
      // events that are over already are sent without a time limit
      const by = until !== undefined && Date.parse(until) > Date.parse(at) ? until : undefined;
      const news = { ...heard, version, at, gameId: game.id, speed, ...(by && { until: iso(by) }) };
      return [{ tournament: id, news, to }];
    },
  );
}

const heardOf = (
  tournament: Tournament,
  events: readonly TournamentEvent[],
): readonly EventNotification[] => [
  ...ofPlayers(tournament, events),
  ...ofRounds(tournament, events),
  ...ofActs(tournament, events),
];
