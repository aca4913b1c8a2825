import { createHash } from 'node:crypto';
import { spell } from '../../matches/commands/ids.ts';
import type { Ticket, TicketName } from '../../storage/contract.ts';

const LENGTH = 26;

const idOf = (parts: readonly unknown[]): string =>
  spell(createHash('sha256').update(JSON.stringify(parts)).digest(), LENGTH);

/** The id of a ticket, as clients know it. */
export const ticketId = ({ queue, account, since }: Pick<Ticket, 'queue' | 'account' | 'since'>) =>
  idOf(['ticket', queue, account, since]);

/** The id of the match that these tickets lead to: whoever finds the same table finds the same match. */
export const findId = (queue: string, tickets: readonly TicketName[]): string =>
  idOf([
    'match',
    queue,
    ...tickets.map(({ account, since, round }) => [account, since, round]).toSorted(),
  ]);
