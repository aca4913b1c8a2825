import { idOf } from '../../../platform/requests/command-ids.ts';
import type { Ticket, TicketName } from '../../../platform/storage/contract.ts';

/** The id of a ticket, as clients know it. */
export const ticketId = ({ queue, account, since }: Pick<Ticket, 'queue' | 'account' | 'since'>) =>
  idOf(['ticket', queue, account, since]);

/**
 * Builds the id of the match that these tickets lead to: workers who find the same table find the
 * same match.
 */
export const findId = (queue: string, tickets: readonly TicketName[]): string =>
  idOf([
    'match',
    queue,
    ...tickets.map(({ account, since, round }) => [account, since, round]).toSorted(),
  ]);
