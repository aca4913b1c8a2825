import type { Ticket, Tickets } from '../../../platform/storage/contract.ts';
import { seatRefusal } from '../../seating/may-sit.ts';
import type { Opening } from '../../seating/opening.ts';
import { queueOf, speedOf } from './queue.ts';

/** The opening that a new ticket is to others: who waits in the queue already needs no news of it. */
export const openingOf = (
  { account: by, queue, since }: Ticket,
  tickets: Pick<Tickets, 'find'>,
): Opening => ({
  ...{ id: `${queue}@${since}`, type: 'lobby.queue.joined', by },
  ...{ gameId: queueOf(queue).gameId, speed: speedOf(queue) },
  admits: async (comer) =>
    seatRefusal('queue', { table: { seats: [] }, comer, facts: {} }) === undefined &&
    (await tickets.find(queue, comer.account)) === undefined,
});
