import { definedFields } from '../../http/defined-fields.ts';
import { actorOf, type Handlers } from '../call.ts';
import { shownEach } from '../shown-each.ts';
import { write } from '../write.ts';

/** Waiting for others to play with. */
export const queues: Handlers<'listQueues' | 'listQueueTickets'> = {
  async listQueues(call) {
    const found = await call.queues.queues(call.viewer, definedFields(call.query));
    return {
      body: {
        items: await shownEach(call, found, {
          named: ({ gameId }) => gameId,
          show: (each) => write('Queue', each, call),
        }),
      },
    };
  },

  async listQueueTickets(call) {
    const found = await call.queues.tickets(actorOf(call));
    return {
      body: {
        items: await shownEach(call, found, {
          named: ({ id }) => id,
          show: (each) => write('QueueTicket', each, call),
        }),
      },
    };
  },
};
