import { createQueues } from '../../../services/matches/lobby/queues/index.ts';
import type { StrengthOf } from '../../../services/matches/lobby/queues/parts.ts';
import { catalogue } from '../../../services/matches/terms/games.ts';
import { strengthsIn } from '../../../services/matches/lobby/queues/strength.ts';
import { namesOn } from '../../../services/accounts/names/account-names.ts';
import { ratingsOn } from '../../../services/accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../../../services/accounts/reliability/account-reliability.ts';
import type { Tickets } from '../../../services/platform/storage/contract.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import type { Hall, Time } from '../../matches/hall.ts';

/** The queues of one process. */
export const queuesIn = (
  { matches, store }: Hall,
  now: Time,
  {
    tickets = store.tickets,
    strengthOf = strengthsIn(ratingsOn(store, now)),
  }: { tickets?: Tickets; strengthOf?: StrengthOf } = {},
) =>
  createQueues({
    tickets,
    strengthOf,
    accounts: store.accounts,
    wakeUps: store.wakeUps,
    index: store.summaries,
    games: catalogue([secretNumbers]),
    matches,
    names: namesOn(store.accounts, now),
    reliability: reliabilityOn(store, now),
    now,
  });

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
export function dyingAfter(tickets: Tickets, after: number): Tickets & { died(): boolean } {
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
