import { instead } from '../../../services/platform/instead.ts';
import { createApp, type App } from '../../../services/app/app.ts';
import type { Store, Tickets } from '../../../services/platform/storage/contract.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import type { Hall, Time } from '../../matches/hall.ts';

/** The members of a process that a test replaces. */
type Replaced = Partial<Pick<Store, 'tickets'> & Pick<App['ratings'], 'strength'>>;

/** The queues of one process. */
export function queuesIn(
  { app, matches, store: { tickets: stored, ...store } }: Hall,
  now: Time,
  { tickets = stored, ...strength }: Replaced = {},
) {
  const ratings = instead(app.ratings, strength);
  const games = [secretNumbers];
  return createApp({ games, matches, now, ratings, store: { ...store, tickets } }).queues;
}

/** Thrown where a process dies. */
export class KilledError extends Error {}

const writes = [
  'add',
  'claim',
  'confirm',
  'release',
  'close',
  'remove',
  'decide',
  'note',
  'putJoins',
] as const;

/** Tickets of a process that dies right after this number of its writes. */
export function ticketsFailingAfter(
  tickets: Tickets,
  after: number,
): Tickets & { died(): boolean } {
  let made = 0;
  const counting =
    <A extends readonly unknown[], R>(write: (...of: A) => Promise<R>) =>
    async (...of: A): Promise<R> => {
      if (made >= after) throw new KilledError();
      const result = await write(...of);
      made += 1;
      if (made >= after) throw new KilledError();
      return result;
    };
  const dying = { ...tickets };
  for (const name of writes) Object.assign(dying, { [name]: counting(tickets[name] as never) });
  return { ...dying, died: () => made >= after };
}
