import limit from 'p-limit';
import { createNotifier, type NotifierParts } from '../../notifications/attention/notifier.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import type { Notify } from '../directing-contract.ts';

/** Number of accounts notified in parallel. */
const SIDE_BY_SIDE = 20;

/** Notifies accounts of events in tournaments, by their preferences. */
export function eventNotifier(parts: NotifierParts): Notify {
  const hear = createNotifier(parts);
  const some = limit(SIDE_BY_SIDE);
  return async ({ tournament, news: { gameId, speed, data, ...news }, to }) => {
    const stream = tournamentStream(tournament);
    const told = to.map(({ account, pod }) =>
      some(() => {
        const its = { ...data, ...(pod !== undefined && { pod }) };
        return hear({ account, stream, gameId, speed, news: { ...news, data: its } });
      }),
    );
    await Promise.all(told);
  };
}
